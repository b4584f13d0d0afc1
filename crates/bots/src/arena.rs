//! Matches between players, and what can be concluded from them.
//!
//! Luck decides more in this game than most differences between players do, so the arena plays *pairs*: two games with the
//! same draws and exchanged seats. Whoever got the better tiles in one game has the worse ones in the other. Whatever
//! players leave to chance follows from the pair and the seat as well, so that a player against itself scores exactly one
//! half, and a match of players who do not watch the clock gives the same result each time, on any number of cores.
//!
//! With more than two players one contestant sits in one seat and the other in all others; in the second game of the pair
//! it is the other way round. The seat moves on from pair to pair. A game counts for whoever holds the winning seat, so
//! that equal contestants again score one half.
//!
//! Numbers come from pairs, because the two games of one are not independent; [`Summary`] has them. A [`Test`] says when
//! enough has been played.

mod game;
mod sequential;
mod summary;

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use aude_engine::Rules;

use crate::{Player, player};
pub use game::{Clock, Game, Pair, seat_seed};
pub use sequential::{Test, Verdict};
pub use summary::{Summary, Tally, elo, expected_score, ratings};

/// A place in a game, to be taken by a player.
#[derive(Clone, Copy, Debug)]
pub struct Seat<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The number of the seat.
    pub seat: usize,
    /// The seed of the draws. Only for those who keep a game of their own: players do not look ahead.
    pub draws: u64,
    /// A seed for what the player leaves to chance.
    pub chance: u64,
}

/// Somebody who takes part in a match, in many games at once.
pub trait Contestant: Sync {
    /// What it is called.
    fn name(&self) -> &str;

    /// Takes a seat in a game that begins. The error says why that is not possible.
    fn sit(&self, seat: &Seat<'_>) -> Result<Box<dyn Player>, String>;
}

/// A player of the registry, by its description.
impl Contestant for String {
    fn name(&self) -> &str {
        self
    }

    fn sit(&self, seat: &Seat<'_>) -> Result<Box<dyn Player>, String> {
        player(self, seat.rules, seat.chance)
    }
}

/// A match of two contestants.
///
/// ```
/// use aude_bots::arena::Match;
/// use aude_engine::{Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let (greedy, random) = ("greedy".to_string(), "random".to_string());
/// let arena = Match { rules: &rules, contestants: [&greedy, &random], seed: 1, pairs: 3, threads: 1, test: None };
/// let outcome = arena.play(|_| ()).unwrap();
/// assert_eq!(outcome.tally.summary().wins, [6, 0]);
/// ```
#[derive(Clone, Copy)]
pub struct Match<'a> {
    /// What is played.
    pub rules: &'a Rules,
    /// Who plays.
    pub contestants: [&'a dyn Contestant; 2],
    /// The draws of the first pair; those of the next follow from the number after it.
    pub seed: u64,
    /// How many pairs are played, at most.
    pub pairs: usize,
    /// How many games go on at a time.
    pub threads: usize,
    /// When to stop before that.
    pub test: Option<Test>,
}

/// What came of a match.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// The pairs, in order.
    pub pairs: Vec<Pair>,
    /// What they add up to.
    pub tally: Tally,
    /// What the test says, once it is sure.
    pub verdict: Option<Verdict>,
}

impl Match<'_> {
    /// Plays the match and tells after each pair how it stands. The error says which contestant failed, and how.
    pub fn play(&self, mut tell: impl FnMut(&Tally)) -> Result<Outcome, String> {
        if self.rules.players() < 2 {
            return Err("a match takes two players at least".into());
        }
        let (next, stop) = (AtomicUsize::new(0), AtomicBool::new(false));
        let mut outcome = Outcome::default();
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..self.threads.clamp(1, self.pairs.max(1)) {
                let (sender, next, stop) = (sender.clone(), &next, &stop);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.pairs || stop.load(Ordering::Relaxed) {
                            return;
                        }
                        // Whoever listened has heard enough.
                        if sender.send((number, self.play_pair(number, stop))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            let result = self.collect(receiver, &mut outcome, &mut tell);
            stop.store(true, Ordering::Relaxed);
            result
        })?;
        Ok(outcome)
    }

    /// Takes in pairs as they come and counts them in their order, until the test is sure: what is counted must not
    /// depend on who was faster.
    fn collect(
        &self,
        receiver: mpsc::Receiver<(usize, Result<Pair, String>)>,
        outcome: &mut Outcome,
        tell: &mut impl FnMut(&Tally),
    ) -> Result<(), String> {
        let mut waiting = BTreeMap::new();
        for (number, pair) in receiver {
            waiting.insert(number, pair);
            while let Some(pair) = waiting.remove(&outcome.pairs.len()) {
                let pair = pair?;
                outcome.tally.add(&pair);
                outcome.pairs.push(pair);
                tell(&outcome.tally);
                outcome.verdict = self.test.and_then(|test| test.verdict(&outcome.tally));
                if outcome.verdict.is_some() {
                    return Ok(());
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
