// A game on a server, as somebody there sees it. The server decides; this page has the same game without its seed, is told what was
// decided and drawn, and makes views of it. A choice is sent as a word and counts when it is told, like everybody's. If both ever come
// out at different places, or the engine stops, all of it is asked for anew.

import type { Engine, News } from "../engine/engine";
import type { SetupMessage } from "../engine/setup";
import type { LogLine, View } from "../engine/types";
import type { Playing } from "../playing";
import { said } from "../glance";
import { PACE, rest, type Trouble } from "../session.svelte";
import { ALL_AIDS, type Aids, type Seat, type Settings } from "../stored";
import { api } from "./api";
import { type Connection, type Done, type Live, Refused, type Watcher } from "./live";
import { after, type Room } from "./room";
import type { Command, Person, RoomEvent, RoomSeat, Whole } from "./types";

/** What is to be taken in. */
type Arrival = { whole: Whole } | { event: RoomEvent };

export class OnlineSession implements Playing, Watcher {
  readonly engine: Engine;
  readonly live: Live;
  /** The name of the room. */
  readonly name: string;
  /** The room; nothing until the server has told. */
  room: Room | null = $state.raw(null);
  /** The table; nothing before the game. */
  view: View | null = $state.raw(null);
  lines: LogLine[] = $state.raw([]);
  fresh: LogLine[] = $state.raw([]);
  busy: boolean = $state(false);
  /** The connection, and whom the server takes us for. */
  connection: Connection = $state("connecting");
  /** The server has said that it ends. */
  closing: boolean = $state(false);
  /** Something that was asked for has not been answered for a while. */
  sending: boolean = $state(false);
  me: Person | null = $state.raw(null);
  /** Who is there, and how many others look on. */
  people: Person[] = $state.raw([]);
  guests: number = $state(0);
  /** What was refused last, to be shown for a while. */
  refused: Refused | null = $state.raw(null);
  /** Whoever did not want the seat that was kept for them, last. */
  declined: { person: string; name: string } | null = $state.raw(null);
  /** Who did not agree with what was asked for last. */
  disagreed: string | null = $state(null);
  /** There is no such room, or it is damaged. */
  missing: Refused | null = $state.raw(null);
  error: Trouble | null = $state.raw(null);

  #deciders: number[] = $state.raw([]);
  #pace: () => Settings["pace"];
  #leave = new AbortController();
  #unwatch: () => void = () => {};
  #unhear: () => void = () => {};
  #arrived: Arrival[] = [];
  #working: Promise<void> | null = null;
  /** What is known was asked for anew, and nothing has come of it yet. */
  #doubted = false;
  #shown = 0;

  constructor(engine: Engine, live: Live, name: string, pace: () => Settings["pace"] = () => "normal") {
    this.engine = engine;
    this.live = live;
    this.name = name;
    this.#pace = pace;
  }

  readonly game: { seats: Seat[]; aids: Aids } = $derived({
    seats: (this.room?.seats ?? []).map((seat) => chair(seat, this.room?.stage === "playing")),
    aids: this.room?.settings.aids ?? ALL_AIDS,
  });

