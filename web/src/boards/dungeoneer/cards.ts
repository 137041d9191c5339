// What is printed on the cards of the house sets, from the content files that the program reads too, in the program's order.
import cryptBanes from "../../../../content/dungeoneer/crypt/banes.toml";
import cryptBoons from "../../../../content/dungeoneer/crypt/boons.toml";
import cryptEncounters from "../../../../content/dungeoneer/crypt/encounters.toml";
import cryptHeroes from "../../../../content/dungeoneer/crypt/heroes.toml";
import cryptMaps from "../../../../content/dungeoneer/crypt/maps.toml";
import cryptQuests from "../../../../content/dungeoneer/crypt/quests.toml";
import cryptTreasures from "../../../../content/dungeoneer/crypt/treasures.toml";
import woodBanes from "../../../../content/dungeoneer/wildwood/banes.toml";
import woodBoons from "../../../../content/dungeoneer/wildwood/boons.toml";
import woodEncounters from "../../../../content/dungeoneer/wildwood/encounters.toml";
import woodHeroes from "../../../../content/dungeoneer/wildwood/heroes.toml";
import woodMaps from "../../../../content/dungeoneer/wildwood/maps.toml";
import woodQuests from "../../../../content/dungeoneer/wildwood/quests.toml";
import woodTreasures from "../../../../content/dungeoneer/wildwood/treasures.toml";
import { rowsOf, type CardFile } from "../../lib/cards";
import { print } from "../../lib/words.svelte";
import type { CardId, Fighter, FormName, Open, Player, Side, Space } from "./view";
import { opposite, SIDES } from "./view";

export type AttackType = "standard" | "counter" | "plain";
export type Stat = Partial<Record<AttackType, number>>;
export interface Banner { life?: number; melee?: Stat; magic?: Stat; speed?: Stat }
export interface Print { id: string; name: string; text: string }
interface Verb { score?: { form: FormName | "all"; add: number | string; type?: AttackType } }
interface Clause { on: string; to?: string; if?: unknown[]; vs?: object; for?: unknown[]; pick?: object; once?: boolean; do: (Verb | string)[] }

export interface Adventure extends Print {
  kind: "boon" | "treasure" | "bane" | "encounter";
  cost: { glory?: number; peril?: number };
  x?: { of: string; max: number };
  playtime: string;
  duration: string;
  categories: string[];
  banner?: Banner;
  upkeep?: { glory?: number; peril?: number };
  charges?: number;
  threat?: { score: string; number: number | string };
  clauses: Clause[];
}
export interface Monster { name: string; categories: string[]; banner: Banner }
export type ExitPrint = "open" | "wall" | "impassable" | Partial<Record<"locked" | "lost" | "trapped" | "treacherous", number>>;
export interface MapCard extends Print {
  border: "dungeon" | "wilderness";
  type: "entrance" | "passage" | "room" | "road" | "site";
  glory: number;
  peril: number;
  terrain?: string;
  exits: Record<Side, ExitPrint>;
  exit_scores?: Partial<Record<Side, string>>;
  obstacle?: { pit?: { score: string; number: number }; spikes?: { score: string; number: number }; hazard?: number };
  sewer?: string;
  portal?: boolean;
  monster?: Monster;
  clauses: Clause[];
}
export interface Quest extends Print {
  type: "slay" | "threat" | "chance" | "escort" | "sacrifice";
  modifiers: string[];
  space?: string;
  pick_up?: string;
  destination?: string;
  component?: string;
  monster?: Monster;
  threat?: { score: string; number: number };
  chance?: { need: number };
  price?: { glory?: number; life?: number };
  search?: { score: string; number: number };
  effect_text?: string;
  artifact?: { name: string; text: string };
  reward: { level?: number; recover?: number; life?: number; glory?: number; peril?: number };
}
export interface Hero extends Print { title: string; life: number; levels: Record<FormName, Stat>[]; boon_limit: number; treasure_limit: number; clauses: Clause[] }

const slug = (id: string): string => id.slice(id.indexOf(".") + 1);

