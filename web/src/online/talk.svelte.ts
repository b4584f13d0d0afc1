// What people say in a room, as one page shows it: whether it is shown, and how much of it nobody here has read.

import { has, t } from "../words";
import type { ChatLine } from "./types";

/** What somebody said or showed, in words. */
export function lineWords(line: ChatLine): string {
  if (line.text !== null) return line.text;
  return has(`room-emote-${line.emote}`) ? t(`room-emote-${line.emote}`) : (line.emote ?? "");
}

export class Talk {
  /** Wanted beside the board, where there is room for it. */
  beside: boolean = $state(true);
  /** Open over the table, where there is none. */
  drawer: boolean = $state(false);
  /** What is being typed. It is still there when the chat is shown in another place. */
  draft: string = $state("");
  readonly #key: string;
  readonly #lines: () => readonly ChatLine[];
  readonly #own: () => string | undefined;
  /** When the last line that was read was said. */
  #read: number = $state(0);

  constructor(room: string, lines: () => readonly ChatLine[], own: () => string | undefined) {
    this.#key = `aude.read.${room}`;
    this.#lines = lines;
    this.#own = own;
    // A page that is loaded again has not forgotten.
    this.#read = Number(globalThis.sessionStorage?.getItem(this.#key)) || 0;
  }

  /** How many lines of others nobody here has read. */
  get unread(): number {
    const own = this.#own();
    return this.#lines().filter(({ time, person }) => time > this.#read && person !== own).length;
  }

  /** All of it is being looked at. */
  see(): void {
    const last = this.#lines().at(-1)?.time ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    try {
      globalThis.sessionStorage?.setItem(this.#key, String(last));
    } catch {
      // It will be unread again.
    }
  }
}
