// A new game as it is being chosen. It knows what the catalogue lists and nothing else: what fits together is the engine's to
// say. What the player has not touched is not said in the setup either, so that the engine's own defaults apply.

import type { Level } from "./engine/engine";
import type { BoxInfo, Catalogue, CountInfo, OptionInfo, PresetInfo, SetupMessage } from "./engine/setup";
import { aids, isSeat } from "./storage";
import { type Aids, ALL_AIDS, type Seat } from "./stored";

export interface Draft {
  /** An edition, whose rules apply where nothing else is chosen. */
  preset: string | null;
  /** Tile sets with their copies. */
  sets: Record<string, number>;
  /** Elements that were switched on or off; the others are in play if their tiles are. */
  toggles: Record<string, boolean>;
  options: Record<string, string>;
  counts: Record<string, number>;
  seats: Seat[];
  /** The seat that begins; nobody knows yet if there is none. */
  first: number | null;
  /** The number that decides all draws; empty for a new one. */
  seed: string;
  /** At most so many tiles are drawn: a short game. All of them if there is no number. */
  tiles: number | null;
  aids: Aids;
}

export const LEVELS: Level[] = ["beginner", "easy", "medium", "hard", "master"];
export const MOST_SEATS = 6;
/** The tiles of a short game. */
export const SHORT = 36;

/** Computers are called by names of the country around Carcassonne. */
export const COMPUTER_NAMES = ["Guilhem", "Alaïs", "Raimon", "Esclarmonde", "Aymeric", "Garsenda"];

/** Somebody alone against one computer, with the base game. */
export function simple(name: string): Draft {
  return {
    preset: null,
    sets: { base: 1 },
    toggles: {},
    options: {},
    counts: {},
    seats: [
      { kind: "person", name, colour: 0 },
      { kind: "computer", name: COMPUTER_NAMES[0]!, level: "medium", colour: 1 },
    ],
    first: null,
    seed: "",
    tiles: null,
    aids: { ...ALL_AIDS },
  };
}

/** A choice that was kept, without anything that the catalogue does not have any more. */
export function restore(kept: Record<string, unknown> | null, catalogue: Catalogue, name: string): Draft {
  const draft = simple(name);
  if (!kept) return draft;
  const some = <T>(value: unknown, names: { name: string }[], is: (value: unknown, name: string) => value is T) => {
    const all = Object.entries(typeof value === "object" && value !== null ? value : {});
    return Object.fromEntries(all.filter(([key, item]) => names.some((known) => known.name === key) && is(item, key))) as Record<string, T>;
  };
  const whole = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  const on = (value: unknown): value is boolean => typeof value === "boolean";
  const one = (value: unknown, name: string): value is string =>
    catalogue.options.some((option) => option.name === name && option.values.includes(String(value)));
  if (catalogue.presets.some((preset) => preset.name === kept.preset)) draft.preset = kept.preset as string;
  draft.sets = some(kept.sets, catalogue.parts, whole);
  if (Object.keys(draft.sets).length === 0) draft.sets = { base: 1 };
  draft.toggles = some(kept.toggles, catalogue.toggles, on);
  draft.options = some(kept.options, catalogue.options, one);
  draft.counts = some(kept.counts, catalogue.counts, whole);
  if (Array.isArray(kept.seats)) {
    const seats = kept.seats.filter(isSeat).slice(0, MOST_SEATS);
    if (seats.length > 0) draft.seats = seats.map((seat, i) => ({ ...seat, colour: freeColour(seats.slice(0, i), seat.colour) }));
  }
  if (whole(kept.first) && kept.first < draft.seats.length) draft.first = kept.first;
  if (kept.tiles === SHORT) draft.tiles = SHORT;
  draft.aids = aids(kept.aids);
  return draft;
}

