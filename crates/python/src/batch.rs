//! Many games at once.
//!
//! All arrays are allocated when the batch is made, and every step writes into the same ones. Games are independent of each
//! other and each has its own seed, so the result does not depend on the number of threads.

use std::sync::Arc;

use aude_engine::{Action, Deck, Log, Phase, Rules, State as Position};
use aude_record::Game;
use numpy::{Element, IntoPyArray, PyArray1, PyArrayDyn, PyArrayMethods, PyReadwriteArrayDyn};
use pyo3::{
    exceptions::{PyIndexError, PyRuntimeError, PyTypeError, PyValueError},
    prelude::*,
};
use rayon::prelude::*;

use crate::{
    errors::setup_error,
    planes::Planes,
    setup::Setup,
    space::{Codes, check_window},
    state::State,
};

/// More games than this are a mistake.
const MAX_GAMES: usize = 1 << 24;

/// One game.
struct Slot {
    number: usize,
    position: Position,
    deck: Deck,
    seed: u64,
    /// How many games were played here before.
    episode: u64,
    /// What was played, so that the game can be looked at.
    played: Vec<Action>,
    legal: Vec<Action>,
    codes: Vec<Option<u32>>,
    /// The points before the present step.
    before: [u32; aude_engine::MAX_PLAYERS],
}

/// The place of a game in the arrays.
struct Row<'a> {
    count: &'a mut i32,
    player: &'a mut i8,
    done: &'a mut bool,
    seed: &'a mut u64,
    scores: &'a mut [i32],
    rewards: &'a mut [f32],
    results: &'a mut [f32],
    final_scores: &'a mut [i32],
    /// Empty if the batch does not observe.
    observation: &'a mut [u8],
    features: &'a mut [i16],
    mask: &'a mut [i8],
}

/// What all games share.
struct Shared {
    rules: Arc<Rules>,
    codes: Codes,
    planes: Planes,
    observes: bool,
    auto_reset: bool,
    seed: u64,
}

