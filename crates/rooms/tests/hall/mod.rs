//! A room with a clock that tests set, and somebody who only hears what is sent.
#![allow(dead_code, reason = "each test uses some of it")]

use std::{cell::Cell, collections::BTreeMap};

use aude_engine::{Action, Phase};
use aude_protocol::read_begun_setup;
use aude_record::Game;
use aude_rooms::{
    Chore, Clock, Command, Due, Event, Gone, Luck, Message, Millis, Person, Played, Public, Reading, Refusal, Room,
    Settings, Viewer, Whole, World,
};

pub const SEED: u64 = 17_293_822_569_102_704_641;
pub const SALT: [u8; 32] = *b"a salt that is found in a search";

pub fn person(id: &str) -> Person {
    let name = match id {
        "a" => "Anna",
        "b" => "Ben",
        "c" => "Cleo",
        "d" => "Dan",
        other => other,
    };
    Person::new(id, name)
}

pub struct Hall {
    pub room: Room,
    pub events: Vec<Event>,
    pub now: Millis,
    pub away: BTreeMap<String, Millis>,
    pub lucks: Cell<u64>,
}

impl Hall {
    pub fn open(settings: Settings) -> Self {
        let now = 1_794_700_800_000;
        let events = Room::open("room-1", settings, &person("a"), now).unwrap();
        Self { room: Room::load(&events).unwrap(), events, now, away: BTreeMap::new(), lucks: Cell::new(0) }
    }

    /// A game of people on all seats, which has begun.
    pub fn begun(settings: Settings) -> Self {
        let seats = settings.seats;
        let mut hall = Self::open(settings);
        for (seat, id) in ["a", "b", "c", "d"].into_iter().enumerate().take(seats).skip(1) {
            hall.act(id, Command::Sit { seat, name: None, colour: None }).unwrap();
        }
        hall.act("a", Command::Start).unwrap();
        hall
    }

    fn world<T>(&self, use_it: impl FnOnce(&World) -> T) -> T {
        let luck = || {
            self.lucks.set(self.lucks.get() + 1);
            Luck { seed: SEED - self.lucks.get() + 1, salt: SALT, room: format!("new-{}", self.lucks.get()) }
        };
        let away = |person: &str| self.away.get(person).copied();
        use_it(&World { now: self.now, luck: &luck, away: &away })
    }

    /// Somebody does something; what came of it.
    #[allow(clippy::needless_pass_by_value, reason = "commands are written where they are given")]
    pub fn act(&mut self, by: &str, command: Command) -> Result<Vec<Event>, Refusal> {
        // Whatever can be asked can be sent.
        let command: Command = serde_json::from_value(serde_json::to_value(command).unwrap()).unwrap();
        let events = self.world(|world| self.room.decide(&command, &person(by), world))?;
        self.keep(&events);
        Ok(events)
    }

    /// Somebody does something that the server has looked up.
    pub fn exactly(&mut self, by: &Person, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.world(|world| self.room.decide(command, by, world))?;
        self.keep(&events);
        Ok(events)
    }

    #[allow(clippy::needless_pass_by_value, reason = "chores are written where they are given")]
    pub fn attend(&mut self, chore: Chore) -> Result<Vec<Event>, Refusal> {
        let events = self.world(|world| self.room.attend(&chore, world))?;
        self.keep(&events);
        Ok(events)
    }

    fn keep(&mut self, events: &[Event]) {
        for event in events {
            let stored = Event::read(&event.body()).unwrap();
            assert_eq!(&stored, event);
            self.room.apply(&stored).unwrap();
            self.events.push(stored);
        }
    }

    /// Why somebody cannot do something.
    pub fn refused(&mut self, by: &str, command: Command) -> &'static str {
        self.act(by, command).expect_err("it should be refused").code()
    }

    /// The name of what came of something.
    pub fn kinds(events: &[Event]) -> Vec<String> {
        let kind = |event: &Event| serde_json::to_value(&event.what).unwrap()["kind"].as_str().unwrap().to_string();
        events.iter().map(kind).collect()
    }

    /// The words of what is legal now.
    pub fn legal(&self) -> Vec<String> {
        let Some((rules, state)) = self.room.position() else { return Vec::new() };
        let mut actions: Vec<Action> = state.legal_actions(rules);
        actions.sort_unstable();
        actions.into_iter().map(|action| self.room.word(action).unwrap()).collect()
    }

    /// Who is to decide.
    pub fn turn(&self) -> String {
        let seat = self.room.decider().unwrap();
        self.room.seats()[seat].holder.person().unwrap_or("nobody").to_string()
    }

    /// Whoever is to decide does one of the legal things.
    pub fn step(&mut self, choice: usize) -> Vec<Event> {
        let legal = self.legal();
        let action = legal[choice % legal.len()].clone();
        let at = self.room.moves();
        match self.room.due() {
            Some(Due::Play { .. }) => self.attend(Chore::Play { at, action }).unwrap(),
            _ => self.act(&self.turn(), Command::Play { at, action }).unwrap(),
        }
    }

    /// Plays until another player has to decide.
    pub fn turn_over(&mut self) {
        let seat = self.room.decider();
        while self.room.decider() == seat {
            self.step(0);
        }
    }

    pub fn again(&self) -> Room {
        Room::load(&self.events).unwrap()
    }
}

