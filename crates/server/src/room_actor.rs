//! The task that keeps a room.
//!
//! **Durable first.** A room does one thing at a time. The room decides, the events are applied, the store writes
//! and flushes them, and only then are they sent. If writing fails, it is unknown what is stored. The task then
//! drops the room and closes its connections. Clients connect again, find the room as it was stored, and repeat
//! the commands that got no answer.
//!
//! **Slow clients are cut off.** A room puts messages into the queue of each connection and never waits; a full
//! queue closes the connection. Events are numbered, so a client can ask for those it missed. Most messages are the
//! same bytes for all viewers; only chat and mutes differ.
//!
//! **Loading.** The store checks the chain of hashes, then the room checks every event against the game.

mod follow;
mod forget;
mod outcome;
mod presence;
mod turns;

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    panic::AssertUnwindSafe,
    sync::Arc,
    time::Duration,
};

use aude_engine::Action;
use aude_rooms::{Chore, Command, Computer, Due, Event, Holder, Luck, Room, Stage, What, World};
use axum::extract::ws::Utf8Bytes;
use serde_json::{Value as Json, json};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use crate::{
    app_state::AppState,
    bot_pool::{self, Share, Thinker, Thought},
    connection::Connection,
    error::Fault,
    lobby,
    nodes::Want,
    panics::caught,
    room_registry::{Ask, Glance, Reply},
    store::{Append, SET_ASIDE, Store, StoreError, Trust},
    tokens,
};
use follow::{ForwardedCommand, Role};
use presence::Told;

/// So many events are kept for those who were away for a moment; whoever has missed more gets the whole, which is shorter then. An
/// event takes some 400 bytes here.
const TAIL: usize = 16;
/// So many may watch one room.
const WATCHERS: usize = 2000;
/// Strangers who look at the lobby are told of moves no more often than this.
const SHOWN: u64 = 30_000;
/// When a room that was thrown away and has something to do by itself is loaded again, in milliseconds.
const SOON: u64 = 2000;

/// A room that was loaded.
pub struct Loaded {
    /// The room.
    pub room: Room,
    /// Its last events.
    tail: VecDeque<Event>,
    /// Whether a server died when it was last loaded or thought about.
    trust: Trust,
}

/// Loads a room from the store, and checks all of it.
pub async fn load(store: &Store, name: &str) -> Result<Loaded, Fault> {
    let stored = store.load(name).await?;
    if stored.is_empty() {
        return Err(Fault::NoRoom);
    }
    let damaged = |seq: i64, what: String| Fault::Damaged(format!("room {name} is damaged at event {seq}: {what}"));
    let mut events = Vec::with_capacity(stored.len());
    for one in &stored {
        let body = std::str::from_utf8(&one.body).map_err(|e| damaged(one.seq, e.to_string()))?;
        events.push(Event::read(body).map_err(|e| damaged(one.seq, e))?);
    }
    let room = Room::load(&events).map_err(|e| damaged(e.seq as i64, e.message))?;
    if room.name() != name {
        return Err(damaged(1, format!("it is the room {}", room.name())));
    }
    let tail = events.split_off(events.len().saturating_sub(TAIL)).into();
    Ok(Loaded { room, tail, trust: Trust::Fine })
}

/// Who was given a seat, or is to have one, by an event.
fn seated(event: &Event) -> Option<String> {
    match &event.what {
        What::Seated { holder: Holder::Kept { person, .. } | Holder::Person { person, .. }, .. } => {
            Some(person.clone())
        }
        _ => None,
    }
}

/// Loads a room, unless it was set aside.
async fn wake(app: &AppState, name: &str) -> Result<Loaded, Fault> {
    let trust = match app.store.trust(name).await? {
        Trust::SetAside => return Err(Fault::SetAside),
        trust => trust,
    };
    // If the server dies again, it is clear which of them it was.
    let _alone = if trust == Trust::Suspect { app.suspects.acquire().await.ok() } else { None };
    let loading = async {
        let _risk = app.store.begin(name, trust).await;
        app.config.test_hook.at("load", name);
        load(&app.store, name).await
    };
    match caught(Box::pin(loading)).await {
        Ok(loaded) => Ok(Loaded { trust, ..loaded? }),
        Err(panic) => {
            set_aside(app, name, &panic, None).await;
            Err(Fault::SetAside)
        }
    }
}

