// The socket between this page and the server: one for all rooms.
//
// It is there or it comes back: whoever loses the connection waits a little, longer each time and never as long as others,
// and tries again. Numbers of events have no gaps, so that what was missed is known and asked for. What somebody asks for
// is kept until it is answered and asked again after an interruption; the server does nothing twice.

import type { Command, Person, RoomEvent, Whole } from "./types";

/** `connecting`: under way. `open`: there. `away`: lost, and tried again after a while. `closed`: nobody needs it any more. */
export type Connection = "connecting" | "open" | "away" | "closed";

/** The part of `WebSocket` that is needed here. */
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "onerror">;

/** Why the server does not do something. */
export class Refused extends Error {
  override name = "Refused";
  /** The word to translate. */
  readonly code: string;
  /** The setting at fault. */
  readonly field: string | undefined;
  /** It was asked more than once: it may have been done the first time. */
  readonly again: boolean;
  constructor(fault: Fault, again = false) {
    super(fault.message);
    this.code = fault.code;
    this.field = fault.field;
    this.again = again;
  }
}

interface Fault {
  code: string;
  message: string;
  field?: string;
}

/** Who hears of a room. */
export interface Watcher {
  /** All of it: at first, and after having missed too much. */
  whole(whole: Whole): void;
  /** What happened next, without a gap. */
  event(event: RoomEvent): void;
  /** Who is there, and how many others look on. */
  present(people: Person[], guests: number): void;
  /** There is nothing to be heard: no such room, or a damaged one. */
  failed(refused: Refused): void;
}

/** What a command came to: the number of the last event, and for a rematch the other room. */
export interface Done {
  seq: number;
  room?: string;
}

/** A room that somebody watches. */
interface Watched {
  watcher: Watcher;
  /** The last event that was heard; none before the whole. */
  seq: number | null;
  /** The question that is open: what comes before its answer is in it. */
  asked: number | null;
}

/** A command that has not been answered. */
interface Open {
  message: object;
  sent: number;
  /** It has not been answered for a while. */
  slow: boolean;
  timer?: ReturnType<typeof setTimeout>;
  resolve(done: Done): void;
  reject(error: Error): void;
}

/** What the server says. */
interface Heard {
  id?: number;
  ok?: { now?: number; whole?: Whole; events?: RoomEvent[]; presence?: Person[]; guests?: number } & Partial<Done>;
  error?: Fault;
  hello?: { person: Person | null; now: number };
  room?: string;
  event?: RoomEvent;
  presence?: Person[];
  guests?: number;
  lobby?: unknown;
  notice?: string;
}

/** Milliseconds. */
export const TIMES = {
  /** The first pause before trying again, and the longest. */
  first: 500,
  longest: 30_000,
  /** How long a server may take to say hello. */
  hello: 10_000,
  /** How often the server is asked whether it is there, and how long it may take to say so. */
  ping: 10_000,
  silence: 5000,
  /** How long something may go unanswered before that is said and the server is asked whether it is there, and how long it may take then. */
  answer: 3000,
  doubt: 1500,
  /** How long it may take where the browser says that there is no network. */
  offline: 2000,
  /** After how long a connection is taken for a good one. */
  steady: 10_000,
};

/** What the world outside does, for tests to do it. */
export interface Outside {
  socket: () => Socket;
  random: () => number;
  now: () => number;
}

const browser: Outside = {
  socket: () => new WebSocket(new URL("/live", location.href.replace(/^http/, "ws"))),
  random: () => Math.random(),
  now: () => Date.now(),
};

export class Live {
  readonly #outside: Outside;
  #socket: Socket | null = null;
  #state: Connection = "closed";
  #person: Person | null = null;
  #closing = false;
  #tries = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #opened = 0;
  /** When the last ping went out, and its number. */
  #ping: { id: number; at: number } | null = null;
  /** What the server's clock shows more than ours, and how much time the message took that said so. */
  #ahead = { ms: 0, within: Infinity };
  readonly #watched = new Map<string, Watched>();
  readonly #open = new Map<number, Open>();
  readonly #hearers = new Set<() => void>();
  /** Who hears of the lobby, and whether only of own rooms. */
  readonly #lobby = new Map<(news: unknown) => void, boolean>();

  constructor(outside: Partial<Outside> = {}) {
    this.#outside = { ...browser, ...outside };
  }

  get state(): Connection {
    return this.#state;
  }

  /** Whom the server takes us for. */
  get person(): Person | null {
    return this.#person;
  }

  /** The server has said that it ends; it has until it says hello again. */
  get closing(): boolean {
    return this.#closing;
  }

