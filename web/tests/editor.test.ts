// The position editor in a real browser: laying, placing, the bag, asking the computer, sharing, playing.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { editHash, gameHash, pack } from "../src/after/link";
import type { SetupMessage } from "../src/engine/setup";
import { SIZES, visit, type Size, type Visit, type VisitOptions } from "./harness";
import { cutOff, serious } from "./look";

const sizes = Object.keys(SIZES) as Size[];
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const tiles = (page: Page) => page.locator(".board .tile").count();

async function open(size: Size, to = "#/edit", options: VisitOptions = {}): Promise<Visit> {
  const it = await visit(size, to, { reducedMotion: "reduce", ...options });
  await it.page.locator("main.editor").waitFor();
  await it.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 0);
  return it;
}

async function press({ page, size }: Visit, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  if (size === "phone") await target.tap();
  else await target.click();
}

/** Waits until the engine has answered an edit. */
async function edited(page: Page, work: () => Promise<void>): Promise<void> {
  const before = await page.locator("main.editor").getAttribute("data-edits");
  await work();
  await page.waitForFunction((n) => document.querySelector("main.editor")?.getAttribute("data-edits") !== n, before);
}

async function tab(it: Visit, name: string): Promise<void> {
  await it.page.locator(".segments label", { hasText: name }).click();
}

/** Lays a tile on the first square where it fits. */
async function lay(it: Visit, tile: string): Promise<void> {
  const { page } = it;
  const held = page.locator(`[data-tile="${tile}"][aria-pressed="true"]`);
  if (!(await held.count())) await edited(page, () => press(it, `[data-tile="${tile}"]`));
  await press(it, "[data-place]");
  await edited(page, () => press(it, ".hook.right"));
}

/** A point of a tile in the window. */
async function point(page: Page, at: string, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`.board .tile[data-at="${at}"]`).boundingBox())!;
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

async function tap({ page, size }: Visit, { x, y }: { x: number; y: number }): Promise<void> {
  if (size === "phone") await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

const address = async (setup: SetupMessage) => editHash(await pack(JSON.stringify(setup)));

/** Chooses a mark on the table: a finger taps it once more. */
async function mark(it: Visit, selector: string): Promise<void> {
  if (it.size === "phone") await press(it, selector);
  await edited(it.page, () => press(it, selector));
}

/** Plays the position and answers the record of the game. */
async function recordOf(page: Page): Promise<string> {
  await button(page, "Play").click();
  await page.waitForURL(/#\/play\//);
  await page.locator("main.table .board").waitFor();
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((key) => key.startsWith("aude.game."))!;
    return (JSON.parse(localStorage.getItem(key)!) as { record: string }).record;
  });
}

