//! The task that keeps a room.
//!
//! Everything that happens in a room happens here, one thing after the other: somebody asks, the room decides, the events are
//! written, and only when they are durable anybody is told of them. If they cannot be written nobody knows what is in the store, so the
//! room is thrown away, everybody is cut off, and whoever comes back finds it as it was stored.

mod forget;
mod outcome;
mod presence;
mod turns;

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    sync::Arc,
    time::Duration,
};

use aude_engine::{Action, Rules};
use aude_protocol::read_setup;
use aude_rooms::{Chore, Command, Computer, Due, Event, Luck, Room, Stage, What, World};
use axum::extract::ws::Utf8Bytes;
use serde_json::{Map, Value as Json, json};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use crate::{
    error::Fault,
    hall::{Ask, Glance},
    house::House,
    line::Line,
    lobby,
    minds::{self, Thinker, Thought},
    store::{Append, Store},
    tokens,
};

/// So many events are kept for those who were away for a moment; the store has the others. An event takes some 400 bytes here.
const TAIL: usize = 16;
/// Whoever has missed more than so many gets the whole.
const MISSED: u64 = 500;
/// So many may watch one room.
const WATCHERS: usize = 2000;
/// What changes with every move is written for the lobby no more often than this.
const SHOWN: u64 = 30_000;

/// A room that was loaded.
pub struct Loaded {
    /// The room.
    pub room: Room,
    /// Its last events.
    tail: VecDeque<Event>,
    /// What is played, once the game has begun.
    setup: Option<Map<String, Json>>,
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
    let setup = events.iter().find_map(|event| match &event.what {
        What::Started { start, .. } => Some(start.setup.clone()),
        _ => None,
    });
    let tail = events.split_off(events.len().saturating_sub(TAIL)).into();
    Ok(Loaded { room, tail, setup })
}

/// Keeps a room until nobody needs it.
pub async fn keep(house: Arc<House>, name: String, mut asks: mpsc::Receiver<Ask>) {
    let loaded = match load(&house.store, &name).await {
        Ok(loaded) => loaded,
        Err(fault) => {
            if let Fault::Damaged(what) = &fault {
                tracing::error!(room = name, what, "a room is damaged");
                drop(house.store.put_damage(&name, what).await);
            }
            for ask in house.hall.leave(&name, &mut asks) {
                ask.refuse(fault.clone());
            }
            return;
        }
    };
    let (tell, thoughts) = mpsc::unbounded_channel();
    let mut keeper = Keeper {
        name,
        room: loaded.room,
        tail: loaded.tail,
        setup: loaded.setup,
        lines: Vec::new(),
        left: BTreeMap::new(),
        since: house.now(),
        rules: None,
        thinker: None,
        thought: None,
        tell,
        presence: None,
        spoke: BTreeSet::new(),
        used: Instant::now(),
        shown: 0,
        lost: false,
        house,
    };
    keeper.run(&mut asks, thoughts).await;
    let Keeper { house, name, lines, lost, .. } = keeper;
    if lost {
        lines.iter().for_each(Line::hang_up);
        for ask in house.hall.leave(&name, &mut asks) {
            ask.refuse(Fault::Unavailable("the room has to be loaded again".into()));
        }
    }
}

/// What a computer has thought.
struct Idea {
    fingerprint: u64,
    thinker: Thinker,
    action: Action,
}

/// A room and whoever is there.
pub struct Keeper {
    house: Arc<House>,
    name: String,
    room: Room,
    tail: VecDeque<Event>,
    setup: Option<Map<String, Json>>,
    lines: Vec<Line>,
    /// When people left.
    left: BTreeMap<String, u64>,
    /// Since when the room is awake.
    since: u64,
    /// The rules for computers, once one has to think.
    rules: Option<Arc<Rules>>,
    thinker: Option<Thinker>,
    /// What a computer thinks about.
    thought: Option<(u64, Thought)>,
    tell: mpsc::UnboundedSender<Idea>,
    /// When everybody is to be told who is there.
    presence: Option<Instant>,
    /// Who has said something without having a seat.
    spoke: BTreeSet<String>,
    /// When somebody last asked for something.
    used: Instant,
    /// When the lobby was last told.
    shown: u64,
    /// Whether the room must be thrown away.
    lost: bool,
}

