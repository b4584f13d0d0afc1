//! A game at some point: the position and how it came about.

use std::sync::Arc;

use aude_bots::suggest;
use aude_draw::{Board, Surroundings};
use aude_engine::{Illegal, Phase, Rules};
use aude_protocol::{ActionMessage, EventMessage, Refusal, SegmentMessage, StateMessage};
use aude_record::Game;
use numpy::{IntoPyArray, PyArray3, PyArrayMethods};
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::{PyBool, PyBytes, PyDict, PyInt, PyList, PyString},
};
use serde_json::{Map, Value, json};

use crate::{
    action::Action,
    errors::{IllegalActionError, record_error, setup_error},
    json,
    setup::Setup,
};

/// A count that looks at more positions than this is refused: it would take minutes.
const MAX_PERFT: u64 = 50_000_000;

/// A game at some point: the position and how it came about.
///
/// With a seed, tiles are drawn by themselves, and every action is a player's. Without one, ``phase`` is ``"draw"`` whenever a tile
/// is due, :meth:`chance_outcomes` lists what may come, and :meth:`draw` says what comes.
///
/// ``setup`` is a :class:`Setup`, a number of players (2 if it is missing), a list of names or a dictionary of fields.
///
/// >>> import aude
/// >>> state = aude.State(seed=7)
/// >>> state.phase, state.player, state.tile
/// ('place-tile', 0, 'O')
/// >>> events = state.play(state.legal_actions()[0])
/// >>> state.phase
/// 'place-figure'
/// >>> state.play("pass") and state.scores
/// [0, 0]
#[pyclass(module = "aude", from_py_object)]
#[derive(Clone)]
pub(crate) struct State {
    /// Shared with copies and with the actions that it listed, until it is changed.
    pub(crate) game: Arc<Game>,
    /// The seed of the draws to come, where they are not those of the game's own seed.
    then: Option<u64>,
}

/// Whether two games have the same rules and names.
pub(crate) fn same_rules(one: &Arc<Game>, other: &Arc<Game>) -> bool {
    Arc::ptr_eq(one, other) || one.setup() == other.setup()
}

/// An exception for an action that is not legal.
pub(crate) fn illegal(error: Illegal) -> PyErr {
    IllegalActionError::new_err(error.to_string())
}

impl State {
    /// A game as a state.
    pub(crate) const fn of(game: Arc<Game>) -> Self {
        Self { game, then: None }
    }

    pub(crate) fn start(py: Python<'_>, setup: &Setup, seed: Option<u64>) -> PyResult<Self> {
        let setup = setup.setup.clone();
        let game = match seed {
            Some(seed) => Game::new(setup, seed),
            None => Game::without_seed(setup),
        };
        Ok(Self::of(Arc::new(game.map_err(|error| setup_error(py, &error))?)))
    }

    pub(crate) fn rules(&self) -> &Arc<Rules> {
        self.game.rules()
    }

    pub(crate) fn position(&self) -> &aude_engine::State {
        self.game.state()
    }

    /// Every legal action as an object.
    pub(crate) fn object(&self, action: aude_engine::Action) -> Action {
        Action { game: Arc::clone(&self.game), action }
    }

    /// The action that an argument means. It need not be legal.
    pub(crate) fn read_action(&self, argument: &Bound<'_, PyAny>) -> PyResult<aude_engine::Action> {
        if let Ok(action) = argument.cast::<Action>() {
            let action = action.get();
            if same_rules(&action.game, &self.game) {
                return Ok(action.action);
            }
            return Err(PyValueError::new_err("the action is one of a game with another setup"));
        }
        if let Ok(fields) = argument.cast::<PyDict>() {
            let message = Value::Object(json::object_from_python(fields)?);
            return ActionMessage::read(&self.game, &message).map_err(|refusal| match refusal {
                Refusal::Nonsense(message) => PyValueError::new_err(message),
                Refusal::Illegal(message) => IllegalActionError::new_err(message),
            });
        }
        if let Ok(word) = argument.cast::<PyString>() {
            return self.game.read_word(word.to_str()?).map_err(PyValueError::new_err);
        }
        let is_bool = argument.is_instance_of::<PyBool>();
        if !is_bool && (argument.is_instance_of::<PyInt>() || argument.hasattr("__index__")?) {
            let actions = self.game.legal_actions();
            let index = argument.extract::<usize>().ok();
            return index.and_then(|index| actions.get(index)).copied().ok_or_else(|| {
                IllegalActionError::new_err(format!("there are only {} legal actions, counted from 0", actions.len()))
            });
        }
        let kind = argument.get_type().name()?;
        Err(PyTypeError::new_err(format!(
            "an action is an Action, an index of legal_actions(), a word such as \"U@1,0r3\" or a dictionary, not {kind}"
        )))
    }

