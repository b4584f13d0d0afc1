//! The reasons for which a room refuses a command.

use std::fmt;

use serde::{Serialize, Serializer, ser::SerializeMap};

/// Why a command is refused. In JSON it is `{"code":…,"message":…}`, and `field` where a setting is at fault; pages translate the
/// code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only the host may.
    NotHost,
    /// The room is closed.
    Closed,
    /// The game has begun.
    Begun,
    /// There is no game going on.
    NotPlaying,
    /// The game is not over.
    NotOver,
    /// There is no such seat.
    NoSeat,
    /// Somebody has that seat.
    SeatTaken,
    /// The seat is not the asker's.
    NotYourSeat,
    /// The asker has no seat.
    NoPlayer,
    /// The host has removed the asker.
    Removed,
    /// Another seat has that colour, or there is none.
    BadColour,
    /// Nobody can be called so.
    BadName(String),
    /// What is agreed makes no sense.
    BadSettings {
        /// What is wrong.
        field: String,
        /// Why.
        message: String,
    },
    /// Nobody sits on some seats.
    SeatsFree,
    /// There must be a person.
    NoPeople,
    /// Somebody else is to decide.
    NotYourTurn,
    /// The game has gone on.
    Stale {
        /// How many actions have been played.
        at: u32,
    },
    /// The game has not got there yet: the asker has seen more than is known here.
    Ahead {
        /// How many actions have been played.
        at: u32,
    },
    /// What was played is nonsense, or against the rules.
    Illegal(String),
    /// The time is over.
    OutOfTime,
    /// That was not the asker's decision, or there is none.
    NotYourDecision,
    /// Something is being asked for already.
    Asked,
    /// Nothing is being asked for.
    NotAsked,
    /// They are there, or have not been away for long enough.
    NotAway,
    /// Nobody plays in their place, or they have given up.
    NotReplaced,
    /// There is nothing to be read, or too much.
    BadText,
    /// There is no such emote.
    BadEmote,
    /// One does not mute oneself.
    Oneself,
}

impl Refusal {
    /// The word that clients translate.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotHost => "not-host",
            Self::Closed => "closed",
            Self::Begun => "begun",
            Self::NotPlaying => "not-playing",
            Self::NotOver => "not-over",
            Self::NoSeat => "no-seat",
            Self::SeatTaken => "seat-taken",
            Self::NotYourSeat => "not-your-seat",
            Self::NoPlayer => "no-player",
            Self::Removed => "removed",
            Self::BadColour => "bad-colour",
            Self::BadName(_) => "bad-name",
            Self::BadSettings { .. } => "bad-settings",
            Self::SeatsFree => "seats-free",
            Self::NoPeople => "no-people",
            Self::NotYourTurn => "not-your-turn",
            Self::Stale { .. } => "stale",
            Self::Ahead { .. } => "ahead",
            Self::Illegal(_) => "illegal",
            Self::OutOfTime => "out-of-time",
            Self::NotYourDecision => "not-your-decision",
            Self::Asked => "asked",
            Self::NotAsked => "not-asked",
            Self::NotAway => "not-away",
            Self::NotReplaced => "not-replaced",
            Self::BadText => "bad-text",
            Self::BadEmote => "bad-emote",
            Self::Oneself => "oneself",
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotHost => f.write_str("only the host may do that"),
            Self::Closed => f.write_str("the room is closed"),
            Self::Begun => f.write_str("the game has begun"),
            Self::NotPlaying => f.write_str("no game is going on"),
            Self::NotOver => f.write_str("the game is not over"),
            Self::NoSeat => f.write_str("there is no such seat"),
            Self::SeatTaken => f.write_str("that seat is taken"),
            Self::NotYourSeat => f.write_str("that is not your seat"),
            Self::NoPlayer => f.write_str("you do not play here"),
            Self::Removed => f.write_str("the host has removed you"),
            Self::BadColour => f.write_str("there is no such colour, or another seat has it"),
            Self::BadName(why) | Self::Illegal(why) => f.write_str(why),
            Self::BadSettings { field, message } => write!(f, "{field}: {message}"),
            Self::SeatsFree => f.write_str("some seats are free"),
            Self::NoPeople => f.write_str("at least one player must be human"),
            Self::NotYourTurn => f.write_str("another player has to decide"),
            Self::Stale { at } => write!(f, "the game has gone on: this is position {at}"),
            Self::Ahead { at } => write!(f, "the game has not got there: this is position {at}"),
            Self::OutOfTime => f.write_str("the time is over"),
            Self::NotYourDecision => f.write_str("that was not your decision"),
            Self::Asked => f.write_str("something is being asked for already"),
            Self::NotAsked => f.write_str("nothing is being asked for"),
            Self::NotAway => f.write_str("they are there, or have not been away for long enough"),
            Self::NotReplaced => f.write_str("nobody plays in your place, or you have given up"),
            Self::BadText => f.write_str("there is nothing to be read, or it is too long"),
            Self::BadEmote => f.write_str("there is no such emote"),
            Self::Oneself => f.write_str("one cannot mute oneself"),
        }
    }
}

impl std::error::Error for Refusal {}

impl Serialize for Refusal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", self.code())?;
        map.serialize_entry("message", &self.to_string())?;
        if let Self::BadSettings { field, .. } = self {
            map.serialize_entry("field", field)?;
        }
        map.end()
    }
}
