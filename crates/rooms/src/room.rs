//! A room: the state that follows from its events.

use std::{
    collections::{BTreeSet, VecDeque},
    fmt,
    sync::Arc,
};

use aude_engine::{Action, Rules, State};
use aude_protocol::read_begun_setup;
use aude_record::{Game, Pledge, commitment, from_hex, hex};

use crate::{
    Computer, Event, Gone, Holder, Line, Millis, Outcome, Person, PersonId, Played, Plays, Reading, Seat, Settings,
    Shuffle, Stage, Start, VERSION, What,
};

/// So much of what was said is told to those who come later.
const CHAT: usize = 200;

/// A room where people gather, play, and talk about it.
#[derive(Debug)]
pub struct Room {
    pub(crate) name: String,
    pub(crate) settings: Settings,
    pub(crate) host: Person,
    pub(crate) seats: Vec<Seat>,
    /// Who has a seat and is ready to begin.
    pub(crate) ready: BTreeSet<PersonId>,
    pub(crate) after: Option<String>,
    pub(crate) opened: Millis,
    pub(crate) seq: u64,
    pub(crate) time: Millis,
    pub(crate) play: Option<Play>,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) rematch: Option<Sequel>,
    pub(crate) closed: bool,
    /// Whether anybody has played in somebody else's place.
    pub(crate) taken_over: bool,
    pub(crate) chat: VecDeque<Line>,
    /// Who does not want to read whom.
    pub(crate) mutes: BTreeSet<(PersonId, PersonId)>,
    /// Who cannot sit down here.
    pub(crate) barred: BTreeSet<PersonId>,
}

/// A game in a room.
#[derive(Debug)]
pub(crate) struct Play {
    pub(crate) game: Game,
    pub(crate) shuffle: Shuffle,
    pub(crate) steps: Vec<Step>,
    pub(crate) clocks: Option<Reading>,
    pub(crate) asked: Option<Wish>,
}

/// What is remembered of a decision.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) seat: usize,
    /// The number of the turn it was made in.
    pub(crate) turn: usize,
    pub(crate) word: String,
    /// Whether something came to light after it: a tile was drawn.
    pub(crate) revealed: bool,
}

/// Somebody's wish to take back.
#[derive(Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) person: PersonId,
    pub(crate) seat: usize,
    pub(crate) to: u32,
    pub(crate) agreed: Vec<PersonId>,
}

/// The room where they play again.
#[derive(Debug)]
pub(crate) struct Sequel {
    pub(crate) room: String,
    pub(crate) host: Person,
    pub(crate) time: Millis,
}

/// What somebody has to do so that a room goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// A computer is to decide: [`crate::Chore::Play`].
    Play {
        /// For which seat.
        seat: usize,
        /// How it plays.
        computer: Computer,
        /// How many actions led to the position.
        at: u32,
    },
    /// A person is to decide until then; if they do not, [`crate::Chore::Clock`].
    Clock {
        /// For which seat.
        seat: usize,
        /// Until when.
        time: Millis,
    },
}

/// Why events do not make a room: they were changed, or are for other rules. Such a room must not be played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The number of the event, or of the one that is missing.
    pub seq: u64,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for Damaged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "event {}: {}", self.seq, self.message)
    }
}

impl std::error::Error for Damaged {}

