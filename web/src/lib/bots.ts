// Bots, by what they are for.

/** The bot that plays in a person's place. */
export const standIn = (bots: string[]): string => ["greedy", "random"].find((name) => bots.includes(name)) ?? bots[0] ?? "random";
