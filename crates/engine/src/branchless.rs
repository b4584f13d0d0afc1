//! Filters lists without branches that the processor cannot predict.

use crate::Action;

/// Shows those of a list that pass a test, one by one until the function answers yes.
///
/// Whether one passes is often as good as a coin toss, and a branch on it is guessed wrong half of the time. So all of them
/// are tested first, without a branch, and those that passed are found by the bits of a word. The test should not branch
/// either: `&` instead of `&&`.
#[inline]
pub(crate) fn find_among<T>(all: &[T], test: impl Fn(&T) -> bool, mut found: impl FnMut(&T) -> bool) -> bool {
    for some in all.chunks(u64::BITS as usize) {
        let mut set = some.iter().rev().fold(0_u64, |set, one| set << 1 | u64::from(test(one)));
        while set != 0 {
            if found(&some[set.trailing_zeros() as usize]) {
                return true;
            }
            set &= set - 1;
        }
    }
    false
}

/// How many pass.
#[inline]
pub(crate) fn count_among<T>(all: &[T], test: impl Fn(&T) -> bool) -> usize {
    all.iter().map(|one| usize::from(test(one))).sum()
}

/// The place in the list of the one that has a number among those that pass.
#[inline]
pub(crate) fn nth_among<T>(all: &[T], test: impl Fn(&T) -> bool, mut number: usize) -> Option<usize> {
    all.iter().position(|one| {
        let passes = test(one);
        let found = passes & (number == 0);
        number = number.wrapping_sub(usize::from(passes));
        found
    })
}

/// Adds to a list of actions those that are made of whoever passes a test. One is made of each, and the next written over it
/// unless it was to be kept: for short lists of which many pass.
#[inline]
pub(crate) fn push_among<T>(
    actions: &mut Vec<Action>,
    all: &[T],
    test: impl Fn(&T) -> bool,
    make: impl Fn(&T) -> Action,
) {
    let mut n = actions.len();
    actions.resize(n + all.len(), Action::Pass);
    for one in all {
        actions[n] = make(one);
        n += usize::from(test(one));
    }
    actions.truncate(n);
}

/// The different ones of a short list, in their order.
pub(crate) fn in_order<T: Copy + Ord>(all: &[T]) -> impl Iterator<Item = T> {
    let above = |least: Option<T>| all.iter().copied().filter(|one| least.is_none_or(|least| *one > least)).min();
    std::iter::successors(above(None), move |last| above(Some(*last)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_that_pass_come_in_their_order() {
        let all: Vec<u32> = (0..200).map(|n| n * 7 % 200).collect();
        let mut found = Vec::new();
        find_among(
            &all,
            |n| n % 3 == 0,
            |n| {
                found.push(*n);
                false
            },
        );
        assert_eq!(found, all.iter().copied().filter(|n| n % 3 == 0).collect::<Vec<_>>());
    }

    #[test]
    fn what_passes_is_added() {
        let mut actions = vec![Action::Buy];
        push_among(&mut actions, &[4, 7, 8, 9], |n| n % 2 == 0, |n| Action::Bid(*n));
        assert_eq!(actions, [Action::Buy, Action::Bid(4), Action::Bid(8)]);
    }

    #[test]
    fn order_without_repetitions() {
        assert_eq!(in_order(&[5, 1, 4, 1, 5, 9]).collect::<Vec<_>>(), [1, 4, 5, 9]);
        assert_eq!(in_order::<u8>(&[]).next(), None);
    }

    #[test]
    fn the_search_ends_with_the_first_that_pleases() {
        let all: Vec<u32> = (0..200).collect();
        let mut seen = Vec::new();
        let found = find_among(
            &all,
            |n| n % 50 == 3,
            |n| {
                seen.push(*n);
                *n > 100
            },
        );
        assert!(found);
        assert_eq!(seen, [3, 53, 103]);
        assert!(!find_among(&all, |n| *n > 500, |_| true));
    }
}
