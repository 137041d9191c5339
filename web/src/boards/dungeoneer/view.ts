// What a viewer of Dungeoneer is shown, as far as the board needs it.

export type Side = "n" | "e" | "s" | "w";
export type FormName = "melee" | "magic" | "speed";
/** An Adventure card: its slug, the second copy with `#2` after it. */
export type CardId = string;

export type Fighter = { hero: number } | { monster: CardId } | { quest: number } | { map: number };
export type Source = { card: CardId } | { map: number } | { quest: number } | { artifact: number } | { hero: number };

export interface InPlay { card: CardId; tokens: number; by: number }
export interface QuestState { quest: number; wounds: number; found: boolean; attacked: boolean; component: "waiting" | "carried" | { lying: number } }

export interface Player {
  hero: number;
  out: boolean;
  level: number;
  life: number;
  max_life: number;
  glory: number;
  peril: number;
  movements: number;
  space: number;
  tipped: "no" | "plain" | { again: { score: string; number: number } };
  cusp: { side: Side; fresh: boolean } | null;
  attacks: number;
  hand: number;
  map_hand: number;
  readied: InPlay[];
  banes: InPlay[];
  pack: InPlay[];
  quests: QuestState[];
  done: number[];
}

export interface Space {
  map: number;
  cell: { x: number; y: number };
  turned: boolean;
  /** Neighbours north, east, south, west; 255 for none. */
  next: [number, number, number, number];
  opened: number;
  barred: number;
  bar: number;
  wounds: number;
  slain: boolean;
}

export interface Encounter {
  card: CardId;
  target: number;
  space: number;
  form: FormName | null;
  extra: number;
  wounds: number;
  fate: "waiting" | "missed" | "attacked" | "gone";
}

export interface Attack { by: Fighter; on: Fighter; form: FormName; steal: number | null; stage: string | object }
export interface Trial { seat: number; score: string | null; number: number; bonus: number; why: string | Record<string, unknown> }

export type Frame =
  | { window: { at: string; acted: boolean; open: boolean } }
  | { attack: Attack }
  | { trial: Trial }
  | { trap: { card: CardId; left: number[] } }
  | { wound: { seat: number; amount: number } }
  | { played: { by: number; play: { card: CardId; payer: number | null }; cancelled: boolean } }
  | { move: { seat: number; side: Side | null; to: number } }
  | { attempt: { seat: number; quest: number } }
  | { place: { seat: number; map: number } }
  | Record<string, unknown>;

export type Step = string | Record<string, unknown>;

export interface Open {
  turn: number;
  round: number;
  step: Step;
  players: Player[];
  board: { spaces: Space[] };
  batch: Encounter[];
  attachments: { card: CardId; host: CardId; by: number }[];
  lasting: { source: Source; clause: number; by: number; on: Fighter; extra: number }[];
  frames: Frame[];
  discard: CardId[];
  deck: number;
  map_deck: number;
  quest_deck: number;
  global: QuestState | null;
  winner: number | null;
}

export interface View {
  viewer: { seat: number } | "spectator";
  open: Open;
  hand: CardId[];
  maps: number[];
  asked: boolean;
  submitted: unknown;
  peek: { of: number; cards: CardId[] } | null;
  map_top: number[];
}

/** A side of a fight as events name it: a monster on a Map card by its Map card. */
export type Named = Fighter;

export type Told =
  | { fought: { by: Named; on: Named; form: FormName; attack: [number, number]; defence: [number, number] } }
  | { rolled: { seat: number; die: number; add: number; number: number } }
  | Record<string, unknown>;

export const SIDES: Side[] = ["n", "e", "s", "w"];
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4] ?? "n";

/** The word of a step. */
export const stepName = (step: Step): string => (typeof step === "string" ? step : (Object.keys(step)[0] ?? ""));

const PHASES: Record<string, string> = {
  placing: "setup", starting: "setup", upkeep: "reset", triggers: "reset", "after-reset": "reset", dungeonlord: "dungeonlord", declaring: "dungeonlord",
  attacked: "dungeonlord", "end-dungeonlord": "dungeonlord", recall: "dungeonlord", build: "build", "after-build": "build", hero: "hero", "end-hero": "hero",
  stay: "discard", discard: "discard", refill: "discard", "end-turn": "discard", over: "over",
};

/** The phase of the turn. */
export const phaseOf = (step: Step): string => PHASES[stepName(step)] ?? "";
