//! Positions laid by hand.
//!
//! A position is a setup: tiles with figures on the table (`start`), points (`scores`), who begins (`first`), what is left in
//! the bag (`bag`) and, here only, the tile that is drawn first (`next`). So the engine itself says what is possible: an edit
//! changes the setup, and [`Rules`] are made of it. What the edit made impossible elsewhere is mended, as it would be at a
//! table: whoever stands in a city that is complete now goes home, and the bag holds no more than there is.

use std::collections::BTreeMap;

use aude_engine::{
    Action, Design, Figure, Flaw, Pos, Rules, SegmentName, Setup, SetupError, Spot, StartFigure, StartTile, State,
    tile::Kind,
};
use aude_protocol::{read_setup, setup_message};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{
    feature::{places, spot_at},
    flaw::problem,
    look::Moment,
    table::Table,
    view::{Ask, Choice, Form, Point, Problem, Square, Text, TileCount, View},
    words::{Words, pos, square},
};

/// A change of a position.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Edit {
    /// A tile is laid.
    Tile {
        /// Which.
        tile: String,
        /// Where.
        at: Square,
        /// Clockwise quarter turns.
        turn: u8,
    },
    /// A tile is turned to the next way it fits. Figures on it are taken off.
    Turn {
        /// Which.
        at: Square,
    },
    /// A tile is taken away with all that stands on it.
    Take {
        /// Which.
        at: Square,
    },
    /// A figure is put on the segment under a point; one of that kind that is there already is taken off.
    Figure {
        /// Whose.
        owner: usize,
        /// Which.
        figure: String,
        /// Where.
        point: Point,
    },
    /// The fairy joins the followers on a tile, one after the other, or leaves.
    Fairy {
        /// Which tile.
        at: Square,
    },
    /// The tower on a tile gets a height.
    Tower {
        /// Which tile.
        at: Square,
        /// How high.
        height: u32,
    },
}

/// A position being laid.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Sketch {
    /// The position as a setup.
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub setup: Json,
    /// How it looks. Where a tile is held, what is asked is where it goes.
    pub view: View,
    /// The tiles in play, and how many of each do not lie on the table.
    pub stock: Vec<TileCount>,
    /// How many of each are in the bag.
    pub bag: Vec<TileCount>,
    /// The figures that can be put on the table.
    pub figures: Vec<String>,
    /// Whether there is a fairy.
    pub fairy: bool,
    /// Whether there are towers.
    pub towers: bool,
    /// Figures that the edit sent home.
    pub gone: u32,
    /// Why it cannot be played yet; nothing if it can.
    pub problems: Vec<Problem>,
}

/// Makes an edit, if there is one, and shows what came of it. `held` is a tile that somebody is about to lay. What cannot be done
/// is a problem with the field `edit` and the name of a message (`edit-…` in `locales/*/web-editor.ftl`).
pub fn sketch(
    message: &Map<String, Json>,
    colours: &[usize],
    edit: Option<&Edit>,
    held: Option<&str>,
) -> Result<Sketch, Problem> {
    let mut message = message.clone();
    let next = message.remove("next");
    let (setup, seed) = read_setup(&message).map_err(problem)?;
    let mut draft = Draft::of(setup)?;
    if let Some(edit) = edit {
        draft.make(edit)?;
    }
    let before = draft.figures();
    let rules = draft.settle().map_err(|error| if edit.is_some() { refusal(error) } else { problem(error) })?;
    let gone = before - draft.figures();
    if let Some(why) = draft.refused.take().filter(|_| gone > 0) {
        return Err(why);
    }
    let state = rules.start();
    let mut setup = setup_message(&draft.setup, seed.unwrap_or(0));
    if seed.is_none() {
        setup.as_object_mut().map(|object| object.remove("seed"));
    }
    let stock = draft.stock();
    // A tile that is drawn next must be in the bag.
    let next = next.filter(|tile| draft.in_bag().get(tile.as_str().unwrap_or_default()) > Some(&0));
    if let Some(next) = next {
        setup["next"] = next;
    }
    let problems = if draft.in_bag().values().all(|n| *n == 0) {
        vec![problem(SetupError::new("bag", Flaw::NothingToDraw))]
    } else {
        Table::check(&without_next(&setup))
    };
    let moment = Moment { rules: &rules, state: &state, names: &draft.setup.players, colours, steps: &[], lines: 0 };
    let mut view = moment.view();
    let counted = |counts: BTreeMap<String, u32>| counts.into_iter().map(|(tile, n)| TileCount { tile, n }).collect();
    let bag = draft.in_bag();
    view.left = bag.values().sum();
    view.ask = held.filter(|tile| stock.get(*tile) > Some(&0)).and_then(|tile| ask(&rules, &state, tile));
    let figures = rules.figures().filter(|figure| !figure.is_token()).map(|figure| figure.name().into()).collect();
    Ok(Sketch {
        setup,
        view,
        stock: counted(stock),
        bag: counted(bag),
        figures,
        fairy: rules.choices().toggle("fairy"),
        towers: rules.figures().any(|figure| figure == Figure::TowerPiece),
        gone: gone as u32,
        problems,
    })
}

