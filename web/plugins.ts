// What the build reads besides TypeScript: the content files, and single icons of the game-icons set.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "smol-toml";
import type { Plugin } from "vite";

/** A `.toml` file as the data in it. */
export function content(): Plugin {
  return {
    name: "content",
    transform(source, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(source))};`, map: null };
    },
  };
}

/** `virtual:icon/NAME`: the path of one icon on a square of 512. Only the icons that are named come into the page. */
export function icons(): Plugin {
  const prefix = "virtual:icon/";
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  let set: Record<string, { body: string }> | null = null;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      set ??= (JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> }).icons;
      const icon = set[id.slice(prefix.length + 1)];
      if (!icon) throw new Error(`there is no game icon ${id}`);
      const path = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
      return `export default ${JSON.stringify(path)};`;
    },
  };
}

function filesUnder(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(ending)).sort().map((name) => join(folder, name));
}

interface Proof { title: string; file: string; steps: string[] }
interface Scenario { title?: string; covers?: string[]; step?: { seat?: number; does?: string; refused?: string }[] }

/** A file that cannot be read proves nothing; `undercroft scenario run` says what is wrong with it. */
function scenarioIn(path: string): Scenario {
  try {
    return parse(readFileSync(path, "utf8")) as Scenario;
  } catch {
    return {};
  }
}

/** `virtual:proofs/GAME`: which scenarios and tests cover each rule. */
export function proofs(): Plugin {
  const root = resolve(import.meta.dirname, "..");
  return made("virtual:proofs/", (game) => {
    const found: Record<string, Proof[]> = {};
    const note = (rule: string, proof: Proof): void => void (found[rule] ??= []).push(proof);
    for (const path of filesUnder(join(root, "scenarios", game), ".toml")) {
      const scenario = scenarioIn(path);
      const steps = (scenario.step ?? []).filter((step) => step.does).map((step) => `${step.seat ?? ""}: ${step.does}${step.refused ? ` ✗ ${step.refused}` : ""}`);
      for (const rule of scenario.covers ?? []) note(rule, { title: scenario.title ?? "", file: relative(root, path), steps: steps.slice(0, 6) });
    }
    for (const path of [...filesUnder(join(root, "crates", game, "tests"), ".rs"), ...filesUnder(join(root, "crates", game, "src"), ".rs")]) {
      for (const test of readFileSync(path, "utf8").split(/\bfn (?=\w+\(\))/).slice(1)) {
        const covers = /^(\w+)\(\)[^{]*\{\s*(?:rulebook::)?covers!\(([^)]*)\)/.exec(test);
        for (const rule of covers?.[2]?.matchAll(/"([^"]+)"/g) ?? []) note(rule[1] ?? "", { title: (covers?.[1] ?? "").replaceAll("_", " "), file: relative(root, path), steps: [] });
      }
    }
    return found;
  });
}

/**
 * `virtual:log-rules/GAME`: the rules behind a line of the log, by the key of its text. They are read from the code: the rules that the functions which tell
 * an event enforce.
 */
export function logRules(): Plugin {
  const root = resolve(import.meta.dirname, "..");
  return made("virtual:log-rules/", (game) => {
    const sources = filesUnder(join(root, "crates", game, "src"), ".rs").map((path) => readFileSync(path, "utf8"));
    const keys = new Map<string, Set<string>>();
    const rules = new Map<string, string[]>();
    for (const source of sources) {
      for (const arm of source.matchAll(/Event::(\w+)[^;]*?=>\s*[^"]{0,160}"([a-z0-9-]+-(?:log|told|event)[a-z0-9-]*)"/g)) (keys.get(arm[1] ?? "") ?? keys.set(arm[1] ?? "", new Set()).get(arm[1] ?? ""))?.add(arm[2] ?? "");
      for (const body of source.split(/\n\s*(?:pub(?:\([a-z]+\))? )?(?:const )?fn /)) {
        const cited = [...body.matchAll(/"([a-z]+\.[a-z0-9.-]+\.?[a-z0-9-]+)"/g)].map((rule) => rule[1] ?? "");
        for (const event of body.matchAll(/Event::(\w+)/g)) rules.set(event[1] ?? "", [...(rules.get(event[1] ?? "") ?? []), ...cited]);
      }
    }
    return Object.fromEntries([...keys].flatMap(([event, texts]) => [...texts].map((text): [string, string[]] => [text, [...new Set(rules.get(event) ?? [])].slice(0, 4)])).filter(([, cited]) => cited.length));
  });
}

function made(prefix: string, make: (name: string) => unknown): Plugin {
  return {
    name: prefix,
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load: (id) => (id.startsWith(`\0${prefix}`) ? `export default ${JSON.stringify(make(id.slice(prefix.length + 1)))};` : null),
  };
}

/** What a page may weigh before a board is opened, compressed. */
const MOST_BYTES = 300_000;

/** Fails the build when the page is too heavy before a board is opened, or when three.js would be loaded for anything but Dungeon Drop. */
export function budget(): Plugin {
  return {
    name: "budget",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const closure = (starts: string[]): Set<string> => {
        const found = new Set<string>();
        const open = [...starts];
        for (let name = open.pop(); name !== undefined; name = open.pop()) {
          if (found.has(name)) continue;
          found.add(name);
          open.push(...(named.get(name)?.imports ?? []));
        }
        return found;
      };
      const isBoard = (id: string | null): boolean => /\/src\/boards\/[^/]+\/Board\.svelte$/.test(id ?? "");
      const screens = chunks.filter((chunk) => chunk.isEntry || /\/src\/screens\//.test(chunk.facadeModuleId ?? ""));
      const before = closure(screens.map((chunk) => chunk.fileName));
      const bytes = [...before].reduce((sum, name) => sum + gzipSync(named.get(name)?.code ?? "").length, 0);
      if (bytes > MOST_BYTES) this.error(`all screens together weigh ${bytes} bytes compressed; ${MOST_BYTES} are allowed`);
      const three = chunks.filter((chunk) => chunk.moduleIds.some((id) => id.includes("/node_modules/three/"))).map((chunk) => chunk.fileName);
      const others = chunks.filter((chunk) => isBoard(chunk.facadeModuleId) && !chunk.facadeModuleId?.includes("/dungeon-drop/"));
      const loaded = closure([...screens, ...others].map((chunk) => chunk.fileName));
      const wrong = three.filter((name) => loaded.has(name));
      if (wrong.length) this.error(`three.js is loaded outside Dungeon Drop: ${wrong.join(", ")}`);
      this.info(`all screens before a board: ${bytes} bytes compressed of ${MOST_BYTES}`);
    },
  };
}
