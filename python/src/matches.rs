//! One match.

use std::sync::{Mutex, PoisonError};

use bots::Dice;
use gym::Course;
use numpy::{PyArray1, PyArrayDyn, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::wishes::{Wish, tongue, unfit};

/// One match of a game, asked one seat at a time. Seats are counted from 0.
#[pyclass(module = "undercroft")]
pub struct Match {
    course: Mutex<Box<dyn Course>>,
    hall: gym::Hall,
    dice: Dice,
}

impl Match {
    fn course(&mut self) -> &mut dyn Course {
        self.course.get_mut().unwrap_or_else(PoisonError::into_inner).as_mut()
    }

    fn seat(&mut self, seat: i64) -> PyResult<usize> {
        let seats = self.course().seats();
        let known = usize::try_from(seat).ok().filter(|&seat| seat < seats);
        known.ok_or_else(|| PyIndexError::new_err(format!("seat {seat}: seats are 0 to {}", seats - 1)))
    }
}

#[pymethods]
impl Match {
    #[new]
    #[pyo3(signature = (game, seats=None, mode=None, options=None, seed=0))]
    fn new(
        game: &str,
        seats: Option<i64>,
        mode: Option<String>,
        options: Option<&Bound<'_, PyDict>>,
        seed: u64,
    ) -> PyResult<Match> {
        let wish = Wish::read(game, seats, mode, options)?;
        let course = wish.hall.open(wish.mode.as_deref(), &wish.options, wish.seats, seed).map_err(unfit)?;
        Ok(Match { course: Mutex::new(course), hall: wish.hall, dice: Dice::new(seed) })
    }

    /// The game's id.
    #[getter]
    fn game(&self) -> &'static str {
        self.hall.facts.id
    }

    /// How many seats.
    #[getter]
    fn seats(&mut self) -> usize {
        self.course().seats()
    }

    /// The shape of an observation.
    #[getter]
    fn shape(&self) -> Vec<usize> {
        self.hall.shape.to_vec()
    }

    /// How many slots there are for actions.
    #[getter]
    fn actions(&self) -> usize {
        self.hall.actions
    }

    /// The seat that is asked; None after the end.
    #[getter]
    fn asked(&mut self) -> Option<usize> {
        self.course().asked()
    }

    /// Whether nobody is asked any more.
    #[getter]
    fn over(&mut self) -> bool {
        self.course().asked().is_none()
    }

    /// Whether the match was given up because it took more decisions than any match takes.
    #[getter]
    fn given_up(&mut self) -> bool {
        self.course().given_up()
    }

    /// How many decisions were taken.
    #[getter]
    fn steps(&mut self) -> u64 {
        self.course().steps()
    }

    /// Starts anew from a seed.
    fn reset(&mut self, seed: u64) -> PyResult<()> {
        self.dice = Dice::new(seed);
        self.course().reset(seed).map_err(unfit)
    }

    /// The open actions of the asked seat, the lowest first.
    fn legal_actions(&mut self) -> Vec<usize> {
        self.course().open()
    }

    /// A 1 for each open action of the asked seat, a 0 for each other.
    fn mask<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let mut mask = vec![0; self.hall.actions];
        self.course().mask(&mut mask);
        PyArray1::from_vec(py, mask)
    }

    /// What a seat observes, made from its view alone.
    fn observe<'py>(&mut self, py: Python<'py>, seat: i64) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let seat = self.seat(seat)?;
        let mut seen = vec![0.0; self.hall.shape.iter().product()];
        self.course().observe(seat, &mut seen);
        PyArray1::from_vec(py, seen).reshape(self.hall.shape.to_vec())
    }

    /// The asked seat's actions as numbers, a row an action.
    #[pyo3(signature = (width=64))]
    fn action_features<'py>(
        &mut self,
        py: Python<'py>,
        width: usize,
    ) -> PyResult<Bound<'py, PyArrayDyn<f32>>> {
        let rows = self.hall.actions;
        let mut features = vec![0.0; rows * width];
        self.course().features(width, &mut features);
        PyArray1::from_vec(py, features).reshape(vec![rows, width])
    }

    /// The asked seat takes an action.
    fn step(&mut self, action: i64) -> PyResult<()> {
        let slot = usize::try_from(action).unwrap_or(usize::MAX);
        self.course().step(slot).map_err(|why| match usize::try_from(action) {
            Ok(_) => PyValueError::new_err(why.to_string()),
            Err(_) => PyValueError::new_err(format!("action {action} is below 0")),
        })
    }

    /// Plays at random to the end; returns how many decisions that took.
    fn play_random(&mut self, py: Python<'_>) -> u64 {
        let course = self.course.get_mut().unwrap_or_else(PoisonError::into_inner);
        let dice = &mut self.dice;
        py.detach(|| {
            let before = course.steps();
            while course.asked().is_some() {
                course.step_random(dice);
            }
            course.steps() - before
        })
    }

    /// What the match was worth to each seat, from -1 to 1; zeros before the end.
    fn rewards<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<f32>> {
        let mut rewards = vec![0.0; self.course().seats()];
        self.course().rewards(&mut rewards);
        PyArray1::from_vec(py, rewards)
    }

    /// The scores as the rulebook counts them; None before the end.
    fn scores(&mut self) -> Option<Vec<i32>> {
        self.course().scores()
    }

    /// What a seat may know, or a spectator, as JSON.
    #[pyo3(signature = (seat=None))]
    fn view(&mut self, seat: Option<i64>) -> PyResult<String> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        Ok(self.course().view(seat))
    }

    /// What a seat may know, or a spectator, drawn with characters.
    #[pyo3(signature = (seat=None, lang="en"))]
    fn draw(&mut self, seat: Option<i64>, lang: &str) -> PyResult<String> {
        let seat = seat.map(|seat| self.seat(seat)).transpose()?;
        let tongue = tongue(lang)?;
        Ok(self.course().draw(seat, &tongue))
    }

    /// What an open action means, in the game's words.
    fn words(&mut self, action: usize) -> PyResult<String> {
        self.course().words(action).map_err(|why| PyValueError::new_err(why.to_string()))
    }

    /// Deals anew what a seat must not know: for tests of what leaks.
    fn redeal(&mut self, seat: i64, seed: u64) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.course().redeal(seat, seed);
        Ok(())
    }
}
