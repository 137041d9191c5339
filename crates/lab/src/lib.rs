//! The laboratory: what a simulation showed, as a page that needs nothing but itself, and as rows for one's own analysis.

mod catalogue;
mod figures;
mod page;
mod plots;
mod rows;
mod sections;
mod unused;
mod whole;

pub use page::{About, page};
pub use rows::{FILES, write_rows};
pub use whole::{Whole, Wrong};
