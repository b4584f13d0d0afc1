import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PACE } from "../session.svelte";
import { FakeEngine } from "../testing/fake";
import { type Connection, type Done, type Live, Refused, type Watcher } from "./live";
import { OnlineSession } from "./session.svelte";
import type { Command, Person, What, Whole } from "./types";

/** A connection whose other end is the test. */
class FakeLive {
  state: Connection = "open";
  person: Person | null = { id: "a", name: "Anna" };
  watcher: Watcher | null = null;
  hearer: () => void = () => {};
  asked: Command[] = [];
  again = vi.fn();
  answer: (command: Command) => Promise<Done> = () => Promise.resolve({ seq: 1 });
  seq = 1;
  hear(hearer: () => void) {
    this.hearer = hearer;
    return () => (this.hearer = () => {});
  }
  connect(): void {}
  watch(_: string, watcher: Watcher) {
    this.watcher = watcher;
    return () => (this.watcher = null);
  }
  do(_: string, command: Command): Promise<Done> {
    this.asked.push(command);
    return this.answer(command);
  }
  tell(what: What | null): void {
    this.watcher?.event({ seq: ++this.seq, time: 0, what });
  }
  become(state: Connection): void {
    this.state = state;
    this.hearer();
  }
}

let engine: FakeEngine;
let live: FakeLive;
let session: OnlineSession;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  engine = new FakeEngine();
  live = new FakeLive();
  session = new OnlineSession(engine, live as unknown as Live, "r");
  session.open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

const seat = (person: string, colour: number) => ({
  colour,
  holder: person === "bot" ? ({ kind: "bot", level: "easy", name: "easy" } as const) : ({ kind: "person", person, name: person } as const),
  gone: null,
});

function whole(more: Partial<Whole> = {}): Whole {
  return {
    room: "r",
    seq: 1,
    time: 0,
    stage: "playing",
    settings: {
      title: "",
      setup: {},
      seats: 2,
      lots: false,
      clock: { kind: "none" },
      listed: false,
      rated: false,
      takeover: true,
      aids: { hint: false, inspect: true, fields: true, projected: true, dead: true, bag: true, last: true },
    },
    host: { id: "a", name: "Anna" },
    seats: [seat("a", 3), seat("b", 5)],
    commitment: null,
    record: "players Anna,Ben\nsaid ",
    moves: 0,
    clocks: null,
    asked: null,
    outcome: null,
    chat: [],
    muted: [],
    barred: [],
    after: null,
    rematch: null,
    rematch_by: null,
    ready: [],
    ...more,
  };
}

/** Somebody has said something, as the server would tell. */
function played(at: number, said: number[], draws: string[] = []): What {
  const state = said.join("").padEnd(16, ".");
  return { kind: "played", seat: at % 2, at, action: `say:${said.at(-1)}`, draws, state, clocks: null };
}

async function entered(more: Partial<Whole> = {}): Promise<void> {
  live.watcher?.whole(whole(more));
  await settled();
}

test("a choice is sent as a word, and counts when it is told", async () => {
  await entered();
  expect(session.yours).toBe(true);
  expect(session.game.seats.map(({ kind, colour }) => [kind, colour])).toEqual([
    ["person", 3],
    ["person", 5],
  ]);
  expect(session.game.aids.hint).toBe(false);
  let done: (done: Done) => void = () => {};
  live.answer = () => new Promise((resolve) => (done = resolve));
  const playing = session.play(1);
  await settled();
  expect(live.asked).toEqual([{ do: "play", at: 0, action: "say:1" }]);
  expect([session.busy, session.yours, session.view?.moves]).toEqual([true, false, 0]);
  // A second tap does nothing.
  await session.play(0);
  expect(live.asked).toHaveLength(1);
  live.tell(played(0, [1]));
  done({ seq: 2 });
  await playing;
  expect([session.busy, session.view?.moves, session.room?.moves]).toEqual([false, 1, 1]);
  expect(session.fresh).toHaveLength(1);
  expect(session.yours).toBe(false);
  expect(session.undoable).toBe(1);
});

