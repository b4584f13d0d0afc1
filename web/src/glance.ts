// What the rest of the page shows of a game and its errors, without the session that plays it.

import type { View } from "./engine/types";
import type { StoredGame } from "./stored";

/** What the list of games shows of a position. */
export function glance(view: View): StoredGame["glance"] {
  return {
    scores: view.players.map((player) => player.score),
    turn: view.turn,
    left: view.left,
    over: view.over,
    winners: view.winners,
    tiles: view.tiles.map((tile) => tile.at),
    art: view.tiles.map(({ tile, turn }) => `${tile}${turn}`),
    figures: view.pieces.flatMap(({ owner, at }) => (owner === null ? [] : [[owner, ...at]])),
  };
}

/** The words of an error or of a `Problem`. */
export function said(error: unknown): string {
  if (error && typeof error === "object" && "message" in error) return String(error.message);
  return String(error);
}
