// The films of throws that the match log keeps: twenty pictures a second, ten bytes for every body that has moved.
import { bodyNumbered } from "./kinds";
import type { Footprint, Point } from "./view";

/** Where a body is: micrometres, the height of its middle, and its rotation. */
export interface Pose {
  x: number;
  y: number;
  up: number;
  /** A quaternion: x, y (up), z, w. */
  turn: [number, number, number, number];
}

export const PICTURES = 20;

export interface Film {
  /** For every body its pictures, the earliest first. */
  bodies: Map<string, [at: number, pose: Pose][]>;
  /** How many pictures there are. */
  length: number;
}

const ENTRY = 10;

/** The path of a settled throw as a film. */
export function read(path: string): Film {
  const bytes = Uint8Array.from(atob(path.padEnd(Math.ceil(path.length / 4) * 4, "=")), (letter) => letter.charCodeAt(0));
  const data = new DataView(bytes.buffer);
  const film: Film = { bodies: new Map(), length: 0 };
  let at = 0;
  while (at < bytes.length) {
    const count = bytes[at] ?? 0;
    at += 1;
    if (at + count * ENTRY > bytes.length) break;
    for (let entry = 0; entry < count; entry += 1, at += ENTRY) add(film, data, at);
    film.length += 1;
  }
  return film;
}

function add(film: Film, data: DataView, at: number): void {
  const part = (place: number): number => data.getInt8(at + 6 + place) / 127;
  const pose: Pose = {
    x: data.getInt16(at + 1, true) * 100,
    y: data.getInt16(at + 3, true) * 100,
    up: data.getUint8(at + 5) * 500,
    turn: normal([part(0), part(1), part(2), part(3)]),
  };
  const body = bodyNumbered(data.getUint8(at));
  const pictures = film.bodies.get(body);
  if (pictures) pictures.push([film.length, pose]);
  else film.bodies.set(body, [[film.length, pose]]);
}

function normal(turn: Pose["turn"]): Pose["turn"] {
  const length = Math.hypot(...turn) || 1;
  return turn.map((part) => part / length) as Pose["turn"];
}

/** Where a body is at a time counted in pictures; undefined before its first. */
export function poseAt(pictures: [number, Pose][], time: number): Pose | undefined {
  let before: [number, Pose] | undefined;
  for (const picture of pictures) {
    if (picture[0] > time) return before ? between(before, picture, time) : undefined;
    before = picture;
  }
  return before?.[1];
}

function between([from, a]: [number, Pose], [to, b]: [number, Pose], time: number): Pose {
  // A body that rests is in no picture until it moves again.
  const start = Math.max(from, to - 1);
  const part = Math.max(0, Math.min(1, (time - start) / (to - start)));
  const mix = (one: number, other: number): number => one + (other - one) * part;
  const same = a.turn.reduce((sum, value, at) => sum + value * (b.turn[at] ?? 0), 0) < 0 ? -1 : 1;
  const turn = a.turn.map((value, at) => mix(value, (b.turn[at] ?? 0) * same)) as Pose["turn"];
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), up: mix(a.up, b.up), turn: normal(turn) };
}

/** A cube at rest. */
export function resting([x, y, u, v]: Footprint, edge: number): Pose {
  const half = -Math.atan2(v, u) / 2;
  return { x, y, up: edge / 2, turn: [0, Math.sin(half), 0, Math.cos(half)] };
}

/** A meeple that stands. */
export const standing = ([x, y]: Point): Pose => ({ x, y, up: 0, turn: [0, 0, 0, 1] });

/** How far a pose is turned as seen from above, in degrees clockwise: by the side that lies flattest. */
export function heading([x, y, z, w]: Pose["turn"]): number {
  const first: [number, number] = [1 - 2 * (y * y + z * z), 2 * (x * z - w * y)];
  const other: [number, number] = [2 * (x * z + w * y), 1 - 2 * (x * x + y * y)];
  const [across, down] = Math.hypot(...first) >= Math.hypot(...other) ? first : other;
  return (Math.atan2(down, across) * 180) / Math.PI;
}
