//! The task that keeps a room.
//!
//! Everything that happens in a room happens here, one thing after the other: somebody asks, the room decides, the events are
//! written, and only when they are durable anybody is told of them. If they cannot be written nobody knows what is in the store, so the
//! room is thrown away, everybody is cut off, and whoever comes back finds it as it was stored.

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
    error::Fault,
    hall::{Ask, Glance, Reply},
    house::House,
    line::Line,
    lobby,
    minds::{self, Thinker, Thought},
    nodes::Want,
    panics::caught,
    store::{Append, SET_ASIDE, Store, StoreError},
    tokens,
};
use follow::{Errand, Role};
use presence::Told;

/// So many events are kept for those who were away for a moment; whoever has missed more gets the whole, which is shorter then. An
/// event takes some 400 bytes here.
const TAIL: usize = 16;
/// So many may watch one room.
const WATCHERS: usize = 2000;
/// What changes with every move is written for the lobby no more often than this.
const SHOWN: u64 = 30_000;
/// When a room that was thrown away and has something to do by itself is loaded again, in milliseconds.
const SOON: u64 = 2000;

/// A room that was loaded.
pub struct Loaded {
    /// The room.
    pub room: Room,
    /// Its last events.
    tail: VecDeque<Event>,
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
    Ok(Loaded { room, tail })
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
async fn wake(house: &House, name: &str) -> Result<Loaded, Fault> {
    if house.store.set_aside(name).await? {
        return Err(Fault::SetAside);
    }
    let loading = async {
        house.config.test_hook.at("load", name);
        load(&house.store, name).await
    };
    match caught(Box::pin(loading)).await {
        Ok(loaded) => loaded,
        Err(panic) => {
            set_aside(house, name, &panic, None).await;
            Err(Fault::SetAside)
        }
    }
}

/// Something panicked in a room: nobody plays on there until somebody has looked at it.
async fn set_aside(house: &House, name: &str, panic: &str, record: Option<String>) {
    tracing::error!(room = name, panic, record, "a room is set aside");
    house.metrics.set_aside.add(1);
    if let Err(error) = house.store.put_damage(name, &format!("{SET_ASIDE}{panic}")).await {
        tracing::error!(room = name, %error, "that a room is set aside could not be stored");
    }
}

/// Keeps a room until nobody needs it. What panics there costs this room and nothing else.
pub async fn keep(house: Arc<House>, name: String, mut asks: mpsc::Receiver<Box<Ask>>) {
    let loaded = match Box::pin(wake(&house, &name)).await {
        Ok(loaded) => loaded,
        Err(fault) => {
            if let Fault::Damaged(what) = &fault {
                tracing::error!(room = name, what, "a room is damaged");
                drop(Box::pin(house.store.put_damage(&name, what)).await);
            }
            for ask in house.hall.leave(&name, &mut asks) {
                // What is due there does not become undue.
                if matches!((&ask, &fault), (Ask::Nudge, Fault::Unavailable(_))) {
                    house.hall.wake_at(&name, house.now() + SOON);
                }
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
        lines: Vec::new(),
        left: BTreeMap::new(),
        since: house.now(),
        thinker: None,
        thought: None,
        tell,
        presence: None,
        spoke: BTreeSet::new(),
        used: Instant::now(),
        shown: 0,
        lost: false,
        panic: None,
        again: false,
        role: Role::Follows(String::new()),
        errands: BTreeMap::new(),
        elsewhere: BTreeMap::new(),
        told: Told::Nobody,
        rewritten: false,
        house,
    };
    let panic = caught(keeper.run(&mut asks, thoughts)).await.err().or_else(|| keeper.panic.take());
    if let Some(panic) = &panic {
        (keeper.lost, keeper.again) = (true, false);
        // The room may be in any state.
        let record = std::panic::catch_unwind(AssertUnwindSafe(|| keeper.room.record())).ok().flatten();
        set_aside(&keeper.house, &keeper.name, panic, record).await;
        Box::pin(keeper.give_back()).await;
    }
    if keeper.lost && keeper.house.store.has_others() {
        Box::pin(keeper.announce_presence(0)).await;
    }
    let Keeper { house, name, lines, lost, again, room, errands, .. } = keeper;
    for errand in errands.into_values() {
        errand.give_up();
    }
    if lost {
        if again && room.due().is_some() {
            house.hall.wake_at(&name, house.now() + SOON);
        }
        lines.iter().for_each(Line::hang_up);
        for ask in house.hall.leave(&name, &mut asks) {
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

/// A room and whoever is there.
pub struct Keeper {
    house: Arc<House>,
    name: String,
    room: Room,
    tail: VecDeque<Event>,
    lines: Vec<Line>,
    /// When people left.
    left: BTreeMap<String, u64>,
    /// Since when the room is awake.
    since: u64,
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
    /// What a panic said while a computer thought.
    panic: Option<String>,
    /// Whether it may be loaded again by itself then.
    again: bool,
    /// Who decides.
    role: Role,
    /// What is wanted of the server that decides.
    errands: BTreeMap<u64, Errand>,
    /// Who is there on other servers, and how many others.
    elsewhere: BTreeMap<String, (Vec<aude_rooms::Person>, usize)>,
    /// What other servers know of who is here.
    told: Told,
    /// Whether the events are not those they were.
    rewritten: bool,
}

impl Keeper {
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
            let idle = self.lines.is_empty() && self.thought.is_none() && self.errands.is_empty();
            let rest = idle.then(|| self.used + self.house.config.rest);
            let alarm = clock.map(|time| Instant::now() + Duration::from_millis(time.saturating_sub(self.house.now())));
            let next = [alarm, rest, self.presence, self.errand_due()].into_iter().flatten().min();
            let next = next.unwrap_or_else(|| Instant::now() + Duration::from_hours(1));
            tokio::select! {
                ask = asks.recv() => match ask.map(|ask| *ask) {
                    None => return,
                    Some(Ask::Stop) => {
                        drop(self.house.hall.leave(&self.name, asks));
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
                    if self.errand_due().is_some_and(|time| time <= moment) {
                        Box::pin(self.seek()).await;
                    } else if clock.is_some_and(|time| time <= self.house.now()) {
                        Box::pin(self.attend(&Chore::Clock)).await;
                    } else if rest.is_some_and(|time| time <= moment) && self.house.hall.sleep(&self.name, asks, clock) {
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
        let (test_hook, name) = (self.house.config.test_hook.clone(), self.name.clone());
        let before = move || test_hook.at("think", &name);
        let thought = minds::think(self.house.cores.clone(), thinker, rules, state.clone(), before, move |thought| {
            drop(tell.send(Idea { fingerprint, thought }));
        });
        self.thought = Some((fingerprint, thought));
    }

    /// A computer has decided.
    async fn play(&mut self, idea: Idea) {
        let action = match idea.thought {
            Ok((thinker, action)) => {
                self.thinker = Some(thinker);
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
            Ask::Watch { line, id, since } => {
                let answer = self.watch(&line, since);
                line.answer(&id, answer);
            }
            Ask::Unwatch { number } => self.unwatch(number),
            Ask::Do { command, by, reply, since } => {
                let answer = self.decide(&command, &by).await;
                self.measure(since, &answer);
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
                let nobody = self.lines.is_empty() && self.elsewhere.is_empty();
                if nobody && self.decides() && self.room.stage() == Stage::Gathering {
                    self.attend(&Chore::Close).await;
                }
            }
            // Whoever decided may have gone.
            Ask::Nudge if !self.decides() => self.seek().await,
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
        self.house.config.test_hook.at("decide", &self.name);
        let events = self.judge(|room, world| room.decide(command, by, world))?;
        self.commit(events).await?;
        let mut answer = json!({ "seq": self.room.seq() });
        if matches!(command, Command::Rematch) {
            answer["room"] = self.room.rematch().into();
        }
        Ok(answer)
    }

    /// Something that was asked for is answered.
    fn measure(&self, since: Instant, answer: &Result<Json, Fault>) {
        let metrics = &self.house.metrics;
        metrics.commands.took(since.elapsed());
        if let Err(fault) = answer {
            metrics.refused(fault.code());
        }
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
        let append = Append {
            room: self.name.clone(),
            after,
            fence: self.fence(),
            events: events.iter().map(Self::stored).collect(),
            entry,
        };
        if let Err(error) = self.house.store.append(append).await {
            self.again = true;
            let metrics = &self.house.metrics;
            metrics.lost.add(1);
            metrics.fenced.add(u64::from(matches!(error, StoreError::Fenced { .. })));
            return Err(error.into());
        }
        self.lost = false;
        let moves = events.iter().filter(|event| matches!(event.what, What::Played(_)));
        self.house.metrics.moves.add(moves.count() as u64);
        self.house.metrics.events.add(events.len() as u64);
        let ended = events.iter().any(|event| matches!(event.what, What::Ended(_)));
        let rematched = events.iter().any(|event| matches!(event.what, What::Rematched { .. }));
        let seated: Vec<String> = events.iter().filter_map(seated).collect();
        self.happened(events);
        self.house.tell_seated(seated).await;
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
    fn watch(&mut self, line: &Line, since: Option<u64>) -> Result<Json, Fault> {
        if self.lines.len() >= WATCHERS {
            return Err(Fault::TooMuch);
        }
        let mut answer = match since.and_then(|since| self.missed(since)) {
            Some(missed) => {
                let events =
                    line.look(|viewer| missed.map(|event| json!(self.room.message(event, viewer))).collect::<Vec<_>>());
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

    /// Exactly the events after a number, if they are at hand.
    fn missed(&self, since: u64) -> Option<impl Iterator<Item = &Event>> {
        let first = self.tail.front().map_or(0, |event| event.seq);
        let known = since <= self.room.seq() && first <= since + 1;
        known.then(|| self.tail.iter().filter(move |event| event.seq > since))
    }

    /// Opens the room in which they play again.
    async fn open(&mut self, events: &[Event]) {
        if let Err(fault) = self.house.open_room(events).await {
            tracing::error!(room = self.name, %fault, "the room of a rematch could not be opened");
            self.lost = true;
        }
    }
}
