import { expect, test } from "vitest";
import { Keeper } from "../storage";
import { game } from "../testing/game";
import { dayId, gameOf, levelOf, today } from "./daily";
import { bests, dayBefore, days, KEPT, levels, outcome, type Past, readPast, type Result, resultOf, search, streak, withGame } from "./past";

/** A result of a person against computers of these levels. */
function result(n: number, mine: number, theirs: number, more: Partial<Result> = {}, level: Result["players"][number]["level"] = "medium"): Result {
  const winners = mine === theirs ? [0, 1] : [mine > theirs ? 0 : 1];
  const players = [
    { name: "Anna", level: null, score: mine },
    { name: "Guilhem", level, score: theirs },
  ];
  return { id: `game-${n}`, when: n, players, winners, boxes: ["base"], tiles: 72, day: null, ...more };
}

const pastOf = (...results: Result[]): Past => results.reduce(withGame, readPast(null));

test("games against computers count for the level of the strongest", () => {
  const three = result(3, 50, 40);
  three.players.push({ name: "Alaïs", level: "master", score: 30 });
  const past = pastOf(result(1, 50, 40), result(2, 30, 40), three, result(4, 44, 44));
  expect(levels(past)).toEqual({ medium: { won: 1, drawn: 1, lost: 1 }, master: { won: 1, drawn: 0, lost: 0 } });
});

test("games of several people are listed, but count for nobody", () => {
  const people = result(1, 50, 40, {}, null);
  expect(outcome(people)).toBeNull();
  const past = pastOf(people);
  expect(past.games).toHaveLength(1);
  expect([levels(past), streak(past), bests(past).score]).toEqual([{}, 0, null]);
});

test("streaks end with a game that is not won, and the longest is remembered", () => {
  const past = pastOf(result(1, 9, 1), result(2, 9, 1), result(3, 9, 1), result(4, 1, 9), result(5, 9, 1));
  expect(streak(past)).toBe(1);
  expect(bests(past)).toMatchObject({ streak: { value: 3, when: 3 }, score: { value: 9, when: 1 }, lead: { value: 8, when: 1 } });
  expect(streak(pastOf(result(1, 9, 1), result(2, 5, 5)))).toBe(0);
});

test("a lead counts only in a game that was won", () => {
  expect(bests(pastOf(result(1, 30, 50))).lead).toBeNull();
});

test("days in a row go up to today, or to yesterday while today's game is open", () => {
  const of = (...all: string[]) => pastOf(...all.map((day, i) => result(i + 1, 9, 1, { day })));
  expect(days(of("2026-02-27", "2026-02-28", "2026-03-01"), "2026-03-01")).toBe(3);
  expect(days(of("2026-02-28", "2026-03-01"), "2026-03-02")).toBe(2);
  expect(days(of("2026-02-28", "2026-03-01"), "2026-03-03")).toBe(0);
  expect(dayBefore("2026-01-01")).toBe("2025-12-31");
});

test("a game that ends again counts once, as it ended last; a game of the day as it ended first", () => {
  const again = pastOf(result(1, 30, 50), { ...result(2, 50, 30), id: "game-1" });
  expect(again.games.map(({ winners }) => winners)).toEqual([[0]]);
  const day = { day: "2026-11-19" };
  const first = pastOf(result(1, 30, 50, day), result(2, 50, 30, day));
  expect(first.games.map(({ winners }) => winners)).toEqual([[1]]);
});

test("only so many results are kept, but the sums stay the same", () => {
  const all = Array.from({ length: KEPT + 30 }, (_, i) => result(i + 1, i === 3 ? 200 : 50 + (i % 5), i % 11 === 10 ? 90 : 40, { day: i === 5 ? "2026-01-06" : null }));
  const past = pastOf(...all);
  expect(past.games).toHaveLength(KEPT);
  const unbounded: Past = { ...readPast(null), games: [...all].reverse() };
  expect(levels(past)).toEqual(levels(unbounded));
  expect(bests(past)).toEqual(bests(unbounded));
  expect(streak(past)).toBe(streak(unbounded));
  const winner = pastOf(...all.map((one, i) => ({ ...result(i + 1, 50, 40), id: one.id })));
  expect([streak(winner), bests(winner).streak?.value]).toEqual([KEPT + 30, KEPT + 30]);
  expect(readPast(JSON.parse(JSON.stringify(past)) as Record<string, unknown>)).toEqual(past);
});

