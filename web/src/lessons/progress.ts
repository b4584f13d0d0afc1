// How far somebody has come with the lessons, and which have been offered.

import type { Keeper } from "../storage";

/** Where a lesson was left. */
export interface Mark {
  /** The number of the step. */
  step: number;
  /** The game as it was then. */
  record: string;
}

export interface Progress {
  marks: Record<string, Mark>;
  /** Lessons that were finished once. */
  done: string[];
  /** Boxes whose lesson has been offered: once is enough. */
  offered: string[];
}

export function progress(keeper: Keeper): Progress {
  const kept = keeper.lessons() ?? {};
  const names = (value: unknown) => (Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : []);
  const marks: Record<string, Mark> = {};
  if (typeof kept.marks === "object" && kept.marks !== null) {
    for (const [name, mark] of Object.entries(kept.marks as Record<string, Partial<Mark>>)) {
      if (typeof mark?.step === "number" && typeof mark.record === "string") marks[name] = { step: mark.step, record: mark.record };
    }
  }
  return { marks, done: names(kept.done), offered: names(kept.offered) };
}

/** Remembers where a lesson was left, or forgets it. */
export function leave(keeper: Keeper, name: string, mark: Mark | null): void {
  const kept = progress(keeper);
  if (mark) kept.marks[name] = mark;
  else delete kept.marks[name];
  keeper.setLessons(kept);
}

export function finish(keeper: Keeper, name: string): void {
  const kept = progress(keeper);
  delete kept.marks[name];
  keeper.setLessons({ ...kept, done: [...new Set([...kept.done, name])] });
}

/** Whether a box's lesson is to be offered: only once, and not to those who know it. Asking counts as offering. */
export function offer(keeper: Keeper, name: string): boolean {
  const kept = progress(keeper);
  if (kept.offered.includes(name) || kept.done.includes(name)) return false;
  keeper.setLessons({ ...kept, offered: [...kept.offered, name] });
  return true;
}
