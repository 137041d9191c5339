// A game's own words, from the locale files that the program reads too; loaded when its board is opened.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { language } from "./say.svelte";

const files = import.meta.glob<string>(["../../../locales/*/*.ftl", "!../../../locales/*/{page,program,server,help}.ftl"], {
  query: "?raw",
  import: "default",
});

const bundles = $state<Record<string, FluentBundle>>({});
const asked = new Set<string>();

async function load(game: string, tongue: string): Promise<void> {
  const names = ["table", game, `${game}-cards`, `board-${game}`].map((name) => `../../../locales/${tongue}/${name}.ftl`);
  const loads = names.flatMap((name) => files[name] ?? []);
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const text of await Promise.all(loads.map((one) => one()))) bundle.addResource(new FluentResource(text));
  bundles[`${game}/${tongue}`] = bundle;
}

/** What is printed on cards that no locale file knows, by game and key. */
const printed: Record<string, ReadonlyMap<string, string>> = {};

/** From now on these keys of a game are said as the cards have them, in whatever language they were written. */
export function print(game: string, words: ReadonlyMap<string, string>): void {
  printed[game] = words;
}

export type Words = (key: string, args?: Record<string, FluentVariable>) => string;

/**
 * Says keys of `<game>.ftl`, `<game>-cards.ftl` and `board-<game>.ftl` in the reader's language. Gives an empty string while they are
 * being loaded and for keys that are nowhere; whoever calls it in a component is drawn anew when they have come.
 */
export function gameWords(game: string): Words {
  return (key, args) => {
    const own = printed[game]?.get(key);
    if (own !== undefined) return own;
    const tongue = language();
    const name = `${game}/${tongue}`;
    const bundle = bundles[name];
    if (!bundle) {
      if (!asked.has(name)) {
        asked.add(name);
        void load(game, tongue);
      }
      return "";
    }
    const pattern = bundle.getMessage(key)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : "";
  };
}
