// Coming in: home, languages, new table, account, rulebook, and how light it all is.
import { expect, test } from "@playwright/test";
import { accessible, fits, screenshot } from "./driver";

test("home: two clicks to a match against bots, whichever game", async ({ page, request }) => {
  const games = (await (await request.get("/api/games")).json()) as { id: string; title: string }[];
  expect(games.length).toBeGreaterThan(6);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Sit down" })).toBeVisible();
  for (const game of games) await expect(page.getByRole("button", { name: `Play now: ${game.title}`, exact: true })).toBeVisible();
  await screenshot(page, "home");
  await accessible(page);
  await page.getByRole("button", { name: "Play now: Tic-tac-toe" }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator("#asked h2")).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Tic-tac-toe", exact: true })).toBeVisible();
});

test("French and Italian, on the page, in the questions and on a board", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("heading", { name: "Prenez place" })).toBeVisible();
  await screenshot(page, "home-fr");
  await page.getByRole("button", { name: "Jouer tout de suite: Map Masters" }).or(page.getByRole("button", { name: /: Map Masters$/ }).first()).first().click();
  await expect(page.getByRole("heading", { name: "Marché" })).toBeVisible();
  await expect(page.locator("#asked")).toContainText("pièces");
  await screenshot(page, "map-masters-fr");
  await page.getByLabel("Langue").selectOption("it");
  await expect(page.getByRole("heading", { name: "Mercato" })).toBeVisible();
  await expect(page.locator("#asked")).toContainText("monete");
  await screenshot(page, "map-masters-it");
});

test("a new table: explained options, impossible ones greyed with the reason", async ({ page }) => {
  await page.goto("/new/dungeonology");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("radio", { name: "First edition" }).check();
  await expect(page.locator("label.dim").first()).toBeVisible();
  await expect(page.locator("label.dim input").first()).toBeDisabled();
  await expect(page.locator(".field:has(label.dim) p").first()).not.toBeEmpty();
  await screenshot(page, "new-table");
  await accessible(page);
});

