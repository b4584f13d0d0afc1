import { expect, test } from "vitest";
import { fillSeats, setupOf, simple } from "./draft";
import type { Catalogue } from "./engine/setup";
import { MIXES, mixOf, takeMix } from "./mixes";
import { quickDraft, readQuick } from "./quick";
import recorded from "./testing/catalogue.json";

const catalogue = recorded as unknown as Catalogue;

test("mixes are of boxes, sets and elements that there are", () => {
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  for (const { boxes, sets, toggles } of MIXES) {
    expect(names(catalogue.boxes)).toEqual(expect.arrayContaining(boxes));
    expect(names(catalogue.parts)).toEqual(expect.arrayContaining(sets));
    expect(names(catalogue.toggles)).toEqual(expect.arrayContaining(toggles));
  }
});

test("a mix that was taken is the one that is chosen, until the boxes change", () => {
  const draft = simple("Anna");
  expect(mixOf(draft)?.name).toBe("base");
  for (const mix of MIXES) {
    takeMix(draft, mix);
    expect(mixOf(draft)).toBe(mix);
  }
  draft.sets.cult = 1;
  expect(mixOf(draft)).toBeNull();
  takeMix(draft, MIXES[0]!);
  draft.toggles.abbots = true;
  expect(mixOf(draft)).toBeNull();
});

test("a game at once is what was chosen last, as far as it can still be had", () => {
  expect(readQuick(null)).toEqual({ level: "medium", players: 2, mix: "base", short: false });
  expect(readQuick({ level: "god", players: 99, mix: "none", short: "yes" })).toEqual({ level: "medium", players: 6, mix: "base", short: false });
  const quick = { level: "hard", players: 3, mix: "dragon", short: true } as const;
  expect(readQuick({ ...quick })).toEqual(quick);
  const draft = quickDraft(quick, "Anna");
  expect(draft.seats.map(({ kind, name, level }) => [kind, name, level])).toEqual([
    ["person", "Anna", undefined],
    ["computer", "Guilhem", "hard"],
    ["computer", "Alaïs", "hard"],
  ]);
  expect(setupOf(draft, catalogue, () => 0)).toMatchObject({ parts: { base: 1, "princess-dragon": 1, tower: 1 }, tiles: 36 });
});

test("a game with all tiles does not say how many", () => {
  expect("tiles" in setupOf(quickDraft(readQuick(null), "Anna"), catalogue)).toBe(false);
});

test("seats are filled with computers, and emptied from the last", () => {
  const draft = simple("Anna");
  fillSeats(draft, 4, String);
  expect(draft.seats.map(({ kind }) => kind)).toEqual(["person", "computer", "computer", "computer"]);
  draft.first = 3;
  fillSeats(draft, 1, String);
  expect([draft.seats.length, draft.first]).toEqual([1, null]);
  fillSeats(draft, 9, String);
  expect(draft.seats).toHaveLength(6);
});
