//! Castles.

use super::BridgesCastlesBazaars;
use crate::{
    Action, Cause, Event, Figure, Log, Phase, Pos, Rules, State, Term,
    board::SegmentRef,
    score::{CityKind, Scored, majority},
    state::CastleOnTable,
    tile::Kind,
};

/// A city of two tiles that became a castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Castle {
    /// Its two segments.
    halves: [SegmentRef; 2],
    owner: u8,
    /// Whether it has scored.
    finished: bool,
    /// Whether it was built with this tile, and cannot score yet (BCB-X-08).
    fresh: bool,
}

/// The castles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Castles {
    castles: Vec<Castle>,
    /// Players who have declined to build one in this part of the turn, as a set.
    declined: u8,
}

impl Castles {
    pub(crate) fn list(&self, state: &State) -> Vec<CastleOnTable> {
        let tell = |castle: &Castle| {
            let mut tiles = castle.halves.map(|half| state.board.tiles[half.tile()].at);
            tiles.sort_unstable();
            CastleOnTable { tiles, owner: castle.owner.into(), finished: castle.finished }
        };
        self.castles.iter().map(tell).collect()
    }

    /// Players who have declined to build one in this part of the turn, as a set.
    pub(crate) const fn declined(&self) -> u8 {
        self.declined
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.castles)
    }
}

fn castles(state: &State) -> &[Castle] {
    state.memory.as_deref().map_or(&[], |memory| &memory.castles.castles)
}

/// The castle that a city has become.
fn castle_of(state: &State, city: SegmentRef) -> Option<&Castle> {
    let castles = castles(state);
    if castles.is_empty() {
        return None;
    }
    let feature = state.board.feature(city);
    castles.iter().find(|castle| state.board.feature(castle.halves[0]) == feature)
}

/// BCB-CASTLE-05, BCB-X-07, BCB-X-11
pub(super) fn city(state: &State, city: SegmentRef) -> Option<CityKind> {
    castle_of(state, city).map(|castle| if castle.finished { CityKind::Castle } else { CityKind::Manned })
}

/// Whether a segment belongs to a city that became a castle.
pub(crate) fn is_castle(state: &State, city: SegmentRef) -> bool {
    castle_of(state, city).is_some()
}

/// Whoever keeps a castle that has not scored goes home.
pub(super) fn leave(rules: &Rules, state: &mut State, log: &mut Log) {
    let waiting: Vec<Castle> = castles(state).iter().filter(|castle| !castle.finished).copied().collect();
    for castle in waiting {
        go_home(rules, state, castle.halves[0], log);
    }
}

fn go_home(rules: &Rules, state: &mut State, city: SegmentRef, log: &mut Log) {
    let feature = state.board.feature(city);
    while let Some(index) = state.figures.iter().position(|s| state.board.feature(s.spot) == feature) {
        state.take_back(rules, index, log);
    }
}

impl BridgesCastlesBazaars {
    /// The cities just completed that a player may turn into castles (BCB-CASTLE-01, BCB-X-06, BCB-X-13).
    fn candidates(rules: &Rules, state: &State) -> Vec<(usize, SegmentRef)> {
        let mut found = Vec::new();
        for segment in state.completed() {
            if state.board.kind(&rules.designs, segment) != Kind::City || state.board.ring(segment).nth(2).is_some() {
                continue;
            }
            let halves: Vec<SegmentRef> = state.board.ring(segment).collect();
            let semicircle = |s: &SegmentRef| {
                let laid = state.board.tiles[s.tile()];
                rules.designs[laid.design as usize].tile.segments[s.segment()].castle
            };
            let [one, two] = halves[..] else { continue };
            if one.tile() == two.tile() || !halves.iter().all(semicircle) {
                continue;
            }
            let feature = state.board.feature(segment);
            let followers = state.figures.iter().filter(|s| s.figure.is_follower());
            let inside = followers.filter(|s| state.board.feature(s.spot) == feature).count();
            let mut owners = majority(state.tally(rules, segment));
            if let (1, Some(owner)) = (inside, owners.next())
                && state.supply_of(owner, Figure::Castle) > 0
            {
                found.push((owner, state.first_segment(segment)));
            }
        }
        found.sort_unstable();
        found
    }

    /// Asks those who may build castles, in turn order.
    pub(super) fn ask_for_castles(rules: &Rules, state: &mut State) -> bool {
        if !state.has_completed() {
            return false;
        }
        let candidates = Self::candidates(rules, state);
        let declined = state.memory.as_deref().map_or(0, |memory| memory.castles.declined);
        let players = rules.players();
        let order = (0..players).map(|i| (state.player() + i) % players);
        let mut asks = order.filter(|p| declined >> p & 1 == 0 && candidates.iter().any(|(owner, _)| owner == p));
        if let Some(player) = asks.next() {
            state.phase = Phase::Castle;
            state.decider = player as u8;
            return true;
        }
        if declined != 0 {
            state.memory_mut().castles.declined = 0;
        }
        false
    }