/// Something panicked in a room: nobody plays on there until somebody has looked at it.
async fn set_aside(app: &AppState, name: &str, panic: &str, record: Option<String>) {
    tracing::error!(room = name, panic, record, "a room is set aside");
    app.metrics.set_aside.add(1);
    if let Err(error) = app.store.put_damage(name, &format!("{SET_ASIDE}{panic}")).await {
        tracing::error!(room = name, %error, "that a room is set aside could not be stored");
    }
}

/// Keeps a room until nobody needs it. What panics there costs this room and nothing else.
pub async fn keep(app: Arc<AppState>, name: String, mut asks: mpsc::Receiver<Box<Ask>>) {
    let loaded = match Box::pin(wake(&app, &name)).await {
        Ok(loaded) => loaded,
        Err(fault) => {
            if let Fault::Damaged(what) = &fault {
                tracing::error!(room = name, what, "a room is damaged");
                drop(Box::pin(app.store.put_damage(&name, what)).await);
            }
            for ask in app.registry.leave(&name, &mut asks) {
                // What is due there does not become undue.
                if matches!((&ask, &fault), (Ask::Nudge, Fault::Unavailable(_))) {
                    app.registry.wake_at(&name, app.now() + SOON);
                }
                ask.refuse(fault.clone());
            }
            return;
        }
    };
    let (tell, thoughts) = mpsc::unbounded_channel();
    let mut actor = RoomActor {
        name,
        lobby: LobbyKnows { public: loaded.room.settings().listed, ..LobbyKnows::default() },
        room: loaded.room,
        tail: loaded.tail,
        connections: Vec::new(),
        left: BTreeMap::new(),
        since: app.now(),
        thinker: None,
        thought: None,
        share: Share::default(),
        tell,
        presence: None,
        spoke: BTreeSet::new(),
        used: Instant::now(),
        lost: false,
        trust: loaded.trust,
        panic: None,
        again: false,
        role: Role::Follows(String::new()),
        forwarded_commands: BTreeMap::new(),
        elsewhere: BTreeMap::new(),
        told: Told::Nobody,
        rewritten: false,
        app,
    };
    let panic = caught(actor.run(&mut asks, thoughts)).await.err().or_else(|| actor.panic.take());
    if let Some(panic) = &panic {
        (actor.lost, actor.again) = (true, false);
        // The room may be in any state.
        let record = std::panic::catch_unwind(AssertUnwindSafe(|| actor.room.record())).ok().flatten();
        set_aside(&actor.app, &actor.name, panic, record).await;
        Box::pin(actor.give_back()).await;
    }
    if actor.lost && actor.app.store.has_others() {
        Box::pin(actor.announce_presence(0)).await;
    }
    let RoomActor { app, name, connections, lost, again, room, forwarded_commands, .. } = actor;
    for forwarded_command in forwarded_commands.into_values() {
        forwarded_command.give_up();
    }
    if lost {
        if again && room.due().is_some() {
            app.registry.wake_at(&name, app.now() + SOON);
        }
        connections.iter().for_each(Connection::hang_up);
        for ask in app.registry.leave(&name, &mut asks) {
            ask.refuse(match panic {
                Some(_) => Fault::SetAside,
                None => Fault::Unavailable("the room has to be loaded again".into()),
            });
        }
    }
}

/// What a computer has thought, or what a panic said meanwhile.
struct Idea {
    fingerprint: u64,
    thought: Result<(Thinker, Action), String>,
}

/// What the lobby knows of a room.
#[derive(Default)]
struct LobbyKnows {
    /// The turn, and whose decision was due; nothing before the first event.
    due: Option<(usize, Option<usize>)>,
    /// When strangers were last told.
    told: u64,
    /// Whether it was public.
    public: bool,
}

/// Who is told of a change in the lobby.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    /// Those whose room it is.
    People,
    /// Everybody who may know of the room.
    All,
}

