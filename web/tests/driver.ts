// Somebody who answers whatever is asked, by clicking in the page. Knows no game.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const screenshot = (page: Page, name: string, fullPage = true): Promise<Buffer> => page.screenshot({ path: `test-results/screens/${name}.png`, fullPage });

export interface NewTable { game: string; mode?: string; options?: Record<string, unknown>; seats: Record<string, unknown>[] }

/** Somebody who has played before, and wants to be asked at every moment. */
export const seasoned = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem("primed", "dungeon-drop dungeoneer map-masters dungeonology");
    localStorage.setItem("quiet", "0");
  });

/** Makes a table as the page makes it; says its id and what I see of its deal. */
const make = (page: Page, table: NewTable): Promise<{ id?: string; view?: unknown }> =>
  page.evaluate(async (wanted) => {
    const response = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ private: true, ...wanted }) });
    const { id } = (await response.json()) as { id?: string };
    const state = (await (await fetch(`/api/tables/${id}/state?seat=0`)).json()) as { view?: unknown };
    return { id, view: state.view };
  }, table as unknown as Record<string, unknown>);

/** Sits down at a new table and opens it. Every match is dealt anew: a test that needs a certain deal says which, and tables are made until it lies there. */
export async function sit(page: Page, table: NewTable, deal: (view: never) => boolean = () => true): Promise<string> {
  await page.goto("/");
  await expect(page.getByLabel("Your name")).toBeVisible();
  await seasoned(page);
  for (let tries = 0; tries < 90; tries += 1) {
    const made = await make(page, table);
    expect(made.id, JSON.stringify(made)).toBeTruthy();
    if (!deal(made.view as never)) continue;
    await page.goto(`/t/${made.id}`);
    return made.id ?? "";
  }
  throw new Error("the deal that was wanted never came");
}

export const against = (bots: number, bot = "random"): Record<string, unknown>[] => [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot }))];

export type OnBoard = (page: Page, turn: number) => Promise<boolean>;

/** What is at the table: waited for until something is asked or all is over, and something new is there. */
async function moment(page: Page, after: string | null): Promise<{ over: boolean; version: string }> {
  const found = await page.waitForFunction(
    (was) => {
      const table = document.getElementById("table");
      const { over, asked, version } = table?.dataset ?? {};
      if (!table || version === was) return null;
      return over === "true" || (asked && document.querySelector("#asked .question")) ? { over: over === "true", version: version ?? "" } : null;
    },
    after,
    { timeout: 20_000, polling: 30 },
  );
  return (await found.jsonValue()) as { over: boolean; version: string };
}

/**
 * Answers until the match is over or enough was answered; says how many answers it gave. `onBoard` may answer on the board; it says whether it did.
 * Each answer must lead to something new within the time that a step may take, or the test fails.
 */
export async function answerAll(page: Page, most: number, onBoard?: OnBoard): Promise<number> {
  let now = await moment(page, null);
  for (let turn = 0; turn < most; turn += 1) {
    if (now.over) return turn;
    if (!(await onBoard?.(page, turn))) await answerOne(page, turn);
    now = await moment(page, now.version);
  }
  return most;
}

/** Presses one of the listed answers, or marks what is needed and says that it is done. */
async function answerOne(page: Page, turn: number): Promise<void> {
  await page.evaluate(async (number) => {
    const asked = document.querySelector("#asked .question");
    const choices = [...(asked?.querySelectorAll<HTMLButtonElement>("li button") ?? [])];
    const done = asked?.querySelector<HTMLButtonElement>("button.primary");
    if (!done) return choices[(number * 7) % choices.length]?.click();
    for (const choice of choices) {
      if (!done.disabled) break;
      choice.click();
      await new Promise((settled) => setTimeout(settled, 0));
    }
    done.click();
  }, turn);
}

/** No serious or critical finding of axe. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ").slice(0, 600)}`)).toEqual([]);
}

/** Nothing sticks out to the side. */
export async function fits(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
