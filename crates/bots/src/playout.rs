//! Complete games of uniformly random play, as fast as the engine allows.

use aude_engine::{Action, Design, Log, Phase, Placements, Rules, State};
use rand_xoshiro::{
    Xoshiro256PlusPlus,
    rand_core::{Rng, SeedableRng},
};

/// Plays random games of one setup, one after the other, in the same memory.
///
/// ```
/// use aude_bots::Playouts;
/// use aude_engine::{Phase, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let mut playouts = Playouts::new(&rules, 7);
/// let points: u32 = (0..10).map(|_| playouts.game().score(0)).sum();
/// assert!(points > 100);
/// assert_eq!(playouts.game().phase(), Phase::Over);
/// ```
#[derive(Debug)]
pub struct Playouts<'r> {
    rules: &'r Rules,
    start: State,
    state: State,
    tiles: Vec<Design>,
    actions: Vec<Action>,
    /// Whether every legal action is listed before one is drawn.
    lists: bool,
    placements: Placements,
    rng: Xoshiro256PlusPlus,
    /// The tiles left to draw, where not every order is possible.
    pool: Vec<Design>,
    /// Whether some tiles are drawn before others, or go back into the bag.
    ordered: bool,
    /// Whether some that are drawn before others are left.
    staged: bool,
}

impl<'r> Playouts<'r> {
    /// Games from the first position on; all of them follow from the seed.
    pub fn new(rules: &'r Rules, seed: u64) -> Self {
        Self::from(rules, rules.start(), seed)
    }

    /// Games from any position on.
    pub fn from(rules: &'r Rules, start: State, seed: u64) -> Self {
        let tiles = rules.tiles().flat_map(|(d, _)| vec![d; start.in_bag(d)]).collect();
        Self {
            rules,
            ordered: !rules.is_plain_bag(),
            staged: true,
            state: start.clone(),
            start,
            tiles,
            pool: Vec::new(),
            actions: Vec::new(),
            lists: false,
            placements: Placements::new(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        }
    }

    /// Whether every legal action is listed at every decision, as programs that choose need it.
    #[must_use]
    pub const fn listing(mut self, lists: bool) -> Self {
        self.lists = lists;
        self
    }

    /// Lists the legal actions and draws one.
    fn draw_listed(&mut self) -> Action {
        if self.state.phase() == Phase::PlaceTile && self.state.only_placements(self.rules) {
            let design = self.state.tile().expect("a tile is in play");
            self.state.placements(self.rules, design, &mut self.placements);
            return Action::PlaceTile(design, self.placements[below(&mut self.rng, self.placements.len())]);
        }
        self.state.list_actions(self.rules, &mut self.actions);
        self.actions[below(&mut self.rng, self.actions.len())]
    }

    /// A draw where not every order is possible: while some tiles come before others, what can be drawn is asked for;
    /// then any tile that is left. Tiles that were laid aside or not sold may go back.
    fn special_draw(&mut self) -> Design {
        if self.staged || self.state.left() != self.pool.len() {
            self.pool.clear();
            for (design, n) in self.state.drawable(self.rules) {
                self.pool.extend(std::iter::repeat_n(design, n));
            }
            self.staged = self.state.river_left(self.rules) > 0;
        }
        let n = below(&mut self.rng, self.pool.len());
        self.pool.swap_remove(n)
    }

    /// Plays a whole game and returns its last position.
    pub fn game(&mut self) -> &State {
        self.state.clone_from(&self.start);
        if self.ordered {
            self.staged = true;
        } else {
            for i in (1..self.tiles.len()).rev() {
                let j = below(&mut self.rng, i + 1);
                self.tiles.swap(i, j);
            }
        }
        let mut log = Log::off();
        loop {
            match self.state.phase() {
                Phase::Draw => {
                    let design = if self.ordered {
                        self.special_draw()
                    } else {
                        self.tiles[self.state.draws() - self.start.draws()]
                    };
                    self.state.play_unchecked(self.rules, Action::Draw(design), &mut log);
                }
                Phase::Over => return &self.state,
                _ if self.lists => {
                    let action = self.draw_listed();
                    self.state.play_unchecked(self.rules, action, &mut log);
                }
                _ => {
                    let rng = &mut self.rng;
                    self.state.play_any(self.rules, &mut self.actions, |n| below(rng, n), &mut log);
                }
            }
        }
    }
}

fn below(rng: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    ((u128::from(rng.next_u64()) * n as u128) >> 64) as usize
}