impl Room {
    /// The room that all its events make.
    pub fn load<'e>(events: impl IntoIterator<Item = &'e Event>) -> Result<Self, Damaged> {
        let mut events = events.into_iter();
        let damaged = |seq, message: &str| Damaged { seq, message: message.into() };
        let first = events.next().ok_or_else(|| damaged(1, "there is none"))?;
        let What::Opened { room, settings, host, seats, after } = &first.what else {
            return Err(damaged(first.seq, "a room begins with its opening"));
        };
        if (first.seq, first.v) != (1, VERSION) {
            return Err(damaged(first.seq, "the first event has another number or version"));
        }
        let mut room = Self {
            name: room.clone(),
            settings: settings.clone(),
            host: host.clone(),
            seats: seats.clone(),
            ready: BTreeSet::new(),
            after: after.clone(),
            opened: first.time,
            seq: first.seq,
            time: first.time,
            play: None,
            outcome: None,
            rematch: None,
            closed: false,
            taken_over: false,
            chat: VecDeque::new(),
            mutes: BTreeSet::new(),
            barred: BTreeSet::new(),
        };
        for event in events {
            room.apply(event)?;
        }
        Ok(room)
    }

    /// Takes in what happened. A room that could not is to be thrown away.
    pub fn apply(&mut self, event: &Event) -> Result<(), Damaged> {
        let next = self.seq + 1;
        let damaged = |message: String| Damaged { seq: next, message };
        if event.v != VERSION {
            return Err(damaged(format!("it has version {}, and only {VERSION} is known", event.v)));
        }
        if event.seq != next {
            return Err(damaged(format!("event {} comes in its place", event.seq)));
        }
        if event.time < self.time {
            return Err(damaged("it happened before the one before it".into()));
        }
        self.happen(event).map_err(damaged)?;
        (self.seq, self.time) = (event.seq, event.time);
        Ok(())
    }

    fn happen(&mut self, event: &Event) -> Result<(), String> {
        match &event.what {
            What::Opened { .. } => return Err("the room has been opened before".into()),
            What::Changed { settings, seats } => {
                self.settings = settings.clone();
                self.seats.clone_from(seats);
                self.ready.clear();
            }
            What::Seated { holder, ready: Some(on), .. } => {
                let person = holder.person().ok_or("only people get ready")?;
                if *on {
                    self.ready.insert(person.into());
                } else {
                    self.ready.remove(person);
                }
            }
            What::Seated { seat, holder, colour, ready: None } => {
                *self.seat_mut(*seat)? = Seat { colour: *colour, holder: holder.clone(), gone: None };
                self.forget_ready();
            }
            What::Removed { seat, person } => {
                self.seat_mut(*seat)?.holder = Holder::Free;
                self.forget_ready();
                self.barred.extend(person.clone());
            }
            What::Hosted { host } => self.host = host.clone(),
            What::Started { start, shuffle } => {
                if self.play.is_some() {
                    return Err("the game has begun before".into());
                }
                self.play = Some(Play::new(&self.name, start, shuffle)?);
            }
            What::Played(played) => self.play_mut()?.decided(played)?,
            What::BackAsked { person, seat, to } => {
                let wish = Wish { person: person.clone(), seat: *seat, to: *to, agreed: Vec::new() };
                self.play_mut()?.asked = Some(wish);
            }
            What::BackAgreed { person } => {
                let wish = self.play_mut()?.asked.as_mut().ok_or("nothing was asked for")?;
                wish.agreed.push(person.clone());
            }
            What::BackDeclined { .. } => self.play_mut()?.asked = None,
            What::TakenBack { to, clocks, .. } => self.play_mut()?.take_back(*to, clocks.clone())?,
            What::Left { seat, why, clocks } => {
                let two = self.seats.len() == 2;
                self.seat_mut(*seat)?.gone = Some(*why);
                // One of two who leaves ends the game, so that nobody plays on for them.
                self.taken_over |= !two || *why == Gone::Replaced;
                self.play_mut()?.interrupted(clocks.clone());
            }
            What::Returned { seat, clocks } => {
                self.seat_mut(*seat)?.gone = None;
                self.play_mut()?.interrupted(clocks.clone());
            }
            What::Ended(outcome) => {
                self.play_mut()?.reveal();
                self.outcome = Some(outcome.clone());
            }
            What::Said(line) => {
                self.chat.push_back(line.clone());
                if self.chat.len() > CHAT {
                    self.chat.pop_front();
                }
            }
            What::Muted { person, whom, on } => {
                let pair = (person.clone(), whom.clone());
                if *on {
                    self.mutes.insert(pair);
                } else {
                    self.mutes.remove(&pair);
                }
            }
            What::Woke { clocks, .. } => self.play_mut()?.clocks.clone_from(clocks),
            What::Rematched { room, host } => {
                self.rematch = Some(Sequel { room: room.clone(), host: host.clone(), time: event.time });
            }
            What::Closed => self.closed = true,
        }
        Ok(())
    }

    fn seat_mut(&mut self, seat: usize) -> Result<&mut Seat, String> {
        self.seats.get_mut(seat).ok_or_else(|| format!("there is no seat {seat}"))
    }

    /// Whoever has no seat any more is not ready.
    fn forget_ready(&mut self) {
        let seated: Vec<String> = self.people().into_iter().map(String::from).collect();
        self.ready.retain(|person| seated.contains(person));
    }

    fn play_mut(&mut self) -> Result<&mut Play, String> {
        self.play.as_mut().ok_or_else(|| "no game has begun".into())
    }

    /// Its name, which is in its address.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number of the last event.
    pub const fn seq(&self) -> u64 {
        self.seq
    }

    /// When it happened.
    pub const fn time(&self) -> Millis {
        self.time
    }

    /// How far it is.
    pub const fn stage(&self) -> Stage {
        match (&self.play, &self.outcome) {
            _ if self.closed => Stage::Closed,
            (_, Some(_)) => Stage::Over,
            (Some(_), None) => Stage::Playing,
            (None, None) => Stage::Gathering,
        }
    }

    /// What is agreed.
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Who has the host's powers.
    pub const fn host(&self) -> &Person {
        &self.host
    }

    /// The seats.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Everybody who has a seat, each once, in the order of seats; also those who do not play any more.
    pub fn people(&self) -> Vec<&str> {
        let mut people: Vec<&str> = Vec::new();
        for person in self.seats.iter().filter_map(|seat| seat.holder.person()) {
            if !people.contains(&person) {
                people.push(person);
            }
        }
        people
    }

    /// Everybody for whom a seat is kept, in the order of seats.
    pub fn invited(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().filter_map(|seat| match &seat.holder {
            Holder::Kept { person, .. } => Some(person.as_str()),
            _ => None,
        })
    }

    /// Who decides for a seat; nobody where nobody sits.
    pub fn plays(&self, seat: usize) -> Option<Plays<'_>> {
        let seat = self.seats.get(seat)?;
        match &seat.holder {
            Holder::Free | Holder::Kept { .. } => None,
            Holder::Bot { level, .. } => Some(Plays::Computer(*level)),
            Holder::Person { .. } if seat.gone.is_some() => Some(Plays::Computer(self.stand_in())),
            Holder::Person { person, .. } => Some(Plays::Person(person)),
        }
    }

    /// Who plays for those who have gone.
    const fn stand_in(&self) -> Computer {
        if self.settings.takeover { Computer::Level(aude_bots::Level::Medium) } else { Computer::Passive }
    }

    /// The seat whose decision is due.
    pub fn decider(&self) -> Option<usize> {
        let play = self.play.as_ref().filter(|_| self.stage() == Stage::Playing)?;
        Some(play.game.state().decider())
    }

    /// What somebody has to do so that the room goes on.
    pub fn due(&self) -> Option<Due> {
        let seat = self.decider()?;
        let play = self.play.as_ref()?;
        match self.plays(seat)? {
            Plays::Computer(computer) => Some(Due::Play { seat, computer, at: play.steps.len() as u32 }),
            Plays::Person(_) => play.clocks.as_ref()?.deadline().map(|(seat, time)| Due::Clock { seat, time }),
        }
    }

    /// The rules and the position, once there is a game. There is no secret in either.
    pub fn position(&self) -> Option<(&Arc<Rules>, &State)> {
        self.play.as_ref().map(|play| (play.game.rules(), play.game.state()))
    }

    /// How many actions led to the position.
    pub fn moves(&self) -> u32 {
        self.play.as_ref().map_or(0, |play| play.steps.len() as u32)
    }

    /// The word for an action that is legal now.
    pub fn word(&self, action: Action) -> Option<String> {
        self.play.as_ref().map(|play| play.game.word(action))
    }

    /// What somebody does who only stands in: places tiles, and declines whatever can be declined.
    pub fn passive(&self) -> Option<String> {
        let game = &self.play.as_ref()?.game;
        let actions = game.legal_actions();
        let action = actions.iter().find(|action| **action == Action::Pass).or(actions.first())?;
        Some(game.word(*action))
    }

    /// The game as a record, with its seed once it is over.
    pub fn record(&self) -> Option<String> {
        let game = &self.play.as_ref()?.game;
        Some(if self.outcome.is_some() { game.record() } else { game.record_without_seed() })
    }

    /// How it came out.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// The room in which they play again.
    pub fn rematch(&self) -> Option<&str> {
        self.rematch.as_ref().map(|sequel| sequel.room.as_str())
    }
}

