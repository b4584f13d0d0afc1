import { expect, test } from "vitest";
import {
  addSeat,
  changes,
  choose,
  chosen,
  clear,
  type Draft,
  isSeed,
  moveSeat,
  removeSeat,
  restore,
  setColour,
  setCount,
  setKind,
  setOption,
  setupOf,
  simple,
  takePreset,
  usualCount,
  usualOption,
} from "./draft";
import type { Catalogue } from "./engine/setup";
import recorded from "./testing/catalogue.json";

const catalogue = recorded as unknown as Catalogue;
const box = (name: string) => catalogue.boxes.find((one) => one.name === name)!;
const option = (name: string) => catalogue.options.find((one) => one.name === name)!;
const count = (name: string) => catalogue.counts.find((one) => one.name === name)!;
const preset = (name: string) => catalogue.presets.find((one) => one.name === name)!;
const person = (n: number) => `Player ${n}`;

test("the simple game asks for the base game, two players and nothing else", () => {
  expect(setupOf(simple("Anna"), catalogue, () => 0.7)).toEqual({
    players: ["Anna", "Guilhem"],
    first: 1,
    parts: { base: 1 },
    toggles: { abbots: false, gardens: false },
    options: {},
    counts: {},
    seed: 700_000_000,
  });
});

test("a seed and a first player that were chosen are kept", () => {
  const draft = { ...simple("Anna"), seed: " 42 ", first: 0 };
  expect(setupOf(draft, catalogue)).toMatchObject({ seed: 42, first: 0 });
  expect(["", " 7 ", "123456789012345"].every(isSeed)).toBe(true);
  expect(["x", "-1", "1.5", "1234567890123456"].some(isSeed)).toBe(false);
});

test("a box comes with its first set, or the one of the edition, and goes with all that was chosen in it", () => {
  const draft = simple("Anna");
  choose(draft, box("river"), true, catalogue);
  expect(draft.sets).toEqual({ base: 1, "river-1": 1 });
  draft.toggles["pig-herd"] = true;
  draft.options["river-start-tile"] = "shuffled-in";
  expect(changes(draft, box("river"))).toBe(2);
  choose(draft, box("river"), false, catalogue);
  expect(draft).toEqual(simple("Anna"));

  takePreset(draft, preset("nordic-2010"), catalogue);
  choose(draft, box("river"), false, catalogue);
  choose(draft, box("river"), true, catalogue);
  expect(draft.sets["river-2"]).toBe(1);
});

test("a box without tiles is its elements", () => {
  const draft = simple("Anna");
  const abbot = box("abbot");
  expect(chosen(draft, abbot)).toBe(false);
  choose(draft, abbot, true, catalogue);
  expect(chosen(draft, abbot)).toBe(true);
  expect(setupOf(draft, catalogue).toggles).toEqual({ abbots: true, gardens: true });
  clear(draft, abbot, catalogue);
  expect(chosen(draft, abbot)).toBe(true);
  choose(draft, abbot, false, catalogue);
  expect(draft).toEqual(simple("Anna"));
});

test("an edition brings its boxes and its rules and forgets what was chosen before", () => {
  const draft = simple("Anna");
  draft.options.farmers = "off";
  draft.counts.follower = 3;
  takePreset(draft, preset("new-edition-2016"), catalogue);
  expect(draft).toMatchObject({ preset: "new-edition-2016", options: {}, counts: {}, sets: { "base-gardens": 1, "river-1-gardens": 1 } });
  expect(chosen(draft, box("abbot"))).toBe(true);
  expect(setupOf(draft, catalogue).preset).toBe("new-edition-2016");
  takePreset(draft, null, catalogue);
  expect(draft).toEqual(simple("Anna"));
});