const CRYPT: CardFile[] = [cryptBoons, cryptTreasures, cryptBanes, cryptEncounters, cryptMaps, cryptQuests, cryptHeroes];
const WILDWOOD: CardFile[] = [woodBoons, woodTreasures, woodBanes, woodEncounters, woodMaps, woodQuests, woodHeroes];

interface Shelf { adventures: Map<string, Adventure>; maps: MapCard[]; quests: Quest[]; heroes: Hero[] }
const shelved = (files: CardFile[]): Shelf => ({
  adventures: new Map(rowsOf<Adventure>(files, "adventure").map((card) => [slug(card.id), card])),
  maps: rowsOf(files, "map"),
  quests: rowsOf(files, "quest"),
  heroes: rowsOf(files, "hero"),
});
let shelf = shelved([...CRYPT, ...WILDWOOD]);

/** A set of one's own takes the place of the house set with its border, as in the program. Its cards are called what they print. */
export function useCards(own: CardFile[]): void {
  const brought = new Set(rowsOf<{ border: string }>(own, "set").map((set) => set.border));
  shelf = shelved([...(brought.has("dungeon") ? [] : CRYPT), ...(brought.has("wilderness") ? [] : WILDWOOD), ...own]);
  const { adventures, maps, quests, heroes } = shelved(own);
  print("dungeoneer", new Map([...adventures.values(), ...maps, ...quests, ...heroes].flatMap(printedWords)));
}

/** Everything that a card says, under the keys that the locale files would have it. */
function printedWords(card: Print & Partial<Pick<Quest, "monster" | "effect_text" | "artifact">> & { title?: string; ability?: string }): [string, string][] {
  const own = key(card);
  const all: [string, string | undefined][] = [
    [own, card.name], [`${own}-text`, card.text], [`${own}-title`, card.title], [`${own}-ability`, card.ability], [`${own}-monster`, card.monster?.name], [`${own}-effect`, card.effect_text],
    [`${own}-artifact`, card.artifact?.name], [`${own}-artifact-text`, card.artifact?.text],
  ];
  return all.flatMap(([name, words]): [string, string][] => (words === undefined ? [] : [[name, words]]));
}

/** The printed face of a physical card: copies share it. */
export const face = (card: CardId): Adventure | undefined => shelf.adventures.get(card.split("#")[0] ?? card);
export const mapCard = (map: number): MapCard | undefined => shelf.maps[map];
export const questCard = (quest: number): Quest | undefined => shelf.quests[quest];
export const heroCard = (hero: number): Hero | undefined => shelf.heroes[hero];
export const word = (print: Print | undefined): string => (print ? slug(print.id) : "");

/** The locale key of a card's name; that of its text has `-text` after it. */
export const key = (print: Print | undefined): string => (print ? `dungeoneer-card-${print.id.replace(".", "-")}` : "");

export type Exit = { kind: "open" | "wall" } | { kind: "locked" | "trapped"; number: number; forced?: boolean };

/** What lies at a side of a space now: as printed, or as opened and barred this turn. */
export function exitOf(open: Open, space: Space, side: Side): { now: Exit; printed: Exit } {
  const card = mapCard(space.map);
  const printed = printedExit(card?.exits[space.turned ? opposite(side) : side] ?? "wall");
  const bit = 1 << SIDES.indexOf(side);
  if (printed.kind === "wall") return { now: printed, printed };
  if (space.barred & bit) return { now: { kind: "locked", number: space.bar, forced: true }, printed };
  if (space.opened & bit || onCusp(open, space, side)) return { now: { kind: "open" }, printed };
  return { now: printed, printed };
}

function printedExit(exit: ExitPrint): Exit {
  if (exit === "open") return { kind: "open" };
  if (typeof exit === "string") return { kind: "wall" };
  const locked = exit.locked ?? exit.lost;
  return locked === undefined ? { kind: "trapped", number: exit.trapped ?? exit.treacherous ?? 0 } : { kind: "locked", number: locked };
}

function onCusp(open: Open, space: Space, side: Side): boolean {
  const here = open.board.spaces.indexOf(space);
  const beyond = space.next[SIDES.indexOf(side)];
  return open.players.some((player) => !player.out && player.cusp !== null
    && ((player.space === here && player.cusp.side === side) || (player.space === beyond && player.cusp.side === opposite(side))));
}

