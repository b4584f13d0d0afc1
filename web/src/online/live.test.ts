import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Connection, Live, type Refused, type Socket, TIMES, type Watcher } from "./live";
import type { Person, RoomEvent, Whole } from "./types";

/** A socket whose other end is the test. */
class Fake implements Socket {
  sent: Record<string, unknown>[] = [];
  ended = false;
  broken = false;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onerror: Socket["onerror"] = null;
  send(text: string): void {
    if (this.broken) throw new Error("InvalidStateError");
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.ended = true;
  }
  say(message: object): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(message) } as MessageEvent);
  }
  fail(): void {
    this.onclose?.call(this as never, {} as CloseEvent);
  }
  hello(person: Person | null = { id: "a", name: "Anna" }): void {
    this.say({ hello: { person, now: 5_000_000 } });
  }
  /** What was sent, without pings. */
  get asked(): Record<string, unknown>[] {
    return this.sent.filter((message) => message["do"] !== "ping");
  }
  get last(): Record<string, unknown> {
    return this.asked.at(-1) ?? {};
  }
}

let sockets: Fake[];
let live: Live;
let random: number;
let states: Connection[];

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  sockets = [];
  random = 1;
  live = new Live({ socket: () => (sockets.push(new Fake()), sockets.at(-1)!), random: () => random });
  states = [];
  live.hear(() => states.push(live.state));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const socket = (): Fake => sockets.at(-1)!;
const event = (seq: number): RoomEvent => ({ seq, time: seq, what: { kind: "closed" } });
const whole = (seq: number) => ({ room: "r", seq }) as Whole;

/** Somebody who notes what is heard. */
function watcher(): Watcher & { heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    whole: ({ seq }) => heard.push(`whole ${seq}`),
    event: ({ seq }) => heard.push(`event ${seq}`),
    present: (people, guests) => heard.push(`here ${people.map(({ name }) => name).join(" ")}+${guests}`),
    failed: ({ code }) => heard.push(`failed ${code}`),
  };
}

function connected(): void {
  live.connect();
  socket().hello();
}

test("connecting, being there, being closed", () => {
  expect(live.state).toBe("closed");
  connected();
  live.connect();
  expect(sockets).toHaveLength(1);
  expect(live.person?.name).toBe("Anna");
  live.close();
  expect(states).toEqual(["connecting", "open", "closed"]);
  expect(socket().ended).toBe(true);
  vi.advanceTimersByTime(1_000_000);
  expect(sockets).toHaveLength(1);
});

test("a lost connection is tried again, later and later, and not with everybody else", () => {
  live.connect();
  const pauses: number[] = [];
  for (let n = 0; n < 9; n++) {
    const [tries, from] = [sockets.length, Date.now()];
    socket().fail();
    expect(live.state).toBe("away");
    while (sockets.length === tries) vi.advanceTimersByTime(10);
    pauses.push(Date.now() - from);
  }
  expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  random = 0;
  const tries = sockets.length;
  socket().fail();
  vi.advanceTimersByTime(14_990);
  expect(sockets).toHaveLength(tries);
  vi.advanceTimersByTime(10);
  expect(sockets).toHaveLength(tries + 1);
  // Only one that has lasted is forgiven.
  socket().hello();
  socket().fail();
  vi.advanceTimersByTime(1000);
  expect(sockets).toHaveLength(tries + 1);
  vi.advanceTimersByTime(30_000);
  socket().hello();
  for (let n = 0; n < 4; n++) {
    vi.advanceTimersByTime(TIMES.steady / 4);
    socket().say({ id: socket().sent.at(-1)?.["id"], ok: { now: 1 } });
  }
  socket().fail();
  vi.advanceTimersByTime(500);
  expect(sockets).toHaveLength(tries + 3);
});

test("a socket that cannot be made is one that was lost", () => {
  let makes = 0;
  const poor = new Live({
    socket: () => {
      makes += 1;
      throw new Error("SecurityError");
    },
    random: () => 1,
  });
  poor.connect();
  expect(poor.state).toBe("away");
  vi.advanceTimersByTime(1500);
  expect(makes).toBe(3);
  poor.close();
});

