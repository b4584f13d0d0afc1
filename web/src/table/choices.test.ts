import { describe, expect, it } from "vitest";
import type { Ask, Form, Point } from "../engine/types";
import { familiesOf, sortChoices, spread, tileForm } from "./choices";
import { ask as asked, choices } from "./fixture";

const ask = (...list: [verb: string, form: Form][]): Ask => asked("place-tile", choices(...list));

const tile = (name: string, at: [number, number], turn: number): [string, Form] => [
  "place-tile",
  { how: "tile", tile: name, at, turn, span: null },
];
const spot = (figure: string, segment: number, point: Point): [string, Form] => [
  "place",
  { how: "spot", figure, at: [0, 0], segment, point, lies: false, away: false },
];

describe("choices", () => {
  it("of nothing are none", () => {
    expect(sortChoices(null)).toEqual({ tiles: [], places: [], marks: [], bids: [], cards: [], buttons: [] });
  });

  it("of tiles are gathered by square, their turns in order", () => {
    const { tiles, places } = sortChoices(ask(tile("A", [1, 0], 3), tile("A", [1, 0], 1), tile("A", [0, 1], 0), tile("B", [1, 0], 2)));
    expect(tiles).toEqual(["A", "B"]);
    expect(places.map(({ tile, at, ways }) => [tile, at, ways.map((way) => tileForm(way)?.turn)])).toEqual([
      ["A", [1, 0], [1, 3]],
      ["A", [0, 1], [0]],
      ["B", [1, 0], [2]],
    ]);
  });

  it("of figures on one segment are one mark; those on corners stand by themselves", () => {
    const corner: [string, Form] = ["place", { how: "spot", figure: "barn", at: [0, 0], segment: 2, point: [0, 0], lies: false, away: false, corner: 3 }];
    const { marks } = sortChoices(
      ask(spot("follower", 1, [50, 20]), spot("big-follower", 1, [50, 22]), spot("follower", 2, [50, 80]), corner),
    );
    expect(marks.map(({ how, choices }) => [how, choices.map(({ index }) => index)])).toEqual([
      ["spot", [0, 1]],
      ["spot", [2]],
      ["spot", [3]],
    ]);
  });

  it("of spans along and across a tile are two marks", () => {
    const { marks } = sortChoices(
      ask(
        ["bridge", { how: "span", span: { at: [2, 1], axis: "ns" } }],
        ["bridge", { how: "span", span: { at: [2, 1], axis: "ew" } }],
      ),
    );
    expect(marks).toHaveLength(2);
    expect(marks[0]?.point).not.toEqual(marks[1]?.point);
  });

  it("all have a place: none is lost, none comes twice", () => {
    const all = ask(
      tile("A", [1, 0], 0),
      spot("follower", 0, [1, 2]),
      ["capture", { how: "piece", owner: 1, figure: "follower", at: [0, 0], point: [3, 4] }],
      ["dragon", { how: "square", at: [0, 1] }],
      ["bridge", { how: "span", span: { at: [0, 0], axis: "ns" } }],
      ["enter-city", { how: "quarter", figure: "follower", quarter: "market", count: null, point: [-20, 30], to: null }],
      ["castle", { how: "segment", segment: { at: [0, 0], segment: 1 }, point: [5, 5] }],
      ["bid", { how: "points", points: 3 }],
      ["bid", { how: "points", points: 1 }],
      ["choose-tile", { how: "choose", tile: "C" }],
      ["pass", { how: "button" }],
      ["ransom", { how: "button" }],
    );
    const { places, marks, bids, cards, buttons } = sortChoices(all);
    const found = [...places.flatMap(({ ways }) => ways), ...marks.flatMap(({ choices }) => choices), ...bids, ...cards, ...buttons];
    expect(found.map(({ index }) => index).sort((a, b) => a - b)).toEqual(all.choices.map(({ index }) => index));
    expect(bids.map(({ index }) => index)).toEqual([8, 7]);
    expect(buttons.map(({ verb }) => verb)).toEqual(["ransom", "pass"]);
    expect(marks.find(({ how }) => how === "quarter")?.at).toEqual([-1, 0]);
  });
});

describe("what one can set out to do", () => {
  const fairy: [string, Form] = ["fairy", { how: "piece", owner: 0, figure: "follower", at: [0, 0], point: [3, 4] }];
  const bridge: [string, Form] = ["bridge", { how: "span", span: { at: [0, 0], axis: "ns" } }];

  it("is not asked where there is but one thing", () => {
    expect(familiesOf(ask(spot("follower", 1, [0, 0]), spot("follower", 2, [9, 9])))).toEqual({ families: [], first: null });
  });

  it("begins with what comes first", () => {
    const { families, first } = familiesOf(ask(spot("follower", 1, [0, 0]), fairy, bridge));
    expect(families.map(({ name }) => name)).toEqual(["place", "fairy", "bridge"]);
    expect(first).toBe("place");
  });

  it("begins with the tile as long as one is in hand", () => {
    expect(familiesOf(ask(tile("A", [1, 0], 0), bridge))).toMatchObject({ families: [{ name: "bridge" }], first: "tile" });
    expect(familiesOf(ask(tile("A", [1, 0], 0))).first).toBeNull();
  });
});

describe("marks", () => {
  it("keep apart, and stay where they are if they are", () => {
    const points: Point[] = [
      [0, 0],
      [5, 0],
      [5, 0],
      [200, 0],
    ];
    const out = spread(points, 30);
    for (let i = 0; i < out.length; i++) {
      for (let j = i + 1; j < out.length; j++) {
        const [a, b] = [out[i] as Point, out[j] as Point];
        expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(28);
      }
    }
    expect(out[3]).toEqual([200, 0]);
    expect(points[0]).toEqual([0, 0]);
  });
});
