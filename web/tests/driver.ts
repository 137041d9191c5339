// Somebody who answers whatever is asked, by clicking in the page. Knows no game.
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export const screenshot = (page: Page, name: string, fullPage = true): Promise<Buffer> => page.screenshot({ path: `test-results/screens/${name}.png`, fullPage });

export interface NewTable { game: string; mode?: string; options?: Record<string, unknown>; seats: Record<string, unknown>[] }

/** Sits down at a new table, made as the page makes it, and opens it. */
export async function sit(page: Page, table: NewTable): Promise<string> {
  await page.goto("/");
  await expect(page.getByLabel("Your name")).toBeVisible();
  const made = await page.evaluate(async (wanted) => {
    const response = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ private: true, ...wanted }) });
    return (await response.json()) as { id?: string };
  }, table as unknown as Record<string, unknown>);
  expect(made.id, JSON.stringify(made)).toBeTruthy();
  await page.goto(`/t/${made.id}`);
  return made.id ?? "";
}

export const against = (bots: number, bot = "random"): Record<string, unknown>[] => [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot", bot }))];

export type OnBoard = (page: Page, turn: number) => Promise<boolean>;

const shown = (page: Page): Promise<string> => page.locator("#table").getAttribute("data-version").then(String);

/**
 * Answers until the match is over or enough was answered; says how many answers it gave. `onBoard` may answer on the board; it says whether it did.
 * Each answer must lead to something new within the time that a step may take, or the test fails.
 */
export async function answerAll(page: Page, most: number, onBoard?: OnBoard): Promise<number> {
  const choices = page.locator("#asked .question li button");
  for (let turn = 0; turn < most; turn += 1) {
    await page.waitForSelector("#table[data-over=true], #table:not([data-asked=''])");
    if ((await page.locator("#table").getAttribute("data-over")) === "true") return turn;
    const before = await shown(page);
    if (!(await onBoard?.(page, turn))) await answerOne(page, choices, turn);
    await page.waitForFunction((was) => document.querySelector("#table")?.getAttribute("data-version") !== was, before, { timeout: 15_000 });
  }
  return most;
}

async function answerOne(page: Page, choices: ReturnType<Page["locator"]>, turn: number): Promise<void> {
  const done = page.locator("#asked .question").getByRole("button", { name: "Done", exact: true });
  const count = await choices.count();
  if (await done.count()) {
    const marked = page.locator("#asked .question li button[aria-pressed='true']");
    for (let index = 0; index < count && (await done.first().isDisabled()); index += 1) await choices.nth(index).click();
    expect(await marked.count()).toBeGreaterThanOrEqual(0);
    await done.first().click();
  } else if (count) await choices.nth((turn * 7) % count).click();
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
