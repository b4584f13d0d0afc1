// What keys do at the table.

import type { Point } from "../engine/types";

export type Way = "up" | "down" | "left" | "right";

export type Command =
  | { do: "step"; way: Way }
  | { do: "pan"; way: Way }
  | { do: "turn"; by: 1 | -1 }
  | { do: "zoom"; by: 1 | -1 }
  /** One of the buttons at the foot of the table, from 1. */
  | { do: "button"; n: number }
  | { do: "play" | "cancel" | "undo" | "hint" | "fit" | "log" | "inspect" | "keys" | "rotate" | "players" | "aids" | "explore" };

/** What the table is like when a key is pressed. */
export interface Situation {
  /** Whether there is something on the table to choose among. */
  choosing: boolean;
}

const ARROWS: Record<string, Way> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

const PLAIN: Record<string, Command> = {
  Enter: { do: "play" },
  Escape: { do: "cancel" },
  u: { do: "undo" },
  Backspace: { do: "undo" },
  h: { do: "hint" },
  f: { do: "fit" },
  "0": { do: "fit" },
  l: { do: "log" },
  i: { do: "inspect" },
  p: { do: "players" },
  a: { do: "aids" },
  e: { do: "explore" },
  "?": { do: "keys" },
  "+": { do: "zoom", by: 1 },
  "=": { do: "zoom", by: 1 },
  "-": { do: "zoom", by: -1 },
  "−": { do: "zoom", by: -1 },
  v: { do: "rotate" },
};

/** Keys in the order in which the page lists them; each has a text `table-key-…` of its own. */
export const LISTED: [keys: string, name: string][] = [
  ["← ↑ → ↓", "step"],
  ["⇧ ← ↑ → ↓", "pan"],
  ["R", "turn"],
  ["Enter", "play"],
  ["1 – 9", "button"],
  ["Esc", "cancel"],
  ["U", "undo"],
  ["H", "hint"],
  ["I", "inspect"],
  ["L", "log"],
  ["P", "players"],
  ["A", "aids"],
  ["E", "explore"],
  ["+ −", "zoom"],
  ["F", "fit"],
  ["V", "rotate"],
  ["?", "keys"],
  ["F1", "rules"],
];

/** Those of the position editor. */
export const LISTED_EDITING: typeof LISTED = [
  ["← ↑ → ↓", "step"],
  ["⇧ ← ↑ → ↓", "pan"],
  ["R", "turn"],
  ["Enter", "play"],
  ["Del", "take"],
  ["Esc", "cancel"],
  ["U", "undo"],
  ["Ctrl Y", "redo"],
  ["+ −", "zoom"],
  ["F", "fit"],
  ["?", "keys"],
];

type Key = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">;

/** The command of a key, if it has one. Those of the browser are left to it. */
export function commandOf(event: Key, situation: Situation): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const way = ARROWS[event.key];
  if (way) return event.shiftKey || !situation.choosing ? { do: "pan", way } : { do: "step", way };
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "r") return { do: "turn", by: event.shiftKey ? -1 : 1 };
  if (key >= "1" && key <= "9" && key.length === 1) return { do: "button", n: Number(key) };
  return PLAIN[key] ?? null;
}

/**
 * The point to go to from another in a direction: near, and rather ahead than aside. Without a point to start from the one
 * nearest to the middle of all. Nothing where there is none that way.
 */
export function nextPoint(from: Point | null, among: readonly Point[], way: Way): number | null {
  if (!among.length) return null;
  const start = from ?? mean(among);
  let best: number | null = null;
  let least = Infinity;
  among.forEach(([x, y], i) => {
    const [dx, dy] = [x - start[0], y - start[1]];
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[way];
    const aside = Math.abs(way === "up" || way === "down" ? dx : dy);
    if (from && ahead < 1) return;
    const cost = from ? ahead + 2.5 * aside : Math.hypot(dx, dy);
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce(([a, b], [x, y]) => [a + x, b + y] as Point, [0, 0] as Point);
  return [sum[0] / points.length, sum[1] / points.length];
}
