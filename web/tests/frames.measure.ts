// How smooth the table is: `npm run measure`. Frames a second while somebody pans and zooms a board of 200 tiles, and how long a move takes
// from the press of a button until the browser says that it is on the screen, and what of that is the engine's. Numbers, not tests: they hang on the machine.

import type { CDPSession, Page } from "playwright-core";
import { inject, test } from "vitest";
import { SIZES, visit, type Size } from "./harness";

declare global {
  interface Window {
    /** When frames came; nothing while nobody counts. */
    drawn: number[] | null;
    /** When the engine answered last. */
    answered: number;
    /** When the engine has answered, the board, an auction or a score has changed, that was on the screen, and so was all that follows from it, in milliseconds after the press;
     * nothing if nothing was played. */
    move: Promise<number[] | null>;
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

/** What can be pressed, and what is pressed first. */
const THINGS = [
  "[role=menu] .row:not(.quiet)",
  ".hook.right",
  "[data-place]",
  "[data-mark].picked",
  "[data-mark]",
  "[data-door]",
  ".auction .tile:enabled",
  "[data-choice]:enabled",
];

/** Looks for something to press that nothing lies over, and takes the time of the move that comes of it. Runs in the browser. */
function prepare({ things, press }: { things: string[]; press: number }): [number, number] | null {
  const free = (it: HTMLElement): [number, number] | null => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return it.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  };
  const kinds = things.map((kind) => [...document.querySelectorAll<HTMLElement>(kind)].map(free).filter((at) => at !== null));
  const all = kinds.find((all) => all.length);
  if (!all) return null;
  const table = document.querySelector("main.table")!;
  const [x, y] = all[press % all.length]!;
  // A dot that comes with a change: the browser tells when the frame with it was on the screen.
  const drawn = (name: string) =>
    new Promise<number>((tell) => {
      const dot = document.createElement("b");
      dot.textContent = ".";
      // By itself, so that nothing else is drawn anew for it, and where somebody looks.
      dot.style.cssText = "position: fixed; z-index: 99; will-change: transform; pointer-events: none";
      [dot.style.left, dot.style.top] = [`${x}px`, `${y}px`];
      dot.setAttribute("elementtiming", name);
      table.append(dot);
      new PerformanceObserver((list, observer) => {
        const entry = list.getEntries().find((entry) => (entry as PerformanceEntry & { identifier: string }).identifier === name);
        if (!entry) return;
        observer.disconnect();
        dot.remove();
        tell((entry as PerformanceEntry & { renderTime: number }).renderTime);
      }).observe({ type: "element" });
    });
  window.move = new Promise((done) => {
    let began = 0;
    let [answered, changed] = [0, 0];
    let seen: Promise<number> | null = null;
    // Touches that a test makes are held back for a frame, which those of fingers are not.
    window.addEventListener("pointerup", (event) => (began = event.pointerType === "mouse" ? event.timeStamp : performance.now()), {
      capture: true,
      once: true,
    });
    const watching = new MutationObserver(async (changes) => {
      // Whatever changes before the engine has answered is not the move.
      if (!began || window.answered < began) return;
      if (!seen) [answered, changed, seen] = [window.answered, performance.now(), drawn("seen")];
      if (!changes.some(({ attributeName }) => attributeName === "data-moves")) return;
      watching.disconnect();
      const all = drawn("all");
      done([answered, changed, await seen, await all].map((at) => at - began));
    });
    watching.observe(table, { attributeFilter: ["data-moves"] });
    for (const part of document.querySelectorAll(".board .tiles, .board .pieces, .auction, [data-score]")) {
      watching.observe(part, { childList: true, subtree: true, characterData: true });
    }
    // What plays nothing yet, such as a tile on trial, changes nothing.
    setTimeout(() => {
      watching.disconnect();
      done(null);
    }, 1200);
  });
  return [x, y];
}

/** Plays so many moves, whatever comes, and tells how long each took from the press until it was on the screen. */
async function moves(page: Page, size: Size, name: string, count: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  // As people do: they have been there for a moment, and a finger needs one to go up.
  const tap = async (at: [number, number]) => {
    if (size !== "phone") await page.mouse.move(...at);
    await page.waitForTimeout(300);
    await (size === "phone" ? touch(cdp, "touchStart", at) : page.mouse.down());
    await page.waitForTimeout(60);
    await (size === "phone" ? touch(cdp, "touchEnd") : page.mouse.up());
  };
  const played: { phase: string; times: number[] }[] = [];
  for (let press = 0; played.length < count; press++) {
    await page.locator(`${THINGS.join(", ")}`).first().waitFor({ state: "attached" });
    const phase = (await page.locator("main.table").getAttribute("data-phase")) ?? "";
    const at = await page.evaluate(prepare, { things: THINGS, press });
    if (!at) throw new Error(`nothing can be pressed, asked for ${phase}`);
    await tap(at);
    const times = await page.evaluate(() => window.move);
    if (times) played.push({ phase, times });
    // Whatever moves comes to rest, as it does while somebody looks.
    await page.waitForTimeout(900);
  }
  const told = new Map<string, string[]>();
  played.sort((a, b) => a.times[2]! - b.times[2]!);
  for (const { phase, times } of played) told.set(phase, [...(told.get(phase) ?? []), times.map((ms) => ms.toFixed(0)).join("/")]);
  console.log(`${name}, a move, ms until the engine has answered/the page has changed/the move is on the screen/all that follows from it is:`);
  for (const [phase, all] of told) console.log(`  ${phase}: ${all.join(", ")}`);
}

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
  await page.getByRole("button", { name: "Fit board" }).click();
  await page.waitForTimeout(800);
  await moves(page, size, size, 10);
});

test.each(Object.keys(SIZES) as Size[])("all parts, 200 tiles, at the size of a %s", async (size) => {
  const page = await open("all", size);
  await page.getByRole("button", { name: "Fit board" }).click();
  await page.waitForTimeout(800);
  await moves(page, size, `${size}, all parts`, 30);
});
