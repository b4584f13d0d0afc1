//! Who is there. That is never stored: it is what connections say in this moment.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use tokio::time::Instant;

use super::Keeper;

/// Whoever comes and goes within this time is told of once.
const TOGETHER: Duration = Duration::from_millis(200);

impl Keeper {
    /// For how long somebody has not been connected; nothing for those who are.
    pub(super) fn away(&self, person: &str, now: u64) -> Option<u64> {
        let here = self.lines.iter().any(|line| line.person().is_some_and(|p| p.id == person));
        let since = self.left.get(person).copied().unwrap_or(self.since);
        (!here).then(|| now.saturating_sub(since))
    }

    /// Everybody is to be told soon who is there.
    pub(super) fn presence_changed(&mut self) {
        self.presence.get_or_insert_with(|| Instant::now() + TOGETHER);
    }

    /// Somebody does not watch any more.
    pub(super) fn unwatch(&mut self, number: u64) {
        let Some(i) = self.lines.iter().position(|line| line.number() == number) else { return };
        let line = self.lines.swap_remove(i);
        if let Some(person) = line.person() {
            self.left.insert(person.id.clone(), self.house.now());
        }
        self.presence_changed();
    }

    /// Who is there: people in the order of their ids, and how many others look on.
    pub(super) fn present(&self) -> Json {
        let mut people: Vec<_> = self.lines.iter().filter_map(|line| line.person()).collect();
        people.sort_by(|a, b| a.id.cmp(&b.id));
        people.dedup_by(|a, b| a.id == b.id);
        let guests = self.lines.iter().filter(|line| line.person().is_none()).count();
        json!({ "room": self.name, "presence": people, "guests": guests })
    }

    /// Tells everybody who is there.
    pub(super) fn tell_presence(&mut self) {
        self.presence = None;
        let text = Utf8Bytes::from(self.present().to_string());
        self.lines.iter().for_each(|line| line.tell(text.clone()));
    }
}