/// A room and whoever is there.
pub struct RoomActor {
    app: Arc<AppState>,
    name: String,
    room: Room,
    tail: VecDeque<Event>,
    connections: Vec<Connection>,
    /// When people left.
    left: BTreeMap<String, u64>,
    /// Since when the room is awake.
    since: u64,
    thinker: Option<Thinker>,
    /// What a computer thinks about.
    thought: Option<(u64, Thought)>,
    /// How long computers have thought here.
    share: Share,
    tell: mpsc::UnboundedSender<Idea>,
    /// When everybody is to be told who is there.
    presence: Option<Instant>,
    /// Who has said something without having a seat.
    spoke: BTreeSet<String>,
    /// When somebody last asked for something.
    used: Instant,
    lobby: LobbyKnows,
    /// Whether the room must be thrown away.
    lost: bool,
    /// Whether a server died when the room was last loaded or thought about.
    trust: Trust,
    /// What a panic said while a computer thought.
    panic: Option<String>,
    /// Whether it may be loaded again by itself then.
    again: bool,
    /// Who decides.
    role: Role,
    /// What is wanted of the server that decides.
    forwarded_commands: BTreeMap<u64, ForwardedCommand>,
    /// Who is there on other servers, and how many others.
    elsewhere: BTreeMap<String, (Vec<aude_rooms::Person>, usize)>,
    /// What other servers know of who is here.
    told: Told,
    /// Whether the events are not those they were.
    rewritten: bool,
}

impl RoomActor {
    /// A room that waits takes memory for the largest of what it could do, unless that is in a box of its own: 28 kB otherwise.
    async fn run(&mut self, asks: &mut mpsc::Receiver<Box<Ask>>, mut thoughts: mpsc::UnboundedReceiver<Idea>) {
        Box::pin(self.seek()).await;
        while !self.lost {
            Box::pin(self.go_on()).await;
            if self.lost {
                return;
            }
            let clock = match self.room.due() {
                Some(Due::Clock { time, .. }) if self.decides() => Some(time),
                _ => None,
            };
            let idle = self.connections.is_empty() && self.thought.is_none() && self.forwarded_commands.is_empty();
            let rest = idle.then(|| self.used + self.app.config.rest);
            let alarm = clock.map(|time| Instant::now() + Duration::from_millis(time.saturating_sub(self.app.now())));
            let next = [alarm, rest, self.presence, self.forwarded_due()].into_iter().flatten().min();
            let next = next.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
            tokio::select! {
                ask = asks.recv() => match ask.map(|ask| *ask) {
                    None => return,
                    Some(Ask::Stop) => {
                        drop(self.app.registry.leave(&self.name, asks));
                        return;
                    }
                    Some(ask) => {
                        // What other servers tell keeps nobody awake.
                        if !matches!(ask, Ask::Heard(_)) {
                            self.used = Instant::now();
                        }
                        Box::pin(self.take(ask)).await;
                    }
                },
                Some(idea) = thoughts.recv() => Box::pin(self.play(idea)).await,
                () = sleep_until(next) => {
                    let moment = Instant::now();
                    if self.presence.is_some_and(|time| time <= moment) {
                        Box::pin(self.tell_presence()).await;
                    }
                    if self.forwarded_due().is_some_and(|time| time <= moment) {
                        Box::pin(self.seek()).await;
                    } else if clock.is_some_and(|time| time <= self.app.now()) {
                        Box::pin(self.attend(&Chore::Clock)).await;
                    } else if rest.is_some_and(|time| time <= moment) && self.app.registry.sleep(&self.name, asks, clock) {
                        // Where a clock runs, this server has to wake the room, or whoever takes it when this one dies.
                        if clock.is_none() {
                            Box::pin(self.give_back()).await;
                        }
                        return;
                    }
                }
            }
        }
    }

    /// Does what is due.
    async fn go_on(&mut self) {
        while let Some(Due::Play { computer, at, .. }) = self.room.due().filter(|_| self.decides() && !self.lost) {
            match computer {
                Computer::Passive => {
                    let Some(action) = self.room.passive() else { return };
                    self.attend(&Chore::Play { at, action }).await;
                }
                Computer::Level(level) => return self.think(level),
            }
        }
        self.thought = None;
        if self.decides() {
            self.did_well().await;
        }
    }

    /// Nothing that had to be done here has ended the server.
    async fn did_well(&mut self) {
        if std::mem::replace(&mut self.trust, Trust::Fine) != Trust::Fine
            && let Err(error) = self.app.store.acquit(&self.name).await
        {
            tracing::error!(room = self.name, %error, "a room stays under suspicion");
        }
    }

