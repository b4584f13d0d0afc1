// What the page asks of the engine. All of it runs in a worker; nothing here knows a rule.

import type {
  Advice,
  Edit,
  FeatureView,
  FieldView,
  LogLine,
  Outline,
  Outlook,
  Point,
  Problem,
  SegmentView,
  Shot,
  Sketch,
  Square,
  SquareView,
  Story,
  Text,
  TileView,
  Tool,
  View,
} from "./types";
import type { Catalogue, SetupMessage } from "./setup";

/** A level of the computer players. */
export type Level = "beginner" | "easy" | "medium" | "hard" | "master";

/** Everything a screen shows after something happened. */
export interface Step {
  view: View;
  /** The lines of the log that are new since the view before. */
  lines: LogLine[];
}

/** What came of something that happened elsewhere. */
export interface News extends Step {
  /** Who decided what has been decided so far, in order. */
  deciders: number[];
  /** The number of the position, to compare. */
  state: string;
}

/** One game at a time, and what can be asked without one. */
export interface Engine {
  /** What can be chosen in a setup. */
  catalogue(): Promise<Catalogue>;
  /** What is wrong with a setup; nothing if it can be played. */
  check(setup: SetupMessage): Promise<Problem[]>;

  /** Starts a game. `colours` are numbers of liveries by seat. Rejects with a `Problem`. */
  start(setup: SetupMessage, colours: number[]): Promise<Step>;
  /** Opens a record (or a saved game of JCloisterZone, as text). Rejects with an `Error` whose message has line and column. */
  open(record: string, colours: number[]): Promise<Step>;
  /** The whole game as text. */
  record(): Promise<string>;

  view(): Promise<View>;
  /** An earlier position, to look at: nothing is asked there. */
  viewAt(moves: number): Promise<View>;
  /** The log from a line on. */
  log(from: number): Promise<LogLine[]>;
  /** Plays the choice `index` of the position `moves`; rejects if the game has gone on since. */
  play(moves: number, index: number): Promise<Step>;
  /** Takes back the last actions. */
  undo(steps: number): Promise<View>;

  /** The game looked back on: scores turn by turn, what they are made of, great moments. */
  story(): Promise<Story>;
  /** A record of an earlier position, to go on from there; with `same` tiles come as they did, if that is known. */
  branch(moves: number, same: boolean): Promise<string>;
  /** What the game was set up from, without its seed. */
  setup(): Promise<SetupMessage>;
  /** A position as a setup, to be edited: all of it between two turns. */
  position(moves: number): Promise<SetupMessage>;
  /** A picture of a position, an SVG document. `size` is the width of a tile in pixels. */
  picture(moves: number, size: number, dark: boolean): Promise<string>;
  /** A frame of a film; `since` is the position of the frame before. */
  shot(moves: number, since: number | null, size: number, dark: boolean): Promise<Shot>;
  /** A position being laid by hand: makes an edit and shows what came of it. Rejects with a fault of the field `edit`. */
  sketch(setup: SetupMessage, colours: number[], edit: Edit | null, held: Tool | null): Promise<Sketch>;
  /** A game that goes on elsewhere: its setup without a seed, and the first tiles drawn. What is decided there is told. */
  begin(setup: SetupMessage, draws: string[], colours: number[]): Promise<News>;
  /** The same from a record without a seed, at its end. */
  follow(record: string, colours: number[]): Promise<News>;
  /** The word that is sent for the choice `index` of the position `moves`. */
  word(moves: number, index: number): Promise<string>;
  /** Somebody has decided elsewhere in the position `moves`, by a word, and these tiles were drawn after it. */
  tell(moves: number, action: string, draws: string[]): Promise<News>;
  /** Goes back to so many moves. What comes then is told again. */
  takeBack(to: number): Promise<News>;

  /** Why the tile to be placed cannot go to a square. */
  whyNot(tile: string, at: Square): Promise<Text>;
  /** The feature under a point of the table. With `at`, here and below, as it was after so many moves. */
  featureAt(point: Point, at?: number): Promise<FeatureView | null>;
  feature(segment: SegmentView, at?: number): Promise<FeatureView | null>;
  outlines(segments: SegmentView[]): Promise<Outline[]>;
  fields(at?: number): Promise<FieldView[]>;
  outlook(at?: number): Promise<Outlook>;
  /** The table square by square, in words. */
  squares(): Promise<SquareView[]>;

  /** What a computer of that level does now: the index of a choice. It thinks in slices and stops when `signal` says so. */
  think(level: Level, seed: number, signal?: AbortSignal): Promise<number>;
  /** The best few choices, after some milliseconds of thought. */
  advise(ms: number, signal?: AbortSignal): Promise<Advice[]>;

  /** Pictures of tiles as they lie: complete SVG documents, 100 × 100. `calm` ones are for tiles that are small on the screen. */
  tiles(tiles: TileView[], calm?: boolean): Promise<string[]>;
  /** Tiles as they lie, in words. */
  tileTexts(tiles: TileView[]): Promise<Text[]>;
  /** Pictures of figures and things, complete SVG documents: a figure's name and a livery, or a thing's name. */
  figures(figures: { figure: string; colour: number | null }[]): Promise<string[]>;
  /** The colours of the six liveries. */
  liveries(): Promise<LiveryView[]>;
}

/** A player's colours and shape. */
export interface LiveryView {
  name: string;
  base: string;
  light: string;
  dark: string;
  ink: string;
  paint: string;
  /** SVG path data of the shape, within 20 × 20. */
  shape: string;
}
