// Who is sitting at this browser.
import type { Me } from "../generated/protocol";
import { get } from "./api";

const known = $state<{ me: Me | null }>({ me: null });

export const me = (): Me | null => known.me;

/** Asks who I am; makes me a guest if I am nobody yet. */
export async function knowMe(): Promise<Me> {
  known.me = await get<Me>("/api/me");
  return known.me;
}

export function iAm(who: Me): void {
  known.me = who;
}
