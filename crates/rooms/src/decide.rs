//! Checks commands and returns the events that follow. This module changes nothing.
//!
//! Events of one command are numbered and dated, and are stored together or not at all. An empty list means that
//! the command has been carried out before.
//!
//! If the host has been away for [`PATIENCE`], every player has the host's powers.

mod game;
mod gather;
mod leave;

use crate::{
    Chore, Command, EMOTES, Event, Line, Millis, Person, Refusal, Room, SECOND, Stage, VERSION, What, World, clean,
};

/// Somebody who has not been connected for so long may be replaced.
pub const PATIENCE: Millis = 120 * SECOND;

/// At most so many characters in the word that keeps something from being said twice, and in the name of a person.
const WORD: usize = 64;

/// Events in the making.
struct Draft {
    seq: u64,
    time: Millis,
    events: Vec<Event>,
}

impl Draft {
    /// Events that come after all others of a room. A clock that was set back does not make time run backwards.
    fn new(room: &Room, now: Millis) -> Self {
        Self { seq: room.seq, time: now.max(room.time), events: Vec::new() }
    }

    fn add(&mut self, what: What) {
        self.seq += 1;
        self.events.push(Event { v: VERSION, seq: self.seq, time: self.time, what });
    }
}

type Decision = Result<(), Refusal>;

impl Room {
    /// Judges what somebody asks for. The events that follow are to be applied in order and stored together; none means
    /// that it has been done before.
    pub fn decide(&self, command: &Command, by: &Person, world: &World) -> Result<Vec<Event>, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        let mut draft = Draft::new(self, world.now);
        let on = &mut draft;
        match command {
            Command::Change { settings } => self.change(settings, by, world, on),
            Command::Sit { seat, name, colour } => self.sit(*seat, name.as_deref(), *colour, by, on),
            Command::Dress { seat, name, colour } => self.dress(*seat, name.as_deref(), *colour, by, world, on),
            Command::Stand { seat } => self.stand(*seat, by, on),
            Command::Bot { seat, level, name } => self.bot(*seat, *level, name.as_deref(), by, world, on),
            Command::Invite { seat, person, guest } => self.invite(*seat, person, guest.as_ref(), by, world, on),
            Command::Remove { seat } => self.remove(*seat, by, world, on),
            Command::Ready { on: ready } => self.get_ready(*ready, by, on),
            Command::Start => self.start(by, world, on),
            Command::Play { at, action } => self.play_for(Some(by), *at, action, on),
            Command::TakeBack { at, to } => self.take_back(*at, *to, by, on),
            Command::Answer { agree } => self.answer(*agree, by, on),
            Command::Resign { seat } => self.resign(*seat, by, on),
            Command::Replace { seat } => self.replace(*seat, by, world, on),
            Command::Return { seat } => self.come_back(*seat, by, on),
            Command::Leave => {
                self.leave(by, on);
                Ok(())
            }
            Command::Say { text, key } => self.say(text, key.as_deref(), by, on),
            Command::Emote { emote, key } => self.emote(emote, key.as_deref(), by, on),
            Command::Mute { person, on: muted } => self.mute(person, *muted, by, on),
            Command::Rematch => self.again(by, world, on),
        }?;
        Ok(draft.events)
    }

    /// Judges what the server does by itself, in the same way.
    pub fn attend(&self, chore: &Chore, world: &World) -> Result<Vec<Event>, Refusal> {
        if self.closed {
            return Err(Refusal::Closed);
        }
        let mut draft = Draft::new(self, world.now);
        match chore {
            Chore::Play { at, action } => self.play_for(None, *at, action, &mut draft)?,
            Chore::Clock => self.run_out(&mut draft),
            Chore::Wake { up_until } => self.wake(*up_until, &mut draft),
            Chore::Close => self.close(&mut draft),
        }
        Ok(draft.events)
    }

    fn check_stage(&self, stage: Stage) -> Decision {
        match (stage, self.stage()) {
            (wanted, found) if wanted == found => Ok(()),
            (_, Stage::Closed) => Err(Refusal::Closed),
            (Stage::Gathering, _) => Err(Refusal::Begun),
            (Stage::Over, _) => Err(Refusal::NotOver),
            _ => Err(Refusal::NotPlaying),
        }
    }

    /// Whether somebody has the host's powers. If the host has gone, every player has.
    fn check_host(&self, by: &Person, world: &World) -> Decision {
        let deserted = || (world.away)(&self.host.id).is_some_and(|away| away >= PATIENCE) && self.is_player(&by.id);
        if by.id == self.host.id || deserted() { Ok(()) } else { Err(Refusal::NotHost) }
    }

    fn say(&self, text: &str, key: Option<&str>, by: &Person, draft: &mut Draft) -> Decision {
        let text = clean(text).ok_or(Refusal::BadText)?;
        self.speak(Some(text), None, key, by, draft)
    }

    fn emote(&self, emote: &str, key: Option<&str>, by: &Person, draft: &mut Draft) -> Decision {
        let emote = EMOTES.into_iter().find(|known| *known == emote).ok_or(Refusal::BadEmote)?;
        self.speak(None, Some(emote.into()), key, by, draft)
    }

    fn speak(
        &self,
        text: Option<String>,
        emote: Option<String>,
        key: Option<&str>,
        by: &Person,
        draft: &mut Draft,
    ) -> Decision {
        if key.is_some_and(|key| key.chars().count() > WORD) {
            return Err(Refusal::BadText);
        }
        let said = |line: &Line| line.person == by.id && line.key.as_deref() == key;
        if key.is_some() && self.chat.iter().any(said) {
            return Ok(());
        }
        let name = crate::seat::checked(&by.name)?;
        let key = key.map(String::from);
        draft.add(What::Said(Line { person: by.id.clone(), name, text, emote, time: draft.time, key }));
        Ok(())
    }

    fn mute(&self, whom: &str, on: bool, by: &Person, draft: &mut Draft) -> Decision {
        if whom == by.id {
            return Err(Refusal::Oneself);
        }
        if whom.chars().count() > WORD {
            return Err(Refusal::BadText);
        }
        let (person, whom) = (by.id.clone(), whom.to_string());
        if self.mutes.contains(&(person.clone(), whom.clone())) != on {
            draft.add(What::Muted { person, whom, on });
        }
        Ok(())
    }
}
