//! Counting all ways a game can go: the classic check of a rules engine.

use crate::{Log, Phase, Rules, State};

/// The number of sequences of so many actions from a position. Draws are not counted as actions, but each
/// different tile that can be drawn is a way of its own.
///
/// ```
/// use aude_engine::{Rules, Setup, perft};
///
/// let mut setup = Setup::players(2);
/// setup.draw = Some(vec!["U".into()]);
/// let rules = Rules::new(&setup).unwrap();
/// // A straight road fits the start tile in three ways.
/// assert_eq!(perft(&rules, &rules.start(), 1), 3);
/// ```
pub fn perft(rules: &Rules, state: &State, depth: u32) -> u64 {
    perft_within(rules, state, depth, u64::MAX).unwrap_or(u64::MAX)
}

/// The same, but gives up after looking at so many positions.
pub fn perft_within(rules: &Rules, state: &State, depth: u32, mut positions: u64) -> Option<u64> {
    count(rules, state, depth, &mut positions)
}

fn count(rules: &Rules, state: &State, depth: u32, positions: &mut u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    *positions = positions.checked_sub(1)?;
    let actions = state.legal_actions(rules);
    let is_draw = state.phase() == Phase::Draw;
    if depth == 1 && !is_draw {
        return Some(actions.len() as u64);
    }
    let depth = if is_draw { depth } else { depth - 1 };
    let mut next = state.clone();
    let mut sum = 0;
    for action in actions {
        next.clone_from(state);
        next.play_unchecked(rules, action, &mut Log::off());
        sum += count(rules, &next, depth, positions)?;
    }
    Some(sum)
}
