//! What somebody holds in hand over a position, and where it can go.

use aude_engine::{Action, Axis, Figure, Pos, Rules, Spot, State};
use serde::{Deserialize, Deserializer, de::Error as _};
#[cfg(feature = "types")]
use ts_rs::TS;

use super::{Edit, Fields, draft::Draft};
use crate::{
    ask::choices,
    feature::places,
    view::{Ask, Choice, Form, Piece, Text},
    words::{Words, square, whose},
};

/// Something that is laid on the table, or taken off where it is there already.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(TS), ts(tag = "do", rename_all = "kebab-case"))]
pub enum Tool {
    /// A tile.
    Tile {
        /// Which.
        tile: String,
    },
    /// An abbey.
    Abbey {
        /// Whose.
        owner: usize,
    },
    /// A bridge.
    Bridge {
        /// Whose.
        owner: usize,
    },
    /// A castle.
    Castle {
        /// Whose.
        owner: usize,
    },
    /// The dragon.
    Dragon,
    /// A figure.
    Figure {
        /// Whose.
        owner: usize,
        /// Which.
        figure: String,
    },
    /// The fairy.
    Fairy,
}

impl Fields {
    fn tool(self) -> Option<Tool> {
        Some(match self.r#do.as_str() {
            "tile" => Tool::Tile { tile: self.tile? },
            "abbey" => Tool::Abbey { owner: self.owner? },
            "bridge" => Tool::Bridge { owner: self.owner? },
            "castle" => Tool::Castle { owner: self.owner? },
            "dragon" => Tool::Dragon,
            "figure" => Tool::Figure { owner: self.owner?, figure: self.figure? },
            "fairy" => Tool::Fairy,
            _ => return None,
        })
    }
}

impl<'de> Deserialize<'de> for Tool {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Fields::deserialize(from)?.tool().ok_or_else(|| D::Error::custom("no such tool, or a field of it is missing"))
    }
}

impl Tool {
    /// Where it can go.
    pub(super) fn ask(&self, rules: &Rules, state: &State, pieces: &[Piece], draft: &Draft) -> Option<Ask> {
        if let Self::Abbey { owner } | Self::Bridge { owner } | Self::Castle { owner } | Self::Figure { owner, .. } =
            self
            && *owner >= rules.players()
        {
            return None;
        }
        let mut tile = None;
        let (player, actions): (usize, Vec<Action>) = match self {
            Self::Tile { tile: id } => {
                let design = rules.design(id).filter(|_| draft.stock().get(id) > Some(&0))?;
                tile = Some(id.clone());
                let placements = places(rules, state, design).into_iter();
                (state.player(), placements.map(|placement| Action::PlaceTile(design, placement)).collect())
            }
            Self::Abbey { owner } => {
                let (_, abbey) = rules.tiles().find(|(_, tile)| tile.held)?;
                tile = Some(abbey.id.into());
                let hole = |at: &Pos| (0..4).all(|side| state.tile_at(at.neighbour(side)).is_some());
                let holes = state.open_squares().filter(|at| has(state, *owner, Figure::Abbey) && hole(at));
                (*owner, holes.map(Action::PlaceAbbey).collect())
            }
            Self::Bridge { owner } => {
                let fresh =
                    |at: Pos, axis: Axis| has(state, *owner, Figure::Bridge) && state.may_bridge(rules, at, axis);
                let all = state.tiles().flat_map(|laid| Axis::ALL.map(|axis| (laid.at, axis)));
                let there = state.bridges();
                let possible = all.filter(|it| there.contains(it) || fresh(it.0, it.1));
                (*owner, possible.map(|(at, axis)| Action::Bridge(at, axis)).collect())
            }
            Self::Castle { owner } => {
                let cities = state.features(rules).into_iter().map(|feature| feature.segments[0]);
                let small = |spot: &Spot| {
                    state.is_castle(*spot) || (has(state, *owner, Figure::Castle) && state.is_small_city(rules, *spot))
                };
                (*owner, cities.filter(small).map(Action::Castle).collect())
            }
            Self::Dragon => {
                let dragon = state.dragon()?;
                let elsewhere = |at: &Pos| dragon != *at && state.dragon_may_enter(rules, *at);
                (state.player(), state.tiles().map(|laid| laid.at).filter(elsewhere).map(Action::Dragon).collect())
            }
            Self::Figure { owner, figure } => {
                let figure = Figure::from_name(figure).filter(|figure| !figure.is_token())?;
                let all = state.tiles().flat_map(|laid| state.segments_at(rules, laid.at));
                let possible = all
                    .filter(|spot| stands(state, *owner, figure, *spot) || self.may_stand(rules, state, *spot, draft));
                (*owner, possible.map(|spot| Action::Place(figure, spot)).collect())
            }
            Self::Fairy => {
                let there = rules.choices().toggle("fairy");
                let tiles = state.tiles().map(|laid| laid.at).filter(|_| there);
                (state.player(), tiles.map(Action::Tower).collect())
            }
        };
        let mut choices = choices(rules, state, &actions, pieces);
        for (choice, action) in choices.iter_mut().zip(actions) {
            match (self, action) {
                (Self::Figure { owner, .. }, Action::Place(figure, spot)) => {
                    show_figure(Words::new(rules, state), pieces, choice, (*owner, figure, spot));
                }
                (Self::Fairy, Action::Tower(at)) => show_fairy(draft, choice, at),
                _ => rename(rules, state, choice, action),
            }
        }
        Some(Ask {
            player,
            phase: "place-tile".into(),
            question: Text::new("ask-tile"),
            tile,
            groups: Vec::new(),
            choices,
        })
    }