describe.each(sizes)("at the size of a %s", (size) => {
  test("tiles and figures are laid, the bag is filled, and it is played", async () => {
    const it = await open(size);
    const { page } = it;
    await it.shot("editor-first");
    await lay(it, "U");
    await lay(it, "U");
    await lay(it, "E");
    expect(await tiles(page)).toBe(4);
    await it.shot("editor-tiles");
    await button(page, "Undo").click();
    await page.waitForFunction(() => document.querySelectorAll(".board .tile").length === 3);
    await button(page, "Redo").click();
    await page.waitForFunction(() => document.querySelectorAll(".board .tile").length === 4);

    // A tile is selected, turned, taken away, and comes back.
    await edited(page, () => press(it, '[data-tile="E"]'));
    await tap(it, await point(page, "0,0", 0.5, 0.8));
    await page.locator('[data-selected="0,0"]').waitFor();
    await edited(page, () => button(page, "Remove").click());
    expect(await tiles(page)).toBe(3);
    await button(page, "Undo").click();
    await page.waitForFunction(() => document.querySelectorAll(".board .tile").length === 4);

    // A follower in the field, and one too many.
    await tab(it, "Figures");
    await edited(page, () => press(it, '[data-figure="1 follower"]'));
    await edited(page, async () => tap(it, await point(page, "0,0", 0.5, 0.85)));
    expect(await page.locator('[data-piece="figure"]').count()).toBe(1);
    await it.shot("editor-figures");
    await edited(page, async () => tap(it, await point(page, "0,0", 0.5, 0.85)));
    expect(await page.locator('[data-piece="figure"]').count()).toBe(0);
    await edited(page, async () => tap(it, await point(page, "0,0", 0.5, 0.85)));

    await tab(it, "Position");
    await edited(page, () => page.getByRole("combobox", { name: "To move" }).selectOption("1").then(() => {}));
    const points = page.getByRole("group", { name: /’s score$/ }).first();
    await edited(page, () => points.getByRole("button", { name: "More" }).click());
    await edited(page, () => button(page, "None").click());
    await page.getByText("no tile left", { exact: false }).or(page.getByText("There are no tiles", { exact: false })).first().waitFor();
    expect(await button(page, "Play").isDisabled()).toBe(true);
    for (const tile of ["U", "V"]) {
      const stepper = page.locator("li", { has: page.locator(`[data-next="${tile}"]`) }).getByRole("group");
      await edited(page, () => stepper.getByRole("button", { name: "More" }).click());
    }
    await edited(page, () => page.locator('[data-next="V"]').click());
    await it.shot("editor-position");
    await tab(it, "Game");
    await page.waitForTimeout(100);
    await it.shot("editor-game");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES[size].width);

    // It is in the address: a reload keeps it.
    await page.waitForTimeout(500);
    await page.reload();
    await page.locator("main.editor").waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length === 4);
    expect(await page.locator('[data-piece="figure"]').count()).toBe(1);

    await button(page, "Ask the computer").click();
    await page.locator("dialog ol li").first().waitFor();
    await it.shot("editor-hint");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

    const record = await recordOf(page);
    expect(record).toContain("bag: U, V");
    expect(record).toMatch(/start: D@0,0.*follower@field/);
    expect(record).toContain("scores: 1, 0");
  });
});

test("a position is shared, to be edited and to be played", async () => {
  const it = await open("laptop");
  const { page } = it;
  await lay(it, "X");
  await button(page, "Share and save").click();
  const link = page.getByTestId("link");
  await page.waitForFunction(() => (document.querySelector("[data-testid=link]") as HTMLInputElement | null)?.value.includes("#/edit/"));
  const edit = await link.inputValue();
  await page.locator(".segments label", { hasText: "Play link" }).click();
  await page.waitForFunction(() => (document.querySelector("[data-testid=link]") as HTMLInputElement | null)?.value.includes("#/game/"));
  const play = await link.inputValue();
  await it.shot("editor-share");

  const editing = await open("phone", edit);
  expect(await tiles(editing.page)).toBe(2);
  const playing = await visit("phone", play);
  await playing.page.locator(".replay").waitFor();
  await playing.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length === 2);
  await playing.shot("editor-shared");
  await button(playing.page, "Play on from here").tap();
  await button(playing.page, "Start").tap();
  await playing.page.waitForURL(/#\/play\//);
  await playing.page.locator(".tray").waitFor();
});

// A small city, a field for a bridge, a volcano and a hole between four tiles.
const quarry: SetupMessage = {
  players: ["Anna", "Ben"],
  parts: { base: 1, "princess-dragon": 1, "abbey-mayor": 1, "bridges-castles-bazaars": 1 },
  start: [
    { tile: "E", at: [0, 0], turn: 0 },
    { tile: "E", at: [0, 1], turn: 2 },
    { tile: "B", at: [-1, 0], turn: 0 },
    { tile: "B2", at: [1, 0], turn: 0 },
    { tile: "B", at: [2, 0], turn: 0 },
    { tile: "B", at: [4, 0], turn: 0 },
    { tile: "U", at: [3, 1], turn: 1 },
    { tile: "U", at: [3, -1], turn: 1 },
  ],
};

