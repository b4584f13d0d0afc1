//! The chain of hashes over the events of a room.
//!
//! The hash of an event covers the hash before it, so a changed, missing, repeated or reordered event breaks the
//! chain. The head of each stream is stored separately, so a missing end is noticed too. The chain is checked when
//! a room is loaded. It protects against accidents and careless edits, not against an attacker who can rewrite the
//! whole store.
//!
//! A stream is written again only when a person's data is deleted (`room_actor/forget.rs`).

use sha2::{Digest, Sha256};

/// A hash of the chain.
pub type Hash = [u8; 32];

/// What comes before the first event.
pub const START: Hash = [0; 32];

/// The hash of an event after another. The room is told with its length, so that no two events have the same bytes.
pub fn link(previous: &Hash, room: &str, seq: i64, time: i64, body: &[u8]) -> Hash {
    let mut sum = Sha256::new();
    sum.update(previous);
    sum.update((room.len() as u64).to_be_bytes());
    sum.update(room.as_bytes());
    sum.update(seq.to_be_bytes());
    sum.update(time.to_be_bytes());
    sum.update(body);
    sum.finalize().into()
}

/// Goes along a stream and says where it breaks.
#[derive(Debug)]
pub struct Walk<'a> {
    room: &'a str,
    seq: i64,
    hash: Hash,
}

impl<'a> Walk<'a> {
    /// Before the first event of a room.
    pub const fn new(room: &'a str) -> Self {
        Self { room, seq: 0, hash: START }
    }

    /// After an event of which the hash is known.
    pub const fn after(room: &'a str, seq: i64, hash: Hash) -> Self {
        Self { room, seq, hash }
    }

    /// The next event as it was stored. The error says what is wrong at which number.
    pub fn step(&mut self, seq: i64, time: i64, hash: &[u8], body: &[u8]) -> Result<(), (i64, &'static str)> {
        if seq != self.seq + 1 {
            return Err((self.seq + 1, "the event is missing"));
        }
        let expected = link(&self.hash, self.room, seq, time, body);
        if hash != expected {
            return Err((seq, "the event is not what was written"));
        }
        (self.seq, self.hash) = (seq, expected);
        Ok(())
    }

    /// The end of the stream, as the table of heads has it.
    pub fn end(&self, head: Option<(i64, Vec<u8>)>) -> Result<(), (i64, &'static str)> {
        let (seq, hash) = head.unwrap_or((0, START.to_vec()));
        match seq.cmp(&self.seq) {
            std::cmp::Ordering::Greater => Err((self.seq + 1, "the event is missing")),
            std::cmp::Ordering::Less => Err((seq + 1, "the event is not known to the table of streams")),
            std::cmp::Ordering::Equal if hash != self.hash => Err((seq, "the head of the stream is another one")),
            std::cmp::Ordering::Equal => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A hash covers everything, and nothing can move from one part into the next.
    #[test]
    fn every_part_counts() {
        let base = link(&START, "ab", 1, 5, b"c");
        let others = [
            link(&[1; 32], "ab", 1, 5, b"c"),
            link(&START, "a", 1, 5, b"c"),
            link(&START, "ab", 2, 5, b"c"),
            link(&START, "ab", 1, 6, b"c"),
            link(&START, "ab", 1, 5, b"d"),
            link(&START, "ab", 1, 5, b""),
        ];
        assert!(others.iter().all(|other| *other != base));
        assert_eq!(base, link(&START, "ab", 1, 5, b"c"));
    }

    #[test]
    fn walks_end_where_the_head_is() {
        let first = link(&START, "r", 1, 0, b"x");
        let mut walk = Walk::new("r");
        assert_eq!(walk.end(None), Ok(()));
        walk.step(1, 0, &first, b"x").unwrap();
        assert_eq!(walk.end(Some((1, first.to_vec()))), Ok(()));
        assert_eq!(walk.end(Some((2, first.to_vec()))).unwrap_err().0, 2);
        assert_eq!(walk.end(None).unwrap_err().0, 1);
        assert_eq!(walk.end(Some((1, START.to_vec()))).unwrap_err().0, 1);
        assert_eq!(walk.step(3, 0, &first, b"x").unwrap_err(), (2, "the event is missing"));
    }
}
