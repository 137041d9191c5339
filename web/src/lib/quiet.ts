// Quiet moments: questions to which passing is the only answer, or the only one that leaves nothing worth doing undone.
import type { ChoiceInfo, QuestionInfo } from "../generated/protocol";

const PASS = /-do-pass$/;
const PASSES = /-do-pass(-|$)/;

/** What need not be asked for at every moment because one's own turn offers it too: another hero may be challenged in the Hero Phase. */
const later = (choice: ChoiceInfo): boolean => choice.text.id === "dungeoneer-do-challenge" && (choice.on?.every((part) => part.kind === "seat") ?? false);

/** The index of the answer that passes, if this is a quiet moment. */
export function quietly(question: QuestionInfo | null): number | null {
  const [form, ...others] = question?.forms ?? [];
  if (form?.form !== "one-of" || others.some((other) => other.form !== "one-of")) return null;
  const pass = form.choices.findIndex((choice) => PASS.test(choice.text.id));
  return pass >= 0 && form.choices.every((choice) => PASSES.test(choice.text.id) || later(choice)) ? pass : null;
}
