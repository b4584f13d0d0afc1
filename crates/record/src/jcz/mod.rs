//! Saved games of JCloisterZone (`.jcz`), a free program that has been played online for many years.
//!
//! Such a file is JSON: a setup, players, and the messages they sent, in order. It knows neither positions nor points, and
//! its phases differ from ours in small ways, so a game is read by playing it: each message is turned into the actions it
//! may mean, and what was declined without a message is declined. What cannot be played is refused with the number of its
//! message, and what Aude does not have is listed before anything is played. `docs/record.md` says what the files contain.

mod catalogue;
mod export;
mod import;
mod pieces;
mod places;
mod setup;

use std::fmt;

pub use export::export;
pub use import::import;

use crate::Game;

/// A game that was read, and what should be known about it.
#[derive(Debug)]
pub struct Imported {
    /// The game, at the end of its messages.
    pub game: Game,
    /// What the file does not tell.
    pub notes: Vec<Note>,
}

/// Something that a file does not tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// These tiles are not mentioned; they are supposed to have fitted nowhere.
    Removed(Vec<&'static str>),
    /// The messages end before the game does.
    Unfinished,
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// It is not JSON, or something else than a saved game.
    Nonsense(String),
    /// It needs what Aude does not have.
    Unsupported(Vec<String>),
    /// A message cannot be played.
    Message {
        /// Its number, counted from 1.
        number: usize,
        /// Its type.
        kind: String,
        /// What is wrong.
        message: String,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nonsense(message) => f.write_str(message),
            Self::Unsupported(list) => {
                write!(f, "this game needs what Aude does not have:")?;
                list.iter().try_for_each(|what| write!(f, "\n  {what}"))
            }
            Self::Message { number, kind, message } => write!(f, "message {number} ({kind}): {message}"),
        }
    }
}

impl std::error::Error for Refusal {}

/// Why a game cannot be written: everything that their format or program does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unwritable(pub Vec<String>);

impl fmt::Display for Unwritable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "JCloisterZone does not have:")?;
        self.0.iter().try_for_each(|what| write!(f, "\n  {what}"))
    }
}

impl std::error::Error for Unwritable {}
