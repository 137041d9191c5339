//! What is measured of Dungeon Drop: first drops beside bare rapier3d, rooms of a full table, whole greedy games.
//!
//!   cargo bench -p dungeon-drop

use divan::{Bencher, black_box};
use dungeon_drop::geometry::{Footprint, Point};
use dungeon_drop::physics::random::Random;
use dungeon_drop::physics::{Handful, World, drop_handful};
use dungeon_drop::pieces::{Kind, PILLARS, PieceSet, Size};
use dungeon_drop::rooms::{Post, Posts, Shape, Survey};
use dungeon_drop::{Dungeon, DungeonDrop, Options, State, Step, players};
use rapier3d::na;
use rapier3d::prelude::*;
use table::{Game, Luck, NullLog, Turn, judge};

fn main() {
    divan::main();
}

fn first_handful() -> Handful {
    let small = PieceSet::sized(Size::Small).or(PieceSet::of(Kind::Dragon));
    let pieces = small.minus(PieceSet::of(Kind::Relic)).minus(PieceSet::of(Kind::Staircase));
    Handful { pieces, meeple: None, aim: Point::default(), height: 300 }
}

/// A first drop as a match makes it: thrown, brought to rest, pushed apart, filmed.
#[divan::bench(sample_count = 40)]
fn first_drop(bencher: Bencher) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        drop_handful(&World::default(), &first_handful(), black_box(seed))
    });
}

/// The same bodies in a bare loop, for as many steps as our rest rule needs on average (0.66 simulated seconds).
#[divan::bench(sample_count = 40)]
fn bare_rapier_same_time(bencher: Bencher) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        bare(black_box(seed), 80)
    });
}

/// The same bodies in a bare loop until the engine has put every body to sleep, or ten simulated seconds.
#[divan::bench(sample_count = 20)]
fn bare_rapier_until_asleep(bencher: Bencher) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        bare(black_box(seed), 1200)
    });
}

fn bare(seed: u64, steps: u32) -> u32 {
    let mut world = PhysicsWorld::new();
    world.gravity = Vector::new(0.0, -981.0, 0.0);
    world.integration_parameters.dt = 1.0 / 120.0;
    world.integration_parameters.normalized_prediction_distance = 0.02;
    world.integration_parameters.normalized_max_corrective_velocity = 60.0;
    let up = na::Unit::new_unchecked(Vector::new(0.0, 1.0, 0.0));
    world.colliders.insert(ColliderBuilder::halfspace(up).friction(0.28).restitution(0.35));
    let mut handles = Vec::new();
    for flying in first_handful().let_go(&mut Random::seeded(seed)) {
        let dungeon_drop::physics::Body::Piece(piece) = flying.body else { continue };
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
        if step % 6 == 5 && handles.iter().all(|handle| world.bodies[*handle].is_sleeping()) {
            return step;
        }
    }
    steps
}

/// An Explore handful of six onto a first drop.
#[divan::bench(sample_count = 40)]
fn explore_drop(bencher: Bencher) {
    let state = fresh(3);
    let world = state.open.dungeon.world(std::iter::empty());
    let pieces: PieceSet = state.open.boxed.iter().step_by(6).collect();
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        drop_handful(
            &world,
            &Handful { pieces, meeple: None, aim: Point::default(), height: 200 },
            black_box(seed),
        )
    });
}

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
#[divan::bench]
fn rooms_of_a_full_table(bencher: Bencher) {
    let dungeon = full_table();
    bencher.bench_local(|| {
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
        (rooms, collected)
    });
}

/// The legal actions of a Loot step, best first.
#[divan::bench]
fn legal_rooms_best_first(bencher: Bencher) {
    let mut state = fresh(3);
    state.open.step = Step::Loot;
    let seat = state.open.active();
    let mut out = Vec::new();
    bencher.bench_local(|| {
        out.clear();
        DungeonDrop::legal(black_box(&state), seat, &mut out);
        out.len()
    });
}

/// A whole two-player game of greedy bots, physics included.
#[divan::bench(sample_count = 30, args = [2, 4])]
fn greedy_game(bencher: Bencher, seats: usize) {
    let mut seed = 0;
    bencher.bench_local(|| {
        seed += 1;
        let mut luck = Luck::seeded(seed);
        let mut state = DungeonDrop::start(&Options::default(), seats, &mut luck).expect("a fresh game");
        while let Turn::Decide(asked) = DungeonDrop::turn(&state) {
            let Some(seat) = asked.first() else { break };
            let action = players::greedy(&state, seat, &mut luck);
            let Ok(play) = judge::<DungeonDrop>(&state, seat, action) else { break };
            DungeonDrop::apply(&mut state, play, &mut luck, &mut NullLog);
        }
        state.open.scores
    });
}

/// Cloning a state.
#[divan::bench]
fn clone_a_state(bencher: Bencher) {
    let state = fresh(3);
    bencher.bench_local(|| black_box(&state).clone());
}
