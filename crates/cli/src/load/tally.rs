//! What is counted.

use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    time::Duration,
};

use super::ledger::Ledger;

/// How long things took, in steps of a tenth of a millisecond up to ten seconds.
pub struct Times(Vec<AtomicU32>);

const STEP: u128 = 100;
const STEPS: usize = 100_000;

impl Default for Times {
    fn default() -> Self {
        Self((0..=STEPS).map(|_| AtomicU32::new(0)).collect())
    }
}

impl Times {
    pub fn put(&self, time: Duration) {
        let step = usize::try_from(time.as_micros() / STEP).unwrap_or(STEPS).min(STEPS);
        self.0[step].fetch_add(1, Relaxed);
    }

    /// Forgets all of them.
    pub fn clear(&self) {
        self.0.iter().for_each(|step| step.store(0, Relaxed));
    }

    /// How many there are.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|step| u64::from(step.load(Relaxed))).sum()
    }

    /// The time within which so much of a thousand was done, in milliseconds.
    pub fn within(&self, permille: u64) -> f64 {
        let (all, mut sum) = (self.count(), 0);
        for (n, step) in self.0.iter().enumerate() {
            sum += u64::from(step.load(Relaxed));
            if sum > 0 && sum * 1000 >= all * permille {
                return (n + 1) as f64 / 10.0;
            }
        }
        0.0
    }
}

/// What all who play count together.
#[derive(Default)]
pub struct Tally {
    /// From sending a move to its acknowledgement.
    pub answered: Times,
    /// From when a move was due to its acknowledgement: what is late because the one before it was counts here.
    pub due: Times,
    /// Whether times are noted.
    pub on: AtomicBool,
    /// Sockets that are connected and watch their room.
    pub here: AtomicUsize,
    /// Acknowledged moves.
    pub ledger: Ledger,
    /// Games that came to their end.
    pub games: AtomicU64,
    /// Events that reached anybody.
    pub heard: AtomicU64,
    /// Moves that were refused, by the code of why.
    pub refused: Mutex<BTreeMap<String, u64>>,
    /// Events that do not fit: out of order, or a game that goes another way than it was played.
    pub unfit: AtomicU64,
    /// How often a server did not know what was acknowledged before.
    pub behind: AtomicU64,
    /// Connections that ended without having been asked to.
    pub dropped: AtomicU64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles() {
        let times = Times::default();
        assert_eq!((times.within(990), times.count()), (0.0, 0));
        (1..=100).for_each(|ms| times.put(Duration::from_micros(ms * 1000 - 1)));
        times.put(Duration::from_hours(1));
        assert_eq!((times.within(500), times.within(990), times.within(1000)), (51.0, 100.0, 10_000.1));
        times.clear();
        assert_eq!(times.count(), 0);
    }
}
