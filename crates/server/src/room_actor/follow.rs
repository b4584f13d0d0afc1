//! A room in which another server decides.
//!
//! This server keeps a copy of it for its own clients. It reads new events from the store when they are announced,
//! and passes commands on as *forwarded commands*. It sends a forwarded command again until it is answered, which is safe because
//! every command can be repeated. If the other server dies, the server that takes the room carries out its
//! unanswered forwarded commands.

use std::time::Duration;

use aude_rooms::{Chore, Command, Event, Stage};
use serde_json::{Value as Json, json};
use tokio::time::Instant;

use super::{RoomActor, presence::Told};
use crate::{
    error::Fault,
    metrics::One,
    nodes::{PeerMessage, Want},
    room_registry::{Heard, Reply},
    store::{Lease, Stored, Trust},
    tokens,
};

/// A forwarded command that is not answered is sent again after this time.
const AGAIN: Duration = Duration::from_secs(2);
/// After this time whoever wanted it is told that nobody knows.
const PATIENCE: Duration = Duration::from_secs(12);

/// Who decides in a room.
#[derive(Debug)]
pub(super) enum Role {
    /// This server, with the fence it has to bring along.
    Decides { fence: Option<i64>, _counted: One },
    /// Another server.
    Follows(String),
}

/// Something that is wanted of another server.
#[derive(Debug)]
pub(super) struct ForwardedCommand {
    want: Want,
    reply: Reply,
    since: Instant,
    sent: Instant,
}

impl ForwardedCommand {
    /// Nobody will know what came of it.
    pub fn give_up(self) {
        self.reply.tell(Err(Fault::Unavailable("the room has to be loaded again".into())));
    }
}

/// An answer as it is sent to another server.
fn packed(answer: &Result<Json, Fault>) -> Json {
    match answer {
        Ok(ok) => json!({ "ok": ok }),
        Err(fault) => json!({ "error": fault.json(), "status": fault.status().as_u16() }),
    }
}

/// An answer as it came from another server.
fn unpacked(answer: Json) -> Result<Json, Fault> {
    match answer {
        Json::Object(mut answer) => match answer.remove("ok") {
            Some(ok) => Ok(ok),
            None => Err(Fault::Told {
                status: answer.get("status").and_then(Json::as_u64).map_or(500, |status| status as u16),
                error: answer.remove("error").unwrap_or_default(),
            }),
        },
        _ => Err(Fault::Unavailable("another server cannot be understood".into())),
    }
}

impl RoomActor {
    /// What an append has to bring along; nothing for those who must not append.
    pub(super) const fn fence(&self) -> Option<i64> {
        match self.role {
            Role::Decides { fence, .. } => fence,
            Role::Follows(_) => Some(-1),
        }
    }

    pub(super) const fn decides(&self) -> bool {
        matches!(self.role, Role::Decides { .. })
    }

    /// Finds out who decides here: this server, unless another one does.
    pub(super) async fn seek(&mut self) {
        // What made another server set a room aside, or ended it, would happen here, too.
        if self.app.store.node().is_some() {
            let trust = self.app.store.trust(&self.name).await.unwrap_or(Trust::Fine);
            if trust == Trust::SetAside {
                self.lost = true;
                return;
            }
            self.trust = trust;
        }
        let lease = match self.app.store.take(&self.name).await {
            Ok(lease) => lease,
            Err(error) => {
                tracing::error!(room = self.name, %error, "nobody knows who decides in a room");
                (self.lost, self.again) = (true, true);
                return;
            }
        };
        self.catch_up().await;
        match lease {
            Lease::Mine { fence, up_until } => {
                self.app.metrics.taken.add(1);
                self.role = Role::Decides { fence, _counted: self.app.metrics.deciding.one() };
                self.begin(up_until).await;
                while let Some((_, forwarded_command)) = self.forwarded_commands.pop_first() {
                    let answer = self.perform(forwarded_command.want).await;
                    self.measure(forwarded_command.since, &answer);
                    forwarded_command.reply.tell(answer);
                }
            }
            Lease::Other(node) => {
                self.thought = None;
                self.role = Role::Follows(node);
                self.send_all_forwarded().await;
            }
        }
    }

    /// What was left undone when somebody last decided here.
    async fn begin(&mut self, up_until: Option<i64>) {
        let overslept = self.app.registry.oversleeps(&self.name).then(|| self.app.up_until.unwrap_or(0));
        if let Some(up_until) = up_until.map(|time| time as u64).or(overslept) {
            let up_until = up_until.max(self.room.time());
            self.attend(&Chore::Wake { up_until }).await;
        }
        if self.room.stage() >= Stage::Over {
            self.settle().await;
        }
        if let Some(events) = self.room.sequel() {
            self.open(&events).await;
        }
    }

    /// Lets others decide here.
    pub(super) async fn give_back(&mut self) {
        let Role::Decides { fence, .. } = self.role else { return };
        if let Err(error) = self.app.store.give_back(&self.name, fence).await {
            tracing::error!(room = self.name, %error, "a room could not be given back");
        }
    }

