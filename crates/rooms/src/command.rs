//! Commands that people, or the server itself, send to a room.

use serde::{Deserialize, Serialize};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::{Computer, Millis, Person, PersonId, Settings};

/// What somebody asks for.
///
/// In JSON the field `do` has its name, beside its own fields: `{"do":"play","at":31,"action":"U@1,0r3"}`. Fields that are
/// not known are ignored, so that an envelope may be around it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command {
    /// The host changes what is agreed, before the game.
    Change {
        /// All of it.
        settings: Settings,
    },
    /// Takes a free seat, before the game.
    Sit {
        /// Which.
        seat: usize,
        /// Who plays there, if not the one who asks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        name: Option<String>,
        /// The livery, if not that of the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        colour: Option<u8>,
    },
    /// Changes name or colour of an own seat, or of a computer's if it is the host who asks, before the game.
    Dress {
        /// Which.
        seat: usize,
        /// The name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        name: Option<String>,
        /// The livery.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        colour: Option<u8>,
    },
    /// Gives up an own seat, before the game.
    Stand {
        /// Which.
        seat: usize,
    },
    /// The host gives a free seat, or that of another computer, to a computer, before the game.
    Bot {
        /// Which.
        seat: usize,
        /// How it plays.
        level: Computer,
        /// What it is called, if not after its level.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        name: Option<String>,
    },
    /// The host keeps a free seat for somebody, before the game: they are invited.
    Invite {
        /// Which.
        seat: usize,
        /// For whom.
        person: PersonId,
        /// Who that is. The server knows; nobody else can say so.
        #[serde(skip)]
        #[cfg_attr(feature = "types", ts(skip))]
        guest: Option<Person>,
    },
    /// The host frees a seat, before the game. Whoever had it cannot sit down here again.
    Remove {
        /// Which.
        seat: usize,
    },
    /// Is ready to begin, or not any more, before the game. Pages ask for it before a game with a clock.
    Ready {
        /// Whether they are.
        on: bool,
    },
    /// The host begins the game.
    Start,
    /// Plays for an own seat. Somebody who has done so already may ask again.
    Play {
        /// How many actions led to the position: it must be the last one.
        at: u32,
        /// The action, as a word of a record.
        action: String,
    },
    /// Asks to go back to before an own decision. It is granted at once if nobody else has decided since and nothing was
    /// revealed, or if nobody has to agree.
    TakeBack {
        /// How many actions led to the position.
        at: u32,
        /// How many are to be left: the next one was an own decision.
        to: u32,
    },
    /// Agrees with what was asked last, or does not. Whoever asked withdraws it.
    Answer {
        /// Whether they agree.
        agree: bool,
    },
    /// Gives up.
    Resign {
        /// For one seat; for all own ones if there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        seat: Option<usize>,
    },
    /// The host lets a computer play for somebody who has not been there for a while.
    Replace {
        /// Which seat.
        seat: usize,
    },
    /// Somebody who was replaced is back.
    Return {
        /// Which seat.
        seat: usize,
    },
    /// Gives up all seats: before the game they are free, in a game it is resigning. The host's powers go to somebody else.
    Leave,
    /// Says something to everybody.
    Say {
        /// What.
        text: String,
        /// A word of the asker's own: what is asked again with the same word is not said twice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        key: Option<String>,
    },
    /// Shows something: one of [`crate::EMOTES`].
    Emote {
        /// Which.
        emote: String,
        /// As in `say`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "types", ts(optional))]
        key: Option<String>,
    },
    /// Does not want to read somebody any more, or does again.
    Mute {
        /// Whom.
        person: PersonId,
        /// Whether they are muted.
        on: bool,
    },
    /// Wants to play again with the same people, in a room of its own.
    Rematch,
}

/// What the server does to a room by itself.
#[derive(Clone, Debug, PartialEq)]
pub enum Chore {
    /// A computer decides.
    Play {
        /// How many actions led to the position.
        at: u32,
        /// The action, as a word of a record.
        action: String,
    },
    /// Looks whether a clock has run out. Nothing happens if it has not.
    Clock,
    /// The room is there again after the server was down: that time is nobody's fault.
    Wake {
        /// Until when the server is known to have been up; the time of the last event if nothing is known.
        up_until: Millis,
    },
    /// Nobody needs the room any more.
    Close,
}

/// What a room must be told to judge a command, since it has no clock, chance or connections of its own.
#[derive(Clone, Copy)]
pub struct World<'a> {
    /// What time it is.
    pub now: Millis,
    /// Chance: asked only where it is needed, and new each time.
    pub luck: &'a dyn Fn() -> Luck,
    /// For how long somebody has not been connected; nothing for those who are.
    pub away: &'a dyn Fn(&str) -> Option<Millis>,
}

/// What is left to chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Luck {
    /// Shuffles the tiles.
    pub seed: u64,
    /// Hides the seed in the commitment.
    pub salt: [u8; 32],
    /// The name of a new room: letters, digits, `_` and `-`, hard to guess.
    pub room: String,
}
