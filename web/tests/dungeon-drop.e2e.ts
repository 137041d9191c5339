// Dungeon Drop on its board: from above and in three dimensions, by pointer and by numbers.
import { expect, test, type Page } from "@playwright/test";
import { accessible, against, answerAll, fits, screenshot, sit, type OnBoard } from "./driver";

const board = (page: Page) => page.locator("section.board");
const plan = (page: Page) => board(page).locator("form.plan");
const refusal = (page: Page) => page.getByRole("alert");

/** Opens the table with the view from above, or in three dimensions. */
async function open(page: Page, view: "top" | "3d", table: { mode?: string; bots?: number; hero?: string } = {}): Promise<void> {
  await page.goto("/");
  await page.evaluate((wanted) => localStorage.setItem("dungeon-drop-view", wanted), view);
  const dealt = (seen: { open: { heroes: { race: string; class: string }[] } }): boolean => !table.hero || Object.values(seen.open.heroes[0] ?? {}).includes(table.hero);
  await sit(page, { game: "dungeon-drop", mode: table.mode ?? "versus", seats: against(table.bots ?? 1) }, dealt);
  await expect(board(page).getByRole("group", { name: "View" })).toBeVisible();
}

const asked = (page: Page) => page.waitForSelector("#table:not([data-asked=''])");

/** Presses on the drawing of the table and drags. */
async function drag(page: Page, on: string, from: [number, number], to: [number, number]): Promise<void> {
  const box = await board(page).locator(on).boundingBox();
  if (!box) throw new Error("the table is not there");
  const at = ([x, y]: [number, number]): [number, number] => [box.x + box.width * x, box.y + box.height * y];
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

/** Chooses the first room of the list that takes no shield on the table, where it must look as the list says. Says whether there was one. */
async function loot(page: Page): Promise<boolean> {
  const told = (await page.locator("#asked .question li button").allInnerTexts()).map((one) => /^Pillars ([\d, ]+): ([^;]+)(?:; life −(\d+))?$/.exec(one.trim()));
  const [, pillars, pieces, damage = "0"] = told.find((one) => one !== null) ?? [];
  if (!pillars) return false;
  for (const number of pillars.split(", ")) await board(page).locator(`[data-piece="pillar-${number}"]`).press("Enter");
  const room = plan(page).locator(".room");
  await expect(room).not.toHaveClass(/bad/);
  const inside = (await room.getByRole("list").getByRole("listitem").allInnerTexts()).map((one) => one.trim()).join(", ");
  expect(inside).toBe(pieces);
  await expect(room).toContainText(`Life −${damage}`);
  await expect(board(page).locator("polygon.good")).toHaveCount(1);
  await plan(page).getByRole("button", { name: "Loot this room" }).click();
  return true;
}

/** What is to be planned on the board, if anything. */
const taskOf = async (page: Page): Promise<string | null> => ((await plan(page).count()) ? plan(page).getAttribute("data-task") : null);

/** Answers on the board, whatever the step is. */
const onBoard: OnBoard = async (page, turn) => {
  const task = await taskOf(page);
  if (task === "explore") {
    if (await board(page).locator(".top > svg").count()) await drag(page, ".top > svg", [0.5, 0.5], [0.52, 0.46]);
    await plan(page).getByRole("button", { name: "Drop", exact: true }).click();
  } else if (task === "loot") {
    return loot(page);
  } else if (task === "flick" && turn % 2 === 0) {
    await plan(page).locator("button.chip:enabled").first().click();
    await plan(page).getByLabel("Direction (degrees)").fill("135");
    await plan(page).getByRole("button", { name: /^Flick/ }).click();
  } else if (task === "ready" && turn < 4) {
    // In the first round, while there is life enough to pay with.
    await plan(page).getByRole("button", { name: /^Use it/ }).click();
  } else {
    await board(page).getByRole("button", { name: /^(No ability|End the turn|Pass)$/ }).click();
  }
  return true;
};

/** Answers on the board until this is to be planned. */
async function until(page: Page, task: string): Promise<void> {
  const wanted = board(page).locator(`form.plan[data-task="${task}"]`);
  for (let turn = 0; turn < 8; turn += 1) {
    await asked(page);
    await expect(plan(page).or(board(page).getByRole("button", { name: "End the turn" })).first()).toBeVisible();
    if (await wanted.isVisible()) return;
    await answerAll(page, 1, onBoard);
  }
  await expect(wanted).toBeVisible();
}

test("a whole match on the table from above, every room as the list tells it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "top");
  let looted = 0;
  const answers = await answerAll(page, 60, async (page, turn) => {
    const task = await taskOf(page);
    const done = await onBoard(page, turn);
    if (done && task === "loot") looted += 1;
    return done;
  });
  expect(answers).toBeGreaterThan(6);
  expect(looted).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await expect(board(page).getByText(/\d+ points/).first()).toBeVisible();
  await screenshot(page, "dungeon-drop-over");
});

