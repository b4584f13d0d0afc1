//! One game of a match, and the other with the same draws.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, Instant},
};

use aude_engine::{Deck, Log, Phase};

use super::{Match, Seat};

/// The time a contestant took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// All of it.
    pub time: Duration,
    /// For so many decisions: tiles, figures and whatever else was asked.
    pub decisions: usize,
    /// In so many turns.
    pub turns: usize,
}

impl std::ops::AddAssign for Clock {
    fn add_assign(&mut self, other: Self) {
        self.time += other.time;
        self.decisions += other.decisions;
        self.turns += other.turns;
    }
}

/// A game of a match.
#[derive(Clone, Debug)]
pub struct Game {
    /// Which contestant sat in each seat, 0 or 1.
    pub seats: Vec<usize>,
    /// The points, seat by seat.
    pub scores: Vec<u32>,
    /// How many turns there were.
    pub turns: usize,
    /// The time each contestant took.
    pub clocks: [Clock; 2],
}

impl Game {
    /// What the first contestant gets for it: 1 for a win, 0 for a loss; a share of the winning seats if they are both
    /// contestants'.
    pub fn result(&self) -> f64 {
        let most = self.scores.iter().max();
        let winners = || self.seats.iter().zip(&self.scores).filter(|(_, score)| Some(*score) == most);
        winners().filter(|(seat, _)| **seat == 0).count() as f64 / winners().count() as f64
    }

    /// The mean points of a contestant's seats.
    pub fn mean(&self, contestant: usize) -> f64 {
        let own = || self.seats.iter().zip(&self.scores).filter(|(seat, _)| **seat == contestant);
        own().map(|(_, score)| f64::from(*score)).sum::<f64>() / own().count() as f64
    }

    /// How far the first contestant is ahead.
    pub fn margin(&self) -> f64 {
        self.mean(0) - self.mean(1)
    }
}

/// Two games with the same draws and exchanged seats.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The seed of the draws.
    pub seed: u64,
    /// In the first game the first contestant has one seat and the second one all others; in the second game it is the
    /// other way round.
    pub games: [Game; 2],
}

impl Pair {
    /// What the first contestant gets for a game, on average.
    pub fn result(&self) -> f64 {
        self.games.iter().map(Game::result).sum::<f64>() / 2.0
    }

    /// How far the first contestant is ahead in a game, on average.
    pub fn margin(&self) -> f64 {
        self.games.iter().map(Game::margin).sum::<f64>() / 2.0
    }
}

impl Match<'_> {
    /// Plays the pair of a number.
    pub(super) fn play_pair(&self, number: usize, stop: &AtomicBool) -> Result<Pair, String> {
        let players = self.rules.players();
        let seed = self.seed.wrapping_add(number as u64);
        let game = |first: usize| {
            let alone = number % players;
            let seats = (0..players).map(|seat| if seat == alone { first } else { 1 - first }).collect();
            self.play_game(seats, seed, stop)
        };
        Ok(Pair { seed, games: [game(0)?, game(1)?] })
    }

    fn play_game(&self, seats: Vec<usize>, seed: u64, stop: &AtomicBool) -> Result<Game, String> {
        let rules = self.rules;
        let blame = |seat: usize, message: String| {
            let name = self.contestants[seats[seat]].name();
            format!("{name}, in seat {seat} of the game with seed {seed}: {message}")
        };
        let mut players = Vec::new();
        for (seat, contestant) in seats.iter().enumerate() {
            let place = Seat { rules, seat, draws: seed, chance: seat_seed(seed, seat) };
            players.push(self.contestants[*contestant].sit(&place).map_err(|message| blame(seat, message))?);
        }
        let (deck, mut state, mut clocks, mut turn) = (Deck::new(seed), rules.start(), [Clock::default(); 2], 0);
        let mut log = Log::off();
        while state.phase() != Phase::Over {
            if stop.load(Ordering::Relaxed) {
                return Err("the match is over".into());
            }
            if state.turn() != turn {
                turn = state.turn();
                clocks[seats[state.player()]].turns += 1;
            }
            let decider = state.decider();
            let action = if state.phase() == Phase::Draw {
                deck.draw(rules, &state)
            } else {
                let start = Instant::now();
                let action = players[decider].choose(rules, &state);
                let clock = &mut clocks[seats[decider]];
                clock.time += start.elapsed();
                clock.decisions += 1;
                if let Some(fault) = players[decider].fault() {
                    return Err(blame(decider, fault));
                }
                action
            };
            if let Err(illegal) = state.check(rules, action) {
                return Err(blame(decider, format!("{action:?} is not legal: {illegal}")));
            }
            for (seat, player) in players.iter_mut().enumerate() {
                player.watch(rules, &state, action);
                if let Some(fault) = player.fault() {
                    return Err(blame(seat, fault));
                }
            }
            state.play_unchecked(rules, action, &mut log);
        }
        let scores = (0..rules.players()).map(|seat| state.score(seat)).collect();
        Ok(Game { turns: state.turn(), seats, scores, clocks })
    }
}

/// The seed of what a seat leaves to chance, in a game with a seed of draws: far from that of its neighbours and from the draws.
pub fn seat_seed(seed: u64, seat: usize) -> u64 {
    let mut z = seed.wrapping_add((seat as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
