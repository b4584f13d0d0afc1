//! How fast are records read? Reading one sets up its rules, plays it and compares everything it says.

use std::time::Instant;

use aude_engine::Setup;
use aude_record::Game;
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

/// How many records there are, and how many are measured at once: few, so that some are read undisturbed.
const RECORDS: usize = 200;
const AT_ONCE: usize = 20;

pub struct RecordBench {
    records: Vec<String>,
    /// Seconds of the best so many records.
    best: f64,
}

impl RecordBench {
    /// Records of random base games for two players, with their seeds.
    pub fn new() -> Self {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let game = |seed| {
            let mut game = Game::new(Setup::players(2), seed as u64).expect("the setup makes sense");
            loop {
                let actions = game.legal_actions();
                if actions.is_empty() {
                    return game.record();
                }
                let action = actions[(rng.next_u64() % actions.len() as u64) as usize];
                game.play(action).expect("it is legal");
            }
        };
        Self { records: (0..RECORDS).map(game).collect(), best: f64::MAX }
    }

    pub fn measure(&mut self) {
        for records in self.records.chunks(AT_ONCE) {
            let start = Instant::now();
            for record in records {
                std::hint::black_box(Game::from_record(record).expect("it was written so"));
            }
            self.best = self.best.min(start.elapsed().as_secs_f64());
        }
    }

    pub fn games_per_second(&self) -> f64 {
        AT_ONCE as f64 / self.best
    }

    /// How long a record is, on average.
    pub fn bytes(&self) -> usize {
        self.records.iter().map(String::len).sum::<usize>() / RECORDS
    }
}
