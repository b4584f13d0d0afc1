// What goes between the page and the worker that holds the engine.

import type { Engine, Level } from "./engine";
import type { Text } from "./types";

/** A question that can be asked of the engine. */
export type Method = keyof Engine;

/** What it takes; a signal does not go through, `cancel` says the same. */
export type Args<M extends Method> = M extends "think"
  ? [level: Level, seed: number]
  : M extends "advise"
    ? [ms: number]
    : Parameters<Engine[M]>;

/** To the worker: a question with its number, or that the answer to one is not wanted any more. */
export type Call = { id: number; method: Method; args: unknown[] } | { cancel: number };

/** What went wrong: the words, and for a setup the field at fault. */
export interface Fault {
  message: string;
  field?: string;
  text?: Text | null;
}

/** From the worker. Answers are JSON as the engine wrote it, so that nobody takes it apart and together in between. */
export type Answer =
  | { id: number; json: string }
  | { id: number; fault: Fault }
  /** The engine is gone; nothing will be answered any more. */
  | { crash: string };
