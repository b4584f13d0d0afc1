// The engine in the browser: whole games, thoughts that can be stopped, faults that are told.

import { beforeAll, expect, inject, test } from "vitest";
import type { Catalogue } from "../src/engine/setup";
import type { Report } from "./drive";
import { visit, type Visit, type VisitOptions } from "./harness";

let catalogue: Catalogue;

async function driven(options: VisitOptions = {}): Promise<Visit> {
  const it = await visit("laptop", `${inject("modules")}tests/engine.html`, options);
  await it.page.waitForFunction(() => "drive" in window);
  return it;
}

beforeAll(async () => {
  const { page } = await driven();
  catalogue = await page.evaluate(() => window.drive.engine.catalogue());
});

function tell(name: string, { moves, tiles, scores, play, think, meanwhile, size }: Report): void {
  const ms = (t: Report["play"]): string => `${t.median}/${t.p99}/${t.max} ms`;
  console.log(
    `${name}: ${moves} moves, ${tiles} tiles, ${scores.join(":")}; median/99%/most of play ${ms(play)}, ` +
      `think ${ms(think)}, an answer while thinking ${ms(meanwhile)}; view ≤ ${size} characters`,
  );
}

test("a game of each box", async () => {
  const { page } = await driven();
  expect(catalogue.boxes.length).toBeGreaterThan(10);
  for (const box of catalogue.boxes) {
    const set = box.sets[0];
    const parts = set === undefined || set === "base" ? { base: 1 } : { base: 1, [set]: 1 };
    // What has no tiles of its own is played with those of the base game.
    const toggles = set === undefined ? Object.fromEntries(box.toggles.map((name) => [name, true])) : {};
    const setup = { players: ["Anna", "Ben"], seed: 3, parts, toggles };
    const report = await page.evaluate((setup) => window.drive.game(setup, ["medium", "easy"]), setup);
    expect(report.tiles).toBeGreaterThan(60);
    tell(box.name, report);
  }
});

test("a game of all boxes, with four computers", async () => {
  const { page } = await driven();
  const sets = catalogue.boxes.flatMap((box) => (box.sets[0] === undefined ? [] : [box.sets[0]]));
  const rivers = sets.filter((name) => name.startsWith("river"));
  const parts = Object.fromEntries(sets.filter((name) => name !== rivers[1]).map((name) => [name, 1]));
  const setup = { players: ["Anna", "Ben", "Cleo", "Dan"], seed: 5, parts };
  const report = await page.evaluate((setup) => window.drive.game(setup, ["medium", "easy", "beginner", "hard"]), setup);
  tell("all", report);
  // Every kind of decision is in there somewhere.
  expect(report.phases).toEqual(expect.arrayContaining(["place-tile", "place-figure", "dragon", "capture"]));
});

test("a thought can be stopped, and nothing waits for it", async () => {
  const { page } = await driven();
  await page.evaluate(() => window.drive.engine.start({ players: ["Anna", "Ben"], seed: 1 }, [0, 1]));
  const { order, ms } = await page.evaluate(() => window.drive.stop());
  expect(order).toEqual(["view", "record", "AbortError"]);
  console.log(`stopping a thought: ${ms.toFixed(1)} ms`);
  expect(await page.evaluate(() => window.drive.overtaken())).toEqual({ name: "Error", message: "the game has gone on" });
  const advice = await page.evaluate(() => window.drive.engine.advise(100));
  expect(advice.length).toBeGreaterThan(0);
});

test("a game that goes on elsewhere is followed, and comes to the same", async () => {
  const { page } = await driven();
  const { here, there, back, faults } = await page.evaluate(async () => {
    const { engine } = window.drive;
    const players = ["Anna", "Ben"];
    let { view } = await engine.start({ players, seed: 12 }, [2, 4]);
    const first = view.ask!.tile!;
    const told: { action: string; draws: string[] }[] = [];
    while (view.turn < 6) {
      const { moves, turn } = view;
      const action = await engine.word(moves, 0);
      ({ view } = await engine.play(moves, 0));
      told.push({ action, draws: view.turn === turn ? [] : [view.ask!.tile!] });
    }
    const here = { view, log: await engine.log(0) };
    let news = await engine.begin({ players }, [first], [2, 4]);
    const lines = [...news.lines];
    for (const [moves, { action, draws }] of told.entries()) {
      news = await engine.tell(moves, action, draws);
      lines.push(...news.lines);
    }
    const there = { view: news.view, log: lines };
    const record = await engine.record();
    const words = (attempt: Promise<unknown>) => attempt.then(String, (error: Error) => error.message);
    const faults = [await words(engine.tell(told.length, "nonsense", [])), await words(engine.tell(0, "pass", []))];
    const taken = await engine.takeBack(told.length - 2);
    news = taken;
    for (const { action, draws } of told.slice(-2)) news = await engine.tell(news.view.moves, action, draws);
    const again = await engine.follow(record, [2, 4]);
    const back = { moves: taken.view.moves, deciders: taken.deciders.length, same: news.state === again.state, lines: again.lines.length };
    return { here, there, back, faults };
  });
  expect(there).toEqual(here);
  expect(back).toEqual({ moves: here.view.moves - 2, deciders: here.view.moves - 2, same: true, lines: here.log.length });
  expect(faults).toEqual(["`nonsense` is not a word of a record", `the game has gone on: this is position ${here.view.moves}, not 0`]);
});

