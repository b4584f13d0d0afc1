//! The rooms that are awake (in memory) on this server, and how requests reach them.
//!
//! A room is awake while somebody watches it, a computer thinks in it, or it was used within `Config::rest`.
//! Otherwise it sleeps in the store, and the next request wakes it. Falling asleep and sending to a room use the
//! same lock, so no request reaches a task that has ended.
//!
//! A sleeping room with a running clock has an alarm here. When the server starts, it wakes all rooms that act by
//! themselves. Clocks do not lose the time in which no server was up: servers store every five seconds that
//! they are up.

use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard},
    time::Duration,
};

use aude_rooms::{Command, Event, Person, Room};
use serde_json::Value as Json;
use tokio::{
    sync::{Notify, mpsc, oneshot},
    time::{Instant, timeout},
};

use crate::{
    app_state::AppState,
    connection::Connection,
    error::Fault,
    lobby,
    nodes::Want,
    room_actor::{self, RoomActor},
    store, tokens,
};

/// So much may wait for a room.
const QUEUE: usize = 256;

/// Something somebody wants of a room. Queues have room for 32 of them from the beginning, so there it is in a box.
#[derive(Debug)]
pub enum Ask {
    /// To be told what happens, from a number on.
    Watch { connection: Connection, id: Json, since: Option<u64> },
    /// Not to be told any more.
    Unwatch { number: u64 },
    /// To do something; since when.
    Do { command: Command, by: Person, reply: Reply, since: Instant },
    /// That a program be told what it is to do.
    Stream { connection: Connection },
    /// To know how it stands.
    Look { tell: oneshot::Sender<Result<Glance, Fault>> },
    /// Everything somebody said is to be forgotten, and who they were.
    Forget { person: String, tell: oneshot::Sender<Result<(), Fault>> },
    /// To be closed, if nobody is there.
    Close,
    /// Something another server has told.
    Heard(Heard),
    /// Nothing: it is time for something.
    Nudge,
    /// To end, since the server does.
    Stop,
}

/// What other servers on the same database tell about a room.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The number of its last event.
    Events(u64),
    /// Who decides in it, if anybody does.
    Decider(Option<String>),
    /// Its events are not those they were.
    Rewritten,
    /// A server has gone.
    Gone(String),
    /// For a while nothing could be heard.
    Again,
    /// Who watches it elsewhere.
    Presence { node: String, people: Vec<Person>, guests: usize, asks: bool },
    /// Somebody elsewhere wants something.
    ForwardedCommand { node: String, number: u64, want: Want },
    /// What came of what somebody here wants.
    Answer { number: u64, answer: Json },
}

/// Where an answer goes.
#[derive(Debug)]
pub enum Reply {
    /// To a connection, under the number of the question.
    Connection(Connection, Json),
    /// To a request that waits for it.
    Request(oneshot::Sender<Result<Json, Fault>>),
    /// To somebody who only has to know that it was done.
    Done(oneshot::Sender<Result<(), Fault>>),
}

impl Reply {
    /// Answers.
    pub fn tell(self, answer: Result<Json, Fault>) {
        match self {
            Self::Connection(connection, id) => connection.answer(&id, answer),
            // Whoever asked may have gone.
            Self::Request(tell) => drop(tell.send(answer)),
            Self::Done(tell) => drop(tell.send(answer.map(drop))),
        }
    }
}

/// How a room stands.
#[derive(Debug)]
pub struct Glance {
    /// Its line in the lobby.
    pub listing: aude_rooms::Listing,
    /// The game so far.
    pub record: Option<String>,
}

impl Ask {
    /// Says why it cannot be done.
    pub fn refuse(self, fault: Fault) {
        match self {
            Self::Watch { connection, id, .. } => connection.answer(&id, Err(fault)),
            Self::Do { reply, .. } => reply.tell(Err(fault)),
            Self::Look { tell } => drop(tell.send(Err(fault))),
            Self::Forget { tell, .. } => drop(tell.send(Err(fault))),
            Self::Unwatch { .. } | Self::Stream { .. } | Self::Close | Self::Heard(_) | Self::Nudge | Self::Stop => {}
        }
    }
}

