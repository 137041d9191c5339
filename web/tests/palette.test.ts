// Every colour that text is written in can be read on every ground that text stands on, in the light and in the dark.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const sheet = readFileSync(fileURLToPath(new URL("../src/page.css", import.meta.url)), "utf8");
const palettes = [...sheet.matchAll(/:root[^{]*\{([^}]*--faint[^}]*)\}/g)].map(([, block = ""]) => new Map([...block.matchAll(/(--[a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", colour = ""]) => [name, colour])));

/** The relative luminance of WCAG 2. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((less, more) => less - more);
  return (light + 0.05) / (dark + 0.05);
}

describe("the palettes", () => {
  it("are three: light, dark by the system, dark by choice, the last two the same", () => {
    expect(palettes).toHaveLength(3);
    expect(palettes[1]).toEqual(palettes[2]);
  });

  it.each(palettes.map((palette, index) => [index, palette] as const))("palette %i: ink, faint, accent, good and bad on ground, card and mark", (_, palette) => {
    const pairs = ["--ink", "--faint", "--accent", "--good", "--bad"].flatMap((ink) => ["--ground", "--card", "--mark"].map((ground) => [ink, ground] as const));
    const unreadable = pairs.filter(([ink, ground]) => !(contrast(palette.get(ink) ?? "", palette.get(ground) ?? "") >= 4.5));
    expect(unreadable).toEqual([]);
  });
});
