//! What a viewer sees of a room.

use aude_record::hex;

use crate::{Asked, Event, Holder, Line, Listing, Message, Public, Room, Viewer, What, Whole};

impl Room {
    /// What a viewer may see of an event; nothing if it does not concern them. All that leaves a room event by event comes from
    /// here: seed and salt do not before the end, and nobody reads those they have muted.
    pub fn visible_to(&self, event: &Event, viewer: &Viewer) -> Option<Public> {
        Some(match event.what.clone() {
            What::Opened { room, settings, host, seats, after } => {
                Public::Opened { room, settings, host, seats, after }
            }
            What::Changed { settings, seats } => Public::Changed { settings, seats },
            What::Seated { holder, ready: Some(on), .. } => Public::Ready { person: holder.person()?.into(), on },
            What::Seated { seat, holder, colour, ready: None } => Public::Seated { seat, holder, colour },
            What::Removed { seat, person } => Public::Removed { seat, person },
            What::Hosted { host } => Public::Hosted { host },
            // The shuffle stays here.
            What::Started { start, shuffle: _ } => Public::Started(start),
            What::Played(played) => Public::Played(played),
            What::BackAsked { person, seat, to } => Public::BackAsked { person, seat, to },
            What::BackAgreed { person } => Public::BackAgreed { person },
            What::BackDeclined { person } => Public::BackDeclined { person },
            What::TakenBack { person, to, clocks } => Public::TakenBack { person, to, clocks },
            What::Left { seat, why, clocks } => Public::Left { seat, why, clocks },
            What::Returned { seat, clocks } => Public::Returned { seat, clocks },
            What::Ended(outcome) => Public::Ended(outcome),
            What::Said(line) => return self.reads(viewer, &line).then_some(Public::Said(line)),
            What::Muted { person, whom, on } => {
                return (viewer.person == Some(&person)).then_some(Public::Muted { whom, on });
            }
            What::Woke { since, clocks } => Public::Woke { since, clocks },
            What::Rematched { room, host } => Public::Rematched { room, host },
            What::Closed => Public::Closed,
        })
    }

    /// An event as it is sent to a viewer.
    pub fn message(&self, event: &Event, viewer: &Viewer) -> Message {
        Message { seq: event.seq, time: event.time, what: self.visible_to(event, viewer) }
    }

    /// Whether a viewer wants to read what somebody said.
    fn reads(&self, viewer: &Viewer, line: &Line) -> bool {
        let muted = |person: &str| self.mutes.contains(&(person.to_string(), line.person.clone()));
        !viewer.mutes.contains(&line.person) && !viewer.person.is_some_and(muted)
    }

    /// All that a viewer may know, for those who come later.
    pub fn whole(&self, viewer: &Viewer) -> Whole {
        let play = self.play.as_ref();
        Whole {
            room: self.name.clone(),
            seq: self.seq,
            time: self.time,
            stage: self.stage(),
            settings: self.settings.clone(),
            host: self.host.clone(),
            seats: self.seats.clone(),
            ready: self.ready.iter().cloned().collect(),
            commitment: play.and_then(|play| play.game.pledge()).map(|pledge| hex(&pledge.commitment)),
            record: self.record(),
            moves: self.moves(),
            clocks: play.and_then(|play| play.clocks.clone()),
            asked: play.and_then(|play| play.asked.as_ref()).map(|wish| Asked {
                person: wish.person.clone(),
                seat: wish.seat,
                to: wish.to,
                agreed: wish.agreed.clone(),
                missing: self.voters(&wish.person).into_iter().filter(|p| !wish.agreed.contains(p)).collect(),
            }),
            outcome: self.outcome.clone(),
            chat: self.chat.iter().filter(|line| self.reads(viewer, line)).cloned().collect(),
            muted: self.mutes.iter().filter(|(p, _)| viewer.person == Some(p)).map(|(_, whom)| whom.clone()).collect(),
            barred: self.barred.iter().cloned().collect(),
            after: self.after.clone(),
            rematch: self.rematch().map(String::from),
            rematch_by: self.rematch.as_ref().map(|sequel| sequel.host.clone()),
        }
    }

    /// The room as a line of the lobby.
    pub fn listing(&self) -> Listing {
        let state = self.play.as_ref().map(|play| play.game.state());
        let names: Vec<String> = (1..=self.seats.len()).map(|n| format!("P{n}")).collect();
        let setup = self.settings.setup_for(&names, None).unwrap_or_default();
        let part = |(name, n): (&String, &u32)| if *n == 1 { name.clone() } else { format!("{name}={n}") };
        Listing {
            room: self.name.clone(),
            title: self.settings.title.clone(),
            stage: self.stage(),
            listed: self.settings.listed,
            host: self.host.clone(),
            seats: self.seats.clone(),
            preset: setup.preset,
            parts: setup.parts.map_or_else(|| vec!["base".into()], |parts| parts.iter().map(part).collect()),
            clock: self.settings.clock,
            rated: self.settings.rated,
            opened: self.opened,
            time: self.time,
            turn: state.map_or(0, |state| state.turn() as u32),
            left: state.map_or(0, |state| state.left() as u32),
            scores: state.map_or_else(Vec::new, |state| (0..self.seats.len()).map(|s| state.score(s)).collect()),
            decider: self.decider(),
            end: self.outcome.as_ref().map(|outcome| outcome.why),
            winners: self.outcome.as_ref().map_or_else(Vec::new, |outcome| outcome.winners.clone()),
        }
    }

    /// Whether some seat is somebody's who still plays.
    pub(crate) fn is_player(&self, person: &str) -> bool {
        self.seats.iter().any(|seat| seat.gone.is_none() && seat.holder.person() == Some(person))
    }

    /// Everybody at the table who has to agree with what somebody asks for.
    pub(crate) fn voters(&self, asker: &str) -> Vec<String> {
        let mut voters: Vec<String> = Vec::new();
        for seat in self.seats.iter().filter(|seat| seat.gone.is_none()) {
            // Programs agree with everything, so that nobody waits for one that was not taught to answer.
            if let Holder::Person { person, program: false, .. } = &seat.holder
                && person != asker
                && !voters.contains(person)
            {
                voters.push(person.clone());
            }
        }
        voters
    }
}