test.each(["phone", "laptop"] as Size[])("bridges, castles, abbeys and the dragon are laid on a %s", async (size) => {
  const it = await open(size, await address(quarry));
  const { page } = it;
  const pieces = (kind: string) => page.locator(`[data-piece="${kind}"]`).count();
  await tab(it, "Figures");
  await edited(page, () => press(it, '[data-figure="1 bridge"]'));
  await it.shot("editor-bridge");
  if (size === "laptop") {
    await page.keyboard.press("ArrowLeft");
    await page.locator(".mark.picked").waitFor();
    await edited(page, () => page.keyboard.press("Enter"));
    expect(await pieces("bridge")).toBe(1);
    await button(page, "Undo").click();
    await page.waitForFunction(() => !document.querySelector('[data-piece="bridge"]'));
  }
  await mark(it, '[data-mark="span -1,0 ns"]');
  expect(await pieces("bridge")).toBe(1);
  await edited(page, () => press(it, '[data-figure="0 castle"]'));
  await mark(it, '[data-verb="castle"]');
  expect([await pieces("castle"), await pieces("figure")]).toEqual([1, 1]);
  await it.shot("editor-castle");
  await edited(page, () => press(it, '[data-figure="1 abbey"]'));
  await press(it, '[data-place="3,0"]');
  await edited(page, () => press(it, ".hook.right"));
  expect(await tiles(page)).toBe(9);
  await edited(page, () => button(page, "the dragon").click());
  await it.shot("editor-dragon");
  await mark(it, '[data-mark="square 2,0"]');
  await page.waitForFunction(() => !document.querySelector(".mark"));
  await it.shot("editor-things");
  const record = await recordOf(page);
  expect(record).toContain("start: B@-1,0 bridge=ns:Ben");
  expect(record).toContain("start: am-abbey@3,0 owner=Ben");
  expect(record).toMatch(/castles: Anna@0,[01]\+0,[01]\n/);
  expect(record).toContain("dragon: 2,0");
  if (size === "phone") return;
  // A game is taken into the editor with all that is on its table.
  const game = await visit(size, gameHash(await pack(record), 0));
  await button(game.page, "Edit this position").click();
  await game.page.locator("main.editor").waitFor();
  await game.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length === 9);
  for (const kind of ["bridge", "castle", "dragon", "figure"]) expect(await game.page.locator(`[data-piece="${kind}"]`).count(), kind).toBe(1);
});

test.each(["phone", "laptop"] as Size[])("prisoners, guests, goods and cards are set on a %s", async (size) => {
  const parts = Object.fromEntries(["base", "tower", "count", "traders-builders", "king-robber"].map((set) => [set, 1]));
  const it = await open(size, await address({ players: ["Anna", "Ben"], parts }));
  const { page } = it;
  await tab(it, "Position");
  const add = (where: string, what: string) => edited(page, async () => void (await page.getByRole("combobox", { name: `Add: ${where}` }).selectOption(what)));
  await add("Held by Anna", "1 follower");
  await add("Held by Anna", "1 follower");
  await it.shot("editor-prisoners");
  await edited(page, () => page.getByRole("group", { name: "Held by Anna" }).getByRole("button", { name: "Remove: Ben’s follower" }).first().click());
  await add("in the market", "0 follower");
  await edited(page, () => page.getByRole("group", { name: "in the smithy" }).getByRole("button", { name: "Count is here" }).click());
  await it.shot("editor-quarters");
  await edited(page, () => page.getByRole("group", { name: "Ben’s grain" }).getByRole("button", { name: "More" }).click());
  await edited(page, async () => void (await page.getByRole("combobox", { name: "Robber" }).selectOption("1")));
  await page.getByRole("group", { name: "Tiles in the longest road" }).scrollIntoViewIfNeeded();
  await it.shot("editor-holdings");
  expect([...(await serious(page)), ...(await page.evaluate(cutOff))]).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES[size].width);
  // Whoever holds somebody is not held by them: what cannot be is said.
  await page.getByRole("combobox", { name: "Add: Held by Ben" }).selectOption("0 follower");
  await page.getByText("exchange them at once").waitFor();
  const record = await recordOf(page);
  for (const line of ["prisoners: Ben.follower@Anna", "guests: Anna.follower@market", "count: smithy", "goods: 0/0/0, 0/1/0", "robber: Ben 2"]) {
    expect(record).toContain(`${line}\n`);
  }
});

