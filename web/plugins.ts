// What the build reads besides TypeScript: the content files, and single icons of the game-icons set.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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
