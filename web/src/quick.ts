// The game that "Play" begins at once: one person against computers of one level. What was chosen last is chosen again.

import { addSeat, type Draft, LEVELS, MOST_SEATS, SHORT, simple } from "./draft";
import type { Level } from "./engine/engine";
import { MIXES, takeMix } from "./mixes";

export interface Quick {
  level: Level;
  /** How many play, the person among them. */
  players: number;
  /** The name of a mix. */
  mix: string;
  short: boolean;
}

/** The last choice, as far as it can still be had. */
export function readQuick(kept: Record<string, unknown> | null): Quick {
  const players = Number.isInteger(kept?.players) ? (kept!.players as number) : 2;
  return {
    level: LEVELS.find((level) => level === kept?.level) ?? "medium",
    players: Math.min(Math.max(players, 2), MOST_SEATS),
    mix: MIXES.find(({ name }) => name === kept?.mix)?.name ?? MIXES[0]!.name,
    short: kept?.short === true,
  };
}

/** The game, for somebody of this name. */
export function quickDraft({ level, players, mix, short }: Quick, name: string): Draft {
  const draft = simple(name);
  takeMix(draft, MIXES.find((one) => one.name === mix) ?? MIXES[0]!);
  for (const seat of draft.seats) if (seat.kind === "computer") seat.level = level;
  while (draft.seats.length < players) addSeat(draft, "computer", () => name);
  if (short) draft.tiles = SHORT;
  return draft;
}
