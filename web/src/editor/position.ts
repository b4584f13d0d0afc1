// A position that is being laid, as a setup: what the page knows about it beside what the engine says.

import { type Draft, MOST_SEATS, setupOf, simple } from "../draft";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { Seat } from "../stored";

const FIELDS = [
  "start",
  "scores",
  "bag",
  "next",
  "castles",
  "tower-pieces",
  "prisoners",
  "count",
  "guests",
  "dragon",
  "fairy",
  "goods",
  "king",
  "robber",
  "aside",
  "hands",
  "won",
] as const;

/** What a position adds to a game that was chosen. */
export type Position = Pick<SetupMessage, (typeof FIELDS)[number] | "first">;

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
  const said = FIELDS.filter((field) => setup[field] !== undefined).map((field) => [field, setup[field]]);
  return { ...(Object.fromEntries(said) as Position), first: setup.first ?? 0 };
}

/** The setup of a draft with a position: lists have as many entries as there are players, one of whom begins. */
export function join(draft: Draft, position: Position, catalogue: Catalogue, personName: (n: number) => string): SetupMessage {
  const seats = draft.seats.map((seat, i) => ({ ...seat, name: seat.name.trim() || personName(i + 1) }));
  const { seed: _, ...setup } = setupOf({ ...draft, seats, first: 0 }, catalogue);
  const joined: SetupMessage = { ...setup, ...position, first: Math.min(position.first ?? 0, seats.length - 1) };
  const { scores, goods } = position;
  if (scores) joined.scores = seats.map((_, i) => scores[i] ?? 0);
  if (goods) joined.goods = seats.map((_, i) => goods[i] ?? {});
  // With other players these are as at the beginning.
  for (const field of ["tower-pieces", "hands", "won"] as const) {
    if (joined[field]?.length !== seats.length) delete joined[field];
  }
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