test("keys lay a tile, with all boxes in the dark", async () => {
  const it = await open("laptop", "#/edit", { colorScheme: "dark" });
  const { page } = it;
  await tab(it, "Game");
  for (const box of ["The Tower", "The Princess & the Dragon", "Traders & Builders"]) {
    await edited(page, () => page.getByRole("switch", { name: box }).click());
  }
  await tab(it, "Tiles");
  await edited(page, () => page.locator('[data-tile="TE"]').click());
  await page.keyboard.press("ArrowRight");
  await page.locator(".place.tried").waitFor();
  await page.keyboard.press("r");
  await edited(page, () => page.locator("body").press("Enter"));
  expect(await tiles(page)).toBe(2);
  await it.shot("editor-dark");
  await edited(page, () => page.keyboard.press("Escape"));
  // With nothing in hand arrows go from tile to tile; what is selected is read out, and can be taken away.
  await page.keyboard.press("ArrowRight");
  await page.getByRole("status").filter({ hasText: /column/ }).waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("remove the tile").waitFor();
  await it.shot("editor-keys");
  await page.keyboard.press("Escape");
  await edited(page, () => page.keyboard.press("Delete"));
  expect(await tiles(page)).toBe(1);
  await edited(page, () => page.keyboard.press("u"));
  expect(await tiles(page)).toBe(2);
  await tab(it, "Figures");
  await page.getByRole("button", { name: /fairy/i }).waitFor();

  // A figure is put, read out, and taken off, without a pointer.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.tagName);
  const figures = () => page.locator('[data-piece="figure"]').count();
  await page.locator('[data-figure="1 follower"]').focus();
  await edited(page, () => page.keyboard.press("Enter"));
  expect(await page.locator(".door").count()).toBe(2);
  const reached = () => page.evaluate(() => document.activeElement?.getAttribute("data-door") === "0,0");
  for (let n = 0; n < 30 && !(await reached()); n++) await page.keyboard.press("Shift+Tab");
  expect(await focused()).toBe("Column 0, row 0: 4 places");
  await it.shot("editor-keys-tile");
  await page.keyboard.press("Enter");
  await page.locator(".mark.picked").waitFor();
  expect(await focused()).toMatch(/^(Knight|Thief|Farmer|Monk) .* \(column 0, row 0\)$/);
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.activeElement?.matches(".mark.picked"));
  await it.shot("editor-keys-figure");
  await edited(page, () => page.keyboard.press("Enter"));
  expect(await figures()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Remove "));
  await it.shot("editor-keys-put");
  await edited(page, () => page.keyboard.press("Enter"));
  expect(await figures()).toBe(0);
  // Out of the tile, and the figure out of hand.
  for (const _ of [1, 2]) await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-door"));
  await edited(page, () => page.keyboard.press("Escape"));
  expect(await page.locator(".door, .mark").count()).toBe(0);
  // The fairy in the same way; arrows lead straight to a tile.
  await page.getByRole("button", { name: "the fairy" }).focus();
  await edited(page, () => page.keyboard.press("Enter"));
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Put the fairy alone at column"));
  await edited(page, () => page.keyboard.press("Enter"));
  expect(await page.locator('[data-piece="fairy"]').count()).toBe(1);
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.startsWith("Remove the fairy"));
  await it.shot("editor-dark-figures");
  // The fairy goes, the figure comes back and goes, and the tile with it.
  for (const _ of [1, 2, 3, 4]) await edited(page, () => page.keyboard.press("Control+z"));
  expect(await tiles(page)).toBe(1);
});
