// The same game once more: the same table, other tiles.

import type { SetupMessage } from "../engine/setup";

/** Who begins: whoever sits next to the one who began, the same, anybody, or whoever came out last. */
export type Beginner = "next" | "same" | "lot" | "loser";

/** The setup of a new game like one that was played. Positions that were set up by hand begin as they did. */
export function rematchOf(setup: SetupMessage, beginner: Beginner, scores: number[], random: () => number = Math.random): SetupMessage {
  const { seed: _, date: __, draw: ___, ...same } = setup;
  const n = setup.players.length;
  const first = setup.first ?? 0;
  const begins = {
    next: (first + 1) % n,
    same: first,
    lot: Math.floor(random() * n),
    loser: Math.max(0, scores.indexOf(Math.min(...scores))),
  }[beginner];
  return { ...same, first: begins, seed: Math.floor(random() * 1e9) };
}
