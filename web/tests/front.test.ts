// Ways into a game: at once, by a mix of boxes, as the game of the day; what is remembered of games; the board and the letters of the front page.

import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { MOST_SEATS, setupOf } from "../src/draft";
import type { Catalogue } from "../src/engine/setup";
import { MIXES } from "../src/mixes";
import { gameOf } from "../src/past/daily";
import { quickDraft } from "../src/quick";
import { LANGUAGES, type StoredGame } from "../src/stored";
import { SIZES, visit, type Size, type Visit } from "./harness";
import { serious } from "./look";

const sizes = Object.keys(SIZES) as Size[];

/** The games in the storage, the last one first. */
function games(page: Page): Promise<StoredGame[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("aude.game."))
      .map((key) => JSON.parse(localStorage.getItem(key)!) as StoredGame)
      .sort((a, b) => b.when - a.when),
  );
}

const front = async ({ page }: Visit) => {
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
};

/** Puts things into the storage before the page is there. */
const keeping = (items: Record<string, unknown>) => async (page: Page) => {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
  }, items);
};

/** Many results: won, lost, and games of days. */
function past(now: number) {
  const levels = ["beginner", "easy", "medium", "hard", "master"];
  const games = Array.from({ length: 40 }, (_, i) => {
    const won = i % 3 !== 1;
    return {
      id: `game-${i}`,
      when: now - (i + 1) * 86_400_000,
      players: [
        { name: "Anna", level: null, score: 70 + (won ? 9 : 0) + (i % 7) },
        { name: i === 17 ? "Esclarmonde" : "Guilhem", level: levels[i % 5], score: 76 },
      ],
      winners: [won ? 0 : 1],
      boxes: i % 2 ? ["base"] : ["base", "inns-cathedrals"],
      tiles: 72,
      day: i < 4 ? new Date(now - (i + 1) * 86_400_000).toISOString().slice(0, 10) : null,
    };
  });
  return { version: 1, games, older: {} };
}

test("a game at once is the one that was chosen, short if wanted, and the choice is remembered", async () => {
  const it = await visit("phone");
  const { page } = it;
  const summary = page.locator("button.summary");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(await summary.innerText()).toMatch(/^Medium · 1 opponent · Base game/i);
  await summary.click();
  for (const name of ["hard", "3", "Inns & traders", "Short: 36 tiles"]) await page.getByRole("radio", { name, exact: true }).check({ force: true });
  await it.shot("quick");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("main.table").waitFor();
  const [game] = await games(page);
  expect(game).toMatchObject({
    boxes: ["base", "inns-cathedrals", "traders-builders"],
    seats: [{ kind: "person" }, { kind: "computer", level: "hard" }, { kind: "computer", level: "hard" }],
    setup: { tiles: 36 },
    whole: true,
  });
  expect(game!.glance.left).toBe(35);
  // The tiles are in the record itself.
  const bag = /^bag: (.*)$/m.exec(game!.record)![1]!;
  expect(bag.split(", ").reduce((sum, tile) => sum + Number(/=(\d+)$/.exec(tile)?.[1] ?? 1), 0)).toBe(36);
  await page.reload();
  await page.locator("main.table").waitFor();
  await front(it);
  expect(await summary.innerText()).toMatch(/^Hard · 2 opponents · Inns & traders · Short: 36 tiles/i);
});

test("every mix can be played by any number of players, with all tiles and short, and so can the game of the day", async () => {
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  const catalogue: Catalogue = await page.evaluate(() => window.drive.engine.catalogue());
  const setups = MIXES.flatMap(({ name: mix }) =>
    Array.from({ length: MOST_SEATS - 1 }, (_, i) => i + 2).flatMap((players) =>
      [true, false].map((short) => setupOf(quickDraft({ level: "easy", players, mix, short }, "Anna"), catalogue, () => 0.5)),
    ),
  );
  setups.push(gameOf("2026-11-19", "Anna").setup);
  const problems = await page.evaluate((all) => Promise.all(all.map((setup) => window.drive.engine.check(setup))), setups);
  expect(problems.flat()).toEqual([]);
  const lefts = await page.evaluate(
    (all) =>
      all.reduce<Promise<number[]>>(async (lefts, setup) => [...(await lefts), (await window.drive.engine.start(setup, [])).view.left], Promise.resolve([])),
    setups.filter(({ tiles }) => tiles),
  );
  // The first tile is drawn; a dragon tile that came before it is laid aside.
  for (const left of lefts) expect([33, 34, 35]).toContain(left);
  expect(lefts).toContain(35);
});

