//! What a first drop looks like: its spread, its touching cubes, its cubes off the table.
use std::time::Instant;

use dungeon_drop::geometry::{Hull, Point, hull_near_hull};
use dungeon_drop::physics::{Handful, TOUCH, World, drop_handful};
use dungeon_drop::pieces::{Kind, PieceSet, Size};

fn main() {
    let runs: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(50);
    let small = PieceSet::sized(Size::Small).or(PieceSet::of(Kind::Dragon));
    let first = small.minus(PieceSet::of(Kind::Relic)).minus(PieceSet::of(Kind::Staircase));
    for (name, pieces, height, runs) in [
        ("first", first, 300, runs),
        ("explore-high", PieceSet::from_bits(0xFC000), 300, runs),
        ("explore-low", PieceSet::from_bits(0xFC000), 150, runs),
    ] {
        let (mut touching, mut crowded, mut off, mut radius90, mut radius, mut bytes, mut good, mut tilt) =
            (0, 0, 0, 0.0, 0.0, 0, 0, 0);
        let begun = Instant::now();
        let mut physics = 0.0;
        for seed in 0..runs {
            let handful = Handful { pieces, meeple: None, aim: Point::mm(0, 0), height };
            let now = Instant::now();
            let settled = drop_handful(&World::default(), &handful, seed);
            physics += now.elapsed().as_secs_f64();
            bytes += settled.path.len();
            tilt += settled.path.pictures().count();
            off += settled.off.len();
            let squares: Vec<_> = settled.pieces().map(|(_, square)| square).collect();
            let mut far: Vec<f64> =
                squares.iter().map(|s| (s.at().length2() as f64).sqrt() / 1000.0).collect();
            far.sort_by(f64::total_cmp);
            radius90 += far[far.len() * 9 / 10];
            radius += far[far.len() - 1];
            let hulls: Vec<_> = squares.iter().map(|s| Hull::of_footprints([*s])).collect();
            let contacts: Vec<usize> = hulls
                .iter()
                .map(|a| hulls.iter().filter(|b| hull_near_hull(a, b, TOUCH)).count() - 1)
                .collect();
            touching += contacts.iter().filter(|n| **n > 0).count();
            let bad = contacts.iter().filter(|n| **n > 2).count();
            crowded += bad;
            good += usize::from(bad == 0);
        }
        let n = runs as f64;
        println!(
            "{name}: {:.2} ms/drop ({:.2} all), radius90 {:.0} mm, max {:.0} mm, touching {:.2}, crowded {:.2}, accepted {:.0}%, off {:.2}, path {:.0} B, pictures {:.1}",
            physics / n * 1000.0,
            begun.elapsed().as_secs_f64() / n * 1000.0,
            radius90 / n,
            radius / n,
            touching as f64 / n,
            crowded as f64 / n,
            good as f64 / n * 100.0,
            off as f64 / n,
            bytes as f64 / n,
            tilt as f64 / n,
        );
    }
}
