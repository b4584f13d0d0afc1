// The table in a real browser: a game played by hand at every size, and an answer to every kind of decision there is.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { SetupMessage } from "../src/engine/setup";
import { SIZES, visit, type Size, type Visit } from "./harness";

const sizes = Object.keys(SIZES) as Size[];
const NAMES = ["Anna", "Ben", "Cleo"];

/** A game as the page keeps it, with people in all seats. */
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

/** Sits down at a game. */
async function sit(size: Size, record: string, players: number): Promise<Visit> {
  const items = kept(record, players);
  const before = async (page: Page) => {
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, items);
  };
  const it = await visit(size, "#/play/one", { before, reducedMotion: "reduce" });
  await it.page.locator("main.table").waitFor();
  await it.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 0);
  return it;
}

const moves = async (page: Page) => Number(await page.locator("main.table").getAttribute("data-moves"));

/** Clicks, or taps where there is no mouse. */
async function press({ page, size }: Visit, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  if (size === "phone") await target.tap();
  else await target.click();
}

/** Answers the decision that is due, by whatever is there for it, and waits for what comes of it. */
async function answer(it: Visit): Promise<void> {
  const { page } = it;
  const before = await moves(page);
  const done = () => page.waitForFunction((n) => Number(document.querySelector("main.table")?.getAttribute("data-moves")) !== n, before);
  const there = (selector: string) => page.locator(selector).count();
  await page.locator("[data-place], [data-mark], [data-choice], .auction .tile:enabled").first().waitFor();
  if (await there("[data-place]")) {
    await press(it, "[data-place]");
    await press(it, ".hook.right");
    return void (await done());
  }
  if (await there(".auction .tile:enabled")) {
    await press(it, ".auction .tile:enabled");
    return void (await done());
  }
  if (!(await there("[data-mark]"))) {
    await press(it, "[data-choice]");
    return void (await done());
  }
  await press(it, "[data-mark]");
  // A finger picks first; several things at one place are told apart.
  if (it.size === "phone" && !(await there("[role=menu]"))) await press(it, "[data-mark].picked");
  for (let i = 0; i < 3 && (await there("[role=menu]")) && (await moves(page)) === before; i++) await press(it, "[role=menu] .row");
  await done();
}

/** Records of positions, the first of each kind of decision, out of a game of all parts. */
interface Found {
  record: string;
  kind: string;
}

let found: Found[] = [];
/** A game of two that has just begun, and one with four tiles left. */
let [fresh, late] = ["", ""];

beforeAll(async () => {
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  const setup: SetupMessage = { players: NAMES.slice(0, 2), seed: 3 };
  [fresh, late] = await page.evaluate(async (setup) => {
    const { engine } = window.drive;
    let { view } = await engine.start(setup, [0, 1]);
    const fresh = await engine.record();
    while (view.left > 4) ({ view } = await engine.play(view.moves, await engine.think("beginner", view.moves)));
    return [fresh, await engine.record()] as const;
  }, setup);
  const sets = ["base", "inns-cathedrals", "traders-builders", "king-robber", "princess-dragon", "tower", "abbey-mayor"];
  sets.push("bridges-castles-bazaars", "siege", "cult", "count");
  const all: SetupMessage = {
    players: NAMES,
    parts: Object.fromEntries(sets.map((set) => [set, 1])),
    toggles: { abbots: true },
    options: { "count-start-quarter": "chosen" },
  };
  for (const seed of [11, 12]) {
    const more = await page.evaluate(explore, { ...all, seed });
    for (const one of more) if (!found.some(({ kind }) => kind === one.kind)) found.push(one);
  }
});

/** Plays a game in the browser and keeps the first position with each pair of phase and verb. */
async function explore(setup: SetupMessage): Promise<Found[]> {
  const { engine } = window.drive;
  const rare = ["fairy", "tower", "capture", "castle", "place-abbey", "bridge", "enter-city", "ransom"];
  const found: Found[] = [];
  const seen = new Set<string>();
  let { view } = await engine.start(setup, [0, 1, 2]);
  while (view.ask && view.moves < 420) {
    const { phase, choices } = view.ask;
    const kinds = [...new Set(choices.map(({ verb }) => `${phase} ${verb}`))].filter((kind) => !seen.has(kind));
    if (kinds.some((kind) => !kind.endsWith("pass")) || (kinds.length && seen.size === 0)) {
      const record = await engine.record();
      found.push({ record, kind: kinds[0]! });
    }
    for (const kind of kinds) seen.add(kind);
    const wanted = choices.filter(({ verb }) => rare.includes(verb));
    const index = wanted.length && view.moves % 3 ? wanted[view.moves % wanted.length]!.index : await engine.think("beginner", view.moves);
    ({ view } = await engine.play(view.moves, index));
  }
  return found;
}

describe.each(sizes)("at the size of a %s", (size) => {
  test("tiles are tried, placed, taken back and placed again, through a reload", async () => {
    const it = await sit(size, fresh, 2);
    const { page } = it;
    await it.shot("table-first");
    await answer(it);
    expect(await moves(page)).toBe(1);
    await press(it, "[data-undo]");
    await page.locator(".place.tried").waitFor();
    expect(await moves(page)).toBe(0);
    await it.shot("table-trial");
    await press(it, ".hook.right");
    await page.locator("[data-mark]").first().waitFor();
    for (let i = 0; i < 4; i++) await answer(it);
    const before = await moves(page);
    expect(before).toBeGreaterThanOrEqual(5);
    await page.reload();
    await page.locator("main.table").waitFor();
    expect(await moves(page)).toBe(before);
  });

  test("a game comes to its end", async () => {
    const it = await sit(size, late, 2);
    const { page } = it;
    while (await page.locator(".tray").count()) {
      await answer(it);
      await page.waitForTimeout(50);
    }
    await it.shot("table-final");
    await page.getByRole("button", { name: "Skip" }).click();
    await page.getByRole("dialog").waitFor();
    await it.shot("table-result");
    expect(await page.getByRole("dialog").locator(".ranking li").count()).toBe(2);
    expect(await page.getByRole("dialog").textContent()).toMatch(/wins|shared/);
  });

  test("every kind of decision can be seen and answered", async () => {
    const phases = new Set(found.map(({ kind }) => kind.split(" ")[0]));
    for (const phase of ["count", "place-tile", "place-figure", "dragon", "capture", "castle", "move-wagon", "enter-city", "auction-bid", "auction-choose", "auction-deal", "abbey"]) {
      expect(phases).toContain(phase);
    }
    for (const { record, kind } of found) {
      const it = await sit(size, record, 3);
      await it.page.locator(".prompt").waitFor();
      await it.page.waitForTimeout(200);
      await it.shot(`decision-${kind.replace(" ", "-")}`);
      // What the position is kept for is behind a button of its own where figures come first.
      const verb = kind.split(" ")[1];
      const family = it.page.locator(`[data-family="${verb}"]`);
      if (await family.count()) await press(it, `[data-family="${verb}"]`);
      await answer(it);
      await it.page.context().close();
    }
  });
});

test("keys alone play a turn", async () => {
  const { page } = await sit("laptop", fresh, 2);
  await page.keyboard.press("ArrowRight");
  await page.locator(".place.tried").waitFor();
  await page.keyboard.press("r");
  await page.keyboard.press("Enter");
  await page.locator("[data-mark]").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.locator("[data-mark].picked").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("main.table")?.getAttribute("data-moves") === "2");
  expect(await page.locator("[data-live]").textContent()).toContain("Anna");
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
});
