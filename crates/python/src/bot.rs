//! Computer players, and the line protocol.

use std::sync::{Arc, Mutex, PoisonError};

use aude_bots::{PLAYERS, Player, player};
use aude_engine::Rules;
use pyo3::{exceptions::PyValueError, prelude::*};

use crate::{action::Action, state::State};

/// A computer player and the rules it plays by.
type Seated = Option<(Arc<Rules>, Box<dyn Player>)>;

/// A computer player: ``random``, ``greedy``, ``yardstick``, ``careful``, ``search:visits=200``, ``search:ms=50``, or a level from ``beginner`` to
/// ``master``. :func:`aude.bots` lists them.
///
/// It sees the position only, never the tiles to come. The same seed and calls give the same choices, unless it watches the clock.
///
/// >>> import aude
/// >>> bot, state = aude.Bot("greedy", seed=1), aude.State(seed=7)
/// >>> while not state.is_over:
/// ...     events = state.play(bot.choose(state))
/// >>> min(state.scores) > 20
/// True
#[pyclass(frozen, module = "aude")]
pub(crate) struct Bot {
    name: String,
    seed: u64,
    seated: Mutex<Seated>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed=0))]
    fn new(py: Python<'_>, name: String, seed: u64) -> PyResult<Self> {
        // A wrong name is an error now, not at the first move.
        let rules =
            Rules::new(&aude_engine::Setup::players(2)).map_err(|error| crate::errors::setup_error(py, &error))?;
        player(&name, &rules, seed).map_err(PyValueError::new_err)?;
        Ok(Self { name, seed, seated: Mutex::new(None) })
    }

    /// What it was asked for by.
    #[getter]
    fn name(&self) -> &str {
        &self.name
    }

    /// The action it takes. Other threads of Python run while it thinks.
    fn choose(&self, py: Python<'_>, state: PyRef<'_, State>) -> PyResult<Action> {
        if state.player().is_none() {
            return Err(PyValueError::new_err("nobody has to decide now"));
        }
        let game = Arc::clone(&state.game);
        let chosen = py.detach(|| {
            let mut seated = self.seated.lock().unwrap_or_else(PoisonError::into_inner);
            let (_, player) = match seated.take() {
                Some((rules, player)) if Arc::ptr_eq(&rules, game.rules()) => seated.insert((rules, player)),
                _ => seated.insert((Arc::clone(game.rules()), player(&self.name, game.rules(), self.seed)?)),
            };
            Ok(player.choose(game.rules(), game.state()))
        });
        Ok(state.object(chosen.map_err(PyValueError::new_err::<String>)?))
    }

    /// So that a bot can be used wherever a function from states to actions is.
    fn __call__(&self, py: Python<'_>, state: PyRef<'_, State>) -> PyResult<Action> {
        self.choose(py, state)
    }

    fn __repr__(&self) -> String {
        format!("<aude.Bot {}>", self.name)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyAny>, (String, u64)) {
        (py.get_type::<Self>().into_any(), (self.name.clone(), self.seed))
    }
}

/// Every computer player by name, with a line about it, the weaker ones first.
///
/// >>> import aude
/// >>> [name for name, about in aude.bots()][:3]
/// ['random', 'greedy', 'yardstick']
#[pyfunction]
pub(crate) fn bots() -> Vec<(&'static str, &'static str)> {
    PLAYERS.iter().map(|known| (known.name, known.about)).collect()
}

/// The engine protocol (docs/protocol.md): a line of JSON in, a line out.
///
/// >>> import aude
/// >>> aude.Engine().answer('{"cmd":"legal"}')
/// '{"ok":false,"error":{"kind":"no-game","message":"there is no game; start one with `new`"}}'
#[pyclass(module = "aude")]
#[derive(Default)]
pub(crate) struct Engine {
    engine: aude_protocol::Engine,
}

#[pymethods]
impl Engine {
    #[new]
    fn new() -> Self {
        Self::default()
    }

    /// The answer to a line.
    fn answer(&mut self, py: Python<'_>, line: &str) -> String {
        let engine = &mut self.engine;
        py.detach(|| engine.answer(line))
    }

    /// Whether the client has said ``quit``.
    #[getter]
    fn is_done(&self) -> bool {
        self.engine.is_done()
    }
}