/// A number far from those of its neighbours.
const fn mix(mut z: u64) -> u64 {
    z = z.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl Shared {
    /// The seed of the game of a slot. It fits a floating-point number.
    const fn seed_of(&self, slot: usize, episode: u64) -> u64 {
        mix(mix(self.seed ^ mix(slot as u64)) ^ episode) >> 11
    }

    fn slot(&self, number: usize) -> Slot {
        Slot {
            number,
            position: self.rules.start(),
            deck: Deck::new(0),
            seed: 0,
            episode: 0,
            played: Vec::new(),
            legal: Vec::new(),
            codes: Vec::new(),
            before: [0; aude_engine::MAX_PLAYERS],
        }
    }

    fn begin(&self, slot: &mut Slot, row: &mut Row<'_>) {
        slot.position.clone_from(&self.rules.start());
        slot.deck = Deck::new(slot.seed);
        slot.played.clear();
        slot.before = [0; aude_engine::MAX_PLAYERS];
        for (seat, before) in slot.before.iter_mut().enumerate().take(self.rules.players()) {
            *before = slot.position.score(seat);
        }
        row.observation.fill(0);
        *row.seed = slot.seed;
        self.draw(slot);
    }

    fn draw(&self, slot: &mut Slot) {
        while slot.position.phase() == Phase::Draw {
            let draw = slot.deck.draw(&self.rules, &slot.position);
            slot.position.play_unchecked(&self.rules, draw, &mut Log::off());
        }
    }

    /// Plays a legal action.
    fn play(&self, slot: &mut Slot, row: &mut Row<'_>, index: usize) {
        let action = slot.legal[index];
        slot.played.push(action);
        slot.position.play_unchecked(&self.rules, action, &mut Log::off());
        self.draw(slot);
        for (seat, reward) in row.rewards.iter_mut().enumerate() {
            let score = slot.position.score(seat);
            *reward = score as f32 - slot.before[seat] as f32;
            slot.before[seat] = score;
        }
        *row.done = slot.position.phase() == Phase::Over;
        if *row.done {
            let winners = slot.position.winners(&self.rules);
            row.results.fill(0.0);
            for winner in &winners {
                row.results[*winner] = 1.0 / winners.len() as f32;
            }
            for (seat, score) in row.final_scores.iter_mut().enumerate() {
                *score = slot.position.score(seat) as i32;
            }
            if self.auto_reset {
                slot.episode += 1;
                slot.seed = self.seed_of(slot.number, slot.episode);
                self.begin(slot, row);
            }
        }
    }

    /// Writes the arrays.
    fn write(&self, slot: &mut Slot, row: &mut Row<'_>) {
        let (rules, position) = (&*self.rules, &slot.position);
        position.list_actions(rules, &mut slot.legal);
        slot.legal.sort_unstable();
        *row.count = slot.legal.len() as i32;
        let over = position.phase() == Phase::Over;
        *row.player = if over { -1 } else { position.decider() as i8 };
        for (seat, score) in row.scores.iter_mut().enumerate() {
            *score = position.score(seat) as i32;
        }
        if !self.observes {
            return;
        }
        let seat = if over { position.player() } else { position.decider() };
        self.planes.write_board(rules, position, seat, row.observation);
        self.planes.write_features(rules, position, seat, row.features);
        // Few codes are legal: those of the position before are taken back one by one.
        for code in slot.codes.iter().flatten() {
            row.mask[*code as usize] = 0;
        }
        self.codes.all(rules, position, &slot.legal, &mut slot.codes);
        for code in slot.codes.iter().flatten() {
            row.mask[*code as usize] = 1;
        }
    }
}

/// The arrays of a batch, as Python sees them.
struct Arrays {
    counts: Py<PyArrayDyn<i32>>,
    players: Py<PyArrayDyn<i8>>,
    dones: Py<PyArrayDyn<bool>>,
    seeds: Py<PyArrayDyn<u64>>,
    scores: Py<PyArrayDyn<i32>>,
    rewards: Py<PyArrayDyn<f32>>,
    results: Py<PyArrayDyn<f32>>,
    final_scores: Py<PyArrayDyn<i32>>,
    observations: Py<PyArrayDyn<u8>>,
    features: Py<PyArrayDyn<i16>>,
    masks: Py<PyArrayDyn<i8>>,
}

fn zeros<T: Element>(py: Python<'_>, shape: &[usize]) -> Py<PyArrayDyn<T>> {
    PyArrayDyn::zeros(py, shape, false).unbind()
}

/// An array while it is written.
fn open<'py, T: Element>(py: Python<'py>, array: &Py<PyArrayDyn<T>>) -> PyResult<PyReadwriteArrayDyn<'py, T>> {
    let opened = array.bind(py).try_readwrite();
    opened.map_err(|error| PyRuntimeError::new_err(format!("an array of the batch cannot be written: {error}")))
}

/// The rows of an array, one for each game.
fn rows<'a, T: Element>(
    array: &'a mut PyReadwriteArrayDyn<'_, T>,
    games: usize,
    width: usize,
) -> PyResult<impl Iterator<Item = &'a mut [T]> + use<'a, T>> {
    let whole = array.as_slice_mut().ok().filter(|all| all.len() == games * width);
    let whole = whole
        .ok_or_else(|| PyRuntimeError::new_err("an array of the batch has another shape than it was made with"))?;
    // What is not observed has rows without anything.
    let (mut rest, width) = (whole, width);
    Ok((0..games).map(move |_| {
        let (row, more) = std::mem::take(&mut rest).split_at_mut(width);
        rest = more;
        row
    }))
}

/// Many games of one setup that are played in step, on all cores, into arrays that are allocated once.
///
/// ``step`` takes an index of the sorted legal actions for each game, ``step_codes`` a code of :class:`Space`. Every array has a row for
/// each game: ``counts`` (legal actions), ``players`` (seat to move, -1 when over), ``scores``, ``rewards`` (points won or lost in the
/// last step), ``dones`` (the last step ended the game), ``results`` (1 for a win, shared among winners) and ``final_scores`` of the game that
/// ended last, ``seeds``. With ``observe``, ``observations``, ``features`` and ``masks`` are what :class:`Space` describes, for the player to
/// move.
///
/// Games that end begin anew with the next seed unless ``auto_reset`` is off; then they wait, and their actions are ignored.
///
/// >>> import aude, numpy as np
/// >>> batch = aude.Batch(64, seed=1)
/// >>> rng = np.random.default_rng(1)
/// >>> for _ in range(200):
/// ...     batch.step((rng.random(64) * batch.counts).astype(np.int64))
/// >>> batch.counts.shape, int(batch.final_scores.min()) >= 0
/// ((64,), True)
#[pyclass(module = "aude")]
pub(crate) struct Batch {
    setup: Py<Setup>,
    shared: Shared,
    slots: Vec<Slot>,
    arrays: Arrays,
    pool: rayon::ThreadPool,
    window: usize,
}

