//! The wiring of rapier3d: bodies in, steps until rest, footprints out.

use rapier3d::na;
use rapier3d::prelude::*;
use table::enforces;

use super::path::{PICTURES, Path};
use super::push_apart::{Resting, push_apart};
use super::random::Random;
use super::scatter::{Flying, GRAVITY, Handful};
use super::settled::{Body, Rest, Settled};
use super::{TABLE, TOUCH, Wobble, trig};
use crate::geometry::{Footprint, Point, Vector as Push};
use crate::pieces::{Piece, Size};

/// A resting position: everything on the table, with its footprint.
#[derive(Clone, Debug, Default)]
pub struct World {
    lying: Vec<(Body, Footprint)>,
}

/// A flick: which piece, and the push it gets.
#[derive(Clone, Copy, Debug)]
pub struct Flick {
    /// The piece.
    pub piece: Piece,
    /// The direction and strength: the speed that the push gives a small cube, in millimetres a second.
    pub push: Push,
    /// How far luck bends it.
    pub wobble: Wobble,
}

/// Steps a second.
const RATE: u32 = 120;
/// The longest throw, in seconds.
const LONGEST: u32 = 10;
/// Below these speeds (in centimetres and radians a second) a body counts as at rest.
const REST: (f32, f32) = (0.6, 0.6);
/// Rest is looked for every so many steps, and must be seen twice running.
const LOOK: u32 = 6;
/// A body that has been slow for so long, in seconds, is left alone by the engine until something hits it.
const DOZE: f32 = LOOK as f32 / RATE as f32;
/// How the wood slides and bounces.
const FRICTION: f32 = 0.28;
const RESTITUTION: f32 = 0.35;
/// A piece that ends up less than this many micrometres from where it lay has not moved.
const STILL: i32 = 60;
/// The height of a meeple, in centimetres.
const MEEPLE_HEIGHT: f32 = 1.6;

/// Lets a handful fall.
pub fn drop_handful(world: &World, handful: &Handful, seed: u64) -> Settled {
    enforces!("drop.physics.deterministic", "drop.explore.drop-moves-others", "drop.heroic.bumped-by-drops");
    let mut random = Random::seeded(seed);
    let mut simulation = Simulation::of(world);
    handful.let_go(&mut random).iter().for_each(|flying| simulation.throw(flying));
    simulation.run()
}

/// Flicks a piece.
pub fn flick(world: &World, flick: &Flick, seed: u64) -> Settled {
    enforces!("drop.flick.collisions", "drop.heroic.bumped", "drop.flick.gesture");
    let mut random = Random::seeded(seed);
    let mut simulation = Simulation::of(world);
    simulation.push(flick.piece, flick.bent(&mut random));
    simulation.run()
}

impl Flick {
    /// The push as luck bends it, in centimetres a second.
    fn bent(&self, random: &mut Random) -> (f32, f32) {
        enforces!("drop.flick.perturbation");
        let (angle, strength) = (random.sym(), random.sym());
        let most = f64::from(self.wobble.angle) / 10.0 * (std::f64::consts::PI / 180.0);
        let (cos, sin) = trig::rotation(f64::from(angle) * most);
        let scale = 0.1 * (1.0 + f64::from(strength) * f64::from(self.wobble.strength) / 100.0);
        let (x, y) = (f64::from(self.push.x) * scale, f64::from(self.push.y) * scale);
        ((x * cos - y * sin) as f32, (x * sin + y * cos) as f32)
    }
}

impl World {
    /// A position in which these bodies lie; a meeple's footprint counts by its centre.
    pub fn new(lying: impl IntoIterator<Item = (Body, Footprint)>) -> World {
        World { lying: lying.into_iter().collect() }
    }
}

struct Moving {
    body: Body,
    handle: RigidBodyHandle,
    before: Option<Footprint>,
    gone: bool,
}

struct Simulation {
    world: PhysicsWorld,
    bodies: Vec<Moving>,
    path: Path,
    seen: Vec<[i32; 3]>,
}