fn without_next(setup: &Json) -> Map<String, Json> {
    let mut object = setup.as_object().cloned().unwrap_or_default();
    object.remove("next");
    object
}

/// Why an edit cannot be made.
fn refusal(error: SetupError) -> Problem {
    match error.field.rsplit_once("].") {
        Some((_, "tower")) => no("edit-no-tower"),
        Some((_, "at" | "tile" | "turn")) => no("edit-no-fit"),
        None if error.field == "start" => no("edit-last-tile"),
        _ => problem(error),
    }
}

fn no(id: &str) -> Problem {
    Problem::plain("edit", id)
}

/// Where a tile can be laid.
fn ask(rules: &Rules, state: &State, tile: &str) -> Option<Ask> {
    let design = rules.design(tile)?;
    let words = Words::new(rules, state);
    let choice = |(index, placement): (usize, aude_engine::Placement)| Choice {
        index: index as u32,
        verb: "place-tile".into(),
        form: Form::Tile { tile: tile.into(), at: square(placement.at()), turn: placement.turn(), bridge: None },
        label: words.label(Action::PlaceTile(design, placement)),
        detail: None,
    };
    Some(Ask {
        player: state.player(),
        phase: "place-tile".into(),
        question: Text::new("ask-tile"),
        tile: Some(tile.into()),
        choices: places(rules, state, design).into_iter().enumerate().map(choice).collect(),
    })
}

/// A setup that is being changed.
struct Draft {
    setup: Setup,
    /// How many there are of each tile in play.
    whole: BTreeMap<String, u32>,
    /// Why a figure cannot stand where it was put last.
    refused: Option<Problem>,
}

impl Draft {
    fn of(mut setup: Setup) -> Result<Self, Problem> {
        setup.draw = None;
        let empty = Setup { start: Some(Vec::new()), bag: None, scores: Vec::new(), ..setup.clone() };
        let rules = Rules::new(&empty).map_err(problem)?;
        let state = rules.start();
        let count = |(design, tile): (Design, &'static aude_engine::tile::Tile)| {
            // Nobody draws tiles of a fixed layout, but they can lie on the table.
            (tile.id.to_string(), state.in_bag(design) as u32 + u32::from(tile.at.is_some()))
        };
        let whole = rules.tiles().filter(|(_, tile)| !tile.held).map(count).collect();
        if setup.start.is_none() {
            let usual = Rules::new(&Setup { bag: None, ..setup.clone() }).map_err(problem)?;
            setup.start = Some(start_of(&usual, &usual.start()));
        }
        Ok(Self { setup, whole, refused: None })
    }

    fn start(&mut self) -> &mut Vec<StartTile> {
        self.setup.start.get_or_insert_default()
    }

    fn laid(&mut self, at: Square) -> Result<&mut StartTile, Problem> {
        let at = pos(at);
        self.start().iter_mut().find(|tile| Some(tile.at) == at).ok_or_else(|| no("edit-no-tile"))
    }

    /// How many figures stand on the table.
    fn figures(&self) -> usize {
        self.setup.start.iter().flatten().map(|tile| tile.figures.len()).sum()
    }

    /// How many of each tile do not lie on the table.
    fn stock(&self) -> BTreeMap<String, u32> {
        let mut stock = self.whole.clone();
        for tile in self.setup.start.iter().flatten() {
            if let Some(n) = stock.get_mut(&tile.tile) {
                *n = n.saturating_sub(1);
            }
        }
        stock
    }

