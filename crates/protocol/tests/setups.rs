//! Random setups of everything there is, each played to its end (`trial`). A sample runs with all other tests, any
//! number with `./aude referee --setups N`.

use std::{
    collections::BTreeMap,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use crate::{
    dice::{Dice, number},
    trial::{self, LIMIT, Outcome, Slow},
};

#[test]
fn a_sample_of_all_setups_is_played() {
    let mut phases = BTreeMap::new();
    for seed in 0..60 {
        let outcome = catch_unwind(|| trial::run(&mut Dice::new(seed), false));
        let outcome = outcome.unwrap_or_else(|_| panic!("repeat it with {}", repeat(seed)));
        for phase in outcome.asked {
            *phases.entry(phase.name()).or_insert(0) += 1;
        }
        assert!(outcome.saved > 0 && outcome.actions > 0);
    }
    assert!(phases.len() > 8, "{phases:?}");
}

/// A way to repeat the setup of a seed.
fn repeat(seed: u64) -> String {
    format!("AUDE_SEED={seed} ./aude referee --setups 1")
}

/// A setup that is not over by then is never over, even on a machine with much else to do.
const FOR_EVER: Duration = Duration::from_mins(10);

/// What is known of all setups so far.
#[derive(Default)]
struct Sum {
    played: u64,
    refused: u64,
    actions: usize,
    asked: BTreeMap<&'static str, u64>,
    saved: u64,
    slowest: (Slow, u64),
    failed: Vec<u64>,
    slow: Vec<u64>,
}

impl Sum {
    fn add(&mut self, seed: u64, outcome: Option<Outcome>) {
        self.played += 1;
        let Some(outcome) = outcome else {
            self.failed.push(seed);
            println!("seed {seed} fails; repeat it with {}", repeat(seed));
            return;
        };
        self.refused += u64::from(outcome.refused);
        self.actions += outcome.actions;
        self.saved += u64::from(outcome.saved);
        for phase in outcome.asked {
            *self.asked.entry(phase.name()).or_default() += 1;
        }
        if outcome.slowest.time > LIMIT {
            self.slow.push(seed);
            println!("seed {seed} is slow: {}; repeat it with {}", outcome.slowest, repeat(seed));
        }
        if outcome.slowest.time > self.slowest.0.time {
            self.slowest = (outcome.slowest, seed);
        }
    }

    fn tell(&self, since: Instant) {
        let Self { played, failed, slow, slowest: (slowest, seed), .. } = self;
        let asked: u64 = self.asked.values().sum();
        println!(
            "{:5.0} s  {played} setups, {asked} answers, {} failed, {} slow; slowest: {slowest} (seed {seed})",
            since.elapsed().as_secs_f64(),
            failed.len(),
            slow.len(),
        );
    }
}

/// `AUDE_SETUPS` of them, from the seed `AUDE_SEED` on.
#[test]
#[ignore = "./aude referee --setups N runs it"]
fn many_setups_are_played() {
    let (first, n) = (number("AUDE_SEED").unwrap_or(0), number("AUDE_SETUPS").unwrap_or(1000));
    let (next, over) = (AtomicU64::new(first), AtomicBool::new(false));
    let (sum, since) = (Mutex::new(Sum::default()), Instant::now());
    let cores = std::thread::available_parallelism().map_or(1, usize::from).min(n as usize);
    // What each thread works on, and since when.
    let at_work: Vec<Mutex<(u64, Instant)>> = (0..cores).map(|_| Mutex::new((first, Instant::now()))).collect();
    std::thread::scope(|scope| {
        let workers: Vec<_> = at_work
            .iter()
            .map(|work| {
                scope.spawn(|| {
                    loop {
                        let seed = next.fetch_add(1, Ordering::Relaxed);
                        if seed >= first + n {
                            break;
                        }
                        *work.lock().unwrap() = (seed, Instant::now());
                        let outcome = catch_unwind(AssertUnwindSafe(|| trial::run(&mut Dice::new(seed), true)));
                        sum.lock().unwrap().add(seed, outcome.ok());
                    }
                    *work.lock().unwrap() = (first, Instant::now() + FOR_EVER);
                })
            })
            .collect();
        scope.spawn(|| {
            let mut told = Instant::now();
            while !over.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(50));
                if told.elapsed() > Duration::from_secs(5) {
                    told = Instant::now();
                    sum.lock().unwrap().tell(since);
                }
                for (seed, began) in at_work.iter().map(|work| *work.lock().unwrap()) {
                    if began.elapsed() > FOR_EVER {
                        println!("seed {seed} does not come to an end; repeat it with {}", repeat(seed));
                        std::process::exit(1);
                    }
                }
            }
        });
        for worker in workers {
            worker.join().unwrap();
        }
        over.store(true, Ordering::Relaxed);
    });
    let sum = sum.into_inner().unwrap();
    sum.tell(since);
    println!("{} proposals refused, {} actions, {} saved and loaded", sum.refused, sum.actions, sum.saved);
    println!("asked in {:?}", sum.asked);
    assert!(sum.failed.is_empty() && sum.slow.is_empty(), "failed: {:?}, slow: {:?}", sum.failed, sum.slow);
}