impl Simulation {
    fn of(position: &World) -> Simulation {
        let mut simulation =
            Simulation { world: empty_table(), bodies: Vec::new(), path: Path::default(), seen: Vec::new() };
        for &(body, square) in &position.lying {
            let builder = RigidBodyBuilder::dynamic().pose(lying(body, square)).sleeping(true);
            simulation.insert(body, builder, Some(square));
        }
        simulation
    }

    fn throw(&mut self, flying: &Flying) {
        let [x, y, up] = flying.at;
        let [i, j, k, w] = flying.turn;
        let pose = Pose::from_parts(Vector::new(x, up, y), Rotation::from_xyzw(i, j, k, w));
        let [vx, vy, v_up] = flying.speed;
        let [a, b, c] = flying.spin;
        let builder = RigidBodyBuilder::dynamic()
            .pose(pose)
            .linvel(Vector::new(vx, v_up, vy))
            .angvel(Vector::new(a, b, c));
        self.insert(flying.body, builder, None);
    }

    fn insert(&mut self, body: Body, builder: RigidBodyBuilder, before: Option<Footprint>) {
        let (builder, shape) = match body {
            Body::Piece(piece) => {
                let half = half_edge(piece.size());
                (builder, ColliderBuilder::cuboid(half, half, half))
            }
            Body::Meeple(_) => {
                (builder.lock_rotations(), ColliderBuilder::cylinder(MEEPLE_HEIGHT / 2.0, 0.6))
            }
        };
        let handle = self.world.bodies.insert(builder.soft_ccd_prediction(1.0));
        let activation = self.world.bodies[handle].activation_mut();
        (activation.normalized_linear_threshold, activation.time_until_sleep) = (REST.0, DOZE);
        let shape = shape.friction(FRICTION).restitution(RESTITUTION).density(1.0);
        self.world.colliders.insert_with_parent(shape, handle, &mut self.world.bodies);
        self.seen.push(if before.is_some() { seen_at(&self.world.bodies[handle]) } else { [i32::MAX; 3] });
        self.bodies.push(Moving { body, handle, before, gone: false });
    }

    /// Gives a lying piece the impulse that would give a small cube this speed.
    fn push(&mut self, piece: Piece, (x, y): (f32, f32)) {
        let Some(target) = self.bodies.iter().find(|it| it.body == Body::Piece(piece)) else { return };
        let small = 8.0 * half_edge(Size::Small) * half_edge(Size::Small) * half_edge(Size::Small);
        self.world.bodies[target.handle].apply_impulse(Vector::new(x * small, 0.0, y * small), true);
    }

    /// Steps until everything rests, or time is up.
    fn run(self) -> Settled {
        enforces!("drop.physics.settle");
        self.run_for(LONGEST)
    }

    fn run_for(mut self, seconds: u32) -> Settled {
        let mut calm = 0;
        for step in 0..seconds * RATE {
            if step % (RATE / PICTURES) == 0 {
                self.picture();
            }
            self.world.step();
            self.let_fall_off();
            if step % LOOK == LOOK - 1 {
                calm = if self.rests() { calm + 1 } else { 0 };
                if calm == 2 {
                    break;
                }
            }
        }
        self.picture();
        self.settle()
    }

    fn let_fall_off(&mut self) {
        enforces!("drop.flick.off-table-geometry");
        for moving in &mut self.bodies {
            let body = &mut self.world.bodies[moving.handle];
            if !moving.gone && !body.is_sleeping() && is_off(at(body)) {
                moving.gone = true;
                body.set_enabled(false);
            }
        }
    }

    fn rests(&self) -> bool {
        let still = |body: &RigidBody| {
            body.linvel().length_squared() < REST.0 * REST.0
                && body.angvel().length_squared() < REST.1 * REST.1
        };
        let moving =
            self.bodies.iter().filter(|moving| !moving.gone).map(|moving| &self.world.bodies[moving.handle]);
        moving.filter(|body| !body.is_sleeping()).all(still)
    }

