// What the cards of the house set do, from the content files that the program reads too.
import classes from "../../../../content/dungeon-drop/house/classes.toml";
import races from "../../../../content/dungeon-drop/house/races.toml";
import type { Kind } from "./pieces";
import type { Open, Source } from "./view";

export type Target = "any" | "treasure" | "monsters" | "pillars" | "pillars-or-monsters";
export type Effect =
  | { redrop: { from: "area" | "disc" | "outside-border" | "same-colour" | "pillars"; radius?: number; most?: number } }
  | { flick: { what: Target; times: number; strongest: number; steady?: boolean } }
  | { calm: { kinds: Kind[]; most: number } }
  | { overfly: { pillars: number } }
  | { "fourth-corner": object }
  | { widen: { by: number } }
  | { tunnel: { percent: number } }
  | { "thin-border": object }
  | { barter: object }
  | { swap: { reach: number } }
  | { carry: { what: Target; reach: number } }
  | { slide: { what: Target; times: number; reach: number } }
  | { heal: { points: number } }
  | { pilfer: { kinds: Kind[] } }
  | { transmute: object }
  | { "keep-one-token": object };

interface Class { id: string; ability: Effect; "costs-life"?: number }
interface Race extends Class { initiative: number; life: number; solo?: Effect }

const RACES = new Map((races as unknown as { race: Race[] }).race.map((card) => [card.id, card]));
const CLASSES = new Map((classes as unknown as { class: Class[] }).class.map((card) => [card.id, card]));

export const race = (id: string | null): Race | undefined => (id === null ? undefined : RACES.get(id));

export interface Ability { card: string; effect: Effect; life: number }

/** The ability on one of a hero's cards, as it is in this mode. */
export function ability(open: Open, seat: number, source: Source): Ability | undefined {
  const hero = open.heroes[seat];
  const card = source === "race" ? race(hero?.race ?? null) : CLASSES.get(hero?.class ?? "");
  if (!card) return undefined;
  const solo = open.solo && "solo" in card ? (card as Race).solo : undefined;
  return { card: card.id, effect: solo ?? card.ability, life: solo ? 0 : (card["costs-life"] ?? 0) };
}

/** The effect of the ability used this turn. */
export function usedEffect(open: Open, seat: number): Effect | undefined {
  return open.used ? ability(open, seat, open.used)?.effect : undefined;
}

/** Whether it changes the room of this turn rather than the Dungeon. */
export function aboutTheRoom(effect: Effect): boolean {
  return ["calm", "overfly", "fourth-corner", "widen", "tunnel", "thin-border"].some((word) => word in effect);
}
