// The lobby as it is now: own rooms, open ones, those in which a game goes on. The server tells what changes in own rooms and in those
// that are listed.

import { api, type LobbyNews, type Row } from "./api";
import type { Listing } from "./types";

/** The lists that everybody has. */
export type Public = "gathering" | "playing";

/** Who sits in a room. */
export function people(room: Listing): string[] {
  return room.seats.flatMap(({ holder }) => (holder.kind === "person" || holder.kind === "kept" ? [holder.person] : []));
}

/** Whether a room is one of somebody's. */
export function isOwn(room: Listing, person: string | undefined): boolean {
  return person !== undefined && (room.host.id === person || people(room).includes(person));
}

/** Whether somebody is to decide there. */
export function waits(room: Listing, person: string | undefined): boolean {
  const seat = room.stage === "playing" && room.decider !== null ? room.seats[room.decider] : undefined;
  return !!seat && !seat.gone && seat.holder.kind === "person" && seat.holder.person === person;
}

/** Whether a search finds a room, as the server searches. */
function found(room: Listing, text: string): boolean {
  const names = room.seats.flatMap(({ holder }) => (holder.kind === "free" ? [] : [holder.name]));
  const words = [room.title, room.host.name, room.room, ...names].join("\n").toLowerCase();
  return words.includes(text.trim().toLowerCase());
}

/** The rows with one of them changed in its place, a new one first. */
function put(rows: Row[], row: Row): Row[] {
  return rows.some(({ room }) => room === row.room) ? rows.map((old) => (old.room === row.room ? row : old)) : [row, ...rows];
}

const without = (rows: Row[], name: string) => rows.filter(({ room }) => room !== name);

export class Lobby {
  /** Who looks; nobody has rooms of their own before they have a name. */
  person: string | undefined = $state();
  text: string = $state("");
  /** Own rooms that are not over. */
  mine: Row[] = $state.raw([]);
  /** Own games that are over. */
  over: Row[] = $state.raw([]);
  rows: Record<Public, Row[]> = $state.raw({ gathering: [], playing: [] });
  /** Where the lists go on. */
  more: Record<Public, number | null> = $state.raw({ gathering: null, playing: null });
  /** Something has been heard from the server. */
  loaded: boolean = $state(false);
  /** Why the last question was not answered. */
  fault: unknown = $state.raw(null);
  #asked = 0;

  /** Own rooms in which it is one's turn, then the others, those that changed last first. */
  readonly own: Row[] = $derived(
    this.mine.toSorted((a, b) => Number(waits(b, this.person)) - Number(waits(a, this.person)) || b.time - a.time),
  );

  /** The rooms of others. */
  others(stage: Public): Row[] {
    const mine = new Set(this.mine.map(({ room }) => room));
    // Where nobody can sit down any more there is nothing open.
    const open = ({ seats }: Row) => stage !== "gathering" || seats.some(({ holder }) => holder.kind === "free");
    return this.rows[stage].filter((row) => !mine.has(row.room) && open(row));
  }

  /** Asks for everything. */
  async load(): Promise<void> {
    const number = ++this.#asked;
    const text = this.text.trim();
    try {
      const [gathering, playing, mine] = await Promise.all([
        api.lobby({ stage: "gathering", text }),
        api.lobby({ stage: "playing", text }),
        this.#mine(),
      ]);
      // Something else is looked for by now.
      if (number !== this.#asked) return;
      this.rows = { gathering: gathering.rooms, playing: playing.rooms };
      this.more = { gathering: gathering.more, playing: playing.more };
      [this.mine, this.over] = mine;
      this.fault = null;
      this.loaded = true;
    } catch (error) {
      if (number === this.#asked) this.fault = error;
    }
  }

  /** Asks for own rooms. */
  async look(): Promise<void> {
    const number = this.#asked;
    const mine = await this.#mine().catch(() => null);
    if (mine && number === this.#asked) [this.mine, this.over] = mine;
  }

  /** Own rooms: those that are not over, and those that are. */
  async #mine(): Promise<[Row[], Row[]]> {
    if (this.person === undefined) return [[], []];
    const text = this.text.trim();
    const [playing, gathering, over] = await Promise.all(
      (["playing", "gathering", "over"] as const).map((stage) => api.lobby({ mine: true, stage, text })),
    );
    return [[...playing!.rooms, ...gathering!.rooms], over!.rooms];
  }

  /** Goes on with a list. */
  async further(stage: Public): Promise<void> {
    const before = this.more[stage];
    if (before === null) return;
    const number = this.#asked;
    try {
      const { rooms, more } = await api.lobby({ stage, text: this.text.trim(), before });
      if (number !== this.#asked) return;
      const known = new Set(this.rows[stage].map(({ room }) => room));
      this.rows = { ...this.rows, [stage]: [...this.rows[stage], ...rooms.filter(({ room }) => !known.has(room))] };
      this.more = { ...this.more, [stage]: more };
      this.fault = null;
    } catch (error) {
      if (number === this.#asked) this.fault = error;
    }
  }

  /** A room has changed. */
  hear(news: LobbyNews): void {
    if (!news) return void this.load();
    const { room, listing } = news;
    if (!listing) {
      this.rows = { gathering: without(this.rows.gathering, room), playing: without(this.rows.playing, room) };
      // Closed, or not listed any more: if it is an own one, only the server knows.
      if (this.mine.some((row) => row.room === room)) void this.look();
      return;
    }
    const fits = found(listing, this.text);
    // Own rooms are told of, too, when nobody else may find them.
    const list = (stage: Public) => {
      return fits && listing.listed && listing.stage === stage ? put(this.rows[stage], listing) : without(this.rows[stage], room);
    };
    this.rows = { gathering: list("gathering"), playing: list("playing") };
    const own = fits && isOwn(listing, this.person);
    const current = listing.stage === "gathering" || listing.stage === "playing";
    this.mine = own && current ? put(this.mine, listing) : without(this.mine, room);
    this.over = own && listing.stage === "over" ? put(this.over, listing) : without(this.over, room);
  }
}

/** The room that a link, or the end of one, leads to. A link to another server is left as it is. */
export function roomIn(text: string, here: string = location.origin): { room: string } | { link: string } | null {
  const trimmed = text.trim();
  if (/^[a-z0-9-]{4,40}$/i.test(trimmed)) return { room: trimmed.toLowerCase() };
  const room = /#\/room\/([a-z0-9-]{1,40})\/?$/i.exec(trimmed)?.[1];
  if (!room) return null;
  try {
    const url = new URL(trimmed);
    if (/^https?:$/.test(url.protocol) && url.origin !== here) return { link: url.href };
  } catch {
    // Without the part before `#` it means this server.
  }
  return { room };
}
