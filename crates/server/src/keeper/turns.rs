//! What programs are told: that they are invited, that it is their turn, and how it came out.

use aude_rooms::{Event, Holder, What};
use serde_json::json;

use super::{Keeper, WATCHERS};
use crate::{line::Line, streams::frame};

/// Whether an event may make it somebody's turn.
const fn moves(event: &Event) -> bool {
    matches!(
        event.what,
        What::Started { .. }
            | What::Played(_)
            | What::TakenBack { .. }
            | What::Left { .. }
            | What::Returned { .. }
            | What::Woke { .. }
    )
}

impl Keeper {
    /// A program listens to this room from now on. It is told what is due.
    pub(super) fn stream(&mut self, line: &Line) {
        let Some(program) = line.person() else { return };
        if self.lines.len() >= WATCHERS || self.lines.iter().any(|other| other.number() == line.number()) {
            return;
        }
        self.lines.push(line.clone());
        self.presence_changed();
        if self.room.invited().any(|person| person == program.id) {
            self.invite(line);
        }
        self.turn(line);
    }

    fn invite(&self, line: &Line) {
        let Some(program) = line.person() else { return };
        let kept = |holder: &Holder| matches!(holder, Holder::Kept { person, .. } if *person == program.id);
        for (seat, _) in self.room.seats().iter().enumerate().filter(|(_, seat)| kept(&seat.holder)) {
            let listing = self.room.listing();
            line.tell_program(frame("invitation", &json!({ "room": self.name, "seat": seat, "listing": listing })));
        }
    }

    fn turn(&self, line: &Line) {
        if let Some(turn) = line.person().and_then(|program| self.room.turn(&program.id)) {
            line.tell_program(frame("turn", &turn));
        }
    }

    /// Tells programs what has happened, as far as they have to know.
    pub(super) fn tell_programs(&self, events: &[Event]) {
        for event in events {
            if let What::Seated { holder: Holder::Kept { person, .. } | Holder::Person { person, .. }, .. } =
                &event.what
            {
                self.house.streams.nudge(person);
            }
        }
        for line in self.lines.iter().filter(|line| line.is_stream()) {
            let invited = |event: &Event| match &event.what {
                What::Seated { holder: Holder::Kept { person, .. }, .. } => {
                    line.person().is_some_and(|p| p.id == *person)
                }
                _ => false,
            };
            if events.iter().any(invited) {
                self.invite(line);
            }
            if events.iter().any(moves) {
                self.turn(line);
            }
            for event in events {
                if let What::Ended(outcome) = &event.what {
                    line.tell_program(frame("over", &json!({ "room": self.name, "outcome": outcome })));
                }
            }
        }
    }
}
