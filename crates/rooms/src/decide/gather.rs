//! Before the game: seats and settings. After it: the rematch.

use std::collections::BTreeSet;

use aude_record::{Game, commitment, hex, is_room};
use sha2::{Digest, Sha256};

use super::{Decision, Draft};
use crate::{
    COLOURS, Computer, Event, Holder, Luck, Millis, Person, Reading, Refusal, Room, Seat, Settings, Shuffle, Stage,
    Start, VERSION, What, World, room::fingerprint, seat::checked,
};

impl Room {
    /// The events that open a room. Whoever does so is the host and has the first seat.
    pub fn open(name: &str, settings: Settings, host: &Person, now: Millis) -> Result<Vec<Event>, Refusal> {
        settings.check()?;
        if !is_room(name) {
            let message = "is not the name of a room".into();
            return Err(Refusal::BadSettings { field: "room".into(), message });
        }
        let host = Person { name: checked(&host.name)?, ..host.clone() };
        let mut seats: Vec<Seat> =
            (0..settings.seats).map(|n| Seat { colour: n as u8, holder: Holder::Free, gone: None }).collect();
        seats[0].holder = holder(&host, host.name.clone());
        let what = What::Opened { room: name.into(), settings, host, seats, after: None };
        Ok(vec![Event { v: VERSION, seq: 1, time: now, what }])
    }

    /// The events that open the room in which they play again, once somebody wants to ([`Room::rematch`]). They are always the
    /// same: a server that was interrupted before it stored them asks again.
    ///
    /// Whoever wants to is the host there, computers sit where they sat, and seats are kept for the others.
    pub fn sequel(&self) -> Option<Vec<Event>> {
        let sequel = self.rematch.as_ref()?;
        let mut settings = self.settings.clone();
        if !settings.lots {
            let first = settings.setup.get("first").and_then(serde_json::Value::as_u64).unwrap_or(0);
            settings.setup.insert("first".into(), ((first + 1) % self.seats.len() as u64).into());
        }
        let again = |seat: &Seat| Seat {
            colour: seat.colour,
            holder: match seat.holder.clone() {
                Holder::Person { person, name, program } if person != sequel.host.id => {
                    Holder::Kept { person, name, program }
                }
                holder => holder,
            },
            gone: None,
        };
        let what = What::Opened {
            room: sequel.room.clone(),
            settings,
            host: sequel.host.clone(),
            seats: self.seats.iter().map(again).collect(),
            after: Some(self.name.clone()),
        };
        Some(vec![Event { v: VERSION, seq: 1, time: sequel.time, what }])
    }

    pub(super) fn again(&self, by: &Person, world: &World, draft: &mut Draft) -> Decision {
        self.check_stage(Stage::Over)?;
        if !self.people().contains(&by.id.as_str()) {
            return Err(Refusal::NoPlayer);
        }
        if self.rematch.is_none() {
            let host = Person { name: checked(&by.name)?, ..by.clone() };
            draft.add(What::Rematched { room: (world.luck)().room, host });
        }
        Ok(())
    }

    pub(super) fn change(&self, settings: &Settings, by: &Person, world: &World, draft: &mut Draft) -> Decision {
        self.check_stage(Stage::Gathering)?;
        self.check_host(by, world)?;
        settings.check()?;
        let mut seats = self.seats.clone();
        let beyond = seats.get(settings.seats..).unwrap_or_default();
        if beyond.iter().any(|seat| seat.holder.person().is_some()) {
            return Err(Refusal::SeatTaken);
        }
        seats.truncate(settings.seats);
        while seats.len() < settings.seats {
            let used: BTreeSet<u8> = seats.iter().map(|seat| seat.colour).collect();
            let colour = (0..COLOURS).find(|colour| !used.contains(colour)).ok_or(Refusal::BadColour)?;
            seats.push(Seat { colour, holder: Holder::Free, gone: None });
        }
        if (settings, &seats) != (&self.settings, &self.seats) {
            draft.add(What::Changed { settings: settings.clone(), seats });
        }
        Ok(())
    }

    fn seat(&self, seat: usize) -> Result<&Seat, Refusal> {
        self.check_stage(Stage::Gathering)?;
        self.seats.get(seat).ok_or(Refusal::NoSeat)
    }

