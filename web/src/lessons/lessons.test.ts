import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { Engine, Step as Played } from "../engine/engine";
import type { Choice, Text, View } from "../engine/types";
import { Keeper } from "../storage";
import { LANGUAGES } from "../stored";
import catalogue from "../testing/catalogue.json";
import { FakeEngine } from "../testing/fake";
import { game } from "../testing/game";
import { lessonOf, PART_LESSONS, textOf } from "./course";
import { leadTo, LessonSession } from "./lesson.svelte";
import { finish, leave, offer, progress } from "./progress";
import { chaptersOf, isRead, type Lesson, matches, movesOf, slipOf, stopsOf } from "./script";

const LOCALES = join(import.meta.dirname, "../../../locales");
const PARTS = join(import.meta.dirname, "../../../parts");

function choice(verb: string, form: Choice["form"], label: Text = { id: "label" }): Choice {
  return { index: 0, verb, group: verb, picture: null, declines: verb === "pass", form, label, detail: null };
}

const tile = (at: [number, number], turn: number, bridge = false) =>
  choice("place-tile", { how: "tile", tile: "U", at, turn, span: bridge ? { at, axis: "ew" } : null });
const spot = (figure: string, kind: string, side: string) =>
  choice(
    "place",
    { how: "spot", figure, at: [1, 0], segment: 0, point: [0, 0], lies: false, away: false },
    { id: "do-place", args: { figure, place: { id: "segment", args: { kind, sides: [{ id: "side", args: { side } }] } } } },
  );
const pass = choice("pass", { how: "button" });

describe("a move", () => {
  test("names a tile by square, turn and bridge", () => {
    const move = { verb: "place-tile", at: [1, 0] as [number, number], turn: 1 };
    expect(matches(move, tile([1, 0], 1))).toBe(true);
    expect(matches(move, tile([1, 0], 2))).toBe(false);
    expect(matches(move, tile([0, 1], 1))).toBe(false);
    expect(matches(move, tile([1, 0], 1, true))).toBe(false);
    expect(matches({ ...move, bridge: true }, tile([1, 0], 1, true))).toBe(true);
  });

  test("names a figure by what it is placed on, as the words of the choice have it", () => {
    const move = { verb: "place", figure: "follower", kind: "field", side: "s" };
    expect(matches(move, spot("follower", "field", "s"))).toBe(true);
    expect(matches(move, spot("follower", "field", "n"))).toBe(false);
    expect(matches(move, spot("follower", "road", "s"))).toBe(false);
    expect(matches(move, spot("big-follower", "field", "s"))).toBe(false);
    expect(matches(move, pass)).toBe(false);
  });

  test("that says nothing is any choice", () => {
    expect([tile([0, 0], 0), spot("pig", "field", "n"), pass].every((one) => matches({}, one))).toBe(true);
  });

  test("that was missed is answered by how", () => {
    const place = { say: "", play: { verb: "place-tile", at: [1, 0] as [number, number], turn: 1 } };
    expect(slipOf(place, tile([0, 1], 1))).toBe("square");
    expect(slipOf(place, tile([1, 0], 2))).toBe("turn");
    const figure = { say: "", play: { verb: "place", kind: "road" } };
    expect(slipOf(figure, spot("follower", "city", "n"))).toBe("figure");
    expect(slipOf(figure, pass)).toBe("pass");
    expect(slipOf({ say: "", play: { verb: "pass" } }, spot("follower", "city", "n"))).toBe("other");
  });
});

describe("all lessons", () => {
  test("are there for every box but the base game, which has the first steps", () => {
    expect([...PART_LESSONS].sort()).toEqual(catalogue.boxes.map(({ name }) => name).filter((name) => name !== "base").sort());
    expect(lessonOf("tutorial")?.positions.length).toBe(1);
    expect(lessonOf("nothing")).toBe(null);
  });

  test.each(LANGUAGES)("have words for every step and chapter in %s", (language) => {
    const parts = PART_LESSONS.map((name) => join(PARTS, name, `lesson.${language}.ftl`)).filter((file) => existsSync(file));
    const files = [...["web-lessons", "course"].map((file) => join(LOCALES, language, `${file}.ftl`)), ...parts];
    const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
    const ids = new Set(text.match(/^[a-z][a-z0-9-]*(?= =)/gm));
    const wanted = ["tutorial", ...PART_LESSONS].flatMap((name) => {
      const stops = stopsOf(lessonOf(name)!);
      return [...stops.map(({ step }) => textOf(name, step.say)), ...chaptersOf(stops).map((chapter) => `learn-chapter-${chapter.name}`)];
    });
    for (const slip of ["square", "turn", "figure", "pass", "other"]) wanted.push(`lesson-slip-${slip}`);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
    // And none for steps there are not.
    const known = new Set(wanted);
    const steps = [...ids].filter((id) => /^tut-|^lesson-.*-\d+$/.test(id));
    expect(steps.filter((id) => !known.has(id))).toEqual([]);
  });

  test("end with something to read and ask for something before", () => {
    for (const name of ["tutorial", ...PART_LESSONS]) {
      const stops = stopsOf(lessonOf(name)!);
      expect(isRead(stops.at(-1)!.step), name).toBe(true);
      expect(stops.filter(({ step }) => movesOf(step).length && step.by === undefined).length, name).toBeGreaterThan(1);
    }
  });
});

