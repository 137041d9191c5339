// Cards of one's own: where a server plays with a pack in the place of the house cards, the boards draw what its files print.
import { get } from "./api";

export type CardFile = Record<string, unknown>;

const known = new Map<string, Promise<CardFile[]>>();

async function fetched(game: string): Promise<CardFile[]> {
  const { files } = await get<{ files: string[] }>(`/api/games/${game}/cards`);
  if (!files.length) return [];
  const { parse } = await import("smol-toml");
  return files.map((text) => parse(text) as CardFile);
}

/** The card files that lie in the place of a game's house cards; none where the house cards do. */
export function ownCards(game: string): Promise<CardFile[]> {
  const found = known.get(game) ?? fetched(game).catch(() => []);
  known.set(game, found);
  return found;
}

export const rowsOf = <T>(files: CardFile[], table: string): T[] => files.flatMap((file) => (file[table] as T[] | undefined) ?? []);
