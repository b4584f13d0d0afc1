// The table in a real browser: a game played by hand at every size, and an answer to every kind of decision there is.

import type { Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { SetupMessage } from "../src/engine/setup";
import { SIZES, visit, type Size, type Visit } from "./harness";
import { BASE, everything, mixed, some, tilesOf } from "./short";

const sizes = Object.keys(SIZES) as Size[];
const NAMES = ["Anna", "Ben", "Cleo"];

/** A game as the page keeps it, with people in all seats. */
function kept(record: string, players: number, id = "one"): Record<string, string> {
  const game = {
    version: 1,
    id,
    boxes: ["base"],
    setup: null,
    record,
    seats: NAMES.slice(0, players).map((name, colour) => ({ kind: "person", name, colour })),
    aids: { hint: true, inspect: true, fields: true, projected: true, dead: true, bag: true, last: true },
    began: 1,
    when: 1,
    last: null,
    glance: { scores: [], turn: 1, left: 0, over: false, winners: [], tiles: [], figures: [] },
    tab: "",
  };
  return { [`aude.game.${id}`]: JSON.stringify(game) };
}

/** Puts things into the storage before the page is there. */
const keeping = (items: Record<string, string>) => async (page: Page) => {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, items);
};

/** Sits down at a game. */
async function sit(size: Size, record: string, players: number, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<Visit> {
  const it = await visit(size, "#/play/one", { before: keeping(kept(record, players)), reducedMotion });
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
async function answer(it: Visit, verb?: string): Promise<void> {
  const { page } = it;
  const before = await moves(page);
  const done = () => page.waitForFunction((n) => Number(document.querySelector("main.table")?.getAttribute("data-moves")) !== n, before);
  const there = (selector: string) => page.locator(selector).count();
  const wanted = `.tray [data-choice][data-verb="${verb}"]`;
  if (verb && (await there(wanted))) {
    await press(it, wanted);
    return void (await done());
  }
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
  // A long list asks for the figure first.
  if ((await there("[role=menu]")) && !(await there("[role=menu] .row[data-choice]"))) await press(it, "[role=menu] .row");
  if (await there("[role=menu]")) await press(it, "[role=menu] .row[data-choice]");
  await done();
}

/** Records of positions, the first of each kind of decision, out of games of all parts. */
interface Found {
  record: string;
  kind: string;
}

let found: Found[] = [];
/** A game of two that has just begun, and one with four tiles left. */
let [fresh, late] = ["", ""];

/** Everything that can be done, and when. */
const KINDS = [
  "place-tile place-tile", "place-tile ransom", "place-tile bridged", "place-figure place", "place-figure recall", "place-figure fairy",
  "place-figure expel", "place-figure tower", "place-figure close-tower", "place-figure bridge", "dragon dragon", "capture capture",
  "exchange exchange", "abbey place-abbey", "castle castle", "move-wagon move-wagon", "escape recall", "auction-choose choose-tile", "auction-bid bid",
  "auction-deal buy", "count move-count", "enter-city enter-city", "leave-city leave-city",
];

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
  const towers: SetupMessage = {
    players: NAMES,
    parts: { base: 1, tower: 1, "inns-cathedrals": 1, "abbey-mayor": 1 },
    toggles: { abbots: true },
    draw: mixed(tilesOf("tower"), tilesOf("abbey-mayor"), some(BASE, 12)),
  };
  const games = [...Array(12).keys()].flatMap((n) => [everything(NAMES), towers].map((setup) => ({ setup, n })));
  for (const { setup, n } of games) {
    const missing = KINDS.filter((kind) => !found.some((one) => one.kind === kind));
    if (missing.length) found.push(...(await page.evaluate(explore, { setup, n, missing })));
  }
});

/** Plays a game in the browser, doing what is rare, and keeps the first position with each of the kinds of decision that are missing. */
async function explore({ setup, n, missing }: { setup: SetupMessage; n: number; missing: string[] }): Promise<Found[]> {
  const { engine } = window.drive;
  const found: Found[] = [];
  const done = new Map<string, number>();
  let { view } = await engine.start(setup, [0, 1, 2]);
  while (view.ask && found.length < missing.length) {
    const { phase, choices, player } = view.ask;
    const kinds = choices.map(({ verb, form }) => `${phase} ${form.how === "tile" && form.bridge ? "bridged" : verb}`);
    for (const kind of new Set(kinds)) {
      if (!missing.includes(kind) || found.some((one) => one.kind === kind)) continue;
      found.push({ record: await engine.record(), kind });
    }
    // Prisoners are exchanged by choice once somebody holds two of a kind apart: the first player takes, the others wait.
    const held = (view.players[0]?.prisoners ?? []).map(({ owner, figure }) => `${owner} ${figure}`);
    const ripe = held.some((one) => held.some((other) => other !== one && other.split(" ")[0] === one.split(" ")[0]));
    const often = ({ verb, form }: (typeof choices)[number]): number => {
      if (form.how === "piece" && verb === "capture") return (player === 0) !== (form.owner === 0) && (player === 0 || ripe) ? -2 : 99;
      if (verb === "ransom") return 60;
      if (verb === "pass") return 50;
      return (done.get(verb) ?? 0) + (form.how === "spot" && form.figure === "follower" ? 0.5 : 0);
    };
    const least = Math.min(...choices.map(often));
    const best = choices.filter((choice) => often(choice) === least);
    const choice = best[(view.moves * 7919 + n * 104729) % best.length]!;
    done.set(choice.verb, (done.get(choice.verb) ?? 0) + 1);
    ({ view } = await engine.play(view.moves, choice.index));
  }
  return found;
}