  /** Something that was asked for has not been answered for a while. */
  get slow(): boolean {
    return [...this.#open.values()].some(({ slow }) => slow);
  }

  /** What time it is on the server. */
  now(): number {
    return this.#outside.now() + this.#ahead.ms;
  }

  /** Calls back when the state changes, or who we are; answers how to stop that. */
  hear(hearer: () => void): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Connects, if it has not been done. */
  connect(): void {
    if (this.#state === "closed") this.#try();
  }

  /** Connects anew: as somebody else, or since there is reason to believe that it works again. */
  reconnect(): void {
    if (this.#state === "closed") return;
    this.#drop();
    this.#tries = 0;
    this.#try();
  }

  /** There is reason to look whether the connection is still good: the page is seen again, the network is back, or gone. */
  nudge(): void {
    if (this.#state === "away") this.reconnect();
    else if (this.#state === "open" && !this.#ping) this.#beat();
  }

  /** Ends it. Whatever is open fails. */
  close(): void {
    this.#drop();
    this.#set("closed");
    const open = [...this.#open.values()];
    this.#open.clear();
    this.#watched.clear();
    for (const it of open) clearTimeout(it.timer);
    for (const it of open) it.reject(new Refused({ code: "closed-page", message: "the connection was closed" }));
  }

  /** Hears of a room from now on; answers how to stop that. */
  watch(room: string, watcher: Watcher): () => void {
    if (this.#watched.has(room)) throw new Error(`${room} is watched already`);
    const watched: Watched = { watcher, seq: null, asked: null };
    this.#watched.set(room, watched);
    this.#ask(room, watched);
    return () => {
      if (this.#watched.get(room) !== watched) return;
      this.#watched.delete(room);
      if (this.#state === "open") this.#send({ id: ++this.#count, do: "unwatch", room });
    };
  }

  /** Asks for all of a room once more, since what was made of it cannot be right. */
  again(room: string): void {
    const watched = this.#watched.get(room);
    if (!watched) return;
    watched.seq = null;
    this.#ask(room, watched);
  }

  /** Does something in a room. Rejects with `Refused`. Waits for the connection, and asks again if it was interrupted. */
  do(room: string, command: Command): Promise<Done> {
    if (this.#state === "closed") return Promise.reject(new Refused({ code: "closed-page", message: "there is no connection" }));
    const id = ++this.#count;
    // What is said with a word of its own is not said twice.
    const once = command.do === "say" || command.do === "emote" ? { key: `${Math.floor(this.#outside.random() * 2 ** 52)}` } : {};
    return new Promise((resolve, reject) => {
      const open: Open = { message: { id, room, ...once, ...command }, sent: 0, slow: false, resolve, reject };
      this.#open.set(id, open);
      this.#say(open);
    });
  }

  /** Hears what changes in the lobby, or in own rooms alone (`null`: ask for all of it); answers how to stop that. */
  lobby(hearer: (news: unknown) => void, mine = false): () => void {
    const before = this.#lobbyWish;
    this.#lobby.set(hearer, mine);
    this.#askLobby(before);
    return () => {
      const before = this.#lobbyWish;
      this.#lobby.delete(hearer);
      this.#askLobby(before);
    };
  }

  get #lobbyWish(): "none" | "mine" | "all" {
    const wishes = [...this.#lobby.values()];
    return wishes.length ? (wishes.every((mine) => mine) ? "mine" : "all") : "none";
  }

  #set(state: Connection): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const hearer of [...this.#hearers]) hearer();
  }

  #try(): void {
    this.#set("connecting");
    let socket: Socket;
    try {
      socket = this.#outside.socket();
    } catch {
      return this.#lost();
    }
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent) => {
      if (socket === this.#socket && typeof data === "string") this.#hear(JSON.parse(data) as Heard);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    // It closes next.
    socket.onerror = () => {};
    // A server that does not say hello is none.
    this.#expect(TIMES.hello);
  }

  /** Leaves the socket, whatever it does from now on. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#ping = null;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    try {
      socket?.close();
    } catch {
      // It was never open.
    }
  }

  #lost(): void {
    if (this.#state === "open" && this.#outside.now() - this.#opened >= TIMES.steady) this.#tries = 0;
    this.#drop();
    for (const watched of this.#watched.values()) watched.asked = null;
    this.#set("away");
    // Not all at once: others have lost their connection in the same moment.
    const pause = Math.min(TIMES.longest, TIMES.first * 2 ** this.#tries++) * (0.5 + this.#outside.random() / 2);
    this.#timer = setTimeout(() => this.#try(), pause);
  }

  /** If nothing is heard soon, the connection is taken for lost. */
  #expect(patience: number): void {
    clearTimeout(this.#pulse);
    // A server on the same machine may be there all the same.
    const most = globalThis.navigator?.onLine === false ? TIMES.offline : Infinity;
    this.#pulse = setTimeout(() => this.#lost(), Math.min(patience, most));
  }

  /** Something was heard: for a while there is nothing to fear. */
  #calm(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#beat(), TIMES.ping);
  }

  #beat(patience = TIMES.silence): void {
    this.#ping = { id: ++this.#count, at: this.#outside.now() };
    this.#send({ id: this.#ping.id, do: "ping" });
    this.#expect(patience);
  }

  #send(message: object): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      this.#lost();
    }
  }

  #say(open: Open): void {
    if (this.#state !== "open") return;
    open.sent += 1;
    clearTimeout(open.timer);
    open.timer = setTimeout(() => {
      open.slow = true;
      this.#tell();
      if (this.#state === "open") this.#beat(TIMES.doubt);
    }, TIMES.answer);
    this.#send(open.message);
  }

  #ask(room: string, watched: Watched): void {
    if (this.#state !== "open") return;
    watched.asked = ++this.#count;
    const since = watched.seq === null ? {} : { since: watched.seq };
    this.#send({ id: watched.asked, do: "watch", room, ...since });
  }

  #askLobby(before: "none" | "mine" | "all" = "none"): void {
    const wish = this.#lobbyWish;
    if (this.#state !== "open" || wish === before) return;
    this.#send({ id: ++this.#count, do: "lobby", on: wish !== "none", ...(wish === "mine" ? { mine: true } : {}) });
  }

  #hear(heard: Heard): void {
    // Before hello nothing is asked, so nothing else can come.
    if (this.#state === "open") this.#calm();
    if (heard.hello) this.#greet(heard.hello);
    else if (heard.id !== undefined) this.#answer(heard.id, heard);
    else if (heard.room !== undefined) this.#news(heard.room, heard);
    else if (heard.notice === "closing") {
      this.#closing = true;
      this.#tell();
    } else if ("lobby" in heard) for (const hearer of [...this.#lobby.keys()]) hearer(heard.lobby);
  }

  #greet({ person, now }: NonNullable<Heard["hello"]>): void {
    this.#person = person;
    this.#closing = false;
    this.#ahead = { ms: now - this.#outside.now(), within: Infinity };
    this.#opened = this.#outside.now();
    this.#calm();
    // Rooms first, so that what is done next is heard of.
    this.#state = "open";
    for (const [room, watched] of this.#watched) this.#ask(room, watched);
    this.#askLobby();
    for (const open of [...this.#open.values()]) this.#say(open);
    this.#tell();
    this.#beat();
  }

  #answer(id: number, heard: Heard): void {
    // The server cannot write, or is closing: nobody knows what was done, and everything is asked again.
    if (heard.error?.code === "unavailable") return this.#lost();
    if (id === this.#ping?.id) return this.#time(heard.ok?.now);
    for (const [room, watched] of this.#watched) if (watched.asked === id) return this.#catchUp(room, watched, heard);
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    clearTimeout(open.timer);
    if (open.slow) this.#tell();
    if (heard.error) open.reject(new Refused(heard.error, open.sent > 1));
    else open.resolve({ seq: heard.ok?.seq ?? 0, ...(heard.ok?.room === undefined ? {} : { room: heard.ok.room }) });
  }

  /** The quickest answer tells best what time it is there. */
  #time(there: number | undefined): void {
    const { at } = this.#ping!;
    this.#ping = null;
    const here = this.#outside.now();
    if (there === undefined || here - at > this.#ahead.within) return;
    this.#ahead = { ms: Math.round(there - (at + here) / 2), within: here - at };
  }

  #catchUp(room: string, watched: Watched, { ok, error }: Heard): void {
    watched.asked = null;
    if (error) {
      this.#watched.delete(room);
      return watched.watcher.failed(new Refused(error));
    }
    if (ok?.whole) {
      watched.seq = ok.whole.seq;
      watched.watcher.whole(ok.whole);
    }
    for (const event of ok?.events ?? []) this.#happen(room, watched, event);
    if (ok?.presence) watched.watcher.present(ok.presence, ok.guests ?? 0);
  }

  #news(room: string, heard: Heard): void {
    const watched = this.#watched.get(room);
    if (!watched) return;
    if (heard.event) this.#happen(room, watched, heard.event);
    if (heard.presence) watched.watcher.present(heard.presence, heard.guests ?? 0);
  }

  #happen(room: string, watched: Watched, event: RoomEvent): void {
    // What is asked for comes with the answer; what has been heard is not heard again.
    if (watched.asked !== null || watched.seq === null || event.seq <= watched.seq) return;
    if (event.seq > watched.seq + 1) return this.#ask(room, watched);
    watched.seq = event.seq;
    watched.watcher.event(event);
  }
}