    /// Adds a picture of everything that is elsewhere than in the last one.
    fn picture(&mut self) {
        let mut changed = Vec::new();
        for (index, moving) in self.bodies.iter().enumerate() {
            let now = seen_at(&self.world.bodies[moving.handle]);
            if !moving.gone && now != self.seen[index] {
                self.seen[index] = now;
                changed.push(index);
            }
        }
        self.path.begin(changed.len());
        for index in changed {
            let body = &self.world.bodies[self.bodies[index].handle];
            let (t, q) = (body.translation(), body.rotation());
            self.path.add(self.bodies[index].body, [t.x, t.z, t.y], [q.x, q.y, q.z, q.w]);
        }
    }

    /// Takes the footprints, pushes apart what lies on something, and tells what changed.
    fn settle(self) -> Settled {
        let mut settled = Settled { path: self.path, ..Settled::default() };
        let mut resting = Vec::with_capacity(self.bodies.len());
        let mut before = Vec::with_capacity(self.bodies.len());
        for moving in &self.bodies {
            if moving.gone {
                settled.off.push(moving.body);
                continue;
            }
            let now = footprint(moving.body, &self.world.bodies[moving.handle]);
            let still = moving.before.filter(|before| is_still(*before, now));
            resting.push(Resting { body: moving.body, square: still.unwrap_or(now), moved: still.is_none() });
            before.push(moving.before);
        }
        push_apart(&mut resting);
        for (it, before) in resting.iter().zip(before) {
            if is_off(it.square.at()) {
                settled.off.push(it.body);
            } else if before != Some(it.square) {
                settled.lies.push((it.body, Rest(it.square)));
            }
        }
        settled
    }
}

fn empty_table() -> PhysicsWorld {
    enforces!("drop.physics.table");
    let mut world = PhysicsWorld::new();
    world.gravity = Vector::new(0.0, -GRAVITY, 0.0);
    world.integration_parameters.dt = 1.0 / RATE as f32;
    world.integration_parameters.normalized_prediction_distance = TOUCH as f32 / 10_000.0;
    world.integration_parameters.normalized_max_corrective_velocity = 60.0;
    let up = na::Unit::new_unchecked(Vector::new(0.0, 1.0, 0.0));
    world.colliders.insert(ColliderBuilder::halfspace(up).friction(FRICTION).restitution(RESTITUTION));
    world
}

fn half_edge(size: Size) -> f32 {
    size.edge() as f32 / 20_000.0
}

fn is_off(at: Point) -> bool {
    at.x.abs() > TABLE || at.y.abs() > TABLE
}

fn is_still(before: Footprint, now: Footprint) -> bool {
    let (off, turn) = (now.at().from(before.at()), now.arm().from(before.arm()));
    [off.x, off.y, turn.x, turn.y].iter().all(|part| part.abs() <= STILL)
}

/// The pose of a body that lies flat.
fn lying(body: Body, square: Footprint) -> Pose {
    let at = square.at();
    let (x, z) = (at.x as f32 / 10_000.0, at.y as f32 / 10_000.0);
    let Body::Piece(piece) = body else {
        return Pose::from_parts(
            Vector::new(x, MEEPLE_HEIGHT / 2.0, z),
            Rotation::from_xyzw(0.0, 0.0, 0.0, 1.0),
        );
    };
    let arm = square.arm();
    let (u, v) = (arm.x as f32, arm.y as f32);
    let cos = u / (u * u + v * v).sqrt().max(1.0);
    let (half_sin, half_cos) = (((1.0 - cos) / 2.0).max(0.0).sqrt(), ((1.0 + cos) / 2.0).sqrt());
    Pose::from_parts(
        Vector::new(x, half_edge(piece.size()), z),
        Rotation::from_xyzw(0.0, -half_sin, 0.0, half_cos),
    )
}

