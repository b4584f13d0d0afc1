//! Deletes a person's data from a room.
//!
//! This removes their chat messages and replaces their id by one that belongs to nobody. The name under which they
//! played stays: it is part of the record that the others have, and the commitment to the shuffle covers it. This
//! is the only case in which events change; the stream is written again with a new chain.

use aude_rooms::{Command, Event, Person, Stage, What};

use super::RoomActor;
use crate::{error::Fault, store::Stored, tokens};

/// What stands where something was said.
const NOTHING: &str = "…";

/// Takes somebody out of an event. `other` is who they are from now on.
pub(super) fn without(body: &[u8], person: &str, other: &str) -> Option<Vec<u8>> {
    let text = std::str::from_utf8(body).ok()?;
    let mut event = Event::read(text).ok()?;
    if let What::Said(line) = &mut event.what
        && line.person == person
    {
        line.name = NOTHING.into();
        line.text = line.text.as_ref().map(|_| NOTHING.into());
        line.key = None;
    }
    // Ids are random words: nothing else in an event is the same text.
    let body = event.body().replace(&format!("\"{person}\""), &format!("\"{other}\""));
    Event::read(&body).ok()?;
    Some(body.into_bytes())
}

impl RoomActor {
    /// Forgets somebody. They leave first, if they are still there.
    pub(super) async fn forget(&mut self, person: &str) -> Result<(), Fault> {
        if self.room.stage() <= Stage::Playing {
            let by = Person::new(person, NOTHING);
            self.decide(&Command::Leave, &by).await?;
        }
        let other = format!("gone-{}", tokens::person());
        let mut events: Vec<Stored> = self.app.store.load(&self.name).await?;
        for event in &mut events {
            let damaged = || Fault::Damaged(format!("event {} cannot be read", event.seq));
            event.body = without(&event.body, person, &other).ok_or_else(damaged)?;
        }
        // Whoever is here has to come back: what they have seen is not what there is.
        self.lost = true;
        self.app.store.rewrite(&self.name, &events, self.fence()).await?;
        let loaded = super::load(&self.app.store, &self.name).await?;
        self.app.store.put_entry(&crate::lobby::entry(&loaded.room)).await?;
        Ok(())
    }
}
