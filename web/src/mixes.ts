// Boxes that are often played together, to choose with one press.

import type { Draft } from "./draft";

export interface Mix {
  name: string;
  /** The boxes, for their pictures. */
  boxes: string[];
  sets: string[];
  /** Elements of boxes without tiles. */
  toggles: string[];
}

const mix = (name: string, sets: string[], boxes = sets, toggles: string[] = []): Mix => ({ name, boxes, sets, toggles });

export const MIXES: Mix[] = [
  mix("base", ["base"]),
  mix("garden", ["base-gardens", "river-1-gardens"], ["base", "river", "abbot"], ["abbots", "gardens"]),
  mix("trade", ["base", "inns-cathedrals", "traders-builders"]),
  mix("dragon", ["base", "princess-dragon", "tower"]),
  mix("bridges", ["base", "abbey-mayor", "bridges-castles-bazaars"]),
  mix("grand", ["base", "inns-cathedrals", "traders-builders", "princess-dragon", "tower", "abbey-mayor", "bridges-castles-bazaars"]),
];

const LOOSE = new Set(MIXES.flatMap(({ toggles }) => toggles));

/** Takes these boxes and no others, with today's rules. */
export function takeMix(draft: Draft, { sets, toggles }: Mix): void {
  draft.preset = null;
  draft.sets = Object.fromEntries(sets.map((set) => [set, 1]));
  draft.toggles = Object.fromEntries(toggles.map((name) => [name, true]));
  draft.options = {};
  draft.counts = {};
}

/** The mix that is chosen; none if the boxes are others. What is changed inside of them does not matter. */
export function mixOf(draft: Draft): Mix | null {
  const played = Object.keys(draft.sets).filter((set) => draft.sets[set]! > 0);
  const same = (mix: Mix) =>
    draft.preset === null &&
    mix.sets.length === played.length &&
    mix.sets.every((set) => draft.sets[set] === 1) &&
    [...LOOSE].every((name) => (draft.toggles[name] === true) === mix.toggles.includes(name));
  return MIXES.find(same) ?? null;
}