test("a master plans a turn", async () => {
  const { page } = await driven();
  await page.evaluate(() => window.drive.engine.start({ players: ["Anna", "Ben"], seed: 2 }, [0, 1]));
  const { view } = await page.evaluate(async () => {
    const { moves } = await window.drive.engine.view();
    return window.drive.engine.play(moves, await window.drive.engine.think("master", 1));
  });
  expect(view.ask?.phase).toBe("place-figure");
  const index = await page.evaluate(() => window.drive.engine.think("master", 1));
  expect(view.ask?.choices.map((choice) => choice.index)).toContain(index);
});

test("faults are told", async () => {
  const { page } = await driven();
  const faults = await page.evaluate(async () => {
    const { engine, rejection } = window.drive;
    const early = await rejection(engine.view());
    const setup = await rejection(engine.start({ players: ["Anna", "Ben"], seed: 1, options: { farmers: "maybe" } }, []));
    const record = await rejection(engine.open("aude record 1\nnonsense", []));
    const problems = await engine.check({ players: [], parts: { moon: 1 } });
    await engine.start({ players: ["Anna", "Ben"], seed: 1 }, [3, 4]);
    const late = await rejection(engine.play(7, 0));
    const none = await rejection(engine.play(0, 999));
    const picture = await rejection(engine.tiles([{ tile: "moon", at: [0, 0], turn: 0 }]));
    return { early, setup, record, problems, late, none, picture };
  });
  expect(faults.early.message).toBe("there is no game");
  expect(faults.setup).toMatchObject({ name: "SetupFault", field: "options.farmers" });
  expect(faults.record.message).toMatch(/^line \d+, column \d+: /);
  expect(faults.problems.map(({ field }) => field)).toEqual(expect.arrayContaining(["players", "parts.moon"]));
  expect(faults.late.message).toContain("position 0, not 7");
  expect(faults.none.message).toContain("no choice 999");
  expect(faults.picture.message).toContain("moon");
});

test("an engine that stops is started again", async () => {
  let broken = true;
  const it = await driven({
    before: async (page) => {
      await page.context().route("**/engine/module.ts*", async (route) => {
        const response = await route.fetch();
        const trap = `
          const { call } = Module.prototype;
          Module.prototype.call = function (method, args) {
            if (method === "outlook") throw new WebAssembly.RuntimeError("unreachable");
            return call.call(this, method, args);
          };`;
        await route.fulfill({ response, body: (await response.text()) + (broken ? trap : "") });
      });
    },
  });
  const { record, faults } = await it.page.evaluate(async () => {
    const { engine, rejection } = window.drive;
    await engine.start({ players: ["Anna", "Ben"], seed: 1 }, [0, 1]);
    await engine.play(0, 0);
    const record = await engine.record();
    const faults = await Promise.all([engine.think("master", 1), engine.outlook(), engine.view()].map(rejection));
    return { record, faults };
  });
  for (const fault of faults) {
    expect(fault).toEqual({ name: "EngineStopped", message: expect.stringMatching(/^the engine has stopped: .*unreachable/) });
  }
  broken = false;
  const [early, moves, tiles] = await it.page.evaluate(async (record) => {
    const { engine, rejection } = window.drive;
    const early = await rejection(engine.view());
    const { view } = await engine.open(record, [0, 1]);
    await engine.outlook();
    return [early.message, view.moves, view.tiles.length];
  }, record);
  expect([early, moves, tiles]).toEqual(["there is no game", 1, 2]);
});

test("an engine that cannot be loaded says so", async () => {
  let there = false;
  const it = await driven({
    before: async (page) => {
      await page.context().route(/\.wasm$/, (route) => (there ? route.continue() : route.fulfill({ status: 404, body: "" })));
    },
  });
  const fault = await it.page.evaluate(() => window.drive.rejection(window.drive.engine.catalogue()));
  expect(fault).toEqual({ name: "EngineStopped", message: expect.stringMatching(/^the engine cannot be loaded/) });
  it.errors.length = 0;
  there = true;
  expect(await it.page.evaluate(async () => (await window.drive.engine.catalogue()).name)).toBe("aude");
});