    /// What is in the bag: all that is left, if nothing else was said.
    fn in_bag(&self) -> BTreeMap<String, u32> {
        let mut bag = self.stock();
        for (tile, n) in &mut bag {
            let drawn = aude_engine::tile::find(tile).is_some_and(|tile| tile.at.is_none());
            let wanted = self.setup.bag.as_ref().map_or(*n, |bag| bag.get(tile).copied().unwrap_or(0));
            *n = if drawn { wanted.min(*n) } else { 0 };
        }
        bag
    }

    fn make(&mut self, edit: &Edit) -> Result<(), Problem> {
        match edit {
            Edit::Tile { tile, at, turn } => {
                let at = pos(*at).ok_or_else(|| no("edit-no-fit"))?;
                if self.stock().get(tile).is_none_or(|n| *n == 0) {
                    return Err(no("edit-none-left"));
                }
                self.start().push(StartTile { tile: tile.clone(), at, turn: *turn, ..StartTile::default() });
            }
            Edit::Turn { at } => return self.turn(*at),
            Edit::Take { at } => {
                self.laid(*at)?;
                let at = pos(*at);
                self.start().retain(|tile| Some(tile.at) != at);
            }
            Edit::Figure { owner, figure, point } => return self.put(*owner, figure, *point),
            Edit::Fairy { at } => {
                let at = pos(*at);
                let followers = |tile: &StartTile| tile.figures.iter().filter(|f| f.figure.is_follower()).count();
                let here = self.start().iter().find(|tile| Some(tile.at) == at);
                let many = here.map_or(0, followers);
                if many == 0 {
                    return Err(no("edit-no-follower"));
                }
                let now =
                    here.and_then(|tile| tile.figures.iter().filter(|f| f.figure.is_follower()).position(|f| f.fairy));
                let then = now.map_or(0, |n| n + 1);
                for tile in self.start() {
                    let here = Some(tile.at) == at;
                    let followers = tile.figures.iter_mut().filter(|f| f.figure.is_follower());
                    followers.enumerate().for_each(|(i, figure)| figure.fairy = here && i == then);
                }
            }
            Edit::Tower { at, height } => self.laid(*at)?.tower = *height,
        }
        Ok(())
    }

    /// Turns a tile to the next way it fits.
    fn turn(&mut self, at: Square) -> Result<(), Problem> {
        let number = {
            let at = pos(at);
            self.start().iter().position(|tile| Some(tile.at) == at).ok_or_else(|| no("edit-no-tile"))?
        };
        let was = self.start()[number].turn;
        self.start()[number].figures.clear();
        for by in 1..4 {
            self.start()[number].turn = (was + by) % 4;
            if self.fits() {
                return Ok(());
            }
        }
        Err(no("edit-no-turn"))
    }

    /// Whether the tiles fit each other.
    fn fits(&self) -> bool {
        let mut start = self.setup.start.clone().unwrap_or_default();
        for tile in &mut start {
            tile.figures.clear();
        }
        let bare = Setup { start: Some(start), bag: None, ..self.setup.clone() };
        Rules::new(&bare).is_ok()
    }

    fn put(&mut self, owner: usize, figure: &str, point: Point) -> Result<(), Problem> {
        let figure = Figure::from_name(figure).ok_or_else(|| no("edit-not-here"))?;
        let rules = self.settle().map_err(problem)?;
        let state = rules.start();
        let spot = spot_at(&rules, &state, point).ok_or_else(|| no("edit-no-tile"))?;
        let laid = state.tile_at(spot.at).ok_or_else(|| no("edit-no-tile"))?;
        let tile = rules.tile(laid.tile);
        if spot.segment as usize >= tile.segments.len() {
            return Err(no("edit-not-here"));
        }
        let name = SegmentName::of(tile, spot.segment as usize, laid.turn);
        let turn = laid.turn;
        let here = self.laid(square(spot.at))?;
        let segment = |f: &StartFigure| f.segment.find(tile, turn).ok();
        let there = here
            .figures
            .iter()
            .position(|f| f.owner == owner && f.figure == figure && segment(f) == Some(spot.segment as usize));
        if let Some(there) = there {
            here.figures.remove(there);
            return Ok(());
        }
        here.figures.push(StartFigure { owner, figure, segment: name.clone(), fairy: false });
        // Why the engine would refuse it, in words that can be translated.
        let complete = name.kind != Kind::Field && is_complete(&rules, &state, spot);
        let why = match figure {
            _ if owner >= rules.players() => "edit-not-here",
            _ if state.supply_of(owner, figure) == 0 => "edit-no-figure",
            _ if complete => "edit-complete",
            _ if figure.needs_company() => "edit-company",
            _ => "edit-not-here",
        };
        self.refused = Some(no(why));
        Ok(())
    }

