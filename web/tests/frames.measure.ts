// How smooth the table is: `npm run measure`. Frames a second while somebody pans and zooms a board of 200 tiles, and how long a move takes
// from the press of the button until it has been painted, and what of that is the engine's. Numbers, not tests: they hang on the machine.

import type { CDPSession, Page } from "playwright-core";
import { inject, test } from "vitest";
import { SIZES, visit, type Size } from "./harness";

declare global {
  interface Window {
    /** When frames came; nothing while nobody counts. */
    drawn: number[] | null;
    /** When the engine answered last. */
    answered: number;
  }
}

/** What is played: the base game thrice, and everything at once. */
const BOARDS = {
  base: { players: ["Anna", "Ben"], parts: { base: 3 }, seed: 3 },
  all: {
    players: ["Anna", "Ben", "Cleo"],
    parts: Object.fromEntries(
      ["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower", "abbey-mayor", "bridges-castles-bazaars", "siege", "cult", "king-robber", "count"].map(
        (part) => [part, 1],
      ),
    ),
    seed: 3,
  },
};

/** A game with 200 tiles on the table, played by nobody in particular. */
async function large(board: keyof typeof BOARDS): Promise<string> {
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  const record = await page.evaluate(async (setup) => {
    const { engine } = window.drive;
    let { view } = await engine.start(setup, setup.players.map((_, seat) => seat));
    let state = 1;
    const roll = (n: number) => Math.floor(((state = (state * 16807) % 2147483647) / 2147483647) * n);
    while (view.tiles.length < 200 || view.ask?.phase !== "place-tile") {
      const { choices } = view.ask!;
      ({ view } = await engine.play(view.moves, choices[roll(choices.length)]!.index));
    }
    return engine.record();
  }, BOARDS[board]);
  await page.context().close();
  return record;
}

/** Opens such a game. */
async function open(board: keyof typeof BOARDS, size: Size): Promise<Page> {
  const record = await large(board);
  const before = async (page: Page) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener("message", () => (window.answered = performance.now()));
        }
      };
    });
  };
  const { page } = await visit(size, "", { before });
  await page.getByRole("button", { name: "Open a game" }).click();
  await page.getByTestId("import").setInputFiles({ name: "game.aude", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.waitForFunction(() => document.querySelectorAll(".board .tile[src]").length > 199);
  await page.waitForTimeout(1500);
  return page;
}

/** Plays so many moves, whatever comes, and tells how long each took from the press until it was on the screen. */
async function moves(page: Page, name: string, count: number): Promise<void> {
  const played: { phase: string; times: number[] }[] = [];
  for (let press = 0; played.length < count; press++) {
    await page.locator(`${THINGS.join(", ")}`).first().waitFor({ state: "attached" });
    const phase = (await page.locator("main.table").getAttribute("data-phase")) ?? "";
    const times = await page.evaluate(
      ({ things, press }) =>
        new Promise<number[] | null>((done) => {
          const all = things.map((kind) => [...document.querySelectorAll<HTMLElement>(kind)]).find((all) => all.length)!;
          const began = performance.now();
          // What plays nothing yet, such as a tile on trial, changes nothing.
          const nothing = setTimeout(() => done(null), 600);
          const watching = new MutationObserver(() => {
            watching.disconnect();
            clearTimeout(nothing);
            const changed = performance.now();
            const { answered } = window;
            // The frame with it, and then as soon as that has been painted.
            requestAnimationFrame(() => setTimeout(() => done([answered - began, changed - began, performance.now() - began])));
          });
          watching.observe(document.querySelector("main.table")!, { attributeFilter: ["data-moves"] });
          all[press % all.length]!.click();
        }),
      { things: THINGS, press },
    );
    if (times) played.push({ phase, times });
    // Whatever moves comes to rest, as it does while somebody looks.
    await page.waitForTimeout(900);
  }
  const told = new Map<string, string[]>();
  played.sort((a, b) => a.times[2]! - b.times[2]!);
  for (const { phase, times } of played) told.set(phase, [...(told.get(phase) ?? []), times.map((ms) => ms.toFixed(0)).join("/")]);
  console.log(`${name}, a move, ms until the engine has answered/the page has changed/it has been painted:`);
  for (const [phase, all] of told) console.log(`  ${phase}: ${all.join(", ")}`);
}

/** What can be pressed, and what is pressed first. */
const THINGS = ["[role=menu] .row:not(.quiet)", ".hook.right", "[data-place]", "[data-mark]", "[data-door]", ".auction .tile:enabled", "[data-choice]:enabled"];

/** Does something sixty times a second and tells how many frames came of it. */
async function frames(page: Page, name: string, steps: number, act: (step: number) => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    window.drawn = [];
    const mark = (now: number) => {
      window.drawn?.push(now);
      if (window.drawn) requestAnimationFrame(mark);
    };
    requestAnimationFrame(mark);
  });
  const began = Date.now();
  for (let step = 0; step < steps; step++) {
    await act(step);
    await new Promise((done) => setTimeout(done, Math.max(0, began + (step + 1) * 16.7 - Date.now())));
  }
  const times = await page.evaluate(() => {
    const times = window.drawn!;
    window.drawn = null;
    return times;
  });
  const gaps = times.slice(1).map((time, i) => time - times[i]!).sort((a, b) => a - b);
  const at = (part: number) => gaps[Math.floor((gaps.length - 1) * part)]!.toFixed(0);
  const rate = (1000 * gaps.length) / (times.at(-1)! - times[0]!);
  console.log(`${name}: ${rate.toFixed(1)} frames a second; between two ${at(0.5)} ms, of 95 in a hundred at most ${at(0.95)}, of all ${at(1)}`);
}

const touch = (cdp: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", ...points: [number, number][]) =>
  cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });

test.each(Object.keys(SIZES) as Size[])("a board of 200 tiles at the size of a %s", async (size) => {
  const page = await open("base", size);
  const { width, height } = SIZES[size];
  const [x, y] = [width / 2, height / 2 - 30];
  if (size === "phone") {
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, "touchStart", [x, y]);
    await frames(page, `${size}, pan`, 240, (i) => touch(cdp, "touchMove", [x + 100 * Math.sin(i / 12), y + 80 * Math.sin(i / 9)]));
    await touch(cdp, "touchEnd");
    await touch(cdp, "touchStart", [x - 40, y], [x + 40, y]);
    const apart = (i: number) => 40 + 60 * (1 - Math.cos(i / 20));
    await frames(page, `${size}, pinch`, 240, (i) => touch(cdp, "touchMove", [x - apart(i), y], [x + apart(i), y]));
    await touch(cdp, "touchEnd");
  } else {
    await page.mouse.move(x, y);
    await frames(page, `${size}, pan`, 240, async (i) => {
      if (i === 5) await page.mouse.down();
      await page.mouse.move(x + 200 * Math.sin(i / 12), y + 120 * Math.sin(i / 9));
    });
    await page.mouse.up();
    await page.waitForTimeout(500);
    await frames(page, `${size}, wheel`, 240, (i) => page.mouse.wheel(0, i % 60 < 30 ? -40 : 40));
  }
  await page.getByRole("button", { name: "Show everything" }).click();
  await page.waitForTimeout(800);
  await moves(page, size, 10);
});

test.each(Object.keys(SIZES) as Size[])("all parts, 200 tiles, at the size of a %s", async (size) => {
  const page = await open("all", size);
  await page.getByRole("button", { name: "Show everything" }).click();
  await page.waitForTimeout(800);
  await moves(page, `${size}, all parts`, 30);
});