/** What the engine is asked for; draws and the first player are decided here if nobody did. */
export function setupOf(draft: Draft, catalogue: Catalogue, random: () => number = Math.random): SetupMessage {
  const seed = draft.seed.trim();
  const setup: SetupMessage = {
    players: draft.seats.map((seat) => seat.name.trim()),
    first: draft.first ?? Math.floor(random() * draft.seats.length),
    parts: Object.fromEntries(Object.entries(draft.sets).filter(([, copies]) => copies > 0)),
    toggles: { ...draft.toggles },
    options: { ...draft.options },
    counts: { ...draft.counts },
    seed: /^\d{1,15}$/.test(seed) ? Number(seed) : Math.floor(random() * 1e9),
  };
  if (draft.preset) setup.preset = draft.preset;
  if (draft.tiles !== null) setup.tiles = draft.tiles;
  // A box without tiles is played if it is chosen, and only then.
  for (const box of catalogue.boxes) {
    if (box.sets.length === 0) for (const name of box.toggles) setup.toggles![name] ??= false;
  }
  return setup;
}

/** Whether a seed is written as one. */
export function isSeed(seed: string): boolean {
  return /^\s*\d{0,15}\s*$/.test(seed);
}

/** Whether a box is chosen: one of its sets is, or, where it has none, one of its elements. */
export function chosen(draft: Draft, box: BoxInfo): boolean {
  if (box.sets.length > 0) return box.sets.some((set) => (draft.sets[set] ?? 0) > 0);
  return box.toggles.some((name) => draft.toggles[name] === true);
}

/** Takes a box into the game or out of it, with all that was chosen in it. */
export function choose(draft: Draft, box: BoxInfo, on: boolean, catalogue: Catalogue): void {
  for (const set of box.sets) delete draft.sets[set];
  for (const name of box.toggles) delete draft.toggles[name];
  if (on && box.sets.length > 0) draft.sets[likely(draft, box, catalogue)] = 1;
  if (on && box.sets.length === 0) for (const name of box.toggles) draft.toggles[name] = true;
  if (!on) clear(draft, box, catalogue);
}

/** The set of a box that is meant when nobody says which: the one of the edition, else the first. */
function likely(draft: Draft, box: BoxInfo, catalogue: Catalogue): string {
  const preset = catalogue.presets.find((known) => known.name === draft.preset);
  return box.sets.find((set) => preset?.sets.includes(set)) ?? box.sets[0]!;
}

/** Forgets what was chosen inside of a box. The box stays in the game if it is. */
export function clear(draft: Draft, box: BoxInfo, catalogue: Catalogue): void {
  if (copies(draft, box) > 1) {
    for (const set of box.sets) delete draft.sets[set];
    draft.sets[likely(draft, box, catalogue)] = 1;
  }
  if (box.sets.length > 0) for (const name of box.toggles) delete draft.toggles[name];
  for (const name of box.options) delete draft.options[name];
  for (const name of box.counts) delete draft.counts[name];
}

function copies(draft: Draft, box: BoxInfo): number {
  return box.sets.reduce((sum, set) => sum + (draft.sets[set] ?? 0), 0);
}

/** The fields of a setup that belong to a box, as problems name them. */
export function fieldsOf(box: BoxInfo): string[] {
  const under = (group: string, names: string[]) => names.map((name) => `${group}.${name}`);
  return [
    ...under("parts", box.sets),
    ...under("toggles", box.toggles),
    ...under("options", box.options),
    ...under("counts", box.counts),
  ];
}

/** How many things inside of a box are not as usual. */
export function changes(draft: Draft, box: BoxInfo): number {
  const count = (names: string[], chosen: Record<string, unknown>) => names.filter((name) => name in chosen).length;
  const toggles = box.sets.length > 0 ? count(box.toggles, draft.toggles) : 0;
  const sets = copies(draft, box) > 1 ? 1 : 0;
  return sets + toggles + count(box.options, draft.options) + count(box.counts, draft.counts);
}

/** An edition: its boxes, its rules, and nothing that was chosen before. */
export function takePreset(draft: Draft, preset: PresetInfo | null, catalogue: Catalogue): void {
  draft.preset = preset?.name ?? null;
  draft.sets = preset ? Object.fromEntries(preset.sets.map((set) => [set, 1])) : { base: 1 };
  draft.toggles = {};
  draft.options = {};
  draft.counts = {};
  for (const box of catalogue.boxes) {
    if (box.sets.length === 0 && preset?.parts.includes(box.name)) {
      for (const name of box.toggles) draft.toggles[name] = true;
    }
  }
}

