//! What is measured of Dungeon Drop: first drops beside bare rapier3d, rooms of a full table, whole greedy games.
//!
//!   cargo bench -p dungeon-drop
//!
//! Times are processor time of this thread where the system tells it (Linux), else wall time. What is compared is measured in
//! turns, a block of one and a block of the other, so that a busy machine slows both alike.

use std::hint::black_box;
use std::time::{Duration, Instant};

use dungeon_drop::geometry::{Footprint, Point};
use dungeon_drop::physics::random::Random;
use dungeon_drop::physics::{Body, Handful, Settled, World, drop_handful};
use dungeon_drop::pieces::{Kind, PILLARS, PieceSet, Size};
use dungeon_drop::rooms::{Post, Posts, Shape, Survey};
use dungeon_drop::{Dungeon, DungeonDrop, Options, State, Step, players};
use rapier3d::na;
use rapier3d::prelude::*;
use table::{Game, Luck, NullLog, Turn, judge};

/// Steps of the simulation from one picture of the film to the next.
const STEPS_A_PICTURE: usize = 6;

fn main() {
    // `cargo test` runs benches, too: once each is enough there.
    let whole = std::env::args().any(|argument| argument == "--bench");
    println!("{:44} {:>12} {:>22} {:>10}", "", "figure", "", "goal");
    drops(if whole { 400 } else { 1 });
    row(
        "an Explore drop of six onto a first drop",
        explore_drop(if whole { 400 } else { 1 }),
        Unit::Each,
        "",
    );
    let rooms = rooms_of_a_full_table(if whole { 4000 } else { 1 });
    row("all legal rooms of a full table", rooms, Unit::Each, "200 µs");
    let listed = legal_rooms(if whole { 2000 } else { 1 });
    row("the same, valued and best first", listed, Unit::Each, "");
    for seats in [2, 3, 4] {
        let games = greedy_games(seats, if whole { 40 } else { 1 });
        row(&format!("a game of {seats} greedy bots"), games, Unit::Rate, "5 /s");
    }
    row("cloning a state", clone_a_state(if whole { 200_000 } else { 1 }), Unit::Each, "");
}

// --- reporting ------------------------------------------------------------------------------------------------------

enum Unit {
    Each,
    Rate,
}

fn row(what: &str, each: Duration, unit: Unit, goal: &str) {
    let rate = format!("{:.1} /s and core", 1.0 / each.as_secs_f64());
    let (figure, note) = match unit {
        Unit::Each => (words(each), rate),
        Unit::Rate => (rate, words(each)),
    };
    println!("{what:44} {figure:>12} {note:>22} {goal:>10}");
}

fn words(time: Duration) -> String {
    match time.as_nanos() {
        0..10_000 => format!("{} ns", time.as_nanos()),
        10_000..2_000_000 => format!("{:.1} µs", time.as_secs_f64() * 1e6),
        _ => format!("{:.2} ms", time.as_secs_f64() * 1e3),
    }
}

/// The processor time that this thread has had.
fn now(begun: Instant) -> Duration {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let ran = told.and_then(|line| line.split(' ').next()?.parse().ok()).filter(|ran| *ran > 0);
    ran.map_or_else(|| begun.elapsed(), Duration::from_nanos)
}

/// The time of one of so many.
fn each(count: usize, mut work: impl FnMut(u64)) -> Duration {
    let clock = Instant::now();
    let begun = now(clock);
    (0..count as u64).for_each(&mut work);
    (now(clock) - begun) / count.max(1) as u32
}

// --- drops ----------------------------------------------------------------------------------------------------------

fn first_handful() -> Handful {
    let small = PieceSet::sized(Size::Small).or(PieceSet::of(Kind::Dragon));
    let pieces = small.minus(PieceSet::of(Kind::Relic)).minus(PieceSet::of(Kind::Staircase));
    Handful { pieces, meeple: None, aim: Point::default(), height: 300 }
}