/** The fake engine, whose choices are called "one" and "two". */
function talking(): { engine: Engine; fake: FakeEngine } {
  const fake = new FakeEngine();
  const renamed = (view: View): View => {
    const choices = view.ask?.choices.map((one) => ({ ...one, verb: one.index ? "two" : "one" }));
    return view.ask && choices ? { ...view, ask: { ...view.ask, choices } } : view;
  };
  const played = async (step: Promise<Played>) => ({ ...(await step), view: renamed((await step).view) });
  const engine = new Proxy(fake as Engine, {
    get(target, name) {
      if (name === "start") return (...args: Parameters<Engine["start"]>) => played(fake.start(args[0]));
      if (name === "open") return (record: string) => played(fake.open(record));
      if (name === "play") return (moves: number, index: number) => played(fake.play(moves, index));
      if (name === "view") return async () => renamed(await fake.view());
      const value = Reflect.get(target, name) as unknown;
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { engine, fake };
}

const LESSON: Lesson = {
  name: "talk",
  positions: [
    {
      setup: {},
      steps: [
        { say: "hello" },
        { say: "ask", play: { verb: "two" } },
        { say: "hers", by: 1, play: [{ verb: "two" }] },
        { say: "read" },
        { say: "again", play: { verb: "one" } },
        { say: "free", free: true },
        { say: "end" },
      ],
    },
  ],
};

describe("a lesson", () => {
  const stops = stopsOf(LESSON);
  let written: [number, string][];

  async function begin(at = 0, record?: string): Promise<{ session: LessonSession; fake: FakeEngine }> {
    const { engine, fake } = talking();
    written = [];
    const own = game("lesson", record ? { record } : {});
    const session = new LessonSession(engine, own, stops, at, { write: (...mark) => written.push(mark) }, () => "quick");
    await session.open();
    return { session, fake };
  }

  const settled = (session: LessonSession, say: string) => expect.poll(() => session.step?.say).toBe(say);

  beforeEach(() => (written = []));

  test("goes from step to step, and the opponent follows the script", async () => {
    const { session, fake } = await begin();
    expect(session.step?.say).toBe("hello");
    session.next();
    expect(session.step?.say).toBe("ask");
    expect(session.aimed).toEqual([1]);
    await session.play(1);
    await settled(session, "read");
    expect(fake.said).toEqual([1, 1]);
    expect(written.at(-1)).toEqual([3, "players Anna,Ben\nsaid 1 1"]);
    session.close();
  });

  test("does not play what was not asked for, and says so until it goes on", async () => {
    const { session, fake } = await begin(1);
    await session.play(0);
    expect(session.slip).toBe("other");
    expect(fake.said).toEqual([]);
    expect(session.step?.say).toBe("ask");
    await session.show();
    expect(session.slip).toBe(null);
    expect(fake.said[0]).toBe(1);
    session.close();
  });

  test("takes an action for reading on", async () => {
    const { session, fake } = await begin(3, "players Anna,Ben\nsaid 1 1");
    await session.play(0);
    await settled(session, "free");
    expect(fake.said.slice(0, 3)).toEqual([1, 1, 0]);
    session.close();
  });

  test("lets everybody play freely to the end of the game", async () => {
    const { session } = await begin(5, "players Anna,Ben\nsaid 1 1 0 0 0 0");
    expect(session.aimed).toEqual([]);
    await session.play(0);
    await settled(session, "end");
    expect(session.view?.over).toBe(true);
    session.close();
  });

  test("is led to a step by the script", async () => {
    const { engine, fake } = talking();
    const { view } = await engine.start({ players: ["Anna", "Ben"] }, [0, 1]);
    const record = await leadTo(engine, stops, 5, view);
    expect(fake.said).toEqual([1, 1, 0]);
    expect(record).toContain("said 1 1 0");
  });
});

describe("progress", () => {
  test("is kept, and what is kept is not believed", () => {
    const keeper = new Keeper(null);
    expect(progress(keeper)).toEqual({ marks: {}, done: [], offered: [] });
    leave(keeper, "tutorial", { step: 3, record: "r" });
    expect(progress(keeper).marks).toEqual({ tutorial: { step: 3, record: "r" } });
    finish(keeper, "tutorial");
    expect(progress(keeper)).toEqual({ marks: {}, done: ["tutorial"], offered: [] });
    keeper.setLessons({ marks: { a: 3, b: { step: "x" } }, done: "all", offered: [1, "tower"] });
    expect(progress(keeper)).toEqual({ marks: {}, done: [], offered: ["tower"] });
  });

  test("offers a lesson once, and never to those who know it", () => {
    const keeper = new Keeper(null);
    expect(offer(keeper, "tower")).toBe(true);
    expect(offer(keeper, "tower")).toBe(false);
    finish(keeper, "cult");
    expect(offer(keeper, "cult")).toBe(false);
  });
});