    /// The rules of the position. Figures that cannot be where they are go home, and the bag holds no more than is left.
    fn settle(&mut self) -> Result<Rules, SetupError> {
        if self.setup.bag.is_some() {
            let mut bag = self.in_bag();
            bag.retain(|_, n| *n > 0);
            self.setup.bag = Some(bag);
        }
        loop {
            // Whoever lays tiles may lay them in any order: rivers are not looked ahead of where the bag is given.
            let mut bag = self.in_bag();
            bag.retain(|_, n| *n > 0);
            let bag = (!bag.is_empty()).then_some(bag);
            match Rules::new(&Setup { bag, ..self.setup.clone() }) {
                Ok(rules) => return Ok(rules),
                Err(error) => {
                    let Some((tile, figure)) = figure_at_fault(&error.field) else { return Err(error) };
                    self.start()[tile].figures.remove(figure);
                }
            }
        }
    }
}

/// The figure a fault is about: `start[3].figures[0]`.
fn figure_at_fault(field: &str) -> Option<(usize, usize)> {
    let (tile, figure) = field.strip_prefix("start[")?.strip_suffix(']')?.split_once("].figures[")?;
    Some((tile.parse().ok()?, figure.parse().ok()?))
}

/// The tile that does not fit: `start[3].at`.
fn tile_at_fault(field: &str) -> Option<usize> {
    field.strip_prefix("start[")?.strip_suffix("].at")?.parse().ok()
}

fn is_complete(rules: &Rules, state: &State, spot: Spot) -> bool {
    state.features(rules).iter().any(|feature| feature.complete && feature.segments.contains(&spot))
}

/// What lies on the table, as a setup says it: abbeys, bridges and castles cannot be set up.
fn start_of(rules: &Rules, state: &State) -> Vec<StartTile> {
    let towers: BTreeMap<Pos, u32> = state.towers().into_iter().collect();
    let fairy = state.fairy_with();
    let tiles = state.tiles().filter(|laid| !rules.tile(laid.tile).held);
    let lay = |laid: aude_engine::TileOnTable| {
        let tile = rules.tile(laid.tile);
        let here = state.figures().filter(|f| f.spot.at == laid.at && (f.spot.segment as usize) < tile.segments.len());
        let figure = |f: aude_engine::FigureOnTable| StartFigure {
            owner: f.owner,
            figure: f.figure,
            segment: SegmentName::of(tile, f.spot.segment as usize, laid.turn),
            fairy: f.figure.is_follower() && fairy == Some((f.owner, f.spot)),
        };
        StartTile {
            tile: tile.id.into(),
            at: laid.at,
            turn: laid.turn,
            figures: here.map(figure).collect(),
            tower: towers.get(&laid.at).copied().unwrap_or(0),
        }
    };
    tiles.map(lay).collect()
}

impl Table {
    /// What the game was set up from, without its seed.
    pub fn setup(&self) -> Json {
        let mut setup = setup_message(self.game().setup(), 0);
        setup.as_object_mut().map(|object| object.remove("seed"));
        setup
    }

    /// The position after so many actions as a setup for [`sketch`]. What cannot be set up is left out.
    pub fn position(&self, moves: u32) -> Json {
        let state = self.replay(moves as usize, |_, _, _, _| {});
        let rules = self.game().rules();
        let players = rules.players();
        let in_bag = |(design, tile): (Design, &'static aude_engine::tile::Tile)| {
            let n = state.in_bag(design) + usize::from(state.tile() == Some(design));
            (n > 0).then(|| (tile.id.to_string(), n as u32))
        };
        let mut setup = Setup {
            first: state.player(),
            start: Some(start_of(rules, &state)),
            scores: (0..players).map(|player| state.score(player)).collect(),
            draw: None,
            bag: Some(rules.tiles().filter_map(in_bag).collect()),
            ..self.game().setup().clone()
        };
        // Without its bridge a tile may not fit.
        while let Err(error) = Rules::new(&setup)
            && let Some(tile) = tile_at_fault(&error.field)
        {
            setup.start.get_or_insert_default().remove(tile);
        }
        let mut setup = setup_message(&setup, 0);
        setup.as_object_mut().map(|object| object.remove("seed"));
        if let Some(tile) = state.tile() {
            setup["next"] = json!(rules.tile(tile).id);
        }
        setup
    }
}