impl Keeper {
    async fn run(&mut self, asks: &mut mpsc::Receiver<Ask>, mut thoughts: mpsc::UnboundedReceiver<Idea>) {
        self.begin().await;
        while !self.lost {
            self.go_on().await;
            if self.lost {
                return;
            }
            let clock = match self.room.due() {
                Some(Due::Clock { time, .. }) => Some(time),
                _ => None,
            };
            let rest = (self.lines.is_empty() && self.thought.is_none()).then(|| self.used + self.house.config.rest);
            let alarm = clock.map(|time| Instant::now() + Duration::from_millis(time.saturating_sub(self.house.now())));
            let next = [alarm, rest, self.presence].into_iter().flatten().min();
            let next = next.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
            tokio::select! {
                ask = asks.recv() => match ask {
                    None => return,
                    Some(Ask::Stop) => {
                        drop(self.house.hall.leave(&self.name, asks));
                        return;
                    }
                    Some(ask) => {
                        self.used = Instant::now();
                        self.take(ask).await;
                    }
                },
                Some(idea) = thoughts.recv() => self.play(idea).await,
                () = sleep_until(next) => {
                    let moment = Instant::now();
                    if self.presence.is_some_and(|time| time <= moment) {
                        self.tell_presence();
                    }
                    if clock.is_some_and(|time| time <= self.house.now()) {
                        self.attend(&Chore::Clock).await;
                    } else if rest.is_some_and(|time| time <= moment) && self.house.hall.sleep(&self.name, asks, clock) {
                        return;
                    }
                }
            }
        }
    }

    /// What was left undone when the room was last awake.
    async fn begin(&mut self) {
        if self.house.hall.oversleeps(&self.name) {
            let up_until = self.house.up_until.unwrap_or(0).max(self.room.time());
            self.attend(&Chore::Wake { up_until }).await;
        }
        if self.room.stage() >= Stage::Over {
            self.settle().await;
        }
        if let Some(events) = self.room.sequel() {
            self.open(&events).await;
        }
    }

    /// Does what is due.
    async fn go_on(&mut self) {
        while let Some(Due::Play { computer, at, .. }) = self.room.due().filter(|_| !self.lost) {
            match computer {
                Computer::Passive => {
                    let Some(action) = self.room.passive() else { return };
                    self.attend(&Chore::Play { at, action }).await;
                }
                Computer::Level(level) => return self.think(level),
            }
        }
        self.thought = None;
    }

    fn think(&mut self, level: aude_bots::Level) {
        let Some((rules, state)) = self.room.position() else { return };
        let fingerprint = state.fingerprint(rules);
        if self.thought.as_ref().is_some_and(|(about, _)| *about == fingerprint) {
            return;
        }
        // Rules cannot be copied out of the room; those who think share another copy.
        if self.rules.is_none() {
            let setup = self.setup.as_ref().and_then(|setup| read_setup(setup).ok());
            self.rules = setup.and_then(|(setup, _)| Rules::new(&setup).ok()).map(Arc::new);
        }
        let Some(rules) = self.rules.clone() else { return };
        let thinker = self.thinker.take().filter(|thinker| thinker.level() == level);
        let thinker = thinker.unwrap_or_else(|| Thinker::new(&rules, level, tokens::number()));
        let tell = self.tell.clone();
        let thought = minds::think(self.house.cores.clone(), thinker, rules, state.clone(), move |thinker, action| {
            drop(tell.send(Idea { fingerprint, thinker, action }));
        });
        self.thought = Some((fingerprint, thought));
    }

    /// A computer has decided.
    async fn play(&mut self, idea: Idea) {
        self.thinker = Some(idea.thinker);
        if self.thought.as_ref().is_none_or(|(about, _)| *about != idea.fingerprint) {
            return;
        }
        self.thought = None;
        let same = self.room.position().is_some_and(|(rules, state)| state.fingerprint(rules) == idea.fingerprint);
        if let (true, Some(Due::Play { at, .. }), Some(action)) = (same, self.room.due(), self.room.word(idea.action)) {
            self.attend(&Chore::Play { at, action }).await;
        }
    }

    async fn take(&mut self, ask: Ask) {
        match ask {
            Ask::Watch { line, id, since } => {
                let answer = self.watch(&line, since).await;
                line.answer(&id, answer);
            }
            Ask::Unwatch { number } => self.unwatch(number),
            Ask::Do { command, by, reply } => {
                let answer = self.decide(&command, &by).await;
                reply.tell(answer);
            }
            Ask::Stream { line } => self.stream(&line),
            Ask::Look { tell } => {
                drop(tell.send(Ok(Glance { listing: self.room.listing(), record: self.room.record() })));
            }
            Ask::Forget { person, tell } => {
                let done = self.forget(&person).await;
                drop(tell.send(done));
            }
            Ask::Close => {
                if self.lines.is_empty() && self.room.stage() == Stage::Gathering {
                    self.attend(&Chore::Close).await;
                }
            }
            Ask::Nudge | Ask::Stop => {}
        }
    }

    /// Judges something with what the room cannot know by itself.
    fn judge<T>(&self, judge: impl FnOnce(&Room, &World) -> T) -> T {
        let now = self.house.now();
        let luck = || Luck { seed: tokens::number(), salt: tokens::bytes(), room: tokens::room() };
        let away = |person: &str| self.away(person, now);
        judge(&self.room, &World { now, luck: &luck, away: &away })
    }

