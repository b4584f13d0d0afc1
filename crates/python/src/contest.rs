//! Whole games between computer players and functions of Python, on all cores.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use aude_bots::{
    Player,
    arena::{Clock, Game as Played, Pair, Tally, seat_seed},
    player,
};
use aude_engine::Phase;
use aude_record::Game;
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::{PyDict, PyString},
};

use crate::{errors::setup_error, setup::Setup, state::State};

/// Who may take a seat.
enum Contestant {
    /// A computer player, by name.
    Named(String),
    /// A function from a state to an action.
    Function(Py<PyAny>),
}

/// Who sits at the table of one game.
enum Seated<'a> {
    Player(Box<dyn Player>),
    Function(&'a Py<PyAny>),
}

/// What came of a game.
struct Outcome {
    scores: Vec<u32>,
    turns: usize,
    actions: usize,
    record: Option<String>,
}

/// The rest of a match, told from outside.
struct Match<'a> {
    setup: &'a aude_engine::Setup,
    contestants: &'a [Contestant],
    games: &'a [(u64, Vec<usize>)],
    records: bool,
    stop: AtomicBool,
}

impl Match<'_> {
    /// Plays the game of a number. Nothing if the match was stopped.
    fn play(&self, number: usize) -> PyResult<Option<Outcome>> {
        let (seed, seats) = &self.games[number];
        let mut game =
            Game::new(self.setup.clone(), *seed).map_err(|error| Python::attach(|py| setup_error(py, &error)))?;
        let mut players = Vec::new();
        for (seat, contestant) in seats.iter().enumerate() {
            players.push(match &self.contestants[*contestant] {
                Contestant::Named(name) => {
                    let player = player(name, game.rules(), seat_seed(*seed, seat));
                    Seated::Player(player.map_err(PyValueError::new_err)?)
                }
                Contestant::Function(function) => Seated::Function(function),
            });
        }
        // What functions see: the same game without the seed of its draws.
        let mut seen = None;
        if players.iter().any(|player| matches!(player, Seated::Function(_))) {
            seen = Some(Arc::new(blind(&game)?));
        }
        while game.state().phase() != Phase::Over {
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let action = match (&mut players[game.state().decider()], &seen) {
                (Seated::Player(player), _) => player.choose(game.rules(), game.state()),
                (Seated::Function(function), Some(seen)) => ask(function, seen)?,
                (Seated::Function(_), None) => return Err(PyValueError::new_err("the game is not shown to anybody")),
            };
            game.play(action).map_err(|illegal| {
                PyValueError::new_err(format!("game with seed {seed}, seat {}: {illegal}", game.state().decider()))
            })?;
            if let Some(seen) = &mut seen {
                let seen = Arc::make_mut(seen);
                seen.play(action).map_err(crate::state::illegal)?;
                catch_up(seen, &game)?;
            }
        }
        let record = self.records.then(|| game.record());
        let scores = (0..game.rules().players()).map(|seat| game.state().score(seat)).collect();
        Ok(Some(Outcome { scores, turns: game.state().turn(), actions: game.actions().len(), record }))
    }
}

/// A game that has just begun, without its seed.
fn blind(game: &Game) -> PyResult<Game> {
    let mut seen =
        Game::without_seed(game.setup().clone()).map_err(|error| PyValueError::new_err(error.to_string()))?;
    catch_up(&mut seen, game)?;
    Ok(seen)
}

/// Draws what was drawn in the other game. Where the setup fixes the draws they come by themselves.
fn catch_up(seen: &mut Game, game: &Game) -> PyResult<()> {
    while seen.draws().len() < game.draws().len() {
        seen.draw(game.draws()[seen.draws().len()]).map_err(crate::state::illegal)?;
    }
    Ok(())
}

/// The action that a function takes.
fn ask(function: &Py<PyAny>, seen: &Arc<Game>) -> PyResult<aude_engine::Action> {
    Python::attach(|py| {
        let state = State::of(Arc::clone(seen));
        let answer = function.bind(py).call1((state.clone(),))?;
        state.read_action(&answer)
    })
}

/// Plays games on several threads. ``contestants`` are names of computer players or functions from a :class:`State` to an action;
/// ``games`` has for each game its seed and the contestant of each seat. ``tell`` is called after each game with how many are over.
/// Returns for each game its scores, turns, actions, and its record if ``records`` is set.
#[pyfunction]
#[pyo3(signature = (setup, contestants, games, *, threads=None, records=false, tell=None))]
pub(crate) fn play_games<'py>(
    py: Python<'py>,
    setup: &Bound<'py, PyAny>,
    contestants: Vec<Bound<'py, PyAny>>,
    games: Vec<(u64, Vec<usize>)>,
    threads: Option<usize>,
    records: bool,
    tell: Option<Bound<'py, PyAny>>,
) -> PyResult<Vec<(Vec<u32>, usize, usize, Option<String>)>> {
    let setup = Setup::from_argument(py, Some(setup))?;
    let (setup, rules) = (&setup.get().setup, &setup.get().rules);
    let contestants = contestants.into_iter().map(|it| contestant(it, rules)).collect::<PyResult<Vec<_>>>()?;
    for (number, (_, seats)) in games.iter().enumerate() {
        if seats.len() != rules.players() || seats.iter().any(|it| *it >= contestants.len()) {
            return Err(PyValueError::new_err(format!(
                "game {number}: there must be {} seats, each with the number of one of {} contestants",
                rules.players(),
                contestants.len()
            )));
        }
    }
    let threads = threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    if !(1..=1024).contains(&threads) {
        return Err(PyValueError::new_err("`threads` must be from 1 to 1024"));
    }
    let it = Match { setup, contestants: &contestants, games: &games, records, stop: AtomicBool::new(false) };
    let tell = tell.map(Bound::unbind);
    let outcomes = py.detach(|| run(&it, threads, tell.as_ref()))?;
    Ok(outcomes.into_iter().map(|it| (it.scores, it.turns, it.actions, it.record)).collect())
}

