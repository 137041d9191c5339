// What a room would bring and cost, before it is formed.
import { type Effect, race, usedEffect } from "./cards";
import { corners, distanceTo, hull, inside, middle, near } from "./geometry";
import { isMonster, isPillar, isScenery, kindOf } from "./pieces";
import type { Footprint, Hero, Open, PieceId, Point } from "./view";

/** The greatest distance at which pieces touch. */
const TOUCH = 200;

export interface Room {
  /** Its outline. */
  outline: Point[];
  /** Everything that would be collected. */
  taken: PieceId[];
  /** Pillars in it that forbid it. */
  further: PieceId[];
  /** Monsters that cost no life. */
  spared: PieceId[];
  damage: number;
  /** Why it cannot be formed, as far as the board can tell. */
  problem: "" | "pillar" | "life" | "dragon";
}

interface Rule { bend: (squares: Footprint[]) => Footprint[]; reach: number; plain: boolean; over: number; calms: { kinds: string[]; most: number } }

export function ruleOf(effect: Effect | undefined): Rule {
  const rule: Rule = { bend: (squares) => squares, reach: TOUCH, plain: true, over: 0, calms: { kinds: [], most: 0 } };
  if (!effect) return rule;
  if ("calm" in effect) return { ...rule, calms: effect.calm };
  if ("overfly" in effect) return { ...rule, over: effect.overfly.pillars };
  if ("widen" in effect) return { ...rule, reach: TOUCH + effect.widen.by * 1000, plain: false };
  if ("thin-border" in effect) return { ...rule, bend: (squares) => squares.map(([x, y]) => [x, y, 0, 0]) };
  if ("tunnel" in effect) return { ...rule, bend: (squares) => tunnelled(squares, effect.tunnel.percent) };
  return rule;
}

function tunnelled(squares: Footprint[], percent: number): Footprint[] {
  const [mx, my] = middle(squares.map(([x, y]) => [x, y]));
  return squares.map(([x, y, u, v]) => [x + ((mx - x) * percent) / 100, y + ((my - y) * percent) / 100, u, v]);
}

/** How many corners a room may have this turn. */
export const mostCorners = (effect: Effect | undefined): number => (effect && "fourth-corner" in effect ? 4 : 3);

function held(open: Open, outline: Point[], reach: number): PieceId[] {
  const xs = outline.map((point) => point[0]);
  const ys = outline.map((point) => point[1]);
  const rim = 16_000 + reach;
  const [left, right, top, bottom] = [Math.min(...xs) - rim, Math.max(...xs) + rim, Math.min(...ys) - rim, Math.max(...ys) + rim];
  const close = ([x, y]: Footprint): boolean => x > left && x < right && y > top && y < bottom;
  return open.dungeon.filter(([, square]) => close(square) && near(corners(square), outline, reach)).map(([piece]) => piece);
}

export const covered = (hero: Hero): number =>
  hero.on_card.reduce((sum, piece) => sum + (kindOf(piece) === "troll" ? 2 : 1), 0) - hero.half_healed.length + hero.markers;

export const lifeOf = (hero: Hero): number => race(hero.race)?.life ?? 0;
export const remaining = (hero: Hero): number => Math.max(0, lifeOf(hero) - covered(hero));

/** The room with these pillars and tokens as its corners. */
export function roomOf(open: Open, seat: number, pillars: PieceId[], tokens: number[], shielded: PieceId[]): Room | null {
  const lying = new Map(open.dungeon);
  const all = [...pillars.map((piece) => lying.get(piece)), ...tokens.map((token) => open.solo?.tokens[token])];
  const posts = all.filter((square): square is Footprint => square !== undefined);
  if (posts.length < 3) return null;
  const rule = ruleOf(usedEffect(open, seat));
  const outline = hull(rule.bend(posts).flatMap(corners));
  const holds = held(open, outline, rule.reach);
  const forPillars = rule.plain ? holds : held(open, hull(posts.flatMap(corners)), TOUCH);
  const further = forPillars.filter((piece) => isPillar(piece) && !pillars.includes(piece));
  const taken = holds.filter((piece) => !isScenery(piece));
  return { outline, taken, further, ...cost(open.heroes[seat], taken, shielded, rule, further) };
}

function cost(hero: Hero | undefined, taken: PieceId[], shielded: PieceId[], rule: Rule, further: PieceId[]): Pick<Room, "spared" | "damage" | "problem"> {
  const bites = taken.filter((piece) => isMonster(piece) && !shielded.includes(piece));
  const calm = (kind: string): PieceId[] => (rule.calms.kinds.includes(kind) ? bites.filter((piece) => kindOf(piece) === kind) : []);
  const calmed = [...calm("troll"), ...calm("goblin")].slice(0, rule.calms.most);
  const left = bites.filter((piece) => !calmed.includes(piece));
  const damage = left.reduce((sum, piece) => sum + ({ goblin: 1, troll: 2 }[kindOf(piece) as string] ?? 0), 0);
  const dragon = left.some((piece) => kindOf(piece) === "dragon");
  const deadly = hero !== undefined && damage >= remaining(hero);
  const problem = further.length > rule.over ? "pillar" : dragon ? "dragon" : deadly ? "life" : "";
  return { spared: [...taken.filter((piece) => shielded.includes(piece)), ...calmed], damage, problem };
}

/** Everything that lies in no room that could be formed. */
export function outsideBorder(open: Open): Set<PieceId> {
  const posts: [PieceId, Footprint][] = open.dungeon.filter(([piece]) => isPillar(piece));
  open.solo?.tokens.forEach((token, at) => posts.push([`token-${at}`, token]));
  const outside = new Set(open.dungeon.map(([piece]) => piece));
  for (let k = 2; k < posts.length; k += 1) {
    for (let j = 1; j < k; j += 1) {
      for (let i = 0; i < j; i += 1) {
        const three = [posts[i]!, posts[j]!, posts[k]!];
        const names = three.map(([piece]) => piece);
        const outline = hull(three.flatMap(([, square]) => corners(square)));
        const others = posts.some(([piece, square]) => isPillar(piece) && !names.includes(piece) && near(corners(square), outline, TOUCH));
        if (others) continue;
        names.forEach((name) => outside.delete(name));
        held(open, outline, TOUCH).forEach((piece) => outside.delete(piece));
      }
    }
  }
  return outside;
}

/** The cubes inside or touching a disc. */
export function inDisc(open: Open, at: Point, radius: number): PieceId[] {
  const touches = (square: Footprint): boolean => {
    const shape = corners(square);
    const order = hull(shape);
    return inside(at, order) || distanceTo(at, order) <= radius + TOUCH;
  };
  return open.dungeon.filter(([, square]) => touches(square)).map(([piece]) => piece);
}

/** The area over which cubes may be dropped. */
export function dropArea(open: Open): Point[] {
  const squares = open.solo && open.solo.tokens.length > 0 ? open.solo.tokens : open.dungeon.map(([, square]) => square);
  return hull(squares.flatMap(corners));
}