test("what others do is seen", async () => {
  await entered({ record: "players Anna,Ben\nsaid 1" });
  expect([session.yours, session.thinking, session.lines.length]).toEqual([false, null, 1]);
  live.tell(played(1, [1, 0], ["U"]));
  await settled();
  expect(engine.calls.at(-1)).toBe("tell say:0 U");
  expect(session.lines).toHaveLength(2);
  expect(session.yours).toBe(true);
  // What others did is not ours to take back at once, but our own may be asked for.
  expect([session.undoable, session.backTo]).toEqual([0, 0]);
  await session.askBack();
  expect(live.asked.at(-1)).toEqual({ do: "take-back", at: 2, to: 0 });
  live.tell({ kind: "back-asked", person: "a", seat: 0, to: 0 });
  await settled();
  expect(session.backTo).toBeNull();
  expect(session.room?.asked?.missing).toEqual(["b"]);
  live.tell({ kind: "taken-back", person: "a", to: 0, clocks: null });
  await settled();
  expect([session.view?.moves, session.lines.length, session.fresh.length]).toEqual([0, 0, 0]);
  expect(session.yours).toBe(true);
});

test("taking back within the turn is asked of the server", async () => {
  await entered();
  live.answer = (command) => {
    if (command.do === "play") live.tell(played(command.at, [1]));
    if (command.do === "take-back") live.tell({ kind: "taken-back", person: "a", to: command.to, clocks: null });
    return Promise.resolve({ seq: live.seq });
  };
  await session.play(1);
  await session.undo(5);
  expect(live.asked.at(-1)).toEqual({ do: "take-back", at: 1, to: 0 });
  expect(session.view?.moves).toBe(0);
  await session.undo();
  expect(live.asked).toHaveLength(2);
});

test("a game begins while one waits", async () => {
  await entered({ stage: "gathering", record: null });
  expect([session.view, session.yours]).toEqual([null, false]);
  const start = { setup: { players: ["Anna", "Ben"] }, date: "2026-11-15", commitment: "00", draws: ["U"], clocks: null };
  live.tell({ kind: "started", ...start, state: "................" });
  await settled();
  expect(engine.calls).toContain("begin U");
  expect([session.room?.stage, session.yours]).toEqual(["playing", true]);
});

test("computers are shown for a while, unless there is more to see", async () => {
  await entered({ seats: [seat("a", 0), seat("bot", 1)], record: "players Anna,Ben\nsaid 1" });
  expect(session.thinking).toBe(1);
  live.tell(played(1, [1, 0]));
  await vi.advanceTimersByTimeAsync(PACE.normal - 1);
  expect(session.view?.moves).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.view?.moves).toBe(2);
  // Somebody was away and hears much at once.
  live.tell(played(2, [1, 0, 0]));
  live.tell(played(3, [1, 0, 0, 1]));
  live.tell(played(4, [1, 0, 0, 1, 1]));
  live.tell(played(5, [1, 0, 0, 1, 1, 0]));
  await settled();
  expect(session.view?.moves).toBe(5);
  await vi.advanceTimersByTimeAsync(PACE.normal);
  expect(session.view?.moves).toBe(6);
});

test("whoever has come to another position asks for all of it, once", async () => {
  await entered();
  live.tell({ ...played(0, [1]), state: "something else" } as What);
  live.tell(played(1, [1, 1]));
  await settled();
  expect(live.again).toHaveBeenCalledTimes(1);
  expect(session.error).toBeNull();
  await entered({ record: "players Anna,Ben\nsaid 1 1", moves: 2, seq: 3 });
  expect(session.view?.moves).toBe(2);
  live.tell({ ...played(2, [1, 1, 0]), action: "nonsense" } as What);
  await settled();
  expect(live.again).toHaveBeenCalledTimes(1);
  expect(session.error?.kind).toBe("engine");
  expect(session.yours).toBe(false);
  session.retry();
  await entered({ record: "players Anna,Ben\nsaid 1 1", moves: 2 });
  expect(session.error).toBeNull();
  live.tell(played(2, [1, 1, 0]));
  await settled();
  expect(session.view?.moves).toBe(3);
});

