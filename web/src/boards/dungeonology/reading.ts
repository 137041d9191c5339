// A Trick Card read out, from the words of the content files: when it may be played, what it costs, at whom it is aimed.
import type { TrickRow } from "./view";

type Words = (key: string, args?: Record<string, string | number>) => string;

/** `draw 2`, `sacrifice 1 / draw N`. */
function price(words: Words, cost: string): string {
  const [first, second] = cost.split("/").map((one) => one.trim());
  if (second !== undefined) return words("dungeonology-cost-either", { first: price(words, first ?? ""), second: price(words, second) });
  const [icon, amount] = cost.split(" ");
  return amount === "N" ? words(`dungeonology-cost-${icon}-n`) : words(`dungeonology-cost-${icon}`, { n: Number(amount) });
}

/** `opponent in-range with-cube`, `cube-here 4`, `pile`. */
function aim(words: Words, target: string): string {
  const [kind = "", first, ...needs] = target.split(" ");
  if (!kind.endsWith("opponent")) return words(`dungeonology-target-${kind}`, { most: Number(first ?? 0) });
  const whom = words(`dungeonology-target-${kind}`, { where: words(`dungeonology-reach-${first}`) });
  return [whom, ...needs.map((need) => words(`dungeonology-need-${need}`))].join(", ");
}

/** What stands before the effect: when, at what price, at whom. */
export function conditions(words: Words, row: TrickRow): string[] {
  if (!row.timing) return [];
  const beginning = row.window === "beginning-of-your-turn";
  const timing = row.action ? "action" : beginning ? "beginning" : row.timing;
  const window = row.window && row.window !== "any" && !beginning ? [words(`dungeonology-window-${row.window}`)] : [];
  const when = [words(`dungeonology-timing-${timing}`), ...window].join(", ");
  const cost = [...(row.cost ?? []).map((one) => price(words, one)), ...(row.n ? [words("dungeonology-cost-bounds", { least: row.n[0], most: row.n[1] })] : [])];
  return [
    words("dungeonology-face-when", { when }),
    ...(cost.length ? [words("dungeonology-face-cost", { cost: cost.join(", ") })] : []),
    ...(row.target && row.target !== "none" ? [words("dungeonology-face-target", { target: aim(words, row.target) })] : []),
  ];
}

/** The whole card: its Main Effect, where Main Effects are in play, and its auxiliary effects. */
export function reading(words: Words, row: TrickRow, mainEffects: boolean): { conditions: string[]; effect: string; aux: string } {
  const main = mainEffects && row.timing !== undefined;
  const after = main && row.after?.length ? [words("dungeonology-face-after", { cost: row.after.map((one) => price(words, one)).join(", ") })] : [];
  return {
    conditions: main ? conditions(words, row) : [],
    effect: main ? [words(`dungeonology-card-${row.id}-text`), ...after].join(" ") : "",
    aux: row.aux.map((one) => words(`dungeonology-aux-${one}`)).join(" / "),
  };
}
