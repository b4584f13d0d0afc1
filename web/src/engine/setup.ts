// Setups and the catalogue of what can be chosen, as in the engine protocol (docs/protocol.md).

/** What the command `new` takes. */
export interface SetupMessage {
  players: string[];
  first?: number;
  date?: string;
  preset?: string;
  /** The revision of the rules; the newest if there is none. */
  revision?: number;
  parts?: Record<string, number>;
  toggles?: Record<string, boolean>;
  options?: Record<string, string>;
  counts?: Record<string, number>;
  seed?: number;
  /** The length of a short game: at most so many tiles are drawn. */
  tiles?: number;
  draw?: string[];
  /** A position out of a game: what lies on the table, points, what is left to be drawn, and the tile that is drawn first. */
  start?: StartTile[];
  scores?: number[];
  bag?: Record<string, number>;
  next?: string;
  /** What else there is in it, by player where it is a list of as many. */
  castles?: { tiles: [[number, number], [number, number]]; owner: number; finished: boolean }[];
  "tower-pieces"?: number[];
  prisoners?: { holder: number; owner: number; figure: string }[];
  count?: string;
  guests?: { quarter: string; owner: number; figure: string }[];
  dragon?: [number, number];
  fairy?: [number, number];
  goods?: Goods[];
  king?: Card;
  robber?: Card;
  aside?: string[];
  hands?: string[][];
  won?: (string | null)[];
}

export interface Goods {
  wine?: number;
  grain?: number;
  cloth?: number;
}

/** Who holds the king or the robber, and for how many tiles. */
export interface Card {
  holder: number;
  size: number;
}

/** A tile of a position. */
export interface StartTile {
  tile: string;
  at: [number, number];
  turn: number;
  figures?: StartFigure[];
  tower?: number;
  bridge?: { axis: string; owner: number };
  /** Whose it was, if it is an abbey. */
  owner?: number;
}

export interface StartFigure {
  owner: number;
  figure: string;
  kind: string;
  places: string[];
  nth?: number;
  fairy?: boolean;
}

/** What `hello` answers. */
export interface Catalogue {
  name: string;
  version: string;
  presets: PresetInfo[];
  parts: SetInfo[];
  boxes: BoxInfo[];
  toggles: ToggleInfo[];
  options: OptionInfo[];
  counts: CountInfo[];
}

export interface PresetInfo {
  name: string;
  about: string;
  parts: string[];
  sets: string[];
  options: Record<string, string>;
}

/** A tile set. */
export interface SetInfo {
  name: string;
  title: string;
  about: string;
  part: string;
  tiles: number;
  copies: number;
}

/** What belongs together. */
export interface BoxInfo {
  name: string;
  title: string;
  about: string;
  /** The tile that stands for it. */
  tile: string;
  sets: string[];
  toggles: string[];
  options: string[];
  counts: string[];
}

export interface ToggleInfo {
  name: string;
  values: boolean[];
  default: boolean;
  part: string;
  about: string;
}

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  part: string;
  about: string;
}

export interface CountInfo {
  name: string;
  min: number;
  max: number;
  default: number;
  "by-players": number[];
  toggle: string | null;
  part: string;
}
