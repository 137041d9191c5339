// At the table: with others, on one device, leaving and coming back, refusals, undo, orders, pause, replay.
import { expect, test, type Page } from "@playwright/test";
import { accessible, against, screenshot, sit } from "./driver";

const column = (page: Page) => page.locator("svg g.open");

test("a match on the board to its end, replayed: scrubbed, jumped, seen by another, verified", async ({ page }) => {
  await sit(page, { game: "connect-four", seats: against(1) });
  const table = page.locator("#table");
  await expect(column(page).first()).toBeVisible();
  await accessible(page);
  for (let move = 0; move < 21 && (await table.getAttribute("data-over")) !== "true"; move += 1) {
    const before = await table.getAttribute("data-asked");
    await column(page).nth(move % (await column(page).count())).click();
    await page.waitForFunction((was) => {
      const now = document.getElementById("table");
      return now?.dataset.over === "true" || (now?.dataset.asked !== "" && now?.dataset.asked !== was);
    }, before);
  }
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await screenshot(page, "connect-four-over");
  await page.getByRole("link", { name: "Replay" }).click();
  const moment = page.getByRole("slider");
  await expect(moment).toBeVisible();
  const told = page.getByRole("list", { name: "What happened" }).getByRole("listitem");
  await expect(told).toHaveCount(0);
  await page.getByRole("button", { name: "Forward" }).click();
  await expect(told).toHaveCount(1);
  await moment.press("End");
  await expect.poll(() => told.count()).toBeGreaterThan(6);
  const all = await told.count();
  await page.getByLabel("Jump to").selectOption({ index: 3 });
  await expect.poll(() => told.count()).toBeLessThan(all);
  expect(page.url()).toMatch(/at=\d+/);
  await page.getByLabel("With the eyes of").selectOption("1");
  expect(page.url()).toMatch(/seat=1/);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(/^Sound: all/)).toBeVisible();
  await screenshot(page, "replay");
  await accessible(page);
  const shared = page.url();
  await page.goto("/");
  await page.goto(shared);
  await expect(page.getByRole("slider")).toBeVisible();
  expect(page.url()).toBe(shared);
});

test("an illegal wish is explained with its rule, which leads to the rulebook", async ({ page }) => {
  await sit(page, { game: "tic-tac-toe", seats: against(1) });
  await page.getByRole("button", { name: "a1", exact: false }).first().click();
  // My mark and the bot's: then it is my turn again.
  await expect(page.getByRole("list", { name: "What happened" }).getByRole("listitem")).toHaveCount(2);
  await page.getByText("Other ways to answer").click();
  await page.getByLabel("In words").fill("a1");
  await page.getByRole("button", { name: "Do it" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Not allowed.");
  await expect(alert).toContainText("tic-tac-toe.mark.empty-cell");
  await screenshot(page, "refused");
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Search").fill("empty");
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await accessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a newcomer reads how to play, once; quiet moments pass by themselves", async ({ page }) => {
  let acts = 0;
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => (acts += String(payload).includes('"type":"act"') ? 1 : 0)));
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Dungeonology" }).click();
  const primer = page.getByRole("region", { name: "How to play" });
  await expect(primer).toContainText("Collect information cubes");
  await screenshot(page, "how-to-play");
  await accessible(page);
  await primer.getByRole("button", { name: "Understood" }).click();
  await expect(primer).toHaveCount(0);
  await page.reload();
  acts = 0;
  await expect(page.locator("#asked")).toBeVisible();
  await expect(primer).toHaveCount(0);
  // Whatever is asked is answered, until there was a moment at which the page answered by itself.
  const quiet = page.getByLabel("Pass for me at quiet moments");
  let pressed = 0;
  const again = page.getByRole("button", { name: "Rematch" });
  await expect.poll(async () => {
    if (await quiet.count()) return true;
    // A match without any such moment is followed by another.
    if (await again.count()) await again.click();
    pressed += await page.evaluate((number) => {
      const choices = [...document.querySelectorAll<HTMLButtonElement>("#asked .question li button")];
      const choice = choices[(number * 7) % choices.length];
      if (!choice || (choices.length === 1 && choice.textContent?.trim() === "Pass")) return 0;
      choice.click();
      return 1;
    }, pressed);
    return false;
  }, { timeout: 180_000, intervals: [250] }).toBe(true);
  await expect(quiet).toBeChecked();
  await expect.poll(() => acts).toBeGreaterThan(pressed);
  await page.getByRole("button", { name: "How to play" }).click();
  await expect(page.getByRole("dialog")).toContainText("Collect information cubes");
  await page.keyboard.press("Escape");
});

