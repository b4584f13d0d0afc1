//! A commitment to the shuffle, made before the game and checked after it.
//!
//! A server that keeps its seed secret could choose tiles as it likes and look for a matching seed afterwards. So
//! it publishes a hash of seed, salt, setup and room before the game, and reveals them at the end. The salt of 256
//! bits is there because a seed of 64 bits alone could be found by trying all of them.

use aude_engine::Setup;
use sha2::{Digest, Sha256};

use crate::{header::Header, notation::say};

/// What somebody said about a shuffle beforehand, and the salt that opens it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pledge {
    /// The name of the room the game is played in: one word of letters, digits, `_` and `-`.
    pub room: String,
    /// What was said: the [`commitment`].
    pub commitment: [u8; 32],
    /// The salt, once the game is over.
    pub salt: Option<[u8; 32]>,
}

impl Pledge {
    /// Whether a seed is the one that was promised; nobody knows before the salt is told.
    pub fn holds(&self, setup: &Setup, seed: u64) -> Option<bool> {
        self.salt.map(|salt| commitment(&self.room, setup, seed, &salt) == self.commitment)
    }
}

/// What is said beforehand: SHA-256 over a text of lines that anybody can put together from a record. `docs/record.md` has it.
///
/// ```
/// use aude_engine::Setup;
/// use aude_record::{Pledge, commitment};
///
/// let setup = Setup::players(2);
/// let pledge = Pledge { room: "r1".into(), commitment: commitment("r1", &setup, 7, &[1; 32]), salt: Some([1; 32]) };
/// assert_eq!(pledge.holds(&setup, 7), Some(true));
/// assert_eq!(pledge.holds(&setup, 8), Some(false));
/// ```
pub fn commitment(room: &str, setup: &Setup, seed: u64, salt: &[u8; 32]) -> [u8; 32] {
    let mut text = format!("aude shuffle 1\nroom: {room}\n");
    Header { setup: setup.clone(), ..Header::default() }.write(&mut text);
    say(&mut text, format_args!("seed: {seed}\nsalt: {}\n", hex(salt)));
    Sha256::digest(text).into()
}

/// Whether a text can be the name of a room: at most 64 letters, digits, `_` and `-`.
pub fn is_room(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b"_-".contains(&b))
}

/// A hash or a salt as 64 hexadecimal digits, in small letters.
pub fn hex(bytes: &[u8; 32]) -> String {
    let mut text = String::with_capacity(64);
    for byte in bytes {
        say(&mut text, format_args!("{byte:02x}"));
    }
    text
}

/// The bytes that [`hex`] wrote.
pub fn from_hex(text: &str) -> Option<[u8; 32]> {
    let digits = text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
    let mut bytes = [0; 32];
    if text.len() != 64 || !digits {
        return None;
    }
    for (byte, i) in bytes.iter_mut().zip((0..64).step_by(2)) {
        *byte = u8::from_str_radix(&text[i..i + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text is part of the format: `sha256sum` over it gives the same.
    #[test]
    fn a_commitment_is_what_it_always_was() {
        let mut setup = Setup::players(2).with_parts(&[("base", 1), ("tower", 2)]);
        setup.revision = aude_engine::Revision::First;
        (setup.players, setup.first) = (vec!["Anna".into(), "Ben, the \"bold\"".into()], 1);
        let found = commitment("r-1", &setup, u64::MAX, &[171; 32]);
        let text = format!(
            "aude shuffle 1\nroom: r-1\nplayers: Anna, \"Ben, the \\\"bold\\\"\"\nfirst: P2\nparts: base, tower=2\n\
             seed: 18446744073709551615\nsalt: {}\n",
            "ab".repeat(32)
        );
        assert_eq!(found, <[u8; 32]>::from(Sha256::digest(text)));
        assert_eq!(hex(&found), "b7adaf0de938fdfb814bcdacdf34fb8e12f0f78473715bc7f798be7e0bc154d3");
    }

    #[test]
    fn digits_are_read_as_written() {
        let bytes = std::array::from_fn(|i| (i * 37) as u8);
        assert_eq!(from_hex(&hex(&bytes)), Some(bytes));
        for text in ["", "ab", &"AB".repeat(32), &"+1".repeat(32), &"é".repeat(32)] {
            assert_eq!(from_hex(text), None, "{text}");
        }
    }
}