/// The rooms of a server.
#[derive(Debug, Default)]
pub struct RoomRegistry {
    awake: Mutex<HashMap<String, mpsc::Sender<Box<Ask>>>>,
    /// Rooms with a running clock that have not been awake since the server began.
    overslept: Mutex<BTreeSet<String>>,
    /// When rooms are to be woken.
    alarms: Mutex<BTreeSet<(u64, String)>>,
    alarm: Notify,
    closing: Mutex<bool>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // What is behind it is whole between two statements, even if somebody panicked.
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

impl RoomRegistry {
    /// Asks a room for something, and wakes it if it sleeps.
    pub fn ask(&self, app: &Arc<AppState>, room: &str, ask: Ask) {
        let mut awake = held(&self.awake);
        if *held(&self.closing) {
            drop(awake);
            return ask.refuse(Fault::Unavailable("it is closing".into()));
        }
        let ask = Box::new(ask);
        let ask = match awake.get(room) {
            None => ask,
            Some(asks) => match asks.try_send(ask) {
                Ok(()) => return,
                Err(mpsc::error::TrySendError::Full(ask)) => {
                    drop(awake);
                    return ask.refuse(Fault::TooMuch);
                }
                Err(mpsc::error::TrySendError::Closed(ask)) => ask,
            },
        };
        let (asks, waiting) = mpsc::channel(QUEUE);
        asks.try_send(ask).expect("it is empty");
        awake.insert(room.into(), asks);
        tokio::spawn(room_actor::keep(app.clone(), room.into(), waiting));
    }

    /// Tells a room something, unless it sleeps.
    pub fn ask_if_awake(&self, room: &str, ask: Ask) {
        let asks = held(&self.awake).get(room).cloned();
        if let Some(asks) = asks {
            // It may be about to end, or have much to do; this must not be lost then.
            tokio::spawn(async move { drop(asks.send(Box::new(ask)).await) });
        }
    }

    /// Tells a room something that another server told, unless it sleeps.
    pub fn tell(&self, room: &str, heard: Heard) {
        let asks = held(&self.awake).get(room).cloned();
        if let Some(asks) = asks
            && let Err(mpsc::error::TrySendError::Full(ask)) = asks.try_send(Box::new(Ask::Heard(heard)))
        {
            tokio::spawn(async move { drop(asks.send(ask).await) });
        }
    }

    /// Tells all rooms that are awake.
    pub fn tell_all(&self, heard: &Heard) {
        for room in self.rooms() {
            self.tell(&room, heard.clone());
        }
    }

    /// The rooms that are awake.
    pub fn rooms(&self) -> Vec<String> {
        held(&self.awake).keys().cloned().collect()
    }

    /// Wakes a room at a time.
    pub fn wake_at(&self, room: &str, time: u64) {
        held(&self.alarms).insert((time, room.into()));
        self.alarm.notify_one();
    }

    /// A room goes to sleep, if nobody has asked for anything in this moment. Then it must be woken at a time.
    pub fn sleep(&self, room: &str, asks: &mpsc::Receiver<Box<Ask>>, alarm: Option<u64>) -> bool {
        let mut awake = held(&self.awake);
        if !asks.is_empty() {
            return false;
        }
        awake.remove(room);
        if let Some(time) = alarm {
            self.wake_at(room, time);
        }
        true
    }

    /// A room has ended by itself; what has been asked meanwhile is given back.
    pub fn leave(&self, room: &str, asks: &mut mpsc::Receiver<Box<Ask>>) -> Vec<Ask> {
        let mut awake = held(&self.awake);
        awake.remove(room);
        asks.close();
        let mut left = Vec::new();
        while let Ok(ask) = asks.try_recv() {
            left.push(*ask);
        }
        left
    }

    /// Whether this is the first time since the server began that a room with a running clock is awake.
    pub fn oversleeps(&self, room: &str) -> bool {
        held(&self.overslept).remove(room)
    }

    /// Wakes rooms in which something happens by itself, when the server begins.
    pub fn begin(&self, app: &Arc<AppState>, rooms: Vec<String>) {
        held(&self.overslept).extend(rooms.iter().cloned());
        for room in rooms {
            self.ask(app, &room, Ask::Nudge);
        }
    }

