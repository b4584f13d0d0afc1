import { expect, test, vi } from "vitest";
import { aids, Keeper, salvage, type Store } from "./storage";
import { ALL_AIDS, DEFAULT_SETTINGS } from "./stored";
import { game } from "./testing/game";

/** A store that has room for so many letters. */
class Box implements Store {
  readonly all = new Map<string, string>();
  constructor(private room = Infinity) {}
  get length() {
    return this.all.size;
  }
  key(i: number) {
    return [...this.all.keys()][i] ?? null;
  }
  getItem(key: string) {
    return this.all.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.all.set(key, value);
  }
  removeItem(key: string) {
    this.all.delete(key);
  }
}

test("games come back as they were kept, the last one first", () => {
  const keeper = new Keeper(new Box(), "a");
  keeper.put(game("old", { when: 1 }));
  keeper.put(game("new", { when: 2, last: 1 }));
  expect(keeper.games()).toEqual({ games: [game("new", { when: 2, last: 1 }), game("old", { when: 1 })], damaged: [] });
  expect(keeper.game("old")).toEqual(game("old"));
  expect(keeper.game("none")).toBeNull();
});

test("a game that is deleted can be brought back", () => {
  const keeper = new Keeper(new Box(), "a");
  keeper.put(game("one"));
  const back = keeper.remove("one");
  expect(keeper.games().games).toEqual([]);
  back();
  expect(keeper.game("one")).toEqual(game("one"));
});

test("damage is told, wherever a kept game is cut off, and what can be read of the record is saved", () => {
  const store = new Box();
  const keeper = new Keeper(store, "a");
  const record = 'players "Anna"\nsaid ü \\ 1';
  const text = JSON.stringify(game("x", { record }));
  const whole = text.indexOf('"seats"');
  for (let cut = 1; cut < text.length; cut++) {
    store.setItem("aude.game.x", text.slice(0, cut));
    const { games, damaged } = keeper.games();
    expect(games).toEqual([]);
    expect(damaged[0]).toMatchObject({ id: "x", text: text.slice(0, cut), newer: false });
    const saved = damaged[0]!.record;
    expect(record.startsWith(saved ?? "")).toBe(true);
    if (cut > whole) expect(saved).toBe(record);
  }
});

test("what is no game is damaged: other shapes, other versions, bad seats", () => {
  const store = new Box();
  const keeper = new Keeper(store, "a");
  const wrong = (text: string) => {
    store.setItem("aude.game.x", text);
    return keeper.games().damaged[0];
  };
  expect(wrong("[]")).toMatchObject({ record: null, newer: false });
  expect(wrong("")).toMatchObject({ record: null });
  expect(wrong(JSON.stringify({ ...game("x"), version: 2 }))).toMatchObject({ newer: true, record: game("x").record });
  expect(wrong(JSON.stringify({ ...game("x"), seats: [] }))).toBeDefined();
  expect(wrong(JSON.stringify({ ...game("x"), seats: [{ kind: "ghost", name: "", colour: 0 }] }))).toBeDefined();
  expect(wrong(JSON.stringify({ ...game("x"), seats: [{ kind: "person", name: "A", colour: 6 }] }))).toBeDefined();
});

test("what can be made good is", () => {
  const store = new Box();
  store.setItem("aude.game.x", JSON.stringify({ ...game("x"), glance: "?", aids: { hint: false }, boxes: [1, "base"], when: null }));
  const [found] = new Keeper(store, "a").games().games;
  expect(found).toMatchObject({ when: 0, boxes: ["base"], glance: { scores: [], tiles: [] }, aids: { hint: false, bag: true } });
});

test("a full store says so for games, and is quiet about settings", () => {
  const keeper = new Keeper(new Box(10), "a");
  expect(() => keeper.put(game("x"))).toThrow("full");
  keeper.setSettings(DEFAULT_SETTINGS);
  keeper.setChoice({ seats: [] });
  expect(keeper.settings()).toEqual(DEFAULT_SETTINGS);
});

test("without a store the page works until it is closed", () => {
  const keeper = new Keeper(null, "a");
  expect(keeper.lasting).toBe(false);
  keeper.put(game("x"));
  expect(keeper.games().games).toHaveLength(1);
});