test("what is as usual is not said", () => {
  const draft = simple("Anna");
  takePreset(draft, preset("first-edition"), catalogue);
  const scoring = option("farmer-scoring");
  expect(usualOption(draft, scoring, catalogue)).toBe("city-majority-4");
  setOption(draft, scoring, "field-majority-3", catalogue);
  expect(draft.options).toEqual({ "farmer-scoring": "field-majority-3" });
  setOption(draft, scoring, "city-majority-4", catalogue);
  expect(draft.options).toEqual({});

  const pieces = count("tower-piece");
  expect(usualCount(draft, pieces)).toBe(10);
  addSeat(draft, "computer", person);
  expect(usualCount(draft, pieces)).toBe(9);
  setCount(draft, pieces, 4);
  expect(draft.counts).toEqual({ "tower-piece": 4 });
  setCount(draft, pieces, 9);
  expect(draft.counts).toEqual({});
});

test("several copies are a change that can be taken back", () => {
  const draft = simple("Anna");
  draft.sets.base = 3;
  expect(changes(draft, box("base"))).toBe(1);
  clear(draft, box("base"), catalogue);
  expect(draft.sets).toEqual({ base: 1 });
});

test("seats: names and colours of their own, at most six, the first player stays the first", () => {
  const draft = simple("Player 1");
  for (let i = 0; i < 9; i++) addSeat(draft, i % 2 ? "computer" : "person", person);
  expect(draft.seats).toHaveLength(6);
  expect(new Set(draft.seats.map((seat) => seat.name)).size).toBe(6);
  expect(draft.seats.map((seat) => seat.colour).sort()).toEqual([0, 1, 2, 3, 4, 5]);

  draft.first = 1;
  const beginner = draft.seats[1];
  moveSeat(draft, 1, -1);
  expect(draft.seats[draft.first]).toBe(beginner);
  moveSeat(draft, 0, -1);
  expect(draft.seats[0]).toBe(beginner);
  moveSeat(draft, 0, 1);
  removeSeat(draft, 0);
  expect(draft.seats[draft.first]).toBe(beginner);
  removeSeat(draft, draft.first);
  expect(draft.first).toBeNull();

  setColour(draft, 0, draft.seats[1]!.colour);
  expect(new Set(draft.seats.map((seat) => seat.colour)).size).toBe(draft.seats.length);
});

test("a person becomes a computer with a computer's name, and keeps the colour", () => {
  const draft = simple("Anna");
  setKind(draft, 0, "computer", person);
  expect(draft.seats[0]).toEqual({ kind: "computer", name: "Alaïs", level: "medium", colour: 0 });
  setKind(draft, 0, "person", person);
  expect(draft.seats[0]).toEqual({ kind: "person", name: "Player 1", colour: 0 });
});

test("the last choice comes back, without what is not known any more", () => {
  const draft: Draft = { ...simple("Anna"), preset: "nordic-2010", first: 1 };
  draft.aids.hint = false;
  choose(draft, box("tower"), true, catalogue);
  draft.options.farmers = "off";
  const kept = JSON.parse(JSON.stringify(draft)) as Record<string, unknown>;
  expect(restore(kept, catalogue, "x")).toEqual(draft);

  const odd = {
    preset: "gone",
    sets: { base: 2, gone: 1, tower: -1 },
    toggles: { gone: true, king: "yes" },
    options: { farmers: "maybe", gone: "on" },
    counts: { follower: 1.5, pig: 2 },
    seats: [{ kind: "ghost" }, { kind: "person", name: "B", colour: 3 }, { kind: "person", name: "C", colour: 3 }],
    first: 5,
    aids: 7,
  };
  const seats = [
    { kind: "person", name: "B", colour: 3 },
    { kind: "person", name: "C", colour: 4 },
  ];
  expect(restore(odd, catalogue, "x")).toEqual({ ...simple("x"), sets: { base: 2 }, counts: { pig: 2 }, seats });
  expect(restore(null, catalogue, "x")).toEqual(simple("x"));
  expect(restore({}, catalogue, "x")).toEqual(simple("x"));
});
