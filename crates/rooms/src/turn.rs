//! A turn as a program gets it: the position and every legal action.
//!
//! Pages have the engine and compute both by themselves. A program does not need an engine: its turn comes with the position in the
//! format of the engine protocol, every legal action with the word that plays it, and the record, which any engine can load.

use aude_protocol::{ActionMessage, StateMessage};
use serde::Serialize;

use crate::{Millis, Plays, Room};

/// A decision that is due.
#[derive(Debug, Serialize)]
pub struct Turn {
    /// The room.
    pub room: String,
    /// For which seat.
    pub seat: usize,
    /// How many actions led here.
    pub at: u32,
    /// When the clock runs out, if there is one.
    pub until: Option<Millis>,
    /// The names of the players, by seat.
    pub players: Vec<String>,
    /// Everything that may be done, in a stable order.
    pub actions: Vec<Choice>,
    /// The position, as in the engine protocol.
    pub state: StateMessage,
    /// The game so far, without its seed.
    pub record: String,
}

/// Something that may be done.
#[derive(Debug, Serialize)]
pub struct Choice {
    /// The word it is played by, as in records.
    pub word: String,
    /// What it is, as in the engine protocol.
    pub action: ActionMessage,
}

impl Room {
    /// What somebody is to decide now; nothing if it is not their turn.
    pub fn turn(&self, person: &str) -> Option<Turn> {
        let seat = self.decider()?;
        if self.plays(seat) != Some(Plays::Person(person)) {
            return None;
        }
        let play = self.play.as_ref()?;
        let game = &play.game;
        let choice = |action| Choice { word: game.word(action), action: ActionMessage::of(game, action) };
        Some(Turn {
            room: self.name.clone(),
            seat,
            at: play.steps.len() as u32,
            until: play.clocks.as_ref().and_then(crate::Reading::deadline).map(|(_, time)| time),
            players: self.seats.iter().map(|seat| seat.holder.name().unwrap_or_default().into()).collect(),
            actions: game.legal_actions().into_iter().map(choice).collect(),
            state: StateMessage::of(game),
            record: game.record_without_seed(),
        })
    }
}