test("nothing is believed that was kept", () => {
  const good = result(1, 50, 40);
  const bad = [null, 7, "x", {}, { ...good, players: [] }, { ...good, when: "now" }, { ...good, players: [{ name: "A", level: "god", score: 1 }] }];
  expect(readPast({ version: 1, games: [...bad, good], older: { levels: { medium: { won: -1, lost: "x" }, hard: { won: 2 } }, streak: null } })).toEqual({
    version: 1,
    games: [good],
    older: { levels: { hard: { won: 2, drawn: 0, lost: 0 } }, bests: { score: null, lead: null, day: null, streak: null }, streak: 0 },
  });
  expect(readPast({ version: 1, games: "none", older: 3 }).games).toEqual([]);
});

test("results are found by names and words, in any order and case", () => {
  const past = pastOf(result(1, 50, 40), result(2, 30, 40, { day: "2026-11-19" }, "hard"));
  const words = (one: Result) => [one.players[1]!.level, one.day].join(" ");
  expect(search(past.games, "  HARD anna ", words).map(({ id }) => id)).toEqual(["game-2"]);
  expect(search(past.games, "2026-11", words)).toHaveLength(1);
  expect(search(past.games, "", words)).toHaveLength(2);
  expect(search(past.games, "hard medium", words)).toEqual([]);
});

const over = { ...game("x").glance, scores: [40, 30], over: true, winners: [0] };

test("the result of a game is kept when it is over, and stays when the game is deleted", () => {
  localStorage.clear();
  const keeper = new Keeper(localStorage, "a", null);
  keeper.put(game("x"));
  keeper.shelf.save(game("x", { when: 5 }));
  expect(keeper.past().games).toEqual([]);
  keeper.shelf.save(game("x", { when: 6, glance: over }));
  keeper.remove("x");
  expect(keeper.past().games).toMatchObject([{ id: "x", when: 6, winners: [0], players: [{ score: 40 }, { level: "easy", score: 30 }] }]);
});

test("a game that did not begin at its beginning has no result", () => {
  expect(resultOf(game("x", { glance: over, whole: false }))).toBeNull();
  expect(resultOf(game("x"))).toBeNull();
});

test("games that were finished before results were kept are among them", () => {
  localStorage.clear();
  const { whole: _, day: __, ...old } = game("old", { when: 3, glance: over, setup: { players: ["Anna", "Ben"] } });
  localStorage.setItem("aude.game.old", JSON.stringify(old));
  localStorage.setItem("aude.game.file", JSON.stringify({ ...old, id: "file", setup: null }));
  const keeper = new Keeper(localStorage, "a", null);
  expect(keeper.past().games.map(({ id }) => id)).toEqual(["old"]);
  keeper.shelf.save(game("new", { when: 9, glance: over }));
  expect(new Keeper(localStorage, "b", null).past().games.map(({ id }) => id)).toEqual(["new", "old"]);
});

test("what a newer version has kept is left alone", () => {
  localStorage.clear();
  localStorage.setItem("aude.past", '{"version":2,"all":[]}');
  const keeper = new Keeper(localStorage, "a", null);
  keeper.shelf.save(game("x", { glance: over }));
  expect(localStorage.getItem("aude.past")).toBe('{"version":2,"all":[]}');
  expect(keeper.past().games).toEqual([]);
});

test("the game of a day never changes", () => {
  // These are promised: games of these days have been played.
  expect(gameOf("2026-11-19", "Anna")).toEqual({
    setup: { revision: 2, parts: { base: 1 }, tiles: 36, players: ["Anna", expect.any(String)], first: expect.any(Number), date: "2026-11-19", seed: expect.any(Number) },
    seats: [
      { kind: "person", name: "Anna", colour: 0 },
      { kind: "computer", name: expect.any(String), level: "medium", colour: 1 },
    ],
  });
  const short = (day: string) => {
    const { setup, seats } = gameOf(day, "Anna");
    return [setup.seed, setup.first, seats[1]!.name, seats[1]!.level];
  };
  expect(["2026-11-19", "2026-11-20", "2026-11-22", "2031-02-28"].map(short)).toMatchInlineSnapshot(`
    [
      [
        1669453143,
        1,
        "Esclarmonde",
        "medium",
      ],
      [
        3968428231,
        1,
        "Alaïs",
        "hard",
      ],
      [
        4001983469,
        1,
        "Garsenda",
        "master",
      ],
      [
        2210934895,
        1,
        "Alaïs",
        "hard",
      ],
    ]
  `);
});

test("days have games of their own, and the week gets harder", () => {
  const seeds = Array.from({ length: 1000 }, (_, i) => new Date(1.79e12 + i * 86_400_000).toISOString().slice(0, 10)).map((day) => gameOf(day, "Anna").setup.seed);
  expect(new Set(seeds).size).toBe(1000);
  const week = ["23", "24", "25", "26", "27", "28", "29"].map((day) => levelOf(`2026-11-${day}`));
  expect(week).toEqual(["easy", "easy", "medium", "medium", "hard", "hard", "master"]);
  expect(dayId("2026-11-19")).toBe("day-2026-11-19");
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
