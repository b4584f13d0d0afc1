//! Barns.

use super::refusals::NO_BARN_CORNER;
use super::{AbbeyMayor, abbey_mayor};
use crate::{
    Action, Cause, Corner, Event, Figure, Illegal, Log, Rules, State,
    board::{BARN, SegmentRef},
    parts::{After, TurnStep},
    score::Cities,
    tile::Kind,
};

/// The way to the three other tiles at a corner, and which of their corners it is: 0 for north-east, clockwise. The one
/// that is missing most often comes first.
const AROUND: [[(i16, i16, usize); 3]; 4] = [
    [(1, 1, 2), (0, 1, 1), (1, 0, 3)],
    [(1, -1, 3), (1, 0, 2), (0, -1, 0)],
    [(-1, -1, 0), (0, -1, 3), (-1, 0, 1)],
    [(-1, 1, 1), (-1, 0, 0), (0, 1, 2)],
];

impl AbbeyMayor {
    /// The field at a corner of the tile just placed where a barn may stand (ABBEY-BARN-01, ABBEY-BARN-03).
    pub(super) fn check_barn(self, rules: &Rules, state: &State, corner: Corner) -> Result<SegmentRef, Illegal> {
        if state.supply_of(state.player(), Figure::Barn) == 0 {
            return Err(Illegal::NoneLeft(Figure::Barn));
        }
        if state.last_design(rules).barred {
            return Err(Illegal::NoPlaceFor(Figure::Barn, Kind::Field));
        }
        self.find_corner(rules, state, corner)
    }

    fn find_corner(self, rules: &Rules, state: &State, corner: Corner) -> Result<SegmentRef, Illegal> {
        let last = state.board.tiles.len() - 1;
        let at = state.board.tiles[last].at;
        let field = |tile: usize, corner: usize| {
            let laid = state.board.tiles[tile];
            rules.designs[laid.design as usize].field_corner(corner, laid.turn())
        };
        let own = field(last, corner as usize).ok_or(NO_BARN_CORNER)?;
        for (dx, dy, theirs) in AROUND[corner as usize] {
            let there = state.board.tile_at(crate::Pos::new(at.x + dx, at.y + dy)).ok_or(NO_BARN_CORNER)?;
            field(there, theirs).ok_or(NO_BARN_CORNER)?;
        }
        let spot = SegmentRef::new(last, own);
        if !self.barn_on_barn && state.board.who(spot) & BARN != 0 {
            return Err(Illegal::BarnIsThere);
        }
        Ok(spot)
    }

    /// One slot for each corner of the tile just placed.
    pub(super) fn barn_slots(rules: &Rules, state: &State) -> usize {
        let has = state.supply_of(state.player(), Figure::Barn) > 0 && !state.last_design(rules).barred;
        usize::from(has) * Corner::ALL.len()
    }

    pub(super) fn place_barn(self, rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> Option<After> {
        let Action::Barn(corner) = action else { return None };
        let spot = self.check_barn(rules, state, corner).expect("the barn may stand there");
        let player = state.player();
        state.stand(player, Figure::Barn, spot);
        state.memory_mut().abbey_mayor.barn = Some(spot);
        state.call(rules, TurnStep::Fields);
        log.tell(|| Event::Placed { player, figure: Figure::Barn, spot: state.spot(spot) });
        Some(After::Done)
    }

    /// Whether the tile just placed belongs to a field with a barn.
    pub(super) fn is_at_barn(rules: &Rules, state: &State) -> bool {
        let last = state.board.tiles.len() - 1;
        let held = state.last_design(rules).fields & !state.free;
        held != 0 && state.board.held_segments(last, held, BARN) != 0
    }

    /// A barn that was placed scores its field as at the end (ABBEY-BARN-02); farmers whose field was joined to a barn's
    /// score 1 for each city (ABBEY-BARN-04), and 1 more with a pig (COMBO-04). Both go by the majority on the field
    /// (ABBEY-X-09). Everybody goes home but the barns.
    pub(super) fn score_barns(rules: &Rules, state: &mut State, log: &mut Log) {
        let placed = abbey_mayor(state).and_then(|abbey_mayor| abbey_mayor.barn);
        if let Some(barn) = placed {
            state.memory_mut().abbey_mayor.barn = None;
            Self::clear(rules, state, barn, 3, log);
        }
        let last = state.board.tiles.len() - 1;
        let mut fields = state.last_design(rules).fields;
        while fields != 0 {
            let field = SegmentRef::new(last, fields.trailing_zeros() as usize);
            fields &= fields - 1;
            let who = state.board.who(field);
            if who & BARN != 0 && who != BARN {
                Self::clear(rules, state, field, 1, log);
            }
        }
    }

    fn clear(rules: &Rules, state: &mut State, field: SegmentRef, each: i32, log: &mut Log) {
        let feature = state.board.feature(field);
        if state.board.who(field) & !BARN != 0 {
            let mut cities = Cities::new();
            state.cities_at(rules, field, &mut cities);
            state.score_field(rules, field, &cities, each, false, log);
            state.return_figures(rules, feature, log);
        }
    }

    /// Each barn pays its owner at the end (ABBEY-BARN-05, ABBEY-X-10, ABBEY-X-11, COMBO-04).
    pub(super) fn pay_barns(rules: &Rules, state: &mut State, log: &mut Log) {
        let mut cities = Cities::new();
        for i in 0..state.figures.len() {
            let barn = state.figures[i];
            if barn.figure != Figure::Barn {
                continue;
            }
            state.cities_at(rules, barn.spot, &mut cities);
            let terms = state.city_terms(rules, &cities, 4);
            state.award_field(rules, Cause::Barn, barn.spot, barn.owner.into(), terms, true, log);
        }
    }
}