impl Play {
    fn new(room: &str, start: &Start, shuffle: &Shuffle) -> Result<Self, String> {
        let (setup, _) = read_begun_setup(&start.setup).map_err(|e| e.to_string())?;
        let (seed, salt) = shuffle.read().ok_or("seed and salt cannot be read")?;
        let promised = commitment(room, &setup, seed, &salt);
        let mut game = Game::new(setup, seed).map_err(|e| e.to_string())?;
        game.set_date(&start.date)?;
        if hex(&promised) != start.commitment {
            return Err("seed and salt are not what was promised".into());
        }
        game.set_pledge(Pledge { room: room.into(), commitment: promised, salt: None });
        let play =
            Self { game, shuffle: shuffle.clone(), steps: Vec::new(), clocks: start.clocks.clone(), asked: None };
        play.compare(0, &start.draws, &start.state)?;
        Ok(play)
    }

    /// Whether the game is where an event says, with the draws it tells since so many.
    fn compare(&self, draws: usize, told: &[String], state: &str) -> Result<(), String> {
        let drawn = self.game.draws()[draws..].iter().map(|design| self.game.rules().tile(*design).id);
        if !drawn.eq(told.iter().map(String::as_str)) {
            return Err("other tiles are drawn".into());
        }
        if fingerprint(self.game.rules(), self.game.state()) != state {
            return Err("the game comes to another position: it was played by other rules".into());
        }
        Ok(())
    }

