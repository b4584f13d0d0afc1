// The page for everybody: axe looks at every screen in every language, by light and in the dark, and nothing that is written is
// cut off or runs out of its place, also at twice the size.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { LANGUAGES, type Language } from "../src/stored";
import { visit, type Size, type Visit } from "./harness";
import { cutOff, serious } from "./look";

/** A game of two people, a few turns in, with a monk on the table; and the same when a figure can go to the last tile. */
let [early, late] = ["", ""];

beforeAll(async () => {
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  [early, late] = await page.evaluate(async () => {
    const { engine } = window.drive;
    let [early, late] = ["", ""];
    for (let seed = 5; !late; seed++) {
      let { view } = await engine.start({ players: ["Anna", "Benedikt der Ältere"], seed, parts: { base: 1, "inns-cathedrals": 1 } }, [0, 1]);
      early = "";
      while (view.ask && !late) {
        if (!early && view.moves >= 30 && view.ask.phase === "place-tile") early = await engine.record();
        if (view.left === 0 && view.ask.phase === "place-figure") late = await engine.record();
        ({ view } = await engine.play(view.moves, await engine.think("beginner", view.moves)));
      }
    }
    return [early, late] as const;
  });
});

function kept(id: string, record: string): [string, string] {
  const seats = ["Anna", "Benedikt der Ältere"].map((name, colour) => ({ kind: "person", name, colour }));
  const glance = { scores: [12, 7], turn: 15, left: 20, over: false, winners: [], tiles: [[0, 0]], figures: [] };
  const game = { version: 1, id, boxes: ["base"], setup: null, record, seats, aids: {}, began: 1, when: 1, last: null, glance, tab: "" };
  return [`aude.game.${id}`, JSON.stringify(game)];
}

/** Results of games that were won, lost and drawn, one of them the game of its day. */
const past = {
  version: 1,
  games: ["beginner", "medium", "master"].map((level, i) => ({
    id: level,
    when: 1.7e12 + i,
    players: [
      { name: "Anna", level: null, score: 80 },
      { name: "Guilhem", level, score: 70 + 10 * i },
    ],
    winners: [[0], [0, 1], [1]][i],
    boxes: ["base", "inns-cathedrals", "traders-builders", "bridges-castles-bazaars"],
    tiles: 126,
    day: i === 0 ? "2026-01-02" : null,
  })),
};

/** Opens the page with two games in a language. */
async function open(size: Size, language: Language, theme: "light" | "dark"): Promise<Visit> {
  const items = Object.fromEntries([
    kept("early", early),
    kept("late", late),
    ["aude.settings", JSON.stringify({ language, theme, motion: "off" })],
    ["aude.past", JSON.stringify(past)],
  ]);
  const before = async (page: Page) => {
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, items);
  };
  return visit(size, "", { before, reducedMotion: "reduce" });
}

/** Goes through all screens and says the name of each when it is there. */
async function everywhere({ page, size }: Visit, look: (name: string) => Promise<void>): Promise<void> {
  const at = async (hash: string, there: string) => {
    await page.evaluate((to) => (location.hash = to), hash);
    await page.locator(there).first().waitFor();
  };
  /** What a button with this icon opens. */
  const behind = async (name: string, icon: string) => {
    const button = page.locator(`button:has(path.${icon}):visible`).first();
    const opened = page.locator("[role=dialog], dialog[open], .card.fixed").first();
    await button.click();
    await opened.waitFor();
    await look(name);
    if ((await button.getAttribute("aria-expanded")) === "true") await button.click();
    else await page.keyboard.press("Escape");
    await opened.waitFor({ state: "detached" });
  };
  await at("#/", "article li path");
  await look("front");
  await behind("settings", "gear");
  await behind("about", "info");
  await page.locator("button.summary").click();
  await look("front, a game at once");
  await at("#/past", "table");
  await look("results");
  await at("#/new", "article img");
  await look("new game");
  for (const folded = page.locator("details:not([open]) > summary"); await folded.count(); ) await folded.first().click();
  await look("new game, unfolded");
  await page.locator(".details button").last().click();
  await page.getByRole("dialog").waitFor();
  await look("a box");
  await page.keyboard.press("Escape");
  await at("#/play/early", "[data-place]");
  await page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 10);
  await look("a tile to place");
  await behind("aids", "eye");
  if (size === "phone") await behind("log", "log");
  // In a small window only the nearest squares are in sight.
  await page.keyboard.press("f");
  await page.waitForTimeout(500);
  await page.locator("[data-place]").first().click();
  await look("a tile on trial");
  await page.locator(".hook.right").click();
  await page.locator("[data-mark], [data-choice]").first().waitFor();
  await look("a figure to place");
  for (const [key, name] of [["?", "keys"], ["e", "the table in words"]] as const) {
    await page.keyboard.press(key);
    await page.getByRole("dialog").waitFor();
    await look(name);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await at("#/play/late", "[data-choice]");
  await page.locator("[data-choice]").first().click();
  await page.locator(".telling").waitFor();
  await look("the final scoring");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor();
  await look("the end");
}

