// Dungeon Drop on its board: from above and in three dimensions, by pointer and by numbers.
import { expect, test, type Page } from "@playwright/test";
import { accessible, against, answerAll, fits, screenshot, sit, type OnBoard } from "./driver";

const board = (page: Page) => page.locator("section.board");
const plan = (page: Page) => board(page).locator("form.plan");
const refusal = (page: Page) => page.getByRole("alert");

/** Opens the table with the view from above, or in three dimensions. */
async function open(page: Page, view: "top" | "3d", table: { mode?: string; bots?: number } = {}): Promise<void> {
  await page.goto("/");
  await page.evaluate((wanted) => localStorage.setItem("dungeon-drop-view", wanted), view);
  await sit(page, { game: "dungeon-drop", mode: table.mode ?? "versus", seats: against(table.bots ?? 1) });
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
  const told = (await page.locator("#asked .question li button").allInnerTexts()).map((one) => /^Pillars ([\d, ]+): (.+); life −(\d+), shields −0/.exec(one.trim()));
  const [, pillars, pieces, damage] = told.find((one) => one !== null) ?? [];
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

/** Answers on the board, whatever the step is. */
const onBoard: OnBoard = async (page, turn) => {
  const task = (await plan(page).count()) ? await plan(page).getAttribute("data-task") : null;
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
  const answers = await answerAll(page, 60, onBoard);
  expect(answers).toBeGreaterThan(6);
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
  if (await skip.isVisible()) await skip.click();
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
  // A pointer that goes over the whole table meets pillars; wrong cubes on the way are only explained.
  for (let row = 3; row < 19 && (await pressed.count()) === 0; row += 0.5) {
    const box = await canvas.boundingBox();
    for (let column = 2 + (row % 1) / 2; column < 24; column += 0.75) {
      await page.mouse.click((box?.x ?? 0) + ((box?.width ?? 0) * column) / 25, (box?.y ?? 0) + ((box?.height ?? 0) * row) / 20);
      // Let the click show before the next one: a second click on the same pillar would take it back.
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
      if (await pressed.count()) break;
    }
  }
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
