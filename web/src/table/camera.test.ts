import { describe, expect, it } from "vitest";
import {
  between,
  bounds,
  type Box,
  type Camera,
  centre,
  corner,
  fit,
  follow,
  fromScreen,
  important,
  LEAST,
  middle,
  MOST,
  READABLE,
  reveal,
  shows,
  squareAt,
  toScreen,
  turned,
  type Turns,
  unturned,
  zoomed,
} from "./camera";
import type { Point, Square } from "../engine/types";

const TURNS: Turns[] = [0, 1, 2, 3];
const NONE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

describe("places", () => {
  it("have their corners where the engine draws tiles", () => {
    expect(corner([2, 1])).toEqual([200, -100]);
    expect(middle([0, 0])).toEqual([50, 50]);
  });

  it("are found again from every point on them", () => {
    const squares: Square[] = [
      [0, 0],
      [-1, 0],
      [0, -1],
      [3, 2],
      [-4, -5],
    ];
    for (const square of squares) {
      const [x, y] = corner(square);
      for (const [dx, dy] of [[0.5, 0.5], [99, 1], [50, 99]] as Point[]) expect(squareAt([x + dx, y + dy])).toEqual(square);
    }
  });

  it("turn clockwise and back", () => {
    // What lies in the east comes to the south.
    expect(turned([100, 0], 1)).toEqual([-0, 100]);
    for (const turns of TURNS) expect(unturned(turned([30, 70], turns), turns)).toEqual([30, 70]);
  });
});

describe("the camera", () => {
  it("shows all of the table between the panels", () => {
    const squares: Square[] = [
      [-3, 0],
      [4, 2],
      [0, -6],
    ];
    const insets = { left: 240, top: 10, right: 60, bottom: 130 };
    for (const turns of TURNS) {
      const camera = fit(bounds(squares, turns), 1280, 800, insets);
      for (const square of squares) {
        const [x, y] = toScreen(camera, turned(middle(square), turns));
        const half = 50 * camera.k;
        expect(x - half).toBeGreaterThanOrEqual(239);
        expect(x + half).toBeLessThanOrEqual(1221);
        expect(y - half).toBeGreaterThanOrEqual(9);
        expect(y + half).toBeLessThanOrEqual(671);
      }
    }
  });

  it("knows whether it shows all of the table", () => {
    const box = bounds([[0, 0]], 0);
    const insets = { left: 100, top: 0, right: 0, bottom: 0 };
    expect(shows({ k: 1, x: 100, y: 0 }, box, 200, 100, insets)).toBe(true);
    expect(shows({ k: 1, x: 90, y: 0 }, box, 200, 100, insets)).toBe(false);
    expect(shows({ k: 1.1, x: 100, y: 0 }, box, 200, 100, insets)).toBe(false);
  });

  it("does not blow up a single tile", () => {
    expect(fit(bounds([], 0), 2560, 1440, NONE, 1.6).k).toBe(1.6);
  });

  it("leaves the place alone where a new tile is in sight, and moves no more than needed where it is not", () => {
    const camera: Camera = { k: 1, x: 400, y: 300 };
    expect(reveal(camera, bounds([[1, 1]], 0), 800, 600, NONE)).toEqual(camera);
    const moved = reveal(camera, bounds([[5, 0]], 0), 800, 600, NONE);
    expect(moved).toEqual({ k: 1, x: 200, y: 300 });
  });

  it("keeps the point under the pointer when it zooms, within its limits", () => {
    const camera: Camera = { k: 0.8, x: 33, y: -20 };
    const at: Point = [250, 140];
    const before = fromScreen(camera, at);
    const after = fromScreen(zoomed(camera, 1.7, at), at);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
    expect(zoomed(camera, 1000, at).k).toBe(MOST);
    expect(zoomed(camera, 0.0001, at).k).toBe(LEAST);
  });

  it("brings a point to the middle of what is free", () => {
    const camera = centre({ k: 2, x: 0, y: 0 }, [10, 20], 800, 600, { left: 200, top: 0, right: 0, bottom: 100 });
    expect(toScreen(camera, [10, 20])).toEqual([500, 250]);
  });

  it("goes from one place to another and keeps what both see at the same place", () => {
    const from: Camera = { k: 1, x: 0, y: 0 };
    const to = zoomed(from, 3, [100, 50]);
    expect(between(from, to, 0)).toEqual(from);
    const end = between(from, to, 1);
    expect(end.k).toBeCloseTo(3);
    const [x, y] = fromScreen(between(from, to, 0.4), [100, 50]);
    expect(x).toBeCloseTo(100);
    expect(y).toBeCloseTo(50);
    expect(between(from, { k: 1, x: 100, y: 0 }, 0.25).x).toBeCloseTo(25);
  });
});

describe("what matters", () => {
  const insets: Box = { left: 6, top: 100, right: 6, bottom: 180 };
  const sight = (box: Box, camera: Camera) => shows(camera, box, 390, 844, insets);
  /** A ring of squares around the start. */
  const ring = (far: number): Square[] => Array.from({ length: 8 * far }, (_, i) => [Math.round(far * Math.cos(i)), Math.round(far * Math.sin(i))]);

  it("is everything that can be chosen, where tiles stay large enough for it", () => {
    expect(important([0, 0], ring(2), 0, 390, 844, insets)).toEqual(bounds([[0, 0], ...ring(2)], 0));
  });

  it("is what is nearest on a small window, and tiles are never too small to be told apart", () => {
    const box = important([9, 3], ring(10), 0, 390, 844, insets);
    const camera = follow({ k: 1, x: 0, y: 0 }, box, 390, 844, insets);
    expect(camera.k).toBeGreaterThanOrEqual(READABLE);
    expect(sight(bounds([[9, 3]], 0), camera)).toBe(true);
    expect(ring(10).some((at) => sight(bounds([at], 0), camera))).toBe(true);
  });

  it("is what can be chosen rather than what was placed last, where both are too far apart", () => {
    const there: Square[] = [[30, 0], [31, 0]];
    expect(important([0, 0], there, 0, 390, 844, insets)).toEqual(bounds(there, 0));
  });

  it("in sight leaves the camera where it is, however much closer it could be", () => {
    const camera: Camera = { k: 0.6, x: 200, y: 400 };
    expect(follow(camera, bounds([[0, 0]], 0), 390, 844, insets)).toBe(camera);
  });

  it("out of sight moves the camera without zooming where there is room, and zooms out only as far as it must", () => {
    const camera: Camera = { k: 0.6, x: 200, y: 400 };
    const aside = follow(camera, bounds([[5, 0]], 0), 390, 844, insets);
    expect([aside.k, aside.y, sight(bounds([[5, 0]], 0), aside)]).toEqual([0.6, 400, true]);
    const wide = bounds([[0, 0], [6, 0]], 0);
    const out = follow(camera, wide, 390, 844, insets);
    expect(out.k).toBeLessThan(0.6);
    expect(out.k).toBeGreaterThanOrEqual(READABLE);
    expect(sight(wide, out)).toBe(true);
  });
});
