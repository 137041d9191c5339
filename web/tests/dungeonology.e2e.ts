// Dungeonology on its board: tiles, Zones and cards are pressed, a Stealth Test is read, a match is played to its end.
import { expect, test } from "@playwright/test";
import { accessible, against, answerAll, fits, screenshot, sit, type OnBoard } from "./driver";

/** Presses what is lit on the board, where exactly one answer stands on it. */
const onBoard: OnBoard = async (page, turn) => {
  const lit = page.locator(".ology .spot, .ology .zone.open, .ology .playing-card.open, .ology .piles .open");
  const count = await lit.count();
  if (count === 0 || turn % 3 !== 0) return false;
  await lit.nth(turn % count).click();
  const choice = page.getByRole("dialog").getByRole("button").nth(1);
  if (await page.getByRole("dialog").count()) await choice.click();
  return true;
};

test("a whole match against a bot, partly on the board", async ({ page }) => {
  await sit(page, { game: "dungeonology", seats: against(1) });
  await expect(page.locator(".ology")).toBeVisible();
  await screenshot(page, "dungeonology");
  await accessible(page);
  let tests = 0;
  const given = await answerAll(page, 500, async (at, turn) => {
    if ((await at.locator(".test").count()) && tests++ === 0) {
      await expect(at.locator(".gauges")).toContainText("Stealth");
      await screenshot(at, "dungeonology-test");
      await accessible(at);
    }
    return onBoard(at, turn);
  });
  expect(given).toBeLessThan(500);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await screenshot(page, "dungeonology-over");
});

test("a Zone that cannot be entered says why", async ({ page }) => {
  await sit(page, { game: "dungeonology", seats: against(1) });
  const moves = page.locator("#asked").getByRole("button", { name: /^Go to/ });
  await answerAll(page, 40, async (at) => {
    if (await moves.count()) throw new Error("may move");
    const wanted = at.locator("#asked").getByRole("button", { name: /^(Explore|Draw a tile|Lay it|Pass)/ }).first();
    if (!(await wanted.count())) return false;
    await wanted.click();
    return true;
  }).catch((error: Error) => {
    if (error.message !== "may move") throw error;
  });
  // Where one stands one cannot go: one Zone at least is not lit.
  await page.locator(".zone:not(.open)").first().click();
  await expect(page.getByRole("alert")).toContainText("Not allowed.");
  await expect(page.getByRole("alert")).toContainText("ology.");
  await screenshot(page, "dungeonology-refused");
});

test("with Main Effects a card says when it may be played", async ({ page }) => {
  // Fate cards have no Main Effect.
  await sit(page, { game: "dungeonology", mode: "v1", seats: against(1) }, (view: { hand: string[] }) => view.hand.some((card) => !card.startsWith("fate")));
  const cards = page.locator(".hand .playing-card");
  await expect(cards.filter({ hasText: /In your Movement or Action Phase|Action: in your Action Phase|Instant:|Reaction:/ }).first()).toBeVisible();
  await screenshot(page, "dungeonology-cards");
});

test("on a phone of 360 pixels, dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await sit(page, { game: "dungeonology", seats: against(2) });
  await expect(page.locator(".ology")).toBeVisible();
  await answerAll(page, 6);
  await fits(page, 360);
  await accessible(page);
  await screenshot(page, "phone-dungeonology");
});
