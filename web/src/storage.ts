// Where the page keeps things: the browser's own storage, a key for each game, and a copy of each that is on the disk at once. Nothing is believed that is read there: what
// is damaged is shown as such, with whatever text can be saved from it, and is deleted only by the player.

import type { SetupMessage } from "./engine/setup";
import { browserMirror, type Mirror } from "./mirror";
import { isPast, type Past, readPast, resultOf, withGame } from "./past/past";
import type { Shelf } from "./session.svelte";
import { type Aids, ALL_AIDS, DEFAULT_SETTINGS, LANGUAGES, type Seat, type Settings, type StoredGame } from "./stored";

const GAME = "aude.game.";
const SETTINGS = "aude.settings";
const CHOICE = "aude.choice";
const ROOM = "aude.room";
const LESSONS = "aude.lessons";
const QUICK = "aude.quick";
const PAST = "aude.past";

/** Something under a game's key that is no game. */
export interface Damaged {
  id: string;
  /** What is there, as it is. */
  text: string;
  /** The record, if it can be found in there. */
  record: string | null;
  /** It was kept by a newer version of the page. */
  newer: boolean;
}

/** What is needed of the browser's storage. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export class Keeper {
  readonly #store: Store;
  readonly #mirror: Mirror | null;
  /** Names this tab among those with the same storage. */
  readonly tab: string;
  /** Games of this tab for whose new owner there was no room, with the owner that is written there. */
  readonly #unwritten = new Map<string, string>();
  /** Whether anything outlasts this page. */
  readonly lasting: boolean;

  constructor(store: Store | null = browserStore(), tab: string = crypto.randomUUID(), mirror: Mirror | null = store && browserMirror()) {
    this.#store = store ?? new Memory();
    this.#mirror = mirror;
    this.lasting = store !== null;
    this.tab = tab;
  }

  /** Brings back what the browser had not written when it crashed. */
  async recover(): Promise<void> {
    for (const [key, text] of (await this.#mirror?.all()) ?? []) {
      const copy = key.startsWith(GAME) ? parse(text) : null;
      const kept = this.#read(key);
      // A game that is damaged is better as it was.
      if (!copy || (kept && "tab" in kept && kept.when >= copy.when) || (kept && "newer" in kept && kept.newer)) continue;
      try {
        this.#store.setItem(key, text);
      } catch {
        // No room: it stays where it is.
      }
    }
  }

  /** All games, the one played last first, and what is damaged. */
  games(): { games: StoredGame[]; damaged: Damaged[] } {
    const games: StoredGame[] = [];
    const damaged: Damaged[] = [];
    for (let i = 0; i < this.#store.length; i++) {
      const key = this.#store.key(i);
      if (!key?.startsWith(GAME)) continue;
      const found = this.#read(key);
      if (!found) continue;
      if ("text" in found) damaged.push(found);
      else games.push(found);
    }
    games.sort((a, b) => b.when - a.when);
    return { games, damaged };
  }

  game(id: string): StoredGame | Damaged | null {
    return this.#read(GAME + id);
  }

  /** Keeps a game. Throws if there is no room. */
  put(game: StoredGame): void {
    const text = JSON.stringify(game);
    this.#store.setItem(GAME + game.id, text);
    this.#mirror?.put(GAME + game.id, text);
  }

  /** Deletes a game; what it answers brings it back. */
  remove(id: string): () => void {
    const text = this.#store.getItem(GAME + id);
    this.#store.removeItem(GAME + id);
    this.#mirror?.remove(GAME + id);
    return () => {
      if (text === null) return;
      this.#store.setItem(GAME + id, text);
      this.#mirror?.put(GAME + id, text);
    };
  }

  /** Keeps games for sessions, and finds out when another tab takes one over. */
  get shelf(): Shelf {
    return {
      save: (game) => {
        const kept = this.#read(GAME + game.id);
        const mine = [this.tab, this.#unwritten.get(game.id)];
        if (kept && "tab" in kept && !mine.includes(kept.tab)) return false;
        this.put({ ...game, tab: this.tab });
        this.#remember(game);
        return true;
      },
      claim: (id) => {
        const kept = this.#read(GAME + id);
        if (!kept || !("tab" in kept)) return null;
        const claimed = { ...kept, tab: this.tab };
        try {
          this.put(claimed);
        } catch {
          // No room: the first action will say so.
          this.#unwritten.set(id, kept.tab);
        }
        return claimed;
      },
      watch: (id, taken) => {
        const listen = (event: StorageEvent) => {
          if (event.key !== GAME + id || event.newValue === null) return;
          const kept = parse(event.newValue);
          if (kept && kept.tab !== this.tab) taken();
        };
        addEventListener("storage", listen);
        return () => removeEventListener("storage", listen);
      },
    };
  }

  settings(): Settings {
    const kept = json(this.#store.getItem(SETTINGS));
    const one = <T>(values: readonly T[], value: unknown, usual: T) => (values.includes(value as T) ? (value as T) : usual);
    const usual = DEFAULT_SETTINGS;
    return {
      name: typeof kept?.name === "string" ? kept.name.trim().slice(0, 100) : usual.name,
      language: one(["auto", ...LANGUAGES] as const, kept?.language, usual.language),
      theme: one(["auto", "light", "dark"] as const, kept?.theme, usual.theme),
      motion: one(["auto", "on", "off"] as const, kept?.motion, usual.motion),
      pace: one(["quick", "normal", "calm"] as const, kept?.pace, usual.pace),
      track: one([true, false], kept?.track, usual.track),
      sound: one([true, false], kept?.sound, usual.sound),
      touch: one([true, false], kept?.touch, usual.touch),
    };
  }

  /** Keeps the settings, as far as there is room. */
  setSettings(settings: Settings): void {
    this.#try(SETTINGS, settings);
  }

  /** The last choice of a new game, unchecked. */
  choice(): Record<string, unknown> | null {
    return json(this.#store.getItem(CHOICE));
  }

  setChoice(choice: object): void {
    this.#try(CHOICE, choice);
  }

  /** The last choice of a room on a server, unchecked. */
  room(): Record<string, unknown> | null {
    return json(this.#store.getItem(ROOM));
  }

  setRoom(choice: object): void {
    this.#try(ROOM, choice);
  }

  /** The last choice of a game that begins at once, unchecked. */
  quick(): Record<string, unknown> | null {
    return json(this.#store.getItem(QUICK));
  }

  setQuick(choice: object): void {
    this.#try(QUICK, choice);
  }

  /** The results of finished games. Where none were kept yet, those of the games that are there. */
  past(): Past {
    const kept = json(this.#store.getItem(PAST));
    if (kept) return readPast(kept);
    const results = this.games().games.reverse().flatMap((game) => resultOf(game) ?? []);
    return results.reduce(withGame, readPast(null));
  }

  /** Keeps the result of a game that is over. What a newer version of the page has kept stays as it is. */
  #remember(game: StoredGame): void {
    const result = resultOf(game);
    const kept = json(this.#store.getItem(PAST));
    if (result && (!kept || isPast(kept))) this.#try(PAST, withGame(this.past(), result));
  }

  /** How far somebody has come with the lessons, unchecked. */
  lessons(): Record<string, unknown> | null {
    return json(this.#store.getItem(LESSONS));
  }

  setLessons(progress: object): void {
    this.#try(LESSONS, progress);
  }

  /** What is nice to have kept but is no loss. */
  #try(key: string, value: object): void {
    try {
      this.#store.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden: it is asked for again next time.
    }
  }

  #read(key: string): StoredGame | Damaged | null {
    const text = this.#store.getItem(key);
    if (text === null) return null;
    const game = parse(text);
    if (game) return game;
    const version = json(text)?.version;
    const newer = typeof version === "number" && version > 1;
    return { id: key.slice(GAME.length), text, record: salvage(text), newer };
  }
}

/** A game, if the text is one. What can be made good is: only the record and the seats must be there. */
function parse(text: string): StoredGame | null {
  const it = json(text);
  if (!it || it.version !== 1 || typeof it.id !== "string" || typeof it.record !== "string") return null;
  if (!Array.isArray(it.seats) || it.seats.length === 0 || !it.seats.every(isSeat)) return null;
  const number = (value: unknown) => (typeof value === "number" && Number.isFinite(value) ? value : 0);
  const glance = isObject(it.glance) ? it.glance : {};
  const list = <T>(value: unknown, is: (item: unknown) => item is T): T[] => (Array.isArray(value) ? value.filter(is) : []);
  return {
    version: 1,
    id: it.id,
    boxes: list(it.boxes, isString),
    setup: isObject(it.setup) && Array.isArray(it.setup.players) ? (it.setup as unknown as SetupMessage) : null,
    record: it.record,
    seats: it.seats,
    aids: aids(it.aids),
    day: typeof it.day === "string" ? it.day : null,
    whole: typeof it.whole === "boolean" ? it.whole : isObject(it.setup),
    began: number(it.began),
    when: number(it.when),
    last: typeof it.last === "number" ? it.last : null,
    glance: {
      scores: list(glance.scores, isNumber),
      turn: number(glance.turn),
      left: number(glance.left),
      over: glance.over === true,
      winners: list(glance.winners, isNumber),
      tiles: list(glance.tiles, isPair),
      art: list(glance.art, isString),
      figures: list(glance.figures, isTriple),
    },
    tab: typeof it.tab === "string" ? it.tab : "",
  };
}

/** Aids as they were kept; one that is not mentioned is allowed. */
export function aids(kept: unknown): Aids {
  const all = { ...ALL_AIDS };
  if (isObject(kept)) for (const name of Object.keys(all) as (keyof Aids)[]) all[name] = kept[name] !== false;
  return all;
}

export function isSeat(value: unknown): value is Seat {
  if (!isObject(value)) return false;
  const { kind, name, level, colour } = value;
  return (
    (kind === "person" || kind === "computer") &&
    typeof name === "string" &&
    (level === undefined || ["beginner", "easy", "medium", "hard", "master"].includes(String(level))) &&
    typeof colour === "number" &&
    colour >= 0 &&
    colour < 6
  );
}

/** The record in the text of a game that was cut off or overwritten in part. */
export function salvage(text: string): string | null {
  const start = /"record"\s*:\s*"/.exec(text);
  if (!start) return null;
  const rest = text.slice(start.index + start[0].length);
  const written = /^(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/.exec(rest)?.[0] ?? "";
  return written ? (JSON.parse(`"${written}"`) as string) : null;
}

function json(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = text === null ? null : JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const isString = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number";
const isPair = (value: unknown): value is [number, number] => numbers(value, 2);
const isTriple = (value: unknown): value is [number, number, number] => numbers(value, 3);

function numbers(value: unknown, n: number): boolean {
  return Array.isArray(value) && value.length === n && value.every(isNumber);
}

/** The browser's storage, where it lets us. */
function browserStore(): Store | null {
  try {
    const probe = "aude.probe";
    localStorage.setItem(probe, probe);
    localStorage.removeItem(probe);
    return localStorage;
  } catch (error) {
    // Full, but there: games can still be read and deleted.
    return error instanceof DOMException && error.name === "QuotaExceededError" ? localStorage : null;
  }
}

/** Where nothing can be kept the page works, until it is closed. */
class Memory implements Store {
  readonly #all = new Map<string, string>();
  get length(): number {
    return this.#all.size;
  }
  key(i: number): string | null {
    return [...this.#all.keys()][i] ?? null;
  }
  getItem(key: string): string | null {
    return this.#all.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#all.set(key, value);
  }
  removeItem(key: string): void {
    this.#all.delete(key);
  }
}
