// The games on the server that wait for somebody here. The server tells at once when it is their turn, wherever in this page they are;
// what waits is on the front page, in titles and on the icon.

import { api, type LobbyNews, type Row } from "./api";
import { badge } from "./badge";
import { isOwn, waits } from "./lobby.svelte";
import { notify } from "./notify.svelte";
import { self } from "./self.svelte";

export class Waiting {
  /** Own games that are going on. */
  rows: Row[] = $state.raw([]);
  #person: string | undefined = $state();
  #started = false;
  #asked = 0;

  /** Those in which it is one's turn. */
  readonly games: Row[] = $derived(this.rows.filter((room) => waits(room, this.#person)));

  /** Begins to listen, once and for as long as there is this page. */
  start(): void {
    if (this.#started) return;
    this.#started = true;
    void self.start();
    self.live.lobby((news) => this.hear(news as LobbyNews), true);
    $effect.root(() => {
      $effect(() => {
        // Something may have been missed while there was no connection.
        if (self.connection === "open" || self.me?.id !== this.#person) void this.load(self.me?.id);
      });
      $effect(() => badge(this.games.length));
    });
  }

  async load(person: string | undefined): Promise<void> {
    const number = ++this.#asked;
    const rooms = person === undefined ? [] : await api.lobby({ mine: true, stage: "playing" }).then((found) => found.rooms, () => null);
    if (rooms === null || number !== this.#asked) return;
    [this.#person, this.rows] = [person, rooms];
  }

  hear(news: LobbyNews): void {
    if (!news) return void this.load(this.#person);
    const others = this.rows.filter(({ room }) => room !== news.room);
    const { listing } = news;
    const known = this.games.some(({ room }) => room === news.room);
    this.rows = listing?.stage === "playing" && isOwn(listing, this.#person) ? [listing, ...others] : others;
    if (listing && !known && waits(listing, this.#person)) notify.turn(listing);
  }
}

/** That of this page. */
export const waiting = new Waiting();
