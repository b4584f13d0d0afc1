// After the game, in a real browser: the final scoring, the result, looking back, going on from there, sharing and opening.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { SetupMessage } from "../src/engine/setup";
import { SIZES, visit, type Size, type Visit, type VisitOptions } from "./harness";

const sizes = Object.keys(SIZES) as Size[];
const NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Frida"];

/** Records: a game that is over, one whose last decision is due, and one of six with all that gives points. */
let [over, late, six] = ["", "", ""];

beforeAll(async () => {
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  const play = (setup: SetupMessage) =>
    page.evaluate(async (setup) => {
      const { engine } = window.drive;
      let { view } = await engine.start(setup, setup.players.map((_, i) => i));
      let before = "";
      while (view.ask) {
        before = await engine.record();
        ({ view } = await engine.play(view.moves, await engine.think("beginner", view.moves)));
      }
      return [await engine.record(), before] as const;
    }, setup);
  [over, late] = await play({ players: NAMES.slice(0, 3), seed: 5, date: "2026-11-15" });
  const sets = ["base", "inns-cathedrals", "traders-builders", "king-robber", "princess-dragon", "tower", "abbey-mayor", "cult"];
  [six] = await play({ players: NAMES, parts: Object.fromEntries(sets.map((set) => [set, 1])), toggles: { abbots: true }, seed: 9 });
});

function kept(record: string, players: number): Record<string, string> {
  const game = {
    version: 1,
    id: "one",
    boxes: ["base"],
    setup: null,
    record,
    seats: NAMES.slice(0, players).map((name, colour) => ({ kind: "person", name, colour })),
    aids: {},
    began: 1,
    when: 1,
    last: null,
    glance: { scores: [], turn: 1, left: 0, over: false, winners: [], tiles: [], figures: [] },
    tab: "",
  };
  return { "aude.game.one": JSON.stringify(game) };
}

async function sit(size: Size, record: string, players: number, options: VisitOptions = {}): Promise<Visit> {
  const items = kept(record, players);
  const before = async (page: Page) => {
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, items);
  };
  const it = await visit(size, "#/play/one", { before, reducedMotion: "reduce", ...options });
  await it.page.locator("main.table").waitFor();
  await it.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 0);
  return it;
}

const moves = async (page: Page) => Number(await page.locator("main.table").getAttribute("data-moves"));
const tiles = (page: Page) => page.locator(".board .tile").count();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const games = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("aude.game."))
      .map((key) => JSON.parse(localStorage.getItem(key)!) as { id: string; record: string; seats: { kind: string }[] }),
  );

