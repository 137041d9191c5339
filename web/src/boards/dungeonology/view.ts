// What the board reads of the game's own view, and of the printed things; see crates/dungeonology/src/view.rs and content/dungeonology.

export const COLOURS = ["green", "red", "blue", "yellow", "violet"] as const;
export type Colour = (typeof COLOURS)[number];
export type Way = "solid" | "open" | { joined: string } | { stairs: string } | { walled: string } | { blocked: string };
export interface Placed { spot: { x: number; y: number }; ways: Way[]; linked: string[]; cubes: (Colour | null)[]; entered: boolean; teleport: boolean; passage: boolean }
export interface Scholar {
  who: string; exalted: boolean; zone: string; cubes: number[]; stars: number; "study-bonus": number; knowledge: boolean; stun: number; students: number;
  interns: string[]; jinxes: string[]; "face-down": number; finished: boolean; thesis: number;
}
export interface Test { seat: number; zone: string; spied: [number, Colour] | null; targets: number; stealth: number; alert: number; silent: boolean }
export type Frame = Record<string, Record<string, unknown>>;
export interface Table {
  rules: { edition: string; alert: string; profile: string; "dangerous-zones": boolean; boss: boolean; "main-effects": boolean };
  active: number; turns: number; phase: string; frames: Frame[]; test: Test | null; scholars: Scholar[];
  dungeon: { placed: string[]; zones: Placed[]; traps: string[]; cubes: number; piles: number[] };
  campus: { bonfire: number; reserve: number; "reserve-omegas": number; omegas: number; cubes: number[]; "waiting-omegas": number; "clan-shown": boolean };
  discards: string[]; shown: string[]; open: string[][]; boss: string | null;
  ending: { panic: string | null; theses: number; "ends-at": number | null; clan: string | null };
}
export interface View {
  table: Table; hand: string[]; hands: number[]; deck: number; clan: string | null; chosen: string[]; debate: string | null; peeked: string[]; scouted: string[];
}

export interface ZoneRow { id: string; number: string; floor: number; alert: number; slots: Colour[]; effects: string[]; passages: string[]; doors?: Record<string, Colour[]> }
export interface TrickRow { id: string; type: string; bonus: number; aux: string[]; timing?: string; action?: boolean; window?: string; cost?: string[]; n?: [number, number]; target?: string; after?: string[] }
interface Column { colour: Colour; value: number; slots: number; arrows: number[]; stars: number[] }
interface AlertCard { id: string; rows: { penalty: number; students: number }[] }
interface Side { students: number; hand: number; speed: number; intelligence: number; stamina: number; skills: Record<string, string> }

const files = import.meta.glob<Record<string, unknown>>("../../../../content/dungeonology/house/*.toml", { eager: true, import: "default" });
const rows = <T>(name: string): T[] => Object.values(files).flatMap((file) => (file[name] as T[] | undefined) ?? []);
const byId = <T extends { id: string }>(name: string): Map<string, T> => new Map(rows<T>(name).map((row) => [row.id, row]));

/** The Zones in the order of the content files, which is the order of the view. */
export const zoneRows = rows<ZoneRow>("zone");
export const zones = byId<ZoneRow>("zone");
export const tricks = byId<TrickRow>("trick");
export const columns = rows<Column>("column");
export const alerts = byId<AlertCard>("alert");
export const clans = byId<{ id: string; target: number; modifiers: Record<string, number> }>("clan");
export const jinxes = byId<{ id: string; penalty: number; effect: string }>("jinx");
const panics = byId<{ id: string; alert: number }>("panic");
const profiles = byId<{ id: string; alert: number }>("profile");
type Printing = Partial<Record<"standard" | "exalted", Partial<Side>>>;
const people = byId<{ id: string; standard: Side; exalted: Side; v1?: Printing; v2?: Printing; "v2-main"?: Printing }>("scholar");

export const NUMERALS = ["I", "II", "III"];
export const HALF_SIDES = ["N-w", "N-e", "E-n", "E-s", "S-e", "S-w", "W-s", "W-n"];
export const SEAT_COLOURS = ["#d1495b", "#2e86ab", "#3a9d5d", "#e09f3e"];
export const CUBE_COLOURS: Record<Colour, string> = { green: "#3f8f4f", red: "#c0392b", blue: "#2f6fb5", yellow: "#d9a90f", violet: "#7d4aa8" };

/** The side of a Scholar Card that is up, with the figures of the edition and of Main Effects. */
export function sideOf(scholar: Scholar, rules: Table["rules"]): Side | undefined {
  const person = people.get(scholar.who);
  const side = scholar.exalted ? "exalted" : "standard";
  const printing = rules.edition === "v1" ? "v1" : rules["main-effects"] ? "v2-main" : "v2";
  return person && { ...person[side], ...person[printing]?.[side] };
}

export function penalty(table: Table): number {
  if (table.ending.panic || table.campus.omegas === 0) return 0;
  return alerts.get(table.rules.alert)?.rows[table.campus.omegas - 1]?.penalty ?? 0;
}

/** The Alert Value of the Stealth Test under way. */
export function alertOf(table: Table, test: Test): number {
  if (test.spied) return test.alert;
  const extra = [0, 0, 1, 3, 6, 10][Math.min(5, test.targets)] ?? 0;
  const panic = table.ending.panic && table.rules.edition !== "v1" ? (panics.get(table.ending.panic)?.alert ?? 0) : 0;
  const boss = table.boss === test.zone ? (profiles.get(table.rules.profile)?.alert ?? 0) : 0;
  const jinx = (table.scholars[test.seat]?.jinxes ?? []).reduce((sum, id) => {
    const [effect = "", more = "0"] = jinxes.get(id)?.effect.split(" ") ?? [];
    const counts = effect === "study-alert" || (effect === "many-targets-alert" && test.targets >= 2);
    return sum + (counts ? Number(more) : 0);
  }, 0);
  return test.alert + (zones.get(test.zone)?.alert ?? 0) + extra + penalty(table) + panic + boss + jinx;
}

/** Who may still answer what is under way. */
export function responders(table: Table): number[] {
  const [name, frame] = Object.entries(table.frames.at(-1) ?? {})[0] ?? ["", {}];
  if (name === "priority") return [Number(frame.next)];
  if (name === "answering" || name === "reacting") return (frame.left as number[] | undefined) ?? [];
  if (name === "testing" && table.test) {
    const stage = frame.stage as string | Record<string, unknown>;
    if (typeof stage === "object" && "opponents" in stage) return stage.opponents as number[];
    if (stage === "target") return table.test.spied ? [table.test.spied[0]] : [];
    return [table.test.seat];
  }
  return [];
}

/** The points a column shows: its value for each cube. */
export const points = (scholar: Scholar): number => scholar.cubes.reduce((sum, count, index) => sum + count * (columns[index]?.value ?? 0), 0);
