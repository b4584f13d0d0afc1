//! A connection as rooms see it: a queue for messages.

use std::sync::{
    Arc, RwLock,
    atomic::{AtomicU64, Ordering},
};

use aude_rooms::{Person, Viewer};
use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use tokio::sync::{Notify, mpsc};

use crate::error::Fault;

/// So much may wait to be sent. Whoever is slower than that is cut off, and asks for what was missed when they are back.
pub const QUEUE: usize = 256;

/// Somebody at the other end of a connection.
#[derive(Clone, Debug)]
pub struct Connection(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    number: u64,
    person: Option<Person>,
    mutes: RwLock<Vec<String>>,
    queue: mpsc::Sender<Utf8Bytes>,
    hang_up: Notify,
    /// Whether a program listens, which is told less and in another form.
    stream: bool,
}

impl Connection {
    /// A connection of somebody, and what is to be sent to them.
    pub fn new(person: Option<Person>, mutes: Vec<String>) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        Self::make(person, mutes, false)
    }

    /// The stream of a program, and what is to be sent to it.
    pub fn stream(program: Person) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        Self::make(Some(program), Vec::new(), true)
    }

    fn make(person: Option<Person>, mutes: Vec<String>, stream: bool) -> (Self, mpsc::Receiver<Utf8Bytes>) {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let (queue, waiting) = mpsc::channel(QUEUE);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let inner = Inner { number, person, mutes: RwLock::new(mutes), queue, hang_up: Notify::new(), stream };
        (Self(Arc::new(inner)), waiting)
    }

    /// Its number: no other connection has it.
    pub fn number(&self) -> u64 {
        self.0.number
    }

    /// Who it is; nothing for those who only look.
    pub fn person(&self) -> Option<&Person> {
        self.0.person.as_ref()
    }

    /// Whether it is the stream of a program.
    pub fn is_stream(&self) -> bool {
        self.0.stream
    }

    /// Looks at something as they would.
    pub fn look<T>(&self, look: impl FnOnce(&Viewer) -> T) -> T {
        let mutes = self.0.mutes.read().expect("nobody panics here");
        look(&Viewer { person: self.person().map(|person| person.id.as_str()), mutes: &mutes })
    }

    /// Mutes somebody everywhere, or hears them again.
    pub fn mute(&self, person: &str, on: bool) {
        let mut mutes = self.0.mutes.write().expect("nobody panics here");
        mutes.retain(|muted| muted != person);
        if on {
            mutes.push(person.into());
        }
    }

    /// Tells a page something. Programs hear what concerns them by [`Connection::tell_program`].
    pub fn tell(&self, text: Utf8Bytes) {
        if !self.0.stream {
            self.put(text);
        }
    }

    /// Sends a message to the stream of a program.
    pub fn tell_program(&self, frame: String) {
        if self.0.stream {
            self.put(frame.into());
        }
    }

    /// Puts something into the queue; those who are too slow for that are cut off.
    fn put(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.0.queue.try_send(text) {
            self.hang_up();
        }
    }

    /// Answers something they asked.
    pub fn answer(&self, id: &Json, result: Result<Json, Fault>) {
        let answer = match result {
            Ok(ok) => json!({ "id": id, "ok": ok }),
            Err(fault) => json!({ "id": id, "error": fault.json() }),
        };
        self.tell(answer.to_string().into());
    }

    /// Ends the connection.
    pub fn hang_up(&self) {
        self.0.hang_up.notify_one();
    }

    /// Waits until somebody ends the connection.
    pub async fn hung_up(&self) {
        self.0.hang_up.notified().await;
    }
}
