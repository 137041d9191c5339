//! The games for Python. What stands here turns Python's values into the gym's and back; everything else is in the package's Python
//! files and in the crate `gym`.

mod matches;
mod vector;
mod wishes;

use pyo3::prelude::*;
use pyo3::types::PyDict;

use matches::Match;
use vector::Vector;

/// The compiled half of the package.
#[pymodule]
fn _undercroft(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Match>()?;
    module.add_class::<Vector>()?;
    module.add_function(wrap_pyfunction!(games, module)?)?;
    module.add("LIMIT", gym::LIMIT)
}

/// Every game: its id, title, seats, modes and options, and the numbers it becomes.
#[pyfunction]
fn games(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    gym::games().map(|hall| describe(py, &hall)).collect()
}

fn describe<'py>(py: Python<'py>, hall: &gym::Hall) -> PyResult<Bound<'py, PyDict>> {
    let schema = (hall.schema)();
    let modes: Vec<(&str, (usize, usize))> =
        schema.modes.iter().map(|mode| (mode.name, mode.seats)).collect();
    let options: Vec<&str> = schema.fields.iter().map(|field| field.key).collect();
    let game = PyDict::new(py);
    game.set_item("id", hall.facts.id)?;
    game.set_item("title", hall.facts.title)?;
    game.set_item("seats", hall.facts.seats)?;
    game.set_item("modes", modes)?;
    game.set_item("options", options)?;
    game.set_item("shape", hall.shape)?;
    game.set_item("actions", hall.actions)?;
    Ok(game)
}
