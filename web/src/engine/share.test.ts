import { expect, test } from "vitest";
import { share } from "./share";

const view = () => ({ moves: 1, ask: null as null | object, tiles: [{ at: [0, 0], tile: "D" }, { at: [1, 0], tile: "U" }], names: { a: 1 } });

test("what is the same is the same object", () => {
  const before = view();
  expect(share(before, view())).toBe(before);
});

test("what has changed is new, and all that it is in", () => {
  const before = view();
  const now = share(before, { ...view(), moves: 2, tiles: [...view().tiles, { at: [2, 0], tile: "V" }] });
  expect(now).not.toBe(before);
  expect(now.tiles).not.toBe(before.tiles);
  expect(now.tiles[1]).toBe(before.tiles[1]);
  expect(now.names).toBe(before.names);
  expect(now).toEqual({ moves: 2, ask: null, tiles: [...view().tiles, { at: [2, 0], tile: "V" }], names: { a: 1 } });
  expect(before).toEqual(view());
});

test("what has gone, come, or become something else", () => {
  expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(share([1, 2], [1])).toEqual([1]);
  expect(share({ 0: 1 }, [1])).toEqual([1]);
  expect(share(null, { a: 1 })).toEqual({ a: 1 });
  expect(share({ a: 1 }, null)).toBeNull();
  expect(share("a", "b")).toBe("b");
});
