// Whether a log is what it claims to be, worked out in the browser: every line hangs on the one before, and the seed shown at the end is the one
// whose hash was known at the beginning. That the moves were legal is checked by `undercroft verify`, which plays them again.

export type Verdict = { sound: true; lines: number } | { sound: false; line: number; why: "chain" | "seed" | "commitment" | "unfinished" };

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function sha256(parts: Uint8Array[]): Promise<Uint8Array> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined));
}

/** Checks a log against the commitment that the table showed. */
export async function verify(log: string, commitment: string): Promise<Verdict> {
  const bytes = new TextEncoder();
  let before: Uint8Array = new Uint8Array();
  let promised = commitment;
  let shown = "";
  const lines = log.split("\n").filter(Boolean);
  for (const [n, line] of lines.entries()) {
    const found = /^\{"n":(\d+),"entry":(.*),"chain":"([0-9a-f]+)"\}$/.exec(line);
    const number = new Uint8Array(new Uint32Array([n]).buffer);
    const link = (await sha256([before, number, bytes.encode(found?.[2] ?? "")])).slice(0, 16);
    if (!found || Number(found[1]) !== n || hex(link) !== found[3]) return { sound: false, line: n + 1, why: "chain" };
    before = link;
    const entry = JSON.parse(found[2] ?? "{}") as Record<string, Record<string, unknown>>;
    const [kind, data] = Object.entries(entry)[0] ?? ["", {}];
    if (n === 0 && data.commitment !== commitment) return { sound: false, line: 1, why: "commitment" };
    if (kind === "fork") promised = String(data.commitment);
    if (kind === "end") shown = String(data.seed ?? "");
  }
  if (!shown) return { sound: false, line: lines.length, why: "unfinished" };
  const hash = hex(await sha256([bytes.encode("undercroft seed\0"), unhex(shown)]));
  return hash === promised ? { sound: true, lines: lines.length } : { sound: false, line: lines.length, why: "seed" };
}