/// The place of a body in tenths of a millimetre, as the film has it.
fn seen_at(body: &RigidBody) -> [i32; 3] {
    let t = body.translation();
    [t.x, t.z, t.y].map(|part| (part * 100.0) as i32)
}

fn at(body: &RigidBody) -> Point {
    let t = body.translation();
    let micrometres = |part: f32| (f64::from(part) * 10_000.0).round() as i32;
    Point::new(micrometres(t.x), micrometres(t.z))
}

/// The footprint of a body seen from above, as if it lay on the face that is nearest to the table.
fn footprint(body: Body, physical: &RigidBody) -> Footprint {
    let Body::Piece(piece) = body else {
        return Footprint::straight(at(physical), crate::geometry::MEEPLE);
    };
    let q = physical.rotation();
    let (x, y, z, w) = (f64::from(q.x), f64::from(q.y), f64::from(q.z), f64::from(q.w));
    // The cube's three axes, each as its parts along the table and its part upwards.
    let axes = [
        ((1.0 - 2.0 * (y * y + z * z), 2.0 * (x * z - w * y)), 2.0 * (x * y + w * z)),
        ((2.0 * (x * y - w * z), 2.0 * (y * z + w * x)), 1.0 - 2.0 * (x * x + z * z)),
        ((2.0 * (x * z + w * y), 1.0 - 2.0 * (x * x + y * y)), 2.0 * (y * z - w * x)),
    ];
    let flattest =
        axes.iter().fold(axes[0], |best, axis| if axis.1.abs() < best.1.abs() { *axis } else { best });
    let (u, v) = flattest.0;
    let scale = f64::from(piece.size().edge() / 2) / (u * u + v * v).sqrt().max(1e-9);
    Footprint::new(at(physical), (trig::round(u * scale) as i16, trig::round(v * scale) as i16))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::squares_overlap;
    use crate::pieces::PieceSet;
    use rulebook::covers;

    #[test]
    fn a_throw_that_does_not_come_to_rest_is_frozen_and_pushed_apart() {
        covers!("drop.physics.settle");
        assert_eq!(LONGEST, 10);
        let handful = Handful { pieces: PieceSet::ALL, meeple: None, aim: Point::mm(0, 0), height: 300 };
        let thrown = |seconds: u32| {
            let mut simulation = Simulation::of(&World::default());
            handful.let_go(&mut Random::seeded(5)).iter().for_each(|flying| simulation.throw(flying));
            assert!(!simulation.rests(), "in the air nothing rests");
            simulation.run_for(seconds)
        };
        assert_ne!(thrown(0), thrown(1), "at first everything is in the air, one piece over another");
        let squares: Vec<Footprint> = thrown(0).pieces().map(|(_, square)| square).collect();
        assert_eq!(squares.len(), PieceSet::ALL.len());
        for (at, square) in squares.iter().enumerate() {
            assert!(!squares[..at].iter().any(|other| squares_overlap(*square, *other)));
        }
    }

    #[test]
    fn a_footprint_is_the_outline_from_above_whichever_face_is_up() {
        covers!("drop.physics.top-view", "drop.room.footprint");
        let (piece, half) = (Piece::new(0), std::f32::consts::FRAC_1_SQRT_2);
        let faces = [[0.0, 0.0, 0.0, 1.0], [half, 0.0, 0.0, half], [0.0, 0.0, half, half]];
        for degrees in [17, 45, 80] {
            let flat = Footprint::turned(Point::mm(30, -20), piece.size().edge(), degrees);
            for [x, y, z, w] in faces {
                let mut pose = lying(Body::Piece(piece), flat);
                pose.rotation *= Rotation::from_xyzw(x, y, z, w);
                let body = RigidBodyBuilder::dynamic().pose(pose).build();
                let seen = footprint(Body::Piece(piece), &body);
                assert!(is_still(flat, seen), "{degrees} degrees: {flat:?} {seen:?}");
            }
        }
    }
}