describe.each(sizes)("at the size of a %s", (size) => {
  test("tiles are tried, placed, taken back and placed again, through a reload", async () => {
    const it = await sit(size, fresh, 2);
    const { page } = it;
    await it.shot("table-first");
    const tools = page.locator("main.table button:not(.board *)");
    const beyond = await tools.evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().right > innerWidth).map((it) => it.ariaLabel ?? it.textContent));
    expect(beyond, "buttons beyond the window").toEqual([]);
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
    expect(found.map(({ kind }) => kind).sort()).toEqual([...KINDS].sort());
    const items = Object.assign({}, ...found.map(({ record }, i) => kept(record, 3, `g${i}`))) as Record<string, string>;
    // The longest words where there is least room, and once by night.
    const dress = { phone: { locale: "de" }, laptop: {}, wide: { colorScheme: "dark" } } as const;
    const it = await visit(size, "", { before: keeping(items), reducedMotion: "reduce", ...dress[size] });
    for (const [i, { kind }] of found.entries()) {
      await it.page.evaluate((i) => (location.hash = `#/play/g${i}`), i);
      // Chromium keeps the pictures of tables that were left for a while, and every one of them costs it time.
      if (i % 5 === 4) await it.page.reload();
      await it.page.locator(`main.table[data-phase="${kind.split(" ")[0]}"] .prompt`).waitFor();
      await it.page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 0);
      await it.page.waitForTimeout(100);
      // What the position is kept for is behind a button of its own where figures come first.
      const verb = kind.split(" ")[1]!;
      const family = `[data-family="${verb === "close-tower" ? "tower" : verb}"]`;
      if (await it.page.locator(`${family}[aria-pressed=false]`).count()) await press(it, family);
      await it.page.waitForTimeout(100);
      await it.shot(`decision-${kind.replace(" ", "-")}`);
      await answer(it, verb);
    }
  });
});

test("two fingers zoom, one pans, and one that rests inspects", async () => {
  const { page } = await sit("phone", late, 2);
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...at: [number, number][]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  const still = async () => {
    let [before, now] = ["", await camera()];
    while (before !== now) {
      await page.waitForTimeout(250);
      [before, now] = [now, await camera()];
    }
    return now.match(/-?[\d.]+/g)!.map(Number) as [number, number, number];
  };
  const camera = () => page.locator(".layer").evaluate((layer: HTMLElement) => layer.style.transform);
  // What is between two fingers stays there, and grows as they go apart.
  const under = ([x, y, k]: number[], [px, py]: [number, number]) => [(px - x!) / k!, (py - y!) / k!];
  const first = await still();
  await touch("touchStart", [150, 300], [210, 300]);
  for (const by of [10, 20, 30, 40, 50, 60]) await touch("touchMove", [150 - by, 300], [210 + by, 300]);
  await touch("touchEnd");
  const zoomed = await still();
  expect(zoomed[2] / first[2]).toBeCloseTo(3, 1);
  const [from, to] = [under(first, [180, 300]), under(zoomed, [180, 300])];
  expect(Math.hypot(from[0]! - to[0]!, from[1]! - to[1]!)).toBeLessThan(1);

  await touch("touchStart", [180, 300]);
  for (const by of [10, 30, 50]) await touch("touchMove", [180 - by, 300 + by]);
  await touch("touchEnd");
  const moved = await still();
  expect([moved[0] - zoomed[0], moved[1] - zoomed[1], moved[2] / zoomed[2]].map(Math.round)).toEqual([-50, 50, 1]);
  expect(await moves(page), "nothing was played by that").toBeGreaterThan(0);
  expect(await page.locator(".place.tried").count()).toBe(0);

  // A finger that rests on a tile.
  const box = (await page.locator(".board .tile[data-at]").evaluateAll((tiles) => {
    const seen = tiles.map((tile) => tile.getBoundingClientRect()).find(({ left, top, right, bottom }) => left > 20 && right < 340 && top > 130 && bottom < 520);
    return seen && { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
  }))!;
  await touch("touchStart", [box.x, box.y]);
  await page.locator(".over").waitFor();
  await touch("touchEnd");
  await page.waitForTimeout(200);
  expect(await page.locator(".over").count(), "it stays open when the finger goes").toBe(1);
});

test("a figure comes down where it then stands, however the table is turned", async () => {
  const it = await sit("laptop", fresh, 2, "no-preference");
  const { page } = it;
  await page.getByRole("button", { name: "Turn the view" }).click();
  // Whatever begins to move stays at its end, and does not arrive.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if (this.classList.contains("piece")) {
        animation.pause();
        animation.currentTime = 299;
      }
      return animation;
    };
  });
  await answer(it);
  await press(it, "[data-mark]");
  const flying = page.locator(".layer > .piece");
  await flying.waitFor();
  const [real, copy] = [await page.locator("[data-piece]").boundingBox(), await flying.boundingBox()];
  expect(await page.locator("[data-piece]").isVisible()).toBe(false);
  for (const side of ["x", "y", "width", "height"] as const) expect(copy![side]).toBeCloseTo(real![side], 0);
  await flying.evaluate((copy) => copy.getAnimations().forEach((animation) => animation.finish()));
  await flying.waitFor({ state: "detached" });
  expect(await page.locator("[data-piece]").isVisible()).toBe(true);
});

test("the view is turned on a phone, too, and keys still play after a switch was pressed", async () => {
  const { page } = await sit("phone", fresh, 2);
  await page.getByRole("button", { name: "Aids" }).tap();
  await page.getByRole("button", { name: "Turn the view" }).tap();
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".tiles")?.style.transform === "rotate(90deg)");

  const { page: large } = await sit("laptop", fresh, 2);
  await large.getByRole("button", { name: "Aids" }).click();
  await large.getByText("Score if the game ended now").click();
  await large.keyboard.press("ArrowRight");
  await large.locator(".place.tried").waitFor();
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
