// A log is checked in the browser: a true one is sound, and whatever is changed in it is found.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { verify } from "../src/lib/verify";

const log = readFileSync(join(import.meta.dirname, "match.jsonl"), "utf8");
const commitment = /"commitment":"([0-9a-f]+)"/.exec(log)?.[1] ?? "";
const lines = log.split("\n").filter(Boolean);

describe("a match log", () => {
  it("is sound as it was written", async () => {
    expect(await verify(log, commitment)).toEqual({ sound: true, lines: lines.length });
  });
  it("is not sound when a move is changed", async () => {
    const changed = lines.map((line, n) => (n === 4 ? line.replace(/"column":\d|"action":[^,}]+/, (found) => `${found.slice(0, -1)}9`) : line));
    expect(changed).not.toEqual(lines);
    expect(await verify(changed.join("\n"), commitment)).toEqual({ sound: false, line: 5, why: "chain" });
  });
  it("is not sound when a line is missing", async () => {
    expect(await verify(lines.filter((_, n) => n !== 5).join("\n"), commitment)).toMatchObject({ sound: false, line: 6 });
  });
  it("belongs to one table", async () => {
    expect(await verify(log, "0".repeat(64))).toMatchObject({ sound: false, why: "commitment" });
  });
  it("is unfinished without its end", async () => {
    expect(await verify(lines.slice(0, -1).join("\n"), commitment)).toMatchObject({ sound: false, why: "unfinished" });
  });
});
