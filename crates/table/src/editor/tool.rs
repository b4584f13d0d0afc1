//! What somebody holds in hand over a position, and where it can go.

use aude_engine::{Action, Axis, Figure, Pos, Rules, Spot, State};
use serde::Deserialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{
    ask::choices,
    feature::places,
    view::{Ask, Choice, Piece, Text},
    words::Words,
};

/// Something that is laid on the table, or taken off where it is there already.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
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
}

impl Tool {
    /// Where it can go. `stock` says how many of a tile are left.
    pub(super) fn ask(
        &self,
        rules: &Rules,
        state: &State,
        pieces: &[Piece],
        stock: impl Fn(&str) -> u32,
    ) -> Option<Ask> {
        if let Self::Abbey { owner } | Self::Bridge { owner } | Self::Castle { owner } = self
            && *owner >= rules.players()
        {
            return None;
        }
        let mut tile = None;
        let (player, actions): (usize, Vec<Action>) = match self {
            Self::Tile { tile: id } => {
                let design = rules.design(id).filter(|_| stock(id) > 0)?;
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
        };
        let mut choices = choices(rules, state, &actions, pieces);
        for (choice, action) in choices.iter_mut().zip(actions) {
            rename(rules, state, choice, action);
        }
        Some(Ask { player, phase: "place-tile".into(), question: Text::new("ask-tile"), tile, choices })
    }
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
