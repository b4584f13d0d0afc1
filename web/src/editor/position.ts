// A position that is being laid, as a setup: what the page knows about it beside what the engine says.

import { type Draft, MOST_SEATS, setupOf, simple } from "../draft";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { Seat } from "../stored";

/** What a position adds to a game that was chosen. */
export type Position = Pick<SetupMessage, "start" | "scores" | "bag" | "next" | "first">;

/** The choices behind a position that somebody brings: its boxes, rules and players. */
export function draftOf(setup: SetupMessage | null, name: string): Draft {
  const draft = simple(name);
  if (!setup) return draft;
  draft.preset = setup.preset ?? null;
  draft.sets = { ...(setup.parts ?? { base: 1 }) };
  draft.toggles = { ...setup.toggles };
  draft.options = { ...setup.options };
  draft.counts = { ...setup.counts };
  draft.seats = setup.players.slice(0, MOST_SEATS).map((name, colour): Seat => ({ kind: "person", name, colour }));
  return draft;
}

/** The position in a setup. */
export function positionOf(setup: SetupMessage): Position {
  const { start, scores, bag, next, first } = setup;
  return {
    ...(start && { start }),
    ...(scores && { scores }),
    ...(bag && { bag }),
    ...(next && { next }),
    first: first ?? 0,
  };
}

/** The setup of a draft with a position: as many scores as players, and one of them begins. */
export function join(draft: Draft, position: Position, catalogue: Catalogue, personName: (n: number) => string): SetupMessage {
  const seats = draft.seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || personName(i + 1) }));
  const { seed: _, ...setup } = setupOf({ ...draft, seats, first: 0 }, catalogue);
  const scores = position.scores && seats.map((_, i) => position.scores?.[i] ?? 0);
  return { ...setup, ...position, ...(scores && { scores }), first: Math.min(position.first ?? 0, seats.length - 1) };
}

/** A setup out of a text that came with an address; nothing if it is none. */
export function setupIn(text: string): SetupMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("players" in value)) return null;
    const { players } = value;
    return Array.isArray(players) && players.length > 0 && players.every((name) => typeof name === "string") ? (value as SetupMessage) : null;
  } catch {
    return null;
  }
}