    fn think(&mut self, level: aude_bots::Level) {
        let Some((rules, state)) = self.room.position() else { return };
        let fingerprint = state.fingerprint(rules);
        if self.thought.as_ref().is_some_and(|(about, _)| *about == fingerprint) {
            return;
        }
        let rules = rules.clone();
        let thinker = self.thinker.take().filter(|thinker| thinker.level() == level);
        let thinker = thinker.unwrap_or_else(|| Thinker::new(&rules, level, tokens::number()));
        let tell = self.tell.clone();
        let (app, since) = (self.app.clone(), Instant::now());
        let tell = move |thought| {
            app.metrics.thoughts.took(since.elapsed());
            drop(tell.send(Idea { fingerprint, thought }));
        };
        let thought =
            bot_pool::think(&self.app, (&self.name, self.trust), &self.share, (thinker, rules, state.clone()), tell);
        self.thought = Some((fingerprint, thought));
    }

    /// A computer has decided.
    async fn play(&mut self, idea: Idea) {
        let action = match idea.thought {
            Ok((thinker, action)) => {
                self.thinker = Some(thinker);
                self.did_well().await;
                action
            }
            Err(panic) => {
                (self.lost, self.panic) = (true, Some(panic));
                return;
            }
        };
        if self.thought.as_ref().is_none_or(|(about, _)| *about != idea.fingerprint) {
            return;
        }
        self.thought = None;
        let same = self.room.position().is_some_and(|(rules, state)| state.fingerprint(rules) == idea.fingerprint);
        let same = same && self.decides();
        if let (true, Some(Due::Play { at, .. }), Some(action)) = (same, self.room.due(), self.room.word(action)) {
            self.attend(&Chore::Play { at, action }).await;
        }
    }

    async fn take(&mut self, ask: Ask) {
        if !self.decides() && matches!(ask, Ask::Watch { .. } | Ask::Stream { .. } | Ask::Look { .. }) {
            self.catch_up().await;
        }
        match ask {
            Ask::Do { command, by, reply, since } if !self.decides() => {
                self.forward(Want::Do { command, by }, reply, since).await;
            }
            Ask::Forget { person, tell } if !self.decides() => {
                self.forward(Want::Forget { person }, Reply::Done(tell), Instant::now()).await;
            }
            Ask::Heard(heard) => self.hear(heard).await,
            Ask::Watch { connection, id, since } => {
                let answer = self.watch(&connection, since);
                connection.answer(&id, answer);
            }
            Ask::Unwatch { number } => self.unwatch(number),
            Ask::Do { command, by, reply, since } => {
                let answer = self.decide(&command, &by).await;
                self.measure(since, &answer);
                reply.tell(answer);
            }
            Ask::Stream { connection } => self.stream(&connection),
            Ask::Look { tell } => {
                drop(tell.send(Ok(Glance { listing: self.room.listing(), record: self.room.record() })));
            }
            Ask::Forget { person, tell } => {
                let done = self.forget(&person).await;
                drop(tell.send(done));
            }
            Ask::Close => {
                let nobody = self.connections.is_empty() && self.elsewhere.is_empty();
                if nobody && self.decides() && self.room.stage() == Stage::Gathering {
                    self.attend(&Chore::Close).await;
                }
            }
            // Whoever decided may have gone.
            Ask::Nudge if !self.decides() => self.seek().await,
            Ask::Nudge | Ask::Stop => {}
        }
    }

    /// What time it is. Time that the clock has jumped over since the last event is charged to nobody.
    async fn moment(&mut self) -> u64 {
        let (now, lost) = self.app.config.clock.since(self.room.time());
        if lost > 0 && matches!(self.room.due(), Some(Due::Clock { .. })) {
            let chore = Chore::Wake { up_until: now.saturating_sub(lost) };
            if let Ok(events) = self.judge(now, |room, world| room.attend(&chore, world)) {
                drop(self.commit(events).await);
            }
        }
        now
    }

