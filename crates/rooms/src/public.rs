//! The public view: events as [`Room::visible_to`](crate::Room::visible_to) gives them, and rooms as
//! [`Room::whole`](crate::Room::whole) does.
//!
//! The types here have no seed and no salt, except for a game that is over.

use serde::Serialize;
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{
    Clock, End, Gone, Holder, Line, Millis, Outcome, Person, PersonId, Played, Reading, Seat, Settings, Start,
};

/// Who looks at a room.
#[derive(Clone, Copy, Debug, Default)]
pub struct Viewer<'a> {
    /// Who it is; nobody in particular, if there is none.
    pub person: Option<&'a str>,
    /// Whom they do not want to read anywhere, beside those muted in this room.
    pub mutes: &'a [PersonId],
}

/// An event as somebody sees it. Numbers have no gaps: what somebody may not see is there, without saying what it is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS), ts(rename = "RoomEvent"))]
pub struct Message {
    /// Its number in the room, from 1.
    pub seq: u64,
    /// When it happened.
    pub time: Millis,
    /// What happened; nothing that concerns this viewer, if there is none.
    pub what: Option<Public>,
}

/// What happened, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS), ts(rename = "What"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Public {
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
    /// Somebody sat down, changed, or stood up.
    Seated {
        /// Which seat.
        seat: usize,
        /// Whose it is now.
        holder: Holder,
        /// Its livery now.
        colour: u8,
    },
    /// The host removed somebody; the seat is free.
    Removed {
        /// Which seat.
        seat: usize,
        /// Who; nobody if it was a computer.
        person: Option<PersonId>,
    },
    /// Somebody with a seat is ready to begin, or not any more.
    Ready {
        /// Who.
        person: PersonId,
        /// Whether they are.
        on: bool,
    },
    /// Somebody else is the host.
    Hosted {
        /// Who.
        host: Person,
    },
    /// The game began.
    Started(Start),
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
    /// The viewer does not want to read somebody, or does again.
    Muted {
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
        /// Who wants to.
        host: Person,
    },
    /// The room is closed.
    Closed,
}

/// How far a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// People take seats.
    Gathering,
    /// A game goes on.
    Playing,
    /// It is over.
    Over,
    /// Nobody needs it any more.
    Closed,
}

/// A room as somebody who comes later sees it: all that the events up to a number come to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Whole {
    /// Its name.
    pub room: String,
    /// The number of the last event in it.
    pub seq: u64,
    /// When that was.
    pub time: Millis,
    /// How far it is.
    pub stage: Stage,
    /// What is agreed.
    pub settings: Settings,
    /// Who has the host's powers.
    pub host: Person,
    /// The seats.
    pub seats: Vec<Seat>,
    /// Who has a seat and is ready to begin.
    pub ready: Vec<PersonId>,
    /// What the seed is promised to be, once the game has begun, in hexadecimal digits.
    pub commitment: Option<String>,
    /// The game as a record, once there is one; without its seed until it is over.
    pub record: Option<String>,
    /// How many actions led here.
    pub moves: u32,
    /// The clocks.
    pub clocks: Option<Reading>,
    /// What is asked for.
    pub asked: Option<Asked>,
    /// How it came out.
    pub outcome: Option<Outcome>,
    /// What was said last.
    pub chat: Vec<Line>,
    /// Whom the viewer has muted here.
    pub muted: Vec<PersonId>,
    /// Who cannot sit down here.
    pub barred: Vec<PersonId>,
    /// The room whose rematch this is.
    pub after: Option<String>,
    /// The room in which they play again.
    pub rematch: Option<String>,
    /// Who wants to.
    pub rematch_by: Option<Person>,
}

/// Somebody asks to take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Asked {
    /// Who.
    pub person: PersonId,
    /// Whose decision it was.
    pub seat: usize,
    /// How many actions are to be left.
    pub to: u32,
    /// Who has agreed so far.
    pub agreed: Vec<PersonId>,
    /// Who has still to.
    pub missing: Vec<PersonId>,
}

/// A room in a line of the lobby.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(TS))]
pub struct Listing {
    /// Its name.
    pub room: String,
    /// What it is called.
    pub title: String,
    /// How far it is.
    pub stage: Stage,
    /// Whether the lobby shows it to everybody.
    pub listed: bool,
    /// Who has the host's powers.
    pub host: Person,
    /// The seats.
    pub seats: Vec<Seat>,
    /// The edition.
    pub preset: Option<String>,
    /// The tile sets in play, with more copies than one as in records: `base=2`.
    pub parts: Vec<String>,
    /// The clock.
    pub clock: Clock,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When it was opened.
    pub opened: Millis,
    /// When something happened last.
    pub time: Millis,
    /// The number of the turn, from 1; 0 before the game.
    pub turn: u32,
    /// Tiles in the bag.
    pub left: u32,
    /// The points by seat.
    pub scores: Vec<u32>,
    /// Whose decision is due.
    pub decider: Option<usize>,
    /// Why it is over.
    pub end: Option<End>,
    /// The seats that won.
    pub winners: Vec<usize>,
}