test("an aim outside the Dungeon is explained with its rule", async ({ page }) => {
  await open(page, "top");
  await asked(page);
  await plan(page).getByLabel("Right (mm)").fill("399");
  await plan(page).getByLabel("Down (mm)").fill("-399");
  await plan(page).getByRole("button", { name: "Drop", exact: true }).click();
  await expect(refusal(page)).toContainText("drop.explore.where");
  await screenshot(page, "dungeon-drop-refused");
});

test("a room with a further pillar is marked before it is tried, and refused when it is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "top");
  await until(page, "loot");
  // A room's answer tells all that it takes and costs, however long.
  const rooms = await page.locator("#asked .question li button").allTextContents();
  expect(rooms.filter((room) => room.includes("…"))).toEqual([]);
  const chips = plan(page).locator("fieldset").first().locator("button.chip");
  const problem = plan(page).getByText(/^⚠ Pillar/);
  const count = await chips.count();
  // Three at a time, the oldest makes room for the next, until some pillar stands between.
  for (let click = 0; click < 4 * count && !(await problem.isVisible()); click += 1) {
    const chip = chips.nth((click * [1, 5, 3, 2][Math.floor(click / count)]!) % count);
    if ((await chip.getAttribute("aria-pressed")) === "false") await chip.click();
  }
  await expect(problem).toBeVisible();
  await expect(board(page).locator("polygon.bad")).toHaveCount(1);
  await plan(page).getByRole("button", { name: "Loot this room" }).click();
  await expect(refusal(page)).toContainText("drop.room.no-fourth-pillar");
  await screenshot(page, "dungeon-drop-fourth-pillar");
  // A cube that is no pillar is no corner.
  await board(page).locator('.piece[data-piece="dragon-1"]').click();
  await expect(refusal(page)).toContainText("drop.room.three-pillars");
});

test("in three dimensions cubes fall as recorded; three.js comes with this board alone", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play now: Dungeon Drop" })).toBeVisible();
  expect(fetched.filter((url) => url.includes("scene"))).toEqual([]);
  await open(page, "3d");
  await asked(page);
  const canvas = board(page).locator("canvas[data-ready=true]");
  await expect(canvas).toBeVisible();
  await expect.poll(() => fetched.some((url) => url.includes("scene"))).toBe(true);
  const skip = board(page).getByRole("button", { name: "Skip" });
  // The cubes of the set-up may still be falling; they end by themselves.
  await expect(skip).toBeHidden({ timeout: 60_000 });
  const aim = async (): Promise<string> => {
    await drag(page, "canvas", [0.45, 0.55], [0.55, 0.45]);
    return plan(page).getByLabel("Right (mm)").inputValue();
  };
  const aimed = await aim();
  expect(await aim()).toBe(aimed);
  // The camera turns by a key, and the table with it: the same gesture aims elsewhere.
  await canvas.press("ArrowLeft");
  expect(await aim()).not.toBe(aimed);
  await canvas.press("ArrowRight");
  await screenshot(page, "dungeon-drop-aim");
  await plan(page).getByRole("button", { name: "Drop", exact: true }).click();
  await expect(skip).toBeVisible();
  await page.screenshot({ path: "test-results/screens/dungeon-drop-falling.png" });
  await expect(skip).toBeHidden();
});

