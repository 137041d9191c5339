//! How long it takes to judge a submitted dungeon and path: `cargo bench -p map-masters --bench judge`.

fn main() {
    divan::main();
}
