//! Exceptions.

use pyo3::{create_exception, exceptions::PyValueError, prelude::*};

create_exception!(aude, SetupError, PyValueError, "A setup makes no sense; `field` names the field at fault.");
create_exception!(
    aude,
    IllegalActionError,
    PyValueError,
    "An action is not legal in the position; nothing has changed."
);
create_exception!(
    aude,
    RecordError,
    PyValueError,
    "A text is not a record; `line` and `column` say where it goes wrong."
);

/// An exception for a setup that makes no sense.
pub(crate) fn setup_error(py: Python<'_>, error: &aude_engine::SetupError) -> PyErr {
    let raised = SetupError::new_err(error.to_string());
    match raised.value(py).setattr("field", &error.field) {
        Ok(()) => raised,
        Err(other) => other,
    }
}

/// An exception for a text that is not a record.
pub(crate) fn record_error(py: Python<'_>, fault: &aude_record::Fault) -> PyErr {
    let raised = RecordError::new_err(fault.to_string());
    let value = raised.value(py);
    match value.setattr("line", fault.line).and_then(|()| value.setattr("column", fault.column)) {
        Ok(()) => raised,
        Err(other) => other,
    }
}
