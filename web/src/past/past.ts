// The results of finished games, newest first, and what they add up to: wins against each level, streaks, personal bests. Only
// a number of results is kept; older ones live on in the sums.

import { LEVELS } from "../draft";
import type { Level } from "../engine/engine";
import type { StoredGame } from "../stored";

/** At most so many results are kept one by one. */
export const KEPT = 400;

export interface Player {
  name: string;
  /** The level of a computer. */
  level: Level | null;
  score: number;
}

export interface Result {
  /** The id of the game. */
  id: string;
  /** When it ended, in milliseconds since 1970. */
  when: number;
  players: Player[];
  winners: number[];
  boxes: string[];
  /** How many tiles lay on the table. */
  tiles: number;
  /** The day whose game it was. */
  day: string | null;
}

/** How many games were won, drawn and lost. */
export interface Tally {
  won: number;
  drawn: number;
  lost: number;
}

export interface Best {
  value: number;
  /** When it was reached. */
  when: number;
}

export interface Bests {
  /** The highest score. */
  score: Best | null;
  /** The largest lead at the end of a game that was won. */
  lead: Best | null;
  /** The highest score in a game of the day. */
  day: Best | null;
  /** The longest series of wins. */
  streak: Best | null;
}

/** What older results added up to. */
interface Sums {
  levels: Partial<Record<Level, Tally>>;
  bests: Bests;
  /** The series of wins that the newest of them ended with. */
  streak: number;
}

export interface Past {
  version: 1;
  games: Result[];
  older: Sums;
}

/** How a game ended for the one person in it. */
export type Outcome = "won" | "drawn" | "lost";

/** The result of a game; none while it goes on, or if it was not played from its beginning. */
export function resultOf(game: StoredGame): Result | null {
  const { glance, seats } = game;
  if (!glance.over || !game.whole || glance.scores.length !== seats.length) return null;
  return {
    id: game.id,
    when: game.when,
    players: seats.map(({ kind, name, level }, i) => ({
      name,
      level: kind === "computer" ? (level ?? "medium") : null,
      score: glance.scores[i] ?? 0,
    })),
    winners: [...glance.winners],
    boxes: [...game.boxes],
    tiles: glance.tiles.length,
    day: game.day,
  };
}

/** The past with one more result. A game that ended twice, because its end was taken back, counts as it ended last; a game of the day as
 * it ended first. */
export function withGame(past: Past, result: Result): Past {
  if (result.day !== null && past.games.some(({ day }) => day === result.day)) return past;
  const games = [result, ...past.games.filter(({ id }) => id !== result.id)].sort((a, b) => b.when - a.when);
  if (games.length <= KEPT) return { ...past, games };
  const dropped = { ...past, games: games.slice(KEPT) };
  return { version: 1, games: games.slice(0, KEPT), older: { levels: levels(dropped), bests: bests(dropped), streak: streak(dropped) } };
}

/** The seat of the person who played against computers alone; else none. */
export function own(result: Result): number | null {
  const people = result.players.filter(({ level }) => level === null);
  return people.length === 1 && result.players.length > 1 ? result.players.indexOf(people[0]!) : null;
}

/** How a game ended for whoever played it against computers. */
export function outcome(result: Result): Outcome | null {
  const seat = own(result);
  if (seat === null) return null;
  if (!result.winners.includes(seat)) return "lost";
  return result.winners.length > 1 ? "drawn" : "won";
}

/** The level that a game counts for: that of the strongest computer. */
export function opponent(result: Result): Level | null {
  return LEVELS.findLast((level) => result.players.some((player) => player.level === level)) ?? null;
}

/** Wins, draws and losses against each level that was played. */
export function levels(past: Past): Partial<Record<Level, Tally>> {
  const all = structuredClone(past.older.levels);
  for (const result of past.games) {
    const [how, level] = [outcome(result), opponent(result)];
    if (how && level) (all[level] ??= { won: 0, drawn: 0, lost: 0 })[how] += 1;
  }
  return all;
}

/** How many of the last games against computers were won one after the other. */
export function streak(past: Past): number {
  let won = 0;
  for (const result of past.games) {
    const how = outcome(result);
    if (how === "won") won += 1;
    else if (how) return won;
  }
  return won + past.older.streak;
}

/** How many days in a row have a finished game of the day, up to today or yesterday. */
export function days(past: Past, today: string): number {
  const played = new Set(past.games.flatMap(({ day }) => day ?? []));
  let day = played.has(today) ? today : dayBefore(today);
  let n = 0;
  for (; played.has(day); day = dayBefore(day)) n += 1;
  return n;
}

/** The day before one that is written as 2026-11-19. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

export function bests(past: Past): Bests {
  const best = { ...past.older.bests };
  const better = (name: keyof Bests, value: number, when: number) => {
    if (value > (best[name]?.value ?? 0)) best[name] = { value, when };
  };
  let series = past.older.streak;
  for (const result of [...past.games].reverse()) {
    const [seat, how] = [own(result), outcome(result)];
    if (seat === null) continue;
    const score = result.players[seat]!.score;
    const rival = Math.max(...result.players.filter((_, i) => i !== seat).map((player) => player.score));
    series = how === "won" ? series + 1 : 0;
    better("score", score, result.when);
    if (how === "won") better("lead", score - rival, result.when);
    if (result.day) better("day", score, result.when);
    better("streak", series, result.when);
  }
  return best;
}

/** The results in which all of these words occur: in names, in `words` about the result, or in the date. */
export function search(games: Result[], wanted: string, words: (result: Result) => string): Result[] {
  const parts = wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((result) => {
    const text = [...result.players.map(({ name }) => name), words(result)].join(" ").toLocaleLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** Whether this version of the page has written it. */
export function isPast(kept: Record<string, unknown>): boolean {
  return kept.version === 1;
}

/** What was kept, without anything that is not as it should be. */
export function readPast(kept: Record<string, unknown> | null): Past {
  const past: Past = { version: 1, games: [], older: { levels: {}, bests: { score: null, lead: null, day: null, streak: null }, streak: 0 } };
  if (!kept || !isPast(kept)) return past;
  if (Array.isArray(kept.games)) past.games = kept.games.filter(isResult).slice(0, KEPT);
  const older = object(kept.older);
  past.older.streak = count(older.streak);
  for (const level of LEVELS) {
    const tally = object(object(older.levels)[level]);
    const { won, drawn, lost } = { won: count(tally.won), drawn: count(tally.drawn), lost: count(tally.lost) };
    if (won + drawn + lost > 0) past.older.levels[level] = { won, drawn, lost };
  }
  for (const name of Object.keys(past.older.bests) as (keyof Bests)[]) {
    const best = object(object(older.bests)[name]);
    if (count(best.value) > 0) past.older.bests[name] = { value: count(best.value), when: count(best.when) };
  }
  return past;
}

const object = (value: unknown) => (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
const count = (value: unknown) => (typeof value === "number" && Number.isFinite(value) && value > 0 ? Math.floor(value) : 0);
const number = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function isResult(value: unknown): value is Result {
  const { id, when, players, winners, boxes, tiles, day } = object(value);
  return (
    typeof id === "string" &&
    number(when) &&
    number(tiles) &&
    (day === null || typeof day === "string") &&
    Array.isArray(winners) &&
    winners.every(number) &&
    Array.isArray(boxes) &&
    boxes.every((box) => typeof box === "string") &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every((player) => {
      const { name, level, score } = object(player);
      return typeof name === "string" && number(score) && (level === null || LEVELS.includes(level as Level));
    })
  );
}
