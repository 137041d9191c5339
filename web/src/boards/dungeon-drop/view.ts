// What a viewer of Dungeon Drop is shown, as far as the board needs it. Lengths are micrometres from the middle of the table.

export type PieceId = string;
/** A cube seen from above: its middle, and the way from there to the middle of one side. */
export type Footprint = [x: number, y: number, armX: number, armY: number];
export type Point = [x: number, y: number];
export type Source = "race" | "class";

export interface Hero {
  race: string | null;
  class: string | null;
  stash: PieceId[];
  on_card: PieceId[];
  half_healed: PieceId[];
  beside: PieceId[];
  markers: number;
  cooperation: number;
  meeple: "hand" | "out" | { at: Point };
}

export type Step =
  | "enter" | "explore" | "act" | "loot" | "rest" | "stairs" | "over"
  | { draft: { races: number; classes: number } }
  | { "build-hero": { left: number[] } }
  | { "build-quest": { left: number[] } }
  | { "place-pillars": { placed: number } }
  | { meeples: { seat: number; acted: boolean } }
  | { acting: { left: number; done: PieceId[] } };

export interface Open {
  options: { heroic: boolean; solo: boolean; live: boolean };
  dungeon: [PieceId, Footprint][];
  boxed: PieceId[];
  off: PieceId[];
  aside: PieceId[];
  removed: PieceId[];
  heroes: Hero[];
  round: number;
  order: number[];
  flipped: number;
  step: Step;
  used: Source | null;
  solo: { tokens: Footprint[]; relics: number; turns: number; level: number; ending: "left" | "lost" | null } | null;
  quests: string[] | null;
  chests: [seat: number, points: number][];
  scores: number[] | null;
}

export interface View {
  viewer: { seat: number } | "spectator";
  open: Open;
  quest: string | null;
  offer: { races: string[]; classes: string[]; quests: string[] } | null;
  draft: { races: [string[], string | null] | null; classes: [string[], string | null] | null } | null;
}

/** Where everything came to rest after a throw, and how it got there. */
export interface Settled { lies: [string, Footprint][]; off?: string[]; path?: string }

export type Told =
  | { event: "dropped"; seat: number; pieces: PieceId[]; at: Point; height: number; settled: Settled }
  | { event: "flicked"; seat: number; piece: PieceId; settled: Settled }
  | { event: "looted"; seat: number; corners: PieceId[]; pieces: PieceId[]; remaining: number }
  | { event: string };

/** The word for what is being decided. */
export function stepName(step: Step): string {
  return typeof step === "string" ? step : (Object.keys(step)[0] ?? "");
}

/** Whose turn it is. */
export const active = (open: Open): number => open.order[open.flipped] ?? 0;