/** Nothing sticks out of the window, and nothing that can be pressed is too small for a finger. */
async function tidy({ page }: Visit, root: string): Promise<void> {
  const found = await page.evaluate((root) => {
    const faults: string[] = [];
    const area = document.querySelector(root);
    if (!area) return [`there is no ${root}`];
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
    for (const element of area.querySelectorAll("button, a, input, select")) {
      const box = element.getBoundingClientRect();
      // A switch has the size of its words.
      if (box.width === 0 || element.closest("label")) continue;
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.tagName;
      if (box.right > innerWidth + 1 || box.left < -1) faults.push(`${name} sticks out`);
      if (box.height < 35 || box.width < 35) faults.push(`${name} is small: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    }
    return faults;
  }, root);
  expect(found).toEqual([]);
}

/** Where something is once it has come to rest. */
async function resting(it: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  for (let last = ""; ; ) {
    const box = (await it.boundingBox())!;
    if (JSON.stringify(box) === last) return box;
    last = JSON.stringify(box);
    await it.page().waitForTimeout(150);
  }
}

describe.each(sizes)("at the size of a %s", (size) => {
  test("the final scoring is told on the table, there and back", async () => {
    const it = await sit(size, late, 3);
    const { page } = it;
    const pass = page.locator('[data-verb="pass"]');
    if (await pass.count()) await pass.first().click();
    else {
      await button(page, "Fit board").click();
      await page.locator("[data-place]").first().click();
      await page.locator(".hook.right").click();
    }
    await page.locator(".telling").waitFor();
    await button(page, "Pause").click();
    expect(await page.locator(".award.now").count()).toBeLessThanOrEqual(1);
    const sums = () => page.locator("[data-score]").allTextContents();
    const first = await sums();
    await button(page, "Next").click();
    await button(page, "Next").click();
    const later = await sums();
    expect(later).not.toEqual(first);
    await it.shot("after-telling");
    // Those who went home are shown where they stood.
    expect(await page.locator('[data-piece="figure"]').count()).toBeGreaterThan(0);
    await button(page, "Previous step").click();
    await button(page, "Previous step").click();
    expect(await sums()).toEqual(first);
    await button(page, "Skip").click();
    await page.getByRole("dialog").waitFor();
    expect(await page.locator(".award").count()).toBe(0);
  });

  test("the result has a table of points and a chart", async () => {
    const it = await sit(size, over, 3);
    const { page } = it;
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const cells = await dialog.locator("tfoot td").allTextContents();
    const scores = await dialog.locator(".ranking .score").allTextContents();
    expect([...cells].sort()).toEqual([...scores].sort());
    // Every column sums up.
    const rows = await dialog.locator("tbody tr").evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent?.trim().replace("−", "-").replace("–", "0")))),
    );
    cells.forEach((cell, i) => expect(rows.reduce((sum, row) => sum + row[i]!, 0)).toBe(Number(cell)));
    expect(await dialog.locator("svg path.line").count()).toBe(3);
    expect(await dialog.locator("svg path.moment").count()).toBeGreaterThan(2);
    await tidy(it, "[role=dialog]");
    await it.shot("after-result");
    await dialog.locator(".moments").scrollIntoViewIfNeeded();
    await it.shot("after-result-below");
    // A moment leads to its turn.
    await dialog.locator(".moments button").first().click();
    await page.locator(".replay").waitFor();
    await page.waitForTimeout(600);
    await it.shot("after-replay");
    expect(await tiles(page)).toBeLessThan(72);
    await tidy(it, ".replay");
    await button(page, "Back to the game").click();
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Final scoring" }).click();
    await page.locator(".telling").waitFor();
  });

  test("one looks back by slider and keys", async () => {
    const it = await sit(size, over, 3);
    const { page } = it;
    await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
    const slider = page.getByRole("slider", { name: "Position" });
    await slider.waitFor();
    expect([await moves(page), await tiles(page)]).toEqual([0, 1]);
    await slider.fill("40");
    await page.waitForFunction(() => document.querySelector("main.table")?.getAttribute("data-moves") === "40");
    const there = await tiles(page);
    expect(there).toBeGreaterThan(15);
    // A feature is inspected as it was then.
    const start = await resting(page.locator('.board .tile[data-at="0,0"]'));
    await page.mouse.click(start.x + start.width / 2, start.y + start.height * 0.8);
    await page.locator(".inspect").first().waitFor();
    await page.keyboard.press("Escape");
    await page.locator(".inspect").waitFor({ state: "detached" });
    for (const [key, to] of [["ArrowLeft", 39], ["ArrowRight", 40], ["Home", 0]] as const) {
      await page.keyboard.press(key);
      await page.waitForFunction((n) => document.querySelector("main.table")?.getAttribute("data-moves") === String(n), to);
    }
    await page.keyboard.press("PageDown");
    await page.waitForFunction(() => document.querySelectorAll(".board .tile").length === 2);
    await page.keyboard.press("End");
    await page.waitForFunction(() => document.querySelectorAll(".board .tile").length > 60);
    await button(page, "Play").click();
    await page.waitForFunction(() => document.querySelectorAll(".board .tile").length < 10);
    await button(page, "Pause").click();
  });

  test("one plays on from an earlier turn, against whom one likes", async () => {
    const it = await sit(size, over, 3);
    const { page } = it;
    await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
    await page.getByRole("slider", { name: "Position" }).fill("30");
    await page.waitForFunction(() => document.querySelector("main.table")?.getAttribute("data-moves") === "30");
    const there = await tiles(page);
    await button(page, "Play on from here").click();
    await page.getByRole("combobox", { name: "Player in seat 2" }).selectOption("easy");
    await it.shot("after-continue");
    await tidy(it, "dialog");
    await button(page, "Start").click();
    await page.waitForURL((url) => /#\/play\//.test(url.hash) && !url.hash.endsWith("one"));
    await page.locator(".tray").waitFor();
    expect(await tiles(page)).toBeGreaterThanOrEqual(there);
    const all = await games(page);
    expect(all.length).toBe(2);
    expect(all.find(({ id }) => id !== "one")?.seats.map(({ kind }) => kind)).toEqual(["person", "computer", "person"]);
    expect(all.find(({ id }) => id === "one")?.record).toBe(over);
  });
});

test("a link has the whole game and opens at its turn", async () => {
  const it = await sit("laptop", over, 3, { permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = it;
  await page.getByRole("dialog").getByRole("button", { name: "Replay" }).click();
  await page.getByRole("slider", { name: "Position" }).fill("25");
  await page.waitForFunction(() => document.querySelector("main.table")?.getAttribute("data-moves") === "25");
  await button(page, "Share and save").click();
  const field = page.getByTestId("link");
  await page.waitForFunction(() => (document.querySelector("[data-testid=link]") as HTMLInputElement | null)?.value.includes("#/game/25/"));
  await it.shot("after-share");
  await button(page, "Copy").first().click();
  const link = await field.inputValue();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  console.log(`a link of ${link.length} characters for a record of ${over.length}`);
  expect(link.length).toBeLessThan(2500);

  const asked: string[] = [];
  const phone = await visit("phone", link, {
    before: async (page) => {
      page.on("request", (request) => asked.push(request.url()));
    },
  });
  await phone.page.locator(".replay").waitFor();
  await phone.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 5);
  expect(await moves(phone.page)).toBe(25);
  await phone.shot("after-shared");
  expect(asked.every((url) => !url.includes("game/"))).toBe(true);
  expect(await games(phone.page)).toEqual([]);
  await phone.page.reload();
  await phone.page.locator(".replay").waitFor();
  expect(await moves(phone.page)).toBe(25);
  await button(phone.page, "Play on from here").tap();
  await button(phone.page, "Start").tap();
  await phone.page.waitForURL(/#\/play\//);
  expect((await games(phone.page)).length).toBe(1);

  const cut = await visit("laptop", link.slice(0, -40));
  await cut.page.getByRole("heading", { name: "This link is damaged" }).waitFor();
});

test("records, pictures and films are saved", async () => {
  const it = await sit("laptop", over, 3);
  const { page } = it;
  await page.getByRole("dialog").getByRole("button", { name: "Share and save" }).click();
  const saved = async (name: string | RegExp) => {
    const [download] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), button(page, name).first().click()]);
    const bytes = await readFile(await download.path());
    console.log(`${download.suggestedFilename()}: ${bytes.length} bytes`);
    return { name: download.suggestedFilename(), bytes };
  };
  const record = await saved("Save");
  expect(record.name).toBe("aude-Anna-Ben-Cleo.aude");
  expect(record.bytes.toString()).toBe(over);
  const svg = await saved("SVG");
  expect(svg.bytes.toString()).toMatch(/^<svg[\s\S]*data-tile='D'[\s\S]*<\/svg>$/);
  const png = await saved("PNG");
  expect([...png.bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  const gif = await saved(/GIF/);
  expect(gif.bytes.subarray(0, 6).toString()).toBe("GIF89a");
  expect(gif.bytes.length).toBeGreaterThan(50_000);
  // The browser itself can show it.
  const size = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/gif;base64,${base64}`;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, gif.bytes.toString("base64"));
  expect(size[0]! * size[1]!).toBeGreaterThan(100_000);
});

test("games are opened by pasting and by dropping, those of JCloisterZone too", async () => {
  const it = await visit("laptop");
  const { page } = it;
  await button(page, "Open a game").click();
  await page.getByRole("textbox", { name: /Game text/ }).fill("nothing of the kind");
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.getByText(/Can’t play this file: line 1/).waitFor();
  await it.shot("open");
  await page.getByRole("textbox", { name: /Game text/ }).fill(`> ${over.replaceAll("\n", "\n> ")}`);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/#\/play\//);
  await page.getByRole("dialog").getByText("wins").waitFor();
  await page.goto(`${page.url().split("#")[0]}#/`);
  // A record of the program, with many parts: the browser comes to the same position.
  const theirs = await readFile(join(import.meta.dirname, "../../docs/board.aude"), "utf8");
  await button(page, "Open a game").click();
  await page.getByRole("textbox", { name: /Game text/ }).fill(theirs);
  await page.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL(/#\/play\//);
  await page.goto(`${page.url().split("#")[0]}#/`);
  await button(page, "Open a game").waitFor();
  const jcz = await readFile(join(import.meta.dirname, "../../crates/record/tests/jcz/base.jcz"), "utf8");
  const { players } = JSON.parse(jcz) as { players: { name: string }[] };
  const drop = (text: string) =>
    page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "game.jcz"));
      for (const kind of ["dragover", "drop"]) window.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    }, text);
  await drop(jcz);
  await page.waitForFunction(() => /#\/play\//.test(location.hash) || document.body.textContent?.includes("cannot be played"));
  expect(await page.evaluate(() => document.body.textContent)).not.toContain("cannot be played");
  await page.waitForURL(/#\/play\//);
  await page.getByText(players[0]!.name).first().waitFor();
});

test("a rematch is the same game, and another begins", async () => {
  const it = await sit("laptop", over, 3);
  const { page } = it;
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await page.getByRole("radio", { name: "The next player" }).waitFor();
  await it.shot("after-rematch");
  await button(page, "Start").click();
  await page.waitForURL((url) => /#\/play\//.test(url.hash) && !url.hash.endsWith("one"));
  const [again] = (await games(page)).filter(({ id }) => id !== "one");
  expect(again?.record).toContain("players: Anna, Ben, Cleo");
  expect(again?.record).toContain("first: Ben");
});

describe("six players, all kinds of points, in the dark", () => {
  for (const size of sizes) {
    test(size, async () => {
      const it = await sit(size, six, 6, { colorScheme: "dark", locale: "de-DE" });
      await it.page.getByRole("dialog").waitFor();
      await it.shot("after-six");
      await tidy(it, "[role=dialog]");
      await it.page.locator(".moments").scrollIntoViewIfNeeded();
      await it.shot("after-six-below");
      await it.page.locator(".moments button").first().click();
      await it.page.locator(".replay").waitFor();
      await it.page.waitForTimeout(300);
      await it.shot("after-six-replay");
      await tidy(it, ".replay");
    });
  }
});
