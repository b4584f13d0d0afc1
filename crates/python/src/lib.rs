//! The engine for Python: the module `aude._aude`, which the package `aude` (in `python/aude`) re-exports.
//!
//! `State` is a game with its history, an `aude_record::Game`. Actions, events and positions have the JSON
//! shapes of the engine protocol, as dictionaries. `Space` gives actions fixed integers and positions arrays.
//! `Batch` plays many games at once. `docs/python.md` is the manual.
//!
//! Everything that takes time runs detached from the interpreter, so that other threads of Python go on. What Python passes in is
//! checked before anything changes.

mod action;
mod batch;
mod bot;
mod contest;
mod errors;
mod json;
mod pixels;
mod planes;
mod setup;
mod space;
mod state;

use pyo3::prelude::*;

/// The engine behind the package `aude`.
#[pymodule]
mod _aude {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::action::Action;
    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::bot::{Bot, bots};
    #[pymodule_export]
    use crate::contest::{play_games, summary};
    #[pymodule_export]
    use crate::errors::{IllegalActionError, RecordError, SetupError};
    #[pymodule_export]
    use crate::setup::{Setup, catalogue};
    #[pymodule_export]
    use crate::space::Space;
    #[pymodule_export]
    use crate::state::{State, action_of, state_of};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        module.add("__version__", env!("CARGO_PKG_VERSION"))?;
        module.add_class::<crate::bot::Engine>()
    }
}
