import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { parse } from "smol-toml";
import { chapterOf } from "../src/lib/ledger";

const root = new URL("../../", import.meta.url);
const ledgers = readdirSync(new URL("rules", root)).filter((name) => name.endsWith(".toml"));
const rules = ledgers.flatMap((name) => (parse(readFileSync(new URL(`rules/${name}`, root), "utf8")) as { rule: { id: string }[] }).rule.map((rule) => rule.id));

describe("chapters of the rulebook", () => {
  it.each(["en", "fr", "it"])("every rule stands in one with a title, in %s", (tongue) => {
    const bundle = new FluentBundle(tongue);
    bundle.addResource(new FluentResource(readFileSync(new URL(`locales/${tongue}/board-rulebook.ftl`, root), "utf8")));
    const title = (key: string): string => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? bundle.formatPattern(pattern) : "";
    };
    expect(rules.length).toBeGreaterThan(1000);
    expect([...new Set(rules.filter((rule) => !chapterOf(rule, title)))]).toEqual([]);
  });

  it("a ledger's own title goes before the common one", () => {
    const titles: Record<string, string> = { "chapter-build": "Building", "chapter-masters-build": "Building the dungeon" };
    const title = (key: string): string => titles[key] ?? "";
    expect(chapterOf("masters.build.upright", title)).toBe("Building the dungeon");
    expect(chapterOf("dungeoneer.build.phase", title)).toBe("Building");
  });
});
