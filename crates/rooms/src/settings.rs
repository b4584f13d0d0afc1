//! The settings of a room: the game, the number of players, the clock.

use aude_engine::{ExtraSpec, Rules, Setup, SetupError, check_name};
use aude_protocol::read_setup;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
#[cfg(feature = "types")]
use ts_rs::TS;

use crate::Refusal;

/// Milliseconds: a length of time, or a moment counted from the beginning of 1970.
pub type Millis = u64;

/// A second.
pub const SECOND: Millis = 1000;
/// A day.
pub const DAY: Millis = 24 * 60 * 60 * SECOND;
/// No clock gives more time than this.
pub const LONGEST: Millis = 14 * DAY;

/// As many liveries as there are.
pub const COLOURS: u8 = 6;
/// At most so many characters in the title of a room.
pub const TITLE: usize = 60;
/// At most so many bytes of JSON for a setup.
pub const SETUP: usize = 16_384;

/// Everything that is agreed before a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// What the room is called in the lobby; may be empty.
    pub title: String,
    /// What is played, as the command `new` of the engine protocol takes it, without `players`, `seed`, `draw` and `date`.
    #[cfg_attr(feature = "types", ts(type = "Record<string, unknown>"))]
    pub setup: Map<String, Json>,
    /// How many play.
    pub seats: usize,
    /// Lots decide who begins, not `first` of the setup.
    pub lots: bool,
    /// The clock.
    pub clock: Clock,
    /// Whether the lobby shows the room to everybody.
    pub listed: bool,
    /// Whether the game counts for ratings, if it can.
    pub rated: bool,
    /// Whether a real computer plays on for somebody who has gone; else whoever stands in places tiles and does nothing more.
    pub takeover: bool,
    /// What players may look at.
    pub aids: Aids,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            title: String::new(),
            setup: Map::new(),
            seats: 2,
            lots: true,
            clock: Clock::None,
            listed: false,
            rated: false,
            takeover: true,
            aids: Aids::default(),
        }
    }
}

/// How much time players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much for each move: all that one player decides in one turn without a break. Days make it a correspondence game.
    Move {
        /// The time for a move.
        ms: Millis,
    },
    /// So much for the whole game, and more after each move.
    Bank {
        /// The time at the beginning.
        ms: Millis,
        /// What each move adds.
        increment: Millis,
    },
}

/// What players may look at during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(TS), ts(rename = "RoomAids"))]
#[serde(default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Aids {
    /// A hint from the computer.
    pub hint: bool,
    /// What a feature is worth, and to whom.
    pub inspect: bool,
    /// Who owns the fields.
    pub fields: bool,
    /// The score if the game ended now.
    pub projected: bool,
    /// Squares that no tile fits any more.
    pub dead: bool,
    /// The tiles that are left.
    pub bag: bool,
    /// Where everybody placed a tile last.
    pub last: bool,
}

impl Default for Aids {
    /// All but hints.
    fn default() -> Self {
        Self { hint: false, inspect: true, fields: true, projected: true, dead: true, bag: true, last: true }
    }
}

impl Settings {
    /// Says what is wrong with them.
    pub fn check(&self) -> Result<(), Refusal> {
        let bad =
            |field: &str, message: &str| Err(Refusal::BadSettings { field: field.into(), message: message.into() });
        // Strangers read it in the lobby.
        if !self.title.is_empty()
            && let Err(why) = check_name(&self.title)
        {
            return bad("title", why);
        }
        if self.title.chars().count() > TITLE {
            return bad("title", "is longer than 60 characters");
        }
        let in_bounds = |ms: Millis| (SECOND..=LONGEST).contains(&ms);
        let clock = match self.clock {
            Clock::None => true,
            Clock::Move { ms } => in_bounds(ms),
            Clock::Bank { ms, increment } => in_bounds(ms) && increment <= LONGEST,
        };
        if !clock {
            return bad("clock", "a clock gives between a second and 14 days");
        }
        if !(1..=aude_engine::MAX_PLAYERS).contains(&self.seats) {
            return bad("seats", "there are from 1 to 6 seats");
        }
        // The first two are known when the game begins; with the others the order of the tiles would be no secret.
        if let Some(field) = ["players", "date", "seed", "draw"].into_iter().find(|f| self.setup.contains_key(*f)) {
            return bad(&format!("setup.{field}"), "cannot be given in a room");
        }
        if serde_json::to_string(&self.setup).map_or(usize::MAX, |text| text.len()) > SETUP {
            return bad("setup", "is too long");
        }
        // Nobody wins a rating by a head start.
        let mut middle = ["start", "scores"].into_iter().chain(ExtraSpec::all().into_iter().map(|spec| spec.name));
        if self.rated && middle.any(|field| self.setup.contains_key(field)) {
            return bad("rated", "a game that begins in the middle does not count");
        }
        let names: Vec<String> = (1..=self.seats).map(|n| format!("P{n}")).collect();
        let wrong =
            |e: SetupError| Refusal::BadSettings { field: format!("setup.{}", e.field), message: e.flaw.to_string() };
        Rules::new(&self.setup_for(&names, None).map_err(wrong)?).map(drop).map_err(wrong)
    }

    /// The setup for players of these names. Somebody else may begin than it says.
    pub(crate) fn setup_for(&self, names: &[String], first: Option<usize>) -> Result<Setup, SetupError> {
        let mut object = self.setup.clone();
        object.insert("players".into(), names.into());
        if let Some(first) = first {
            object.insert("first".into(), first.into());
        }
        read_setup(&object).map(|(setup, _)| setup)
    }
}
