// Who looks, and what they look at more closely.
import type { EventInfo } from "../generated/protocol";

export type Viewer = number | "spectator";

/** Something to read in full: a card, a hero, a zone. */
export interface Details {
  title: string;
  /** What kind of thing it is. */
  kind?: string;
  /** The path of an icon on a square of 512. */
  icon?: string;
  /** What is to be read, a paragraph each. */
  lines: string[];
  /** Ids of rules that belong to it. */
  rules?: string[];
  /** Choices that stand on it: indices into the board's choices. */
  choices?: number[];
}

/** A moment of a finished match. */
export interface Moment {
  to: number;
  last: number;
  view: unknown;
  drawn: string;
  events: EventInfo[];
}