test("of two tabs the one that claims a game later goes on", () => {
  const store = new Box();
  const [older, newer] = [new Keeper(store, "a"), new Keeper(store, "b")];
  older.put(game("x"));
  expect(older.shelf.save(game("x", { when: 5 }))).toBe(true);
  expect(newer.shelf.claim("x")).toMatchObject({ when: 5, tab: "b" });
  expect(older.shelf.save(game("x", { when: 6 }))).toBe(false);
  expect(newer.game("x")).toMatchObject({ when: 5, tab: "b" });
  expect(newer.shelf.save(game("x", { when: 7 }))).toBe(true);
});

test("a claim for which there is no room holds all the same, until another tab claims", () => {
  const store = new Box();
  const keeper = new Keeper(store, "a tab with a long name");
  new Keeper(store, "a").put(game("x"));
  const write = vi.spyOn(store, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keeper.shelf.claim("x");
  expect(() => keeper.shelf.save(game("x", { when: 2 }))).toThrow("full");
  write.mockRestore();
  expect(keeper.shelf.save(game("x", { when: 3 }))).toBe(true);
  new Keeper(store, "b").shelf.claim("x");
  expect(keeper.shelf.save(game("x", { when: 4 }))).toBe(false);
});

test("a tab hears when its game is claimed by another, and only then", () => {
  const keeper = new Keeper(new Box(), "a");
  const taken = vi.fn();
  const stop = keeper.shelf.watch("x", taken);
  const happen = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent("storage", { key, newValue }));
  happen("aude.game.x", JSON.stringify(game("x", { tab: "a" })));
  happen("aude.game.y", JSON.stringify(game("y", { tab: "b" })));
  happen("aude.game.x", null);
  expect(taken).not.toHaveBeenCalled();
  happen("aude.game.x", JSON.stringify(game("x", { tab: "b" })));
  expect(taken).toHaveBeenCalledTimes(1);
  stop();
  happen("aude.game.x", JSON.stringify(game("x", { tab: "b" })));
  expect(taken).toHaveBeenCalledTimes(1);
});

test("settings that make no sense are the usual ones", () => {
  const store = new Box();
  store.setItem("aude.settings", '{"language":"da","theme":"pink","motion":1}');
  expect(new Keeper(store, "a").settings()).toEqual({ ...DEFAULT_SETTINGS, language: "da" });
  store.setItem("aude.settings", "{");
  expect(new Keeper(store, "a").settings()).toEqual(DEFAULT_SETTINGS);
});

test("salvage and aids take anything", () => {
  expect(salvage("")).toBeNull();
  expect(salvage('{"record":""}')).toBeNull();
  expect(salvage('..."record" : "a\\nb\\')).toBe("a\nb");
  expect(aids(null)).toEqual(ALL_AIDS);
  expect(aids({ hint: false, other: true })).toEqual({ ...ALL_AIDS, hint: false });
});

test("what the browser lost comes back from the copy, and nothing else does", async () => {
  const copies = new Map<string, string>();
  const mirror = { all: async () => new Map(copies), put: (key: string, text: string) => void copies.set(key, text), remove: (key: string) => void copies.delete(key) };
  const store = new Box();
  const keeper = new Keeper(store, "a", mirror);
  for (const id of ["lost", "older", "newer", "cut"]) keeper.put(game(id, { when: 5 }));
  keeper.put(game("gone"));
  keeper.remove("gone");
  keeper.put(game("taken"));
  keeper.remove("taken")();
  store.removeItem("aude.game.lost");
  store.setItem("aude.game.older", JSON.stringify(game("older", { when: 4 })));
  store.setItem("aude.game.newer", JSON.stringify(game("newer", { when: 6 })));
  store.setItem("aude.game.cut", '{"version":1,');
  store.setItem("aude.game.later", '{"version":2}');
  copies.set("aude.game.later", JSON.stringify(game("later")));
  copies.set("aude.game.nonsense", "nonsense");
  copies.set("aude.settings", "{}");
  store.removeItem("aude.game.taken");
  const again = new Keeper(store, "b", mirror);
  await again.recover();
  const { games, damaged } = again.games();
  expect(new Map(games.map(({ id, when }) => [id, when]))).toEqual(new Map([["newer", 6], ["lost", 5], ["older", 5], ["cut", 5], ["taken", game("taken").when]]));
  expect(damaged).toMatchObject([{ id: "later", newer: true }]);
  expect(store.getItem("aude.settings")).toBeNull();
});
