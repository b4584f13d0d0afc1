// A lesson as data: positions, and in each the steps that lead through it. What may be done is the engine's affair; a step
// only names the choice it waits for, in the words of the engine protocol, and the choices that match are found among those
// the engine offers.

import type { SetupMessage } from "../engine/setup";
import type { Ask, Choice, Square, Text, Value } from "../engine/types";

/** A choice, by as much as matters: nothing at all matches whatever is chosen. */
export interface Move {
  /** The type of the action. */
  verb?: string;
  at?: Square;
  turn?: number;
  figure?: string;
  /** The kind of feature it is about, and a side of its tile that it reaches. */
  kind?: string;
  side?: string;
  /** Whether a tile is placed with a bridge; those without are meant where nothing is said. */
  bridge?: boolean;
}

export interface Step {
  /** Its text. */
  say: string;
  /** Where it begins one, the name of the chapter. */
  chapter?: string;
  /** The seat whose moves are scripted; a person's otherwise. */
  by?: number;
  /** What is to be done; nothing is only to be read. */
  play?: Move | Move[];
  /** Everybody plays as they like until the game is over. */
  free?: boolean;
}

export interface Position {
  setup: Omit<SetupMessage, "players">;
  steps: Step[];
}

export interface Lesson {
  name: string;
  positions: Position[];
}

/** A step and the position it belongs to. */
export interface Stop {
  step: Step;
  position: number;
}

/** All steps of a lesson in a row. */
export function stopsOf(lesson: Lesson): Stop[] {
  return lesson.positions.flatMap(({ steps }, position) => steps.map((step) => ({ step, position })));
}

/** The chapters by name, each with the number of its first step. */
export function chaptersOf(stops: readonly Stop[]): { name: string; from: number }[] {
  return stops.flatMap(({ step }, from) => (step.chapter ? [{ name: step.chapter, from }] : []));
}

/** What a step waits for, one thing after the other. */
export function movesOf({ play }: Step): Move[] {
  return play === undefined ? [] : Array.isArray(play) ? play : [play];
}

/** Whether a step is only to be read. */
export function isRead(step: Step): boolean {
  return step.play === undefined && !step.free;
}

/** Whether a choice is the one a move names. */
export function matches(move: Move, choice: Choice): boolean {
  const { form } = choice;
  if (move.verb !== undefined && move.verb !== choice.verb) return false;
  if (move.at && String(move.at) !== String(squareOf(choice))) return false;
  if (form.how === "tile") {
    if (move.turn !== undefined && move.turn !== form.turn) return false;
    if (move.verb !== undefined && (move.bridge ?? false) !== (form.span !== null)) return false;
  }
  if (move.figure !== undefined && (!("figure" in form) || move.figure !== form.figure)) return false;
  const words = wordsOf(choice.label);
  if (move.kind !== undefined && !words.some(([name, word]) => name === "kind" && word === move.kind)) return false;
  return move.side === undefined || words.some(([name, word]) => name === "side" && word === move.side);
}

/** The choices that a move names. */
export function meant(move: Move, ask: Ask): Choice[] {
  return ask.choices.filter((choice) => matches(move, choice));
}

function squareOf({ form }: Choice): Square | null {
  switch (form.how) {
    case "tile":
    case "spot":
    case "piece":
    case "square":
      return form.at;
    case "span":
      return form.span.at;
    case "segment":
      return form.segment.at;
    case "quarter":
      return form.to?.at ?? null;
    default:
      return null;
  }
}

/** The words that select variants of a text, and of the texts inside of it. */
function wordsOf(text: Text): [name: string, word: string][] {
  const inside = ([name, value]: [string, Value]): [string, string][] => {
    if (typeof value === "string") return [[name, value]];
    if (Array.isArray(value)) return value.flatMap(wordsOf);
    return typeof value === "object" && "id" in value ? wordsOf(value) : [];
  };
  return Object.entries(text.args ?? {}).flatMap(inside);
}

/** What went otherwise than asked, as the name of a kind answer. */
export type Slip = "square" | "turn" | "figure" | "pass" | "other";

export function slipOf(step: Step, choice: Choice): Slip {
  const [move] = movesOf(step);
  if (!move || choice.verb !== move.verb) return choice.verb === "pass" ? "pass" : "other";
  if (choice.form.how === "tile") {
    return move.at && String(move.at) !== String(choice.form.at) ? "square" : "turn";
  }
  return choice.verb === "place" ? "figure" : "other";
}
