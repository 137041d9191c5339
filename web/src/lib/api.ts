// JSON over HTTP.
import { language, say } from "./say.svelte";

export class Problem extends Error {
  constructor(readonly code: string, words: string, readonly culprits: { culprit: string; why: { words?: string } }[] = []) {
    super(words);
  }
}

/**
 * The first request of a browser that is nobody yet makes it a guest. Two at once would make two guests, and what one of them does would not be the other's:
 * so everything waits until we know who we are.
 */
let known: Promise<unknown> | null = null;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!known) {
    const first = send<unknown>("GET", "/api/me");
    known = first.catch(() => (known = null));
    if (method === "GET" && path === "/api/me") return (await first) as T;
  }
  await known;
  return send<T>(method, path, body);
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const address = new URL(path, location.origin);
  address.searchParams.set("lang", language());
  const request: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.headers = { ...request.headers, "content-type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(address, request).catch(() => {
    throw new Problem("unreachable", say("page-unreachable"));
  });
  const text = await response.text();
  const data = text ? JSON.parse(text) : null;
  if (!response.ok) {
    const error = data?.error ?? {};
    throw new Problem(error.code ?? String(response.status), error.words ?? response.statusText, error.culprits ?? []);
  }
  return data as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>("POST", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => ask<T>("DELETE", path, body);
