// Nothing on the map stands in the way of what can be pressed.
import { expect, it } from "vitest";
import { EXIT, EXITS, HERO, onCusp, TALL, WIDE } from "../src/boards/dungeoneer/places";
import { SIDES, type Side } from "../src/boards/dungeoneer/view";

const next: Record<Side, [number, number]> = { n: [0, -TALL], e: [WIDE, 0], s: [0, TALL], w: [-WIDE, 0] };
const apart = ([x, y]: [number, number], [u, v]: [number, number]): number => Math.hypot(x - u, y - v);

it("whoever is on a cusp covers no exit, on this card or on the next", () => {
  for (const side of SIDES) {
    for (const place of [0, 1]) {
      const hero = onCusp(side, place);
      for (const exit of SIDES) {
        expect(apart(hero, EXITS[exit]), `${side} ${exit}`).toBeGreaterThan(EXIT + HERO - 1);
        const [x, y] = EXITS[exit];
        expect(apart(hero, [x + next[side][0], y + next[side][1]]), `${side} and the next card's ${exit}`).toBeGreaterThan(EXIT + HERO - 1);
      }
    }
  }
});

it("whoever comes the other way stands elsewhere", () => {
  const back: Record<Side, Side> = { n: "s", e: "w", s: "n", w: "e" };
  for (const side of SIDES) {
    const [x, y] = onCusp(back[side], 0);
    expect(apart(onCusp(side, 0), [x + next[side][0], y + next[side][1]])).toBeGreaterThan(2 * HERO);
  }
});
