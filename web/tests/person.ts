// Somebody who plays: looks at what the page shows, presses one of the things that can be pressed, and looks again. Knows no
// rules and asks nobody but the page.

import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Visit } from "./harness";

/** Something on the page that can be pressed. */
interface Thing {
  kind: "place" | "mark" | "door" | "row" | "family" | "choice" | "sale" | "hook" | "turn" | "place-button" | "confirm";
  /** What tells it apart. */
  key: string;
  /** What would be done. */
  verb: string;
  x: number;
  y: number;
  /** What lies over its middle, if that is not the thing itself. */
  under: string | null;
  picked: boolean;
  /** How many tiles a place has around it. */
  around: number;
}

/** What is seen of the table. */
interface Sight {
  moves: number;
  phase: string;
  over: boolean;
  /** It has been waited for a change, in vain. */
  stale: boolean;
  sign: string;
  trial: boolean;
  undo: boolean;
  things: Thing[];
}

/** Looks at the page, as soon as it looks different from before and somebody is to decide. Runs in the browser. */
async function look({ before, patience }: { before: string; patience: number }): Promise<Sight> {
  const began = performance.now();
  const kinds: [Thing["kind"], string][] = [
    ["row", "[role=menu] .row:not(.quiet)"],
    ["hook", ".hook.right"],
    ["turn", ".hook.left"],
    ["place-button", ".tray .buttons > .main"],
    ["place", "[data-place]"],
    ["mark", "[data-mark]"],
    ["door", "[data-door]"],
    ["family", "[data-family]"],
    ["choice", ".tray .button[data-choice]:enabled"],
    ["sale", ".auction .tile:enabled"],
  ];
  const see = (): Sight => {
    const table = document.querySelector("main.table");
    const tiles = new Set([...document.querySelectorAll<HTMLElement>(".board .tile[data-at]")].map((tile) => tile.dataset.at));
    const around = (at = "") => {
      const [x = 0, y = 0] = at.split(",").map(Number);
      return [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].filter((next) => tiles.has(String(next))).length;
    };
    const things = kinds.flatMap(([kind, selector]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].map((it): Thing => {
        if (kind === "choice" || kind === "family" || kind === "row") it.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = it.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const over = document.elementFromPoint(x, y);
        const { dataset } = it;
        const family = { place: "place", elsewhere: "place", tile: "place-tile" }[dataset.family ?? ""];
        return {
          kind,
          key: dataset.mark ?? dataset.place ?? dataset.door ?? dataset.family ?? dataset.choice ?? it.textContent.trim(),
          verb: dataset.verb ?? family ?? dataset.family ?? "",
          x,
          y,
          under: over && it.contains(over) ? null : over ? `${over.tagName} ${over.getAttribute("class") ?? ""}` : "the edge of the window",
          picked: it.classList.contains("picked") || it.getAttribute("aria-pressed") === "true",
          around: around(dataset.place),
        };
      }),
    );
    const moves = Number(table?.getAttribute("data-moves"));
    const trial = !!document.querySelector(".place.tried");
    const turn = document.querySelector<HTMLImageElement>(".trial:not(.ghost) img")?.src;
    const over = !!table && !table.querySelector(".tray");
    const undo = !!document.querySelector("[data-undo]:enabled");
    const sign = JSON.stringify([moves, over, turn, undo, things.map(({ kind, key, picked }) => [kind, key, picked])]);
    return { moves, phase: table?.getAttribute("data-phase") ?? "", over, stale: false, sign, trial, undo, things };
  };
  // Nobody presses what still moves.
  let [still, frames] = ["", 0];
  for (;;) {
    const sight = see();
    const now = sight.sign + sight.things.map(({ x, y }) => [x, y]).join(" ");
    frames = now === still ? frames + 1 : 0;
    still = now;
    if (sight.sign !== before && (sight.over || sight.things.length) && frames > 2) return sight;
    if (performance.now() - began > patience) return { ...sight, stale: true };
    await new Promise(requestAnimationFrame);
  }
}

/** A look at whatever is there. */
const ANEW = { before: "", patience: 20_000 };

/** Numbers that are the same in every run. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface Habits {
  seed?: number;
  /** How often each thing has been done, by verb; what was done least is done next. */
  done?: Map<string, number>;
  /** Called when a decision of a kind is seen for the first time. */
  met?: (kind: string) => Promise<void>;
  /** Plays with keys alone. */
  keys?: boolean;
  /** In the middle of the game, the page is loaded anew. */
  reloads?: boolean;
}

/** How a game went. */
export interface Played {
  moves: number;
  presses: number;
  undone: number;
  /** Presses that had to be done again. */
  missed: number;
  /** The phases and verbs that were answered. */
  kinds: Set<string>;
}

