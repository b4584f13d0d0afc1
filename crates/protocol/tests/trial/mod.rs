//! One random setup, played to the end: what must hold whatever the setup is. Tests and a fuzz target use this file.
//!
//! * A setup is played, or refused with a reason.
//! * Every computer answers every question with a legal action, within a bounded time.
//! * A game that is saved and loaded is the same game, at any point of it. So is the setup of a position.
//! * A setup that is written as JSON and read is the same setup.
//!
//! What does not hold panics. The time of the slowest step is returned: the caller decides how much is too much.
#![allow(dead_code, reason = "every test uses a part of it")]

use std::{
    fmt,
    time::{Duration, Instant},
};

use aude_bots::{Budget, Casual, Level, Mind, Search, Tuning, Weights, player, suggest};
use aude_engine::{Action, Deck, Phase, Rules, Setup, State, tile::Edge};
use aude_protocol::{Engine, read_setup, setup_message};
use aude_record::Game;
use serde_json::{Value, json};

use crate::dice::{Dice, propose};

/// Nothing may take longer.
pub const LIMIT: Duration = Duration::from_secs(1);

/// A master who is not given its real time has so many ratings, and so much time where they take long.
const RATINGS: usize = 60;
const SHORT: Duration = Duration::from_millis(200);
/// A game has no more actions than this.
const LONGEST: usize = 200_000;

/// What came of a setup.
#[derive(Default)]
pub struct Outcome {
    /// Setups that were refused before one was played.
    pub refused: u32,
    /// Actions of the game.
    pub actions: usize,
    /// Questions that computers answered, by phase.
    pub asked: Vec<Phase>,
    /// Games and positions that were saved and loaded.
    pub saved: u32,
    /// What took longest.
    pub slowest: Slow,
}

/// Something that takes time.
#[derive(Clone, Debug, Default)]
pub struct Slow {
    /// How long it took.
    pub time: Duration,
    /// What it was.
    pub what: String,
}

impl fmt::Display for Slow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.3} s, {}", self.time.as_secs_f64(), self.what)
    }
}

impl Outcome {
    fn note(&mut self, time: Duration, what: impl FnOnce() -> String) {
        if time > self.slowest.time {
            self.slowest = Slow { time, what: what() };
        }
    }
}

/// The time that this thread has used: other programs do not count, where the system tells.
fn time_used() -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let told = told.and_then(|text| text.split_whitespace().next()?.parse().ok());
    told.map_or_else(since_start, Duration::from_nanos)
}

fn since_start() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = time_used();
    let done = work();
    (done, time_used().saturating_sub(start))
}

/// A computer that is asked.
#[derive(Clone, Copy, Debug)]
enum Asked {
    /// A level, as a server asks it; a master for so many ratings instead of its time.
    Level(Level),
    /// The same with its real time.
    Unhurried,
    /// A player by name.
    Named(&'static str),
    /// A level for advice.
    Adviser(Level),
}

impl Asked {
    fn any(dice: &mut Dice, real_time: bool) -> Self {
        match dice.below(16) {
            0 => Self::Named(dice.pick(&["greedy", "yardstick", "careful", "search:visits=2"])),
            1 => Self::Adviser(dice.pick(&Level::ALL)),
            2 if real_time && dice.once_in(100) => Self::Unhurried,
            n => Self::Level(Level::ALL[n % Level::ALL.len()]),
        }
    }

    /// How long it may take. A master with its real time decides soon after that time is over.
    const fn limit(self) -> Duration {
        match self {
            Self::Unhurried => Duration::from_secs(2),
            _ => LIMIT,
        }
    }

    fn answer(self, rules: &Rules, state: &State, seed: u64) -> Option<Action> {
        match self {
            Self::Named(name) => Some(player(name, rules, seed).ok()?.choose(rules, state)),
            Self::Unhurried => Some(Level::Master.player(rules, seed).choose(rules, state)),
            Self::Adviser(level) => {
                let mind = match level.mind() {
                    Mind::Search(_) => Mind::Search(Budget::Visits(1)),
                    casual @ Mind::Casual(_) => casual,
                };
                suggest(rules, state, mind, seed, 3).first().map(|line| line.action)
            }
            Self::Level(level) => match level.mind() {
                Mind::Casual(habits) => {
                    let mut casual = Casual::new(rules, habits, seed);
                    casual.start();
                    casual.think_while(rules, state, &mut || true)
                }
                Mind::Search(budget) => {
                    let mut search = Search::new(rules, Weights::default(), budget, Tuning::default());
                    search.start(state);
                    let (mut ratings, start) = (0, Instant::now());
                    search.think_while(rules, state, |_| {
                        ratings += 1;
                        ratings < RATINGS && start.elapsed() < SHORT
                    });
                    search.decide(rules, state)
                }
            },
        }
    }