test.each(LANGUAGES)("a new game fits on three screens of a phone, in %s", async (locale) => {
  const it = await visit("phone", "#/new", { locale, viewport: { width: 390, height: 844 } });
  await it.page.locator("article img").last().waitFor();
  await it.page.locator(".mix img").last().waitFor();
  const screens = () => it.page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(await screens()).toBeLessThanOrEqual(3);
  // With as much as there can be.
  await it.page.getByRole("radio", { name: "6", exact: true }).check({ force: true });
  await it.page.locator(".mix input").last().check({ force: true });
  expect(await screens()).toBeLessThanOrEqual(3);
  await it.shot(`new-390-${locale}`);
});

describe("the board of the front page", () => {
  const laid = (page: Page) => page.locator("header .tile").count();

  test("grows, and stops when asked to", async () => {
    const { page } = await visit("laptop");
    await page.locator("header .tile").first().waitFor();
    const before = await laid(page);
    await expect.poll(() => laid(page), { timeout: 20_000 }).toBeGreaterThan(before + 1);
    await page.getByRole("button", { name: "Hold the board still" }).click();
    await page.getByRole("button", { name: "Let the board grow" }).waitFor();
  });

  test("is there as a whole and still where nothing shall move", async () => {
    const it = await visit("wide", "", { reducedMotion: "reduce" });
    await expect.poll(() => laid(it.page), { timeout: 20_000 }).toBeGreaterThan(80);
    expect(await it.page.getByRole("button", { name: "Hold the board still" }).count()).toBe(0);
    await it.shot("front-still");
  });
});

test("the letters of headings come from the page's own place, after the first screen, and move nothing", async () => {
  const { page } = await visit("laptop", "", {
    before: async (page) => {
      await page.addInitScript(() => {
        const all: number[] = ((window as unknown as { shifts: number[] }).shifts = []);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) all.push((entry as unknown as { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
    },
  });
  await page.locator("header .tile").first().waitFor();
  const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, n) => sum + n, 0));
  const loaded = () => page.evaluate(() => [...document.fonts].some(({ family, status }) => family === "Alegreya" && status === "loaded"));
  expect(await loaded()).toBe(false);
  const before = await shifts();
  await expect.poll(loaded, { timeout: 20_000 }).toBe(true);
  await page.waitForTimeout(200);
  expect((await shifts()) - before).toBeLessThan(0.01);
});

test("the game of the day has the same tiles for everybody, and is gone on with", async () => {
  const day = "2026-11-19";
  const at = async () => {
    const it = await visit("phone", "");
    await it.page.clock.setFixedTime(new Date(`${day}T10:00:00`));
    await it.page.reload();
    await it.page.getByRole("button", { name: "Today’s game" }).click();
    await it.page.locator("main.table").waitFor();
    return it;
  };
  const [one, other] = [await at(), await at()];
  const [mine] = await games(one.page);
  const [theirs] = await games(other.page);
  expect(mine).toMatchObject({ id: `day-${day}`, day, whole: true, setup: { date: day, tiles: 36 } });
  expect(theirs!.setup).toEqual(mine!.setup);
  const head = (record: string) => record.split("\n").filter((line) => /^(players|first|date|revision|parts|bag|seed):/.test(line));
  expect(head(theirs!.record)).toEqual(head(mine!.record));
  await front(one);
  await one.page.getByRole("button", { name: "Continue today’s game" }).click();
  await one.page.locator("main.table").waitFor();
  expect(await games(one.page)).toHaveLength(1);
});

describe.each(sizes)("results, on a %s", (size) => {
  test.each(["light", "dark"] as const)("are listed and searched, by %s", async (colorScheme) => {
    const it = await visit(size, "#/past", { colorScheme, before: keeping({ "aude.past": past(Date.now()) }) });
    const { page } = it;
    const listed = page.locator("li.card");
    await page.getByRole("heading", { name: "Record by level" }).waitFor();
    expect(await page.locator("tbody tr").count()).toBe(5);
    expect(await listed.count()).toBe(12);
    await it.shot(`past-${colorScheme}`);
    expect(await serious(page)).toEqual([]);
    await page.getByRole("searchbox").fill("esclarmonde");
    await expect.poll(() => listed.count()).toBe(1);
    await page.getByRole("searchbox").fill("master lost");
    await expect.poll(() => page.getByRole("status").first().innerText()).toMatch(/^\d+ games?$/);
    for (const text of await listed.allInnerTexts()) expect(text).toMatch(/Lost by[^]*master/);
    await page.getByRole("searchbox").fill("nobody");
    await expect.poll(() => listed.count()).toBe(0);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    await front(it);
    await page.getByText("4 days in a row").waitFor();
    await page.locator("header .tile").nth(8).waitFor();
    await it.shot(`front-results-${colorScheme}`);
    expect(await serious(page)).toEqual([]);
  });
});