test("leaving and coming back in the middle of a decision", async ({ page }) => {
  await sit(page, { game: "connect-four", seats: against(1) });
  await column(page).first().click();
  await expect(column(page).first()).toBeVisible();
  const log = page.getByRole("list", { name: "What happened" });
  await expect(log.getByRole("listitem")).toHaveCount(2);
  const told = await log.innerText();
  const address = page.url();
  await page.goto("/rules");
  await page.goto(address);
  await expect(column(page).first()).toBeVisible();
  expect(await log.innerText()).toBe(told);
});

test("two browsers play each other by link, talk, and agree to take back", async ({ browser }) => {
  const [ada, bo] = await Promise.all([browser.newPage(), browser.newPage()]);
  await ada.goto("/");
  await ada.getByRole("button", { name: "By link: Tic-tac-toe" }).click();
  await expect(ada.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await bo.goto(ada.url());
  await bo.getByRole("button", { name: "Sit down" }).click();
  const cell = (page: Page, name: string) => page.getByRole("button", { name: `Cell ${name}` });
  await cell(ada, "a1").click();
  await bo.getByRole("textbox", { name: "Chat" }).fill("good luck");
  await bo.getByRole("button", { name: "Send" }).click();
  await expect(ada.getByText("good luck")).toBeVisible();
  await cell(bo, "b1").click();
  await expect(cell(ada, "a2")).toBeVisible();
  await ada.getByRole("button", { name: "Propose to take back" }).click();
  await bo.getByRole("button", { name: "Agree" }).click();
  await expect(cell(bo, "b1")).toBeVisible();
  await cell(bo, "b1").click();
  const moves: [Page, string][] = [[ada, "a2"], [bo, "b2"], [ada, "a3"]];
  for (const [page, name] of moves) await cell(page, name).click();
  for (const page of [ada, bo]) await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  // Who is still at the finished table reads that the other wants to play again.
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(bo.getByText("A rematch is open")).toBeVisible();
  await bo.getByRole("button", { name: "Join the rematch" }).click();
  await expect(bo.locator("#asked")).toBeVisible();
  expect(bo.url()).toBe(ada.url());
  await Promise.all([ada.close(), bo.close()]);
});

test("without a connection the page says so, and keeps what was typed", async ({ page }) => {
  let away = false;
  const sockets: { close: () => Promise<void> }[] = [];
  await page.routeWebSocket(/\/play/, (socket) => {
    if (away) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await sit(page, { game: "connect-four", seats: against(1) });
  await expect(column(page).first()).toBeVisible();
  away = true;
  for (const socket of sockets) await socket.close();
  await expect(page.getByText("No connection to the server.")).toBeVisible();
  await expect(page.locator("#asked .question li button").first()).toBeDisabled();
  const chat = page.getByRole("textbox", { name: "Chat" });
  await chat.fill("are you there?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(chat).toHaveValue("are you there?");
  await accessible(page);
  away = false;
  await expect(page.getByText("No connection to the server.")).toHaveCount(0);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator(".chat")).toContainText("are you there?");
  await expect(chat).toHaveValue("");
  await expect(column(page).first()).toBeVisible();
});

test("a match on one device, handed over between turns", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "On this device: Tic-tac-toe" }).click();
  for (const cell of ["a1", "b1", "a2", "b2", "a3"]) {
    await page.getByRole("button", { name: "I am here" }).click();
    await page.getByRole("button", { name: `Cell ${cell}` }).click();
  }
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await screenshot(page, "hot-seat-over");
});