describe.each(LANGUAGES)("in %s", (language) => {
  const theme = LANGUAGES.indexOf(language) % 2 ? "dark" : "light";

  test("axe finds nothing serious, and nothing is cut off", async () => {
    const it = await open("laptop", language, theme);
    const faults: string[] = [];
    await everywhere(it, async (name) => {
      const found = [...(await serious(it.page)), ...(await it.page.evaluate(cutOff))];
      faults.push(...found.map((text) => `${name}: ${text}`));
    });
    expect(faults).toEqual([]);
  });

  test("nothing that is written is cut off on a phone", async () => {
    const it = await open("phone", language, theme);
    const faults: string[] = [];
    await everywhere(it, async (name) => {
      faults.push(...(await it.page.evaluate(cutOff)).map((text) => `${name}: ${text}`));
      await it.shot(`access-${language}-${name.replace(/\W+/g, "-")}`);
    });
    expect(faults).toEqual([]);
  });
});

test("at twice the size everything is there and nothing is beside the window", async () => {
  // A window of 1280 × 800 at 200% is one of half the points.
  const it = await open("laptop", "de", "light");
  await it.page.setViewportSize({ width: 640, height: 400 });
  const faults: string[] = [];
  await everywhere(it, async (name) => {
    const over = await it.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) faults.push(`${name}: ${over} pixels beyond the window`);
    faults.push(...(await it.page.evaluate(cutOff)).map((text) => `${name}: ${text}`));
    await it.shot(`access-double-${name.replace(/\W+/g, "-")}`);
  });
  expect(faults).toEqual([]);
});

test("what is cut off is found", async () => {
  const { page } = await visit("phone");
  await page.evaluate(() => {
    const box = (style: string, text: string) => `<div style="position: fixed; top: 0; ${style}"><span>${text}</span></div>`;
    document.body.innerHTML =
      box("width: 40px; overflow: hidden; white-space: nowrap", "cut off at the side") +
      box("height: 8px; overflow: hidden", "cut off below") +
      box("left: 300px; white-space: nowrap", "runs out of the window") +
      box("width: 40px; overflow: auto; white-space: nowrap", "can be scrolled") +
      box("width: 1px; height: 1px; overflow: hidden", "for screen readers");
  });
  const found = await page.evaluate(cutOff);
  expect(found.map((text) => /“(.*)”/.exec(text)?.[1])).toEqual(["cut off at the side", "cut off below", "runs out of the window"]);
});

test("whoever does not see the table explores it square by square and plays", async () => {
  const it = await open("laptop", "en", "light");
  const { page } = it;
  await page.evaluate(() => (location.hash = "#/play/early"));
  await page.locator("[data-place]").first().waitFor();
  await page.keyboard.press("e");
  const cells = page.getByRole("gridcell");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell][aria-label*=City]").length > 0);
  const names = await cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")!));
  const places = await page.locator("[data-place]").count();
  expect(names.filter((name) => name.includes("open square"))).toHaveLength(places);
  expect(names.filter((name) => /Field|Road|City|Monastery/.test(name))).toHaveLength(await page.locator(".board .tile").count());
  expect(names.some((name) => name.includes("followers: Anna"))).toBe(true);
  expect(names.some((name) => /Anna’s follower/.test(name))).toBe(true);
  // With the keys alone to a free place, row by row.
  const said = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  expect(await said()).toContain("column");
  const [rows, columns] = [await page.getByRole("row").count(), names.length / (await page.getByRole("row").count())];
  await page.keyboard.press("PageUp");
  for (let row = 0; row < rows && !(await said()).includes("open square"); row++) {
    if (row) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Home");
    for (let column = 1; column < columns && !(await said()).includes("open square"); column++) await page.keyboard.press("ArrowRight");
  }
  expect(await said()).toContain("open square");
  await it.shot("explore");
  const before = await page.locator("main.table").getAttribute("data-moves");
  await page.keyboard.press("Enter");
  await page.locator(".place.tried").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction((moves) => document.querySelector("main.table")?.getAttribute("data-moves") !== moves, before);
  expect(await page.locator("[data-live]").textContent()).toContain("places a tile");
});