test("a server that says nothing is not there", () => {
  live.connect();
  vi.advanceTimersByTime(TIMES.hello);
  expect(live.state).toBe("away");
  expect(sockets[0]!.ended).toBe(true);
  // What the first one says now is not heard.
  sockets[0]!.hello();
  expect(live.state).toBe("away");
  vi.advanceTimersByTime(TIMES.first);
  socket().hello();
  expect(live.state).toBe("open");
  socket().say({ id: socket().sent[0]?.["id"], ok: { now: 5_000_000 } });
  vi.advanceTimersByTime(TIMES.ping);
  expect(socket().sent.filter((message) => message["do"] === "ping")).toHaveLength(2);
  socket().say({ room: "elsewhere", presence: [] });
  vi.advanceTimersByTime(TIMES.silence);
  expect(live.state).toBe("open");
  vi.advanceTimersByTime(TIMES.ping);
  expect(live.state).toBe("away");
});

test("the server's clock is known as well as the quickest answer tells", () => {
  connected();
  expect(live.now()).toBe(5_000_000);
  const answer = (after: number, now: number) => {
    vi.advanceTimersByTime(after);
    socket().say({ id: socket().sent.findLast((message) => message["do"] === "ping")?.["id"], ok: { now } });
  };
  answer(400, 5_000_100);
  expect(live.now() - Date.now()).toBe(4_000_000 - 100);
  vi.advanceTimersByTime(TIMES.ping);
  answer(4000, 0);
  expect(live.now() - Date.now()).toBe(4_000_000 - 100);
  vi.advanceTimersByTime(TIMES.ping);
  const here = Date.now();
  answer(100, here + 4_000_050);
  expect(live.now() - Date.now()).toBe(4_000_000);
});

test("a room is heard of without gaps", () => {
  connected();
  const one = watcher();
  live.watch("r", one);
  expect(socket().last).toMatchObject({ do: "watch", room: "r" });
  expect(socket().last).not.toHaveProperty("since");
  // It is in the whole, or comes after it.
  socket().say({ room: "r", event: event(3) });
  socket().say({ id: socket().last["id"], ok: { whole: whole(3), now: 1, presence: [{ id: "a", name: "Anna" }], guests: 2 } });
  socket().say({ room: "r", event: event(4) });
  socket().say({ room: "r", event: event(4) });
  socket().say({ room: "other", event: event(5) });
  expect(one.heard).toEqual(["whole 3", "here Anna+2", "event 4"]);
  // Something was lost on the way.
  socket().say({ room: "r", event: event(6) });
  expect(socket().last).toMatchObject({ do: "watch", room: "r", since: 4 });
  socket().say({ room: "r", event: event(7) });
  socket().say({ id: socket().last["id"], ok: { events: [event(5), event(6), event(7)], now: 1 } });
  socket().say({ room: "r", event: event(8) });
  socket().say({ room: "r", presence: [], guests: 1 });
  expect(one.heard.slice(3)).toEqual(["event 5", "event 6", "event 7", "event 8", "here +1"]);
  expect(() => live.watch("r", watcher())).toThrow("watched already");
});

test("whoever was away hears exactly what was missed, or all of it", () => {
  connected();
  const one = watcher();
  live.watch("r", one);
  socket().say({ id: socket().last["id"], ok: { whole: whole(10), now: 1 } });
  socket().fail();
  vi.advanceTimersByTime(TIMES.first);
  expect(socket().asked).toEqual([]);
  socket().hello();
  expect(socket().asked).toMatchObject([{ do: "watch", room: "r", since: 10 }]);
  socket().say({ id: socket().last["id"], ok: { events: [event(11), event(12)], now: 1 } });
  socket().fail();
  vi.advanceTimersByTime(2 * TIMES.first);
  socket().hello();
  expect(socket().last).toMatchObject({ since: 12 });
  socket().say({ id: socket().last["id"], ok: { whole: whole(900), now: 1 } });
  socket().say({ room: "r", event: event(901) });
  expect(one.heard).toEqual(["whole 10", "event 11", "event 12", "whole 900", "event 901"]);
  live.again("r");
  expect(socket().last).not.toHaveProperty("since");
  socket().say({ id: socket().last["id"], ok: { whole: whole(902), now: 1 } });
  expect(one.heard.at(-1)).toBe("whole 902");
});

test("a room that is not there, and one that is left", () => {
  connected();
  const one = watcher();
  live.watch("r", one);
  socket().say({ id: socket().last["id"], error: { code: "no-room", message: "there is no such room" } });
  expect(one.heard).toEqual(["failed no-room"]);
  const two = watcher();
  const leave = live.watch("r", two);
  socket().say({ id: socket().last["id"], ok: { whole: whole(1), now: 1 } });
  leave();
  expect(socket().last).toMatchObject({ do: "unwatch", room: "r" });
  socket().say({ room: "r", event: event(2) });
  leave();
  expect(two.heard).toEqual(["whole 1"]);
  expect(socket().asked.filter((message) => message["do"] === "unwatch")).toHaveLength(1);
});