test("a seat is lent to a bot and taken back", async ({ page }) => {
  await sit(page, { game: "dungeonology", seats: against(2) });
  const table = page.locator("#table");
  await expect(table).toHaveAttribute("data-asked", /\d/);
  const before = Number(await table.getAttribute("data-version"));
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await expect.poll(async () => Number(await table.getAttribute("data-version"))).toBeGreaterThan(before + 3);
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("button", { name: "Let a bot play" })).toBeVisible();
  await expect(table).toHaveAttribute("data-asked", /\d/);
});

test("the table pauses and goes on; a standing order answers", async ({ page }) => {
  await sit(page, { game: "connect-four", seats: against(1) });
  await expect(column(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("paused")).toBeVisible();
  const answers = page.locator("#asked .question li button");
  await expect(answers.first()).toBeDisabled();
  await expect(page.getByText("Nobody can answer until the table goes on.")).toBeVisible();
  await expect(column(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByText("paused")).toHaveCount(0);
  await expect(answers.first()).toBeEnabled();
  await page.getByText("Standing orders").click();
  await page.getByLabel("Always answer").selectOption({ index: 0 });
  await page.getByRole("button", { name: "Give the order" }).click();
  const told = page.getByRole("list", { name: "What happened" }).getByRole("listitem");
  await expect.poll(() => told.count()).toBeGreaterThan(3);
});

test("lending a seat to a bot plays the match on", async ({ page }) => {
  await sit(page, { game: "connect-four", seats: against(1) });
  await expect(column(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
});

test("whoever leaves is asked who plays on, and the table is not theirs any more", async ({ page, browser }) => {
  await sit(page, { game: "connect-four", seats: against(1) });
  const address = page.url();
  await page.getByRole("button", { name: "Leave the table" }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Leave the table" }).click();
  await accessible(page);
  await screenshot(page, "leaving");
  await page.getByRole("button", { name: "Nobody, until somebody comes by the link" }).click();
  await expect(page.getByRole("heading", { name: "My tables" })).toBeVisible();
  await expect(page.locator(`a[href="${new URL(address).pathname}"]`)).toHaveCount(0);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await other.getByRole("button", { name: "Sit down" }).click();
  await expect(other.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await other.getByRole("button", { name: "Leave the table" }).click();
  await other.getByRole("button", { name: "A bot plays on" }).click();
  await page.goto(address);
  await expect(page.locator("#table")).toHaveAttribute("data-over", "true");
});

test("text mode by keyboard alone: a match from home to its end", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now: Tic-tac-toe" })).toBeVisible();
  const focused = () => page.evaluate(() => (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").trim());
  const tabTo = async (wanted: RegExp): Promise<void> => {
    for (let press = 0; press < 120; press += 1) {
      if (wanted.test(await focused())) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard never reaches ${wanted}`);
  };
  await tabTo(/^Play now: Tic-tac-toe$/);
  await page.keyboard.press("Enter");
  await expect(page.locator("#asked h2")).toBeVisible();
  await expect.poll(focused).toBe("Tic-tac-toe");
  const label = page.getByLabel("Text mode");
  for (let press = 0; press < 40 && !(await label.evaluate((box) => box === document.activeElement)); press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.locator("pre")).not.toBeEmpty();
  await accessible(page);
  const table = page.locator("#table");
  for (let move = 0; move < 5 && (await table.getAttribute("data-over")) !== "true"; move += 1) {
    const before = await table.getAttribute("data-asked");
    await tabTo(/^Cell [abc][123]/);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => Boolean(document.activeElement?.closest("#asked")))).toBe(true);
    await page.waitForFunction((was) => {
      const now = document.getElementById("table");
      return now?.dataset.over === "true" || (now?.dataset.asked !== "" && now?.dataset.asked !== was);
    }, before);
  }
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect(page.getByRole("list", { name: "What happened" })).toHaveAttribute("aria-live", "polite");
  await screenshot(page, "text-mode");
});
