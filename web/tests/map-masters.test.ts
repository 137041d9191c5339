// The page judges drawings as the rules do: every drawing of the scenarios is judged here too, and must be judged alike.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { FAIRIES, follow, type Fairy } from "../src/boards/map-masters/explorer";
import { Dungeon, Faces, layoutFault, type FaceRow, type Placement } from "../src/boards/map-masters/model";

const root = join(import.meta.dirname, "..", "..");
const toml = (path: string): Record<string, unknown> => parse(readFileSync(path, "utf8")) as Record<string, unknown>;
const under = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".toml")).sort().map((name) => join(folder, name));
const rows = [...under(join(root, "content/map-masters/house")), ...under(join(root, "content/map-masters/examples"))].flatMap((path) => (toml(path).face as FaceRow[] | undefined) ?? []);
const faces = new Faces(rows);

interface Case { name: string; words: string; refused: string | undefined; fairies: Record<string, number>; books: string[] }

/** Every drawing that is handed in where nothing before it in the scenario changed what the player has. */
const cases: Case[] = under(join(root, "scenarios/map-masters")).flatMap((path) => {
  const scenario = toml(path) as { title: string; position?: Record<string, unknown>; step?: { seat: number; does?: string; refused?: string }[] };
  const drawings = (scenario.step ?? []).filter((step) => /^done[!\d]* \S/.test(step.does ?? ""));
  return drawings.slice(0, 1).map((step) => ({
    name: path.slice(root.length + 1),
    words: (step.does ?? "").replace(/^done[!\d]* /, ""),
    refused: step.refused,
    fairies: (scenario.position?.[`seat ${step.seat} fairies`] as Record<string, number> | undefined) ?? {},
    books: ((scenario.position?.[`seat ${step.seat} books`] as string[] | undefined) ?? []).filter((book) => !book.endsWith(" used")),
  }));
});

function judge(one: Case): string | null {
  const [layout = "", path] = one.words.split("|");
  const cards: Placement[] = [];
  let wish = "";
  for (const part of layout.split(";").map((words) => words.trim()).filter(Boolean)) {
    const found = /^(\S+?)([!<>]?) (-?\d+),(-?\d+)$/.exec(part);
    if (found) cards.push({ card: faces.named(found[1] ?? ""), x: Number(found[3]), y: Number(found[4]), quarters: ["", ">", "!", "<"].indexOf(found[2] ?? "") });
    else wish = part.replace("wish ", "");
  }
  if (wish && !one.books.includes("fairy-wish")) return "masters.sb.fairy-wish";
  const fault = layoutFault(faces, cards);
  if (fault || !path?.trim()) return fault;
  const fairies = Object.fromEntries(FAIRIES.map((kind) => [kind, (one.fairies[kind] ?? 0) + (wish === kind ? 1 : 0)])) as Record<Fairy, number>;
  return follow(new Dungeon(faces, cards), { fairies, books: new Set(one.books.filter((book) => !wish || book !== "fairy-wish")) }, path).fault;
}

describe("a drawing in the page", () => {
  it("knows every face", () => expect(rows.length).toBeGreaterThan(80));
  it("has scenarios to be compared with", () => expect(cases.length).toBeGreaterThan(60));
  const judgesDrawings = (rule: string | undefined): boolean => rule !== "masters.build.own-cards-only" && (!rule || /^masters\.(build|path|room|door|stairs|pitfall|lava|padlock|monster|obstacle|item|teleport|exit|level|deadend|fairy|sb\.|model|spellbook)/.test(rule));
  it.each(cases.filter((one) => judgesDrawings(one.refused)).map((one): [string, Case] => [one.name, one]))("%s", (_, one) => {
    const fault = judge(one);
    expect(fault).toBe(one.refused ?? null);
  });
});
