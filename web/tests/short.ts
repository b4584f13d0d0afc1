// Games that are short but have everything in them: the tiles that are drawn are given.

import type { SetupMessage } from "../src/engine/setup";

const sets = import.meta.glob<string>("../../parts/*/*.toml", { query: "?raw", import: "default", eager: true });

/** The tiles of a set that are drawn, each once. */
export function tilesOf(set: string): string[] {
  const text = Object.entries(sets).find(([path]) => path.endsWith(`/${set}.toml`))?.[1];
  if (text === undefined) throw new Error(`there is no tile set ${set}`);
  const start = /^start\s*=\s*"(.*)"/m.exec(text)?.[1];
  const blocks = text.split(/^(?=\[)/m).filter((block) => block.startsWith("[tile."));
  const names = blocks.filter((block) => !/^stock/m.test(block)).map((block) => /^\[tile\.(.*)\]/.exec(block)?.[1] ?? "");
  // The Count's tiles lie on the table already; of small sets there are printings with fewer tiles.
  if (set === "count") return [];
  return names.filter((name) => name !== start).slice(0, set === "siege" || set === "cult" ? 4 : names.length);
}

/** Every so manieth of a list. */
export const some = <T>(all: T[], n: number): T[] => all.filter((_, i) => i % Math.max(Math.ceil(all.length / n), 1) === 0).slice(0, n);

/** Tiles of several sets, mixed: always in the same way. */
export function mixed(...sets: string[][]): string[] {
  const all = sets.flatMap((set) => set.map((tile, i) => ({ tile, at: (i + 0.5) / set.length })));
  return all.sort((a, b) => a.at - b.at).map(({ tile }) => tile);
}

export const BASE = tilesOf("base");

/** All parts that can be played at once, in a short game. */
export function everything(players: string[]): SetupMessage {
  const sets = ["base", "inns-cathedrals", "traders-builders", "king-robber", "princess-dragon", "tower", "abbey-mayor"];
  sets.push("bridges-castles-bazaars", "siege", "cult", "count");
  // The first five have princesses.
  const draw = mixed(
    [...tilesOf("princess-dragon").slice(0, 5), ...some(tilesOf("princess-dragon").slice(5), 8)],
    some(tilesOf("tower"), 10),
    tilesOf("bridges-castles-bazaars").slice(0, 6),
    some(tilesOf("abbey-mayor"), 4),
    some(tilesOf("siege"), 3),
    some(tilesOf("cult"), 2),
    some(tilesOf("inns-cathedrals"), 3),
    some(tilesOf("traders-builders"), 5),
    some(BASE, 8),
  );
  return {
    players,
    parts: Object.fromEntries(sets.map((set) => [set, 1])),
    toggles: { abbots: true },
    options: { "count-start-quarter": "chosen" },
    draw,
  };
}
