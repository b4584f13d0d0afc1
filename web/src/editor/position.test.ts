import { expect, test } from "vitest";
import type { Catalogue, SetupMessage } from "../engine/setup";
import catalogue from "../testing/catalogue.json";
import { draftOf, join, positionOf, setupIn } from "./position";

const known = catalogue as unknown as Catalogue;
const name = (n: number) => `Player ${n}`;

const setup: SetupMessage = {
  players: ["Anna", "Ben", "Cleo"],
  first: 2,
  parts: { base: 1, tower: 1 },
  options: { farmers: "off" },
  start: [{ tile: "D", at: [0, 0], turn: 1, figures: [] }],
  scores: [3, 4, 5],
  bag: { U: 2 },
  next: "U",
};

test("a position goes into a draft and comes out again", () => {
  const draft = draftOf(setup, "Dora");
  expect(draft.seats.map((seat) => [seat.name, seat.kind, seat.colour])).toEqual([
    ["Anna", "person", 0],
    ["Ben", "person", 1],
    ["Cleo", "person", 2],
  ]);
  const again = join(draft, positionOf(setup), known, name);
  expect(again).toMatchObject(setup);
  expect(again.seed).toBeUndefined();
});

test("what players hold comes along", () => {
  const held: SetupMessage = {
    ...setup,
    start: [{ tile: "U", at: [0, 0], turn: 0, bridge: { axis: "ns", owner: 1 } }],
    prisoners: [{ holder: 0, owner: 2, figure: "follower" }],
    goods: [{ wine: 1 }, {}, { cloth: 2 }],
    "tower-pieces": [1, 2, 3],
    king: { holder: 1, size: 4 },
    dragon: [0, 0],
  };
  const draft = draftOf(held, "");
  expect(join(draft, positionOf(held), known, name)).toMatchObject(held);
});

test("whoever leaves takes the points along", () => {
  const draft = draftOf(setup, "");
  draft.seats.pop();
  draft.seats[0]!.name = " ";
  const joined = join(draft, positionOf(setup), known, name);
  expect(joined).toMatchObject({ players: ["Player 1", "Ben"], scores: [3, 4], first: 1 });
});

test("without a position one begins with the base game against a computer", () => {
  const draft = draftOf(null, "Dora");
  expect(draft.seats.map(({ kind }) => kind)).toEqual(["person", "computer"]);
  const joined = join(draft, {}, known, name);
  expect(joined).toMatchObject({ parts: { base: 1 }, first: 0 });
  expect(joined.start).toBeUndefined();
});

test("only setups are read", () => {
  expect(setupIn(JSON.stringify(setup))).toEqual(setup);
  for (const text of ["", "{}", "[1]", "null", '{"players":[]}', '{"players":[3]}']) expect(setupIn(text)).toBeNull();
});