    /// Whether a figure may be put on a segment. Whoever comes to a castle takes the place of its keeper: that is tried.
    fn may_stand(&self, rules: &Rules, state: &State, spot: Spot, draft: &Draft) -> bool {
        let Self::Figure { owner, figure } = self else { return false };
        if state.is_castle(spot) {
            let (at, segment) = (square(spot.at), spot.segment);
            return draft.takes(&Edit::Stand { owner: *owner, figure: figure.clone(), at, segment });
        }
        Figure::from_name(figure).is_some_and(|figure| state.may_stand(rules, *owner, figure, spot))
    }
}

fn stands(state: &State, owner: usize, figure: Figure, spot: Spot) -> bool {
    state.figures().any(|f| (f.owner, f.figure, f.spot) == (owner, figure, spot))
}

/// A figure is put on a segment, or taken off, and who is there with it is said. All tiles are alike here.
fn show_figure(words: Words, pieces: &[Piece], choice: &mut Choice, (owner, figure, spot): (usize, Figure, Spot)) {
    let Words { state, .. } = words;
    let there = stands(state, owner, figure, spot);
    let place = Text::new("segment-at").with("segment", words.segment(spot)).square(spot.at);
    choice.label = if there {
        Text::new("do-take-off").with("whose", whose(owner, figure)).with("place", place)
    } else {
        words.standing(Text::new("do-place").figure(figure).with("place", place), spot, true)
    };
    let others = state.figures().filter(|f| f.spot == spot && (f.owner, f.figure) != (owner, figure));
    let others: Vec<Text> = others.map(|f| whose(f.owner, f.figure)).collect();
    if !others.is_empty() {
        choice.label = Text::new("do-beside").with("do", choice.label.clone()).with("who", others);
    }
    if let Form::Spot { point, away, .. } = &mut choice.form {
        *away = true;
        let is_it = |piece: &&Piece| {
            let whose = piece.owner == Some(owner) && piece.figure.as_deref() == Some(figure.name());
            whose && (piece.at, piece.segment) == (square(spot.at), Some(spot.segment))
        };
        if let Some(piece) = pieces.iter().find(is_it) {
            *point = piece.point;
        }
    }
    if there {
        // The figure itself is seen there.
        (choice.verb, choice.picture) = ("take-off".into(), None);
    }
}

/// The fairy joins somebody on a tile, stands there alone, or leaves it.
fn show_fairy(draft: &Draft, choice: &mut Choice, at: Pos) {
    (choice.verb, choice.group, choice.picture) = ("fairy".into(), "fairy".into(), Some("fairy".into()));
    let text = match draft.fairy_next(at) {
        (Some(with), _) => Text::new("do-join-fairy").with("whose", whose(with.owner, with.figure)),
        (None, true) => Text::new("do-put-fairy"),
        (None, false) => Text::new("do-take-fairy"),
    };
    choice.label = text.square(at);
}

fn has(state: &State, owner: usize, figure: Figure) -> bool {
    state.supply_of(owner, figure) > 0
}

/// What is there already is taken off or changed, and the dragon is put somewhere, not moved.
fn rename(rules: &Rules, state: &State, choice: &mut Choice, action: Action) {
    match action {
        Action::Dragon(at) => choice.label = Text::new("do-put-dragon").square(at),
        Action::Bridge(at, axis) if state.bridges().contains(&(at, axis)) => {
            choice.label = Text::new("do-take-bridge").square(at);
        }
        Action::Castle(spot) if state.is_castle(spot) => {
            choice.label = Text::new("do-change-castle").with("place", Words::new(rules, state).place(spot));
        }
        _ => {}
    }
}