    pub(super) fn list_castles(rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        let own = Self::candidates(rules, state).into_iter().filter(|(owner, _)| *owner == state.decider());
        actions.extend(own.map(|(_, segment)| Action::Castle(state.spot(segment))));
        actions.push(Action::Pass);
    }

    pub(super) fn build_castle(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let owner = state.decider;
        let Action::Castle(spot) = action else {
            state.memory_mut().castles.declined |= 1 << owner;
            return;
        };
        let tile = state.board.tile_at(spot.at).expect("the city is on the table");
        let city = SegmentRef::new(tile, spot.segment as usize);
        let halves: Vec<SegmentRef> = state.board.ring(city).collect();
        let feature = state.board.feature(city);
        state.forget_completed(feature);
        // A builder has nothing left to build.
        while let Some(index) =
            state.figures.iter().position(|s| s.figure.needs_company() && state.board.feature(s.spot) == feature)
        {
            state.take_back(rules, index, log);
        }
        state.supply[owner as usize][Figure::Castle as usize] -= 1;
        let castle = Castle { halves: [halves[0], halves[1]], owner, finished: false, fresh: true };
        state.memory_mut().castles.castles.push(castle);
        log.tell(|| Event::Castle { player: owner.into(), tiles: state.squares(rules, city) });
    }

    /// The squares a castle looks at (BCB-CASTLE-03).
    fn vicinity(&self, state: &State, castle: Castle) -> Vec<Pos> {
        let [one, two] = castle.halves.map(|half| state.board.tiles[half.tile()].at);
        let along = if one.y == two.y { [1, 3] } else { [0, 2] };
        let across = if one.y == two.y { [0, 2] } else { [1, 3] };
        let mut squares: Vec<Pos> = [one, two].iter().flat_map(|at| across.map(|side| at.neighbour(side))).collect();
        if self.ring {
            let ends = [one, two].into_iter().flat_map(|at| along.map(|side| at.neighbour(side)));
            squares.extend(ends.filter(|at| *at != one && *at != two));
        } else {
            squares.extend([one, two]);
        }
        squares
    }

    /// What was completed next to castles pays them too (BCB-CASTLE-02, BCB-CASTLE-04, BCB-X-08, BCB-X-09, BCB-X-10,
    /// COMBO-16, COMBO-X-06).
    pub(super) fn score_castles(&self, rules: &Rules, state: &mut State, features: &[SegmentRef], log: &mut Log) {
        if castles(state).iter().all(|castle| castle.finished) {
            return;
        }
        // What each was worth, and where it lies.
        let mut paid: Vec<(i32, Vec<Pos>)> = Vec::new();
        for segment in features {
            let kind = state.board.kind(&rules.designs, *segment);
            let (tiles, marks) = state.measure(rules, *segment);
            let points = Scored { kind, complete: true, tiles, marks }.points(rules);
            let own: Vec<Pos> = if kind.is_center() {
                vec![state.board.tiles[segment.tile()].at]
            } else {
                state.squares(rules, *segment)
            };
            paid.push((points, own));
        }
        loop {
            // The castle next to the most valuable of all comes first, so that chains carry the most.
            let best = |castle: &Castle| {
                let near = self.vicinity(state, *castle);
                paid.iter().filter(|(_, at)| at.iter().any(|at| near.contains(at))).map(|(points, _)| *points).max()
            };
            let waiting = castles(state).iter().enumerate().filter(|(_, c)| !c.finished && !c.fresh);
            let scores = waiting.filter_map(|(i, castle)| Some((best(castle)?, i)));
            let Some((points, i)) = scores.max_by_key(|(points, i)| (*points, std::cmp::Reverse(*i))) else { break };
            let castle = &mut state.memory_mut().castles.castles[i];
            castle.finished = true;
            let Castle { halves, owner, .. } = *castle;
            let squares = halves.map(|half| state.board.tiles[half.tile()].at).to_vec();
            let term = Term { what: "castle", n: 1, each: points };
            state.award(owner.into(), Cause::Castle, false, term, &squares, log);
            let feature = state.board.feature(halves[0]);
            state.tell_pays(rules, feature, false, log);
            go_home(rules, state, halves[0], log);
            paid.push((points, squares));
        }
    }

    /// The castles that were built with this tile can score from the next one on.
    pub(super) fn age_castles(state: &mut State) {
        if castles(state).iter().any(|castle| castle.fresh) {
            for castle in &mut state.memory_mut().castles.castles {
                castle.fresh = false;
            }
        }
    }
}
