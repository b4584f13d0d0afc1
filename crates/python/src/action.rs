//! An action of a player.

use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

use aude_protocol::ActionMessage;
use aude_record::Game;
use pyo3::{prelude::*, types::PyDict};
use serde_json::Value;

use crate::{
    json,
    state::{State, action_of_name, same_rules},
};

/// A legal action of a position.
///
/// It has the shape of an action of the engine protocol. ``action["type"]`` and the other fields can be read like those of a
/// dictionary, ``str(action)`` is its word in records, and :meth:`to_dict` its JSON.
#[pyclass(frozen, module = "aude")]
pub(crate) struct Action {
    /// The game in whose position it is legal.
    pub(crate) game: Arc<Game>,
    pub(crate) action: aude_engine::Action,
}

impl Action {
    fn message(&self) -> Value {
        serde_json::to_value(ActionMessage::of(&self.game, self.action)).unwrap_or_default()
    }
}

#[pymethods]
impl Action {
    /// The kind of action, such as ``"place-tile"``.
    #[getter]
    fn r#type(&self) -> &'static str {
        aude_engine::Verb::of(self.action).0.name
    }

    /// The word for it in records, such as ``"U@1,0r3"``.
    #[getter]
    fn word(&self) -> String {
        self.game.word(self.action)
    }

    /// The action as the engine protocol writes it.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        Ok(json::to_python(py, &self.message())?.cast_into::<PyDict>()?)
    }

    fn __getitem__<'py>(&self, py: Python<'py>, field: &str) -> PyResult<Bound<'py, PyAny>> {
        self.to_dict(py)?.as_any().get_item(field)
    }

    fn __str__(&self) -> String {
        self.word()
    }

    fn __repr__(&self) -> String {
        format!("<aude.Action {}>", self.word())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| {
            let other = other.get();
            self.action == other.action && same_rules(&self.game, &other.game)
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.action.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (State, String))> {
        Ok((action_of_name(py)?, (State::of(Arc::clone(&self.game)), self.word())))
    }
}
