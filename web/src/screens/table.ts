// The table is a part of the page of its own, loaded when a game is opened.

import type { Component } from "svelte";
import type { Playing } from "../playing";
import type { Settings } from "../stored";

/** What the table is given. */
export interface TableProps {
  /** Open already: `view` is there. */
  session: Playing;
  settings: Settings;
  onleave: () => void;
  /** Starts the same game again. */
  onrematch: () => void;
}

export async function loadTable(): Promise<Component<TableProps>> {
  return (await import("../table/TableScreen.svelte")).default;
}
