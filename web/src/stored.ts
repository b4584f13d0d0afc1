// What the page keeps between visits: games, settings and the last choice of a new game.

import type { Level } from "./engine/engine";
import type { SetupMessage } from "./engine/setup";
import type { Square } from "./engine/types";

/** Who sits at the table. */
export interface Seat {
  kind: "person" | "computer";
  name: string;
  /** How well a computer plays. */
  level?: Level;
  /** The number of its livery. */
  colour: number;
}

/** What players may look at during a game. */
export interface Aids {
  /** A hint from the computer. */
  hint: boolean;
  /** What a feature is worth, and to whom. */
  inspect: boolean;
  /** Who owns the fields. */
  fields: boolean;
  /** The score if the game ended now. */
  projected: boolean;
  /** Squares that no tile fits any more. */
  dead: boolean;
  /** The tiles that are left and those that were removed. */
  bag: boolean;
  /** Where everybody placed a tile last. */
  last: boolean;
}

/** What the list of games shows without opening the record. */
export interface Glance {
  scores: number[];
  turn: number;
  /** Tiles in the bag. */
  left: number;
  over: boolean;
  winners: number[];
  /** Where tiles lie, for a small picture. */
  tiles: Square[];
  /** Which tiles these are: a name and a digit, the quarter turns. Empty for games of earlier versions. */
  art: string[];
  /** Whose figures stand where (seat and square). */
  figures: [number, number, number][];
}

/** A game as it is kept. The record is the truth: the engine plays and checks it when it is opened. */
export interface StoredGame {
  version: 1;
  id: string;
  /** The boxes it is played with, by name. */
  boxes: string[];
  /** What was chosen, to play it again; none for a game that came from a file. */
  setup: SetupMessage | null;
  record: string;
  seats: Seat[];
  aids: Aids;
  /** The day whose game it is, as in 2026-11-19; none for other games. */
  day: string | null;
  /** It was played from its beginning, so that its result counts. */
  whole: boolean;
  /** When it began and when it was played last, in milliseconds since 1970. */
  began: number;
  when: number;
  /** The seat that acted last: what a computer did is not taken back. */
  last: number | null;
  glance: Glance;
  /** The tab that plays it. Of two tabs with the same game the one opened later goes on. */
  tab: string;
}

export const LANGUAGES = ["en", "de", "da", "sv", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  /** What somebody is called in a game that is played at once; empty as long as nobody has said so. */
  name: string;
  /** `auto` is the language of the browser. */
  language: Language | "auto";
  theme: "auto" | "light" | "dark";
  /** `auto` follows the system's wish for reduced motion. */
  motion: "auto" | "on" | "off";
  /** How long computers' turns are shown before the game goes on. */
  pace: "quick" | "normal" | "calm";
  /** The score track lies above the table, where there is room. */
  track: boolean;
  sound: boolean;
  /** Phones tremble a little when they are touched. */
  touch: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  name: "",
  language: "auto",
  theme: "auto",
  motion: "auto",
  pace: "normal",
  track: false,
  sound: false,
  touch: true,
};

export const ALL_AIDS: Aids = {
  hint: true,
  inspect: true,
  fields: true,
  projected: true,
  dead: true,
  bag: true,
  last: true,
};

/** Whether things may move, by the setting and the system. */
export function animated(settings: Settings): boolean {
  if (settings.motion !== "auto") return settings.motion === "on";
  return !globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}
