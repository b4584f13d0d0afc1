import { afterEach, expect, test, vi } from "vitest";
import type { LogLine, Motion } from "../engine/types";
import { DEFAULT_SETTINGS } from "../stored";
import { end, tell, turn, won } from "./feel";
import { score, type Sound, soundOf, sounds } from "./sounds";

const line = (motion: Motion | null) => ({ motion }) as unknown as LogLine;
const POINTS: Motion = { what: "points", player: 0, points: 6, point: [0, 0] } as unknown as Motion;
const TILE: Motion = { what: "tile", at: [0, 0] };

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "vibrate");
});

test("every sound is short, quiet and can be played", () => {
  for (const sound of ["tile", "figure", "home", "walk", "points", "turn", "end", "won"] as Sound[]) {
    const { tones, knocks } = score(sound, 100);
    expect(tones.length + knocks.length).toBeGreaterThan(0);
    for (const { at, rings, height, loud } of [...tones, ...knocks]) {
      expect(at + rings).toBeLessThan(2);
      expect(loud).toBeLessThanOrEqual(0.5);
      expect(height).toBeGreaterThan(40);
      expect(height).toBeLessThan(8000);
    }
  }
});

test("more points ring higher", () => {
  const heights = [1, 2, 4, 8, 12, 18, 50].map((points) => score("points", points).tones[0]!.height);
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBeGreaterThan(4);
});

test("nothing is heard until it is wanted", () => {
  const played = vi.spyOn(sounds, "play").mockImplementation(() => {});
  tell(DEFAULT_SETTINGS, [line(TILE), line(POINTS)], true);
  turn(DEFAULT_SETTINGS);
  end(DEFAULT_SETTINGS);
  won(DEFAULT_SETTINGS);
  expect(played).not.toHaveBeenCalled();
  tell({ ...DEFAULT_SETTINGS, sound: true }, [line(TILE), line(null), line(POINTS)], true);
  expect(played.mock.calls.map(([sound, points]) => [sound, points])).toEqual([
    ["tile", 0],
    ["points", 6],
  ]);
  expect(soundOf(TILE)).toBe("tile");
});

test("a phone trembles for what its owner did, if that is wanted", () => {
  const vibrate = vi.fn();
  Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
  tell(DEFAULT_SETTINGS, [line(TILE)], false);
  tell({ ...DEFAULT_SETTINGS, touch: false }, [line(TILE)], true);
  expect(vibrate).not.toHaveBeenCalled();
  tell(DEFAULT_SETTINGS, [line(TILE)], true);
  tell(DEFAULT_SETTINGS, [line(POINTS)], true);
  expect(vibrate.mock.calls).toEqual([[8], [[12, 40, 12]]]);
});
