//! Seeded chance: a seed names one game for ever, on every platform.

use chacha20::{
    ChaCha12Rng,
    rand_core::{Rng, SeedableRng},
};

use crate::{Action, Rules, State};

/// Draws tiles by a seed. It holds no order of tiles: each draw is worked out anew from the seed, the number
/// of the draw and what is in the bag, so that positions can be copied and taken back freely.
///
/// ```
/// use aude_engine::{Deck, Rules, Setup};
///
/// let rules = Rules::new(&Setup::players(2)).unwrap();
/// let state = rules.start();
/// assert_eq!(Deck::new(7).draw(&rules, &state), Deck::new(7).draw(&rules, &state));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    key: [u8; 32],
}

impl Deck {
    /// The deck of a seed.
    pub fn new(seed: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Self { key }
    }

    /// The deck of a whole key, for a server that wants secrets of full length.
    pub const fn from_key(key: [u8; 32]) -> Self {
        Self { key }
    }

    /// What comes out of the bag in a position where a draw is due.
    ///
    /// # Panics
    /// If no draw is due.
    pub fn draw(&self, rules: &Rules, state: &State) -> Action {
        if let Some(next) = state.next_draw(rules) {
            return Action::Draw(next);
        }
        let drawable: Vec<_> = state.drawable(rules).collect();
        let total: usize = drawable.iter().map(|(_, n)| n).sum();
        assert!(total > 0, "there is nothing to draw");
        let mut rng = ChaCha12Rng::from_seed(self.key);
        rng.set_stream(state.draws() as u64);
        let mut n = below(&mut rng, total as u64) as usize;
        for (design, count) in drawable {
            match n.checked_sub(count) {
                Some(rest) => n = rest,
                None => return Action::Draw(design),
            }
        }
        unreachable!("the number is below the total")
    }
}

/// A number below a bound, every one equally likely. Part of what a seed means: never change it.
fn below(rng: &mut ChaCha12Rng, bound: u64) -> u64 {
    // Numbers from the last, incomplete run of the range are thrown away.
    let limit = u64::MAX - u64::MAX % bound;
    loop {
        let n = rng.next_u64();
        if n < limit {
            return n % bound;
        }
    }
}
