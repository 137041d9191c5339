// Where things stand on a Map card, measured from its north-west corner.
import type { Side } from "./view";

/** The size of a Map card in the drawing. */
export const WIDE = 168;
export const TALL = 132;

/** The middles of the exits. */
export const EXITS: Record<Side, [number, number]> = { n: [WIDE / 2, 13], e: [WIDE - 14, TALL / 2], s: [WIDE / 2, TALL - 13], w: [14, TALL / 2] };

/** How far from its middle an exit can be pressed, and a hero. */
export const EXIT = 19;
export const HERO = 15;

/** Where heroes on the cusp of an exit stand: beside it, so that both can be pressed, and away from whoever comes the other way. */
export function onCusp(side: Side, place: number): [number, number] {
  const [x, y] = [WIDE / 2, TALL / 2];
  const beside: Record<Side, [number, number]> = { n: [x - 40 - 26 * place, 4], e: [WIDE - 4, y + 38 + 20 * place], s: [x + 40 + 26 * place, TALL - 4], w: [4, y - 38 - 20 * place] };
  return beside[side];
}
