// What the table needs of a game, whoever plays it where: `Session` plays in this page, `OnlineSession` on a server.

import type { Engine } from "./engine/engine";
import type { LogLine, View } from "./engine/types";
import type { Aids, Seat } from "./stored";

export interface Playing {
  readonly engine: Engine;
  /** Who sits where, and what players may look at. */
  readonly game: { readonly seats: Seat[]; readonly aids: Aids };
  /** The table; nothing until the game has been opened. */
  readonly view: View | null;
  /** What the last action has made of the board and of an auction, for the moment until all else that comes of it is shown. */
  readonly ahead?: View | null;
  /** The whole log. */
  readonly lines: LogLine[];
  /** What the last step added to the log, for animations; empty after taking back and after opening. */
  readonly fresh: LogLine[];
  /** The seat of the computer that is thinking. */
  readonly thinking: number | null;
  /** An action of a person here is under way. */
  readonly busy: boolean;
  /** A person here is to decide, and may. */
  readonly yours: boolean;
  /** Several people sit at this screen. */
  readonly several: boolean;
  /** The seats of those who are here, where there are others elsewhere. */
  readonly own?: readonly number[];
  /** Choices that somebody is led to, as lessons do. */
  readonly aimed?: readonly number[];
  /** Somebody at another screen is to decide; nothing where all sit at this one. */
  readonly waiting?: boolean;
  /** It is over, though it was not played to its end. */
  readonly ended?: boolean;
  /** Who has won a game that ended so. */
  readonly winners?: readonly number[] | undefined;
  /** How many actions can be taken back at once. */
  readonly undoable: number;
  /** How many actions are left if one's last decision is taken back, which others have to agree with. */
  readonly backTo?: number | null;
  /** Computers wait for so many milliseconds. */
  hold?(ms: number): void;
  /** Computers wait while somebody looks back, where they can be told to. */
  pause?(): void;
  resume?(): void;
  /** Plays one of the choices of `view.ask`. */
  play(index: number): Promise<void>;
  /** Takes back the last action, the whole last move against computers, or so many actions; no more than `undoable`. */
  undo(steps?: number): Promise<void>;
  /** Asks the others to let one take back. */
  askBack?(): Promise<void>;
  /** The game as text, where that is not the engine's affair. */
  record?(): Promise<string>;
}
