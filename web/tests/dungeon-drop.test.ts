// The films of throws, as the match log writes them, and the squares and rooms on the table.
import { expect, test } from "vitest";
import { heading, poseAt, read, resting } from "../src/boards/dungeon-drop/film";
import { corners, hull, inside, near } from "../src/boards/dungeon-drop/geometry";
import { bodyNumbered, edgeOf } from "../src/boards/dungeon-drop/kinds";
import type { Footprint } from "../src/boards/dungeon-drop/view";

/** A body in a picture: its number, its place in tenths of a millimetre, its height in half millimetres, its rotation in 127ths. */
function entry(body: number, x: number, y: number, up: number, turn: [number, number, number, number]): number[] {
  const data = new DataView(new ArrayBuffer(10));
  data.setUint8(0, body);
  data.setInt16(1, x, true);
  data.setInt16(3, y, true);
  data.setUint8(5, up);
  turn.forEach((part, at) => data.setInt8(6 + at, part));
  return [...new Uint8Array(data.buffer)];
}
const written = (bytes: number[]): string => Buffer.from(bytes).toString("base64").replace(/=+$/, "");

test("a film is read as it was written, whatever is left over at its end", () => {
  const path = written([2, ...entry(0, 100, -50, 20, [0, 0, 0, 127]), ...entry(91, -3000, 10, 9, [0, 0, 0, 127]), 0, 1, ...entry(0, 300, -50, 10, [0, 127, 0, 0])]);
  const film = read(path);
  expect(film.length).toBe(3);
  expect([...film.bodies.keys()]).toEqual([bodyNumbered(0), bodyNumbered(91)]);
  expect(film.bodies.get("gold-1")?.map(([at]) => at)).toEqual([0, 2]);
  expect(film.bodies.get("gold-1")?.[0]?.[1]).toEqual({ x: 10_000, y: -5_000, up: 10_000, turn: [0, 0, 0, 1] });
});

test("a body that rests is where it was until it moves again", () => {
  const film = read(written([1, ...entry(5, 0, 0, 10, [0, 0, 0, 127]), 0, 0, 1, ...entry(5, 100, 0, 10, [0, 0, 0, 127])]));
  const pictures = film.bodies.get("gold-6") ?? [];
  expect(poseAt(pictures, -1)).toBeUndefined();
  expect(poseAt(pictures, 1.5)?.x).toBe(0);
  expect(poseAt(pictures, 2.5)?.x).toBe(5_000);
  expect(poseAt(pictures, 9)?.x).toBe(10_000);
});

test("pieces and meeples have the numbers of the component list", () => {
  expect([0, 19, 20, 26, 73, 74, 92, 93, 96].map(bodyNumbered)).toEqual(["gold-1", "gold-20", "key-1", "chest-1", "dragon-1", "pillar-1", "staircase-1", "meeple-1", "meeple-4"]);
  expect(["gold-12", "gold-13", "dragon-1", "pillar-14"].map(edgeOf)).toEqual([10_000, 14_000, 22_000, 14_000]);
});

test("a cube at rest shows the direction of its side from above", () => {
  for (const degrees of [0, 17, 45, 80]) {
    const angle = (degrees * Math.PI) / 180;
    const pose = resting([0, 0, Math.cos(angle) * 5000, Math.sin(angle) * 5000], 10_000);
    expect(heading(pose.turn)).toBeCloseTo(degrees, 6);
  }
});

test("squares touch a room within the reach and not beyond it", () => {
  const at = (x: number, y: number): Footprint => [x, y, 5000, 0];
  const room = hull([at(0, 0), at(100_000, 0), at(50_000, 80_000)].flatMap(corners));
  expect(inside([50_000, 30_000], room)).toBe(true);
  expect(inside([50_000, -20_000], room)).toBe(false);
  expect(near(corners(at(50_000, -10_200)), room, 200)).toBe(true);
  expect(near(corners(at(50_000, -10_201)), room, 200)).toBe(false);
  expect(near(corners(at(50_000, 30_000)), room, 0)).toBe(true);
});
