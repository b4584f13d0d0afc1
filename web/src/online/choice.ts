// A room as it is being chosen: a game like one on this device, without names and seed, and what is agreed around it.

import { type Draft, MOST_SEATS, restore, setupOf, simple } from "../draft";
import type { Catalogue } from "../engine/setup";
import { type Aids, ALL_AIDS, type Seat } from "../stored";
import type { Clock, Settings } from "./types";
import { DAY, MINUTE, SECOND } from "./clock";

export interface RoomChoice {
  /** Seats have no names yet; `first` is none if lots decide. */
  draft: Draft;
  title: string;
  listed: boolean;
  rated: boolean;
  takeover: boolean;
  clock: Clock;
  /** What a room was given that cannot be chosen here, such as a position to begin with. */
  rest: Record<string, unknown>;
}

/** At most so many characters in a title. */
export const TITLE = 60;
/** No clock gives less, or more. */
const BOUNDS = [SECOND, 14 * DAY] as const;

/** What is offered for a move. */
export const MOVES = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, DAY, 3 * DAY, 7 * DAY, 14 * DAY];
/** What is offered for a game: the time at the beginning, and what each move adds. */
export const BANKS = [
  [5 * MINUTE, 5 * SECOND],
  [10 * MINUTE, 10 * SECOND],
  [15 * MINUTE, 15 * SECOND],
  [30 * MINUTE, 30 * SECOND],
] as const;

/** All aids but hints: nobody plays against somebody else's computer without having agreed to. */
export const ROOM_AIDS: Aids = { ...ALL_AIDS, hint: false };

/** Two people, the base game, by link. */
export function simpleRoom(): RoomChoice {
  const draft = { ...simple(""), aids: { ...ROOM_AIDS } };
  setSeats(draft, 2);
  return { draft, title: "", listed: false, rated: false, takeover: true, clock: { kind: "none" }, rest: {} };
}

/** So many seats. */
export function setSeats(draft: Draft, n: number): void {
  draft.seats = Array.from({ length: n }, (_, i): Seat => ({ kind: "person", name: `P${i + 1}`, colour: i }));
  if (draft.first !== null && draft.first >= n) draft.first = null;
}

/** A choice that was kept, as far as it still makes sense. */
export function restoreRoom(kept: Record<string, unknown> | null, catalogue: Catalogue): RoomChoice {
  const usual = simpleRoom();
  if (!kept) return usual;
  const inside = typeof kept.draft === "object" && kept.draft !== null ? (kept.draft as Record<string, unknown>) : null;
  const draft = inside ? restore(inside, catalogue, "") : usual.draft;
  setSeats(draft, Math.max(2, Math.min(MOST_SEATS, draft.seats.length)));
  const is = (value: unknown, usual: boolean) => (typeof value === "boolean" ? value : usual);
  return {
    draft,
    title: typeof kept.title === "string" ? kept.title.slice(0, TITLE) : "",
    // Whoever wants strangers to come says so each time.
    listed: usual.listed,
    rated: is(kept.rated, usual.rated),
    takeover: is(kept.takeover, usual.takeover),
    clock: isClock(kept.clock) ? kept.clock : usual.clock,
    rest: {},
  };
}

function isClock(value: unknown): value is Clock {
  if (typeof value !== "object" || value === null) return false;
  const { kind, ms, increment } = value as Record<string, unknown>;
  const fits = (time: unknown, least: number) => Number.isInteger(time) && (time as number) >= least && (time as number) <= BOUNDS[1];
  if (kind === "bank") return fits(ms, BOUNDS[0]) && fits(increment, 0);
  return kind === "none" || (kind === "move" && fits(ms, BOUNDS[0]));
}

/** What the server is asked for. */
export function settingsOf(choice: RoomChoice, catalogue: Catalogue): Settings {
  const { draft, title, listed, rated, takeover, clock, rest } = choice;
  const { players: _, seed: __, first, ...setup } = setupOf(draft, catalogue, () => 0);
  const lots = draft.first === null;
  return {
    title: title.trim(),
    setup: { ...rest, ...setup, ...(lots ? {} : { first }) },
    seats: draft.seats.length,
    lots,
    clock,
    listed,
    rated,
    takeover,
    aids: { ...draft.aids },
  };
}

/** What was chosen for a room that there is, to be changed. */
export function choiceOf(settings: Settings, catalogue: Catalogue): RoomChoice {
  const { preset, parts, toggles, options, counts, first, ...rest } = settings.setup;
  const kept = { preset, sets: parts, toggles, options, counts, aids: settings.aids };
  const draft = restore(kept, catalogue, "");
  draft.first = !settings.lots && typeof first === "number" ? first : null;
  setSeats(draft, settings.seats);
  const { title, listed, rated, takeover, clock } = settings;
  return { draft, title, listed, rated, takeover, clock, rest };
}
