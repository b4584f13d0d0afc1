//! Wagons.

use super::{AbbeyMayor, abbey_mayor};
use crate::{
    Action, Event, Figure, Log, Phase, Rules, State, board::SegmentRef, lists::SmallList, rules::Design, tile::Edge,
};

/// Segments to which a wagon may drive.
type Goals = SmallList<SegmentRef, 64>;

impl AbbeyMayor {
    /// Asks for the next wagon that can drive on, in turn order (ABBEY-X-06, ABBEY-X-07, COMBO-TURN-07).
    pub(super) fn drive(self, rules: &Rules, state: &mut State) -> bool {
        if abbey_mayor(state).is_none_or(|abbey_mayor| abbey_mayor.wagons.is_empty()) {
            return false;
        }
        let (players, player) = (rules.players() as u8, state.player);
        state.memory_mut().abbey_mayor.wagons.sort_by_key(|(owner, _)| (owner + players - player) % players);
        while let Some((owner, _)) = abbey_mayor(state).and_then(super::AbbeyMayorState::wagon) {
            if !self.goals(rules, state).is_empty() {
                state.phase = Phase::MoveWagon;
                state.decider = owner;
                return true;
            }
            state.memory_mut().abbey_mayor.wagons.remove(0);
        }
        false
    }

    /// Where the wagon may go: what is unfinished, free and connected (ABBEY-WAGON-02, ABBEY-X-05).
    fn goals(self, rules: &Rules, state: &State) -> Goals {
        let Some((_, from)) = abbey_mayor(state).and_then(super::AbbeyMayorState::wagon) else { return Goals::new() };
        let mut goals = if self.surrounding { surrounding(rules, state, from) } else { linked(rules, state, from) };
        goals.sort_unstable();
        goals.retain(|before, goal| before != Some(goal) && may_stop(rules, state, goal));
        goals
    }

    pub(super) fn list_roads(self, rules: &Rules, state: &State, actions: &mut Vec<Action>) {
        actions.extend(self.goals(rules, state).iter().map(|goal| Action::MoveWagon(state.spot(*goal))));
        actions.push(Action::Pass);
    }

    /// COMBO-X-07
    pub(super) fn move_wagon(_rules: &Rules, state: &mut State, action: Action, log: &mut Log) {
        let (owner, _) = state.memory_mut().abbey_mayor.wagons.remove(0);
        let Action::MoveWagon(to) = action else { return };
        let segment = state.board.segment_at(to).expect("the segment is on the table");
        state.stand(owner.into(), Figure::Wagon, segment);
        log.tell(|| Event::Placed { player: owner.into(), figure: Figure::Wagon, spot: to });
    }
}

fn design<'r>(rules: &'r Rules, state: &State, tile: usize) -> &'r Design {
    &rules.designs[state.board.tiles[tile].design as usize]
}

fn may_stop(rules: &Rules, state: &State, target: SegmentRef) -> bool {
    let laid = state.board.tiles[target.tile()];
    let design = &rules.designs[laid.design as usize];
    let unbuilt = design.bridge == Some(target.segment()) && laid.bridge().is_none();
    let feature = state.board.feature(target);
    design.later_ground(Figure::Wagon) >> target.segment() & 1 == 1
        && !unbuilt
        && state.dragon() != Some(laid.at)
        && !state.board.is_held(feature)
        && !state.board.is_complete(feature)
}

/// What is joined by a way to some segment of the feature.
fn linked(rules: &Rules, state: &State, from: SegmentRef) -> Goals {
    let mut targets = Goals::new();
    for segment in state.board.ring(from) {
        let tile = segment.tile();
        let laid = state.board.tiles[tile];
        let own = design(rules, state, tile);
        for link in own.tile.links.iter().filter(|link| **link >> segment.segment() & 1 == 1) {
            let others = (0..own.nodes()).filter(|s| link >> s & 1 == 1);
            targets.extend(others.map(|other| SegmentRef::new(tile, other)));
        }
        // An abbey is linked to every road and city it closes.
        for side in 0..4 {
            let Some(beyond) = state.board.tile_at(laid.at.neighbour(side)) else { continue };
            let mine = laid.side(&rules.designs, side);
            let theirs = state.board.tiles[beyond].side(&rules.designs, side ^ 2);
            if own.tile.held && matches!(theirs.edge, Edge::City | Edge::Road) {
                targets.push(SegmentRef::new(beyond, theirs.segments[1] as usize));
            }
            let leads = matches!(mine.edge, Edge::City | Edge::Road) && mine.segments[1] as usize == segment.segment();
            if design(rules, state, beyond).tile.held && leads {
                targets.push(SegmentRef::new(beyond, 0));
            }
        }
    }
    targets
}

/// Whatever is on the tile the wagon leaves or on one of the tiles around it.
fn surrounding(rules: &Rules, state: &State, from: SegmentRef) -> Goals {
    let at = state.board.tiles[from.tile()].at;
    let tiles = at.around().chain([at]).filter_map(|at| state.board.tile_at(at));
    tiles.flat_map(|tile| (0..design(rules, state, tile).nodes()).map(move |s| SegmentRef::new(tile, s))).collect()
}
