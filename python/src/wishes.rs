//! What a Python program asks for, and what it is told when that cannot be.

use gym::Hall;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use table::{Say, SetupErrors, Value, Values};
use tongues::Tongue;

/// A match to be.
pub struct Wish {
    pub hall: Hall,
    pub seats: usize,
    pub mode: Option<String>,
    pub options: Values,
}

impl Wish {
    /// What was asked for, with as many seats as the mode needs when nothing is said of them.
    pub fn read(
        game: &str,
        seats: Option<i64>,
        mode: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Wish> {
        let hall = gym::hall(game).map_err(|unknown| PyValueError::new_err(unknown.to_string()))?;
        let seats = match seats {
            None => hall.fewest(mode.as_deref()),
            Some(count) => usize::try_from(count).unwrap_or_default(),
        };
        Ok(Wish { hall, seats, mode, options: options.map_or(Ok(Values::new()), values)? })
    }
}

fn values(options: &Bound<'_, PyDict>) -> PyResult<Values> {
    options.iter().map(|(key, value)| Ok((key.extract::<String>()?, one(&key, &value)?))).collect()
}

fn one(key: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> PyResult<Value> {
    if value.is_instance_of::<PyBool>() {
        return Ok(Value::Switch(value.extract()?));
    }
    let whole = value.extract::<i64>().map(Value::Whole);
    whole.or_else(|_| value.extract::<String>().map(Value::Name)).map_err(|_| {
        PyTypeError::new_err(format!("option {key}: a value is a bool, an int or a str, not {value}"))
    })
}

/// Everything that is wrong with a set-up, each with its culprit.
pub fn unfit(errors: SetupErrors) -> PyErr {
    let tongue = Tongue::english();
    let lines: Vec<String> =
        errors.0.iter().map(|error| format!("{}: {}", error.culprit, tongue.say(&error.why))).collect();
    PyValueError::new_err(lines.join("; "))
}

/// A language, or the error that names those there are.
pub fn tongue(tag: &str) -> PyResult<Tongue> {
    Tongue::new(tag).map_err(|unknown| PyValueError::new_err(unknown.to_string()))
}
