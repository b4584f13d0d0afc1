//! Other servers on the same database.
//!
//! Each room is decided in by one server at a time (`store/leases.rs`); the others follow it, for those of their pages that watch, and
//! pass on what their people want (`keeper/follow.rs`). All they have to tell each other goes through the database they share: it
//! announces every commit (NOTIFY), and carries errands and their answers. So servers need to know nothing of each other, nobody else can
//! talk to them, and what is announced has happened. An announcement may be lost with a connection; every few seconds each
//! server looks for itself.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use aude_rooms::{Command, Person};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};
use tokio::time::{interval, sleep, timeout};

use crate::{
    hall::{Ask, Heard},
    house::{House, ends},
    people::SignedOut,
    tokens,
};

/// The channel for all servers.
pub const ALL: &str = "aude";

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// After so many beats it looks for what it has not heard.
const NET: u64 = 3;
/// The database takes no letter of 8000 bytes or more.
const LETTER: usize = 7000;

/// The channel of one server.
pub fn channel(node: &str) -> String {
    format!("{ALL}_{node}")
}

/// What servers tell each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Word {
    /// A room has events up to a number; `shown` if the lobby shows something else of it.
    Events { room: String, seq: u64, shown: bool },
    /// The events of a room are not those they were: somebody was forgotten.
    Rewritten { room: String },
    /// Whoever tells it decides in a room.
    Taken { room: String },
    /// Nobody decides in a room.
    Free { room: String },
    /// A server has come or gone, or announces things from now on.
    Look,
    /// Somebody, maybe a program, has a seat somewhere, or is to have one.
    Seated { person: String },
    /// Somebody is signed out, but for those with a token whose hash this is.
    SignedOut { person: String, but: Option<String> },
    /// Who watches a room on the server that tells it; `asks` if it wants to know the same of others.
    Presence { room: String, people: Vec<Person>, guests: usize, asks: bool },
    /// Somebody wants something of a room in which whoever hears it decides.
    Errand { room: String, number: u64, want: Want },
    /// What came of an errand.
    Answer { room: String, number: u64, answer: Json },
}

/// What can be wanted of a room on another server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// To do something.
    Do { command: Command, by: Person },
    /// To forget somebody.
    Forget { person: String },
}

/// A word as the letters in which it is sent: who it is from, which word, which part of how many, and that part.
pub fn letters(from: &str, word: &Word) -> Vec<String> {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let text = serde_json::to_string(word).expect("keys are words");
    let mut parts = Vec::new();
    let mut rest = text.as_str();
    while rest.len() > LETTER {
        let (part, more) = rest.split_at(rest.floor_char_boundary(LETTER));
        parts.push(part);
        rest = more;
    }
    parts.push(rest);
    let of = parts.len();
    parts.iter().enumerate().map(|(n, part)| format!("{from} {number} {n} {of} {part}")).collect()
}

/// Puts letters together.
#[derive(Debug, Default)]
pub struct Postbag(BTreeMap<(String, u64), Vec<String>>);

impl Postbag {
    /// Takes a letter; gives who told what when it was the last one of a word.
    pub fn take(&mut self, letter: &str) -> Option<(String, Word)> {
        let mut words = letter.splitn(5, ' ');
        let from = words.next()?;
        let (number, n, of): (u64, usize, usize) =
            (words.next()?.parse().ok()?, words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let part = words.next()?;
        if of == 1 {
            return Some((from.into(), serde_json::from_str(part).ok()?));
        }
        let key = (from.to_string(), number);
        let parts = self.0.entry(key.clone()).or_default();
        // They come in order, or one was lost.
        if parts.len() == n {
            parts.push(part.into());
        }
        if n + 1 < of {
            return None;
        }
        let parts = self.0.remove(&key)?;
        // What is incomplete from before will never be complete.
        self.0.retain(|(other, _), _| other != from);
        Some((from.into(), serde_json::from_str(&parts.concat()).ok()?))
    }
}

impl House {
    /// Lives among other servers until the house closes; does nothing where there can be none.
    pub async fn live_among_others(self: Arc<Self>) {
        if self.store.node().is_none() {
            return;
        }
        let mut closing = self.closing.subscribe();
        tokio::select! {
            () = self.beat() => {}
            () = self.listen() => {}
            () = ends(&mut closing) => {}
        }
    }

    async fn beat(self: &Arc<Self>) {
        let mut others = BTreeSet::new();
        let mut tick = interval(BEAT);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        for n in 0u64.. {
            tokio::select! {
                _ = tick.tick() => {}
                () = self.look.notified() => {}
            }
            let beat = match self.store.beat(self.now() as i64).await {
                Ok(beat) => beat,
                Err(error) => {
                    tracing::error!(%error, "this server cannot say that it is alive");
                    continue;
                }
            };
            for gone in others.difference(&beat.others) {
                tracing::warn!(node = gone, "another server has gone");
                self.hall.tell_all(&Heard::Gone(gone.clone()));
            }
            for new in beat.others.difference(&others) {
                tracing::info!(node = new, "there is another server");
                // What was not announced as long as this server was alone, it may have missed.
                drop(self.store.tell(Some(new), &Word::Look).await);
            }
            others = beat.others;
            if !beat.orphans.is_empty() {
                tracing::warn!(rooms = beat.orphans.len(), "rooms of a server that has gone");
            }
            for room in beat.orphans {
                self.hall.ask(self, &room, Ask::Nudge);
            }
            if n % NET == 0 && !others.is_empty() {
                self.look_after_rooms().await;
            }
        }
    }

