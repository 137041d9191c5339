//! Whole random matches, printed and committed: a change in behaviour shows up in a review as a difference.

use std::path::Path;

use dungeoneer::Dungeoneer;

const PLAYTHROUGHS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dungeoneer/playthroughs");

#[test]
fn playthroughs_stay_the_same() {
    table::playthrough::assert_folder::<Dungeoneer>(Path::new(PLAYTHROUGHS), &table::Bare);
}