test("in three dimensions pillars are chosen by pointing at them", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "3d");
  await until(page, "loot");
  const canvas = board(page).locator("canvas[data-ready=true]");
  await expect(canvas).toBeVisible();
  const pressed = plan(page).locator("fieldset").first().locator("button.chip[aria-pressed='true']");
  // A pointer that goes over the whole table meets pillars: it becomes a hand there.
  await canvas.scrollIntoViewIfNeeded();
  const isHand = async (): Promise<boolean> => {
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
    return canvas.evaluate((place) => getComputedStyle(place).cursor === "pointer");
  };
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the table is not there");
  let found = false;
  for (let row = 3; row < 19 && !found; row += 0.5) {
    for (let column = 2 + (row % 1) / 2; column < 24 && !found; column += 0.75) {
      await page.mouse.move(box.x + (box.width * column) / 25, box.y + (box.height * row) / 20);
      found = await isHand();
    }
  }
  expect(found).toBe(true);
  await page.mouse.down();
  await page.mouse.up();
  await expect(pressed).toHaveCount(1);
});

test("where the browser has no WebGL the table is shown from above", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(page, "3d");
  await asked(page);
  await expect(board(page).getByText("cannot draw the table in three dimensions")).toBeVisible();
  const before = await page.locator("#table").getAttribute("data-version");
  await plan(page).getByRole("button", { name: "Drop", exact: true }).click();
  await expect(page.locator("#table")).not.toHaveAttribute("data-version", String(before));
});

test("every other mode begins on the board", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const mode of ["heroic", "hero-draft", "hero-construction", "dungeon-construction", "solo"]) {
    await open(page, "top", { mode, bots: mode === "solo" ? 0 : 2 });
    await asked(page);
    const before = await page.locator("#table").getAttribute("data-version");
    const card = board(page).locator(".offered button");
    if (mode.startsWith("hero-")) await card.first().click();
    else if (mode === "solo") {
      const [, pillars] = /^Pillars ([\d, ]+):/.exec(await page.locator("#asked .question li button").first().innerText()) ?? [];
      for (const number of pillars?.split(", ") ?? []) await plan(page).getByRole("button", { name: `pillar ${number}`, exact: true }).click();
      await plan(page).getByRole("button", { name: "Move here" }).click();
    } else if (mode === "dungeon-construction") {
      // Where a pillar may stand depends on what has fallen: a place that is refused is explained, and another one tried.
      for (const place of [[0.55, 0.47], [0.35, 0.35], [0.65, 0.65], [0.35, 0.65], [0.65, 0.35], [0.5, 0.3], [0.5, 0.7]] as [number, number][]) {
        await drag(page, ".top > svg", [0.5, 0.5], place);
        await plan(page).getByRole("button", { name: "Place the pillar" }).click();
        await page.waitForFunction((was) => document.getElementById("table")?.dataset.version !== was || document.querySelector("[role=alert]"), before);
        if (!(await refusal(page).count())) break;
        await refusal(page).getByRole("button").first().click();
      }
    } else await board(page).getByRole("button", { name: /^(Drop|Pass)$/ }).first().click();
    await expect(page.locator("#table")).not.toHaveAttribute("data-version", String(before));
    await screenshot(page, `dungeon-drop-${mode}`);
  }
});

