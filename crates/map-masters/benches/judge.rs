//! How long it takes to judge a submitted dungeon and path, and to draw one at random:
//! `cargo bench -p map-masters --bench judge`.

use divan::{Bencher, black_box};
use map_masters::content::{CardId, pack};
use map_masters::explorer::Kit;
use map_masters::judge::{Drawing, judge};
use map_masters::sample;
use map_masters::spellbooks::BookSet;
use table::Luck;

fn main() {
    divan::main();
}

/// Hands of two starters and three dungeon cards, with tokens and two spellbooks.
fn hand(luck: &mut Luck) -> (Vec<CardId>, Kit) {
    let mut cards: Vec<u8> = (0..9).collect();
    luck.shuffle("starters", &mut cards, |_| "".into());
    let mut dungeon: Vec<u8> = (9..9 + pack().dungeon as u8).collect();
    luck.shuffle("dungeon", &mut dungeon, |_| "".into());
    let hand = cards[..2].iter().chain(&dungeon[..3]).map(|card| CardId(*card)).collect();
    (hand, Kit { fairies: [1; 4], books: BookSet::EMPTY })
}

/// The longest of many random drawings: five cards, and a path that goes on.
fn long_drawings(count: usize) -> Vec<(Drawing, Kit)> {
    let mut luck = Luck::seeded(7);
    (0..count)
        .map(|_| {
            let (hand, kit) = hand(&mut luck);
            let drawings = (0..200).map(|_| sample::drawing(&hand, kit, &mut luck));
            let longest =
                drawings.max_by_key(|drawing| drawing.path.as_ref().map_or(0, |path| path.steps.len()));
            (longest.unwrap_or_default(), kit)
        })
        .collect()
}

#[divan::bench]
fn judge_a_long_path(bencher: Bencher) {
    let drawings = long_drawings(50);
    let mut next = 0;
    bencher.bench_local(|| {
        next = (next + 1) % drawings.len();
        let (drawing, kit) = &drawings[next];
        judge(black_box(drawing), *kit).is_ok()
    });
}

#[divan::bench]
fn draw_at_random(bencher: Bencher) {
    let mut luck = Luck::seeded(11);
    let (hand, kit) = hand(&mut luck);
    bencher.bench_local(|| sample::drawing(black_box(&hand), kit, &mut luck));
}
