//! Uniformly random play, as fast as the engine allows.

use aude_engine::{Action, Design, Log, Phase, Placements, Rules, State};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

/// Plays random games of one setup, one after the other, in the same memory.
pub struct RandomPlay<'r> {
    rules: &'r Rules,
    start: State,
    state: State,
    tiles: Vec<Design>,
    placements: Placements,
    actions: Vec<Action>,
    rng: Xoshiro256PlusPlus,
    /// Whether some tiles are drawn before others, or go back into the bag.
    ordered: bool,
}

impl<'r> RandomPlay<'r> {
    pub fn new(rules: &'r Rules, seed: u64) -> Self {
        let start = rules.start();
        let tiles = rules.tiles().flat_map(|(d, _)| vec![d; start.in_bag(d)]).collect();
        Self {
            rules,
            ordered: !rules.is_plain_bag(),
            state: start.clone(),
            start,
            tiles,
            placements: Placements::new(),
            actions: Vec::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * n as u128) >> 64) as usize
    }

    /// A draw where not every order is possible.
    fn ordered_draw(&mut self) -> Action {
        let drawable: Vec<_> = self.state.drawable(self.rules).collect();
        let mut n = self.below(drawable.iter().map(|(_, n)| n).sum());
        let found = drawable.into_iter().find(|(_, count)| n.checked_sub(*count).map(|rest| n = rest).is_none());
        Action::Draw(found.expect("the number is below the total").0)
    }

    /// Plays a whole game and returns its last position.
    pub fn game(&mut self) -> &State {
        self.state.clone_from(&self.start);
        for i in (1..self.tiles.len()).rev() {
            let j = self.below(i + 1);
            self.tiles.swap(i, j);
        }
        let mut log = Log::off();
        loop {
            let action = match self.state.phase() {
                Phase::Draw if self.ordered => self.ordered_draw(),
                Phase::Draw => Action::Draw(self.tiles[self.state.draws()]),
                Phase::PlaceTile if self.state.tile().is_some() && !self.rules.has_asides() => {
                    let design = self.state.tile().unwrap();
                    self.state.placements(self.rules, design, &mut self.placements);
                    let i = self.below(self.placements.len());
                    Action::PlaceTile(design, self.placements[i])
                }
                Phase::Over => return &self.state,
                _ => {
                    self.state.list_actions(self.rules, &mut self.actions);
                    let i = self.below(self.actions.len());
                    self.actions[i]
                }
            };
            self.state.play_unchecked(self.rules, action, &mut log);
        }
    }
}

/// A seed nobody can foresee.
pub fn fresh_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(std::time::SystemTime::now())
}