    fn decided(&mut self, played: &Played) -> Result<(), String> {
        let (decider, turn) = (self.game.state().decider(), self.game.state().turn());
        if (played.seat, played.at as usize) != (decider, self.steps.len()) {
            return Err(format!("seat {decider} decides in position {}", self.steps.len()));
        }
        let action = self.game.read_word(&played.action)?;
        let draws = self.game.draws().len();
        self.game.play(action).map_err(|illegal| illegal.to_string())?;
        self.compare(draws, &played.draws, &played.state)?;
        let revealed = !played.draws.is_empty();
        self.steps.push(Step { seat: decider, turn, word: played.action.clone(), revealed });
        self.interrupted(played.clocks.clone());
        Ok(())
    }

    fn take_back(&mut self, to: u32, clocks: Option<Reading>) -> Result<(), String> {
        let steps = self.steps.len().checked_sub(to as usize).ok_or("more is left than there was")?;
        self.game.undo(steps);
        self.steps.truncate(to as usize);
        self.interrupted(clocks);
        Ok(())
    }

    /// Things are different now, and what somebody asked for before is void.
    fn interrupted(&mut self, clocks: Option<Reading>) {
        self.clocks = clocks;
        self.asked = None;
    }

    /// The game is over, and everybody may know what shuffled the tiles.
    fn reveal(&mut self) {
        if let (Some(pledge), Some((_, salt))) = (self.game.pledge(), self.shuffle.read()) {
            let pledge = Pledge { salt: Some(salt), ..pledge.clone() };
            self.game.set_pledge(pledge);
        }
        self.asked = None;
        if let Some(clocks) = &mut self.clocks {
            clocks.running = None;
        }
    }
}

impl Shuffle {
    pub(crate) fn new(seed: u64, salt: &[u8; 32]) -> Self {
        Self { seed: seed.to_string(), salt: hex(salt) }
    }

    fn read(&self) -> Option<(u64, [u8; 32])> {
        Some((self.seed.parse().ok()?, from_hex(&self.salt)?))
    }
}

/// The number of a position as digits.
pub(crate) fn fingerprint(rules: &Rules, state: &State) -> String {
    format!("{:016x}", state.fingerprint(rules))
}
