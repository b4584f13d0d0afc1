//! Seats and their players.

use aude_bots::Level;
use aude_engine::check_name;
use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::Refusal;

/// Who somebody is: a random word that the server has given, which everybody may know.
pub type PersonId = String;

/// At most so many characters in a name.
pub const NAME: usize = 40;

/// Somebody, as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// What they are called.
    pub name: String,
    /// Whether it is a program that somebody has sent.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

impl Person {
    /// Somebody.
    pub fn new(id: impl Into<PersonId>, name: impl Into<String>) -> Self {
        Self { id: id.into(), name: name.into(), program: false }
    }

    /// A program that somebody has sent.
    pub fn program(id: impl Into<PersonId>, name: impl Into<String>) -> Self {
        Self { program: true, ..Self::new(id, name) }
    }
}

/// What need not be said. (Serde hands over a reference.)
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS), ts(rename = "RoomSeat"))]
pub struct Seat {
    /// The number of its livery.
    pub colour: u8,
    /// Whose it is.
    pub holder: Holder,
    /// Why its holder does not play any more; a computer plays on.
    pub gone: Option<Gone>,
}

/// Whose a seat is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Holder {
    /// Nobody's.
    Free,
    /// Nobody's yet, but kept for somebody: after a rematch, or because they are invited.
    Kept {
        /// For whom.
        person: PersonId,
        /// What they were called.
        name: String,
        /// Whether it is a program.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        program: bool,
    },
    /// Somebody's. One person may have several.
    Person {
        /// Whose.
        person: PersonId,
        /// What the player is called, which may be somebody else at the same device.
        name: String,
        /// Whether it is a program that plays there.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        program: bool,
    },
    /// A computer's.
    Bot {
        /// How it plays.
        level: Computer,
        /// What it is called.
        name: String,
    },
}

impl Holder {
    /// The person who has the seat.
    pub fn person(&self) -> Option<&str> {
        if let Self::Person { person, .. } = self { Some(person) } else { None }
    }

    /// What the player is called; nothing where nobody plays.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Person { name, .. } | Self::Bot { name, .. } => Some(name),
            Self::Free | Self::Kept { .. } => None,
        }
    }
}

/// Why somebody does not play any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Gone {
    /// They gave up.
    Resigned,
    /// Their clock ran out.
    OutOfTime,
    /// They were not there, and the host let a computer play. They may come back.
    Replaced,
}

/// A computer: a level of [`aude_bots`], or one that stands in and does as little as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Computer {
    /// Somebody who plays.
    Level(Level),
    /// Places tiles and does nothing more ([`crate::Room::passive`]).
    Passive,
}

impl TryFrom<String> for Computer {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        match Level::from_name(&name) {
            Some(level) => Ok(Self::Level(level)),
            None if name == "passive" => Ok(Self::Passive),
            None => Err(format!("there is no level `{name}`")),
        }
    }
}

impl From<Computer> for String {
    fn from(computer: Computer) -> Self {
        match computer {
            Computer::Level(level) => level.name().into(),
            Computer::Passive => "passive".into(),
        }
    }
}

#[cfg(feature = "types")]
impl TS for Computer {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(_: &ts_rs::Config) -> String {
        "string".into()
    }

    fn inline(config: &ts_rs::Config) -> String {
        <Self as TS>::name(config)
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plays<'a> {
    /// A person.
    Person(&'a str),
    /// A computer, by itself or for somebody who has gone.
    Computer(Computer),
}

/// A name, if somebody may be called so at a table.
pub(crate) fn checked(name: &str) -> Result<String, Refusal> {
    let name = name.trim();
    check_name(name).map_err(|why| Refusal::BadName(why.into()))?;
    if name.chars().count() > NAME {
        return Err(Refusal::BadName(format!("a name is longer than {NAME} characters")));
    }
    Ok(name.into())
}
