// Dungeoneer on its board: the map, the cards, the fights.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, type Page } from "@playwright/test";
import { accessible, against, answerAll, fits, screenshot, sit, type OnBoard } from "./driver";

const board = (page: Page) => page.locator("section.board");
const map = (page: Page) => board(page).getByRole("group", { name: "The map" });
const pending = (page: Page) => board(page).getByRole("region", { name: "What is pending" });
const prompt = (page: Page) => page.locator("#asked .question h2");
const asked = (page: Page) => page.waitForSelector("#table:not([data-asked=''])");

async function open(page: Page, mode = "crypt", bots = 1, bot = "greedy"): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sit(page, { game: "dungeoneer", mode, seats: against(bots, bot) });
  await expect(map(page)).toBeVisible();
}

/** What of the board may be clicked now, looked up in one go: matches have many answers. */
const found = (page: Page): Promise<Record<string, number>> =>
  board(page).evaluate((section) => {
    const count = (selector: string): number => section.querySelectorAll(selector).length;
    const buttons = (words: string[]): number => [...section.querySelectorAll("button")].filter((button) => words.includes(button.textContent?.trim() ?? "")).length;
    return {
      standing: buttons(["Pass until my turn"]), pass: buttons(["Pass"]), ghosts: count(".ghost"), fits: count(".ghost.fits"), exits: count(".exit.open"), cards: count(".hand button.open"),
      ends: buttons(["End the phase", "Attack!", "Discard nothing"]),
    };
  });

/** Answers on the map, on the cards and in the panel of what is pending; what stands on none of them is left to the list. */
const onBoard: OnBoard = async (page, turn) => {
  const may = await found(page);
  if (may.standing || may.pass) await pending(page).getByRole("button", { name: may.standing ? "Pass until my turn" : "Pass", exact: true }).click();
  else if (may.ghosts) {
    if (!may.fits) await board(page).getByRole("button", { name: "Turn it upside down" }).click();
    await map(page).locator(".ghost.fits").first().click();
  } else if (may.exits && turn % 3 !== 0) await map(page).locator(".exit.open").nth(turn % may.exits).click();
  else if (may.cards && (!may.ends || turn % 2 === 0)) {
    await board(page).locator(".hand button.open").first().click();
    // Where a card can be played in several ways the drawer asks which.
    const drawer = page.getByRole("dialog");
    if (await drawer.isVisible()) await drawer.locator("button.primary").first().click();
  } else if (may.ends) await board(page).getByRole("button", { name: /^(End the phase|Attack!|Discard nothing)$/ }).first().click();
  else return false;
  return true;
};

test("a whole match on the board against a bot", async ({ page }) => {
  await open(page);
  const answers = await answerAll(page, 250, onBoard);
  expect(answers).toBeGreaterThan(5);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await screenshot(page, "dungeoneer-over");
});

test("what cannot be done is explained with its rule: a card out of its time, a Quest from afar", async ({ page }) => {
  await open(page);
  await answerAll(page, 1, onBoard);
  await expect.poll(async () => {
    await asked(page);
    if (/Hero Phase/.test(await prompt(page).innerText())) return true;
    await answerAll(page, 1, async (shown) => {
      const ends = board(shown).getByRole("button", { name: "End the phase" });
      if (!(await ends.count())) return onBoard(shown, 3);
      await ends.click();
      return true;
    });
    return false;
  }, { timeout: 30_000, intervals: [0] }).toBe(true);
  const alert = page.getByRole("alert");
  const closed = board(page).locator(".hand button.playing-card:not(.open)").first();
  await closed.click();
  await expect(alert).toContainText("Not allowed.");
  await expect(alert).toContainText("dungeoneer.");
  await screenshot(page, "dungeoneer-refused");
  await board(page).locator('.sheet[data-seat="0"] button.quest:not(.open)').first().click();
  await expect(alert).toContainText("dungeoneer.quest.");
});

