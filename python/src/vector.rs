//! Many matches at once.

use std::sync::{Mutex, PoisonError};

use gym::Batch;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods, PyReadonlyArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::wishes::{Wish, unfit};

/// Many matches of a game, stepped at once. A match that ends makes room for the next by itself.
#[pyclass(module = "undercroft")]
pub struct Vector {
    batch: Mutex<Box<dyn Batch>>,
    hall: gym::Hall,
    seats: usize,
    count: usize,
}

/// Observations, masks, and the seat that is asked in each match.
type Look<'py> = (Bound<'py, PyArrayDyn<f32>>, Bound<'py, PyArrayDyn<i8>>, Bound<'py, PyArray1<i64>>);
/// What a step was worth to each seat of each match, and which matches ended.
type Step<'py> = (Bound<'py, PyArrayDyn<f32>>, Bound<'py, PyArray1<bool>>);

impl Vector {
    fn batch(&mut self) -> &mut Box<dyn Batch> {
        self.batch.get_mut().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, n, seats=None, mode=None, options=None, seed=0, threads=1))]
    fn new(
        game: &str,
        n: i64,
        seats: Option<i64>,
        mode: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
        threads: usize,
    ) -> PyResult<Vector> {
        let wish = Wish::read(game, seats, mode, options)?;
        let count = usize::try_from(n).ok().filter(|&n| n > 0);
        let count =
            count.ok_or_else(|| PyValueError::new_err(format!("n: {n} matches; there must be 1 or more")))?;
        let (mode, seats) = (wish.mode.as_deref(), wish.seats);
        let opened = wish.hall.open_many(mode, &wish.options, seats, seed, (count, threads));
        Ok(Vector { batch: Mutex::new(opened.map_err(unfit)?), hall: wish.hall, seats, count })
    }

    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.hall.facts.id
    }

    /// How many seats each match has.
    #[getter]
    fn seats(&self) -> usize {
        self.seats
    }

    /// The shape of one observation.
    #[getter]
    fn shape(&self) -> Vec<usize> {
        self.hall.shape.to_vec()
    }

    /// How many slots there are for actions.
    #[getter]
    fn actions(&self) -> usize {
        self.hall.actions
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// Starts all matches anew: match i from seed + i.
    fn reset(&mut self, seed: u64) -> PyResult<()> {
        self.batch().reset(seed).map_err(unfit)
    }

    /// What the asked seat of each match observes, its open actions, and which seat it is.
    fn look<'py>(&mut self, py: Python<'py>) -> PyResult<Look<'py>> {
        let (count, size, actions) =
            (self.count, self.hall.shape.iter().product::<usize>(), self.hall.actions);
        let mut observations = vec![0.0; count * size];
        let mut masks = vec![0; count * actions];
        let mut asked = vec![0; count];
        let batch = self.batch();
        py.detach(|| batch.look(&mut observations, &mut masks, &mut asked));
        let mut shape = vec![count];
        shape.extend(self.hall.shape);
        Ok((
            PyArray1::from_vec(py, observations).reshape(shape)?,
            PyArray1::from_vec(py, masks).reshape(vec![count, actions])?,
            PyArray1::from_vec(py, asked),
        ))
    }

    /// Each match takes an action; returns what it was worth to each seat, and which matches ended and began anew.
    fn step<'py>(&mut self, py: Python<'py>, actions: PyReadonlyArray1<'py, i64>) -> PyResult<Step<'py>> {
        let actions = actions.to_vec()?;
        let mut rewards = vec![0.0; self.count * self.seats];
        let mut ended = vec![false; self.count];
        let batch = self.batch();
        let stepped = py.detach(|| batch.step(&actions, &mut rewards, &mut ended));
        stepped.map_err(|why| PyValueError::new_err(why.to_string()))?;
        let rewards = PyArray1::from_vec(py, rewards).reshape(vec![self.count, self.seats])?;
        Ok((rewards, PyArray1::from_vec(py, ended)))
    }

    /// An open action of each match, by chance.
    fn choose<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let mut actions = vec![0; self.count];
        let batch = self.batch();
        py.detach(|| batch.choose(&mut actions));
        PyArray1::from_vec(py, actions)
    }

    /// Takes so many random steps in each match; returns how many matches ended.
    fn rush(&mut self, py: Python<'_>, steps: u64) -> u64 {
        let batch = self.batch();
        py.detach(|| batch.rush(steps))
    }
}