    /// Gives a seat to somebody, in a colour that is free or that of a seat where nobody sits, which gets the other.
    fn give(&self, seat: usize, holder: Holder, colour: Option<u8>, draft: &mut Draft) -> Decision {
        let own = self.seats[seat].colour;
        let colour = colour.unwrap_or(own);
        if colour >= COLOURS {
            return Err(Refusal::BadColour);
        }
        let other = self.seats.iter().enumerate().find(|(n, other)| *n != seat && other.colour == colour);
        if let Some((n, other)) = other {
            if other.holder.name().is_some() {
                return Err(Refusal::BadColour);
            }
            draft.add(What::Seated { seat: n, holder: other.holder.clone(), colour: own, ready: None });
        }
        if (&self.seats[seat].holder, own) != (&holder, colour) {
            draft.add(What::Seated { seat, holder, colour, ready: None });
        }
        Ok(())
    }

    pub(super) fn sit(
        &self,
        seat: usize,
        name: Option<&str>,
        colour: Option<u8>,
        by: &Person,
        draft: &mut Draft,
    ) -> Decision {
        let found = self.seat(seat)?;
        if self.barred.contains(&by.id) {
            return Err(Refusal::Removed);
        }
        match &found.holder {
            Holder::Free => {}
            Holder::Kept { person, .. } | Holder::Person { person, .. } if *person == by.id => {}
            Holder::Kept { .. } | Holder::Person { .. } | Holder::Bot { .. } => return Err(Refusal::SeatTaken),
        }
        let name = checked(name.unwrap_or(&by.name))?;
        self.give(seat, holder(by, name), colour, draft)
    }

    pub(super) fn dress(
        &self,
        seat: usize,
        name: Option<&str>,
        colour: Option<u8>,
        by: &Person,
        world: &World,
        draft: &mut Draft,
    ) -> Decision {
        let mut holder = self.seat(seat)?.holder.clone();
        match &mut holder {
            Holder::Person { person, name: called, .. } if *person == by.id => {
                *called = checked(name.unwrap_or(called))?;
            }
            Holder::Bot { name: called, .. } => {
                self.check_host(by, world)?;
                *called = checked(name.unwrap_or(called))?;
            }
            Holder::Person { .. } | Holder::Free | Holder::Kept { .. } => return Err(Refusal::NotYourSeat),
        }
        self.give(seat, holder, colour, draft)
    }

    pub(super) fn stand(&self, seat: usize, by: &Person, draft: &mut Draft) -> Decision {
        let found = self.seat(seat)?;
        match &found.holder {
            Holder::Free => Ok(()),
            Holder::Person { person, .. } | Holder::Kept { person, .. } if *person == by.id => {
                draft.add(What::Seated { seat, holder: Holder::Free, colour: found.colour, ready: None });
                Ok(())
            }
            _ => Err(Refusal::NotYourSeat),
        }
    }

    pub(super) fn bot(
        &self,
        seat: usize,
        level: Computer,
        name: Option<&str>,
        by: &Person,
        world: &World,
        draft: &mut Draft,
    ) -> Decision {
        let found = self.seat(seat)?;
        self.check_host(by, world)?;
        if found.holder.person().is_some() {
            return Err(Refusal::SeatTaken);
        }
        let Computer::Level(known) = level else {
            return Err(Refusal::BadSettings { field: "level".into(), message: "it only stands in for others".into() });
        };
        let name = checked(name.unwrap_or(known.name()))?;
        self.give(seat, Holder::Bot { level, name }, None, draft)
    }

    pub(super) fn invite(
        &self,
        seat: usize,
        whom: &str,
        guest: Option<&Person>,
        by: &Person,
        world: &World,
        draft: &mut Draft,
    ) -> Decision {
        let found = self.seat(seat)?;
        self.check_host(by, world)?;
        let guest = guest.filter(|guest| guest.id == whom).ok_or(Refusal::NoPlayer)?;
        if self.barred.contains(whom) {
            return Err(Refusal::Removed);
        }
        if !matches!(found.holder, Holder::Free | Holder::Kept { .. }) {
            return Err(Refusal::SeatTaken);
        }
        let kept = Holder::Kept { person: whom.into(), name: checked(&guest.name)?, program: guest.program };
        self.give(seat, kept, None, draft)
    }

    pub(super) fn remove(&self, seat: usize, by: &Person, world: &World, draft: &mut Draft) -> Decision {
        let found = self.seat(seat)?;
        self.check_host(by, world)?;
        match &found.holder {
            Holder::Free => {}
            Holder::Person { person, .. } if *person == by.id => return self.stand(seat, by, draft),
            // Whoever has the powers of a host who is away does not have all of them.
            Holder::Person { person, .. } if *person == self.host.id => return Err(Refusal::NotHost),
            holder => draft.add(What::Removed { seat, person: holder.person().map(String::from) }),
        }
        Ok(())
    }

