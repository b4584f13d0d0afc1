//! The position editor.
//!
//! The editor has no model of its own. A position is a setup: tiles with what stands on them (`start`), points
//! (`scores`), what players hold, who begins (`first`), the bag (`bag`) and, only here, the tile drawn first
//! (`next`). An edit changes the setup, and [`Rules`] check it.
//!
//! An edit may make something else impossible: a city is complete now, or the bag has too many tiles. The field
//! named by the error is then repaired: figures go home, an abbey goes with the tiles around it, tiles leave the
//! bag.
//!
//! The places for the selected tile, figure or token are the choices of a decision, so the page shows them as in a
//! game.

mod draft;
mod fault;
mod tool;

use std::collections::BTreeMap;

use aude_engine::{Figure, Flaw, Rules, SetupError, State};
use aude_protocol::{read_setup, setup_message};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use serde_json::{Map, Value as Json, json};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{
    flaw::problem,
    look::Moment,
    table::Table,
    view::{Point, Problem, Square, TileCount, View},
};
use draft::Draft;
pub use tool::Tool;

/// A change of a position.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(TS), ts(tag = "do", rename_all = "kebab-case"))]
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
    /// The same for a segment.
    Stand {
        /// Whose.
        owner: usize,
        /// Which.
        figure: String,
        /// The square of its tile.
        at: Square,
        /// The number of the segment on its tile.
        segment: u8,
    },
    /// The fairy joins the followers on a tile, one after the other, then stands there alone, then leaves.
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
    /// A bridge is laid over a tile, or taken off where it lies.
    Bridge {
        /// Whose.
        owner: usize,
        /// Which tile.
        at: Square,
        /// `ns` or `ew`.
        axis: String,
    },
    /// A small city that is complete becomes a castle with a follower in it, then one that has scored, then a city again.
    Castle {
        /// Whose.
        owner: usize,
        /// The square of one of its halves.
        at: Square,
        /// The number of the segment on its tile.
        segment: u8,
    },
    /// An abbey is laid.
    Abbey {
        /// Whose.
        owner: usize,
        /// Where.
        at: Square,
    },
    /// What a part adds to a position is something else: where the dragon is, who is held prisoner …
    Set {
        /// Its name in setups.
        field: String,
        /// Its value there; null where there is none.
        #[cfg_attr(feature = "types", ts(type = "unknown"))]
        value: Json,
    },
}

/// The fields of all edits and tools. The engine for browsers takes four times as many bytes if they are read one variant at a time.
#[derive(Deserialize)]
struct Fields {
    r#do: String,
    tile: Option<String>,
    at: Option<Square>,
    turn: Option<u8>,
    owner: Option<usize>,
    figure: Option<String>,
    point: Option<Point>,
    segment: Option<u8>,
    height: Option<u32>,
    axis: Option<String>,
    field: Option<String>,
    value: Option<Json>,
}

impl Fields {
    fn edit(self) -> Option<Edit> {
        Some(match self.r#do.as_str() {
            "tile" => Edit::Tile { tile: self.tile?, at: self.at?, turn: self.turn? },
            "turn" => Edit::Turn { at: self.at? },
            "take" => Edit::Take { at: self.at? },
            "figure" => Edit::Figure { owner: self.owner?, figure: self.figure?, point: self.point? },
            "stand" => Edit::Stand { owner: self.owner?, figure: self.figure?, at: self.at?, segment: self.segment? },
            "fairy" => Edit::Fairy { at: self.at? },
            "tower" => Edit::Tower { at: self.at?, height: self.height? },
            "bridge" => Edit::Bridge { owner: self.owner?, at: self.at?, axis: self.axis? },
            "castle" => Edit::Castle { owner: self.owner?, at: self.at?, segment: self.segment? },
            "abbey" => Edit::Abbey { owner: self.owner?, at: self.at? },
            "set" => Edit::Set { field: self.field?, value: self.value.unwrap_or_default() },
            _ => return None,
        })
    }
}

