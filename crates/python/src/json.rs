//! JSON values as Python objects, and back.

use pyo3::{
    exceptions::{PyTypeError, PyValueError},
    prelude::*,
    types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple},
};
use serde_json::{Map, Number, Value};

/// Deeper values are refused: a list may contain itself.
const MAX_DEPTH: usize = 32;

/// A JSON value as a Python object.
pub(crate) fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(flag) => PyBool::new(py, *flag).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_u64()) {
            (Some(n), _) => n.into_pyobject(py)?.into_any(),
            (None, Some(n)) => n.into_pyobject(py)?.into_any(),
            _ => PyFloat::new(py, number.as_f64().unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let list = PyList::empty(py);
            for item in items {
                list.append(to_python(py, item)?)?;
            }
            list.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (name, field) in fields {
                dict.set_item(name, to_python(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

/// A Python object as a JSON value.
pub(crate) fn from_python(object: &Bound<'_, PyAny>) -> PyResult<Value> {
    read(object, 0)
}

/// A dictionary as a JSON object.
pub(crate) fn object_from_python(dict: &Bound<'_, PyDict>) -> PyResult<Map<String, Value>> {
    read_object(dict, 0)
}

fn read(object: &Bound<'_, PyAny>, depth: usize) -> PyResult<Value> {
    if depth > MAX_DEPTH {
        return Err(PyValueError::new_err("the value is nested too deeply"));
    }
    if object.is_none() {
        return Ok(Value::Null);
    }
    if let Ok(flag) = object.cast::<PyBool>() {
        return Ok(flag.is_true().into());
    }
    if let Ok(text) = object.cast::<PyString>() {
        return Ok(text.to_str()?.into());
    }
    if let Ok(float) = object.cast::<PyFloat>() {
        let number = Number::from_f64(float.value());
        return number.map(Value::Number).ok_or_else(|| PyValueError::new_err("infinity and NaN are no numbers here"));
    }
    if object.is_instance_of::<PyInt>() || object.hasattr("__index__")? {
        if let Ok(n) = object.extract::<i64>() {
            return Ok(n.into());
        }
        let too_large = || PyValueError::new_err("the number needs more than 64 bits");
        return object.extract::<u64>().map(Value::from).map_err(|_| too_large());
    }
    if let Ok(dict) = object.cast::<PyDict>() {
        return read_object(dict, depth).map(Value::Object);
    }
    if object.is_instance_of::<PyList>() || object.is_instance_of::<PyTuple>() {
        let items = object.try_iter()?.map(|item| read(&item?, depth + 1));
        return items.collect::<PyResult<_>>().map(Value::Array);
    }
    let kind = object.get_type().name()?;
    Err(PyTypeError::new_err(format!("expected numbers, texts, lists and dictionaries, got {kind}")))
}

fn read_object(dict: &Bound<'_, PyDict>, depth: usize) -> PyResult<Map<String, Value>> {
    let mut fields = Map::new();
    for (name, field) in dict.iter() {
        let Ok(name) = name.cast::<PyString>() else {
            let kind = name.get_type().name()?;
            return Err(PyTypeError::new_err(format!("the keys of a dictionary must be texts, not {kind}")));
        };
        fields.insert(name.to_str()?.to_string(), read(&field, depth + 1)?);
    }
    Ok(fields)
}
