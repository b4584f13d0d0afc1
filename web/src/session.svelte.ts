// A game that is being played: it asks the engine, saves after every action and lets the computers take their turns. It
// knows no rules. `screens/Play.svelte` makes it, opens and closes it and shows what stops a game (an error, another tab, no
// room); the table gets it as `session` (`TableProps` in `screens/table.ts`), shows what is here and calls `play`, `undo` …

import { drawn } from "./drawn";
import type { Engine } from "./engine/engine";
import type { LogLine, View } from "./engine/types";
import { glance, said } from "./glance";
import type { Playing } from "./playing";
import type { Settings, StoredGame } from "./stored";

/** Where a session keeps its game. `storage.ts` has the one that is used; tests have their own. */
export interface Shelf {
  /** Keeps the game. Throws if there is no room. Answers false, and keeps nothing, if another tab plays this game by now. */
  save(game: StoredGame): boolean;
  /** Makes this tab the one that plays the game, and gives it as it is kept now. */
  claim(id: string): StoredGame | null;
  /** Calls back when another tab has claimed the game; answers how to stop listening. */
  watch(id: string, taken: () => void): () => void;
}

/** Something that keeps the game from going on. */
export interface Trouble {
  /** The record cannot be read, or the engine failed. */
  kind: "open" | "engine";
  message: string;
}

/** The least time in milliseconds that a step is shown before a computer takes the next. */
export const PACE: Record<Settings["pace"], number> = { quick: 150, normal: 800, calm: 1800 };

/** How long points are explained before they are counted, in milliseconds. */
export const EXPLAINED: Record<Settings["pace"], number> = { quick: 600, normal: 1200, calm: 2000 };

/** Whoever waits for this long, in milliseconds, is told that something is under way. */
const SLOW = 150;

export class Session implements Playing {
  readonly engine: Engine;
  /** The game as it was saved last. */
  game: StoredGame;
  /** The table; nothing until the record has been opened. */
  view: View | null = $state.raw(null);
  /** What the last action has made of the board and of an auction, until all else that comes of it is shown. */
  ahead: View | null = $state.raw(null);
  /** The whole log. */
  lines: LogLine[] = $state.raw([]);
  /** What the last step added to the log, for animations; empty after taking back and after opening. */
  fresh: LogLine[] = $state.raw([]);
  /** The seat of the computer that is thinking. */
  thinking: number | null = $state(null);
  /** An action has been under way for so long that somebody might wonder. */
  busy: boolean = $state(false);
  /** Computers wait (for those who watch). */
  paused: boolean = $state(false);
  error: Trouble | null = $state.raw(null);
  /** Why the last action could not be kept; the game goes on. */
  unsaved: string | null = $state(null);
  /** The game has been opened in another tab and goes on there. */
  elsewhere: boolean = $state(false);

  #shelf: Shelf;
  #pace: () => Settings["pace"];
  #leave = new AbortController();
  #thought: AbortController | null = null;
  #shown = 0;
  /** Until when no computer plays. */
  #until = 0;
  /** An action is under way. Nothing is drawn for that, so that the table changes once: when it is done. */
  #acting = false;
  #unwatch: () => void = () => {};

  constructor(engine: Engine, game: StoredGame, shelf: Shelf, pace: () => Settings["pace"] = () => "normal") {
    this.engine = engine;
    this.game = $state.raw(game);
    this.#shelf = shelf;
    this.#pace = pace;
  }

  /** A person is to decide, and may. */
  get yours(): boolean {
    const ask = this.view?.ask;
    return !!ask && !this.busy && !this.elsewhere && !this.error && this.#seat(ask.player) === "person";
  }

  get several(): boolean {
    return this.game.seats.filter((seat) => seat.kind === "person").length > 1;
  }

  /** Choices that somebody is led to, as lessons do. */
  get aimed(): readonly number[] {
    return [];
  }

  /** How many actions can be taken back: as far as nothing was revealed, and against computers the whole last move with all answers to it. */
  get undoable(): number {
    if (!this.view || this.busy || this.elsewhere || this.error) return 0;
    return this.#fair || (this.view.back[this.#alone] ?? 0);
  }

