//! What is played.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use aude_engine::Rules;
use aude_protocol::{read_setup, setup_message};
use aude_record::Game;
use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::{PyBool, PyDict, PyInt},
};
use serde_json::{Map, Value, json};

use crate::{errors::setup_error, json, state::State};

/// The fields whose values are counts by name; a list of names means one of each.
const COUNTED: [&str; 2] = ["parts", "bag"];

/// What is played: players, parts, options. It is checked when it is made.
///
/// ``players`` is a number or a list of names. The other fields are those of the engine protocol (docs/protocol.md) with ``_`` for
/// ``-``: ``preset``, ``parts``, ``toggles``, ``options``, ``counts``, ``draw``, ``bag``, ``start``, ``scores`` …
/// :func:`aude.catalogue` lists all values.
///
/// >>> import aude
/// >>> setup = aude.Setup(3, parts=["base", "inns-cathedrals"])
/// >>> setup.players
/// ['Player 1', 'Player 2', 'Player 3']
/// >>> aude.Setup(2, parts=["bass"])
/// Traceback (most recent call last):
///     ...
/// aude.SetupError: parts.bass: there is no such tile set; ...
#[pyclass(frozen, module = "aude")]
pub(crate) struct Setup {
    pub(crate) setup: aude_engine::Setup,
    pub(crate) rules: Arc<Rules>,
}

impl Setup {
    /// A setup from the fields of the protocol.
    fn read(py: Python<'_>, fields: &Map<String, Value>) -> PyResult<Self> {
        let (setup, seed) = read_setup(fields).map_err(|error| setup_error(py, &error))?;
        if seed.is_some() {
            return Err(PyTypeError::new_err("a setup has no seed; give it to State"));
        }
        Self::of(py, setup)
    }

    fn of(py: Python<'_>, setup: aude_engine::Setup) -> PyResult<Self> {
        let game = Game::without_seed(setup).map_err(|error| setup_error(py, &error))?;
        Ok(Self { setup: game.setup().clone(), rules: Arc::clone(game.rules()) })
    }

    /// The setup that an argument means: a setup, a number of players, names, or the fields of one.
    pub(crate) fn from_argument<'py>(
        py: Python<'py>,
        argument: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, Self>> {
        let Some(argument) = argument else { return Bound::new(py, Self::new(py, None, None)?) };
        if let Ok(setup) = argument.cast::<Self>() {
            return Ok(setup.clone());
        }
        if let Ok(fields) = argument.cast::<PyDict>() {
            return Bound::new(py, Self::read(py, &json::object_from_python(fields)?)?);
        }
        Bound::new(py, Self::new(py, Some(argument), None)?)
    }

    fn message(&self) -> Value {
        let mut message = setup_message(&self.setup, 0);
        if let Some(fields) = message.as_object_mut() {
            fields.remove("seed");
        }
        message
    }
}

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (players=None, **fields))]
    fn new(py: Python<'_>, players: Option<&Bound<'_, PyAny>>, fields: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        let mut object = Map::new();
        let players = match players {
            None => numbered(2),
            Some(it) if it.is_instance_of::<PyBool>() => {
                return Err(PyTypeError::new_err("`players` must be a number or a list of names"));
            }
            Some(it) if it.is_instance_of::<PyInt>() || it.hasattr("__index__")? => {
                let most = aude_engine::MAX_PLAYERS;
                let n = it.extract::<usize>().ok().filter(|n| (1..=most).contains(n));
                numbered(n.ok_or_else(|| PyValueError::new_err(format!("`players` must be from 1 to {most}")))?)
            }
            Some(it) => json::from_python(it)?,
        };
        object.insert("players".into(), players);
        for (name, mut value) in fields.map(json::object_from_python).transpose()?.unwrap_or_default() {
            if value.is_null() {
                continue;
            }
            if let (true, Some(names)) = (COUNTED.contains(&name.as_str()), value.as_array()) {
                let names = names.iter().map(Value::as_str).collect::<Option<Vec<_>>>();
                let names = names.ok_or_else(|| PyTypeError::new_err(format!("`{name}` must be a list of texts")))?;
                value = names.iter().map(|name| ((*name).to_string(), json!(1))).collect::<Map<_, _>>().into();
            }
            object.insert(name.replace('_', "-"), value);
        }
        Self::read(py, &object)
    }

    /// The names of the players, in the order of their seats.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.setup.players.clone()
    }

    /// The tiles in play by name, with how many of each are in the bag at the start.
    #[getter]
    fn tiles(&self) -> Vec<(&'static str, usize)> {
        let start = self.rules.start();
        self.rules.tiles().map(|(design, tile)| (tile.id, start.in_bag(design))).collect()
    }

    /// The names of the figures and tokens in play.
    #[getter]
    fn figures(&self) -> Vec<&'static str> {
        self.rules.figures().map(aude_engine::Figure::name).collect()
    }

    /// The first position, as ``State(setup, seed)``.
    #[pyo3(signature = (seed=None))]
    fn start(&self, py: Python<'_>, seed: Option<u64>) -> PyResult<State> {
        State::start(py, self, seed)
    }

    /// The fields as the engine protocol has them, with those that were filled in.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(json::to_python(py, &self.message())?.cast_into::<PyDict>()?)
    }

    /// The setup of fields of the engine protocol.
    #[staticmethod]
    fn from_dict(py: Python<'_>, fields: &Bound<'_, PyDict>) -> PyResult<Self> {
        Self::read(py, &json::object_from_python(fields)?)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| other.get().setup == self.setup)
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.message().to_string().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        let parts =
            self.setup.parts.as_ref().map(|parts| parts.keys().map(String::as_str).collect::<Vec<_>>().join(", "));
        format!("<aude.Setup {} players, {}>", self.rules.players(), parts.unwrap_or_else(|| "base".into()))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyDict>,))> {
        Ok((py.get_type::<Self>().getattr("from_dict")?, (self.to_dict(py)?,)))
    }
}

/// Names for so many players.
fn numbered(n: usize) -> Value {
    (1..=n).map(|seat| format!("Player {seat}")).collect()
}

/// Everything a setup can choose from: tile sets (``parts``), ``presets``, ``options``, ``toggles``, ``counts``, each with its values
/// and a description. The answer to ``hello`` of the engine protocol.
///
/// >>> import aude
/// >>> [option["name"] for option in aude.catalogue()["options"]][:2]
/// ['max-players', 'two-tile-city']
#[pyfunction]
pub(crate) fn catalogue(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    json::to_python(py, &aude_protocol::catalogue())
}
