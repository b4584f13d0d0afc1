//! Seeded chance: a seed names one game for ever, on every platform.

use std::collections::BTreeMap;

use chacha20::{
    ChaCha12Rng,
    rand_core::{Rng, SeedableRng},
};

use crate::{Action, Rules, Setup, SetupError, State};

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

    /// The same game with at most so many tiles in the bag, for a short game: this deck chooses them, the others stay in their
    /// box. A river stays whole, because it has to reach its lake; it counts among the tiles.
    ///
    /// ```
    /// use aude_engine::{Deck, Rules, Setup};
    ///
    /// let short = Deck::new(7).shorten(Setup::players(2), 36).unwrap();
    /// assert_eq!(Rules::new(&short).unwrap().start().left(), 36);
    /// assert_eq!(Deck::new(7).shorten(Setup::players(2), 36).unwrap(), short);
    /// ```
    ///
    /// # Errors
    /// If the setup is at fault, or already names the tiles in the bag.
    pub fn shorten(&self, mut setup: Setup, tiles: usize) -> Result<Setup, SetupError> {
        if setup.draw.is_some() || setup.bag.is_some() {
            return Err(SetupError::new(
                "tiles",
                "the setup names its tiles already; give one of `tiles`, `bag` and `draw`",
            ));
        }
        if tiles == 0 {
            return Err(SetupError::new("tiles", "a game needs a tile"));
        }
        let rules = Rules::new(&setup)?;
        let start = rules.start();
        // Sorted by name: the choice does not depend on the order in which the sets list their tiles.
        let mut bag: BTreeMap<String, u32> = BTreeMap::new();
        let mut rest: BTreeMap<&str, u32> = BTreeMap::new();
        for (design, tile) in rules.tiles().filter(|(design, _)| start.in_bag(*design) > 0) {
            let count = start.in_bag(design) as u32;
            if rules.comes_first(design) {
                bag.insert(tile.id.into(), count);
            } else {
                rest.insert(tile.id, count);
            }
        }
        let mut left: u64 = rest.values().map(|n| u64::from(*n)).sum();
        let ordered: u32 = bag.values().sum();
        if left + u64::from(ordered) <= tiles as u64 {
            return Ok(setup);
        }
        let mut rng = ChaCha12Rng::from_seed(self.key);
        // No draw has this number.
        rng.set_stream(u64::MAX);
        for _ in 0..tiles.saturating_sub(ordered as usize) {
            let mut n = below(&mut rng, left);
            for (id, count) in &mut rest {
                if let Some(more) = n.checked_sub(u64::from(*count)) {
                    n = more;
                } else {
                    *count -= 1;
                    *bag.entry((*id).into()).or_default() += 1;
                    break;
                }
            }
            left -= 1;
        }
        setup.bag = Some(bag);
        Ok(setup)
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