test("a record that cannot be read is an error", async () => {
  await entered({ record: "nonsense" });
  expect(live.again).toHaveBeenCalledTimes(1);
  await entered({ record: "nonsense" });
  expect(session.error).toEqual({ kind: "open", message: "line 1, column 1: not a record" });
});

test("what is refused is said, and the game goes on", async () => {
  await entered();
  const refuse = (code: string, again: boolean) => {
    live.answer = () => Promise.reject(new Refused({ code, message: code }, again));
  };
  refuse("out-of-time", false);
  await session.play(0);
  expect(session.refused?.code).toBe("out-of-time");
  expect([session.busy, session.view?.moves]).toEqual([false, 0]);
  // Somebody was quicker, which is seen in a moment; or it had been done already.
  refuse("stale", false);
  await session.play(0);
  expect(session.refused).toBeNull();
  refuse("not-asked", true);
  await session.play(0);
  expect(session.refused).toBeNull();
  refuse("ahead", false);
  await session.do({ do: "start" });
  expect(session.refused?.code).toBe("ahead");
  expect(live.again).toHaveBeenCalledTimes(1);
});

test("a choice that comes too late is none", async () => {
  await entered({ seats: [seat("a", 0), seat("a", 1)] });
  const word = engine.word.bind(engine);
  engine.word = (moves, index) => new Promise((resolve) => setTimeout(resolve, 5)).then(() => word(moves, index));
  const playing = session.play(1);
  // Another tab of the same person was quicker.
  live.tell(played(0, [0]));
  await vi.advanceTimersByTimeAsync(5);
  await playing;
  expect(live.asked).toEqual([]);
  expect([session.view?.moves, session.error, session.busy]).toEqual([1, null, false]);
  expect(live.again).not.toHaveBeenCalled();
  engine.word = () => Promise.reject(new Error("crashed"));
  await session.play(1);
  expect(live.again).toHaveBeenCalledTimes(1);
});

test("nobody decides while the connection is lost", async () => {
  await entered();
  live.become("away");
  expect([session.connection, session.yours, session.undoable]).toEqual(["away", false, 0]);
  await session.play(0);
  expect(live.asked).toEqual([]);
  live.become("open");
  expect(session.yours).toBe(true);
  live.person = { id: "x", name: "Xavier" };
  live.hearer();
  expect([session.yours, session.hosting]).toEqual([false, false]);
});

test("people come and go, seats are given up", async () => {
  await entered({ seats: [seat("a", 0), seat("a", 1)] });
  expect(session.several).toBe(true);
  expect(session.hosting).toBe(true);
  live.watcher?.present([{ id: "b", name: "Ben" }], 3);
  expect([session.people[0]?.name, session.guests]).toEqual(["Ben", 3]);
  live.tell({ kind: "left", seat: 1, why: "resigned", clocks: null });
  live.tell(null);
  await settled();
  expect(session.several).toBe(false);
  expect(session.game.seats[1]?.kind).toBe("computer");
  expect(session.room?.seq).toBe(3);
  live.watcher?.failed(new Refused({ code: "damaged", message: "event 3" }));
  expect(session.missing?.code).toBe("damaged");
});

test("after leaving nothing happens any more", async () => {
  await entered({ seats: [seat("a", 0), seat("bot", 1)], record: "players Anna,Ben\nsaid 1" });
  live.tell(played(1, [1, 0]));
  await settled();
  session.close();
  expect(live.watcher).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.view?.moves).toBe(1);
  expect(session.error).toBeNull();
});
