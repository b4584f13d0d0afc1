// A position that is being laid, as a setup: what the page knows about it beside what the engine says.

import { type Draft, MOST_SEATS, setupOf, simple } from "../draft";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { Seat } from "../stored";

/** What a setup says about a game before anything lies on the table. All the rest is the position. */
const CHOICES = ["players", "first", "date", "preset", "revision", "parts", "toggles", "options", "counts", "seed", "draw"] as const;

/** What a position adds to a game that was chosen. */
export type Position = Omit<SetupMessage, Exclude<(typeof CHOICES)[number], "first">>;

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
  const said = Object.entries(setup).filter(([field, value]) => value !== undefined && !CHOICES.some((choice) => choice === field));
  return { ...(Object.fromEntries(said) as Position), first: setup.first ?? 0 };
}

/** The setup of a draft with a position: all players have points, and one of them begins. */
export function join(draft: Draft, position: Position, catalogue: Catalogue, personName: (n: number) => string): SetupMessage {
  const seats = draft.seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || personName(i + 1) }));
  const { seed: _, ...setup } = setupOf({ ...draft, seats, first: 0 }, catalogue);
  const joined: SetupMessage = { ...setup, ...position, first: Math.min(position.first ?? 0, seats.length - 1) };
  const { scores } = position;
  if (scores) joined.scores = seats.map((_, i) => scores[i] ?? 0);
  return joined;
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
