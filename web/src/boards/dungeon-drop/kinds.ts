// The pieces by their names: kinds, numbers, sizes.
import type { PieceId } from "./view";

export type Kind =
  | "gold" | "key" | "chest" | "clear" | "pink" | "blue" | "potion" | "shield" | "relic" | "goblin" | "troll" | "dragon" | "pillar" | "staircase";

/** How many of each kind are small, large and huge, in the order of the component list, which numbers the pieces. */
const COUNTS: Record<Kind, [number, number, number]> = {
  gold: [12, 8, 0], key: [4, 2, 0], chest: [0, 6, 0], clear: [4, 3, 0], pink: [4, 3, 0], blue: [4, 3, 0], potion: [2, 0, 0], shield: [0, 2, 0], relic: [2, 0, 0],
  goblin: [10, 0, 0], troll: [0, 4, 0], dragon: [0, 0, 1], pillar: [13, 5, 0], staircase: [1, 0, 0],
};

export const KINDS = Object.keys(COUNTS) as Kind[];

/** The edges of small, large and huge cubes, in micrometres. */
export const EDGES = [10_000, 14_000, 22_000] as const;

export const kindOf = (piece: PieceId): Kind => piece.slice(0, piece.lastIndexOf("-")) as Kind;
export const numberOf = (piece: PieceId): number => Number(piece.slice(piece.lastIndexOf("-") + 1));

/** The edge of a piece: the small ones have the first numbers. */
export function edgeOf(piece: PieceId): number {
  const [small, large] = COUNTS[kindOf(piece)];
  const number = numberOf(piece);
  return number <= small ? EDGES[0] : number <= small + large ? EDGES[1] : EDGES[2];
}

const every: PieceId[] = KINDS.flatMap((kind) => {
  const count = COUNTS[kind].reduce((sum, some) => sum + some, 0);
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