    /// Asks about a position. What seems slow is measured again.
    fn ask(self, rules: &Rules, state: &State, seed: u64, outcome: &mut Outcome) {
        let (answer, mut time) = timed(|| self.answer(rules, state, seed));
        let Some(action) = answer else { panic!("{self:?} has no answer in {}", state.phase()) };
        if let Err(illegal) = state.check(rules, action) {
            panic!("{self:?} wants {action:?} in {}: {illegal}", state.phase());
        }
        if time > self.limit() {
            time = time.min(timed(|| self.answer(rules, state, seed)).1);
        }
        outcome.asked.push(state.phase());
        // Those who are no levels look at everything, however much there is.
        if matches!(self, Self::Named(_)) {
            return;
        }
        // As if its limit were that of all others.
        outcome.note(time.mul_f64(LIMIT.div_duration_f64(self.limit())), || {
            let (players, laid, actions) = (rules.players(), state.tiles().count(), state.legal_actions(rules).len());
            format!("{self:?} in {}: {players} players, {laid} tiles laid, {actions} actions", state.phase())
        });
    }
}

/// Whether it is asked about a decision. Those that are rare are asked for more often.
fn is_asked(dice: &mut Dice, phase: Phase, already: &[Phase]) -> bool {
    let often = match phase {
        Phase::PlaceTile | Phase::PlaceFigure => 30,
        Phase::Dragon => 20,
        _ => 6,
    };
    // A second question of a kind says less than the first, and much less in games of thousands of tiles.
    let same = already.iter().filter(|asked| **asked == phase).count();
    dice.once_in(often << same.min(20))
}

fn check_json(setup: &Setup, seed: u64) {
    let text = setup_message(setup, seed).to_string();
    let value: Value = serde_json::from_str(&text).unwrap();
    let read = read_setup(value.as_object().unwrap()).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(read == (setup.clone(), setup.draw.is_none().then_some(seed)), "read otherwise: {text}");
}

fn check_engine(setup: &Setup, seed: u64, good: bool) {
    let mut message = setup_message(setup, seed);
    message["cmd"] = json!("new");
    let answer = Engine::new().answer(&message.to_string());
    assert!(answer.starts_with(&format!("{{\"ok\":{good}")), "{answer}\n{message}");
}

/// A game saved and loaded is the same.
fn check_record(game: &Game, outcome: &mut Outcome) {
    let (text, writing) = timed(|| game.record());
    let (read, reading) = timed(|| Game::from_record(&text));
    let read = read.unwrap_or_else(|fault| panic!("{fault}\n{text}"));
    let scores = |game: &Game| (0..game.rules().players()).map(|p| game.state().score(p)).collect::<Vec<_>>();
    assert_eq!(read.setup(), game.setup(), "another setup\n{text}");
    assert_eq!(scores(&read), scores(game), "other points\n{text}");
    assert_eq!(read.actions(), game.actions(), "other actions\n{text}");
    assert_eq!(read.fingerprint(), game.fingerprint(), "another position\n{text}");
    assert!(read.state() == game.state(), "another position with the same number\n{text}");
    outcome.saved += 1;
    let laid = game.state().tiles().count();
    outcome.note(writing, || format!("a record written: {laid} tiles laid"));
    outcome.note(reading, || format!("a record read: {laid} tiles laid"));
}

/// A position is a setup.
fn check_position(game: &Game, seed: u64, outcome: &mut Outcome) {
    let setup = game.setup().at(game.rules(), game.state());
    check_json(&setup, seed);
    match Game::new(setup, seed) {
        Ok(taken) => check_record(&taken, outcome),
        // A game that began with as many points as are allowed has more by now.
        Err(error) if error.field == "scores" => {}
        Err(error) => panic!("a position is refused: {error}\n{}", game.record()),
    }
}

/// Makes a setup and plays it to its end. `real_time` lets a master think as long as it does in games, now and then.
pub fn run(dice: &mut Dice, real_time: bool) -> Outcome {
    let mut outcome = Outcome::default();
    let (setup, rules) = loop {
        let setup = propose(dice);
        let (rules, time) = timed(|| Rules::new(&setup));
        outcome.note(time, || "a setup".into());
        match rules {
            Ok(rules) => break (setup, rules),
            Err(error) => {
                assert!(!error.to_string().is_empty(), "no reason");
                if dice.once_in(16) {
                    check_engine(&setup, 1, false);
                }
                outcome.refused += 1;
            }
        }
    };
    let seed = dice.below(1 << 30) as u64;
    check_json(&setup, seed);
    if dice.once_in(16) {
        check_engine(&setup, seed, true);
    }
    let told = dice.once_in(3) && setup.draw.is_none();
    let deck = Deck::new(seed);
    let mut game = if told { Game::without_seed(setup) } else { Game::new(setup, seed) }.unwrap();
    let (mut actions, mut turn, mut save_at) = (Vec::new(), 0, dice.below(200));
    loop {
        let state = game.state();
        let begins = state.turn() != turn && !state.is_second_part();
        turn = state.turn();
        match state.phase() {
            Phase::Over => break,
            Phase::Draw => {
                let Action::Draw(design) = deck.draw(&rules, state) else { panic!("a draw is no draw") };
                game.draw(design).unwrap();
                continue;
            }
            _ => {}
        }
        if game.actions().len() == save_at {
            check_record(&game, &mut outcome);
            save_at = 2 * save_at + 1 + dice.below(400);
        }
        // A river may be stuck by the first revision of the rules, and then no game begins with it.
        let river = state.tile().is_some_and(|tile| rules.tile(tile).edges.contains(&Edge::River));
        if begins && state.left() > 0 && !river && state.river_left(&rules) == 0 && dice.once_in(100) {
            check_position(&game, seed, &mut outcome);
        }
        if is_asked(dice, state.phase(), &outcome.asked) {
            Asked::any(dice, real_time).ask(&rules, state, seed, &mut outcome);
        }
        let start = Instant::now();
        state.list_actions(&rules, &mut actions);
        // To pass is rarer than it would be.
        let mut action = dice.pick(&actions);
        if action == Action::Pass {
            action = dice.pick(&actions);
        }
        let phase = state.phase();
        game.play(action).unwrap_or_else(|illegal| panic!("{action:?} is listed in {phase}: {illegal}"));
        outcome.note(start.elapsed(), || format!("{action:?} in {phase}"));
        assert!(game.actions().len() < LONGEST, "the game does not end");
    }
    check_record(&game, &mut outcome);
    outcome.actions = game.actions().len();
    outcome
}