/** Plays a match whose hero has this ability until the ability is used on the board; the next match if it never can be. */
async function uses(page: Page, hero: string, name: string, task: string, told: RegExp): Promise<void> {
  for (let matches = 0; matches < 6; matches += 1) {
    await open(page, "top", { hero });
    let used = false;
    await answerAll(page, 14, async (shown, turn) => {
      const tab = plan(shown).or(board(shown)).getByRole("button", { name, exact: true });
      if (await tab.count()) await tab.first().click();
      const wanted = board(shown).locator(`form.plan[data-task="${task}"]`);
      if (!used && (await wanted.count())) {
        const chip = wanted.locator("button.chip:enabled");
        if (await chip.count()) await chip.first().click();
        const give = wanted.getByLabel("Give");
        if ((await give.count()) && (await give.locator("option").count()) > 1) await give.selectOption({ index: 1 });
        const act = wanted.locator("button.primary");
        // What cannot be done now, such as healing without a wound, is not in the list of answers.
        const offered = (await shown.locator("#asked .question li button").allTextContents()).some((one) => one.trim().startsWith(`${name}:`));
        if (offered && (await act.isEnabled())) {
          await act.click();
          used = true;
          return true;
        }
      }
      const step = (await plan(shown).count()) ? await plan(shown).getAttribute("data-task") : null;
      if (step === "loot") {
        // A room that costs life, so that there is something to heal.
        const costly = shown.locator("#asked .question li button", { hasText: /life −[12]\b/ });
        await (await costly.count() ? costly : shown.locator("#asked .question li button")).first().evaluate((button: HTMLButtonElement) => button.click());
        return true;
      }
      if (step === "explore") return onBoard(shown, turn);
      await board(shown).getByRole("button", { name: /^(No ability|End the turn|Pass)$/ }).click();
      return true;
    });
    if (!used) continue;
    await expect(page.getByRole("list", { name: "What happened" }).getByText(told).first()).toBeVisible();
    return;
  }
  throw new Error(`the ability of ${name} could never be used`);
}

test("the Kobold barters", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await uses(page, "kobold", "Kobold", "barter", /uses the race ability/);
});

test("the Rogue pilfers", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await uses(page, "rogue", "Rogue", "pilfer", /takes 1 gold/);
});

test("the Cleric heals", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await uses(page, "cleric", "Cleric", "heal", /has \d+ life left/);
});

test("Heroic Cooperation for some turns, meeples and all", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "top", { mode: "heroic", bots: 2 });
  let placed = 0;
  const answers = await answerAll(page, 16, async (shown, turn) => {
    const step = (await plan(shown).count()) ? await plan(shown).getAttribute("data-task") : null;
    if (step === "meeple" && placed < 2) {
      // A spot where a cube lies is refused, with the rule; then the next is tried.
      for (const to of [[0.47, 0.43], [0.4, 0.6], [0.6, 0.4], [0.35, 0.4], [0.62, 0.62], [0.5, 0.3]] as [number, number][]) {
        const before = await shown.locator("#table").getAttribute("data-version");
        await drag(shown, ".top > svg", [0.5, 0.5], to);
        await plan(shown).getByRole("button", { name: "Place the meeple" }).click();
        await shown.waitForFunction((was) => document.getElementById("table")?.dataset.version !== was || document.querySelector("[role=alert]"), before);
        if (!(await refusal(shown).count())) {
          placed += 1;
          return true;
        }
        await refusal(shown).getByRole("button").first().click();
      }
    }
    if (step === "loot") return false;
    if (step === "explore") return onBoard(shown, turn);
    await board(shown).getByRole("button", { name: /^(No ability|End the turn|Pass)$/ }).first().click();
    return true;
  });
  expect(answers).toBeGreaterThan(8);
  expect(placed).toBeGreaterThan(0);
  await expect(board(page).getByText(/cooperation \d/).first()).toBeVisible();
  await screenshot(page, "dungeon-drop-heroic-turns");
});

test("a phone of 360 pixels, dark, and no serious finding in either view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await open(page, "top");
  await answerAll(page, 1, onBoard);
  await asked(page);
  await fits(page, 360);
  await accessible(page);
  await screenshot(page, "dungeon-drop-phone");
  await board(page).getByRole("button", { name: "Table", exact: true }).click();
  await expect(board(page).locator("canvas")).toBeVisible();
  await fits(page, 360);
  await accessible(page);
});

test("in French and Italian", async ({ page }) => {
  await open(page, "top");
  await page.getByLabel("Language").selectOption("fr");
  await expect(plan(page).getByRole("button", { name: "Lâcher" })).toBeVisible();
  await page.getByLabel("Langue").selectOption("it");
  await expect(plan(page).getByRole("button", { name: "Lascia cadere" })).toBeVisible();
});
