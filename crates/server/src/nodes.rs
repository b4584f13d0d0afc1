//! Other servers on the same database.
//!
//! Any server serves any room, but only one decides in it at a time (`store/leases.rs`). The others follow the room
//! for their own clients and pass commands on (`room_actor/follow.rs`).
//!
//! Servers communicate only through the database, with NOTIFY. They need no addresses or secrets of each other. An
//! announcement is part of the transaction it announces, so what is announced has happened. Commands and answers go
//! to the channel of one server, in several parts where they are long. Every three seconds a server also queries
//! the state of its rooms, because notifications are lost when a connection breaks. A server without others
//! announces nothing.
//!
//! Rooms of a dead server that act by themselves are taken by the first server that notices.

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
use serde_json::Value as Json;
use tokio::time::{interval, sleep, timeout};

use crate::{
    app_state::{AppState, ends},
    limits::Spent,
    lobby::News,
    people::SignedOut,
    room_registry::{Ask, Heard},
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
pub enum PeerMessage {
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
    /// What was spent of what people may do.
    Spent(Vec<Spent>),
    /// Somebody is signed out, but for those with a token whose hash this is.
    SignedOut { person: String, but: Option<String> },
    /// Who watches a room on the server that tells it; `asks` if it wants to know the same of others.
    Presence { room: String, people: Vec<Person>, guests: usize, asks: bool },
    /// Somebody wants something of a room in which whoever hears it decides.
    #[serde(rename = "errand")]
    ForwardedCommand { room: String, number: u64, want: Want },
    /// What came of a forwarded command.
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
pub fn letters(from: &str, word: &PeerMessage) -> Vec<String> {
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
pub struct Reassembler(BTreeMap<(String, u64), Vec<String>>);

impl Reassembler {
    /// Takes a letter; gives who told what when it was the last one of a word.
    pub fn take(&mut self, letter: &str) -> Option<(String, PeerMessage)> {
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

impl AppState {
    /// Lives among other servers until the server ends; does nothing where there can be none.
    pub async fn live_among_others(self: Arc<Self>) {
        if self.store.node().is_none() {
            return;
        }
        let mut closing = self.closing.subscribe();
        tokio::select! {
            () = self.beat() => {}
            () = self.listen() => {}
            () = self.tell_spent() => {}
            () = ends(&mut closing) => {}
        }
    }

    /// Tells other servers what was spent here.
    async fn tell_spent(&self) {
        loop {
            let spent = self.meters.untold().await;
            drop(self.store.tell(None, &PeerMessage::Spent(spent)).await);
            // What comes at the same time is told together.
            sleep(Duration::from_millis(20)).await;
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
            self.metrics.set_aside.add(beat.set_aside.len() as u64);
            for gone in others.difference(&beat.others) {
                tracing::warn!(node = gone, "another server has gone");
                self.registry.tell_all(&Heard::Gone(gone.clone()));
            }
            for new in beat.others.difference(&others) {
                tracing::info!(node = new, "there is another server");
                // What was not announced as long as this server was alone, it may have missed.
                drop(self.store.tell(Some(new), &PeerMessage::Look).await);
            }
            others = beat.others;
            self.meters.share(!others.is_empty());
            if !beat.orphans.is_empty() {
                tracing::warn!(rooms = beat.orphans.len(), "rooms of a server that has gone");
            }
            for room in beat.orphans {
                self.registry.ask(self, &room, Ask::Nudge);
            }
            if n % NET == 0 && !others.is_empty() {
                self.look_after_rooms().await;
            }
        }
    }

    /// Looks how the rooms that are awake here stand.
    async fn look_after_rooms(&self) {
        match self.store.heads(&self.registry.rooms()).await {
            Ok(heads) => {
                for (room, seq, node) in heads {
                    self.registry.tell(&room, Heard::Decider(node));
                    self.registry.tell(&room, Heard::Events(seq as u64));
                }
            }
            Err(error) => tracing::error!(%error, "the store does not answer"),
        }
    }

    async fn listen(self: &Arc<Self>) {
        let mut post = Reassembler::default();
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
            drop(self.store.tell(None, &PeerMessage::Look).await);
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
        self.registry.tell_all(&Heard::Again);
        self.tell_lobby(News::missed());
        self.look_after_rooms().await;
    }

    async fn hear(self: &Arc<Self>, from: String, word: PeerMessage) {
        match word {
            PeerMessage::Events { room, seq, shown } => {
                self.registry.tell(&room, Heard::Events(seq));
                if shown && self.lobby.receiver_count() > 0 {
                    self.announce_elsewhere(&room).await;
                }
            }
            PeerMessage::Rewritten { room } => self.registry.tell(&room, Heard::Rewritten),
            PeerMessage::Taken { room } => self.registry.tell(&room, Heard::Decider(Some(from))),
            PeerMessage::Free { room } => self.registry.tell(&room, Heard::Decider(None)),
            PeerMessage::Look => {
                self.look.notify_one();
                self.hear_again().await;
            }
            PeerMessage::Spent(spent) => spent.iter().for_each(|spent| self.meters.charge(spent)),
            PeerMessage::Seated { person } => self.streams.nudge(&person),
            PeerMessage::SignedOut { person, but } => {
                self.hang_up(SignedOut {
                    person,
                    but: but.as_deref().and_then(tokens::unhex).and_then(|token| token.try_into().ok()),
                });
            }
            PeerMessage::Presence { room, people, guests, asks } => {
                self.registry.tell(&room, Heard::Presence { node: from, people, guests, asks });
            }
            PeerMessage::ForwardedCommand { room, number, want } => {
                self.registry.ask(self, &room, Ask::Heard(Heard::ForwardedCommand { node: from, number, want }));
            }
            PeerMessage::Answer { room, number, answer } => self.registry.tell(&room, Heard::Answer { number, answer }),
        }
    }

    /// Tells other servers who has a seat now: a program may listen there.
    pub async fn tell_seated(&self, people: Vec<String>) {
        if self.store.has_others() {
            for person in people {
                drop(self.store.tell(None, &PeerMessage::Seated { person }).await);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn long_words_are_put_together() {
        let long = PeerMessage::Answer { room: "r".into(), number: 7, answer: json!("ä".repeat(9000)) };
        let short = PeerMessage::Look;
        let (many, one) = (letters("a", &long), letters("b", &short));
        assert!(many.len() == 3 && one.len() == 1 && many.iter().all(|letter| letter.len() < 7900));
        let mut post = Reassembler::default();
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

    /// Servers of the version before understand each other by these names.
    #[test]
    fn names_stay() {
        let want = Want::Forget { person: "p".into() };
        let message = PeerMessage::ForwardedCommand { room: "r".into(), number: 7, want };
        let json = serde_json::to_string(&message).unwrap();
        assert_eq!(json, r#"{"errand":{"room":"r","number":7,"want":{"forget":{"person":"p"}}}}"#);
    }
}