    /// Judges something with what the room cannot know by itself.
    fn judge<T>(&self, now: u64, judge: impl FnOnce(&Room, &World) -> T) -> T {
        let luck = || Luck { seed: tokens::number(), salt: tokens::bytes(), room: tokens::room() };
        let away = |person: &str| self.away(person);
        judge(&self.room, &World { now, luck: &luck, away: &away })
    }

    async fn decide(&mut self, command: &Command, by: &aude_rooms::Person) -> Result<Json, Fault> {
        self.app.config.test_hook.at("decide", &self.name);
        let now = self.moment().await;
        if self.lost {
            return Err(Fault::Unavailable("the room has to be loaded again".into()));
        }
        let events = self.judge(now, |room, world| room.decide(command, by, world))?;
        self.commit(events).await?;
        let mut answer = json!({ "seq": self.room.seq() });
        if matches!(command, Command::Rematch) {
            // Nobody is sent to a room that is not there. It is opened when this one is loaded again.
            if self.lost {
                return Err(Fault::Unavailable("the room has to be loaded again".into()));
            }
            answer["room"] = self.room.rematch().into();
        }
        Ok(answer)
    }

    /// Something that was asked for is answered.
    fn measure(&self, since: Instant, answer: &Result<Json, Fault>) {
        let metrics = &self.app.metrics;
        metrics.commands.took(since.elapsed());
        if let Err(fault) = answer {
            metrics.refused(fault.code());
        }
    }

    /// Does something by itself.
    async fn attend(&mut self, chore: &Chore) {
        let now = if matches!(chore, Chore::Wake { .. }) { self.app.now() } else { self.moment().await };
        if self.lost {
            return;
        }
        match self.judge(now, |room, world| room.attend(chore, world)) {
            Ok(events) => drop(self.commit(events).await),
            // It would be due again at once, for ever.
            Err(refusal) => {
                tracing::error!(room = self.name, ?chore, %refusal, "a chore was refused");
                self.lost = true;
            }
        }
    }

    /// Makes events happen: they are written, and then everybody is told.
    async fn commit(&mut self, events: Vec<Event>) -> Result<(), Fault> {
        if events.is_empty() {
            return Ok(());
        }
        let after = self.room.seq() as i64;
        // Whoever applies first learns of a mistake before it is stored. Nobody sees the room before it is.
        self.lost = true;
        for event in &events {
            self.room.apply(event).map_err(|damaged| {
                tracing::error!(room = self.name, %damaged, "a decision does not fit its room");
                Fault::Unavailable("the room has to be loaded again".into())
            })?;
        }
        let (entry, audience) = self.entry(&events).unzip();
        let news = entry.as_ref().map(|entry| (entry.people.clone(), entry.listed)).zip(audience);
        let append = Append {
            room: self.name.clone(),
            after,
            fence: self.fence(),
            events: events.iter().map(Self::stored).collect(),
            entry,
        };
        if let Err(error) = self.app.store.append(append).await {
            self.again = true;
            let metrics = &self.app.metrics;
            metrics.lost.add(1);
            metrics.fenced.add(u64::from(matches!(error, StoreError::Fenced { .. })));
            return Err(error.into());
        }
        self.lost = false;
        let moves = events.iter().filter(|event| matches!(event.what, What::Played(_)));
        self.app.metrics.moves.add(moves.count() as u64);
        self.app.metrics.events.add(events.len() as u64);
        let ended = events.iter().any(|event| matches!(event.what, What::Ended(_)));
        let rematched = events.iter().any(|event| matches!(event.what, What::Rematched { .. }));
        let seated: Vec<String> = events.iter().filter_map(seated).collect();
        self.happened(events);
        if let Some(((people, listed), audience)) = news {
            self.announce(&people, listed, audience);
        }
        self.app.tell_seated(seated).await;
        if ended {
            self.settle().await;
        }
        if rematched && let Some(events) = self.room.sequel() {
            self.open(&events).await;
        }
        Ok(())
    }

    /// Events have been stored and applied: everybody is told.
    fn happened(&mut self, events: Vec<Event>) {
        self.tell(&events);
        self.tell_programs(&events);
        self.tail.extend(events);
        while self.tail.len() > TAIL {
            self.tail.pop_front();
        }
    }

    /// An event for the store.
    pub fn stored(event: &Event) -> (i64, Vec<u8>) {
        (event.time as i64, event.body().into_bytes())
    }

