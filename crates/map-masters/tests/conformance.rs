//! The game against every law of the table, in all modes and for two to five players.

use map_masters::MapMasters;

#[test]
fn keeps_every_law() {
    table::conformance::assert::<MapMasters>(2);
}
