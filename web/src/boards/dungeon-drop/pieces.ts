// The pieces: what each kind looks like. A colour and a symbol each, so that neither is needed alone.
import chest from "virtual:icon/locked-chest";
import clear from "virtual:icon/cut-diamond";
import blue from "virtual:icon/crystal-growth";
import dragon from "virtual:icon/spiked-dragon-head";
import goblin from "virtual:icon/goblin-head";
import gold from "virtual:icon/two-coins";
import key from "virtual:icon/key";
import pillar from "virtual:icon/ionic-column";
import pink from "virtual:icon/rupee";
import potion from "virtual:icon/health-potion";
import relic from "virtual:icon/rune-stone";
import shield from "virtual:icon/magic-shield";
import staircase from "virtual:icon/stairs";
import troll from "virtual:icon/troll";
import type { PieceId } from "./view";

export type Kind =
  | "gold" | "key" | "chest" | "clear" | "pink" | "blue" | "potion" | "shield" | "relic" | "goblin" | "troll" | "dragon" | "pillar" | "staircase";

interface Look {
  /** The colour of the cube. */
  colour: string;
  /** The colour of its symbol. */
  ink: string;
  icon: string;
  /** How many are small, large and huge. */
  counts: [number, number, number];
}

/** Every kind in the order of the component list, which numbers the pieces. */
export const LOOKS: Record<Kind, Look> = {
  gold: { colour: "#e5bd3c", ink: "#4a3500", icon: gold, counts: [12, 8, 0] },
  key: { colour: "#a9743c", ink: "#fff3dd", icon: key, counts: [4, 2, 0] },
  chest: { colour: "#a9743c", ink: "#fff3dd", icon: chest, counts: [0, 6, 0] },
  clear: { colour: "#e3f1f2", ink: "#2d5a63", icon: clear, counts: [4, 3, 0] },
  pink: { colour: "#ea86b2", ink: "#54122f", icon: pink, counts: [4, 3, 0] },
  blue: { colour: "#4c8fd6", ink: "#06203c", icon: blue, counts: [4, 3, 0] },
  potion: { colour: "#c53b4b", ink: "#ffe9ea", icon: potion, counts: [2, 0, 0] },
  shield: { colour: "#31a39a", ink: "#03302c", icon: shield, counts: [0, 2, 0] },
  relic: { colour: "#8f63c9", ink: "#f7efff", icon: relic, counts: [2, 0, 0] },
  goblin: { colour: "#6fa544", ink: "#122703", icon: goblin, counts: [10, 0, 0] },
  troll: { colour: "#35603c", ink: "#e4f5df", icon: troll, counts: [0, 4, 0] },
  dragon: { colour: "#7d1420", ink: "#ffd9a8", icon: dragon, counts: [0, 0, 1] },
  pillar: { colour: "#8b8695", ink: "#17141d", icon: pillar, counts: [13, 5, 0] },
  staircase: { colour: "#2c2733", ink: "#f0e8ff", icon: staircase, counts: [1, 0, 0] },
};

export const KINDS = Object.keys(LOOKS) as Kind[];

/** The edges of small, large and huge cubes, in micrometres. */
export const EDGES = [10_000, 14_000, 22_000] as const;

export const kindOf = (piece: PieceId): Kind => piece.slice(0, piece.lastIndexOf("-")) as Kind;
export const numberOf = (piece: PieceId): number => Number(piece.slice(piece.lastIndexOf("-") + 1));

/** The edge of a piece: the small ones have the first numbers. */
export function edgeOf(piece: PieceId): number {
  const [small, large] = LOOKS[kindOf(piece)].counts;
  const number = numberOf(piece);
  return number <= small ? EDGES[0] : number <= small + large ? EDGES[1] : EDGES[2];
}

const every: PieceId[] = KINDS.flatMap((kind) => {
  const count = LOOKS[kind].counts.reduce((sum, some) => sum + some, 0);
  return Array.from({ length: count }, (_, at) => `${kind}-${at + 1}`);
});

/** The body with this number in a film: a piece, or the meeple of a seat. */
export const bodyNumbered = (number: number): string => every[number] ?? `meeple-${number - every.length + 1}`;

export const isMonster = (piece: PieceId): boolean => ["goblin", "troll", "dragon"].includes(kindOf(piece));
export const isPillar = (piece: PieceId): boolean => kindOf(piece) === "pillar";
export const isScenery = (piece: PieceId): boolean => ["pillar", "staircase"].includes(kindOf(piece));
export const isTreasure = (piece: PieceId): boolean => !isMonster(piece) && !isScenery(piece);

/** What two cubes share that are of the same colour: chests look like keys. */
export const colourOf = (piece: PieceId): string => (kindOf(piece) === "chest" ? "key" : kindOf(piece));

/** Pieces counted by kind, in the order of the component list. */
export function counted(pieces: Iterable<PieceId>): [Kind, number][] {
  const counts = new Map<Kind, number>();
  for (const piece of pieces) counts.set(kindOf(piece), (counts.get(kindOf(piece)) ?? 0) + 1);
  return KINDS.flatMap((kind) => (counts.has(kind) ? [[kind, counts.get(kind) ?? 0] as [Kind, number]] : []));
}

/** A colour and a shape for each seat. */
export const SEATS = ["#c8503c", "#2f7fbf", "#3f9152", "#8a5bb5"] as const;
