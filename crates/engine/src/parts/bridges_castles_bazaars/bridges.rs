//! Bridges.
//!
//! In games with bridges every design has one more segment, the bridge it might carry, numbered after all others.
//! Building a bridge activates that segment and changes what two sides of the tile show. From then on it is an ordinary
//! road. A second table (`rules/fits.rs`) says which placements a bridge would make possible.

use super::refusals::{BRIDGE_PLACED, RIVER_STUCK};
use crate::{
    Action, Axis, Design, Event, Figure, Illegal, Log, Phase, Placement, Pos, Rules, Span, State, board::SegmentRef,
    parts::After,
};

/// The bridge placed last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bridges {
    /// The number of the tile it was placed with.
    with: Option<u16>,
    /// Whether the player in turn has declined to build one after the figure.
    declined: bool,
}

/// Whether a bridge was placed with the tile placed last.
pub(crate) fn has_placed(state: &State) -> bool {
    let with = state.memory.as_deref().and_then(|memory| memory.bridges.with);
    with.is_some_and(|tile| tile as usize + 1 == state.board.tiles.len())
}

/// Whether a bridge can go over a tile on the table, both of whose ends lead to empty squares (BCB-BRIDGE-03, BCB-X-01,
/// BCB-X-03). An edge of field whose neighbour is there shows field to it, so no road could go on.
fn can_span(rules: &Rules, state: &State, tile: usize, axis: Axis) -> bool {
    let laid = state.board.tiles[tile];
    let empty = |side: usize| state.board.tile_at(laid.at.neighbour(side)).is_none();
    let [one, two] = axis.sides();
    rules.designs[laid.design as usize].can_bear(axis, laid.turn())
        && laid.bridge().is_none()
        && empty(one)
        && empty(two)
}

/// Whether a bridge can be placed beside the action about a figure (BCB-BRIDGE-02).
pub(super) fn check(rules: &Rules, state: &State, at: Pos, axis: Axis) -> Result<(), Illegal> {
    if state.supply_of(state.player(), Figure::Bridge) == 0 {
        return Err(Illegal::NoneLeft(Figure::Bridge));
    }
    if has_placed(state) {
        return Err(BRIDGE_PLACED);
    }
    check_spot(rules, state, at, axis)
}

fn check_spot(rules: &Rules, state: &State, at: Pos, axis: Axis) -> Result<(), Illegal> {
    let last = state.last_square();
    let near = last.x.abs_diff(at.x) + last.y.abs_diff(at.y) <= 1;
    let tile = state.board.tile_at(at).filter(|_| near).ok_or(Illegal::NoBridge)?;
    if !can_span(rules, state, tile, axis) {
        return Err(Illegal::NoBridge);
    }
    if is_borne(rules, state, at, axis) { Ok(()) } else { Err(RIVER_STUCK) }
}

/// Whether the other parts agree to a bridge over a tile on the table.
fn is_borne(rules: &Rules, state: &State, at: Pos, axis: Axis) -> bool {
    rules.hooks.roads.iter().all(|allows| allows(rules, state, None, (at, axis)))
}

/// The bridges that can be placed beside the action about a figure: a slot for each direction over each of five tiles.
pub(super) fn slots(state: &State) -> usize {
    let none = state.supply_of(state.player(), Figure::Bridge) == 0 || has_placed(state);
    if none { 0 } else { 5 * Axis::ALL.len() }
}

pub(super) fn slot(rules: &Rules, state: &State, slot: usize) -> Option<Action> {
    let last = state.last_square();
    let (side, axis) = (slot / Axis::ALL.len(), Axis::ALL[slot % Axis::ALL.len()]);
    let at = if side < 4 { last.neighbour(side) } else { last };
    check_spot(rules, state, at, axis).is_ok().then_some(Action::Bridge(at, axis))
}

fn possible(rules: &Rules, state: &State) -> impl Iterator<Item = Action> {
    (0..slots(state)).filter_map(|n| slot(rules, state, n))
}

/// Asks the player in turn for a bridge after the figure (BCB-BRIDGE-06).
pub(super) fn ask(rules: &Rules, state: &mut State) -> bool {
    if state.memory.as_deref().is_some_and(|memory| memory.bridges.declined) {
        state.memory_mut().bridges.declined = false;
        return false;
    }
    if possible(rules, state).next().is_none() {
        return false;
    }
    state.phase = Phase::Bridge;
    state.decider = state.player;
    true
}

pub(super) fn list(rules: &Rules, state: &State, actions: &mut Vec<Action>) {
    actions.extend(possible(rules, state).chain([Action::Pass]));
}

pub(super) fn play(rules: &Rules, state: &mut State, action: Action, log: &mut Log) -> Option<After> {
    match action {
        Action::Bridge(at, axis) => build(rules, state, at, axis, log),
        Action::PlaceBridged(design, placement, span) => {
            state.place_bridged(rules, design, placement, span, log);
            return Some(After::Placed);
        }
        _ => return None,
    }
    Some(After::Again)
}

/// The decision after the figure.
pub(super) fn decide(rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
    if play(rules, state, action, log).is_none() {
        state.memory_mut().bridges.declined = true;
    }
}

fn build(rules: &Rules, state: &mut State, at: Pos, axis: Axis, log: &mut Log) {
    let tile = state.board.tile_at(at).expect("there is a tile");
    state.board.span(&rules.designs, tile, axis);
    let last = state.board.tiles.len() - 1;
    state.take_bridge(at, axis, last, log);
    if tile == last {
        // BCB-BRIDGE-05: a figure may stand on it.
        let bridge = rules.designs[state.board.tiles[last].design as usize].bridge.expect("there are bridges");
        if !state.board.is_held(state.board.feature(SegmentRef::new(last, bridge))) {
            state.free |= 1 << bridge;
        }
    }
}