    async fn decide(&mut self, command: &Command, by: &aude_rooms::Person) -> Result<Json, Fault> {
        let events = self.judge(|room, world| room.decide(command, by, world))?;
        self.commit(events).await?;
        let mut answer = json!({ "seq": self.room.seq() });
        if matches!(command, Command::Rematch) {
            answer["room"] = self.room.rematch().into();
        }
        Ok(answer)
    }

    /// Does something by itself.
    async fn attend(&mut self, chore: &Chore) {
        match self.judge(|room, world| room.attend(chore, world)) {
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
        let entry = self.entry(&events);
        let append =
            Append { room: self.name.clone(), after, events: events.iter().map(Self::stored).collect(), entry };
        self.house.store.append(append).await?;
        self.lost = false;
        self.tell(&events);
        self.tell_programs(&events);
        for event in &events {
            match &event.what {
                What::Started { start, .. } => self.setup = Some(start.setup.clone()),
                What::Ended(_) => self.settle().await,
                What::Rematched { .. } => {
                    if let Some(events) = self.room.sequel() {
                        self.open(&events).await;
                    }
                }
                _ => {}
            }
        }
        self.tail.extend(events);
        while self.tail.len() > TAIL {
            self.tail.pop_front();
        }
        Ok(())
    }

    /// An event for the store.
    pub fn stored(event: &Event) -> (i64, Vec<u8>) {
        (event.time as i64, event.body().into_bytes())
    }

    /// What the lobby is to show from now on, where that has changed.
    fn entry(&mut self, events: &[Event]) -> Option<crate::store::Entry> {
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
        if !structural && self.spoke.len() == spoke && self.room.time() < self.shown + SHOWN {
            return None;
        }
        self.shown = self.room.time();
        if structural {
            self.house.announce(&self.room.listing());
        }
        let mut entry = lobby::entry(&self.room);
        entry.people.extend(self.spoke.iter().cloned());
        Some(entry)
    }

    /// Tells everybody what has happened.
    fn tell(&self, events: &[Event]) {
        for event in events {
            let message = |line: Option<&Line>| {
                let message = match line {
                    Some(line) => line.look(|viewer| self.room.message(event, viewer)),
                    None => self.room.message(event, &aude_rooms::Viewer::default()),
                };
                Utf8Bytes::from(json!({ "room": self.name, "event": message }).to_string())
            };
            // Nearly all of it is the same for everybody.
            if matches!(event.what, What::Said(_) | What::Muted { .. }) {
                self.lines.iter().for_each(|line| line.tell(message(Some(line))));
            } else if !self.lines.is_empty() {
                let text = message(None);
                self.lines.iter().for_each(|line| line.tell(text.clone()));
            }
        }
    }

    /// Begins to tell somebody what happens; first of all what they have missed.
    async fn watch(&mut self, line: &Line, since: Option<u64>) -> Result<Json, Fault> {
        if self.lines.len() >= WATCHERS {
            return Err(Fault::TooMuch);
        }
        let seq = self.room.seq();
        let mut answer = match since.filter(|since| *since <= seq && seq - since <= MISSED) {
            Some(since) => {
                let missed = self.missed(since).await?;
                let events = line.look(|viewer| {
                    missed.iter().map(|event| json!(self.room.message(event, viewer))).collect::<Vec<_>>()
                });
                json!({ "events": events })
            }
            None => json!({ "whole": line.look(|viewer| self.room.whole(viewer)) }),
        };
        if self.lines.iter().all(|other| other.number() != line.number()) {
            self.lines.push(line.clone());
            self.presence_changed();
        }
        let presence = self.present();
        answer["now"] = self.house.now().into();
        answer["presence"] = presence["presence"].clone();
        answer["guests"] = presence["guests"].clone();
        Ok(answer)
    }

    /// Exactly the events after a number.
    async fn missed(&self, since: u64) -> Result<Vec<Event>, Fault> {
        if self.tail.front().is_some_and(|first| first.seq <= since + 1) || since == self.room.seq() {
            return Ok(self.tail.iter().filter(|event| event.seq > since).cloned().collect());
        }
        let stored = self.house.store.load_after(&self.name, since as i64).await?;
        let read = |one: &crate::store::Stored| Event::read(std::str::from_utf8(&one.body).ok()?).ok();
        let events: Option<Vec<Event>> = stored.iter().map(read).collect();
        events.ok_or_else(|| Fault::Damaged("an event cannot be read".into()))
    }

    /// Opens the room in which they play again.
    async fn open(&mut self, events: &[Event]) {
        if let Err(fault) = self.house.open_room(events).await {
            tracing::error!(room = self.name, %fault, "the room of a rematch could not be opened");
            self.lost = true;
        }
    }
}