/// Somebody who knows only what is sent.
#[derive(Debug, Default)]
pub struct Client {
    pub seq: u64,
    pub game: Option<Game>,
    pub state: String,
    pub over: bool,
    /// Clocks worked out without the room's help.
    pub left: Vec<Millis>,
    pub clock: Clock,
    pub running: Option<usize>,
    pub time: Millis,
}

impl Client {
    /// Somebody who comes later.
    pub fn late(whole: &Whole) -> Self {
        let game = whole.record.as_ref().map(|record| Game::from_record(record).unwrap());
        let (left, running, time) = match &whole.clocks {
            None => (Vec::new(), None, whole.time),
            Some(Reading { left, running, since }) => (left.clone(), *running, *since),
        };
        let state = game.as_ref().map(|game| format!("{:016x}", game.fingerprint())).unwrap_or_default();
        let (over, clock) = (whole.outcome.is_some(), whole.settings.clock);
        let mut client = Self { seq: whole.seq, game, state, over, left, clock, running, time };
        client.charge(whole.time);
        client
    }

    fn charge(&mut self, time: Millis) {
        if let Some(seat) = self.running {
            self.left[seat] = self.left[seat].saturating_sub(time.saturating_sub(self.time));
        }
        self.time = self.time.max(time);
    }

    fn draw(&mut self, draws: &[String]) {
        let game = self.game.as_mut().unwrap();
        for tile in draws {
            assert_eq!(game.state().phase(), Phase::Draw);
            game.draw(game.rules().design(tile).unwrap()).unwrap();
        }
        assert_ne!(game.state().phase(), Phase::Draw);
    }

    fn check(&mut self, clocks: Option<&Reading>, told: Option<&str>) {
        self.running = clocks.and_then(|clocks| clocks.running);
        match clocks {
            None => assert!(self.clock == Clock::None),
            Some(clocks) => assert_eq!((&clocks.left, clocks.since), (&self.left, self.time)),
        }
        self.state = format!("{:016x}", self.game.as_ref().unwrap().fingerprint());
        assert_eq!(told.unwrap_or(&self.state), self.state);
    }

    fn played(&mut self, played: &Played) {
        let game = self.game.as_mut().unwrap();
        let (seat, turn) = (game.state().decider(), game.state().turn());
        assert_eq!((played.seat, played.at as usize), (seat, game.actions().len()));
        game.play(game.read_word(&played.action).unwrap()).unwrap();
        self.draw(&played.draws);
        let state = self.game.as_ref().unwrap().state();
        let ends = (state.decider(), state.turn()) != (seat, turn) || state.phase() == Phase::Over;
        if ends && self.running == Some(seat) {
            match self.clock {
                Clock::None => {}
                Clock::Move { ms } => self.left[seat] = ms,
                Clock::Bank { increment, .. } => self.left[seat] = (self.left[seat] + increment).min(14 * 86_400_000),
            }
        }
        self.check(played.clocks.as_ref(), Some(&played.state));
    }

    /// Hears a message.
    pub fn hear(&mut self, message: &Message) {
        assert_eq!(message.seq, self.seq + 1, "numbers have no gaps");
        self.seq = message.seq;
        let was_up = match &message.what {
            Some(Public::Woke { since, .. }) => *since,
            _ => message.time,
        };
        self.charge(was_up);
        self.time = message.time;
        // With time for each move, whoever is interrupted begins the next one afresh.
        let afresh = |client: &mut Self, clocks: &Option<Reading>| {
            let (Clock::Move { ms }, Some(clocks), Some(seat)) = (client.clock, clocks, client.running) else { return };
            if clocks.running != Some(seat) || clocks.left[seat] == ms {
                client.left[seat] = ms;
            }
        };
        match &message.what {
            Some(Public::Opened { settings, .. } | Public::Changed { settings, .. }) => self.clock = settings.clock,
            Some(Public::Started(start)) => {
                let (setup, seed) = read_begun_setup(&start.setup).unwrap();
                assert_eq!(seed, None);
                let seats = setup.players.len();
                self.game = Some(Game::without_seed(setup).unwrap());
                if let Clock::Move { ms } | Clock::Bank { ms, .. } = self.clock {
                    self.left = vec![ms; seats];
                }
                self.draw(&start.draws);
                self.check(start.clocks.as_ref(), Some(&start.state));
            }
            Some(Public::Played(played)) => self.played(played),
            Some(Public::TakenBack { to, clocks, .. }) => {
                let game = self.game.as_mut().unwrap();
                game.undo(game.actions().len() - *to as usize);
                game.forget_draws();
                afresh(self, clocks);
                self.check(clocks.as_ref(), None);
            }
            Some(Public::Left { clocks, .. } | Public::Returned { clocks, .. } | Public::Woke { clocks, .. }) => {
                afresh(self, clocks);
                // Whoever was late for the first move and is replaced has all the time again.
                if let (Some(Public::Left { seat, why: Gone::Replaced, .. }), Clock::Bank { ms, .. }) =
                    (&message.what, self.clock)
                    && self.left[*seat] == 0
                {
                    self.left[*seat] = ms;
                }
                self.check(clocks.as_ref(), None);
            }
            Some(Public::Ended(_)) => (self.over, self.running) = (true, None),
            _ => {}
        }
    }
}

/// What somebody hears of everything.
pub fn heard(room: &Room, events: &[Event], person: Option<&str>) -> Client {
    let mut client = Client::default();
    let viewer = Viewer { person, mutes: &[] };
    for event in events {
        client.hear(&room.message(event, &viewer));
    }
    client
}
