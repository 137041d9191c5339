// What is known of a game's rules besides their text: what proves them, and which lines of the log come from them.

type Proofs = Record<string, { title: string; file: string; steps: string[] }[]>;
type LogRules = Record<string, string[]>;

const proofs: Record<string, () => Promise<{ default: Proofs }>> = {
  "dungeon-drop": () => import("virtual:proofs/dungeon-drop"),
  dungeoneer: () => import("virtual:proofs/dungeoneer"),
  "map-masters": () => import("virtual:proofs/map-masters"),
  dungeonology: () => import("virtual:proofs/dungeonology"),
  parley: () => import("virtual:proofs/parley"),
  "connect-four": () => import("virtual:proofs/connect-four"),
  "tic-tac-toe": () => import("virtual:proofs/tic-tac-toe"),
};
const logs: Record<string, () => Promise<{ default: LogRules }>> = {
  "dungeon-drop": () => import("virtual:log-rules/dungeon-drop"),
  dungeoneer: () => import("virtual:log-rules/dungeoneer"),
  "map-masters": () => import("virtual:log-rules/map-masters"),
  dungeonology: () => import("virtual:log-rules/dungeonology"),
  parley: () => import("virtual:log-rules/parley"),
  "connect-four": () => import("virtual:log-rules/connect-four"),
  "tic-tac-toe": () => import("virtual:log-rules/tic-tac-toe"),
};

/** The scenarios and tests that prove the rules of a ledger. */
export async function proofsOf(ledger: string): Promise<Proofs> {
  return (await proofs[ledger]?.())?.default ?? {};
}

/** The rules behind the lines of a game's log. */
export async function logRulesOf(game: string): Promise<LogRules> {
  return (await logs[game]?.())?.default ?? {};
}

/**
 * What the chapter of a rule is called: `drop.loot.no-pillar-inside` stands in the chapter `loot`. Where one ledger means another thing by
 * the same word, it has a key of its own.
 */
export function chapterOf(rule: string, title: (key: string) => string): string {
  const [ledger, chapter] = rule.split(".");
  return title(`chapter-${ledger}-${chapter}`) || title(`chapter-${chapter}`);
}