test("an attack, its responses and its dice stand in one panel", async ({ page }) => {
  const sides = pending(page).locator(".sides");
  let seen = false;
  const look = async (shown: Page, turn: number): Promise<boolean> => {
    // A Response step asks before the dice: who attacks whom with what, and who may still respond.
    if (!seen && (await sides.isVisible()) && (await pending(shown).getByText("may respond").isVisible())) {
      seen = true;
      await expect(sides.locator(".side")).toHaveCount(2);
      await expect(pending(shown).locator(".stages .now")).toHaveCount(1);
      await screenshot(shown, "dungeoneer-fight");
    }
    const pass = pending(shown).getByRole("button", { name: "Pass", exact: true });
    if (!(await pass.count())) return onBoard(shown, turn);
    await pass.click();
    return true;
  };
  // Who plays at random attacks at random; a match without any attack is followed by another.
  for (let match = 0; match < 5 && !seen; match += 1) {
    await open(page, "crypt", 2, "random");
    for (let turn = 0; turn < 100 && !seen; turn += 1) if (!(await answerAll(page, 1, (shown) => look(shown, turn)))) break;
  }
  expect(seen).toBe(true);
});

test("Dungeon and Wilderness beside each other, sheets and quests of everybody", async ({ page }) => {
  await open(page, "combined", 3, "random");
  await answerAll(page, 3, onBoard);
  await expect(board(page).locator("article.sheet")).toHaveCount(4);
  await expect(board(page).locator("article.sheet").first()).toContainText("Quests (0 of 3 completed)");
  await expect(map(page).getByRole("button", { name: /^Mourners' Stair\./ })).toBeVisible();
  await expect(map(page).getByRole("button", { name: /^Milestone Green\./ })).toBeVisible();
  await map(page).getByRole("button", { name: "Read Mourners' Stair" }).click();
  await expect(page.getByRole("dialog", { name: "Mourners' Stair" })).toContainText("Glory 1, Peril 1");
  await page.keyboard.press("Escape");
  await screenshot(page, "dungeoneer-combined");
  await accessible(page);
});

test("a phone of 360 pixels, dark, and no serious finding", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "crypt", 2, "random");
  await answerAll(page, 4, onBoard);
  await asked(page);
  await fits(page, 360);
  await accessible(page);
  await screenshot(page, "dungeoneer-phone");
});

test("by keys alone: the map is walked, a card is laid", async ({ page }) => {
  await open(page);
  await answerAll(page, 12, async (shown, turn) => {
    const ghost = map(shown).locator(".ghost.fits").first();
    const exit = map(shown).locator(".exit.open").first();
    const space = map(shown).locator(".space").first();
    await space.focus();
    await expect(space).toBeFocused();
    if (await ghost.count()) await ghost.press("Enter");
    else if (await exit.count()) await exit.press(" ");
    else return onBoard(shown, turn);
    return true;
  });
});

test("cards of one's own are called what they print", async ({ page }) => {
  const folder = fileURLToPath(new URL("../../content/dungeoneer/", import.meta.url));
  const renamed = (text: string): string => text.replace(/^name = "Mourners' Stair"/m, 'name = "Stair of Somebody Else"');
  const files = ["crypt", "wildwood"].flatMap((set) => readdirSync(`${folder}${set}`).map((name) => renamed(readFileSync(`${folder}${set}/${name}`, "utf8"))));
  await page.route("**/api/games/dungeoneer/cards*", (route) => route.fulfill({ json: { files } }));
  await open(page);
  await expect(map(page).getByRole("button", { name: /^Stair of Somebody Else\./ })).toBeVisible();
  await page.getByLabel("Language").selectOption("fr");
  await expect(board(page).getByRole("group", { name: "Le plan" }).getByRole("button", { name: /^Stair of Somebody Else\./ })).toBeVisible();
});

test("in French and Italian", async ({ page }) => {
  await open(page);
  await page.getByLabel("Language").selectOption("fr");
  await expect(board(page).getByText("Phase du héros", { exact: true })).toBeVisible();
  await expect(board(page).getByText("Votre main (5)").first()).toBeVisible();
  await page.getByLabel("Langue").selectOption("it");
  await expect(board(page).getByText("La tua mano (5)").first()).toBeVisible();
});
