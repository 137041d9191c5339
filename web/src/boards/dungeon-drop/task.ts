// What a player points at to answer the open decision, and the words that come of it.
import { ability, aboutTheRoom, type Effect, type Target, usedEffect } from "./cards";
import { mm } from "./geometry";
import { colourOf, isMonster, isPillar, isTreasure, kindOf } from "./pieces";
import { inDisc, mostCorners, outsideBorder } from "./rooms";
import { stepName, type Open, type PieceId, type Point, type Source } from "./view";

/** What has been pointed at so far. */
export interface Plan {
  pieces: PieceId[];
  tokens: number[];
  shields: PieceId[];
  point: Point | null;
  height: number;
  /** Clockwise from the right, as seen from above. */
  degrees: number;
  strength: number;
  turn: number;
  give: PieceId;
}

export interface Task {
  /** The word of the task, for sentences and buttons. */
  name: string;
  source?: Source;
  /** The card whose ability it is. */
  card?: string;
  /** What it costs in life. */
  life: number;
  /** Which pieces may be pointed at, and how many. */
  pick: { may: (piece: PieceId) => boolean; min: number; max: number } | null;
  point: boolean;
  height: boolean;
  turn: boolean;
  aim: { strongest: number } | "slide" | null;
  give: boolean;
  room: boolean;
  /** The radius around the point that counts, in micrometres. */
  radius: number;
  /** How far from the first piece the other piece or place may be, in micrometres. */
  reach: number;
  words: (plan: Plan, open: Open) => string | null;
}

export const WEAKEST = 200;
export const HEIGHTS = [150, 300] as const;

const nothing = { life: 0, pick: null, point: false, height: false, turn: false, aim: null, give: false, room: false, radius: 0, reach: 0 };
const place = (point: Point): string => `${mm(point[0])} ${mm(point[1])}`;

export function targets(what: Target): (piece: PieceId) => boolean {
  const kinds: Record<Target, (piece: PieceId) => boolean> = {
    any: () => true,
    treasure: isTreasure,
    monsters: isMonster,
    pillars: isPillar,
    "pillars-or-monsters": (piece) => isPillar(piece) || isMonster(piece),
  };
  return kinds[what];
}

/** The push of a flick, in millimetres a second to the right and downwards. */
export function push(plan: Plan): Point {
  const angle = (plan.degrees * Math.PI) / 180;
  return [Math.round(Math.cos(angle) * plan.strength), Math.round(Math.sin(angle) * plan.strength)];
}

/** The tasks that this seat may choose between now; one of them is being planned. */
export function tasks(open: Open, seat: number): Task[] {
  const mine = open.order[open.flipped] === seat;
  switch (stepName(open.step)) {
    case "explore":
      return mine ? [explore] : racing(open, seat);
    case "meeples":
      return [meeple];
    case "place-pillars":
      return [pillar];
    case "act":
    case "acting":
      return mine ? abilities(open, seat) : racing(open, seat);
    case "loot":
    case "enter":
      return mine ? [loot(open, seat)] : racing(open, seat);
    default:
      return [];
  }
}

const racing = (open: Open, seat: number): Task[] => (open.options.live && open.heroes[seat]?.meeple === "hand" ? [meeple] : []);

const explore: Task = {
  ...nothing, name: "explore", point: true, height: true,
  words: (plan) => plan.point && `explore ${place(plan.point)} from ${plan.height}`,
};
const meeple: Task = { ...nothing, name: "meeple", point: true, words: (plan) => plan.point && `meeple ${place(plan.point)}` };
const pillar: Task = {
  ...nothing, name: "pillar", point: true, turn: true,
  words: (plan) => plan.point && `pillar ${place(plan.point)} turned ${plan.turn}`,
};

function loot(open: Open, seat: number): Task {
  const most = mostCorners(usedEffect(open, seat));
  return {
    ...nothing, name: open.solo ? "move" : "loot", room: true, pick: { may: isPillar, min: open.solo ? 1 : 3, max: most },
    words: (plan) => {
      if (plan.pieces.length + plan.tokens.length < 3) return null;
      const keeping = plan.tokens.length ? ` keeping ${plan.tokens.map((token) => token + 1).join(" ")}` : "";
      const shielding = plan.shields.length ? ` shielding ${plan.shields.join(" ")}` : "";
      return `loot ${plan.pieces.join(" ")}${keeping}${shielding}`;
    },
  };
}

function abilities(open: Open, seat: number): Task[] {
  const going = stepName(open.step) === "acting" && open.used ? [open.used] : (["race", "class"] as Source[]);
  return going.flatMap((source) => {
    const known = ability(open, seat, source);
    const task = known && abilityTask(open, known.effect, source);
    return task ? [{ ...task, source, card: known.card, life: open.used ? 0 : known.life }] : [];
  });
}