    /// Takes in what was decided elsewhere.
    pub(super) async fn catch_up(&mut self) {
        if self.lost || self.app.store.node().is_none() {
            return;
        }
        let stored = match self.app.store.load_after(&self.name, self.room.seq() as i64).await {
            Ok(stored) => stored,
            Err(error) => {
                tracing::error!(room = self.name, %error, "a room cannot be followed");
                (self.lost, self.again) = (true, true);
                return;
            }
        };
        let read = |one: &Stored| Event::read(std::str::from_utf8(&one.body).ok()?).ok();
        let mut events = Vec::with_capacity(stored.len());
        for one in &stored {
            if let Some((Ok(()), event)) = read(one).map(|event| (self.room.apply(&event), event)) {
                events.push(event);
            } else {
                // Loading all of it will tell what is wrong.
                tracing::error!(room = self.name, seq = one.seq, "a room cannot be followed");
                self.lost = true;
                return;
            }
        }
        self.happened(events);
    }

    /// Wants something of whoever decides.
    pub(super) async fn forward(&mut self, mut want: Want, reply: Reply, since: Instant) {
        // It may be sent twice.
        if let Want::Do { command: Command::Say { key, .. } | Command::Emote { key, .. }, .. } = &mut want {
            key.get_or_insert_with(tokens::room);
        }
        self.app.metrics.forwarded_commands.add(1);
        let number = tokens::number() >> 12;
        self.forwarded_commands.insert(number, ForwardedCommand { want, reply, since, sent: Instant::now() });
        self.send_forwarded(number).await;
    }

    async fn send_forwarded(&mut self, number: u64) {
        let Role::Follows(node) = &self.role else { return };
        let Some(forwarded_command) = self.forwarded_commands.get_mut(&number) else { return };
        forwarded_command.sent = Instant::now();
        let word =
            PeerMessage::ForwardedCommand { room: self.name.clone(), number, want: forwarded_command.want.clone() };
        if let Err(error) = self.app.store.tell(Some(node), &word).await {
            tracing::error!(room = self.name, %error, "a forwarded command could not be sent");
        }
    }

    /// Sends all forwarded commands, to whoever decides now; those that have waited too long are given up.
    async fn send_all_forwarded(&mut self) {
        let numbers: Vec<u64> = self.forwarded_commands.keys().copied().collect();
        for number in numbers {
            if self.forwarded_commands[&number].since.elapsed() < PATIENCE {
                self.send_forwarded(number).await;
            } else if let Some(forwarded_command) = self.forwarded_commands.remove(&number) {
                forwarded_command.reply.tell(Err(Fault::Unavailable("the server that decides does not answer".into())));
            }
        }
    }

    /// When forwarded commands are to be looked after.
    pub(super) fn forwarded_due(&self) -> Option<Instant> {
        self.forwarded_commands.values().map(|forwarded_command| forwarded_command.sent + AGAIN).min()
    }

    async fn perform(&mut self, want: Want) -> Result<Json, Fault> {
        if self.lost {
            return Err(Fault::Unavailable("the room has to be loaded again".into()));
        }
        match want {
            Want::Do { command, by } => self.decide(&command, &by).await,
            Want::Forget { person } => self.forget(&person).await.map(|()| json!({})),
        }
    }

    /// Another server has told something.
    pub(super) async fn hear(&mut self, heard: Heard) {
        match heard {
            Heard::Events(seq) => {
                if seq > self.room.seq() {
                    self.catch_up().await;
                }
            }
            Heard::Decider(node) => {
                let known = match (&self.role, &node) {
                    (Role::Decides { .. }, node) => node.as_deref() == self.app.store.node(),
                    (Role::Follows(known), Some(node)) => known == node,
                    // Nobody needs to decide while nobody is here.
                    (Role::Follows(_), None) => self.connections.is_empty() && self.forwarded_commands.is_empty(),
                };
                if !known {
                    self.seek().await;
                }
            }
            Heard::Gone(node) => {
                self.present_elsewhere(&node, Vec::new(), 0);
                if matches!(&self.role, Role::Follows(known) if *known == node) {
                    self.seek().await;
                }
            }
            // What is known here is not what there is. Whoever asked for that is answered first.
            Heard::Rewritten => (self.rewritten, self.lost) = (true, self.forwarded_commands.is_empty()),
            Heard::Again => {
                self.told = Told::Nobody;
                self.presence_changed();
            }
            Heard::Presence { node, people, guests, asks } => {
                self.present_elsewhere(&node, people, guests);
                if asks {
                    self.presence_changed();
                }
            }
            Heard::ForwardedCommand { node, number, want } => {
                if !self.decides() {
                    self.seek().await;
                }
                let answer = if self.decides() {
                    let answer = self.perform(want).await;
                    packed(&answer)
                } else {
                    json!({ "moved": true })
                };
                let word = PeerMessage::Answer { room: self.name.clone(), number, answer };
                if let Err(error) = self.app.store.tell(Some(&node), &word).await {
                    tracing::error!(room = self.name, %error, "a forwarded command could not be answered");
                }
            }
            Heard::Answer { answer, .. } if answer["moved"] == true => self.seek().await,
            Heard::Answer { number, answer } => {
                let Some(forwarded_command) = self.forwarded_commands.remove(&number) else { return };
                // Whoever is told that something was done has heard of it before.
                if answer["ok"]["seq"].as_u64().is_some_and(|seq| seq > self.room.seq()) {
                    self.catch_up().await;
                }
                let answer = unpacked(answer);
                self.measure(forwarded_command.since, &answer);
                forwarded_command.reply.tell(answer);
                self.lost |= self.rewritten && self.forwarded_commands.is_empty();
            }
        }
    }
}