/** Plays a game to its end, through what the page shows. */
export async function playOut(it: Visit, { seed = 1, done = new Map(), met, keys = false, reloads = false }: Habits = {}): Promise<Played> {
  const { page, size } = it;
  const roll = dice(seed);
  const any = <T>(all: T[]): T => all[Math.floor(roll() * all.length)] as T;
  const played: Played = { moves: 0, presses: 0, undone: 0, missed: 0, kinds: new Set() };
  const seen = new Set<string>();
  let sight = await page.evaluate(look, ANEW);
  let reloaded = !reloads;
  let last = "";

  const fail = async (why: string): Promise<never> => {
    await it.shot("failed");
    throw new Error(`${why} after ${sight.moves} moves, asked for ${sight.phase}; pressed last: ${last}; things: ${JSON.stringify(sight.things)}`);
  };
  const see = async (): Promise<void> => {
    sight = await page.evaluate(look, { before: sight.sign, patience: 20_000 });
    if (sight.stale) await fail("nothing happens");
  };
  const press = async (thing: Thing): Promise<void> => {
    if (thing.under) {
      // Whatever is out of sight is brought into it as a person would.
      last = "fit";
      await it.page.getByRole("button", { name: "Fit board" }).click();
      const again = (await page.evaluate(look, ANEW)).things.find(({ kind, key }) => kind === thing.kind && key === thing.key);
      if (!again || again.under) return fail(`${thing.kind} ${thing.key} lies under ${again?.under}`);
      thing = again;
    }
    last = `${thing.kind} ${thing.key}`;
    played.presses++;
    if (size === "phone") await page.touchscreen.tap(thing.x, thing.y);
    else await page.mouse.click(thing.x, thing.y);
    // On a machine that has much else to do the table may move under the pointer, or a tap last so long that it inspects what is
    // there. A person tries again, but not for ever.
    const next = await page.evaluate(look, { before: sight.sign, patience: 5000 });
    if (next.stale && played.missed < 3) {
      played.missed++;
      const card = page.locator(".over button, .fixed header button").first();
      if (await card.count()) await card.click();
      sight = await page.evaluate(look, ANEW);
      const same = sight.things.find(({ kind, key }) => kind === thing.kind && key === thing.key);
      if (same) return press(same);
    }
    await see();
  };
  const type = async (key: string): Promise<void> => {
    last = `key ${key}`;
    played.presses++;
    await page.keyboard.press(key);
    await see();
  };
  const note = (verb: string): void => {
    played.kinds.add(`${sight.phase} ${verb}`);
    done.set(verb, (done.get(verb) ?? 0) + 1);
  };

  while (!sight.over) {
    if (played.presses > 4000) await fail("no end");
    const of = (kind: Thing["kind"]) => sight.things.filter((thing) => thing.kind === kind);
    const kinds = new Set(sight.things.flatMap(({ verb }) => (verb ? [`${sight.phase} ${verb}`] : [])));
    for (const kind of kinds) {
      if (seen.has(kind)) continue;
      seen.add(kind);
      await met?.(kind);
    }
    const [row] = of("row").length ? [any(of("row"))] : [];
    if (row) {
      if (row.verb) note(row.verb);
      await (keys ? type("Enter") : press(row));
      continue;
    }
    if (sight.trial) {
      const turns = of("turn");
      if (turns.length && roll() < 0.4) {
        await (keys || (size === "laptop" && roll() < 0.3) ? type("r") : press(any(turns)));
        continue;
      }
      note(sight.things.find((thing) => thing.kind === "place" && thing.picked)?.verb ?? "place-tile");
      const by = [...of("hook"), ...of("place-button").slice(-1)];
      await (keys || (size !== "phone" && roll() < 0.2) ? type("Enter") : press(any(by)));
      continue;
    }
    const picked = of("mark").find((thing) => thing.picked);
    if (picked) {
      note(picked.verb);
      await (keys ? type("Enter") : press(any([picked, ...of("place-button")])));
      continue;
    }
    if (!reloaded && sight.moves > 12) {
      reloaded = true;
      const { moves } = sight;
      await page.reload();
      sight = await page.evaluate(look, ANEW);
      expect(sight.moves, "moves after a reload").toBe(moves);
      continue;
    }
    if (sight.undo && roll() < 0.04) {
      const { moves } = sight;
      await undo(it, page.locator("[data-undo]"), keys);
      await see();
      expect(sight.moves, "moves after taking back").toBeLessThan(moves);
      played.undone++;
      continue;
    }
    if (keys) {
      const [pass] = of("choice");
      const arrows = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
      const passes = pass && (roll() < 0.3 || of("choice").length === sight.things.length);
      if (passes) note(pass.verb);
      await type(passes ? "1" : any(arrows));
      continue;
    }
    const options = sight.things.filter(({ kind, picked }) => !(kind === "family" && picked) && kind !== "place-button");
    const often = (thing: Thing) => (done.get(thing.verb) ?? 0) + (thing.verb === "pass" ? 6 : thing.kind === "family" ? 1 : 0);
    const least = Math.min(...options.map(often));
    let wanted = options.filter((thing) => often(thing) === least || roll() < 0.1);
    // Tiles go where there are others, so that features are finished.
    const most = Math.max(...wanted.map(({ around }) => around));
    if (roll() < 0.7) wanted = wanted.filter(({ around }) => around === most);
    const thing = any(wanted.length ? wanted : options);
    if (!thing) return fail("there is nothing to press");
    if (thing.kind === "choice" || thing.kind === "sale" || (thing.kind === "mark" && size !== "phone")) note(thing.verb);
    await press(thing);
  }
  played.moves = sight.moves;
  return played;
}

async function undo({ size, page }: Visit, button: Locator, keys: boolean): Promise<void> {
  if (keys) await page.keyboard.press("u");
  else if (size === "phone") await button.tap();
  else await button.click();
}

/** Hears the last scoring and reads who has won. */
export async function readResult({ page }: Visit, players: number): Promise<string> {
  const skip = page.getByRole("button", { name: "Skip" });
  const result = page.getByRole("dialog");
  await skip.or(result).first().waitFor();
  if (await skip.count()) await skip.click();
  await result.waitFor();
  expect(await result.locator("li").count()).toBeGreaterThanOrEqual(players);
  return (await result.textContent()) ?? "";
}
