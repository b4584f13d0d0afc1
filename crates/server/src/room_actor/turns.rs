//! Messages to programs: invitations, turns and results.

use aude_rooms::{Event, Holder, What};
use serde_json::json;

use super::{RoomActor, WATCHERS};
use crate::{connection::Connection, streams::frame};

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

impl RoomActor {
    /// A program listens to this room from now on. It is told what is due.
    pub(super) fn stream(&mut self, connection: &Connection) {
        let Some(program) = connection.person() else { return };
        if self.connections.len() >= WATCHERS
            || self.connections.iter().any(|other| other.number() == connection.number())
        {
            return;
        }
        self.connections.push(connection.clone());
        self.presence_changed();
        if self.room.invited().any(|person| person == program.id) {
            self.invite(connection);
        }
        self.turn(connection);
    }

    fn invite(&self, connection: &Connection) {
        let Some(program) = connection.person() else { return };
        let kept = |holder: &Holder| matches!(holder, Holder::Kept { person, .. } if *person == program.id);
        for (seat, _) in self.room.seats().iter().enumerate().filter(|(_, seat)| kept(&seat.holder)) {
            let listing = self.room.listing();
            connection
                .tell_program(frame("invitation", &json!({ "room": self.name, "seat": seat, "listing": listing })));
        }
    }

    fn turn(&self, connection: &Connection) {
        if let Some(turn) = connection.person().and_then(|program| self.room.turn(&program.id)) {
            connection.tell_program(frame("turn", &turn));
        }
    }

    /// Tells programs what has happened, as far as they have to know.
    pub(super) fn tell_programs(&self, events: &[Event]) {
        for event in events {
            if let What::Seated { holder: Holder::Kept { person, .. } | Holder::Person { person, .. }, .. } =
                &event.what
            {
                self.app.streams.nudge(person);
            }
        }
        for connection in self.connections.iter().filter(|connection| connection.is_stream()) {
            let invited = |event: &Event| match &event.what {
                What::Seated { holder: Holder::Kept { person, .. }, .. } => {
                    connection.person().is_some_and(|p| p.id == *person)
                }
                _ => false,
            };
            if events.iter().any(invited) {
                self.invite(connection);
            }
            if events.iter().any(moves) {
                self.turn(connection);
            }
            for event in events {
                if let What::Ended(outcome) = &event.what {
                    connection.tell_program(frame("over", &json!({ "room": self.name, "outcome": outcome })));
                }
            }
        }
    }
}
