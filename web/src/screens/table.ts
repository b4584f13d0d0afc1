// The table is a part of the page of its own, loaded when a game is opened.

import type { Component, Snippet } from "svelte";
import type { Session } from "../session.svelte";
import type { Settings } from "../stored";

/** What the table is given. */
export interface TableProps {
  /** Open already: `view` is there. */
  session: Session;
  settings: Settings;
  /** Words above what is asked, for those who are led. */
  coach?: Snippet;
  /** Where one goes by leaving, if not to the front page. */
  leaving?: string;
  onleave: () => void;
  /** Starts the same game again. */
  onrematch: () => void;
}

export async function loadTable(): Promise<Component<TableProps>> {
  return (await import("../table/TableScreen.svelte")).default;
}
