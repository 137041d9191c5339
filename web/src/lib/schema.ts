// Which choices go together, by the game's own schema.
import type { Condition, SchemaInfo, Value } from "../generated/protocol";

export type Values = Record<string, Value>;

export function defaults(schema: SchemaInfo, mode: string): Values {
  const values: Values = Object.fromEntries(schema.fields.map((field) => [field.key, field.default]));
  return { ...values, ...schema.modes.find((known) => known.name === mode)?.values };
}

/** The way to play that sets exactly these values, the present one first; none where they are a mixture of one's own. */
export function modeOf(schema: SchemaInfo, values: Values, now: string): string | undefined {
  const names = [now, ...schema.modes.map((mode) => mode.name)];
  return names.find((name) => Object.entries(defaults(schema, name)).every(([key, value]) => values[key] === value));
}

function holds(condition: Condition, values: Values, seats: number): boolean {
  if (condition.is === "seats") return condition.min <= seats && seats <= condition.max;
  const value = values[condition.key];
  return value !== undefined && condition.values.includes(value);
}

/** Why these values cannot be played together; empty when they can. */
export function reasons(schema: SchemaInfo, values: Values, seats: number): string[] {
  return schema.limits
    .filter((limit) => limit.when.every((condition) => holds(condition, values, seats)))
    .filter((limit) => !limit.then.every((condition) => holds(condition, values, seats)))
    .map((limit) => limit.why.words ?? limit.why.id);
}

/** Why one more choice cannot be made on top of the others; empty when it can. */
export function whyNot(schema: SchemaInfo, values: Values, seats: number, key: string, value: Value): string {
  const before = new Set(reasons(schema, values, seats));
  return reasons(schema, { ...values, [key]: value }, seats).find((reason) => !before.has(reason)) ?? "";
}