    /// Plays an action; the events as JSON.
    pub(crate) fn advance(&mut self, action: aude_engine::Action) -> PyResult<Vec<aude_engine::Event>> {
        // Checked first: a game that is shared is copied only to be changed.
        if self.position().phase() == Phase::Draw {
            return Err(IllegalActionError::new_err("a tile must be drawn first; `draw` says which"));
        }
        self.position().check(self.rules(), action).map_err(illegal)?;
        Arc::make_mut(&mut self.game).play(action).map_err(illegal)
    }

    fn events<'py>(&self, py: Python<'py>, events: &[aude_engine::Event]) -> PyResult<Bound<'py, PyList>> {
        let list = PyList::empty(py);
        for event in events {
            let message = serde_json::to_value(EventMessage::of(&self.game, event)).unwrap_or_default();
            list.append(json::to_python(py, &message)?)?;
        }
        Ok(list)
    }

    fn board(&self) -> Board<'_> {
        let names = &self.game.setup().players;
        Board::new(self.rules(), self.position()).names(names)
    }

    fn picture(&self, tile_size: f32, dark: bool, panel: bool, coordinates: bool) -> PyResult<Board<'_>> {
        if !(8.0..=512.0).contains(&tile_size) {
            return Err(PyValueError::new_err("`tile_size` must be from 8 to 512 pixels"));
        }
        let surroundings = if dark { Surroundings::Dark } else { Surroundings::Light };
        Ok(self.board().tile_size(tile_size).on(surroundings).panel(panel).coordinates(coordinates))
    }
}

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (setup=None, seed=None))]
    fn new(py: Python<'_>, setup: Option<&Bound<'_, PyAny>>, seed: Option<u64>) -> PyResult<Self> {
        let setup = Setup::from_argument(py, setup)?;
        Self::start(py, setup.get(), seed)
    }

    /// The game of a record, at its end. ``RecordError`` names the line and column of what is wrong.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<Self> {
        let game = py.detach(|| Game::from_record(text)).map_err(|fault| record_error(py, &fault))?;
        Ok(Self::of(Arc::new(game)))
    }

    /// The whole game as text (docs/record.md). Without its seed the record does not tell what comes next.
    #[pyo3(signature = (seed=true))]
    fn record(&self, seed: bool) -> String {
        if seed { self.game.record() } else { self.game.record_without_seed() }
    }

    /// What is played.
    #[getter]
    fn setup(&self) -> Setup {
        Setup { setup: self.game.setup().clone(), rules: Arc::clone(self.rules()) }
    }

    /// The seed of all draws, if there is one.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.game.seed()
    }

    /// The decision that is due: ``"place-tile"``, ``"place-figure"`` …, ``"draw"`` or ``"over"``.
    #[getter]
    fn phase(&self) -> &'static str {
        self.position().phase().name()
    }

    /// The seat whose decision is due; ``None`` if a tile is to be drawn or the game is over.
    #[getter]
    pub(crate) fn player(&self) -> Option<usize> {
        let nobody = matches!(self.position().phase(), Phase::Draw | Phase::Over);
        (!nobody).then(|| self.position().decider())
    }

    /// The seat whose turn it is.
    #[getter]
    fn active(&self) -> usize {
        self.position().player()
    }

    /// The number of players.
    #[getter]
    fn players(&self) -> usize {
        self.rules().players()
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.position().phase() == Phase::Over
    }

    /// Whether a tile is to be drawn by :meth:`draw`.
    #[getter]
    fn is_chance(&self) -> bool {
        self.position().phase() == Phase::Draw
    }

    /// The points by seat.
    #[getter]
    fn scores(&self) -> Vec<u32> {
        (0..self.players()).map(|seat| self.position().score(seat)).collect()
    }

    /// The seats with the most points once the game is over; empty before.
    #[getter]
    fn winners(&self) -> Vec<usize> {
        self.position().winners(self.rules())
    }

    /// The number of the turn, from 1.
    #[getter]
    fn turn(&self) -> usize {
        self.position().turn()
    }

    /// How many tiles are left to draw.
    #[getter]
    fn left(&self) -> usize {
        self.position().left()
    }

    /// The name of the tile that was drawn and is not placed yet.
    #[getter]
    fn tile(&self) -> Option<&'static str> {
        self.position().tile().map(|design| self.rules().tile(design).id)
    }

    /// The names of the tiles drawn so far.
    #[getter]
    fn draws(&self) -> Vec<&'static str> {
        self.game.draws().iter().map(|design| self.rules().tile(*design).id).collect()
    }

    /// How many actions were played.
    #[getter]
    fn actions(&self) -> usize {
        self.game.actions().len()
    }

    /// A number for what lies on the table, whose turn it is and what is left, the same in every version.
    #[getter]
    fn fingerprint(&self) -> u64 {
        self.game.fingerprint()
    }

    /// What happened before the first action.
    #[getter]
    fn opening<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        self.events(py, self.game.opening())
    }

    /// The position as the engine protocol describes it: board, figures, supplies and what each part adds.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &serde_json::to_value(StateMessage::of(&self.game)).unwrap_or_default())
    }

    /// Every feature on the table: ``kind``, ``segments``, ``complete``, ``tiles``, ``marks`` such as pennants, and ``strength`` by seat.
    fn features<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let (rules, position) = (self.rules(), self.position());
        let features = position.features(rules).into_iter().map(|feature| {
            let segments = feature.segments.iter().map(|spot| SegmentMessage::of(rules, position, *spot));
            let marks: Map<_, _> = feature.marks.each().map(|(name, n, _)| (name.into(), n.into())).collect();
            json!({
                "kind": feature.kind.name(), "segments": segments.collect::<Vec<_>>(), "complete": feature.complete,
                "tiles": feature.tiles, "marks": marks, "strength": feature.strength,
            })
        });
        json::to_python(py, &features.collect())
    }

    /// Every legal action, sorted; the same order in every version. Empty if a tile is to be drawn or the game is over.
    pub(crate) fn legal_actions(&self) -> Vec<Action> {
        self.game.legal_actions().into_iter().map(|action| self.object(action)).collect()
    }

    /// How many actions are legal.
    #[getter]
    fn legal_count(&self) -> usize {
        self.game.legal_actions().len()
    }

    /// The legal action that an argument of :meth:`play` means.
    fn action(&self, action: &Bound<'_, PyAny>) -> PyResult<Action> {
        let action = self.read_action(action)?;
        if self.position().phase() == Phase::Draw {
            return Err(IllegalActionError::new_err("a tile must be drawn first; `draw` says which"));
        }
        self.position().check(self.rules(), action).map_err(illegal)?;
        Ok(self.object(self.position().canonical(self.rules(), action)))
    }

    /// Whether an action is legal.
    fn is_legal(&self, action: &Bound<'_, PyAny>) -> PyResult<bool> {
        match self.action(action) {
            Ok(_) => Ok(true),
            Err(error) if error.is_instance_of::<IllegalActionError>(action.py()) => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Plays an action, and the draws that follow by themselves. Returns the events as the engine protocol describes them; a
    /// ``"scored"`` event has its terms.
    ///
    /// An action is an :class:`Action`, an index of :meth:`legal_actions`, a word of records, or a dictionary.
    fn play<'py>(&mut self, py: Python<'py>, action: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyList>> {
        let action = self.read_action(action)?;
        let events = self.advance(action)?;
        self.events(py, &events)
    }

    /// The state after an action; this one stays as it is.
    fn after(&self, action: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut state = self.clone();
        let action = state.read_action(action)?;
        state.advance(action)?;
        Ok(state)
    }

    /// The state so many actions ago; this one stays as it is. The tile that was drawn then is in hand again.
    #[pyo3(signature = (steps=1))]
    fn undo(&self, steps: usize) -> PyResult<Self> {
        let played = self.game.actions().len();
        if steps > played {
            return Err(PyValueError::new_err(format!("there are only {played} actions to take back")));
        }
        let mut game = (*self.game).clone();
        game.undo(steps);
        game.forget_draws();
        Ok(Self { game: Arc::new(game), then: self.then })
    }

    /// How it came to this: for each action of the players the state before it, the action, and its events.
    fn replay<'py>(&self, py: Python<'py>) -> PyResult<Vec<(Self, Action, Bound<'py, PyList>)>> {
        let mut state = Self { game: Arc::new(self.game.branch(0, true)), then: self.then };
        let mut steps = Vec::new();
        for action in self.game.actions() {
            let before = state.clone();
            let events = state.advance(*action)?;
            let events = state.events(py, &events)?;
            steps.push((before.clone(), before.object(*action), events));
        }
        Ok(steps)
    }

    /// What may be drawn and how likely it is, where a draw is due.
    fn chance_outcomes(&self) -> Vec<(&'static str, f64)> {
        let (rules, position) = (self.rules(), self.position());
        let outcomes = outcomes(rules, position);
        let total: usize = outcomes.iter().map(|(_, n)| n).sum();
        outcomes.iter().map(|(design, n)| (rules.tile(*design).id, *n as f64 / total as f64)).collect()
    }

    /// Draws a tile in a game without a seed. Returns the events.
    fn draw<'py>(&mut self, py: Python<'py>, tile: &str) -> PyResult<Bound<'py, PyList>> {
        let design = self.rules().design(tile).ok_or_else(|| {
            PyValueError::new_err(format!(
                "there is no tile `{tile}` in this game; `chance_outcomes` lists what may come"
            ))
        })?;
        if self.position().phase() != Phase::Draw {
            return Err(IllegalActionError::new_err("no tile is to be drawn now"));
        }
        self.position().check(self.rules(), aude_engine::Action::Draw(design)).map_err(illegal)?;
        let events = Arc::make_mut(&mut self.game).draw(design).map_err(illegal)?;
        self.events(py, &events)
    }

    /// The same position with another future: the tiles to come follow from this seed. A search that uses it does not look at the
    /// real ones.
    fn resample(&self, seed: u64) -> Self {
        let mut game = self.game.branch(self.game.actions().len(), false);
        game.draw_by(seed);
        let then = (game.seed().is_none() && game.setup().draw.is_none()).then_some(seed);
        Self { game: Arc::new(game), then }
    }

    /// The best actions as a computer player sees them, the best first, with ``value`` (the lead it expects to end with), ``visits``
    /// and the ``reason``. Give one of ``level`` (beginner, easy, medium, hard, master), ``ms`` and ``playouts``; hard otherwise.
    #[pyo3(signature = (*, level=None, ms=None, playouts=None, seed=0, most=5))]
    fn suggest<'py>(
        &self,
        py: Python<'py>,
        level: Option<&str>,
        ms: Option<u64>,
        playouts: Option<u64>,
        seed: u64,
        most: usize,
    ) -> PyResult<Bound<'py, PyList>> {
        if self.player().is_none() {
            return Err(PyValueError::new_err("nobody has to decide now"));
        }
        let mut request = Map::new();
        let given =
            [("level", level.map(Value::from)), ("ms", ms.map(Value::from)), ("playouts", playouts.map(Value::from))];
        request.extend(given.into_iter().filter_map(|(name, value)| Some((name.to_string(), value?))));
        let mind = aude_protocol::read_mind(&request).map_err(PyValueError::new_err)?;
        let game = Arc::clone(&self.game);
        let lines = py.detach(|| suggest(game.rules(), game.state(), mind, seed, most));
        let list = PyList::empty(py);
        for line in lines {
            let told = json::to_python(py, &aude_protocol::suggestion(&self.game, &line))?;
            told.set_item("action", Py::new(py, self.object(line.action))?)?;
            list.append(told)?;
        }
        Ok(list)
    }

    /// How many sequences of so many actions there are from here; each tile that can be drawn is a way of its own.
    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        let game = Arc::clone(&self.game);
        let count = py.detach(|| aude_engine::perft_within(game.rules(), game.state(), depth, MAX_PERFT));
        count.ok_or_else(|| PyValueError::new_err("that is too much to count; choose a smaller depth"))
    }

    /// The board as an SVG document.
    #[pyo3(signature = (*, tile_size=64.0, dark=false, panel=true, coordinates=false))]
    fn svg(&self, tile_size: f32, dark: bool, panel: bool, coordinates: bool) -> PyResult<String> {
        Ok(self.picture(tile_size, dark, panel, coordinates)?.svg())
    }

    /// The board as a PNG.
    #[pyo3(signature = (*, tile_size=64.0, dark=false, panel=true, coordinates=false))]
    fn png<'py>(
        &self,
        py: Python<'py>,
        tile_size: f32,
        dark: bool,
        panel: bool,
        coordinates: bool,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let svg = self.picture(tile_size, dark, panel, coordinates)?.svg();
        let png = py.detach(|| aude_draw::png(&svg)).map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(PyBytes::new(py, &png))
    }

    /// The board as an array of pixels: rows, columns, and red, green and blue.
    #[pyo3(signature = (*, tile_size=32.0, dark=false, panel=true, coordinates=false))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        tile_size: f32,
        dark: bool,
        panel: bool,
        coordinates: bool,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let svg = self.picture(tile_size, dark, panel, coordinates)?.svg();
        let pixels = py.detach(|| crate::pixels::pixels(&svg)).map_err(PyValueError::new_err)?;
        pixels.colors.into_pyarray(py).reshape([pixels.height, pixels.width, 3])
    }

    fn _repr_svg_(&self) -> String {
        self.board().tile_size(48.0).svg()
    }

    /// A copy, which can go another way. It takes no time, whatever the game has become.
    #[pyo3(name = "clone")]
    fn copy(&self) -> Self {
        self.clone()
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.clone()
    }

    /// States are equal if they have the same setup and position, whatever is drawn next.
    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other
            .extract::<PyRef<'_, Self>>()
            .is_ok_and(|other| same_rules(&self.game, &other.game) && self.position() == other.position())
    }

    fn __hash__(&self) -> u64 {
        self.fingerprint()
    }

    fn __repr__(&self) -> String {
        let scores: Vec<_> = self.scores().iter().map(u32::to_string).collect();
        format!("<aude.State turn {}, {}, {}>", self.turn(), self.phase(), scores.join("–"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String, Option<u64>))> {
        Ok((py.import("aude._aude")?.getattr("state_of")?, (self.game.record(), self.then)))
    }
}

/// What may be drawn, with how many of each.
pub(crate) fn outcomes(rules: &Rules, position: &aude_engine::State) -> Vec<(aude_engine::Design, usize)> {
    if position.phase() == Phase::Draw { position.drawable(rules).collect() } else { Vec::new() }
}

/// The state of a record, with the seed of the draws to come. For pickles.
#[pyfunction]
pub(crate) fn state_of(py: Python<'_>, record: &str, then: Option<u64>) -> PyResult<State> {
    let mut state = State::from_record(py, record)?;
    if let Some(seed) = then {
        Arc::make_mut(&mut state.game).draw_by(seed);
        state.then = then;
    }
    Ok(state)
}

/// The function behind the pickles of actions.
pub(crate) fn action_of_name(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    py.import("aude._aude")?.getattr("action_of")
}

/// The action of a word in a state. For pickles.
#[pyfunction]
pub(crate) fn action_of(state: PyRef<'_, State>, word: &str) -> PyResult<Action> {
    let action = state.game.read_word(word).map_err(PyValueError::new_err)?;
    Ok(state.object(action))
}
