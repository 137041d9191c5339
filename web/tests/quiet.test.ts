// When the page may pass by itself.
import { describe, expect, it } from "vitest";
import type { QuestionInfo } from "../src/generated/protocol";
import { quietly } from "../src/lib/quiet";

const asks = (...choices: [id: string, on?: string][]): QuestionInfo =>
  ({ prompt: { id: "ask" }, rules: [], forms: [{ form: "one-of", choices: choices.map(([id, on]) => ({ text: { id }, on: on ? [{ kind: on, id: "1" }] : [] })) }] }) as unknown as QuestionInfo;

describe("a quiet moment", () => {
  it("is one at which passing is all there is", () => {
    expect(quietly(asks(["dungeonology-do-pass"]))).toBe(0);
    expect(quietly(asks(["dungeoneer-do-pass-until-my-turn"], ["dungeoneer-do-pass"]))).toBe(1);
  });

  it("is one at which only a hero could be challenged, which the Hero Phase offers too", () => {
    expect(quietly(asks(["dungeoneer-do-pass"], ["dungeoneer-do-challenge", "seat"]))).toBe(0);
  });

  it("is none where a card may be played, a monster challenged, something stolen, or nobody can pass", () => {
    expect(quietly(asks(["dungeonology-do-pass"], ["dungeonology-do-play", "card"]))).toBeNull();
    expect(quietly(asks(["dungeoneer-do-pass"], ["dungeoneer-do-challenge", "card"]))).toBeNull();
    expect(quietly(asks(["dungeoneer-do-pass"], ["dungeoneer-do-steal", "seat"]))).toBeNull();
    expect(quietly(asks(["dungeonology-do-explore"]))).toBeNull();
  });

  it("is none where something is marked or typed, and none when nothing is asked", () => {
    const marked = asks(["dungeon-drop-do-pass"]);
    marked.forms.push({ form: "place", surface: { min: [0, 0], max: [1, 1] } } as never);
    expect(quietly(marked)).toBeNull();
    expect(quietly(null)).toBeNull();
  });
});
