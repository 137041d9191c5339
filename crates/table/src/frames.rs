//! Nested work as plain data: a stack of frames inside the state.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A stack of things under way, the innermost last. A reaction pushes a frame; resolving it pops one. Because it is
/// data, a match stops at any depth and resumes after a restart.
///
/// Holds at most `N` frames: a rule that could nest deeper must say so in its ledger and choose `N` accordingly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound(serialize = "F: Serialize", deserialize = "F: Deserialize<'de>"))]
pub struct Frames<F, const N: usize>(ArrayVec<F, N>);

impl<F, const N: usize> Frames<F, N> {
    /// Nothing under way.
    pub fn new() -> Self {
        Frames(ArrayVec::new())
    }

    /// The innermost frame: the one whose decision is open.
    pub fn top(&self) -> Option<&F> {
        self.0.last()
    }

    /// The innermost frame, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.last_mut()
    }

    /// Begins nested work. Returns the frame when the stack is full.
    pub fn push(&mut self, frame: F) -> Result<(), F> {
        self.0.try_push(frame).map_err(|full| full.element())
    }

    /// Ends the innermost work.
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// How deep the nesting is.
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is under way.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether another frame fits.
    pub fn has_room(&self) -> bool {
        !self.0.is_full()
    }

    /// All frames, the outermost first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.0.iter()
    }
}

impl<F, const N: usize> Default for Frames<F, N> {
    fn default() -> Self {
        Frames::new()
    }
}
