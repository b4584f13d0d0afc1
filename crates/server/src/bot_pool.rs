//! Threads on which computer players choose their moves.
//!
//! By default there are as many threads as cores. Each room uses one at a time. Rooms share the cores fairly: the room that has
//! used least time goes first, so that rooms with quick computers do not wait for those with slow ones. Choosing a move ends
//! within a second, and at once when nobody needs the result any more.

mod queue;

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use aude_bots::{Budget, Casual, Level, Mind, Search, Tuning, Weights};
use aude_engine::{Action, Rules, State};
pub use queue::{Cores, Share};

use crate::{app_state::AppState, panics, store::Trust};

/// A thought takes no longer than this, and a few milliseconds to stop.
const LONGEST: Duration = Duration::from_millis(950);

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

    /// Thinks for as long as its level does and no longer than [`LONGEST`]; nothing if nobody wants to know any more.
    fn think(&mut self, rules: &Rules, state: &State, unwanted: &AtomicBool) -> Option<Action> {
        let wanted = || !unwanted.load(Ordering::Relaxed);
        if let [only] = *state.legal_actions(rules) {
            return Some(only);
        }
        let begun = Instant::now();
        let action = match &mut self.mind {
            Thinking::Casual(casual) => {
                casual.start();
                let action = casual.think_while(rules, state, &mut || wanted() && begun.elapsed() < LONGEST);
                action.or_else(|| casual.decide(rules, state))
            }
            Thinking::Search(search, time) => {
                if let Some(action) = search.planned(state) {
                    return Some(action);
                }
                let time = LONGEST.min(*time);
                search.start(state);
                search.think_while(rules, state, |_| wanted() && begun.elapsed() < time);
                search.decide_now(rules, state)
            }
        };
        action.filter(|_| wanted())
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

/// Lets a computer think about a position when it is its room's turn to use a core; then tells the action, or what a panic
/// said.
pub fn think(
    app: &Arc<AppState>,
    (room, trust): (&str, Trust),
    share: &Share,
    (mut thinker, rules, state): (Thinker, Arc<Rules>, State),
    tell: impl FnOnce(Result<(Thinker, Action), String>) + Send + 'static,
) -> Thought {
    let unwanted = Arc::new(AtomicBool::new(false));
    let thought = Thought(unwanted.clone());
    let turn = app.cores.wait(share, unwanted.clone());
    let (app, room) = (app.clone(), room.to_string());
    tokio::spawn(async move {
        let Some(core) = turn.await else { return };
        let risk = app.store.begin(&room, trust).await;
        let thinking = tokio::task::spawn_blocking(move || {
            app.config.test_hook.at("think", &room);
            let action = thinker.think(&rules, &state, &unwanted);
            drop((core, risk));
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