    /// Looks how the rooms that are awake here stand.
    async fn look_after_rooms(&self) {
        match self.store.heads(&self.hall.rooms()).await {
            Ok(heads) => {
                for (room, seq, node) in heads {
                    self.hall.tell(&room, Heard::Decider(node));
                    self.hall.tell(&room, Heard::Events(seq as u64));
                }
            }
            Err(error) => tracing::error!(%error, "the store does not answer"),
        }
    }

    async fn listen(self: &Arc<Self>) {
        let mut post = Postbag::default();
        loop {
            let mut listener = match timeout(Duration::from_secs(5), self.store.listen()).await {
                Ok(Ok(Some(listener))) => listener,
                Ok(Ok(None)) => return,
                Ok(Err(_)) | Err(_) => {
                    sleep(Duration::from_millis(300)).await;
                    continue;
                }
            };
            self.hear_again().await;
            drop(self.store.tell(None, &Word::Look).await);
            while let Ok(Some(letter)) = listener.try_recv().await {
                if let Some((from, word)) = post.take(letter.payload())
                    && Some(from.as_str()) != self.store.node()
                {
                    self.hear(from, word).await;
                }
            }
        }
    }

    /// What was told before was not heard: looks for itself.
    async fn hear_again(&self) {
        self.hall.tell_all(&Heard::Again);
        drop(self.lobby.send(json!({ "lobby": null }).to_string().into()));
        self.look_after_rooms().await;
    }

    async fn hear(self: &Arc<Self>, from: String, word: Word) {
        match word {
            Word::Events { room, seq, shown } => {
                self.hall.tell(&room, Heard::Events(seq));
                if shown && self.lobby.receiver_count() > 0 {
                    self.announce_elsewhere(&room).await;
                }
            }
            Word::Rewritten { room } => self.hall.tell(&room, Heard::Rewritten),
            Word::Taken { room } => self.hall.tell(&room, Heard::Decider(Some(from))),
            Word::Free { room } => self.hall.tell(&room, Heard::Decider(None)),
            Word::Look => {
                self.look.notify_one();
                self.hear_again().await;
            }
            Word::Seated { person } => self.streams.nudge(&person),
            Word::SignedOut { person, but } => {
                self.hang_up(SignedOut {
                    person,
                    but: but.as_deref().and_then(tokens::unhex).and_then(|token| token.try_into().ok()),
                });
            }
            Word::Presence { room, people, guests, asks } => {
                self.hall.tell(&room, Heard::Presence { node: from, people, guests, asks });
            }
            Word::Errand { room, number, want } => {
                self.hall.ask(self, &room, Ask::Heard(Heard::Errand { node: from, number, want }));
            }
            Word::Answer { room, number, answer } => self.hall.tell(&room, Heard::Answer { number, answer }),
        }
    }

    /// Tells other servers who has a seat now: a program may listen there.
    pub async fn tell_seated(&self, people: Vec<String>) {
        if self.store.has_others() {
            for person in people {
                drop(self.store.tell(None, &Word::Seated { person }).await);
            }
        }
    }

    /// Tells those who look at the lobby what has changed on another server.
    async fn announce_elsewhere(&self, room: &str) {
        let Ok(listing) = self.store.shown(room).await else { return };
        let listing: Json = listing.and_then(|listing| serde_json::from_str(&listing).ok()).unwrap_or_default();
        let message = json!({ "lobby": { "room": room, "listing": listing } });
        drop(self.lobby.send(message.to_string().into()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_put_together() {
        let long = Word::Answer { room: "r".into(), number: 7, answer: json!("ä".repeat(9000)) };
        let short = Word::Look;
        let (many, one) = (letters("a", &long), letters("b", &short));
        assert!(many.len() == 3 && one.len() == 1 && many.iter().all(|letter| letter.len() < 7900));
        let mut post = Postbag::default();
        assert_eq!(post.take(&many[0]), None);
        assert_eq!(post.take(&one[0]), Some(("b".into(), short)));
        assert_eq!(post.take(&many[1]), None);
        assert_eq!(post.take(&many[2]), Some(("a".into(), long.clone())));
        // With a part missing it is nothing.
        let many = letters("a", &long);
        assert_eq!((post.take(&many[0]), post.take(&many[2])), (None, None));
        assert!(post.0.is_empty());
        for wrong in ["", "a", "a 1 0", "a 1 0 1 {", "a x 0 1 \"look\""] {
            assert_eq!(post.take(wrong), None, "{wrong}");
        }
    }
}
