// The page's own sentences, from the locale files that the program shares.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

const files = import.meta.glob<string>("../../../locales/*/page.ftl", { query: "?raw", import: "default" });

const tongue = $state<{ language: Language; bundle: FluentBundle | null }>({ language: "en", bundle: null });

export function storedLanguage(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages].map((tag) => tag?.slice(0, 2));
  return LANGUAGES.find((known) => wanted.find((tag) => LANGUAGES.some((language) => language === tag)) === known) ?? "en";
}

export async function speak(language: Language): Promise<void> {
  const load = files[`../../../locales/${language}/page.ftl`];
  if (!load) return;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await load()));
  tongue.bundle = bundle;
  tongue.language = language;
  document.documentElement.lang = language;
  localStorage.setItem("language", language);
}

export function language(): Language {
  return tongue.language;
}

/** The words of one of the page's own sentences. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = tongue.bundle?.getMessage(id)?.value;
  return pattern && tongue.bundle ? tongue.bundle.formatPattern(pattern, args) : id;
}
