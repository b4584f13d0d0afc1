// Whole games, played by pressing what the page shows. They are short, since the tiles that are drawn are given, but complete:
// from the first tile to the last point.

import type { Page } from "playwright-core";
import { expect, inject } from "vitest";
import type { SetupMessage } from "../src/engine/setup";
import recorded from "../src/testing/catalogue.json";
import { SIZES, visit, type Size, type Visit } from "./harness";
import { type Habits, playOut, readResult } from "./person";
import { BASE, everything, mixed, some, tilesOf } from "./short";

export const sizes = Object.keys(SIZES) as Size[];
const NAMES = ["Anna", "Ben", "Cleo", "Dirk", "Ella", "Finn"];

/** A short game of a box. */
function shortGame(box: (typeof recorded.boxes)[number], players: number): SetupMessage {
  const set = box.sets[0];
  const own = set && set !== "base" ? tilesOf(set) : [];
  const parts = set && set !== "base" ? { base: 1, [set]: 1 } : { base: 1 };
  const toggles = set ? {} : Object.fromEntries(box.toggles.map((name) => [name, true]));
  // A river is laid from its spring to its lake.
  const river = box.name === "river" ? own : [];
  const draw = [...river, ...mixed(river.length ? [] : some(own, 16), some(BASE, own.length > 10 ? 8 : 14))];
  return { players: NAMES.slice(0, players), parts, toggles, draw };
}

let setups: Record<string, SetupMessage> = {};
let records: Record<string, string> = {};

/** Makes the games that can be opened: one of each box, one of all of them, one of six people. */
export async function prepare(): Promise<void> {
  setups = Object.fromEntries(recorded.boxes.map((box) => [box.name, shortGame(box, 2)]));
  setups.all = { ...everything(NAMES.slice(0, 3)) };
  setups.six = { players: NAMES, draw: some(BASE, 18) };
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  records = await page.evaluate(async (setups) => {
    const out: Record<string, string> = {};
    for (const [name, setup] of Object.entries(setups)) {
      await window.drive.engine.start(setup, setup.players.map((_, i) => i));
      out[name] = await window.drive.engine.record();
    }
    return out;
  }, setups);
}

/** Opens a game as a file, as one that somebody sent. */
export async function open(size: Size, name: string, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<Visit> {
  const it = await visit(size, "", { reducedMotion });
  await it.page.getByRole("button", { name: "Open a game" }).click();
  await it.page.getByTestId("import").setInputFiles({ name: "game.aude", mimeType: "text/plain", buffer: Buffer.from(records[name]!) });
  await it.page.locator("main.table").waitFor();
  return it;
}

/** A game that the page keeps, with computers in all seats but some. */
export async function sit(size: Size, name: string, people: number[]): Promise<Visit> {
  const seats = setups[name]!.players.map((player, colour) =>
    people.includes(colour) ? { kind: "person", name: player, colour } : { kind: "computer", level: "beginner", name: player, colour },
  );
  const game = {
    version: 1,
    id: "one",
    boxes: ["base"],
    setup: null,
    record: records[name],
    seats,
    aids: { hint: true, inspect: true, fields: true, projected: true, dead: true, bag: true, last: true },
    began: 1,
    when: 1,
    last: null,
    glance: { scores: [], turn: 1, left: 0, over: false, winners: [], tiles: [], figures: [] },
    tab: "",
  };
  const items = { "aude.game.one": JSON.stringify(game), "aude.settings": JSON.stringify({ version: 1, pace: "quick" }) };
  const before = async (page: Page) => {
    await page.addInitScript((all) => {
      for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }, items);
  };
  const it = await visit(size, "#/play/one", { before, reducedMotion: "reduce" });
  await it.page.locator("main.table").waitFor();
  return it;
}

const met = new Set<string>();
const shots = (it: Visit): NonNullable<Habits["met"]> => async (kind) => {
  const name = `${kind.replace(" ", "-")}-${it.size}`;
  if (met.has(name)) return;
  met.add(name);
  await it.shot(`ask-${kind.replace(" ", "-")}`);
};

/** What has been decided by hand, and how often each thing has been done, at each size. */
export const decided = new Map<Size, Set<string>>(sizes.map((size) => [size, new Set()]));
const often = new Map<Size, Map<string, number>>(sizes.map((size) => [size, new Map()]));

export async function whole(it: Visit, players: number, name: string, habits: Habits): Promise<void> {
  const began = Date.now();
  const played = await playOut(it, { met: shots(it), done: often.get(it.size)!, ...habits });
  for (const kind of played.kinds) decided.get(it.size)?.add(kind);
  expect(await readResult(it, players)).toMatch(/wins|shared/);
  const { moves, presses, undone, missed } = played;
  console.log(`${name}, ${it.size}: ${moves} moves, ${presses} presses, ${undone} taken back, ${missed} missed, ${Date.now() - began} ms`);
}
