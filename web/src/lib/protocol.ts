// What the server says and hears; see docs/protocol.md.

export interface Text { id: string; words?: string }
export type Viewer = number | "spectator";

export type Value = boolean | number | string;
export interface Mode { name: string; title: Text; values: Record<string, Value>; seats: [number, number] }
export type FieldKind =
  | { kind: "switch" }
  | { kind: "one-of"; values: { value: string; title: Text }[] }
  | { kind: "whole"; min: number; max: number };
export interface Field { key: string; label: Text; help: Text; kind: FieldKind; default: Value }
export type Condition =
  | { is: "among"; key: string; values: Value[] }
  | { is: "seats"; min: number; max: number };
export interface Limit { when: Condition[]; then: Condition[]; why: Text }
export interface Schema { modes: Mode[]; fields: Field[]; limits: Limit[] }
export interface Game {
  id: string; title: string; about: Text; seats: [number, number]; ledgers: string[]; rules_version: number; bots: string[];
  schema: Schema;
}

export interface Me { id: string; name: string; account: boolean }

export interface TableSeat {
  seat: number; name: string | null; kind: "person" | "open" | "bot" | "nobody"; bot?: string; you: boolean; here: boolean;
}
export interface Table {
  id: string; game: string; mode: string; options: Record<string, Value>; private: boolean;
  stage: "gathering" | "playing" | "over"; created: number; yours: number[]; owner: boolean; spectators: number;
  seats: TableSeat[]; commitment: string; paused: boolean;
  proposal: { by: number; actions: number; agreed: number[] } | null; rematch: string | null;
}

export interface Part { kind: string; id: string }
export interface Choice { text: Text; on?: Part[]; words?: string }
export interface Surface { min: [number, number]; max: [number, number]; per_mm: number }
export type Form =
  | { form: "one-of"; choices: Choice[] }
  | { form: "subset"; items: Choice[]; min: number; max: number }
  | { form: "order"; items: Choice[] }
  | { form: "number"; min: number; max: number }
  | { form: "place"; surface: Surface }
  | { form: "stroke"; surface: Surface; items: Choice[]; strongest: number }
  | { form: "build"; what: Text };
export interface Question { prompt: Text; rules?: string[]; forms: Form[] }
export interface Told { version: number; text: Text; data: unknown }
export interface Outcome { standings: { rank: number; score: number }[]; together?: "won" | "lost" | null }
export interface Clock { seat: number; left: number; running: boolean }

export interface State {
  type: "state"; viewer: Viewer; version: number; view: unknown; waiting: number[]; question: Question | null; asked: number;
  events: Told[]; undone: number | null; outcome: Outcome | null; can_undo: boolean; drawn?: string; clocks?: Clock[] | null;
}
export interface RuleShown { id: string; title: string; text: string; ruling?: string | null; source?: string; see?: string[] }
export interface Refused {
  type: "refused"; request?: string; seat?: number; why: string; words: string; rule?: RuleShown | null; because?: Text | null;
}
export interface Chat { type: "chat"; n: number; at: number; seat: number | null; name: string; words: string }
export type FromServer =
  | { type: "table"; table: Table }
  | State
  | { type: "accepted"; request?: string; seat?: number; version: number }
  | Refused
  | Chat
  | { type: "pong" }
  | { type: "closing"; words: string };

export type Answer =
  | { pick: number }
  | { subset: number[] }
  | { order: number[] }
  | { number: number }
  | { place: { x: number; y: number } }
  | { stroke: { item: number; x: number; y: number } }
  | { words: string }
  | { action: unknown };

export interface Moment { to: number; last: number; view: unknown; drawn: string; events: Told[] }
