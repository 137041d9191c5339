//! The table seen from above, in whole micrometres: points, footprints, convex shapes, touching. All exact.

mod heading;
mod hull;
mod shapes;
mod touch;

pub use heading::{heading, scaled};
pub use hull::{Band, Hull};
pub use shapes::{Disc, Footprint, MEEPLE, Point, Vector};
pub use touch::{
    disc_near_hull, discs_overlap, hull_near_hull, square_near_disc, square_overlaps_disc, squares_near,
    squares_overlap,
};

/// Micrometres to a millimetre.
pub const MM: i32 = 1000;
