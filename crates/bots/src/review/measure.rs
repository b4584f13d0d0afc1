//! How good reviews are: games of the five levels, reviewed without knowing who played.
//!
//! `docs/review.md` has the numbers. Thresholds and the losses of levels in `grade.rs` come from them.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
};

use aude_engine::{Action, Deck, Log, Phase, Rules};

use super::{Account, Class, Depth, Reviewer, Step, accounts};
use crate::{Budget, Casual, Level, Mind, Player, Search, Tuning, Weights};

/// What is measured.
#[derive(Clone, Debug)]
pub struct Measure {
    /// The game.
    pub rules: Arc<Rules>,
    /// The draws of the first game of each level; those of the next follow from the number after it.
    pub seed: u64,
    /// Games of each level against itself.
    pub games: usize,
    /// How many of them are reviewed again with five times the visits.
    pub again: usize,
    /// How much is searched.
    pub depth: Depth,
    /// Visits of the master, instead of its second.
    pub master: u32,
    /// How many games go on at a time.
    pub threads: usize,
}

/// A game that was reviewed.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Who played, in all seats.
    pub level: Level,
    /// The account of each player.
    pub accounts: Vec<Account>,
    /// The loss of each decision with a choice.
    pub losses: Vec<f32>,
    /// How often a class (row) became which class (column) at five times the search; zeros where that was not tried.
    pub again: [[u32; 5]; 5],
    /// The games of a level have numbers.
    pub number: usize,
}

impl Measured {
    /// How far the sum of an account is from the result, at most.
    pub fn error(&self) -> f64 {
        let error = |swing: &super::Swing| {
            (swing.start + swing.luck + swing.skill + swing.others + swing.residual - swing.result).abs()
        };
        self.accounts.iter().map(|account| error(&account.chance).max(error(&account.lead))).fold(0.0, f64::max)
    }
}

impl Measure {
    /// How many games there are.
    pub fn total(&self) -> usize {
        self.games * Level::ALL.len()
    }

    /// Plays and reviews all games, and tells each as it is done, in any order.
    pub fn run(&self, mut tell: impl FnMut(Measured)) {
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            let (sender, receiver) = mpsc::channel();
            for _ in 0..self.threads.clamp(1, self.total().max(1)) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.total() || sender.send(self.game(number)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            receiver.into_iter().for_each(&mut tell);
        });
    }

    /// Plays and reviews a game. Those that are reviewed twice come first.
    fn game(&self, number: usize) -> Measured {
        let level = Level::ALL[number % Level::ALL.len()];
        let number = number / Level::ALL.len();
        let steps = self.play(level, self.seed.wrapping_add(number as u64));
        let reviewer = self.review(steps.clone(), self.depth);
        let mut again = [[0; 5]; 5];
        if number < self.again {
            let deeper = self.review(steps, Depth { visits: self.depth.visits.saturating_mul(5) });
            for (class, deeper) in classes(&reviewer).zip(classes(&deeper)) {
                again[class as usize][deeper as usize] += 1;
            }
        }
        let losses = verdicts(&reviewer).map(super::Verdict::loss).collect();
        Measured { level, accounts: accounts(&reviewer), losses, again, number }
    }

    fn play(&self, level: Level, seed: u64) -> Vec<Action> {
        let rules = &self.rules;
        let player = |seat: usize| -> Box<dyn Player> {
            match level.mind() {
                Mind::Casual(habits) => {
                    Box::new(Casual::new(rules, habits, seed.wrapping_mul(31).wrapping_add(seat as u64)))
                }
                Mind::Search(_) => {
                    let budget = Budget::Visits(self.master);
                    Box::new(Search::new(rules, Weights::default(), budget, Tuning::default()))
                }
            }
        };
        let mut players: Vec<_> = (0..rules.players()).map(player).collect();
        let (deck, mut state, mut steps) = (Deck::new(seed), rules.start(), Vec::new());
        while state.phase() != Phase::Over {
            let action = match state.phase() {
                Phase::Draw => deck.draw(rules, &state),
                _ => players[state.decider()].choose(rules, &state),
            };
            state.play_unchecked(rules, action, &mut Log::off());
            steps.push(action);
        }
        steps
    }

    fn review(&self, steps: Vec<Action>, depth: Depth) -> Reviewer {
        let mut reviewer = Reviewer::new(self.rules.clone(), steps, depth).expect("players play legal actions");
        while !reviewer.advance(1_000_000) {}
        reviewer
    }
}

fn verdicts(reviewer: &Reviewer) -> impl Iterator<Item = &super::Verdict> {
    reviewer.reviewed().iter().filter_map(|step| match step {
        Step::Decision(decision) => decision.verdict.as_ref(),
        Step::Draw(_) => None,
    })
}

fn classes(reviewer: &Reviewer) -> impl Iterator<Item = Class> {
    verdicts(reviewer).map(|verdict| verdict.class)
}
