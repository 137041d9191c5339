//! The game against the laws that every game keeps, in every mode and for every number of seats.

use dungeoneer::Dungeoneer;

#[test]
fn keeps_every_law() {
    table::conformance::assert::<Dungeoneer>(1);
}