function abilityTask(open: Open, effect: Effect, source: Source): Task | null {
  const done = typeof open.step === "object" && "acting" in open.step ? open.step.acting.done : [];
  const one = (may: (piece: PieceId) => boolean) => ({ may, min: 1, max: 1 });
  if (aboutTheRoom(effect)) return { ...nothing, name: "ready", words: () => `${source} ready` };
  if ("heal" in effect) return { ...nothing, name: "heal", words: () => `${source} heal` };
  if ("redrop" in effect) return redrop(open, effect.redrop, source);
  if ("flick" in effect) {
    const may = targets(effect.flick.what);
    return {
      ...nothing, name: "flick", pick: one((piece) => may(piece) && !done.includes(piece)), aim: { strongest: effect.flick.strongest },
      words: (plan) => plan.pieces[0] && plan.strength >= WEAKEST ? `${source} flick ${plan.pieces[0]} ${push(plan).join(" ")}` : null,
    };
  }
  if ("slide" in effect) {
    const may = targets(effect.slide.what);
    return {
      ...nothing, name: "slide", pick: one((piece) => may(piece) && !done.includes(piece)), aim: "slide",
      words: (plan) => plan.pieces[0] ? `${source} slide ${plan.pieces[0]} towards ${((Math.round(plan.degrees) % 360) + 360) % 360}` : null,
    };
  }
  if ("carry" in effect) {
    return {
      ...nothing, name: "carry", pick: one(targets(effect.carry.what)), point: true, turn: true, reach: effect.carry.reach * 1000,
      words: (plan) => plan.pieces[0] && plan.point ? `${source} carry ${plan.pieces[0]} ${place(plan.point)} turned ${plan.turn}` : null,
    };
  }
  if ("swap" in effect) {
    return {
      ...nothing, name: "swap", pick: { may: (piece) => !isPillar(piece), min: 2, max: 2 }, reach: effect.swap.reach * 1000,
      words: (plan) => plan.pieces.length === 2 ? `${source} swap ${plan.pieces.join(" ")}` : null,
    };
  }
  if ("barter" in effect) {
    return {
      ...nothing, name: "barter", pick: one(isTreasure), give: true, height: true,
      words: (plan) => plan.pieces[0] && plan.give ? `${source} barter ${plan.give} for ${plan.pieces[0]} from ${plan.height}` : null,
    };
  }
  if ("pilfer" in effect) {
    const outside = outsideBorder(open);
    return {
      ...nothing, name: "pilfer", pick: one((piece) => outside.has(piece) && effect.pilfer.kinds.includes(kindOf(piece))),
      words: (plan) => plan.pieces[0] ? `${source} pilfer ${plan.pieces[0]}` : null,
    };
  }
  if ("transmute" in effect) {
    return {
      ...nothing, name: "transmute", pick: one((piece) => (isTreasure(piece) && kindOf(piece) !== "relic") || isMonster(piece)), height: true,
      words: (plan) => plan.pieces[0] ? `${source} transmute ${plan.pieces[0]} from ${plan.height}` : null,
    };
  }
  return null;
}

function redrop(open: Open, { from, radius = 0, most = 0 }: Extract<Effect, { redrop: object }>["redrop"], source: Source): Task {
  const outside = from === "outside-border" ? outsideBorder(open) : null;
  const may = (piece: PieceId): boolean => (from === "pillars" ? isPillar(piece) : outside ? outside.has(piece) : true);
  const area = radius * 1000;
  const picked = (plan: Plan): PieceId[] => {
    if (from === "area") return plan.point ? inDisc(open, plan.point, area) : [];
    if (from === "disc") return plan.point ? inDisc(open, plan.point, area).filter((piece) => plan.pieces.includes(piece)) : [];
    return plan.pieces;
  };
  return {
    ...nothing, name: "redrop", point: true, height: true, radius: area,
    pick: from === "area" ? null : { may, min: 1, max: most || 99 },
    words: (plan) => {
      const pieces = picked(plan);
      return plan.point && pieces.length ? `${source} drop ${pieces.join(" ")} over ${place(plan.point)} from ${plan.height}` : null;
    },
  };
}

/** Whether a piece may be added to those picked already. */
export function fits(task: Task, plan: Plan, piece: PieceId, open: Open): boolean {
  const lies = open.dungeon.find(([lying]) => lying === piece)?.[1];
  if (!lies || !task.pick?.may(piece)) return false;
  const effect = task.source && ability(open, open.order[open.flipped] ?? 0, task.source)?.effect;
  if (effect && "redrop" in effect) {
    if (effect.redrop.from === "same-colour") return plan.pieces.every((other) => colourOf(other) === colourOf(piece));
    if (effect.redrop.from === "disc") return plan.point !== null && inDisc(open, plan.point, task.radius).includes(piece);
  }
  const first = task.pick.max === 2 && task.reach > 0 && plan.pieces.length === 1 ? open.dungeon.find(([lying]) => lying === plan.pieces[0])?.[1] : undefined;
  return !first || Math.hypot(first[0] - lies[0], first[1] - lies[1]) <= task.reach;
}
