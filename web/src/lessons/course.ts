// The lessons there are.

import type { Lesson, Position } from "./script";
import parts from "./parts.json";
import tutorial from "./tutorial.json";

/** Who plays against the learner. */
export const OPPONENT = "Isabeau";

const PARTS = parts as unknown as Record<string, Position[]>;

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