    /// What the lobby is to show from now on, where that has changed, and who is told. That it is another turn, or that another
    /// player decides, is always written: people look there for games that wait for them.
    fn entry(&mut self, events: &[Event]) -> Option<(crate::store::Entry, Audience)> {
        let small = |event: &Event| {
            matches!(
                event.what,
                What::Played(_)
                    | What::BackAsked { .. }
                    | What::BackAgreed { .. }
                    | What::BackDeclined { .. }
                    | What::TakenBack { .. }
                    | What::Said(_)
                    | What::Muted { .. }
                    | What::Woke { .. }
            )
        };
        let structural = !events.iter().all(small);
        // Whoever speaks takes part, so that they can be forgotten here, too.
        let spoke = self.spoke.len();
        for event in events {
            if let What::Said(line) = &event.what
                && !self.room.people().contains(&line.person.as_str())
            {
                self.spoke.insert(line.person.clone());
            }
        }
        let turn = self.room.position().map_or(0, |(_, state)| state.turn());
        let due = self.lobby.due.replace((turn, self.room.decider()));
        if !structural && self.spoke.len() == spoke && due == self.lobby.due {
            return None;
        }
        let audience =
            if structural || self.room.time() >= self.lobby.told + SHOWN { Audience::All } else { Audience::People };
        let mut entry = lobby::entry(&self.room);
        entry.people.extend(self.spoke.iter().cloned());
        Some((entry, audience))
    }

    /// Tells the lobby what has changed.
    fn announce(&mut self, people: &[String], listed: bool, audience: Audience) {
        if audience == Audience::All {
            self.lobby.told = self.room.time();
        }
        if std::mem::replace(&mut self.lobby.public, listed) && !listed {
            self.app.withdraw(&self.name);
        }
        self.app.announce(&self.room.listing(), people, listed && audience == Audience::All);
    }

    /// Tells everybody what has happened.
    fn tell(&self, events: &[Event]) {
        for event in events {
            let message = |connection: Option<&Connection>| {
                let message = match connection {
                    Some(connection) => connection.look(|viewer| self.room.message(event, viewer)),
                    None => self.room.message(event, &aude_rooms::Viewer::default()),
                };
                Utf8Bytes::from(json!({ "room": self.name, "event": message }).to_string())
            };
            // Nearly all of it is the same for everybody.
            if matches!(event.what, What::Said(_) | What::Muted { .. }) {
                self.connections.iter().for_each(|connection| connection.tell(message(Some(connection))));
            } else if !self.connections.is_empty() {
                let text = message(None);
                self.connections.iter().for_each(|connection| connection.tell(text.clone()));
            }
        }
    }

    /// Begins to tell somebody what happens; first of all what they have missed.
    fn watch(&mut self, connection: &Connection, since: Option<u64>) -> Result<Json, Fault> {
        if self.connections.len() >= WATCHERS {
            return Err(Fault::TooMuch);
        }
        let mut answer = match since.and_then(|since| self.missed(since)) {
            Some(missed) => {
                let events = connection
                    .look(|viewer| missed.map(|event| json!(self.room.message(event, viewer))).collect::<Vec<_>>());
                json!({ "events": events })
            }
            None => json!({ "whole": connection.look(|viewer| self.room.whole(viewer)) }),
        };
        if self.connections.iter().all(|other| other.number() != connection.number()) {
            self.connections.push(connection.clone());
            self.presence_changed();
        }
        let presence = self.present();
        answer["now"] = self.app.now().into();
        answer["presence"] = presence["presence"].clone();
        answer["guests"] = presence["guests"].clone();
        Ok(answer)
    }

    /// Exactly the events after a number, if they are at hand.
    fn missed(&self, since: u64) -> Option<impl Iterator<Item = &Event>> {
        let first = self.tail.front().map_or(0, |event| event.seq);
        let known = since <= self.room.seq() && first <= since + 1;
        known.then(|| self.tail.iter().filter(move |event| event.seq > since))
    }

    /// Opens the room in which they play again.
    async fn open(&mut self, events: &[Event]) {
        if let Err(fault) = self.app.open_room(events).await {
            tracing::error!(room = self.name, %fault, "the room of a rematch could not be opened");
            self.lost = true;
        }
    }
}
