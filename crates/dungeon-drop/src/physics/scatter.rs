//! How a handful leaves the hand: where each piece starts, how it is turned and how fast it flies.

use table::{Seat, enforces};

use super::random::Random;
use super::settled::Body;
use crate::geometry::Point;
use crate::pieces::{Piece, PieceSet, Size};

/// What is dropped, and how.
#[derive(Clone, Copy, Debug)]
pub struct Handful {
    /// The pieces.
    pub pieces: PieceSet,
    /// A meeple dropped with them, in solo.
    pub meeple: Option<Seat>,
    /// The point over which they are dropped.
    pub aim: Point,
    /// The height they are dropped from, in millimetres.
    pub height: u16,
}

/// A piece in the air.
#[derive(Clone, Copy, Debug)]
pub struct Flying {
    /// Which.
    pub body: Body,
    /// In centimetres: to the right, downwards on the table, upwards.
    pub at: [f32; 3],
    /// Its rotation, as a quaternion.
    pub turn: [f32; 4],
    /// In centimetres a second.
    pub speed: [f32; 3],
    /// In radians a second.
    pub spin: [f32; 3],
}

/// Gravity, in centimetres a second squared.
pub(super) const GRAVITY: f32 = 981.0;

/// The distance of neighbours in the hand: more than the diagonal of a large cube.
const PITCH: f32 = 2.5;
/// The height of the lowest layer. Falling to here from the hand is worked out, not simulated: nothing is in the way.
const LOWEST: f32 = 2.2;
/// How much of a layer a place may be off.
const JITTER: f32 = 0.25;
/// The sideways speed of the outermost piece of a handful that is dropped from [`HIGH`].
const SIDEWAYS: f32 = 95.0;
/// The share of the sideways speed that is chance alone.
const CHANCE: f32 = 0.25;
/// The greatest drop height, in millimetres.
const HIGH: f32 = 300.0;
/// The greatest spin, in radians a second.
const SPIN: f32 = 14.0;
/// How many pieces make a handful as wide as a first drop's.
const FULL: f32 = 54.0;

/// The turn from one seed of a sunflower to the next, as cosine and sine: it spreads any number of things evenly.
const SUNFLOWER: (f32, f32) = (-0.737_368_9, 0.675_490_3);

impl Handful {
    /// Every piece of the handful in the air, in a loose clump of layers around the aim, flying apart.
    pub fn let_go(&self, random: &mut Random) -> Vec<Flying> {
        enforces!("drop.physics.drop-model", "drop.explore.height");
        let mut bodies = self.bodies();
        random.shuffle(&mut bodies);
        bodies.sort_by_key(|body| !is_huge(*body));
        let (slots, phase) = (slots(bodies.len()), random.rotation());
        let count = bodies.len() as f32;
        let reach = SIDEWAYS
            * (f32::from(self.height) / HIGH).sqrt()
            * (0.55 + 0.45 * (count / FULL).min(1.0).sqrt());
        let mut heading = unit(phase[0], phase[1]);
        let each = bodies.into_iter().zip(slots).enumerate().map(|(seed, (body, slot))| {
            heading = turned(heading, SUNFLOWER);
            let far = ((seed as f32 + 0.5) / count).sqrt();
            let sideways = [heading.0 * far * reach, heading.1 * far * reach];
            self.fly(body, slot, sideways, reach, random)
        });
        each.collect()
    }

    fn bodies(&self) -> Vec<Body> {
        self.pieces.iter().map(Body::Piece).chain(self.meeple.map(Body::Meeple)).collect()
    }

    fn fly(&self, body: Body, slot: [f32; 3], sideways: [f32; 2], reach: f32, random: &mut Random) -> Flying {
        let aim = [self.aim.x, self.aim.y].map(|part| part as f32 / 10_000.0);
        let at =
            [aim[0] + slot[0] + random.sym() * JITTER, aim[1] + slot[1] + random.sym() * JITTER, slot[2]];
        let fallen = (f32::from(self.height) / 10.0 - LOWEST).max(0.0);
        let speed = [
            sideways[0] + random.sym() * CHANCE * reach,
            sideways[1] + random.sym() * CHANCE * reach,
            -(2.0 * GRAVITY * fallen).sqrt(),
        ];
        let spin = [random.sym() * SPIN, random.sym() * SPIN, random.sym() * SPIN];
        let upright = matches!(body, Body::Meeple(_));
        let turn = if upright { [0.0, 0.0, 0.0, 1.0] } else { random.rotation() };
        Flying { body, at, turn, speed, spin: if upright { [0.0; 3] } else { spin } }
    }
}

fn is_huge(body: Body) -> bool {
    matches!(body, Body::Piece(piece) if Piece::size(piece) == Size::Huge)
}

/// Places in the hand, the first one below the middle with room for the Dragon, then layers of a disc.
fn slots(count: usize) -> Vec<[f32; 3]> {
    let mut slots = vec![[0.0, 0.0, LOWEST]];
    let mut layer = 0;
    while slots.len() < count {
        let height = LOWEST + layer as f32 * PITCH;
        let ring = (-2i32..=2).flat_map(|x| (-2i32..=2).map(move |y| (x, y)));
        let mut ring: Vec<(i32, i32)> =
            ring.filter(|(x, y)| x * x + y * y <= 5 && (layer > 1 || x * x + y * y > 1)).collect();
        ring.sort_by_key(|(x, y)| x * x + y * y);
        slots.extend(ring.into_iter().map(|(x, y)| [x as f32 * PITCH, y as f32 * PITCH, height]));
        layer += 1;
    }
    slots.truncate(count);
    slots
}

fn unit(x: f32, y: f32) -> (f32, f32) {
    let length = (x * x + y * y).sqrt().max(1e-3);
    if length < 2e-3 { (1.0, 0.0) } else { (x / length, y / length) }
}

fn turned((x, y): (f32, f32), (cos, sin): (f32, f32)) -> (f32, f32) {
    (x * cos - y * sin, x * sin + y * cos)
}
