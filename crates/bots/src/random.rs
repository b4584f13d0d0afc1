//! A player who takes any legal action, each as likely as the others: the floor that everything else stands on.

use aude_engine::{Action, Rules, State};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

use crate::Player;

/// Takes any legal action.
///
/// ```
/// use aude_bots::{Player, Random};
/// use aude_engine::{Deck, Log, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut state = rules.start();
/// state.play(&rules, Deck::new(1).draw(&rules, &state), &mut Log::off()).unwrap();
/// let action = Random::new(5).choose(&rules, &state);
/// assert!(state.is_legal(&rules, action));
/// assert_eq!(action, Random::new(5).choose(&rules, &state));
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    rng: Xoshiro256PlusPlus,
    actions: Vec<Action>,
}

impl Random {
    /// A player whose choices follow from a seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed), actions: Vec::new() }
    }

    /// A number below `n`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * n as u128) >> 64) as usize
    }
}

impl Player for Random {
    fn choose(&mut self, rules: &Rules, state: &State) -> Action {
        let mut actions = std::mem::take(&mut self.actions);
        state.list_actions(rules, &mut actions);
        let action = actions[self.below(actions.len())];
        self.actions = actions;
        action
    }
}
