//! Computers that think for seats.
//!
//! They think on threads of their own, as many at once as there are cores, each room one at a time. A thought is cut into slices of a few
//! milliseconds; between two of them it looks whether anybody still wants to know, so that a server that shuts down does not wait.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use aude_bots::{Budget, Casual, Level, Mind, Search, Tuning, Weights};
use aude_engine::{Action, Rules, State};
use tokio::sync::Semaphore;

use crate::panics;

/// Somebody who thinks, with what they have in mind for the rest of the turn.
#[derive(Debug)]
pub struct Thinker {
    level: Level,
    mind: Thinking,
}

#[derive(Debug)]
enum Thinking {
    Casual(Box<Casual>),
    Search(Box<Search>, Duration),
}

impl Thinker {
    /// Somebody of a level. The seed is for what is left to chance.
    pub fn new(rules: &Rules, level: Level, seed: u64) -> Self {
        let mind = match level.mind() {
            Mind::Casual(habits) => Thinking::Casual(Box::new(Casual::new(rules, habits, seed))),
            Mind::Search(budget) => {
                let time = if let Budget::Time(time) = budget { time } else { Duration::from_secs(1) };
                Thinking::Search(Box::new(Search::new(rules, Weights::default(), budget, Tuning::default())), time)
            }
        };
        Self { level, mind }
    }

    /// How it plays.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Thinks until it knows; nothing if nobody wants to know any more.
    fn think(&mut self, rules: &Rules, state: &State, unwanted: &AtomicBool) -> Option<Action> {
        let wanted = || !unwanted.load(Ordering::Relaxed);
        match &mut self.mind {
            Thinking::Casual(casual) => {
                casual.start();
                casual.think_while(rules, state, &mut || wanted())
            }
            Thinking::Search(search, time) => {
                if let Some(action) = search.planned(state) {
                    return Some(action);
                }
                let end = Instant::now() + *time;
                search.start(state);
                search.think_while(rules, state, |_| wanted() && Instant::now() < end);
                search.decide(rules, state).filter(|_| wanted())
            }
        }
    }
}

/// A thought under way. Nobody wants to know any more when it is dropped.
#[derive(Debug)]
pub struct Thought(Arc<AtomicBool>);

impl Drop for Thought {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Lets somebody think about a position, when it is their turn to use a core; then tells the action, or what a panic said. `before` runs first, on the same thread.
pub fn think(
    cores: Arc<Semaphore>,
    mut thinker: Thinker,
    rules: Arc<Rules>,
    state: State,
    before: impl FnOnce() + Send + 'static,
    tell: impl FnOnce(Result<(Thinker, Action), String>) + Send + 'static,
) -> Thought {
    let unwanted = Arc::new(AtomicBool::new(false));
    let thought = Thought(unwanted.clone());
    tokio::spawn(async move {
        let Ok(core) = cores.acquire_owned().await else { return };
        let thinking = tokio::task::spawn_blocking(move || {
            before();
            let action = thinker.think(&rules, &state, &unwanted);
            drop(core);
            action.map(|action| (thinker, action))
        });
        match thinking.await {
            Ok(Some(idea)) => tell(Ok(idea)),
            Ok(None) => {}
            Err(error) => {
                if let Ok(panic) = error.try_into_panic() {
                    tell(Err(panics::words(&*panic)));
                }
            }
        }
    });
    thought
}