  /** How many of the last actions are a person's, as far as nothing was revealed since. */
  get #fair(): number {
    const { last } = this.game;
    return this.view && last !== null && this.#seat(last) === "person" ? this.view.undo : 0;
  }

  /** The seat of a person who plays against computers alone; else -1. */
  get #alone(): number {
    return this.several ? -1 : this.game.seats.findIndex((seat) => seat.kind === "person");
  }

  /** Opens the record and goes on from there. */
  async open(): Promise<void> {
    if (this.closed) return;
    this.#stop();
    this.ahead = null;
    this.error = null;
    this.elsewhere = false;
    this.#unwatch();
    this.#unwatch = this.#shelf.watch(this.game.id, () => this.#lose());
    this.game = this.#shelf.claim(this.game.id) ?? this.game;
    try {
      const colours = this.game.seats.map((seat) => seat.colour);
      const { view } = await this.engine.open(this.game.record, colours);
      if (view.players.length !== colours.length) {
        throw new Error(`${view.players.length} players, ${colours.length} seats`);
      }
      const lines = await this.engine.log(0);
      if (this.closed) return;
      this.lines = lines;
      this.fresh = [];
      this.view = view;
      this.#shown = now();
    } catch (error) {
      this.#fail("open", error);
      return;
    }
    void this.#computers();
  }

  /** Plays one of the choices of `view.ask`. */
  async play(index: number): Promise<void> {
    if (this.#acting || !this.yours || !this.view?.ask) return;
    await this.#act(this.view.moves, index, this.view.ask.player);
    void this.#computers();
  }

  /** Takes back the last action, or the whole last move where computers have answered it; or so many actions. */
  async undo(steps = this.#fair ? 1 : this.undoable): Promise<void> {
    const most = Math.min(steps, this.undoable);
    if (this.#acting || most <= 0) return;
    this.#stop();
    const view = await this.#ask(() => this.engine.undo(most));
    if (view) {
      this.lines = this.lines.slice(0, view.lines);
      this.fresh = [];
      this.view = view;
      await this.#keep(this.game.last);
    }
    void this.#computers();
  }

  /** No computer plays for so many milliseconds: something is being shown. */
  hold(ms: number): void {
    this.#until = now() + ms;
  }

  pause(): void {
    this.paused = true;
    this.#stop();
  }

  resume(): void {
    this.paused = false;
    void this.#computers();
  }

  /** Goes on here with a game that another tab has taken, or after an error: reads what is kept and opens it again. */
  async retry(): Promise<void> {
    await this.open();
  }

  /** Tries once more to keep the game after `unsaved`. */
  async save(): Promise<void> {
    if (this.view) await this.#keep(this.game.last);
  }

  /** Ends it: the computers stop thinking, nothing is written any more. */
  close(): void {
    this.#leave.abort();
    this.#stop();
    this.#unwatch();
  }

  get closed(): boolean {
    return this.#leave.signal.aborted;
  }

  #seat(player: number): "person" | "computer" | undefined {
    return this.game.seats[player]?.kind;
  }

  /** Plays a choice, shows what came of it and keeps it. What it does to the board, or to an auction, is drawn first: that is little and there at
   * once, while what can be done next may be all over the table. */
  async #act(moves: number, index: number, by: number): Promise<void> {
    const step = await this.#ask(() => this.engine.play(moves, index));
    if (!step) {
      this.thinking = null;
      return;
    }
    this.fresh = step.lines;
    const { tiles, pieces, auction, over } = step.view;
    if (!over && (tiles !== this.view?.tiles || pieces !== this.view.pieces || auction !== this.view.auction)) {
      this.ahead = step.view;
      this.#acting = true;
      await drawn();
      this.#acting = false;
      if (this.closed || this.ahead !== step.view) return;
      this.ahead = null;
    }
    this.lines = [...this.lines, ...step.lines];
    this.view = step.view;
    this.thinking = null;
    this.#shown = now();
    await this.#keep(by);
  }

  /** Asks the engine for a change, one at a time; nothing if it failed or the game was closed meanwhile. */
  async #ask<T>(change: () => Promise<T>): Promise<T | null> {
    this.#acting = true;
    const slow = setTimeout(() => (this.busy = true), SLOW);
    try {
      const done = await change();
      return this.closed ? null : done;
    } catch (error) {
      this.#fail("engine", error);
      return null;
    } finally {
      clearTimeout(slow);
      this.#acting = false;
      this.busy = false;
    }
  }

  async #keep(by: number | null): Promise<void> {
    const view = this.view;
    if (!view || this.closed || this.elsewhere) return;
    let record: string;
    try {
      record = await this.engine.record();
    } catch (error) {
      this.#fail("engine", error);
      return;
    }
    if (this.closed || this.elsewhere) return;
    this.game = { ...this.game, record, when: Date.now(), last: by, glance: glance(view) };
    try {
      if (!this.#shelf.save(this.game)) this.#lose();
      this.unsaved = null;
    } catch (error) {
      this.unsaved = said(error);
    }
  }

  /** Lets computers decide until a person has to. */
  async #computers(): Promise<void> {
    while (!this.closed && !this.#acting && !this.paused && !this.elsewhere && !this.error && this.thinking === null) {
      const ask = this.view?.ask;
      const seat = ask && this.game.seats[ask.player];
      if (!this.view || !ask || seat?.kind !== "computer") return;
      const { moves } = this.view;
      const thought = (this.#thought = new AbortController());
      this.thinking = ask.player;
      let index: number;
      try {
        index = await this.engine.think(seat.level ?? "medium", mix(this.game.id, moves), thought.signal);
        await rest(Math.max(this.#shown + PACE[this.#pace()], this.#until) - now(), thought.signal);
      } catch (error) {
        if (!thought.signal.aborted) this.#fail("engine", error);
        if (this.#thought === thought) this.#stop();
        return;
      }
      // Whoever stopped it has said so already.
      if (thought.signal.aborted) return;
      // From here on it is an action like a person's, and whoever thought is seen to until it is shown.
      this.#thought = null;
      await this.#act(moves, index, ask.player);
    }
  }

  /** The computer that is thinking gives up. */
  #stop(): void {
    this.#thought?.abort();
    this.#thought = null;
    this.thinking = null;
  }

  #lose(): void {
    this.#stop();
    this.elsewhere = true;
  }

  #fail(kind: Trouble["kind"], error: unknown): void {
    if (!this.closed) this.error = { kind, message: said(error) };
  }
}

/** A seed from the game and the position, so that a computer that is asked again after a reload does the same. */
function mix(id: string, moves: number): number {
  let hash = 2166136261 ^ moves;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 16777619);
  return hash >>> 0;
}

function now(): number {
  return performance.now();
}

/** Waits, but no longer than until `signal` says so. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done);
  });
}
