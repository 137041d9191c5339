// Map Masters on its board: bought by pressing cards, built by dragging, drawn by pointer and keys, played to the end.
import { expect, test, type Page } from "@playwright/test";
import { accessible, against, answerAll, fits, screenshot, sit } from "./driver";

async function toExploration(page: Page): Promise<void> {
  await answerAll(page, 12, async () => {
    if (await page.locator(".build").count()) throw new Error("exploring");
    const next = page.locator("#asked").getByRole("button", { name: /^(Pass for|Start|Draw facedown|Use nothing)/ }).first();
    await next.click();
    return true;
  }).catch((error: Error) => {
    if (error.message !== "exploring") throw error;
  });
}

test("cards are laid by hand, a misfit is explained, a path is drawn and handed in", async ({ page }) => {
  await sit(page, { game: "map-masters", options: { "time-bonus": "off" }, seats: against(1) });
  await expect(page.locator(".masters")).toBeVisible();
  await expect(page.getByText("of 6", { exact: false }).first()).toBeVisible();
  await screenshot(page, "map-masters-market");
  await accessible(page);
  await toExploration(page);
  const held = page.locator(".held");
  await expect(held).toHaveCount(5);
  // The first by keyboard, the second by dragging it onto the first: they overlap, and the rule says so.
  await held.nth(0).focus();
  await page.keyboard.press("Enter");
  const laid = page.locator(".handle");
  await expect(laid).toHaveCount(1);
  // What is told of the table meanwhile takes nothing off it.
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Go on" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(laid).toHaveCount(1);
  // Nor does another language, in which the log comes anew, and each thing in it once.
  const told = page.locator(".log li");
  const lines = await told.allInnerTexts();
  for (const tongue of ["fr", "en"]) {
    await page.locator("header select").first().selectOption(tongue);
    await expect(page.locator("html")).toHaveAttribute("lang", tongue);
    await expect(told.first()).not.toHaveText(tongue === "fr" ? (lines[0] ?? "") : "");
    await expect(laid).toHaveCount(1);
  }
  await expect(told).toHaveText(lines);
  const [from, to] = [await held.nth(1).boundingBox(), await laid.first().boundingBox()];
  if (!from || !to) throw new Error("nothing to drag");
  await page.mouse.move(from.x + from.width / 2, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(laid).toHaveCount(2);
  await expect(page.locator(".wrong")).toContainText("masters.build.no-overlap");
  await screenshot(page, "map-masters-misfit");
  await page.getByRole("button", { name: /^Take it back/ }).click();
  await held.nth(1).click();
  await expect(page.locator(".wrong")).toHaveCount(0);
  await held.nth(2).click();
  await page.locator(".target.start").first().click();
  await expect(page.locator(".written")).toBeVisible();
  for (let step = 0; step < 6 && (await page.locator(".target").count()) > 0; step += 1) {
    if (step % 2) await page.locator(".target").first().press("Enter");
    else await page.locator(".target").first().click();
  }
  const path = await page.locator(".written").innerText();
  expect(path.split(" ").length).toBeGreaterThan(3);
  await screenshot(page, "map-masters-path");
  await accessible(page);
  await page.getByRole("button", { name: "Done!" }).click();
  await expect(page.getByRole("heading", { name: "The last dungeons" })).toBeVisible();
  await expect(page.getByText("Best possible for").first()).toBeVisible();
  await screenshot(page, "map-masters-last");
});

test("what cannot be bought says why", async ({ page }) => {
  await sit(page, { game: "map-masters", seats: against(1) });
  await expect(page.getByRole("heading", { name: "Market" })).toBeVisible();
  // Of six coins a card of the first column leaves three: I am asked again, and whatever is dearer is refused by its rule.
  await answerAll(page, 2, async (_, turn) => {
    if (turn === 0) {
      await page.locator(".column .face.open").first().click();
      return true;
    }
    await page.locator(".column .face:not(.open)").first().click();
    await expect(page.getByRole("alert")).toContainText("masters.market.must-afford");
    return false;
  });
});

test("a whole match against a bot", async ({ page }) => {
  await sit(page, { game: "map-masters", options: { "time-bonus": "off" }, seats: against(1) });
  const given = await answerAll(page, 150, async () => {
    const draw = page.getByRole("button", { name: "Let the computer draw" });
    const buy = page.locator(".column .face.open, .column .playing-card.open").first();
    if (await draw.count()) await draw.click();
    else if (await page.locator("#asked").getByRole("button", { name: /^Start/ }).count()) return false;
    else if (await buy.count()) {
      await buy.click();
      const choice = page.getByRole("dialog").getByRole("button", { name: / for / });
      if (await choice.count()) await choice.first().click();
    } else return false;
    return true;
  });
  expect(given).toBeLessThan(150);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await screenshot(page, "map-masters-over");
});

test("on a phone of 360 pixels, dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await sit(page, { game: "map-masters", seats: against(1) });
  await expect(page.locator(".masters")).toBeVisible();
  await fits(page, 360);
  await screenshot(page, "phone-map-masters");
  await toExploration(page);
  await page.locator(".held").first().click();
  await fits(page, 360);
  await accessible(page);
  await screenshot(page, "phone-map-masters-build");
});