    pub(super) fn get_ready(&self, ready: bool, by: &Person, draft: &mut Draft) -> Decision {
        self.check_stage(Stage::Gathering)?;
        let own = |seat: &Seat| seat.holder.person() == Some(by.id.as_str());
        let seat = self.seats.iter().position(own).ok_or(Refusal::NoPlayer)?;
        if self.ready.contains(&by.id) != ready {
            let Seat { holder, colour, .. } = self.seats[seat].clone();
            draft.add(What::Seated { seat, holder, colour, ready: Some(ready) });
        }
        Ok(())
    }

    pub(super) fn start(&self, by: &Person, world: &World, draft: &mut Draft) -> Decision {
        if self.stage() == Stage::Playing && by.id == self.host.id {
            return Ok(());
        }
        self.check_stage(Stage::Gathering)?;
        self.check_host(by, world)?;
        let names: Vec<String> = self.seats.iter().filter_map(|seat| seat.holder.name()).map(String::from).collect();
        if names.len() < self.seats.len() {
            return Err(Refusal::SeatsFree);
        }
        if self.people().is_empty() {
            return Err(Refusal::NoPeople);
        }
        let Luck { seed, salt, .. } = (world.luck)();
        let first = self.settings.lots.then(|| lot(&salt, names.len()));
        let wrong = |e: aude_engine::SetupError| Refusal::BadSettings { message: e.flaw.to_string(), field: e.field };
        let setup = self.settings.setup_for(&names, first).map_err(wrong)?;
        let commitment = hex(&commitment(&self.name, &setup, seed, &salt));
        let mut told = self.settings.setup.clone();
        told.insert("players".into(), names.into());
        told.insert("first".into(), setup.first.into());
        told.insert("revision".into(), setup.revision.number().into());
        let game = Game::new(setup, seed).map_err(wrong)?;
        let (rules, state) = (game.rules(), game.state());
        let running = self.running(state.decider());
        let start = Start {
            setup: told,
            date: date(draft.time),
            commitment,
            draws: game.draws().iter().map(|design| rules.tile(*design).id.into()).collect(),
            state: fingerprint(rules, state),
            clocks: Reading::new(self.settings.clock, self.seats.len(), running, draft.time),
        };
        let shuffle = Shuffle::new(seed, &salt);
        draft.add(What::Started { start, shuffle: shuffle.clone() });
        if state.phase() == aude_engine::Phase::Over {
            self.end_played(rules, state, shuffle, draft);
        }
        Ok(())
    }
}

/// Somebody on a seat, under a name.
fn holder(person: &Person, name: String) -> Holder {
    Holder::Person { person: person.id.clone(), name, program: person.program }
}

/// The seat that lots fall on. They come from the salt, of which nobody learns anything that way.
fn lot(salt: &[u8; 32], seats: usize) -> usize {
    let hash = Sha256::new().chain_update("aude lots 1\n").chain_update(salt).finalize();
    let number = hash.iter().take(8).fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    (number % seats as u64) as usize
}

/// The day of a moment, in universal time: year, month and day.
fn date(time: Millis) -> String {
    // Days are counted from the first of March of the year 0, so that the day that leap years add is the last of a year.
    let days = time / crate::DAY + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    format!("{:04}-{month:02}-{day:02}", (year + era * 400).min(9999))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_their_names() {
        for (time, name) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (951_868_799_999, "2000-02-29"),
            (951_868_800_000, "2000-03-01"),
            (1_794_700_800_000, "2026-11-15"),
            (4_107_542_399_999, "2100-02-28"),
            (4_107_542_400_000, "2100-03-01"),
        ] {
            assert_eq!(date(time), name, "{time}");
        }
        let mut game = Game::new(aude_engine::Setup::players(1), 1).unwrap();
        assert!(game.set_date(&date(u64::MAX)).is_ok());
    }

    #[test]
    fn lots_fall_on_everybody() {
        let mut seen = [0; 3];
        (0..=255).for_each(|n| seen[lot(&[n; 32], 3)] += 1);
        assert!(seen.iter().all(|n| (60..=110).contains(n)), "{seen:?}");
    }
}