impl Batch {
    /// Changes every game, on all threads, with its row of the arrays.
    fn each(&mut self, py: Python<'_>, change: impl Fn(&Shared, &mut Slot, &mut Row<'_>) + Sync) -> PyResult<()> {
        let (arrays, games, players) = (&self.arrays, self.slots.len(), self.shared.rules.players());
        let observed = |width: usize| if self.shared.observes { width } else { 0 };
        let planes = &self.shared.planes;
        let mut counts = open(py, &arrays.counts)?;
        let mut seats = open(py, &arrays.players)?;
        let mut dones = open(py, &arrays.dones)?;
        let mut seeds = open(py, &arrays.seeds)?;
        let mut scores = open(py, &arrays.scores)?;
        let mut rewards = open(py, &arrays.rewards)?;
        let mut results = open(py, &arrays.results)?;
        let mut final_scores = open(py, &arrays.final_scores)?;
        let mut observations = open(py, &arrays.observations)?;
        let mut features = open(py, &arrays.features)?;
        let mut masks = open(py, &arrays.masks)?;
        let mut counts = rows(&mut counts, games, 1)?;
        let mut seats = rows(&mut seats, games, 1)?;
        let mut dones = rows(&mut dones, games, 1)?;
        let mut seeds = rows(&mut seeds, games, 1)?;
        let mut scores = rows(&mut scores, games, players)?;
        let mut rewards = rows(&mut rewards, games, players)?;
        let mut results = rows(&mut results, games, players)?;
        let mut final_scores = rows(&mut final_scores, games, players)?;
        let mut observations = rows(&mut observations, games, observed(planes.plane_bytes()))?;
        let mut features = rows(&mut features, games, observed(planes.feature_count()))?;
        let mut masks = rows(&mut masks, games, observed(self.shared.codes.size()))?;
        let mut row = || {
            Some(Row {
                count: counts.next()?.first_mut()?,
                player: seats.next()?.first_mut()?,
                done: dones.next()?.first_mut()?,
                seed: seeds.next()?.first_mut()?,
                scores: scores.next()?,
                rewards: rewards.next()?,
                results: results.next()?,
                final_scores: final_scores.next()?,
                observation: observations.next()?,
                features: features.next()?,
                mask: masks.next()?,
            })
        };
        let mut all: Vec<Row<'_>> = std::iter::from_fn(&mut row).collect();
        let (shared, slots, pool) = (&self.shared, &mut self.slots, &self.pool);
        py.detach(|| {
            pool.install(|| {
                let games = slots.par_iter_mut().zip(all.par_iter_mut()).with_min_len(16);
                games.for_each(|(slot, row)| change(shared, slot, row));
            });
        });
        Ok(())
    }

    /// The numbers of an argument, one for each game.
    fn numbers(&self, argument: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
        let (py, games) = (argument.py(), self.slots.len());
        let numpy = py.import("numpy")?;
        let array = numpy.call_method1("asarray", (argument,))?;
        let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
        let shape: Vec<usize> = array.getattr("shape")?.extract()?;
        if !["i", "u"].contains(&kind.as_str()) {
            return Err(PyTypeError::new_err("the actions must be an array of whole numbers"));
        }
        if shape != [games] {
            return Err(PyValueError::new_err(format!("the actions must have the shape ({games},), not {shape:?}")));
        }
        let array = array.call_method1("astype", (numpy.getattr("int64")?,))?;
        let array = array.cast_into::<PyArray1<i64>>()?;
        Ok(array.try_readonly().map_err(|error| PyValueError::new_err(error.to_string()))?.as_array().to_vec())
    }

    /// Plays the legal actions of these indices. None is played if one of them makes no sense.
    fn advance(&mut self, py: Python<'_>, indices: &[Option<usize>]) -> PyResult<()> {
        self.each(py, |shared, slot, row| {
            *row.done = false;
            row.rewards.fill(0.0);
            if let Some(index) = indices[slot.number] {
                shared.play(slot, row, index);
                shared.write(slot, row);
            }
        })
    }

    fn game(&self, number: isize) -> PyResult<&Slot> {
        let games = self.slots.len() as isize;
        let index = if number < 0 { number + games } else { number };
        let slot = usize::try_from(index).ok().and_then(|index| self.slots.get(index));
        slot.ok_or_else(|| PyIndexError::new_err(format!("there are {games} games, counted from 0")))
    }
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (games, setup=None, *, seed=0, threads=None, auto_reset=true, observe=false, window=31))]
    fn new(
        py: Python<'_>,
        games: usize,
        setup: Option<&Bound<'_, PyAny>>,
        seed: u64,
        threads: Option<usize>,
        auto_reset: bool,
        observe: bool,
        window: usize,
    ) -> PyResult<Self> {
        if !(1..=MAX_GAMES).contains(&games) {
            return Err(PyValueError::new_err(format!("`games` must be from 1 to {MAX_GAMES}")));
        }
        if threads.is_some_and(|threads| !(1..=1024).contains(&threads)) {
            return Err(PyValueError::new_err("`threads` must be from 1 to 1024"));
        }
        check_window(window)?;
        let setup = Setup::from_argument(py, setup)?;
        let rules = Arc::clone(&setup.get().rules);
        let (codes, planes, players) = (Codes::new(&rules, window), Planes::new(&rules, window), rules.players());
        let observed = |width: usize| if observe { width } else { 0 };
        let arrays = Arrays {
            counts: zeros(py, &[games]),
            players: zeros(py, &[games]),
            dones: zeros(py, &[games]),
            seeds: zeros(py, &[games]),
            scores: zeros(py, &[games, players]),
            rewards: zeros(py, &[games, players]),
            results: zeros(py, &[games, players]),
            final_scores: zeros(py, &[games, players]),
            observations: zeros(py, &[games, window, window, observed(planes.plane_count())]),
            features: zeros(py, &[games, observed(planes.feature_count())]),
            masks: zeros(py, &[games, observed(codes.size())]),
        };
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build();
        let pool = pool.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        let shared = Shared { rules, codes, planes, observes: observe, auto_reset, seed };
        let slots = (0..games).map(|number| shared.slot(number)).collect();
        let mut batch = Self { setup: setup.unbind(), shared, slots, arrays, pool, window };
        batch.reset(py, None)?;
        Ok(batch)
    }

    /// Begins all games anew: with the next seeds, or with these.
    #[pyo3(signature = (seeds=None))]
    fn reset(&mut self, py: Python<'_>, seeds: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seeds = seeds.map(|seeds| self.numbers(seeds)).transpose()?;
        if let Some(seed) = seeds.iter().flatten().find(|seed| **seed < 0) {
            return Err(PyValueError::new_err(format!("seeds must not be negative; one is {seed}")));
        }
        self.each(py, |shared, slot, row| {
            slot.seed = match &seeds {
                Some(seeds) => seeds[slot.number] as u64,
                None => shared.seed_of(slot.number, slot.episode),
            };
            slot.episode += 1;
            *row.done = false;
            row.rewards.fill(0.0);
            shared.begin(slot, row);
            shared.write(slot, row);
        })
    }

    /// Plays in each game the legal action of an index. Nothing is played if one is out of range.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let numbers = self.numbers(actions)?;
        let mut indices = Vec::with_capacity(numbers.len());
        for (slot, number) in self.slots.iter().zip(numbers) {
            let index = usize::try_from(number).ok().filter(|index| *index < slot.legal.len());
            if index.is_none() && !slot.legal.is_empty() {
                return Err(PyValueError::new_err(format!(
                    "game {}: there are {} legal actions, counted from 0; the action is {number}",
                    slot.number,
                    slot.legal.len()
                )));
            }
            indices.push(index);
        }
        self.advance(py, &indices)
    }

    /// Plays in each game the legal action of a code. Nothing is played if one is not legal. Needs ``observe``.
    fn step_codes(&mut self, py: Python<'_>, codes: &Bound<'_, PyAny>) -> PyResult<()> {
        if !self.shared.observes {
            return Err(PyValueError::new_err("a batch knows its codes if it is made with observe=True"));
        }
        let numbers = self.numbers(codes)?;
        let mut indices = Vec::with_capacity(numbers.len());
        for (slot, number) in self.slots.iter().zip(numbers) {
            let index = slot.codes.iter().position(|code| code.map(i64::from) == Some(number));
            if index.is_none() && !slot.legal.is_empty() {
                return Err(PyValueError::new_err(format!("game {}: the code {number} is not legal", slot.number)));
            }
            indices.push(index);
        }
        self.advance(py, &indices)
    }

    /// A game as a state of its own.
    fn state(&self, py: Python<'_>, game: isize) -> PyResult<State> {
        let slot = self.game(game)?;
        let setup = self.setup.get().setup.clone();
        let mut game = Game::new(setup, slot.seed).map_err(|error| setup_error(py, &error))?;
        for action in &slot.played {
            game.play(*action).map_err(crate::state::illegal)?;
        }
        Ok(State::of(Arc::new(game)))
    }

    /// The codes of the legal actions of a game, in the order of their indices. Needs ``observe``.
    fn codes<'py>(&self, py: Python<'py>, game: isize) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let slot = self.game(game)?;
        Ok(slot.codes.iter().map(|code| code.map_or(-1, i64::from)).collect::<Vec<_>>().into_pyarray(py))
    }

    /// The setup of all games.
    #[getter]
    fn setup(&self, py: Python<'_>) -> Py<Setup> {
        self.setup.clone_ref(py)
    }

    /// The side of the window of observations.
    #[getter]
    fn window(&self) -> usize {
        self.window
    }

    /// How many games are played at a time.
    #[getter]
    fn threads(&self) -> usize {
        self.pool.current_num_threads()
    }

    /// How many actions are legal, by game; 0 if it is over.
    #[getter]
    fn counts(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.arrays.counts.clone_ref(py)
    }

    /// Whose decision is due; -1 if the game is over.
    #[getter]
    fn players(&self, py: Python<'_>) -> Py<PyArrayDyn<i8>> {
        self.arrays.players.clone_ref(py)
    }

    /// Whether the last step ended a game.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArrayDyn<bool>> {
        self.arrays.dones.clone_ref(py)
    }

    /// The seed of each game.
    #[getter]
    fn seeds(&self, py: Python<'_>) -> Py<PyArrayDyn<u64>> {
        self.arrays.seeds.clone_ref(py)
    }

    /// Points, by game and seat.
    #[getter]
    fn scores(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.arrays.scores.clone_ref(py)
    }

    /// Points of the last step, by game and seat.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.rewards.clone_ref(py)
    }

    /// For the game that ended last: 1 for a win, shared among winners.
    #[getter]
    fn results(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.arrays.results.clone_ref(py)
    }

    /// The points of the game that ended last.
    #[getter]
    fn final_scores(&self, py: Python<'_>) -> Py<PyArrayDyn<i32>> {
        self.arrays.final_scores.clone_ref(py)
    }

    /// Planes, if the batch observes.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Option<Py<PyArrayDyn<u8>>> {
        self.shared.observes.then(|| self.arrays.observations.clone_ref(py))
    }

    /// Features, if the batch observes.
    #[getter]
    fn features(&self, py: Python<'_>) -> Option<Py<PyArrayDyn<i16>>> {
        self.shared.observes.then(|| self.arrays.features.clone_ref(py))
    }

    /// Which codes are legal, if the batch observes.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Option<Py<PyArrayDyn<i8>>> {
        self.shared.observes.then(|| self.arrays.masks.clone_ref(py))
    }

    fn __len__(&self) -> usize {
        self.slots.len()
    }

    fn __repr__(&self) -> String {
        format!("<aude.Batch {} games, {} threads>", self.slots.len(), self.pool.current_num_threads())
    }
}
