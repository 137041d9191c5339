// What a Trick Card says of itself: when, at what price, at whom.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import { reading } from "../src/boards/dungeonology/reading";
import type { TrickRow } from "../src/boards/dungeonology/view";

const root = join(import.meta.dirname, "..", "..");
const text = (path: string): string => readFileSync(join(root, path), "utf8");
const rows = (parse(text("content/dungeonology/house/tricks.toml")) as unknown as { trick: TrickRow[] }).trick;
const tricks = new Map(rows.map((row) => [row.id, row]));
type Words = Parameters<typeof reading>[0];

/** Words of a language; a key that is not there is a fault. */
function wordsIn(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text(`locales/${language}/dungeonology-cards.ftl`)));
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(pattern, args);
  };
}
const row = (id: string): TrickRow => tricks.get(id) ?? { id, type: "", bonus: 0, aux: [] };

test.each(["en", "fr", "it"])("every card can be read out (%s)", (language) => {
  const words = wordsIn(language);
  expect(tricks.size).toBeGreaterThan(40);
  for (const trick of tricks.values()) {
    const { conditions, effect, aux } = reading(words, trick, true);
    expect(aux, trick.id).not.toBe("");
    expect(conditions.length > 0 && effect !== "", trick.id).toBe(trick.timing !== undefined);
  }
});

test("a card says when it may be played, what it costs and at whom it is aimed", () => {
  const words = wordsIn("en");
  expect(reading(words, row("borrowed-glory"), true).conditions).toEqual(["Instant: on others' turns too, right after an opponent gained a Star.", "Cost: draw 1 Student."]);
  expect(reading(words, row("backstab"), true).conditions).toEqual([
    "Action: in your Action Phase, in place of another Action.", "Cost: sacrifice 1 Student, draw 2 Students, take 1 Stun Token.",
    "Target: an opponent in your Zone or one Adjacent and Linked to it, who has a cube.",
  ]);
  expect(reading(words, row("hunters-trap"), true).conditions[1]).toBe("Cost: sacrifice 1 Student or draw N Students, N is 1 to 3.");
});

test("without Main Effects a card has its auxiliary effects alone", () => {
  const { conditions, effect, aux } = reading(wordsIn("en"), row("borrowed-glory"), false);
  expect([conditions, effect, aux]).toEqual([[], "", "take up to 2 Students"]);
});
