//! Whole games as text.
//!
//! A [`Game`] is a position and how it came about. The protocol, the table and the server's rooms all play through
//! it. Draws come from a seed, from the setup, or from the caller ([`Game::without_seed`]): a server keeps its seed
//! secret, and people can write down a game they played at a table.
//!
//! [`Game::record`] writes a text that people can read and paste into a chat. [`Game::from_record`] trusts nothing
//! in it. Reading a record is playing it: every draw must be possible, every action legal, and points and the last
//! position must come out as written. `docs/record.md` describes the format.
//!
//! * Each word is read in the position it belongs to. So a segment needs only the shortest name that is not
//!   ambiguous, and a [`Fault`] points at the column of its word.
//! * A record names every tile, so no seed is needed to read it. Where there is a seed, the tiles must be those it
//!   draws. A [`Pledge`] proves that the server chose the seed before the game.
//! * The checksum in the last line covers the words of the text, not the bytes, since chats change white space.
//!
//! [`jcz`] reads and writes the saved games of JCloisterZone.
#![forbid(unsafe_code)]

mod datum;
mod game;
mod header;
pub mod jcz;
mod mend;
mod notation;
mod pledge;
mod read;
mod shared;
mod words;
mod write;

use std::fmt;

pub use game::{Game, Replay};
pub use pledge::{Pledge, commitment, from_hex, hex, is_room};

/// Why a text is not a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
    /// What is wrong, in plain words.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for Fault {}
