import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawn } from "./drawn";
import { PACE, Session, type Shelf } from "./session.svelte";
import type { StoredGame } from "./stored";
import { FakeEngine } from "./testing/fake";
import { game } from "./testing/game";

let engine: FakeEngine;
let kept: StoredGame[];
let lost: () => void;
let shelf: Shelf;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  engine = new FakeEngine();
  kept = [];
  lost = () => {};
  shelf = {
    save: (game) => (kept.push(game), true),
    claim: () => null,
    watch: (_, taken) => ((lost = taken), () => (lost = () => {})),
  };
});

afterEach(() => vi.useRealTimers());

/** Everything that waits for nothing but promises has happened. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const people = { seats: game("x").seats.map((seat) => ({ ...seat, kind: "person" as const })) };

async function opened(more: Partial<StoredGame> = {}): Promise<Session> {
  const session = new Session(engine, game("x", more), shelf);
  await session.open();
  return session;
}

test("a person plays, a computer answers after a pause, and every action is kept", async () => {
  const session = await opened();
  expect(session.yours).toBe(true);
  await session.play(1);
  expect(session.view?.moves).toBe(1);
  expect(kept.at(-1)).toMatchObject({ record: "players Anna,Ben\nsaid 1", last: 0, glance: { scores: [2, 0], left: 7 } });
  expect(session.yours).toBe(false);
  expect(session.thinking).toBe(1);

  await vi.advanceTimersByTimeAsync(PACE.normal - 1);
  expect(session.view?.moves).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.view?.moves).toBe(2);
  expect(session.thinking).toBeNull();
  expect(kept.at(-1)).toMatchObject({ record: "players Anna,Ben\nsaid 1 0", last: 1 });
  expect(session.lines.map((line) => line.moves)).toEqual([1, 2]);
  expect(session.fresh.map((line) => line.moves)).toEqual([2]);
  expect(session.yours).toBe(true);
});

test("the board is drawn before all else that comes of an action, and nothing is played meanwhile", async () => {
  const session = await opened(people);
  let draw = () => {};
  vi.mocked(drawn).mockImplementationOnce(() => new Promise((resolve) => (draw = resolve)));
  const playing = session.play(1);
  await settled();
  expect([session.ahead?.moves, session.view?.moves]).toEqual([1, 0]);
  expect([session.fresh.length, session.lines.length]).toEqual([1, 0]);
  await session.play(0);
  await session.undo();
  expect(engine.said).toEqual([1]);
  draw();
  await playing;
  expect([session.ahead, session.view?.moves, session.lines.length]).toEqual([null, 1, 1]);
  expect(kept.at(-1)).toMatchObject({ record: "players Anna,Ben\nsaid 1" });
});

test("a game goes on where it was, and a computer asked again is asked with the same seed", async () => {
  const record = "players Anna,Ben\nsaid 1";
  const first = await opened({ record });
  await settled();
  const asked = engine.calls.at(-1);
  expect(asked).toMatch(/^think easy \d+$/);
  first.close();
  const again = await opened({ record });
  await settled();
  expect(engine.calls.at(-1)).toBe(asked);
  expect(again.view?.moves).toBe(1);
  expect(again.lines).toHaveLength(1);
});

test("leaving stops a computer: nothing is played or kept afterwards", async () => {
  let signal: AbortSignal | undefined;
  engine.thought = (given) => new Promise((_, reject) => ((signal = given), given?.addEventListener("abort", () => reject(new Error("aborted")))));
  const session = await opened({ record: "players Anna,Ben\nsaid 1" });
  await settled();
  expect(session.thinking).toBe(1);
  session.close();
  expect(signal?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.error).toBeNull();
  expect(kept).toEqual([]);
  expect(engine.calls.filter((call) => call.startsWith("play"))).toEqual([]);
});

test("a computer waits for what is being shown", async () => {
  const session = await opened();
  await session.play(0);
  session.hold(PACE.normal + 1000);
  await vi.advanceTimersByTimeAsync(PACE.normal + 999);
  expect(session.view?.moves).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(session.view?.moves).toBe(2);
});

test("leaving during the pause stops it too", async () => {
  const session = await opened({ record: "players Anna,Ben\nsaid 1" });
  await settled();
  session.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(kept).toEqual([]);
  expect(session.view?.moves).toBe(1);
});

test("a person's action can be taken back, a computer's cannot where people play against each other", async () => {
  const session = await opened(people);
  await session.play(1);
  expect(session.undoable).toBe(1);
  await session.undo();
  expect(session.view?.moves).toBe(0);
  expect(session.lines).toEqual([]);
  expect(session.fresh).toEqual([]);
  expect(kept.at(-1)?.record).toBe("players Anna,Ben\nsaid ");

  const seats = [...people.seats, { kind: "computer" as const, name: "Cleo", level: "easy" as const, colour: 2 }];
  const other = await opened({ seats, record: "players Anna,Ben,Cleo\nsaid 1 0 1", last: 2 });
  expect(other.view?.undo).toBe(1);
  expect(other.undoable).toBe(0);
  await other.undo();
  expect(other.view?.moves).toBe(3);
});

test("against computers the whole last move is taken back with their answers, again and again", async () => {
  const session = await opened({ record: "players Anna,Ben\nsaid 1 0 1 0", last: 1 });
  expect(session.undoable).toBe(2);
  await session.undo();
  expect([session.view?.moves, session.lines.length, session.yours]).toEqual([2, 2, true]);
  await session.undo();
  expect([session.view?.moves, session.undoable]).toEqual([0, 0]);
  expect(kept.at(-1)?.record).toBe("players Anna,Ben\nsaid ");
});

test("taking back stops the computer that was about to answer", async () => {
  const session = await opened();
  await session.play(0);
  await session.undo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.view?.moves).toBe(0);
  expect(session.yours).toBe(true);
});

test("a second tap while an action is under way does nothing", async () => {
  const session = await opened(people);
  await Promise.all([session.play(0), session.play(1)]);
  expect(engine.said).toEqual([0]);
});

test("computers among themselves play to the end, and can be paused", async () => {
  const computers = game("x").seats.map((seat) => ({ ...seat, kind: "computer" as const }));
  const session = await opened({ seats: computers });
  await vi.advanceTimersByTimeAsync(2.5 * PACE.normal);
  session.pause();
  const { moves } = session.view!;
  expect(moves).toBe(2);
  await vi.advanceTimersByTimeAsync(10 * PACE.normal);
  expect(session.view?.moves).toBe(moves);
  session.resume();
  await vi.advanceTimersByTimeAsync(10 * PACE.normal);
  expect(session.view?.over).toBe(true);
  expect(session.thinking).toBeNull();
  expect(kept.at(-1)?.glance).toMatchObject({ over: true, winners: [0] });
});

test("another tab takes the game: this one stops, and can take it back", async () => {
  const session = await opened({ record: "players Anna,Ben\nsaid 1" });
  await settled();
  lost();
  expect(session.elsewhere).toBe(true);
  expect(session.thinking).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.said).toEqual([1]);

  shelf.claim = () => game("x", { record: "players Anna,Ben\nsaid 1 1 0 0" });
  await session.retry();
  expect(session.elsewhere).toBe(false);
  expect(session.view?.moves).toBe(4);
  expect(session.yours).toBe(true);
});

test("a save that comes too late is noticed", async () => {
  const session = await opened(people);
  shelf.save = () => false;
  await session.play(0);
  expect(session.elsewhere).toBe(true);
  await session.play(0);
  expect(engine.said).toEqual([0]);
});

test("no room: the game goes on and says so until there is", async () => {
  const session = await opened(people);
  shelf.save = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  await session.play(0);
  expect(session.unsaved).toBe("full");
  expect(session.game.record).toBe("players Anna,Ben\nsaid 0");
  expect(session.yours).toBe(true);
  shelf.save = (game) => (kept.push(game), true);
  await session.save();
  expect(session.unsaved).toBeNull();
  expect(kept.at(-1)?.record).toBe("players Anna,Ben\nsaid 0");
});

test("a record that cannot be read is an error, and so is one with other players", async () => {
  const session = await opened({ record: "nonsense" });
  expect(session.error).toEqual({ kind: "open", message: "line 1, column 1: not a record" });
  expect(session.view).toBeNull();
  const other = await opened({ record: "players Anna\nsaid " });
  expect(other.error?.kind).toBe("open");
});

test("a failing engine stops the game; opening it again goes on from what was kept", async () => {
  const session = await opened({ record: "players Anna,Ben\nsaid 1" });
  engine.thought = () => Promise.reject(new Error("crashed"));
  session.pause();
  session.resume();
  await settled();
  expect(session.error).toEqual({ kind: "engine", message: "crashed" });
  expect(session.yours).toBe(false);
  engine.thought = () => Promise.resolve(1);
  await session.retry();
  await vi.advanceTimersByTimeAsync(PACE.normal);
  expect(session.error).toBeNull();
  expect(engine.said).toEqual([1, 1]);
});
