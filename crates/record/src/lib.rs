//! Whole games as text.
//!
//! A [`Game`] is a position and how it came about. [`Game::record`] writes it as a text that people can read and paste
//! into a chat, [`Game::from_record`] plays that text again and believes nothing in it: every draw must be possible and
//! every action legal, the points and the last position must come out as written, and a sum over the text tells whether
//! anything was lost or changed on the way. `docs/record.md` describes the format.
//!
//! A record names every tile, so that it needs no seed to be read, and people can write down a game they played at a
//! table. Where there is a seed, the tiles must be those it draws: a server can keep its seed until the game is over and
//! then let everybody check it.
//!
//! That it is the seed it had from the beginning is shown by a [`Pledge`].
//!
//! [`jcz`] reads and writes the saved games of JCloisterZone.
#![forbid(unsafe_code)]

mod game;
mod header;
pub mod jcz;
mod mend;
mod notation;
mod pledge;
mod position;
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