  // The room is another object after every event, and what hangs on it must not be: a tile on trial survives what others say.
  readonly #own: string = $derived.by(() => {
    const id = this.me?.id;
    const seats = this.room?.seats ?? [];
    return JSON.stringify(seats.flatMap(({ holder, gone }, n) => (holder.kind === "person" && holder.person === id && !gone ? [n] : [])));
  });
  /** The seats that somebody here plays for. */
  readonly own: number[] = $derived.by(() => JSON.parse(this.#own) as number[]);

  get several(): boolean {
    return this.own.length > 1;
  }

  get #ready(): boolean {
    return this.connection === "open" && this.room?.stage === "playing" && !this.busy && !this.error;
  }

  readonly yours: boolean = $derived.by(() => {
    const ask = this.view?.ask;
    return !!ask && this.#ready && this.own.includes(ask.player);
  });

  get thinking(): number | null {
    const player = this.room?.stage === "playing" ? this.view?.ask?.player : undefined;
    return player !== undefined && this.game.seats[player]?.kind === "computer" ? player : null;
  }

  /** Somebody who is not here is to decide, a person or a computer. */
  get waiting(): boolean {
    const player = this.room?.stage === "playing" ? this.view?.ask?.player : undefined;
    return player !== undefined && !this.own.includes(player);
  }

  /** It is over, though the engine would go on: somebody gave up or ran out of time, or nobody is left. */
  get ended(): boolean {
    return !!this.room?.outcome && this.room.outcome.why !== "played";
  }

  get winners(): number[] | undefined {
    return this.ended ? this.room?.outcome?.winners : undefined;
  }

  get undoable(): number {
    const last = this.#deciders.at(-1);
    return this.view && this.#ready && last !== undefined && this.own.includes(last) ? this.view.undo : 0;
  }

  /** How many actions are left if one's last decision is taken back; others have to agree. */
  get backTo(): number | null {
    const at = this.#deciders.findLastIndex((seat) => this.own.includes(seat));
    return this.#ready && at >= 0 && !this.room?.asked ? at : null;
  }

  /** Whether one has the host's powers. */
  get hosting(): boolean {
    return !!this.me && this.room?.host.id === this.me.id;
  }

  /** Goes there. */
  open(): void {
    const heard = () => {
      this.connection = this.live.state;
      this.closing = this.live.closing;
      this.sending = this.live.slow;
      this.me = this.live.person;
    };
    heard();
    this.#unhear = this.live.hear(heard);
    this.#unwatch = this.live.watch(this.name, this);
    this.live.connect();
  }

  /** Leaves the page, not the game. */
  close(): void {
    this.#leave.abort();
    this.#arrived = [];
    this.#unwatch();
    this.#unhear();
  }

  /** Goes on after an error. */
  retry(): void {
    this.error = null;
    this.#doubted = false;
    this.live.again(this.name);
  }

  async play(index: number): Promise<void> {
    if (!this.yours || !this.view) return;
    const at = this.view.moves;
    await this.#act(async () => {
      const action = await this.engine.word(at, index).catch((error: unknown) => {
        // Something has happened in this moment, and is about to be seen.
        if (this.#working || this.view?.moves !== at) return null;
        throw error;
      });
      if (action !== null) await this.do({ do: "play", at, action });
    });
  }

  async undo(steps = 1): Promise<void> {
    const most = Math.min(steps, this.undoable);
    if (!this.view || most <= 0) return;
    const at = this.view.moves;
    await this.#act(() => this.do({ do: "take-back", at, to: at - most }));
  }

  /** Asks the others to let one take back one's last decision. */
  async askBack(): Promise<void> {
    const [at, to] = [this.view?.moves, this.backTo];
    if (at !== undefined && to !== null) await this.do({ do: "take-back", at, to });
  }

  /** The game as the server has it: with seed and salt once it is over. */
  record(): Promise<string> {
    return api.record(this.name);
  }

  /** Does something in the room; nothing comes of it if it is refused, which `refused` says. */
  async do(command: Command): Promise<Done | null> {
    this.refused = null;
    try {
      return await this.live.do(this.name, command);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#leave.signal.aborted) return null;
      // The game has gone on, which is seen in a moment; or it was done when it was asked for the first time.
      const late = error.code === "stale" || (error.again && error.code === "not-asked");
      if (!late) this.refused = error;
      // The server knows less than we do: it has been restored from a backup.
      if (error.code === "ahead") this.live.again(this.name);
      return null;
    }
  }

  whole(whole: Whole): void {
    // It has all in it that has not been taken in.
    this.#arrived = [{ whole }];
    this.#work();
  }

  event(event: RoomEvent): void {
    this.#arrived.push({ event });
    this.#work();
  }

  present(people: Person[], guests: number): void {
    this.people = people;
    this.guests = guests;
  }

  failed(refused: Refused): void {
    this.missing = refused;
  }

  /** Does something at the table, until it is seen there. */
  async #act(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await work();
      // The server tells what happened before it answers.
      await this.#working;
    } catch (error) {
      this.#doubt("engine", error);
    } finally {
      this.busy = false;
    }
  }

  /** Takes in what has arrived, one after the other. */
  #work(): void {
    this.#working ??= (async () => {
      for (let next = this.#arrived.shift(); next; next = this.#arrived.shift()) {
        const kind = "whole" in next ? "open" : "engine";
        try {
          await ("whole" in next ? this.#enter(next.whole) : this.#happen(next.event));
        } catch (error) {
          this.#doubt(kind, error);
        }
        if (this.#leave.signal.aborted) break;
      }
      this.#working = null;
    })();
  }

  /** Something is wrong with what is known here. It is asked for anew; if that does not help, the game stops. */
  #doubt(kind: Trouble["kind"], error: unknown): void {
    if (this.#leave.signal.aborted) return;
    this.#arrived = [];
    if (this.#doubted) this.error = { kind, message: said(error) };
    else this.live.again(this.name);
    this.#doubted = true;
  }

  async #enter({ record, ...room }: Whole): Promise<void> {
    const news = record === null ? null : await this.engine.follow(record, colours(room));
    this.#show(room, news, news?.lines ?? [], []);
    this.error = null;
  }

  async #happen(event: RoomEvent): Promise<void> {
    if (!this.room) return;
    const { what } = event;
    const room = after(this.room, event);
    if (what?.kind === "started") {
      const setup = { ...what.setup, date: what.date } as unknown as SetupMessage;
      const news = same(await this.engine.begin(setup, what.draws, colours(room)), what.state);
      this.#show(room, news, news.lines, []);
    } else if (what?.kind === "played") {
      await this.#pause(what.seat);
      const news = same(await this.engine.tell(what.at, what.action, what.draws), what.state);
      this.#show(room, news, [...this.lines, ...news.lines], news.lines);
      this.#doubted = false;
    } else if (what?.kind === "taken-back") {
      const news = await this.engine.takeBack(what.to);
      this.#show(room, news, this.lines.slice(0, news.view.lines), []);
    } else {
      const before = what?.kind === "seated" && what.holder.kind === "free" ? this.room.seats[what.seat]?.holder : undefined;
      if (before?.kind === "kept") this.declined = before;
      this.disagreed = what?.kind === "back-declined" ? what.person : null;
      this.room = room;
    }
  }

  #show(room: Room, news: News | null, lines: LogLine[], fresh: LogLine[]): void {
    if (this.#leave.signal.aborted) return;
    this.room = room;
    this.lines = lines;
    this.fresh = fresh;
    this.view = news?.view ?? null;
    this.#deciders = news?.deciders ?? [];
    this.#shown = performance.now();
  }

  /** What computers do is shown for a while, unless there is more to be seen. */
  async #pause(seat: number): Promise<void> {
    if (this.game.seats[seat]?.kind !== "computer" || this.#arrived.length > 1) return;
    await rest(this.#shown + PACE[this.#pace()] - performance.now(), this.#leave.signal);
  }
}

/** A seat as the table knows it. A computer stands in for those who have gone, as long as there is something to play. */
function chair({ colour, holder, gone }: RoomSeat, playing: boolean): Seat {
  switch (holder.kind) {
    case "bot":
      return { kind: "computer", name: holder.name, level: holder.level as NonNullable<Seat["level"]>, colour };
    case "person":
      return { kind: (gone && playing) || holder.program ? "computer" : "person", name: holder.name, colour };
    case "kept":
      return { kind: "person", name: holder.name, colour };
    case "free":
      return { kind: "person", name: "", colour };
  }
}

function colours(room: Room): number[] {
  return room.seats.map((seat) => seat.colour);
}

/** The news, if they lead to the position that the server has. */
function same(news: News, state: string): News {
  if (news.state !== state) throw new Error(`this page has come to another position (${news.state}) than the server (${state})`);
  return news;
}
