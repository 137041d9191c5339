import { describe, expect, it } from "vitest";
import type { SchemaInfo } from "../src/generated/protocol";
import { defaults, modeOf, reasons, whyNot } from "../src/lib/schema";

const text = (words: string) => ({ id: words, args: undefined, words });
const schema: SchemaInfo = {
  modes: [
    { name: "base", title: text("Base"), values: {}, seats: [2, 4] },
    { name: "boss", title: text("Boss"), values: { boss: true, traps: true }, seats: [3, 4] },
  ],
  fields: [
    { key: "boss", label: text("Boss"), help: text(""), kind: { kind: "switch" }, default: false },
    { key: "traps", label: text("Traps"), help: text(""), kind: { kind: "switch" }, default: false },
  ],
  limits: [
    { when: [{ is: "among", key: "boss", values: [true] }], then: [{ is: "among", key: "traps", values: [true] }], why: text("a boss needs traps") },
    { when: [{ is: "among", key: "boss", values: [true] }], then: [{ is: "seats", min: 3, max: 4 }], why: text("a boss needs three") },
  ],
};

describe("the options of a table", () => {
  it("take a mode's values over the defaults", () => {
    expect(defaults(schema, "base")).toEqual({ boss: false, traps: false });
    expect(defaults(schema, "boss")).toEqual({ boss: true, traps: true });
  });

  it("know which mode they are, or that they are none", () => {
    expect(modeOf(schema, { boss: false, traps: false }, "base")).toBe("base");
    expect(modeOf(schema, { boss: true, traps: true }, "base")).toBe("boss");
    expect(modeOf(schema, { boss: false, traps: true }, "base")).toBeUndefined();
  });

  it("say why values cannot be played together", () => {
    expect(reasons(schema, { boss: true, traps: false }, 2)).toEqual(["a boss needs traps", "a boss needs three"]);
    expect(reasons(schema, { boss: true, traps: true }, 3)).toEqual([]);
  });

  it("say why a further choice cannot be made", () => {
    expect(whyNot(schema, { boss: false, traps: false }, 3, "boss", true)).toBe("a boss needs traps");
    expect(whyNot(schema, { boss: false, traps: true }, 3, "boss", true)).toBe("");
  });
});
