//! Who is present in a room. This is never stored: it follows from the connections to this server and the others.

use std::time::Duration;

use aude_rooms::Person;
use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use tokio::time::Instant;

use super::RoomActor;
use crate::nodes::PeerMessage;

/// Whoever comes and goes within this time is told of once.
const TOGETHER: Duration = Duration::from_millis(200);
/// So many people are named to other servers; the rest are only counted.
const NAMED: usize = 100;

/// What other servers know of who is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// Nothing; nor is it known here who is there.
    Nobody,
    /// What was so before.
    Before,
    /// All of it.
    All,
}

impl RoomActor {
    /// For how long somebody has not been connected; nothing for those who are.
    pub(super) fn away(&self, person: &str) -> Option<u64> {
        let here = self.connections.iter().any(|connection| connection.person().is_some_and(|p| p.id == person));
        let there = self.elsewhere.values().any(|(people, _)| people.iter().any(|p| p.id == person));
        let since = self.left.get(person).copied().unwrap_or(self.since);
        let (now, lost) = self.app.config.clock.since(since);
        (!here && !there).then(|| now.saturating_sub(since + lost))
    }

    /// Everybody is to be told soon who is there, and other servers who is here.
    pub(super) fn presence_changed(&mut self) {
        if self.told == Told::All {
            self.told = Told::Before;
        }
        self.presence.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    /// Other people are there on another server.
    pub(super) fn present_elsewhere(&mut self, node: &str, people: Vec<Person>, guests: usize) {
        let now = self.app.now();
        let before = if people.is_empty() && guests == 0 {
            self.elsewhere.remove(node)
        } else {
            self.elsewhere.insert(node.into(), (people, guests))
        };
        for person in before.into_iter().flat_map(|(people, _)| people) {
            self.left.insert(person.id, now);
        }
        self.presence.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    /// Somebody does not watch any more.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(i) = self.connections.iter().position(|connection| connection.number() == number) else { return };
        let connection = self.connections.swap_remove(i);
        if let Some(person) = connection.person() {
            self.left.insert(person.id.clone(), self.app.now());
        }
        self.presence_changed();
    }

    /// Who is there: people in the order of their ids, and how many others look on.
    pub(super) fn present(&self) -> Json {
        let there = self.elsewhere.values();
        let mut people: Vec<_> = self.connections.iter().filter_map(|connection| connection.person()).collect();
        people.extend(there.clone().flat_map(|(people, _)| people));
        people.sort_by(|a, b| a.id.cmp(&b.id));
        people.dedup_by(|a, b| a.id == b.id);
        let guests = self.connections.iter().filter(|connection| connection.person().is_none()).count();
        let guests = guests + there.map(|(_, guests)| guests).sum::<usize>();
        json!({ "room": self.name, "presence": people, "guests": guests })
    }

    /// Tells everybody who is there.
    pub(super) async fn tell_presence(&mut self) {
        self.presence = None;
        let text = Utf8Bytes::from(self.present().to_string());
        self.connections.iter().for_each(|connection| connection.tell(text.clone()));
        if self.told != Told::All && self.app.store.has_others() {
            self.announce_presence(self.connections.len()).await;
        }
    }

    /// Tells other servers who is here, of so many connections.
    pub(super) async fn announce_presence(&mut self, connections: usize) {
        let asks = std::mem::replace(&mut self.told, Told::All) == Told::Nobody;
        let mut people: Vec<Person> =
            self.connections[..connections].iter().filter_map(|connection| connection.person()).cloned().collect();
        people.sort_by(|a, b| a.id.cmp(&b.id));
        people.dedup_by(|a, b| a.id == b.id);
        people.truncate(NAMED);
        let guests = self.connections[..connections].iter().filter(|connection| connection.person().is_none()).count();
        let word = PeerMessage::Presence { room: self.name.clone(), people, guests, asks };
        drop(self.app.store.tell(None, &word).await);
    }
}
