// The page in a real browser against the real server, as somebody new would use it.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const screenshot = (page: Page, name: string) => page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });

test("two clicks to a match against a bot, played to its end on the board, and replayed", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sit down" })).toBeVisible();
  await screenshot(page, "home");
  await page.getByRole("button", { name: "Play now: Connect four" }).click();
  await expect(page).toHaveURL(/\/t\//);
  const over = page.getByRole("button", { name: "Rematch" });
  const columns = page.locator("svg g.open");
  const told = page.locator("section.log ol").first().getByRole("listitem");
  for (let move = 0; move < 21 && !(await over.isVisible()); move += 1) {
    await expect(columns.first()).toBeVisible();
    const before = await told.count();
    await columns.nth(move % (await columns.count())).click();
    // My disc and the bot's answer, or the end: then it is my turn again.
    await expect.poll(async () => (await told.count()) >= before + 2 || (await over.isVisible())).toBeTruthy();
  }
  await expect(over).toBeVisible();
  await screenshot(page, "connect-four-over");
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("heading", { name: "Replay" })).toBeVisible();
  await page.getByRole("button", { name: "Last moment" }).click();
  await expect(page.getByRole("list").last().getByRole("listitem").first()).toBeVisible();
  await screenshot(page, "replay");
});

test("an illegal wish is explained with its rule", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Tic-tac-toe" }).click();
  await page.getByRole("button", { name: "a1", exact: false }).first().click();
  await page.getByLabel("In words").fill("a1");
  await page.getByRole("button", { name: "Do it" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Not allowed.");
  await expect(alert).toContainText("tic-tac-toe.mark.empty-cell");
  await screenshot(page, "refused");
});

test("leaving and coming back in the middle of a decision", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Connect four" }).click();
  await page.locator("svg g.open").first().click();
  await expect(page.locator("svg g.open").first()).toBeVisible();
  const told = await page.locator("section.log ol").first().innerText();
  const address = page.url();
  await page.goto("/rules");
  await page.goto(address);
  await expect(page.locator("svg g.open").first()).toBeVisible();
  expect(await page.locator("section.log ol").first().innerText()).toBe(told);
});

test("two browsers play each other by link", async ({ browser }) => {
  const [ada, bo] = await Promise.all([browser.newPage(), browser.newPage()]);
  await ada.goto("/new/tic-tac-toe");
  await ada.getByLabel("Seat 2").selectOption("open");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await bo.goto(ada.url());
  await bo.getByRole("button", { name: "Sit down" }).click();
  const moves: [Page, string][] = [[ada, "a1"], [bo, "b1"], [ada, "a2"], [bo, "b2"], [ada, "a3"]];
  for (const [page, cell] of moves) await page.getByRole("button", { name: `Cell ${cell}` }).click();
  for (const page of [ada, bo]) await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
});

test("a match on one device, handed over between turns", async ({ page }) => {
  await page.goto("/new/tic-tac-toe");
  await page.getByLabel("Seat 2").selectOption("hot-seat");
  await page.getByRole("button", { name: "Open the table" }).click();
  for (const cell of ["a1", "b1", "a2", "b2", "a3"]) {
    await page.getByRole("button", { name: "I am here" }).click();
    await page.getByRole("button", { name: `Cell ${cell}` }).click();
  }
  await expect(page.getByText("over").first()).toBeVisible();
});

test("every game can be opened and shows its table in text mode", async ({ page, request }) => {
  const games = (await (await request.get("/api/games")).json()) as { id: string; title: string }[];
  expect(games.length).toBeGreaterThan(6);
  for (const game of games) {
    await page.goto("/");
    await page.evaluate(() => localStorage.setItem("text-mode", "1"));
    await page.getByRole("button", { name: `Play now: ${game.title}`, exact: true }).click();
    await expect(page.locator("pre")).not.toBeEmpty();
    await screenshot(page, game.id);
  }
});

test("French and Italian", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("heading", { name: "Prenez place" })).toBeVisible();
  await page.getByLabel("Langue").selectOption("it");
  await expect(page.getByRole("heading", { name: "Siediti" })).toBeVisible();
  await page.getByRole("button", { name: "Gioca subito: Tic-tac-toe" }).click();
  await expect(page.getByRole("heading", { name: "Metti il tuo segno in una casella vuota." })).toBeVisible();
});

test("a phone of 360 pixels shows everything without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/", "/new/connect-four", "/rules"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Connect four" }).click();
  await expect(page.locator("svg g.open").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await screenshot(page, "phone");
});

test("axe finds no serious issue on the main screens", async ({ page }) => {
  const check = async (): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter((one) => one.impact === "serious" || one.impact === "critical");
    expect(serious.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
  };
  for (const address of ["/", "/new/connect-four", "/rules?ledger=connect-four"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check();
  }
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Connect four" }).click();
  await expect(page.locator("svg g.open").first()).toBeVisible();
  await check();
});

test("the first pages are light", async ({ page }) => {
  let bytes = 0;
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) bytes += (await response.body()).length;
  });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now: Connect four" })).toBeVisible();
  expect(bytes).toBeLessThan(300_000);
});