/** The value an option has if nothing is chosen. */
export function usualOption(draft: Draft, option: OptionInfo, catalogue: Catalogue): string {
  const preset = catalogue.presets.find((known) => known.name === draft.preset);
  return preset?.options[option.name] ?? option.default;
}

export function setOption(draft: Draft, option: OptionInfo, value: string, catalogue: Catalogue): void {
  if (value === usualOption(draft, option, catalogue)) delete draft.options[option.name];
  else draft.options[option.name] = value;
}

/** How many of a figure players have if nothing is chosen. */
export function usualCount(draft: Draft, count: CountInfo): number {
  return count["by-players"][draft.seats.length - 1] ?? count.default;
}

export function setCount(draft: Draft, count: CountInfo, n: number): void {
  if (n === usualCount(draft, count)) delete draft.counts[count.name];
  else draft.counts[count.name] = n;
}

/** A colour nobody has yet, the wanted one if it is free. */
export function freeColour(seats: Seat[], wanted = 0): number {
  for (let i = 0; i < MOST_SEATS; i++) {
    const colour = (wanted + i) % MOST_SEATS;
    if (!seats.some((seat) => seat.colour === colour)) return colour;
  }
  return wanted;
}

export function addSeat(draft: Draft, kind: Seat["kind"], personName: (n: number) => string): void {
  if (draft.seats.length >= MOST_SEATS) return;
  const taken = (name: string) => draft.seats.some((seat) => seat.name === name);
  const colour = freeColour(draft.seats);
  if (kind === "computer") {
    const level = draft.seats.findLast((seat) => seat.level)?.level ?? "medium";
    draft.seats.push({ kind, name: COMPUTER_NAMES.find((name) => !taken(name)) ?? COMPUTER_NAMES[0]!, level, colour });
  } else {
    let n = 1;
    while (taken(personName(n))) n++;
    draft.seats.push({ kind, name: personName(n), colour });
  }
}

export function removeSeat(draft: Draft, at: number): void {
  draft.seats.splice(at, 1);
  if (draft.first === null) return;
  if (draft.first === at) draft.first = null;
  else if (draft.first > at) draft.first -= 1;
}

/** Sits so many at the table: computers come, and whoever sits last goes. */
export function fillSeats(draft: Draft, n: number, personName: (n: number) => string): void {
  while (draft.seats.length < Math.min(n, MOST_SEATS)) addSeat(draft, "computer", personName);
  while (draft.seats.length > Math.max(n, 1)) removeSeat(draft, draft.seats.length - 1);
}

/** Moves somebody by one seat; who begins stays who begins. */
export function moveSeat(draft: Draft, at: number, by: -1 | 1): void {
  const to = at + by;
  const [here, there] = [draft.seats[at], draft.seats[to]];
  if (!here || !there) return;
  draft.seats[at] = there;
  draft.seats[to] = here;
  if (draft.first === at) draft.first = to;
  else if (draft.first === to) draft.first = at;
}

/** A person becomes a computer or the other way round. */
export function setKind(draft: Draft, at: number, kind: Seat["kind"], personName: (n: number) => string): void {
  const seat = draft.seats[at];
  if (!seat || seat.kind === kind) return;
  const others = { ...draft, seats: draft.seats.filter((_, i) => i !== at) };
  addSeat(others, kind, personName);
  draft.seats[at] = { ...others.seats.at(-1)!, colour: seat.colour };
}

/** Says who begins: a seat, or lots. */
export function setFirst(draft: Draft, seat: number | null): void {
  draft.first = seat;
}

/** Allows an aid, or not. */
export function setAid(draft: Draft, aid: keyof Draft["aids"], on: boolean): void {
  draft.aids[aid] = on;
}

/** Whoever had the colour gets this one's. */
export function setColour(draft: Draft, at: number, colour: number): void {
  const seat = draft.seats[at];
  if (!seat) return;
  const other = draft.seats.find((another) => another.colour === colour);
  if (other) other.colour = seat.colour;
  seat.colour = colour;
}
