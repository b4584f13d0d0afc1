//! Event streams for programs.
//!
//! A stream is a connection like a page's WebSocket, but with fewer messages: invitations, turns and results
//! (`room_actor/turns.rs`). It covers all rooms in which the program has a seat or is invited. It looks for them in the
//! store's table of rooms, on notification and at regular intervals. Every stream begins with everything that is due, so
//! nothing has to be remembered between two streams.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderName, header},
    response::{IntoResponse, Response},
};
use futures_util::stream;
use serde::Serialize;
use serde_json::json;
use tokio::{
    sync::{Notify, mpsc},
    time::{Instant, interval, interval_at, timeout},
};

use crate::{
    app_state::{AppState, ends},
    connection::Connection,
    error::Fault,
    limits::Connected,
    room_registry::Ask,
    store::{Question, Stage},
};

/// How often something is sent, so that both ends know of each other.
const BEAT: Duration = Duration::from_secs(15);
/// A program may have so many streams.
const STREAMS: usize = 4;
/// A program may be in so many rooms of a stage at once.
const ROOMS: i64 = 200;

/// Ends the connection that a request came by.
#[derive(Clone, Debug, Default)]
pub struct HangUp(pub Arc<Notify>);

/// All streams there are.
#[derive(Debug, Default)]
pub struct Streams(Mutex<BTreeMap<String, Vec<Entry>>>);

#[derive(Clone, Debug)]
struct Entry {
    connection: Connection,
    nudge: Arc<Notify>,
}

impl Streams {
    fn with<T>(&self, what: impl FnOnce(&mut BTreeMap<String, Vec<Entry>>) -> T) -> T {
        what(&mut self.0.lock().expect("nobody panics while holding it"))
    }

    /// Notes a stream; nothing if its program has too many.
    fn enter(&self, person: &str, connection: &Connection) -> Option<Arc<Notify>> {
        self.with(|all| {
            let own = all.entry(person.into()).or_default();
            let entry = Entry { connection: connection.clone(), nudge: Arc::default() };
            (own.len() < STREAMS).then(|| {
                own.push(entry.clone());
                entry.nudge
            })
        })
    }

    fn leave(&self, person: &str, connection: &Connection) {
        self.with(|all| {
            if let Some(own) = all.get_mut(person) {
                own.retain(|entry| entry.connection.number() != connection.number());
                if own.is_empty() {
                    all.remove(person);
                }
            }
        });
    }

    /// Lets the streams of a program look for rooms.
    pub fn nudge(&self, person: &str) {
        self.with(|all| all.get(person).into_iter().flatten().for_each(|entry| entry.nudge.notify_one()));
    }

    /// Ends all streams of a program.
    pub fn end(&self, person: &str) {
        self.with(|all| all.get(person).into_iter().flatten().for_each(|entry| entry.connection.hang_up()));
    }

    /// Whether a program listens.
    pub fn has(&self, person: &str) -> bool {
        self.with(|all| all.contains_key(person))
    }
}

/// A message of a stream.
pub fn frame(event: &str, data: &impl Serialize) -> String {
    let data = serde_json::to_string(data).expect("keys are words");
    format!("event: {event}\ndata: {data}\n\n")
}

/// Begins a stream for a program.
pub fn open(
    app: &Arc<AppState>,
    program: aude_rooms::Person,
    headers: HeaderMap,
    counted: Option<Connected>,
    hang_up: HangUp,
) -> Result<Response, Fault> {
    let (connection, queue) = Connection::stream(program.clone());
    let nudge = app.streams.enter(&program.id, &connection).ok_or(Fault::TooMuch)?;
    let (out, sent) = mpsc::channel(4);
    let app = app.clone();
    tokio::spawn(async move {
        let stream = Stream { app: app.clone(), program, headers, connection, watched: BTreeSet::new() };
        stream.serve(queue, &nudge, &out, &hang_up).await;
        drop(counted);
    });
    let body = stream::unfold(sent, |mut sent: mpsc::Receiver<Bytes>| async {
        sent.recv().await.map(|bytes| (Ok::<_, std::convert::Infallible>(bytes), sent))
    });
    let headers = [
        (header::CONTENT_TYPE, "text/event-stream"),
        (header::CACHE_CONTROL, "no-store"),
        // A proxy that collects answers before it passes them on would spoil it.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    Ok((headers, Body::from_stream(body)).into_response())
}

/// A stream while it lasts.
struct Stream {
    app: Arc<AppState>,
    program: aude_rooms::Person,
    /// What the program is known by.
    headers: HeaderMap,
    connection: Connection,
    watched: BTreeSet<String>,
}

impl Stream {
    async fn serve(
        mut self,
        mut queue: mpsc::Receiver<axum::extract::ws::Utf8Bytes>,
        nudge: &Notify,
        out: &mpsc::Sender<Bytes>,
        hang_up: &HangUp,
    ) {
        let mut closing = self.app.closing.subscribe();
        let patience = self.app.config.patience;
        let (mut look, mut beat) = (interval(patience), interval_at(Instant::now() + BEAT, BEAT));
        let hello = frame("hello", &json!({ "program": self.program, "now": self.app.now() }));
        let mut next = Some(hello);
        loop {
            if let Some(text) = next.take()
                && !matches!(timeout(patience, out.send(text.into())).await, Ok(Ok(())))
            {
                // Somebody who does not read keeps the connection for as long as nobody ends it.
                hang_up.0.notify_one();
                break;
            }
            tokio::select! {
                Some(text) = queue.recv() => next = Some(text.as_str().into()),
                () = nudge.notified() => self.attend().await,
                _ = look.tick() => {
                    // Its token may have been revoked through another server, or by a command.
                    if matches!(self.app.signed_in(&self.headers).await, Err(Fault::NotSignedIn | Fault::Banned)) {
                        break;
                    }
                    self.attend().await;
                }
                _ = beat.tick() => next = Some(":\n\n".into()),
                () = out.closed() => break,
                () = self.connection.hung_up() => break,
                () = ends(&mut closing) => {
                    // What was done is told first.
                    while let Ok(text) = queue.try_recv() {
                        drop(out.try_send(text.as_str().to_string().into()));
                    }
                    drop(out.try_send(frame("closing", &json!({})).into()));
                    break;
                }
            }
        }
        self.app.streams.leave(&self.program.id, &self.connection);
        for room in &self.watched {
            self.app.registry.ask_if_awake(room, Ask::Unwatch { number: self.connection.number() });
        }
    }

    /// Enters all rooms of the program, and leaves those that are none any more.
    async fn attend(&mut self) {
        let mut rooms = BTreeSet::new();
        for stage in [Stage::Gathering, Stage::Playing] {
            let person = Some(self.program.id.clone());
            let question = Question { stage: Some(stage), person, most: ROOMS, ..Question::default() };
            match self.app.store.lobby(&question).await {
                // Whoever has left a room is still found with it; ids are random words, so that nothing else looks like one.
                Ok(found) => rooms.extend(
                    found
                        .into_iter()
                        .filter(|(_, _, listing, damage)| damage.is_none() && listing.contains(&self.program.id))
                        .map(|(room, ..)| room),
                ),
                // The next look may find them.
                Err(error) => return tracing::error!(%error, "the store does not answer"),
            }
        }
        for room in self.watched.difference(&rooms) {
            self.app.registry.ask_if_awake(room, Ask::Unwatch { number: self.connection.number() });
        }
        for room in rooms.difference(&self.watched) {
            self.app.registry.ask(&self.app, room, Ask::Stream { connection: self.connection.clone() });
        }
        self.watched = rooms;
    }
}