test("an account: made, signed out, signed in, data shown, removed", async ({ page }) => {
  await page.goto("/account");
  const name = `Ada ${Date.now() % 1_000_000}`;
  const password = page.getByLabel("Password");
  await page.getByLabel("Name").fill(name);
  await password.fill("correct horse");
  await page.getByRole("button", { name: "Make an account" }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(page.locator("pre")).toContainText(name);
  await screenshot(page, "account");
  await accessible(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Name").fill(name);
  await password.fill("correct horse");
  await page.locator("form").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(`Signed in as ${name}.`)).toBeVisible();
  await password.fill("correct horse");
  await page.getByRole("button", { name: "Remove it for good" }).click();
  await expect(page.getByText("a guest")).toBeVisible();
});

test("turn notices: named, kept, refused where nothing can be called, ended; in three languages", async ({ page }) => {
  await page.goto("/account");
  const notices = page.getByRole("region", { name: "When it is my turn" });
  const webhook = notices.getByLabel("An address that is called");
  await expect(notices.getByText("This server sends no mail.")).toBeVisible();
  await expect(notices.getByLabel("A mail address")).toBeDisabled();
  await webhook.fill("ftp://example.org");
  await notices.getByRole("button", { name: "Keep this" }).click();
  await expect(notices.getByRole("alert")).toBeVisible();
  await webhook.fill("https://example.org/turn");
  await notices.getByRole("button", { name: "Keep this" }).click();
  await expect(notices.getByRole("status")).toHaveText("Kept: you will be told.");
  await expect(notices.locator("code")).not.toBeEmpty();
  await accessible(page);
  await screenshot(page, "notices");
  await page.reload();
  await expect(webhook).toHaveValue("https://example.org/turn");
  await page.getByLabel("Language").selectOption("fr");
  await expect(page.getByRole("heading", { name: "Quand c’est à moi" })).toBeVisible();
  await page.getByLabel("Langue").selectOption("it");
  await expect(page.getByRole("heading", { name: "Quando tocca a me" })).toBeVisible();
  await page.getByLabel("Lingua").selectOption("en");
  await notices.getByRole("button", { name: "No notices any more" }).click();
  await expect(notices.getByRole("status")).toHaveText("Kept: you will not be told.");
  await page.reload();
  await expect(notices.getByText("This server sends no mail.")).toBeVisible();
  await expect(webhook).toHaveValue("");
});

test("the rulebook: searched, with sources and what proves each rule", async ({ page }) => {
  await page.goto("/rules");
  await accessible(page);
  await page.getByLabel("Game").selectOption("map-masters");
  const rules = page.locator("li h3 button");
  await expect.poll(() => rules.count()).toBeGreaterThan(100);
  await expect(page.getByText("Open and hidden information")).toBeVisible();
  await expect(page).toHaveURL(/ledger=map-masters/);
  await page.goBack();
  await expect(page.getByLabel("Game")).toHaveValue("");
  await expect(rules).toHaveCount(0);
  await page.goForward();
  await expect.poll(() => rules.count()).toBeGreaterThan(100);
  await page.getByLabel("Search").fill("free external edge");
  await expect.poll(() => rules.count()).toBeLessThan(60);
  await expect(rules.first()).toBeVisible();
  await page.goto("/rules?id=masters.path.start-free-edge");
  const proofs = page.getByText(/Proven by/);
  await expect(proofs).toBeVisible();
  await proofs.click();
  await expect(page.getByText(/scenarios\/map-masters\//).first()).toBeVisible();
  await screenshot(page, "rules", false);
  await accessible(page);
});

test("an address that leads nowhere says so, and leads home", async ({ page }) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  for (const [address, words] of [["/new/chess", "There is no such game."], ["/t/nope", "There is no such table."], ["/rules?ledger=nope", "There is no such rulebook."], ["/rules?id=nope", "There is no such rule."]] as const) {
    await page.goto(address);
    await expect(page.getByText(words)).toBeVisible();
    if (!address.includes("id=")) await expect(page.getByRole("link", { name: "Back to the games" })).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test("a way to play says that it was changed, or becomes the one that was made", async ({ page }) => {
  await page.goto("/new/dungeonology");
  const modes = page.getByRole("group", { name: "Way to play" });
  await expect(modes.getByText("(changed)")).toHaveCount(0);
  await page.getByRole("group", { name: "Options" }).getByRole("checkbox").and(page.locator(":enabled")).first().click();
  const first = modes.getByRole("radio").first();
  await expect.poll(async () => (await modes.getByText("(changed)").count()) === 1 || !(await first.isChecked())).toBe(true);
});

test("on this device: the way that was made for it, where there is one", async ({ page }) => {
  const made = page.waitForRequest((asked) => asked.method() === "POST" && asked.url().includes("/api/tables"));
  await page.goto("/");
  await page.getByRole("button", { name: "On this device: Map Masters" }).click();
  expect((await made).postDataJSON()).toMatchObject({ game: "map-masters", mode: "hot-seat" });
  await expect(page.getByRole("button", { name: "I am here" })).toBeVisible();
});

test("a phone of 360 pixels shows the first pages without scrolling sideways", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ["/", "/new/dungeoneer", "/new/dungeonology", "/rules?ledger=connect-four", "/account"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await fits(page, 360);
  }
  await page.goto("/");
  await screenshot(page, "phone-home");
});

test("light before a board is opened, and three.js for Dungeon Drop alone", async ({ page, request }) => {
  const scripts = (): Promise<{ name: string; bytes: number }[]> =>
    page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).filter((one) => one.name.endsWith(".js")).map((one) => ({ name: one.name, bytes: one.encodedBodySize })),
    );
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now: Connect four" })).toBeVisible();
  const bytes = (await scripts()).reduce((sum, one) => sum + one.bytes, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(300_000);
  await page.getByRole("button", { name: "Play now: Dungeonology" }).click();
  await expect(page.locator(".ology")).toBeVisible();
  for (const script of await scripts()) expect(await (await request.get(script.name)).text()).not.toContain("WebGLRenderer");
});
