// Who one is on this server, and the one connection of this page to it. The server knows somebody by a cookie that the page cannot
// read; the socket belongs to whoever the cookie meant when it was opened. So whenever that changes, here or in another tab, the
// socket is opened anew.

import { api, type Me, NoServer } from "./api";
import { setKnown } from "./known";
import { type Connection, Live, Refused } from "./live";

/** `asking`: nobody knows yet. `there`: it answers. `silent`: it does not, and is asked again. `plain`: there is none. */
export type Server = "asking" | "there" | "silent" | "plain";

/** Milliseconds after which a silent server is asked again. */
const AGAIN = 5000;

export class Self {
  readonly live: Live;
  /** Who one is; nobody until a name is given. */
  me: Me | null = $state.raw(null);
  server: Server = $state("asking");
  /** The state of the socket. */
  connection: Connection = $state("closed");
  #started: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked, so that an answer that comes late is not believed. */
  #asked = 0;
  #tabs: BroadcastChannel | null = null;
  readonly #ended = new AbortController();

  constructor(live: Live = new Live()) {
    this.live = live;
  }

  /** Asks who one is and connects; once, however often it is called. It is known when this resolves, if there is a server. */
  start(): Promise<void> {
    if (!this.#started) {
      this.#started = this.refresh();
      this.live.hear(() => this.#heard());
      const { signal } = this.#ended;
      const seen = () => {
        if (document.visibilityState === "visible") this.#wake();
      };
      document.addEventListener("visibilitychange", seen, { signal });
      window.addEventListener("online", () => this.#wake(), { signal });
      window.addEventListener("offline", () => this.live.nudge(), { signal });
      window.addEventListener("pageshow", (event) => event.persisted && this.#wake(), { signal });
      if (typeof BroadcastChannel !== "undefined") {
        this.#tabs = new BroadcastChannel("aude.online");
        this.#tabs.onmessage = () => void this.refresh();
      }
    }
    return this.#started;
  }

  /** Ends it all; nobody needs a server any more. */
  close(): void {
    this.#ended.abort();
    clearTimeout(this.#timer);
    this.#tabs?.close();
    this.live.close();
  }

  /** Asks the server again who one is. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    try {
      const me = await api.me();
      // Somebody else by now.
      if (number === this.#asked) this.#become(me);
    } catch (error) {
      if (number !== this.#asked) return;
      if (error instanceof NoServer && error.plain) {
        this.server = "plain";
        this.live.close();
        return;
      }
      // A server that refuses is there, but has too much to do.
      this.server = error instanceof Refused ? "there" : "silent";
      this.#timer = setTimeout(() => void this.refresh(), AGAIN);
    }
  }

  /** Somebody new, or another name. */
  async guest(name: string): Promise<Me> {
    return this.#is(await api.guest(name));
  }

  /** An account for whoever one is. */
  async register(login: string, password: string, name: string): Promise<Me> {
    return this.#is(await api.register(login, password, name));
  }

  async login(login: string, password: string): Promise<Me> {
    return this.#is(await api.login(login, password));
  }

  async logout(): Promise<void> {
    await api.logout();
    this.#is(null);
  }

  async password(old: string, fresh: string): Promise<void> {
    await api.password(old, fresh);
  }

  /** Has everything forgotten that the server knows. */
  async forget(password: string): Promise<void> {
    await api.forget(password);
    this.#is(null);
  }

  /** One has changed: other tabs are told. */
  #is<T extends Me | null>(me: T): T {
    this.#asked += 1;
    this.#become(me);
    this.#tabs?.postMessage("changed");
    return me;
  }

  #become(me: Me | null): void {
    if (this.#ended.signal.aborted) return;
    this.me = me;
    this.server = "there";
    setKnown(me !== null);
    if (this.live.state === "closed") this.live.connect();
    else if (this.live.state === "open" && this.#mistaken) this.live.reconnect();
  }

  /** The socket is that of somebody else, or has an old name. */
  get #mistaken(): boolean {
    const { person } = this.live;
    return person?.id !== this.me?.id || person?.name !== this.me?.name;
  }

  #heard(): void {
    this.connection = this.live.state;
    // Somebody else than we thought: signed out elsewhere, or it was opened too early.
    if (this.live.state === "open" && this.#mistaken) void this.refresh();
  }

  #wake(): void {
    if (this.server === "plain") return;
    this.live.nudge();
    void this.refresh();
  }
}

/** The one of this page. */
export const self = new Self();
