//! Saved games of JCloisterZone (`.jcz`), a free program that has been played online for many years.
//!
//! Such a file is JSON: a setup, players, and the messages they sent, in order. It knows neither positions nor points, and
//! its phases differ from ours in small ways, so a game is read by playing it: each message is turned into the actions it
//! may mean, and what was declined without a message is declined. What cannot be played is refused with the number of its
//! message. Options and messages that Aude does not have are listed before anything is played; elements and tile sets are
//! left out, and named, where nobody uses them. `docs/record.md` says what the files contain.

mod catalogue;
mod export;
mod import;
mod parts;
mod pieces;
mod places;
mod setup;

use std::fmt;

pub use export::export;
pub use import::import;

use crate::Game;

/// The key of a file for what only Aude can read: draws that the other program does not make, and options it ignores.
const OWN_KEY: &str = "aude";

/// Every file has a date; this one stands for none.
const NO_DATE: &str = "1970-01-01";

/// A game that was read, and what should be known about it.
#[derive(Debug)]
pub struct Imported {
    /// The game, at the end of its messages.
    pub game: Game,
    /// What the file does not tell.
    pub notes: Vec<Note>,
}

/// Something in a setup that Aude leaves out where nobody uses it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// An element, by its name.
    Element(String),
    /// A tile set, by its name.
    TileSet(String),
}

impl Foreign {
    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Self::Element(name) | Self::TileSet(name) => name,
        }
    }
}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Element(name) => write!(f, "the element `{name}`"),
            Self::TileSet(name) => write!(f, "the tile set `{name}`"),
        }
    }
}

/// Something that a file does not tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// These tiles are not mentioned; they are supposed to have fitted nowhere.
    Removed(Vec<&'static str>),
    /// The game was set up with this. Nobody used it, and it is left out.
    LeftOut(Vec<Foreign>),
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
        /// What the game was set up with and Aude does not have, which may be the reason.
        left_out: Vec<Foreign>,
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
            Self::Message { number, kind, message, left_out } => {
                write!(f, "message {number} ({kind}): {message}")?;
                if !left_out.is_empty() {
                    write!(f, "\nthis game is played with what Aude does not have:")?;
                }
                left_out.iter().try_for_each(|what| write!(f, "\n  {what}"))
            }
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