test("what is asked is answered, or refused", async () => {
  connected();
  const [sat, began, again] = [
    live.do("r", { do: "sit", seat: 1 }),
    live.do("r", { do: "start" }),
    live.do("r", { do: "rematch" }),
  ];
  const [sit, start, rematch] = socket().asked;
  expect(sit).toMatchObject({ do: "sit", seat: 1, room: "r" });
  socket().say({ id: start!["id"], error: { code: "not-host", message: "only the host may do that" } });
  socket().say({ id: sit!["id"], ok: { seq: 4 } });
  socket().say({ id: rematch!["id"], ok: { seq: 9, room: "r2" } });
  expect(await sat).toEqual({ seq: 4 });
  expect(await again).toEqual({ seq: 9, room: "r2" });
  await expect(began).rejects.toMatchObject({ code: "not-host", again: false });
});

test("what was not answered is asked again, after its room", async () => {
  const one = watcher();
  live.connect();
  live.watch("r", one);
  const early = live.do("r", { do: "sit", seat: 1 });
  expect(socket().sent).toEqual([]);
  socket().hello();
  expect(socket().asked.map((message) => message["do"])).toEqual(["watch", "sit"]);
  socket().say({ id: socket().last["id"], ok: { seq: 2 } });
  await early;
  const play = live.do("r", { do: "play", at: 3, action: "pass" });
  const said = live.do("r", { do: "say", text: "hello" });
  const key = socket().last["key"];
  expect(key).toMatch(/^\d+$/);
  socket().fail();
  const late = live.do("r", { do: "resign" });
  vi.advanceTimersByTime(TIMES.first);
  socket().hello();
  expect(socket().asked).toMatchObject([
    { do: "watch", room: "r" },
    { do: "play", at: 3, action: "pass" },
    { do: "say", text: "hello", key },
    { do: "resign" },
  ]);
  const [, played, spoken, resigned] = socket().asked;
  socket().say({ id: played!["id"], error: { code: "stale", message: "the game has gone on" } });
  await expect(play).rejects.toMatchObject({ code: "stale", again: true });
  socket().say({ id: spoken!["id"], ok: { seq: 5 } });
  expect(await said).toEqual({ seq: 5 });
  socket().say({ id: resigned!["id"], error: { code: "not-playing", message: "no game is going on" } });
  await expect(late).rejects.toMatchObject({ again: false });
});

test("nobody waits for a connection that was closed", async () => {
  connected();
  const open = live.do("r", { do: "start" });
  live.close();
  await expect(open).rejects.toMatchObject({ code: "closed-page" });
  await expect(live.do("r", { do: "start" })).rejects.toMatchObject({ code: "closed-page" });
});

test("a socket that breaks while something is said is lost", async () => {
  connected();
  socket().broken = true;
  const done = live.do("r", { do: "start" });
  expect(live.state).toBe("away");
  vi.advanceTimersByTime(TIMES.first);
  socket().hello();
  socket().say({ id: socket().last["id"], ok: { seq: 1 } });
  expect(await done).toEqual({ seq: 1 });
});

test("a server that cannot write is asked again", async () => {
  connected();
  const one = watcher();
  live.watch("r", one);
  socket().say({ id: socket().last["id"], ok: { whole: whole(3), now: 1 } });
  const done = live.do("r", { do: "start" });
  socket().say({ id: socket().last["id"], error: { code: "unavailable", message: "the server is closing" } });
  expect(live.state).toBe("away");
  vi.advanceTimersByTime(TIMES.first);
  socket().hello();
  const [watch, start] = socket().asked;
  expect(watch).toMatchObject({ do: "watch", since: 3 });
  socket().say({ id: watch!["id"], error: { code: "unavailable", message: "the server is closing" } });
  vi.advanceTimersByTime(2 * TIMES.first);
  socket().hello();
  expect(one.heard).toEqual(["whole 3"]);
  socket().say({ id: socket().asked[0]!["id"], ok: { events: [event(4)], now: 1 } });
  socket().say({ id: start!["id"], ok: { seq: 4 } });
  expect(await done).toEqual({ seq: 4 });
  expect(one.heard).toEqual(["whole 3", "event 4"]);
});

