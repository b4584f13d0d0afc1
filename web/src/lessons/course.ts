// The lessons there are.

import type { Lesson, Position } from "./script";
import tutorial from "./tutorial.json";

/** Who plays against the learner. */
export const OPPONENT = "Isabeau";

// The folder of a part holds its lesson.
const files = import.meta.glob<Position[]>("../../../parts/*/lesson.json", { import: "default", eager: true });
const PARTS = Object.fromEntries(Object.entries(files).map(([path, positions]) => [path.split("/").at(-2) ?? "", positions]));

/** The boxes that have a lesson. */
export const PART_LESSONS: string[] = Object.keys(PARTS);

/** A lesson by name: the tutorial, or that of a box. */
export function lessonOf(name: string): Lesson | null {
  if (name === tutorial.name) return tutorial as unknown as Lesson;
  const positions = PARTS[name];
  return positions ? { name, positions } : null;
}

/** The name of a step's text. */
export function textOf(lesson: string, say: string): string {
  return lesson === tutorial.name ? `tut-${say}` : `lesson-${lesson}-${say}`;
}