impl<'de> Deserialize<'de> for Edit {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Fields::deserialize(from)?.edit().ok_or_else(|| D::Error::custom("no such edit, or a field of it is missing"))
    }
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
    /// Those among them that can be prisoners or guests: followers.
    pub followers: Vec<String>,
    /// How many pieces of towers each player begins with.
    pub tower_pieces: u32,
    /// What else this game has that can be set up: `fairy`, `tower`, `bridge`, `castle`, `abbey`, `dragon` (once it is there), `prisoners`,
    /// `quarters`, `goods`, `king`, `robber`.
    pub things: Vec<String>,
    /// Figures and things that the edit sent home.
    pub gone: u32,
    /// Why it cannot be played yet; nothing if it can.
    pub problems: Vec<Problem>,
}

/// Makes an edit, if there is one, and shows what came of it. `held` is what somebody is about to lay. What cannot be done is a
/// problem, with the field `edit` and the name of a message (`edit-…` in `locales/*/web-editor.ftl`) where it has no text of its own.
pub fn sketch(
    message: &Map<String, Json>,
    colours: &[usize],
    edit: Option<&Edit>,
    held: Option<&Tool>,
) -> Result<Sketch, Problem> {
    let mut message = message.clone();
    let next = message.remove("next");
    let (setup, seed) = read_setup(&message).map_err(problem)?;
    let mut draft = Draft::of(setup)?;
    if let Some(edit) = edit {
        draft.make(edit)?;
    }
    let before = draft.pieces();
    let rules = match draft.settle() {
        Ok(rules) => rules,
        Err(error) if edit.is_some() => return Err(draft.refused.take().unwrap_or_else(|| refusal(error))),
        Err(error) => return Err(problem(error)),
    };
    let gone = before - draft.pieces();
    if let Some(why) = draft.refused.take().filter(|_| gone > 0 && !matches!(edit, Some(Edit::Bridge { .. }))) {
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
    view.ask = held.and_then(|tool| tool.ask(&rules, &state, &view.pieces, &draft));
    let named = |which: fn(&Figure) -> bool| rules.figures().filter(which).map(|figure| figure.name().into()).collect();
    Ok(Sketch {
        setup,
        view,
        stock: counted(stock),
        bag: counted(bag),
        figures: named(|figure| !figure.is_token()),
        followers: named(|figure| figure.is_follower()),
        tower_pieces: rules.choices().count(Figure::TowerPiece.name()),
        things: things(&rules, &state),
        gone: gone as u32,
        problems,
    })
}

/// What can be set up beside tiles and figures.
fn things(rules: &Rules, state: &State) -> Vec<String> {
    let has = |figure: Figure| rules.figures().any(|it| it == figure);
    let on = |toggle: &str| rules.choices().toggle(toggle);
    let all = [
        ("fairy", on("fairy")),
        ("tower", on("tower")),
        ("prisoners", on("tower") && rules.players() > 1),
        ("bridge", has(Figure::Bridge)),
        ("castle", has(Figure::Castle)),
        ("abbey", has(Figure::Abbey)),
        ("dragon", state.dragon().is_some()),
        ("quarters", on("count")),
        ("goods", on("goods")),
        ("king", on("king")),
        ("robber", on("robber")),
    ];
    all.into_iter().filter(|(_, there)| *there).map(|(name, _)| name.into()).collect()
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
        _ => problem(error),
    }
}

fn no(id: &str) -> Problem {
    Problem::plain("edit", id)
}

impl Table {
    /// What the game was set up from, without its seed.
    pub fn setup(&self) -> Json {
        let mut setup = setup_message(self.game().setup(), 0);
        setup.as_object_mut().map(|object| object.remove("seed"));
        setup
    }

    /// The position after so many actions as a setup for [`sketch`]: all of it between two turns. A turn that is under way begins anew.
    pub fn position(&self, moves: u32) -> Json {
        let state = self.replay(moves as usize, |_, _, _, _| {});
        let rules = self.game().rules();
        let taken = self.game().setup().at(rules, &state);
        // What was won in an auction is not drawn.
        let won = taken.extras.list::<Option<String>>("won").get(state.player()).is_some_and(Option::is_some);
        let next = state.tile().map(|design| rules.tile(design).id).filter(|_| !won);
        let mut setup = setup_message(&taken, 0);
        setup.as_object_mut().map(|object| object.remove("seed"));
        if let Some(tile) = next {
            setup["next"] = json!(tile);
        }
        setup
    }
}
