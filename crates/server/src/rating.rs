//! Ratings of people: Elo, in its simplest form.
//!
//! With more than two players each pair counts as a game of its own. The expected and the actual result are averaged over the
//! opponents, so a game of five changes a rating about as much as a game of two.

/// By how much a game can change a rating at most.
const K: f64 = 24.0;

/// By how much each rating changes, from ratings and places: 1 for the winner, equal ones share a place. The sum is zero.
///
/// ```
/// use aude_server::rating;
///
/// assert_eq!(rating::changes(&[(1500.0, 1), (1500.0, 2)]), [12.0, -12.0]);
/// assert_eq!(rating::changes(&[(1500.0, 1), (1500.0, 1)]), [0.0, 0.0]);
/// ```
pub fn changes(players: &[(f64, i64)]) -> Vec<f64> {
    let others = players.len().saturating_sub(1).max(1) as f64;
    let change = |(me, (rating, place)): (usize, &(f64, i64))| {
        let pairs = players.iter().enumerate().filter(|(other, _)| *other != me);
        let sum: f64 = pairs
            .map(|(_, (other, other_place))| {
                let expected = 1.0 / (1.0 + 10f64.powf((other - rating) / 400.0));
                let got = match place.cmp(other_place) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                got - expected
            })
            .sum();
        K * sum / others
    };
    players.iter().enumerate().map(change).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_made_of_nothing() {
        let players = [(1500.0, 2), (1720.5, 1), (1311.0, 2), (1600.0, 4)];
        let changes = changes(&players);
        assert!(changes.iter().sum::<f64>().abs() < 1e-9, "{changes:?}");
        assert!(changes[1] > 0.0 && changes[3] < 0.0);
        assert!(changes[2] > changes[0], "the weaker of two equals gains: {changes:?}");
    }

    #[test]
    fn who_wins_as_expected_gains_little() {
        let expected = changes(&[(1900.0, 1), (1500.0, 2)]);
        let surprise = changes(&[(1900.0, 2), (1500.0, 1)]);
        assert!(expected[0] > 0.0 && expected[0] < 3.0, "{expected:?}");
        assert!(surprise[1] > 20.0 && surprise[1] <= K, "{surprise:?}");
    }
}