/// First drops as a match makes them (thrown, brought to rest, pushed apart, filmed), beside the same bodies in a bare loop: for
/// exactly the steps that each of our drops took, and until the engine has put every body to sleep.
fn drops(count: usize) {
    const BLOCK: usize = 20;
    let (mut ours, mut bare_same, mut bare_asleep) = (Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let (mut steps, mut asleep, mut awake) = (0, 0, 0);
    for block in (0..count).step_by(BLOCK) {
        let seeds: Vec<u64> = (block..count.min(block + BLOCK)).map(|seed| seed as u64).collect();
        let times = seeds.len() as u32;
        let mut settled: Vec<Settled> = Vec::with_capacity(seeds.len());
        ours += times
            * each(seeds.len(), |at| {
                settled.push(drop_handful(&World::default(), &first_handful(), seeds[at as usize]));
            });
        let taken: Vec<usize> = settled.iter().map(steps_of).collect();
        steps += taken.iter().sum::<usize>();
        bare_same += times
            * each(seeds.len(), |at| {
                black_box(bare(seeds[at as usize], taken[at as usize], false));
            });
        bare_asleep += times
            * each(seeds.len(), |at| {
                let taken = bare(seeds[at as usize], 1200, true);
                asleep += taken;
                awake += usize::from(taken == 1200);
            });
    }
    let n = count as u32;
    row("a first drop, 54 cubes, settled and filmed", ours / n, Unit::Each, "");
    row("bare rapier3d, same bodies, same steps", bare_same / n, Unit::Each, "");
    let ratio = |bare: Duration| ours.as_secs_f64() / bare.as_secs_f64().max(1e-9);
    println!("{:44} {:>12.2} {:>22} {:>10}", "ours / bare, same steps", ratio(bare_same), "", "1.30");
    row("bare rapier3d until all bodies sleep", bare_asleep / n, Unit::Each, "");
    println!("{:44} {:>12.2}", "ours / bare, until asleep", ratio(bare_asleep));
    let mean = |sum: usize| sum as f64 / count as f64 / 120.0;
    println!(
        "{:44} {:>10.2} s {:>22}",
        "simulated until rest, by our rest rule",
        mean(steps),
        format!("asleep {:.2} s", mean(asleep))
    );
    println!("{:44} {:>12}", "drops that never sleep within 10 s", format!("{awake} of {count}"));
}

/// A film has a picture every six steps and one at the end.
fn steps_of(settled: &Settled) -> usize {
    (settled.path.pictures().count() - 1) * STEPS_A_PICTURE
}

fn bare(seed: u64, steps: usize, until_asleep: bool) -> usize {
    let mut world = PhysicsWorld::new();
    world.gravity = Vector::new(0.0, -981.0, 0.0);
    world.integration_parameters.dt = 1.0 / 120.0;
    world.integration_parameters.normalized_prediction_distance = 0.02;
    world.integration_parameters.normalized_max_corrective_velocity = 60.0;
    let up = na::Unit::new_unchecked(Vector::new(0.0, 1.0, 0.0));
    world.colliders.insert(ColliderBuilder::halfspace(up).friction(0.28).restitution(0.35));
    let mut handles = Vec::new();
    for flying in first_handful().let_go(&mut Random::seeded(seed)) {
        let Body::Piece(piece) = flying.body else { continue };
        let half = piece.size().edge() as f32 / 20_000.0;
        let ([x, y, z], [i, j, k, w]) = (flying.at, flying.turn);
        let pose = Pose::from_parts(Vector::new(x, z, y), Rotation::from_xyzw(i, j, k, w));
        let speed = Vector::new(flying.speed[0], flying.speed[2], flying.speed[1]);
        let spin = Vector::new(flying.spin[0], flying.spin[1], flying.spin[2]);
        let body = RigidBodyBuilder::dynamic().pose(pose).linvel(speed).angvel(spin).soft_ccd_prediction(1.0);
        let handle = world.bodies.insert(body);
        let shape = ColliderBuilder::cuboid(half, half, half).friction(0.28).restitution(0.35).density(1.0);
        world.colliders.insert_with_parent(shape, handle, &mut world.bodies);
        handles.push(handle);
    }
    for step in 0..steps {
        world.step();
        let look = until_asleep && step % STEPS_A_PICTURE == STEPS_A_PICTURE - 1;
        if look && handles.iter().all(|handle| world.bodies[*handle].is_sleeping()) {
            return step + 1;
        }
    }
    steps
}

fn explore_drop(count: usize) -> Duration {
    let state = fresh(3);
    let world = state.open.dungeon.world(std::iter::empty());
    let pieces: PieceSet = state.open.boxed.iter().step_by(6).collect();
    let handful = Handful { pieces, meeple: None, aim: Point::default(), height: 200 };
    each(count, |seed| {
        black_box(drop_handful(&world, &handful, black_box(seed)));
    })
}

// --- rooms ----------------------------------------------------------------------------------------------------------

fn fresh(seed: u64) -> State {
    DungeonDrop::start(&Options::default(), 2, &mut Luck::seeded(seed)).expect("a fresh game")
}

/// All 93 pieces on the table, all 18 pillars among them.
fn full_table() -> Dungeon {
    let handful = Handful { pieces: PieceSet::ALL, meeple: None, aim: Point::default(), height: 300 };
    let settled =
        (0..).map(|seed| drop_handful(&World::default(), &handful, seed)).find(|it| it.off.is_empty());
    let mut dungeon = Dungeon::new();
    settled.iter().flat_map(|it| it.pieces()).for_each(|(piece, square)| dungeon.put(piece, square));
    dungeon
}

/// Every legal room of a full table with what it collects.
fn rooms_of_a_full_table(count: usize) -> Duration {
    let dungeon = full_table();
    each(count, |_| {
        let posts: Posts = PILLARS
            .iter()
            .map(|piece| (Post::Pillar(piece), dungeon.square(piece)))
            .collect::<arrayvec::ArrayVec<(Post, Footprint), 21>>();
        let survey = Survey::new(&posts, black_box(&dungeon), Shape::Plain);
        let (mut rooms, mut collected) = (0, 0);
        survey.triples(|places, holds| {
            let (corners, _) = survey.corners(places);
            if survey.is_free(holds, corners, 0) {
                rooms += 1;
                collected += holds.minus(PILLARS).len();
            }
        });
        black_box((rooms, collected));
    })
}

/// The legal actions of a Loot step on a full table, best first.
fn legal_rooms(count: usize) -> Duration {
    let mut state = fresh(3);
    state.open.dungeon = full_table();
    state.open.step = Step::Loot;
    let seat = state.open.active();
    let mut out = Vec::new();
    each(count, |_| {
        out.clear();
        DungeonDrop::legal(black_box(&state), seat, &mut out);
    })
}

// --- games ----------------------------------------------------------------------------------------------------------

/// Whole games of greedy bots, physics included.
fn greedy_games(seats: usize, count: usize) -> Duration {
    each(count, |seed| {
        let mut luck = Luck::seeded(seed);
        let mut state = DungeonDrop::start(&Options::default(), seats, &mut luck).expect("a fresh game");
        while let Turn::Decide(asked) = DungeonDrop::turn(&state) {
            let Some(seat) = asked.first() else { break };
            let action = players::greedy(&state, seat, &mut luck);
            let Ok(play) = judge::<DungeonDrop>(&state, seat, action) else { break };
            DungeonDrop::apply(&mut state, play, &mut luck, &mut NullLog);
        }
        black_box(state.open.scores);
    })
}

fn clone_a_state(count: usize) -> Duration {
    let state = fresh(3);
    each(count, |_| {
        black_box(black_box(&state).clone());
    })
}
