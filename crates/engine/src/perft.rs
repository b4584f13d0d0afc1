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
    perft_up_to(rules, state, depth, u64::MAX).unwrap_or(u64::MAX)
}

/// The same, but gives up once there are more than `most`.
pub fn perft_up_to(rules: &Rules, state: &State, depth: u32, most: u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let actions = state.legal_actions(rules);
    let is_draw = state.phase() == Phase::Draw;
    if depth == 1 && !is_draw {
        let n = actions.len() as u64;
        return (n <= most).then_some(n);
    }
    let depth = if is_draw { depth } else { depth - 1 };
    let mut next = state.clone();
    let mut sum = 0;
    for action in actions {
        next.clone_from(state);
        next.play_unchecked(rules, action, &mut Log::off());
        sum += perft_up_to(rules, &next, depth, most - sum)?;
    }
    Some(sum)
}
