//! Events: everything that is stored of a room.
//!
//! Everything that must survive a restart is in an event. Events never change. An event with another meaning gets another version
//! number, and a reader stops at a version that it does not know.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{Gone, Holder, Millis, Person, PersonId, Reading, Seat, Settings};

/// The version of events.
pub const VERSION: u32 = 1;

/// An event as it is stored. It has secrets in it: [`crate::Room::message`] makes of it what somebody may see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// The version of its form, [`VERSION`].
    pub v: u32,
    /// Its number in the room, from 1.
    pub seq: u64,
    /// When it happened; never before the event before it.
    pub time: Millis,
    /// What happened.
    pub what: What,
}

impl Event {
    /// As it is stored: JSON without line breaks.
    ///
    /// # Panics
    /// Never: there are no keys but words.
    pub fn body(&self) -> String {
        serde_json::to_string(self).expect("keys are words")
    }

    /// Reads what [`Event::body`] wrote.
    pub fn read(body: &str) -> Result<Self, String> {
        let event: Self = serde_json::from_str(body).map_err(|e| e.to_string())?;
        if event.v != VERSION {
            return Err(format!("this is version {} of an event, and only {VERSION} is known", event.v));
        }
        Ok(event)
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// The room was opened.
    Opened {
        /// Its name.
        room: String,
        /// What is agreed.
        settings: Settings,
        /// Who opened it.
        host: Person,
        /// The seats.
        seats: Vec<Seat>,
        /// The room whose rematch it is.
        after: Option<String>,
    },
    /// The host changed what is agreed.
    Changed {
        /// What is agreed now.
        settings: Settings,
        /// The seats now.
        seats: Vec<Seat>,
    },
    /// Somebody sat down, changed, stood up, or is ready.
    Seated {
        /// Which seat.
        seat: usize,
        /// Whose it is now.
        holder: Holder,
        /// Its livery now.
        colour: u8,
        /// Set if only this changed: whether the person is ready to begin. Servers before readiness existed ignore the field
        /// and read a seat that stays as it is, so both can serve a room.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ready: Option<bool>,
    },
    /// The host removed somebody; the seat is free.
    Removed {
        /// Which seat.
        seat: usize,
        /// Who cannot sit down here again; nobody if it was a computer.
        person: Option<PersonId>,
    },
    /// Somebody else is the host.
    Hosted {
        /// Who.
        host: Person,
    },
    /// The game began.
    Started {
        /// All that was said about it.
        start: Start,
        /// What shuffles the tiles: a secret.
        shuffle: Shuffle,
    },
    /// Somebody decided.
    Played(Played),
    /// Somebody asks to take back.
    BackAsked {
        /// Who.
        person: PersonId,
        /// Whose decision it was.
        seat: usize,
        /// How many actions are to be left.
        to: u32,
    },
    /// Somebody agrees, but others have still to.
    BackAgreed {
        /// Who.
        person: PersonId,
    },
    /// Somebody does not agree, or whoever asked does not want to any more.
    BackDeclined {
        /// Who.
        person: PersonId,
    },
    /// Actions were taken back.
    TakenBack {
        /// Who asked.
        person: PersonId,
        /// How many actions are left.
        to: u32,
        /// The clocks now.
        clocks: Option<Reading>,
    },
    /// Somebody does not play any more.
    Left {
        /// Which seat.
        seat: usize,
        /// Why.
        why: Gone,
        /// The clocks now.
        clocks: Option<Reading>,
    },
    /// Somebody who was replaced plays again.
    Returned {
        /// Which seat.
        seat: usize,
        /// The clocks now.
        clocks: Option<Reading>,
    },
    /// The game is over.
    Ended(Outcome),
    /// Somebody said something.
    Said(Line),
    /// Somebody does not want to read somebody else, or does again.
    Muted {
        /// Who does not want to read.
        person: PersonId,
        /// Whom.
        whom: PersonId,
        /// Whether they are muted.
        on: bool,
    },
    /// The server was down.
    Woke {
        /// Since when.
        since: Millis,
        /// The clocks now.
        clocks: Option<Reading>,
    },
    /// They play again, in another room.
    Rematched {
        /// Its name.
        room: String,
        /// Who wants to: the host there.
        host: Person,
    },
    /// The room is closed.
    Closed,
}

/// The beginning of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Start {
    /// What is played and by whom, as the command `new` of the engine protocol takes it, without seed.
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub setup: Map<String, Json>,
    /// The day.
    pub date: String,
    /// What the seed is promised to be, in hexadecimal digits ([`aude_record::commitment`]).
    pub commitment: String,
    /// The first tiles drawn.
    pub draws: Vec<String>,
    /// The fingerprint of the first position, in hexadecimal digits.
    pub state: String,
    /// The clocks.
    pub clocks: Option<Reading>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Played {
    /// Whose.
    pub seat: usize,
    /// How many actions led to where it was made.
    pub at: u32,
    /// The action, as a word of a record.
    pub action: String,
    /// The tiles that were drawn after it.
    pub draws: Vec<String>,
    /// The fingerprint of the position it led to, in hexadecimal digits.
    pub state: String,
    /// The clocks after it.
    pub clocks: Option<Reading>,
}

/// What shuffles the tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Shuffle {
    /// The seed, in decimal digits: it has more than numbers of JavaScript can hold.
    pub seed: String,
    /// The salt of the commitment, in hexadecimal digits.
    pub salt: String,
}

/// How a game came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Outcome {
    /// Why it is over.
    pub why: End,
    /// The seats that won; none if nobody did.
    pub winners: Vec<usize>,
    /// The points by seat.
    pub scores: Vec<u32>,
    /// Whether it may count for ratings: that was agreed, all seats were of different people, and nobody was replaced.
    pub rated: bool,
    /// What shuffled the tiles.
    pub shuffle: Shuffle,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// It was played to its end.
    Played,
    /// One of two gave up.
    Resigned,
    /// The time of one of two was over.
    OutOfTime,
    /// No person is left.
    Abandoned,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS), ts(rename = "ChatLine"))]
pub struct Line {
    /// Who.
    pub person: PersonId,
    /// What they are called.
    pub name: String,
    /// What they said; an emote has nothing to read.
    pub text: Option<String>,
    /// What they showed, one of [`crate::EMOTES`].
    pub emote: Option<String>,
    /// When.
    pub time: Millis,
    /// The word that keeps it from being said twice.
    pub key: Option<String>,
}