impl State {
    /// The bridges, sorted.
    pub fn bridges(&self) -> Vec<(Pos, Axis)> {
        let mut bridges: Vec<_> = self.board.tiles.iter().filter_map(|t| Some((t.at, t.bridge()?))).collect();
        bridges.sort_unstable();
        bridges
    }

    /// Whether a bridge could be built over a tile, as far as the tiles are concerned (BCB-BRIDGE-03).
    pub fn may_bridge(&self, rules: &Rules, at: Pos, axis: Axis) -> bool {
        self.board.tile_at(at).is_some_and(|tile| can_span(rules, self, tile, axis))
    }

    /// Places the tile in play with a bridge (BCB-BRIDGE-04).
    #[cold]
    #[inline(never)]
    fn place_bridged(&mut self, rules: &Rules, design: Design, placement: Placement, span: Span, log: &mut Log) {
        self.take_from_hand(design);
        let placement = rules.canonical(design, placement);
        let (at, axis) = span.bridge(placement.at());
        self.take_bridge(at, axis, self.board.tiles.len(), log);
        let found = match span {
            Span::Own(axis) => self.board.lay_bridged(&rules.designs, design.0, placement, axis, self.player),
            Span::Neighbour(_) => {
                let tile = self.board.tile_at(at).expect("the neighbour is there");
                self.board.span(&rules.designs, tile, axis);
                rules.lay(&mut self.board, design, placement, self.player)
            }
        };
        self.tile_placed(rules, design, placement, found, log);
    }

    /// A bridge leaves the supply of the player in turn, to be placed with a tile.
    fn take_bridge(&mut self, at: Pos, axis: Axis, tile: usize, log: &mut Log) {
        let player = self.player();
        self.supply[player][Figure::Bridge as usize] -= 1;
        self.memory_mut().bridges.with = Some(tile as u16);
        log.tell(|| Event::Bridge { player, at, axis });
    }
}

/// A tile was placed. Without a bridge over it nobody can stand on one.
pub(super) fn laid(rules: &Rules, state: &mut State) {
    let laid = state.board.tiles[state.board.tiles.len() - 1];
    if let Some(bridge) = state.last_design(rules).bridge
        && laid.bridge().is_none()
    {
        state.free &= !(1 << bridge);
    }
}

/// Shows where a tile fits with a bridge only until the function answers yes (BCB-BRIDGE-04).
#[inline]
pub(super) fn find_placement(
    rules: &Rules,
    state: &State,
    design: Design,
    found: &mut dyn FnMut(Action) -> bool,
) -> bool {
    if state.supply_of(state.player(), Figure::Bridge) == 0 {
        return false;
    }
    rules.find_helped(state, design, |open, mut set| {
        // A neighbour must be able to bear the bridge, whatever the turn of the tile.
        let mut sides = (set >> 8 | set >> 12 | set >> 16 | set >> 20) & 15;
        while sides != 0 {
            let side = sides.trailing_zeros();
            sides &= sides - 1;
            let leads = state.board.bridge_leads_to(&rules.designs, open.at(), side as usize);
            set &= !(u32::from(!leads) * (0x1111 << 8 << side));
        }
        while set != 0 {
            let bit = set.trailing_zeros();
            set &= set - 1;
            let (turn, span) = span(bit);
            let placement = Placement(open.0 | turn);
            if is_allowed(rules, state, design, placement, span) && found(Action::PlaceBridged(design, placement, span))
            {
                return true;
            }
        }
        false
    })
}

/// Placements with a bridge: on each open square a slot for each bridge that might help the tile.
pub(super) fn place_slots(rules: &Rules, state: &State, design: Design) -> usize {
    let some = state.supply_of(state.player(), Figure::Bridge) > 0;
    usize::from(some) * rules.most_spans(design) * state.board.open_count()
}

pub(super) fn place_slot(rules: &Rules, state: &State, design: Design, slot: usize) -> Option<Action> {
    let most = rules.most_spans(design);
    let (open, signature) = state.board.open(slot / most);
    let spans = rules.spans(design, signature);
    if slot % most >= spans.count_ones() as usize {
        return None;
    }
    let spans = (0..slot % most).fold(spans, |set, _| set & (set - 1));
    let (turn, span) = span(spans.trailing_zeros());
    let borne = match span {
        Span::Own(_) => true,
        Span::Neighbour(side) => state.board.bridge_leads_to(&rules.designs, open.at(), side.into()),
    };
    let placement = Placement(open.0 | turn);
    let allowed = borne && is_allowed(rules, state, design, placement, span);
    allowed.then_some(Action::PlaceBridged(design, placement, span))
}

/// The turn of a tile and the bridge that a bit in the table of fits stands for.
#[inline]
fn span(bit: u32) -> (u32, Span) {
    match bit {
        0..8 => (bit / 2, Span::Own(Axis::ALL[bit as usize % 2])),
        _ => ((bit - 8) / 4, Span::Neighbour((bit % 4) as u8)),
    }
}

/// Whether the other parts agree to a tile that is placed with a bridge.
fn is_allowed(rules: &Rules, state: &State, design: Design, placement: Placement, span: Span) -> bool {
    let bridge = span.bridge(placement.at());
    rules.allows(state, design, placement).is_ok()
        && rules.hooks.roads.iter().all(|allows| allows(rules, state, Some((design, placement)), bridge))
}
