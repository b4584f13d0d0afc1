//! Why something cannot be done.

use aude_engine::{Action, Illegal, Placement, Pos, Reason, Rules, State, tile::Edge};

use crate::{
    table::Table,
    view::{Square, Text},
    words::{Words, name, pos},
};

impl Table {
    /// Why a tile cannot go to a square: what is in the way when it is turned as well as can be.
    pub fn why_not(&self, tile: &str, at: Square) -> Text {
        let (rules, state) = (self.game().rules(), self.game().state());
        let Some(at) = pos(at) else { return self.words().why(Illegal::NotAdjacent) };
        let Some(design) = rules.design(tile) else { return self.words().why(Illegal::WrongTile) };
        if rules.tile(design).held {
            let refused = state.check(rules, Action::PlaceAbbey(at)).err();
            return refused.map_or_else(|| Text::new("why-fits"), |reason| self.words().why(reason));
        }
        let turned = |turn: u8| {
            let placement = Placement::new(at, turn);
            (turn, state.check(rules, Action::PlaceTile(design, placement)).err())
        };
        let best = (0..4).map(turned).min_by_key(|(turn, refused)| {
            let faults = mismatches(rules, state, rules.tile(design).edges, at, *turn);
            (refused.is_some(), faults)
        });
        match best {
            Some((_, Some(reason))) => self.words().why(reason),
            _ => Text::new("why-fits"),
        }
    }
}

/// How many sides of a tile do not match what lies beside them.
fn mismatches(rules: &Rules, state: &State, edges: [Edge; 4], at: Pos, turn: u8) -> usize {
    let shown = |edges: [Edge; 4], turn: u8, side: usize| edges[(side + 4 - turn as usize) % 4];
    let differs = |side: &usize| {
        let Some(laid) = state.tile_at(at.neighbour(*side)) else { return false };
        shown(edges, turn, *side) != shown(rules.tile(laid.tile).edges, laid.turn, (side + 2) % 4)
    };
    (0..4).filter(differs).count()
}

impl Words<'_> {
    /// Why an action is not legal.
    pub fn why(&self, reason: Illegal) -> Text {
        let text = match reason {
            Illegal::Rule(reason) | Illegal::RuleFor(reason, _) => rule(reason),
            _ => Text::new(format!("why-{}", id(reason))),
        };
        match reason {
            Illegal::Mismatch(side) => text.with("side", ["n", "e", "s", "w"][side & 3]),
            Illegal::Occupied(kind) | Illegal::Complete(kind) => text.with("kind", self.plain(kind)),
            Illegal::NoPlaceFor(figure, kind) | Illegal::NoCompany(figure, kind) => {
                text.with("figure", name(figure)).with("kind", self.plain(kind))
            }
            Illegal::NoneLeft(figure) | Illegal::Stays(figure) | Illegal::RuleFor(_, figure) => {
                text.with("figure", name(figure))
            }
            _ => text,
        }
    }
}

/// A rule of a part as a text.
pub(crate) fn rule(reason: &Reason) -> Text {
    match reason.value {
        Some((name, value)) => Text::new(reason.id).with(name, value),
        None => Text::new(reason.id),
    }
}

/// The name of a reason's text, behind `why-`.
const fn id(reason: Illegal) -> &'static str {
    match reason {
        Illegal::GameOver => "game-over",
        Illegal::NotNow(_) => "not-now",
        Illegal::WrongTile => "wrong-tile",
        Illegal::Taken => "taken",
        Illegal::NotAdjacent => "not-adjacent",
        Illegal::Mismatch(_) => "mismatch",
        Illegal::NotDrawable => "not-drawable",
        Illegal::NotThisTile => "not-this-tile",
        Illegal::NoSegment => "no-segment",
        Illegal::Occupied(_) => "occupied",
        Illegal::NoPlaceFor(..) => "no-place-for",
        Illegal::NoFarmers => "no-farmers",
        Illegal::NoneLeft(_) => "none-left",
        Illegal::NoCompany(..) => "no-company",
        Illegal::Complete(_) => "complete",
        Illegal::Stays(_) => "stays",
        Illegal::Volcano => "volcano",
        Illegal::BarnIsThere => "barn-is-there",
        Illegal::NoBridge => "no-bridge",
        Illegal::MustPlace => "must-place",
        // What comes later is at least not possible.
        _ => "not-possible",
    }
}