    /// Wakes rooms when it is time, for ever.
    pub async fn watch_alarms(&self, app: &Arc<AppState>) {
        loop {
            let next = held(&self.alarms).first().map(|(time, _)| *time);
            let wait =
                next.map_or(Duration::from_hours(1), |time| Duration::from_millis(time.saturating_sub(app.now())));
            drop(timeout(wait, self.alarm.notified()).await);
            let moment = app.now();
            let due: Vec<String> = {
                let mut alarms = held(&self.alarms);
                let later = alarms.split_off(&(moment + 1, String::new()));
                std::mem::replace(&mut *alarms, later).into_iter().map(|(_, room)| room).collect()
            };
            for room in due {
                self.ask(app, &room, Ask::Nudge);
            }
        }
    }

    /// Ends all rooms, and waits until they have written what they were about to.
    pub async fn close(&self) {
        *held(&self.closing) = true;
        let rooms: Vec<_> = held(&self.awake).values().cloned().collect();
        let stop = async |asks: mpsc::Sender<Box<Ask>>| {
            drop(asks.send(Box::new(Ask::Stop)).await);
            asks.closed().await;
        };
        let all = futures_util::future::join_all(rooms.into_iter().map(stop));
        if timeout(Duration::from_secs(10), all).await.is_err() {
            tracing::warn!("some rooms did not end in time");
        }
    }
}

impl AppState {
    /// Asks a room for something and waits for the answer.
    pub async fn look(self: &Arc<Self>, room: &str) -> Result<Glance, Fault> {
        let (tell, told) = oneshot::channel();
        self.registry.ask(self, room, Ask::Look { tell });
        told.await.unwrap_or_else(|_| Err(Fault::Unavailable("the room has gone".into())))
    }

    /// Asks a room to do something and waits for the answer.
    pub async fn command(self: &Arc<Self>, room: &str, command: Command, by: Person) -> Result<Json, Fault> {
        let command = self.admit(command, &by).await?;
        let (tell, told) = oneshot::channel();
        self.registry.ask(self, room, Ask::Do { command, by, reply: Reply::Request(tell), since: Instant::now() });
        told.await.unwrap_or_else(|_| Err(Fault::Unavailable("the room has gone".into())))
    }

    /// What is to be done about a command before it comes to its room: those who talk are counted, mutes are for all rooms, and
    /// who is invited is looked up.
    pub async fn admit(&self, mut command: Command, by: &Person) -> Result<Command, Fault> {
        self.meters.commands.count(&by.id)?;
        match &mut command {
            Command::Say { .. } | Command::Emote { .. } => {
                self.bans.talk(&by.id)?;
                self.meters.chat.count(&by.id)?;
            }
            Command::Mute { person, on } => {
                // Somebody who has been forgotten can be heard again.
                let known = if *on { self.store.person(person).await?.is_some() } else { tokens::is_word(person) };
                if !known {
                    return Err(Fault::NotFound);
                }
                self.store.put_mute(&by.id, person, *on, self.now() as i64).await?;
            }
            Command::Invite { person, guest, .. } => {
                self.meters.chat.count(&by.id)?;
                *guest = Some(Person::from(&self.store.person(person).await?.ok_or(Fault::NotFound)?));
            }
            _ => {}
        }
        Ok(command)
    }

    /// Stores the events that open a room. One that is there already is left alone.
    pub async fn open_room(&self, events: &[Event]) -> Result<String, Fault> {
        let room = Room::load(events).map_err(|damaged| Fault::Damaged(damaged.to_string()))?;
        let entry = lobby::entry(&room);
        let append = store::Append {
            room: room.name().into(),
            after: 0,
            fence: None,
            events: events.iter().map(RoomActor::stored).collect(),
            entry: Some(entry.clone()),
        };
        match self.store.append(append).await {
            Ok(()) => {
                self.announce(&room.listing(), &entry.people, entry.listed);
                // Programs among them look for their rooms.
                let concerned: Vec<String> =
                    room.people().into_iter().chain(room.invited()).map(String::from).collect();
                for person in &concerned {
                    self.streams.nudge(person);
                }
                self.tell_seated(concerned).await;
                tracing::info!(room = room.name(), host = room.host().id, "a room was opened");
            }
            Err(store::StoreError::Conflict { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(room.name().into())
    }
}