test("somebody else, and a network that is back", () => {
  connected();
  live.reconnect();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]!.ended).toBe(true);
  socket().hello({ id: "b", name: "Ben" });
  expect(live.person?.id).toBe("b");
  socket().say({ id: socket().sent[0]?.["id"], ok: { now: 1 } });
  // Nobody knows whether it is still good: it is asked at once.
  live.nudge();
  expect(socket().sent.filter((message) => message["do"] === "ping")).toHaveLength(2);
  live.nudge();
  expect(socket().sent.filter((message) => message["do"] === "ping")).toHaveLength(2);
  vi.advanceTimersByTime(TIMES.silence);
  expect(live.state).toBe("away");
  live.nudge();
  expect(sockets).toHaveLength(3);
  live.close();
  live.reconnect();
  live.nudge();
  expect(sockets).toHaveLength(3);
});

test("a network that is gone is noticed soon, unless the server is on this side of it", () => {
  live.connect();
  socket().hello();
  const answer = () => socket().say({ id: socket().sent.at(-1)!["id"], ok: { now: 5_000_000 } });
  answer();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  live.nudge();
  answer();
  vi.advanceTimersByTime(TIMES.offline);
  expect(live.state).toBe("open");
  live.nudge();
  vi.advanceTimersByTime(TIMES.offline);
  expect(live.state).toBe("away");
  online.mockRestore();
});

test("what is not answered for three seconds is noticed, and a connection that is lost within five", async () => {
  connected();
  socket().say({ id: socket().sent[0]?.["id"], ok: { now: 5_000_000 } });
  const done = live.do("r", { do: "start" });
  vi.advanceTimersByTime(2999);
  expect(live.slow).toBe(false);
  states = [];
  vi.advanceTimersByTime(1);
  expect([live.slow, live.state, states]).toEqual([true, "open", ["open"]]);
  // The server is only slow: it says that it is there.
  const ping = () => socket().say({ id: socket().sent.findLast((message) => message["do"] === "ping")?.["id"], ok: { now: 1 } });
  ping();
  vi.advanceTimersByTime(5000);
  expect([live.slow, live.state]).toEqual([true, "open"]);
  socket().say({ id: socket().last["id"], ok: { seq: 2 } });
  expect(await done).toEqual({ seq: 2 });
  expect(live.slow).toBe(false);
  // It is not there any more. What was asked for is asked again.
  ping();
  const again = live.do("r", { do: "start" });
  vi.advanceTimersByTime(4600);
  expect([live.slow, live.state]).toEqual([true, "away"]);
  vi.advanceTimersByTime(TIMES.longest);
  socket().hello();
  socket().say({ id: socket().last["id"], ok: { seq: 3 } });
  expect(await again).toEqual({ seq: 3 });
  expect(live.slow).toBe(false);
});

test("a server that ends says so", () => {
  live.connect();
  socket().hello();
  states = [];
  socket().say({ notice: "closing" });
  expect([live.closing, live.state, states]).toEqual([true, "open", ["open"]]);
  socket().fail();
  expect(live.closing).toBe(true);
  vi.advanceTimersByTime(TIMES.longest);
  socket().hello();
  expect(live.closing).toBe(false);
});

test("the lobby is heard of while somebody looks at it", () => {
  connected();
  const heard: unknown[] = [];
  const [leave, other] = [live.lobby((news) => heard.push(news)), live.lobby(() => {})];
  expect(socket().asked).toMatchObject([{ do: "lobby", on: true }]);
  socket().say({ lobby: { room: "r" } });
  socket().say({ lobby: null });
  socket().say({ notice: "closing" });
  expect(heard).toEqual([{ room: "r" }, null]);
  socket().fail();
  vi.advanceTimersByTime(TIMES.first);
  socket().hello();
  expect(socket().asked).toMatchObject([{ do: "lobby", on: true }]);
  leave();
  leave();
  other();
  expect(socket().asked).toMatchObject([
    { do: "lobby", on: true },
    { do: "lobby", on: false },
  ]);
});

test("errors are errors", () => {
  const failed: Refused[] = [];
  connected();
  live.watch("r", { ...watcher(), failed: (refused) => failed.push(refused) });
  socket().say({ id: socket().last["id"], error: { code: "damaged", message: "event 7 was changed" } });
  expect(failed[0]).toBeInstanceOf(Error);
  expect(failed[0]).toMatchObject({ name: "Refused", code: "damaged", message: "event 7 was changed" });
});

test("own rooms are heard of where nobody looks at the lobby", () => {
  connected();
  const front = live.lobby(() => {}, true);
  const lobby = live.lobby(() => {});
  const more = live.lobby(() => {}, true);
  lobby();
  more();
  front();
  expect(socket().asked).toMatchObject([
    { do: "lobby", on: true, mine: true },
    { do: "lobby", on: true },
    { do: "lobby", on: true, mine: true },
    { do: "lobby", on: false },
  ]);
  expect(socket().asked[1]).not.toHaveProperty("mine");
});
