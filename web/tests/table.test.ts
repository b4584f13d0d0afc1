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

/** The scale of the table, and when it moves no more. */
const scale = (page: Page) => page.locator(".layer").evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a);
const resting = async (page: Page) => {
  let [before, now] = ["", "."];
  while (before !== now) {
    before = now;
    await page.waitForTimeout(250);
    now = await page.locator(".layer").evaluate((layer: HTMLElement) => layer.style.transform);
  }
};

/** Does what the menu of the table offers by these words. */
async function inMenu(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: words }).click();
}

/** Clicks, or taps where there is no mouse. */
async function press({ page, size }: Visit, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  const { width, height } = page.viewportSize()!;
  const box = await target.boundingBox();
  // What lies out of sight on the board is one key away.
  if (box && (box.x < 0 || box.y < 0 || box.x + box.width > width || box.y + box.height > height)) {
    await page.keyboard.press("f");
    await resting(page);
  }
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
/** A game of two that has just begun, the same when half of the tiles are placed, and with four tiles left. */
let [fresh, middle, late] = ["", "", ""];
/** A game in which somebody scores who places no figure now. */
let scoring = "";

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
  [fresh, middle, late, scoring] = await page.evaluate(async (setup) => {
    const { engine } = window.drive;
    let { view } = await engine.start(setup, [0, 1]);
    const fresh = await engine.record();
    let scoring = "";
    const play = async () => {
      const index = await engine.think("beginner", view.moves);
      const passes = !scoring && view.ask?.choices.some((choice) => choice.index === index && choice.declines);
      const before = passes ? await engine.record() : "";
      const step = await engine.play(view.moves, index);
      if (passes && step.lines.some(({ points }) => points?.sum && !points.last)) scoring = before;
      view = step.view;
    };
    // Whoever is to place a tile there has a figure left.
    const ready = () => view.left < 35 && view.ask?.phase === "place-tile" && view.players[view.ask.player]!.supply[0]!.n > 0;
    while (!ready()) await play();
    const middle = await engine.record();
    while (view.left > 4) await play();
    return [fresh, middle, await engine.record(), scoring] as const;
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
    const kinds = choices.map(({ verb, form }) => `${phase} ${form.how === "tile" && form.span ? "bridged" : verb}`);
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

  test("a win is celebrated where things may move", async () => {
    const celebrated = [];
    for (const motion of ["no-preference", "reduce"] as const) {
      const it = await sit(size, late, 2, motion);
      const { page } = it;
      while (await page.locator(".tray").count()) {
        await answer(it);
        await page.waitForTimeout(50);
      }
      await page.getByRole("button", { name: "Skip" }).click();
      await page.getByRole("dialog").locator("h2 span.crown").waitFor();
      celebrated.push(await page.locator(".flourish").count());
      if (motion === "no-preference") await page.waitForTimeout(900);
      await it.shot(`table-won-${motion}`);
    }
    expect(celebrated).toEqual([1, 0]);
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

test("the log follows what happens, past its limit of turns and when something opens above it", async () => {
  const it = await sit("laptop", late, 2);
  const { page } = it;
  const end = () =>
    page.locator(".card.log .log").evaluate((log) => {
      const last = log.querySelector("ol.turns > li:last-child")!.getBoundingClientRect();
      const { top, bottom } = log.getBoundingClientRect();
      return { turns: log.querySelectorAll(".turn").length, beyond: Math.round(last.bottom - bottom), above: last.top < top, window: last.bottom > innerHeight };
    });
  await page.locator(".card.log .more").waitFor();
  const seen = { turns: 40, above: false, window: false };
  for (let i = 0; i < 4; i++) {
    await answer(it);
    await page.waitForTimeout(200);
    const now = await end();
    expect(now).toMatchObject(seen);
    expect(now.beyond, "pixels that the last line is beyond the log").toBeLessThanOrEqual(0);
  }
  // A turn is a line; what it consisted of unfolds.
  const turn = page.locator(".card.log .turn > button").last();
  await turn.click();
  await page.locator(".card.log .details .line").first().waitFor();
  await turn.click();
  await page.keyboard.press("i");
  await page.locator(".fixed .inspect").waitFor();
  await page.waitForTimeout(100);
  const beside = await end();
  expect(beside).toMatchObject(seen);
  expect(beside.beyond).toBeLessThanOrEqual(0);
  await it.shot("table-log");
});

test.each(["phone", "laptop"] as const)("the camera stays where it is while a figure is chosen, and tiles can be told apart (%s)", async (size) => {
  const it = await sit(size, middle, 2);
  const { page } = it;
  await page.waitForTimeout(500);
  await resting(page);
  expect((await scale(page)) * 100).toBeGreaterThanOrEqual(48);
  const window = page.viewportSize()!;
  const last = (await page.locator(".board .tile").last().boundingBox())!;
  expect(last.x >= 0 && last.y >= 0 && last.x + last.width <= window.width && last.y + last.height <= window.height, "the last tile is in sight").toBe(true);
  await it.shot("table-middle");
  // The highest square in sight: below, the tray may cover what can be chosen once it has a second row, and the camera must move.
  const at = await page.locator("[data-place]").evaluateAll((all) => {
    const seen = all.filter((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === place;
    });
    const top = (place: Element) => place.getBoundingClientRect().top;
    return seen.sort((a, b) => top(a) - top(b))[0]?.getAttribute("data-place");
  });
  expect(at, "a square is in sight").toBeTruthy();
  await press(it, `[data-place="${at}"]`);
  await resting(page);
  const before = await page.locator(".layer").getAttribute("style");
  await press(it, ".hook.right");
  await page.locator("[data-mark]").first().waitFor();
  await resting(page);
  expect(await page.locator(".layer").getAttribute("style"), "nothing moves").toBe(before);
  await it.shot("table-figure");
  const k = await scale(page);
  await press(it, "[data-mark]");
  if (size === "phone") await press(it, "[data-mark].picked");
  await page.locator("[data-place]").first().waitFor();
  await resting(page);
  expect(await scale(page), "nothing comes closer").toBeLessThanOrEqual(k);
  // All of it is one tap away.
  await page.getByRole("button", { name: "Fit board" }).click();
  await resting(page);
  const beyond = await page.locator(".board .tile").evaluateAll((all) => {
    const out = (it: Element) => {
      const { left, top, right, bottom } = it.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    };
    return all.filter(out).length;
  });
  expect(beyond, "tiles out of sight").toBe(0);
});

test.each(sizes)("where tiles are small they are drawn calmer, and figures stay large (%s)", async (size) => {
  const keep = keeping(kept(late, 2));
  const before = async (page: Page) => {
    await keep(page);
    await page.addInitScript(() => {
      const pictures: Record<string, Blob> = ((window as unknown as { pictures: unknown }).pictures = {});
      const { createObjectURL } = URL;
      URL.createObjectURL = (blob: Blob) => {
        const address = createObjectURL(blob);
        pictures[address] = blob;
        return address;
      };
    });
  };
  const it = await visit(size, "#/play/one", { before, reducedMotion: "reduce" });
  const { page } = it;
  await page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 0);
  const zoom = async (key: string, enough: (width: number) => boolean) => {
    for (let i = 0; i < 12 && !enough(100 * (await scale(page))); i++) {
      await page.keyboard.press(key);
      await resting(page);
    }
  };
  /** How many tiles are drawn calmer. */
  const calm = async () => {
    await page.waitForTimeout(300);
    return page.locator(".board .tile").evaluateAll(async (tiles) => {
      const { pictures } = window as unknown as { pictures: Record<string, Blob> };
      const texts = await Promise.all(tiles.map((tile) => pictures[(tile as HTMLImageElement).src]!.text()));
      // The ground of a city, or the edge of a road.
      return { calm: texts.filter((text) => /#cf9558|stroke-width="9.4"/.test(text)).length, full: texts.filter((text) => /#d8ac6c|stroke-width="9.2"/.test(text)).length };
    });
  };
  await zoom("+", (width) => width >= 60);
  const near = await calm();
  expect(near.calm).toBe(0);
  expect(near.full).toBeGreaterThan(50);
  await it.shot("table-near");
  await zoom("-", (width) => width < 60);
  const far = await calm();
  expect(far.full).toBe(0);
  expect(far.calm).toBeGreaterThan(50);
  await it.shot("table-far");
  await zoom("-", (width) => width < 25);
  await page.waitForTimeout(300);
  const heights = await page.locator(".board img.piece[data-owner]").evaluateAll((pieces) =>
    // A figure is 40 of the 214 units that its picture has.
    pieces.map((piece) => (piece.getBoundingClientRect().height * 40) / 214),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(22);
  await it.shot("table-farthest");
});

test.each(["phone", "laptop"] as const)("the tray is one row where nothing more is asked, and nothing is there twice (%s)", async (size) => {
  const { page } = await sit(size, middle, 2);
  const tray = async () => (await page.locator(".tray").boundingBox())!.height;
  expect(await tray()).toBeLessThanOrEqual(70);
  const at = await page.locator("[data-place]").first().getAttribute("data-place");
  await page.locator(`[data-place="${at}"]`).evaluate((place: HTMLElement) => place.click());
  await page.locator(".hook.right").waitFor();
  expect(await tray()).toBeLessThanOrEqual(70);
  for (const name of ["Place", "Turn"]) expect(await page.getByRole("button", { name, exact: true }).count(), name).toBeLessThanOrEqual(1);
  expect(await page.locator(".track").count(), "the score track is a wish").toBe(0);
});

test("a tile is dragged as large as it will lie, rests on squares that take it, and is turned by the wheel", async () => {
  const it = await sit("laptop", fresh, 2);
  const { page } = it;
  await resting(page);
  const hand = (await page.locator(".hand .tile").boundingBox())!;
  await page.mouse.move(hand.x + hand.width / 2, hand.y + hand.height / 2);
  await page.mouse.down();
  await page.mouse.move(640, 640, { steps: 4 });
  const dragged = (await page.locator(".dragged").boundingBox())!;
  expect(dragged.width).toBeCloseTo(100 * (await scale(page)), 0);
  const target = page.locator("[data-place]:not(.single)").first();
  const square = (await target.boundingBox())!;
  await page.mouse.move(square.x + square.width / 2 + 8, square.y + square.height / 2 - 6, { steps: 4 });
  const rests = page.locator(".trial.carried img");
  await rests.waitFor();
  expect(await page.locator(".dragged").count()).toBe(0);
  const [before, k] = [await rests.getAttribute("src"), await scale(page)];
  await it.shot("table-dragged");
  await page.mouse.wheel(0, 100);
  await expect.poll(() => rests.getAttribute("src")).not.toBe(before);
  expect(await scale(page), "the wheel zooms nothing meanwhile").toBe(k);
  await page.mouse.up();
  await page.locator(".place.tried").waitFor();
});

test("the first tile of all is in sight on a phone", async () => {
  const it = await sit("phone", fresh, 2);
  await it.page.waitForTimeout(600);
  await resting(it.page);
  const [tile, foot, strip] = await Promise.all([".board .tile", ".foot", ".strip"].map((what) => it.page.locator(what).first().boundingBox()));
  expect(tile!.y).toBeGreaterThanOrEqual(strip!.y + strip!.height);
  expect(tile!.y + tile!.height).toBeLessThanOrEqual(foot!.y);
  await it.shot("table-start");
});

test("no figure lies over the buttons beside a tile on trial, and tools have a card under them", async () => {
  const it = await sit("laptop", late, 2);
  const { page } = it;
  // Figures let presses through; here they must not, so that it is seen which is on top.
  await page.addStyleTag({ content: ".piece { pointer-events: auto !important }" });
  let met = 0;
  const places = await page.locator("[data-place]").evaluateAll((all) => all.map((it) => it.getAttribute("data-place")));
  for (const at of places) {
    await page.locator(`[data-place="${at}"]`).evaluate((place: HTMLElement) => place.click());
    await page.locator(".hook.right").waitFor();
    const [covered, near] = await page.evaluate(() => {
      const hooks = [...document.querySelectorAll(".hook")].map((hook) => ({ hook, box: hook.getBoundingClientRect() }));
      const pieces = [...document.querySelectorAll(".piece")].map((piece) => piece.getBoundingClientRect());
      const middle = ({ box }: (typeof hooks)[number]) => [box.left + box.width / 2, box.top + box.height / 2] as const;
      const under = hooks.filter((it) => document.elementFromPoint(...middle(it))?.closest(".piece"));
      const close = hooks.filter((it) => pieces.some((p) => p.left < middle(it)[0] && middle(it)[0] < p.right && p.top < middle(it)[1] && middle(it)[1] < p.bottom));
      return [under.length, close.length];
    });
    expect(covered, `buttons under figures beside ${at}`).toBe(0);
    met += near!;
    await page.keyboard.press("Escape");
  }
  expect(met, "buttons where a figure is, too").toBeGreaterThan(0);
  const under = await page.locator(".side.left .count").evaluate((count) => getComputedStyle(count.closest(".card")!).backgroundColor);
  expect(under).not.toMatch(/, 0\)|transparent/);
});

test("against a computer the whole last move is taken back, with its answer", async () => {
  const items = kept(fresh, 2);
  const game = JSON.parse(items["aude.game.one"]!) as { seats: unknown[] };
  game.seats[1] = { kind: "computer", name: "Ben", level: "beginner", colour: 1 };
  const it = await visit("laptop", "#/play/one", { before: keeping({ "aude.game.one": JSON.stringify(game) }), reducedMotion: "reduce" });
  const { page } = it;
  await answer(it);
  await answer(it);
  // The computer has placed its tile, and it is the person's turn again.
  await page.waitForFunction(() => document.querySelectorAll(".board .tile").length === 3 && document.querySelector("[data-place]"));
  await press(it, "[data-undo]");
  await page.locator(".place.tried").waitFor();
  expect(await moves(page)).toBe(0);
  await press(it, ".hook.right");
  await page.locator("[data-mark]").first().waitFor();
});

test("points are explained where they come from before they are counted", async () => {
  expect(scoring, "a position before points").not.toBe("");
  const it = await sit("laptop", scoring, 2, "no-preference");
  const { page } = it;
  const scores = () => page.locator("[data-score]").allTextContents();
  const before = await scores();
  await press(it, '.tray [data-verb="pass"]');
  const award = page.locator(".award").first();
  await award.waitFor();
  const sum = (await award.textContent())!;
  expect(sum).toMatch(/^[\d ×+]+ = \d+$/);
  expect(await scores(), "points that are explained are not counted").toEqual(before);
  expect(await page.locator(".litsquare").count()).toBeGreaterThan(0);
  await it.shot("table-explained");
  await award.waitFor({ state: "detached" });
  const points = Number(/\d+$/.exec(sum)![0]);
  await expect.poll(async () => (await scores()).map((score, i) => Number(score) - Number(before[i]))).toContain(points);
  expect(await page.locator(".litsquare").count()).toBe(0);
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
  await page.keyboard.press("f");
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
  await inMenu(page, "Rotate board");
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
  // The camera may still move.
  await page.waitForTimeout(500);
  const [real, copy] = [await page.locator("[data-piece]").boundingBox(), await flying.boundingBox()];
  expect(await page.locator("[data-piece]").isVisible()).toBe(false);
  for (const side of ["x", "y", "width", "height"] as const) expect(copy![side]).toBeCloseTo(real![side], 0);
  await flying.evaluate((copy) => copy.getAnimations().forEach((animation) => animation.finish()));
  await flying.waitFor({ state: "detached" });
  expect(await page.locator("[data-piece]").isVisible()).toBe(true);
});

test("the view is turned on a phone, too, and keys still play after a switch was pressed", async () => {
  const { page } = await sit("phone", fresh, 2);
  await inMenu(page, "Rotate board");
  await page.waitForFunction(() => document.querySelector<HTMLElement>(".tiles")?.style.transform === "rotate(90deg)");

  const { page: large } = await sit("laptop", fresh, 2);
  await large.getByRole("button", { name: "Helpers" }).click();
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
