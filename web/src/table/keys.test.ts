import { describe, expect, it } from "vitest";
import en from "../../../locales/en/web-table.ftl?raw";
import type { Point } from "../engine/types";
import { commandOf, LISTED, nextPoint } from "./keys";

const key = (name: string, more: Partial<KeyboardEvent> = {}) => ({
  key: name,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});
const idle = { choosing: false };
const choosing = { choosing: true };

describe("keys", () => {
  it("go among places where there are some, else they move the table", () => {
    expect(commandOf(key("ArrowLeft"), choosing)).toEqual({ do: "step", way: "left" });
    expect(commandOf(key("ArrowLeft"), idle)).toEqual({ do: "pan", way: "left" });
    expect(commandOf(key("ArrowUp", { shiftKey: true }), choosing)).toEqual({ do: "pan", way: "up" });
  });

  it("turn the tile, and the view by another key", () => {
    expect(commandOf(key("r"), choosing)).toEqual({ do: "turn", by: 1 });
    expect(commandOf(key("R", { shiftKey: true }), choosing)).toEqual({ do: "turn", by: -1 });
    expect(commandOf(key("r"), idle)).toEqual({ do: "turn", by: 1 });
    expect(commandOf(key("v"), choosing)).toEqual({ do: "rotate" });
  });

  it("do the same in capitals, and press buttons by number", () => {
    expect(commandOf(key("U", { shiftKey: true }), idle)).toEqual({ do: "undo" });
    expect(commandOf(key("3"), idle)).toEqual({ do: "button", n: 3 });
    expect(commandOf(key("0"), idle)).toEqual({ do: "fit" });
    expect(commandOf(key("?", { shiftKey: true }), idle)).toEqual({ do: "keys" });
  });

  it("leave the browser's own alone", () => {
    expect(commandOf(key("r", { ctrlKey: true }), idle)).toBeNull();
    expect(commandOf(key("l", { metaKey: true }), idle)).toBeNull();
    expect(commandOf(key("Tab"), idle)).toBeNull();
    expect(commandOf(key("x"), idle)).toBeNull();
  });

  it("are all explained", () => {
    for (const [, name] of LISTED) expect(en).toContain(`table-key-${name} = `);
  });
});

describe("the next point", () => {
  const points: Point[] = [
    [0, 0],
    [100, 0],
    [300, 0],
    [100, 100],
    [100, -100],
  ];

  it("is near and ahead", () => {
    expect(nextPoint([0, 0], points, "right")).toBe(1);
    expect(nextPoint([100, 0], points, "right")).toBe(2);
    expect(nextPoint([100, 0], points, "down")).toBe(3);
    expect(nextPoint([100, 0], points, "up")).toBe(4);
    expect(nextPoint([300, 0], points, "left")).toBe(1);
  });

  it("is nothing at the rim, and the one in the middle to begin with", () => {
    expect(nextPoint([300, 0], points, "right")).toBeNull();
    expect(nextPoint(null, points, "right")).toBe(1);
    expect(nextPoint(null, [], "up")).toBeNull();
  });

  it("reaches every point from every other", () => {
    for (let start = 0; start < points.length; start++) {
      const seen = new Set([start]);
      const queue = [start];
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const way of ["up", "down", "left", "right"] as const) {
          const next = nextPoint(points[at] as Point, points, way);
          if (next !== null && !seen.has(next)) queue.push(next), seen.add(next);
        }
      }
      expect(seen.size).toBe(points.length);
    }
  });
});