export interface Score { number: number; type: AttackType }
const TYPES: AttackType[] = ["plain", "counter", "standard"];
export const FORMS: FormName[] = ["melee", "magic", "speed"];

function add(sum: Score, stat: Stat | undefined): Score {
  const [type, number] = (Object.entries(stat ?? {})[0] ?? ["plain", 0]) as [AttackType, number];
  return { number: sum.number + number, type: TYPES.indexOf(type) > TYPES.indexOf(sum.type) ? type : sum.type };
}

/** What a clause always adds to a score; what hangs on the roll or the other side is left to the server. */
function always(clauses: Clause[], form: FormName, sum: Score, to: string): Score {
  let all = sum;
  for (const clause of clauses) {
    if (clause.on !== "static" || (clause.to ?? "you") !== to || clause.if || clause.vs || clause.for || clause.once) continue;
    for (const verb of clause.do) {
      const score = typeof verb === "object" ? verb.score : undefined;
      if (score && (score.form === "all" || score.form === form) && typeof score.add === "number") all = add(all, { [score.type ?? "plain"]: score.add });
    }
  }
  return all;
}

/** A hero's score with the cards in front of him. */
export function heroScore(open: Open, player: Player, form: FormName): Score {
  let sum = add({ number: 0, type: "plain" }, heroCard(player.hero)?.levels[player.level - 1]?.[form]);
  const blanked = (card: CardId): boolean => open.attachments.some((attached) => attached.host === card && face(attached.card)?.clauses.some((clause) => clause.do.includes("blank")));
  sum = always(heroCard(player.hero)?.clauses ?? [], form, sum, "you");
  for (const lying of player.readied) {
    if (blanked(lying.card)) continue;
    sum = add(sum, face(lying.card)?.banner?.[form]);
    sum = always(face(lying.card)?.clauses ?? [], form, sum, "you");
  }
  for (const bane of player.banes) {
    sum = add(sum, face(bane.card)?.banner?.[form]);
    sum = always(face(bane.card)?.clauses ?? [], form, sum, "target");
  }
  for (const attached of open.attachments) if (player.readied.some((lying) => lying.card === attached.host)) sum = add(sum, face(attached.card)?.banner?.[form]);
  return { ...sum, number: Math.max(0, sum.number) };
}

/** The banner of a side of a fight. */
export function monsterBanner(open: Open, fighter: Fighter): Banner | undefined {
  if ("monster" in fighter) return face(fighter.monster)?.banner;
  if ("quest" in fighter) return questCard(fighter.quest)?.monster?.banner;
  if ("map" in fighter) return mapCard(open.board.spaces[fighter.map]?.map ?? -1)?.monster?.banner;
  return undefined;
}

/** The score of a side of a fight in a form, as far as it is printed. */
export function scoreOf(open: Open, fighter: Fighter, form: FormName): Score | undefined {
  if ("hero" in fighter) {
    const player = open.players[fighter.hero];
    return player && heroScore(open, player, form);
  }
  let sum = add({ number: 0, type: "plain" }, monsterBanner(open, fighter)?.[form]);
  if ("monster" in fighter) for (const attached of open.attachments) if (attached.host === fighter.monster) sum = add(sum, face(attached.card)?.banner?.[form]);
  return sum;
}

export const statOf = (stat: Stat | undefined): Score | undefined => (stat ? add({ number: 0, type: "plain" }, stat) : undefined);

/** A cell as steps from the Entrance: `e2n1`. */
export function cellWord({ x, y }: { x: number; y: number }): string {
  const part = (steps: number, ahead: string, back: string): string => (steps === 0 ? "" : steps > 0 ? `${ahead}${steps}` : `${back}${-steps}`);
  return part(x, "e", "w") + part(y, "s", "n") || "0";
}

export function readCell(words: string): { x: number; y: number } {
  const cell = { x: 0, y: 0 };
  for (const [, letter, steps] of words.matchAll(/([ewns])(\d+)/g)) {
    const by = Number(steps) * (letter === "w" || letter === "n" ? -1 : 1);
    if (letter === "e" || letter === "w") cell.x = by;
    else cell.y = by;
  }
  return cell;
}