fn contestant(it: Bound<'_, PyAny>, rules: &aude_engine::Rules) -> PyResult<Contestant> {
    if let Ok(name) = it.cast::<PyString>() {
        let name = name.to_str()?.to_string();
        player(&name, rules, 0).map_err(PyValueError::new_err)?;
        return Ok(Contestant::Named(name));
    }
    if it.is_callable() {
        return Ok(Contestant::Function(it.unbind()));
    }
    let kind = it.get_type().name()?;
    Err(PyTypeError::new_err(format!(
        "a player is a name such as \"greedy\" or a function from a state to an action, not {kind}"
    )))
}

/// Plays all games. The outcomes come in the order of the games, whichever thread was faster.
fn run(it: &Match<'_>, threads: usize, tell: Option<&Py<PyAny>>) -> PyResult<Vec<Outcome>> {
    let next = AtomicUsize::new(0);
    let outcomes: Mutex<Vec<Option<Outcome>>> = Mutex::new((0..it.games.len()).map(|_| None).collect());
    let result = thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads.min(it.games.len()) {
            let (sender, next, outcomes) = (sender.clone(), &next, &outcomes);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= it.games.len() || it.stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let played = it.play(number).map(|outcome| {
                        outcomes.lock().unwrap_or_else(PoisonError::into_inner)[number] = outcome;
                    });
                    if sender.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let result = watch(&receiver, it.games.len(), tell);
        it.stop.store(true, Ordering::Relaxed);
        result
    });
    result?;
    let outcomes = outcomes.into_inner().unwrap_or_else(PoisonError::into_inner);
    let outcomes: Option<Vec<Outcome>> = outcomes.into_iter().collect();
    outcomes.ok_or_else(|| PyValueError::new_err("a game did not end"))
}

/// Waits for all games, tells how many are over, and stops at an error or when the user interrupts.
fn watch(receiver: &mpsc::Receiver<PyResult<()>>, games: usize, tell: Option<&Py<PyAny>>) -> PyResult<()> {
    let (mut over, mut told) = (0, 0);
    while over < games {
        match receiver.recv_timeout(Duration::from_millis(100)) {
            Ok(result) => {
                result?;
                over += 1;
                // Those that ended meanwhile are told together.
                while let Ok(result) = receiver.try_recv() {
                    result?;
                    over += 1;
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
        Python::attach(|py| {
            py.check_signals()?;
            if let Some(tell) = tell.filter(|_| over > told) {
                tell.bind(py).call1((over,))?;
            }
            told = over;
            PyResult::Ok(())
        })?;
    }
    Ok(())
}

/// What pairs of games add up to, from the first contestant's view: wins, draws, mean points, lead, Elo with its 95% interval. A pair is
/// its seed and two games, each with the contestant (0 or 1) and the points of each seat.
#[pyfunction]
pub(crate) fn summary(py: Python<'_>, pairs: Vec<(u64, [(Vec<usize>, Vec<u32>); 2])>) -> PyResult<Bound<'_, PyDict>> {
    let mut tally = Tally::default();
    for (seed, games) in pairs {
        for (seats, scores) in &games {
            if seats.len() != scores.len()
                || ![0, 1].iter().all(|it| seats.contains(it))
                || seats.iter().any(|it| *it > 1)
            {
                return Err(PyValueError::new_err(
                    "each game needs the contestant, 0 or 1, and the points of each seat",
                ));
            }
        }
        let games = games.map(|(seats, scores)| Played { seats, scores, turns: 0, clocks: [Clock::default(); 2] });
        tally.add(&Pair { seed, games });
    }
    let it = tally.summary();
    let result = PyDict::new(py);
    result.set_item("games", it.games)?;
    result.set_item("wins", it.wins)?;
    result.set_item("draws", it.draws)?;
    result.set_item("mean", it.mean)?;
    result.set_item("margin", it.margin)?;
    result.set_item("margin_error", it.margin_error)?;
    result.set_item("rate", it.rate)?;
    result.set_item("elo", it.elo)?;
    result.set_item("elo_low", it.elo_low)?;
    result.set_item("elo_high", it.elo_high)?;
    Ok(result)
}
