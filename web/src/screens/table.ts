// The table is a part of the page of its own, loaded when a game is opened.

import type { Component, Snippet } from "svelte";
import type { Beginner } from "../after/rematch";
import type { Playing } from "../playing";
import type { Seat, Settings } from "../stored";
import type { SetupMessage } from "../engine/setup";

/** What a table has more where others sit at other screens. */
export interface Together {
  /** In a player's panel: the clock, and whether they are there. */
  seat: Snippet<[seat: number, compact: boolean]>;
  /** Signs and buttons of the room. */
  bar: Snippet<[compact: boolean]>;
  /** What people say: beside the board if there is room and it is wanted, else in a drawer. */
  chat: Snippet;
  talk: { beside: boolean; drawer: boolean; readonly unread: number };
  /** Above what is asked. */
  notices: Snippet;
  /** In the result: below who has won, and at its foot. */
  result: Snippet<[foot: boolean]>;
  /** How they play again; nothing for those who looked on. */
  rematch: { words: string; run: () => void } | null;
}

/** What the table is given. */
export interface TableProps {
  /** Open already: `view` is there. */
  session: Playing;
  settings: Settings;
  /** Shows the settings over the table. */
  onsettings: () => void;
  /** A game that is only looked at, from this position on, or from its end (`null`). */
  look?: number | null | undefined;
  /** Words above what is asked, for those who are led. */
  coach?: Snippet;
  /** Others sit at other screens. */
  together?: Together | undefined;
  /** Where one goes by leaving, if not to the front page. */
  leaving?: string | undefined;
  onleave: () => void;
  /** Starts the same game again; `together` has its own way. */
  onrematch?: ((beginner: Beginner) => void) | undefined;
  /** Goes on with a record as a game of its own. */
  onbranch?: ((record: string, seats: Seat[]) => void) | undefined;
  /** Opens a position in the editor. */
  onedit?: ((position: SetupMessage) => void) | undefined;
}

export async function loadTable(): Promise<Component<TableProps>> {
  return (await import("../table/TableScreen.svelte")).default;
}
