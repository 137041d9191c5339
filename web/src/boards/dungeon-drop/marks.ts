// What is drawn on the table besides the pieces, the same in both views.
import type { Point } from "./view";

export interface Marks {
  /** Pieces that may be pointed at now. */
  open: Set<string>;
  /** Pieces that have been pointed at. */
  chosen: Set<string>;
  /** Pieces that are shown to be meant: in the room, under the pointer in the list. */
  lit: Set<string>;
  /** Rooms and areas. */
  shapes: { outline: Point[]; tone: "good" | "bad" | "faint" }[];
  /** Where a drop is aimed, from how high, and how far around it counts, in micrometres. */
  aim: { point: Point; height: number; radius: number; good: boolean } | null;
  /** A flick or slide. */
  arrow: { from: Point; to: Point } | null;
  /** A piece that would be put down. */
  ghost: { corners: Point[] } | null;
  /** Solo: the pillar tokens. */
  tokens: { corners: Point[]; chosen: boolean; number: number }[];
}

/** What a view tells the board: all points in micrometres. */
export interface Pointing {
  /** Pressed on the table; true when a drag is wanted from here. */
  press: (point: Point, piece: string | null) => boolean;
  drag: (point: Point) => void;
  release: (point: Point, moved: boolean) => void;
  hover: (piece: string | null) => void;
}

/** Half the side of the table. */
export const TABLE = 400_000;
