//! Castles.

use super::BridgesCastlesBazaars;
use super::refusals::{NO_KEEPER, NOT_A_CASTLE, WRONG_KEEPER};
use crate::{
    Action, Cause, Datum, Event, Figure, Flaw, Log, Phase, Pos, Rules, SetupError, Spot, State, Term,
    board::SegmentRef,
    datum::record,
    extras,
    lists::{SmallList, clone_in_place},
    score::{CityKind, Scored, majority},
    tile::{Edge, Kind},
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

/// A castle on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CastleOnTable {
    /// Its two squares, sorted.
    pub tiles: [Pos; 2],
    /// Whose it is.
    pub owner: usize,
    /// Whether it has scored, so that its follower has gone home.
    pub finished: bool,
}

/// The castles.
#[derive(Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Castles {
    built: Vec<Castle>,
    /// Players who have declined to build one in this part of the turn, as a set.
    declined: u8,
}

clone_in_place!(Castles { built, declined });

impl Castles {
    /// Players who have declined to build one in this part of the turn, as a set.
    pub(crate) const fn declined(&self) -> u8 {
        self.declined
    }

    pub(crate) fn bytes(&self) -> usize {
        size_of_val(&*self.built)
    }
}

fn castles(state: &State) -> &[Castle] {
    state.memory.as_deref().map_or(&[], |memory| &memory.castles.built)
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
fn is_castle(state: &State, city: SegmentRef) -> bool {
    castle_of(state, city).is_some()
}

/// Whoever keeps a castle that has not scored goes home.
pub(super) fn leave(rules: &Rules, state: &mut State, log: &mut Log) {
    for i in 0..castles(state).len() {
        let castle = castles(state)[i];
        if !castle.finished {
            go_home(rules, state, castle.halves[0], log);
        }
    }
}

/// The segments of a city, if there are two of them.
fn halves(state: &State, city: SegmentRef) -> Option<[SegmentRef; 2]> {
    let mut ring = state.board.ring(city);
    let halves = [ring.next()?, ring.next()?];
    ring.next().is_none().then_some(halves)
}

/// The segments of a city that may become a castle once it is complete: two tiles, and two semicircles where that is wanted
/// (BCB-CASTLE-01, BCB-CASTLE-06, BCB-X-06, BCB-X-13).
fn small_city(rules: &Rules, state: &State, city: SegmentRef) -> Option<[SegmentRef; 2]> {
    let half =
        |s: &SegmentRef| rules.designs[state.board.tiles[s.tile()].design as usize].castles >> s.segment() & 1 == 1;
    halves(state, city).filter(|[one, two]| one.tile() != two.tile() && [one, two].into_iter().all(half))
}

record! {
    /// A castle before the first turn.
    StartCastle = "owner@tiles" {
        /// The squares of its two halves.
        tiles: [Pos; 2],
        /// Whose it is.
        owner: usize,
        /// Whether it has scored, so that its follower has gone home.
        finished: bool,
    }
}

/// The castles, in the order in which they were built.
pub(super) fn built(state: &State) -> Datum {
    let castle = |CastleOnTable { tiles, owner, finished }| StartCastle { tiles, owner, finished };
    Datum::list(state.castles().map(castle))
}

/// A castle before the first turn.
pub(super) fn set_up(rules: &Rules, state: &mut State, castle: StartCastle) -> Result<(), Flaw> {
    let StartCastle { tiles: [one, two], owner, finished } = castle;
    let side = (0..4).find(|side| one.neighbour(*side) == two);
    let city = side.zip(state.board.tile_at(one)).and_then(|(side, tile)| {
        let side = state.board.tiles[tile].side(&rules.designs, side);
        (side.edge == Edge::City).then(|| SegmentRef::new(tile, side.segments[1].into()))
    });
    let complete = |city: &SegmentRef| state.board.is_complete(state.board.feature(*city)) && !is_castle(state, *city);
    let halves = city.filter(complete).and_then(|city| small_city(rules, state, city)).ok_or(NOT_A_CASTLE)?;
    extras::take(rules, state, owner, Figure::Castle)?;
    state.memory_mut().castles.built.push(Castle { halves, owner: owner as u8, finished, fresh: false });
    Ok(())
}

/// One follower of its owner keeps a castle until it scores (BCB-CASTLE-01, BCB-CASTLE-02).
pub(super) fn check_keepers(rules: &Rules, state: &State) -> Result<(), SetupError> {
    for (i, castle) in castles(state).iter().enumerate() {
        let feature = state.board.feature(castle.halves[0]);
        let inside = state.figures.iter().filter(|s| state.board.feature(s.spot) == feature).count();
        let kept = inside == 1 && majority(state.tally(rules, castle.halves[0])).eq([castle.owner.into()]);
        if (castle.finished && inside > 0) || (!castle.finished && !kept) {
            let flaw = if castle.finished { NO_KEEPER } else { WRONG_KEEPER };
            return Err(SetupError::new(format!("castles[{i}]"), flaw));
        }
    }
    Ok(())
}

fn go_home(rules: &Rules, state: &mut State, city: SegmentRef, log: &mut Log) {
    let feature = state.board.feature(city);
    while let Some(index) = state.figures.iter().position(|s| state.board.feature(s.spot) == feature) {
        state.take_back(rules, index, log);
    }
}

impl BridgesCastlesBazaars {
    /// The cities just completed that a player may turn into castles (BCB-CASTLE-01, BCB-X-06, BCB-X-13).
    fn candidates(rules: &Rules, state: &State) -> SmallList<(usize, SegmentRef), 8> {
        let mut found = SmallList::new();
        for segment in state.completed() {
            if state.board.kind(&rules.designs, segment) != Kind::City {
                continue;
            }
            if small_city(rules, state, segment).is_none() {
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
        let candidates = Self::candidates(rules, state);
        let own = candidates.iter().filter(|(owner, _)| *owner == state.decider());
        actions.extend(own.map(|(_, segment)| Action::Castle(state.spot(*segment))));
        actions.push(Action::Pass);
    }

    pub(super) fn build_castle(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let owner = state.decider;
        let Action::Castle(spot) = action else {
            state.memory_mut().castles.declined |= 1 << owner;
            return;
        };
        let city = state.board.segment_at(spot).expect("the city is on the table");
        let halves = halves(state, city).expect("the city has two segments");
        let feature = state.board.feature(city);
        state.forget_completed(feature);
        // A builder has nothing left to build.
        while let Some(index) =
            state.figures.iter().position(|s| s.figure.needs_company() && state.board.feature(s.spot) == feature)
        {
            state.take_back(rules, index, log);
        }
        state.supply[owner as usize][Figure::Castle as usize] -= 1;
        let castle = Castle { halves, owner, finished: false, fresh: true };
        state.memory_mut().castles.built.push(castle);
        state.memory_mut().converted.push(city);
        log.tell(|| Event::Castle { player: owner.into(), tiles: state.squares(rules, city) });
    }

    /// The squares a castle looks at (BCB-CASTLE-03).
    fn vicinity(self, state: &State, castle: Castle) -> [Pos; 6] {
        let [one, two] = castle.halves.map(|half| state.board.tiles[half.tile()].at);
        let flat = one.y == two.y;
        let [a, b] = if flat { [0, 2] } else { [1, 3] };
        // With the ring the squares beyond both ends, as far from each half as the other half is, on the other side.
        let beyond = |at: Pos, other: Pos| Pos::new(2 * at.x - other.x, 2 * at.y - other.y);
        let [c, d] = if self.ring { [beyond(one, two), beyond(two, one)] } else { [one, two] };
        [one.neighbour(a), one.neighbour(b), two.neighbour(a), two.neighbour(b), c, d]
    }

    /// What was completed next to castles pays them too (BCB-CASTLE-02, BCB-CASTLE-04, BCB-X-08, BCB-X-09, BCB-X-10,
    /// COMBO-16, COMBO-X-06).
    pub(super) fn score_castles(self, rules: &Rules, state: &mut State, features: &[SegmentRef], log: &mut Log) {
        if castles(state).iter().all(|castle| castle.finished) {
            return;
        }
        // What each was worth, by a segment.
        let mut paid = SmallList::<(i32, SegmentRef), 16>::new();
        for segment in features {
            let kind = state.board.kind(&rules.designs, *segment);
            let (tiles, marks) = state.measure(rules, *segment);
            paid.push((Scored { kind, complete: true, tiles, marks }.points(rules), *segment));
        }
        loop {
            // The castle next to the most valuable of all comes first, so that chains carry the most.
            let best = |castle: &Castle| {
                let near = self.vicinity(state, *castle);
                let lies_near = |s: SegmentRef| near.contains(&state.board.tiles[s.tile()].at);
                paid.iter().filter(|(_, of)| state.board.ring(*of).any(lies_near)).map(|(points, _)| *points).max()
            };
            let waiting = castles(state).iter().enumerate().filter(|(_, c)| !c.finished && !c.fresh);
            let scores = waiting.filter_map(|(i, castle)| Some((best(castle)?, i)));
            let Some((points, i)) = scores.max_by_key(|(points, i)| (*points, std::cmp::Reverse(*i))) else { break };
            let castle = &mut state.memory_mut().castles.built[i];
            castle.finished = true;
            let Castle { halves, owner, .. } = *castle;
            let squares = halves.map(|half| state.board.tiles[half.tile()].at);
            let term = Term { what: "castle", n: 1, each: points };
            state.award(owner.into(), Cause::Castle, false, term, &squares, log);
            let feature = state.board.feature(halves[0]);
            state.tell_pays(rules, feature, false, log);
            go_home(rules, state, halves[0], log);
            paid.push((points, halves[0]));
        }
    }

    /// The castles that were built with this tile can score from the next one on.
    pub(super) fn age_castles(state: &mut State) {
        if castles(state).iter().any(|castle| castle.fresh) {
            for castle in &mut state.memory_mut().castles.built {
                castle.fresh = false;
            }
        }
    }
}

impl State {
    /// Whether a segment belongs to a complete city that can become a castle, if it is none (BCB-CASTLE-01).
    pub fn is_small_city(&self, rules: &Rules, spot: Spot) -> bool {
        self.board.segment_at(spot).is_some_and(|city| {
            self.board.kind(&rules.designs, city) == Kind::City
                && self.board.is_complete(self.board.feature(city))
                && small_city(rules, self, city).is_some()
        })
    }

    /// The castles, in the order in which they were built.
    pub fn castles(&self) -> impl ExactSizeIterator<Item = CastleOnTable> {
        castles(self).iter().map(|castle| {
            let mut tiles = castle.halves.map(|half| self.board.tiles[half.tile()].at);
            tiles.sort_unstable();
            CastleOnTable { tiles, owner: castle.owner.into(), finished: castle.finished }
        })
    }

    /// Whether a segment belongs to a city that became a castle.
    pub fn is_castle(&self, spot: Spot) -> bool {
        let near = |castle: CastleOnTable| castle.tiles.contains(&spot.at);
        self.castles().any(near) && self.board.segment_at(spot).is_some_and(|segment| is_castle(self, segment))
    }
}
