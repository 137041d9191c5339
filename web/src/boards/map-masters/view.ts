// What the board reads of the game's own view; see crates/map-masters/src/view.rs.
import type { Fairy } from "./explorer";
import { rowsOf, type CardFile } from "../../lib/cards";
import { print } from "../../lib/words.svelte";
import { Faces, type FaceRow, type Placement } from "./model";

export interface Drawing { cards: Placement[]; path?: string; wish?: Fairy }
export interface Outing { hand: string[]; fairies: number[]; books: string[]; sheet: Drawing }
export interface Row { primary: number; secondary: number; time: number; exit: boolean }
export interface Seen {
  coins: number;
  fairies: number[];
  books: { book: string; used: boolean }[];
  unseen: string[];
  facedown: number;
  discard: string[];
  area: string[];
  passed: boolean;
  started: boolean;
  done: "drawing" | "done" | "locked";
  own: { sheet: Drawing | null; claim: unknown } | null;
  optimizers: { recycling: number; scissors: number };
  kept: string[];
  outing: Outing | null;
  rows: Row[];
}
export interface Column { deck: string[]; up: (string | null)[]; discard: string[] }
export interface View {
  options: { "time-bonus": "live" | "clock" | "off"; timer: boolean };
  round: number;
  phase: string | Record<string, number>;
  first: number;
  objectives: { drawn: string[] };
  market: { fairies: number[]; book_deck: string[]; books: (string | null)[]; columns: Column[] };
  claimed: number | null;
  players: Seen[];
}
export interface Objective { id: string; kind: string; points: number; hourglass: boolean }

const files = Object.entries(import.meta.glob<CardFile>("../../../../content/map-masters/{house,examples}/*.toml", { eager: true, import: "default" }));
const house = files.map(([, file]) => file);
const examples = files.flatMap(([name, file]) => (name.includes("/examples/") ? [file] : []));

export const faces = new Faces(rowsOf<FaceRow>(house, "face"));
export const objectives = new Map(rowsOf<Objective>(house, "objective").map((row) => [row.id, row]));

/** A pack of one's own takes the place of the house cards, as in the program; what it calls otherwise than they do is called so. */
export function useCards(own: CardFile[]): void {
  interface Named { id: string; name: string }
  const all = (cards: CardFile[]): Named[] => [...rowsOf<Named>(cards, "face"), ...rowsOf<Named>(cards, "spellbook")];
  const ours = new Map(all(house).map((row) => [row.id, row.name]));
  faces.replace(rowsOf<FaceRow>([...own, ...examples], "face"));
  objectives.clear();
  for (const row of rowsOf<Objective>(own, "objective")) objectives.set(row.id, row);
  const renamed = all(own).filter((row) => ours.get(row.id) !== row.name);
  print("map-masters", new Map(renamed.map((row) => [wordKey(row.id), row.name])));
}

export const phaseName = (view: View): string => (typeof view.phase === "string" ? view.phase : (Object.keys(view.phase)[0] ?? ""));
export const wordKey = (id: string): string => `map-masters-card-${id.replaceAll(".", "-")}`;

/** A drawing as it is written: `crossways 0,0; guardroom! 1,0; wish rope | 1:N s s`. */
export function readDrawing(words: string): Drawing {
  const [layout = "", path] = words.split("|");
  const drawing: Drawing = { cards: [] };
  for (const part of layout.split(";").map((one) => one.trim()).filter(Boolean)) {
    const found = /^(\S+?)([!<>]?) (-?\d+),(-?\d+)$/.exec(part);
    if (found) drawing.cards.push({ card: faces.named(found[1] ?? ""), x: Number(found[3]), y: Number(found[4]), quarters: found[2] === "!" ? 2 : 0 });
    else if (part.startsWith("wish ")) drawing.wish = part.slice(5) as Fairy;
  }
  if (path?.trim()) drawing.path = path.trim();
  return drawing;
}
