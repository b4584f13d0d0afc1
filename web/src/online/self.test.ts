import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Me, NoServer } from "./api";
import { isKnown } from "./known";
import { Live, Refused, type Socket } from "./live";
import { Self } from "./self.svelte";

const person = (id: string, name: string): Me => ({
  id,
  name,
  login: null,
  created: 1,
  statistics: { games: 0, won: 0, best: 0, points: 0, rated: 0, rating: null },
});

let sockets: Socket[];
let self: Self;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", undefined);
  sockets = [];
  const socket = () => {
    const made: Socket = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null, onerror: null };
    sockets.push(made);
    return made;
  };
  self = new Self(new Live({ socket, random: () => 1 }));
  localStorage.clear();
});

afterEach(() => {
  self.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The server greets whoever it takes the last socket for. */
function greet(who: Me | null): void {
  const hello = { person: who && { id: who.id, name: who.name }, now: 1 };
  sockets.at(-1)!.onmessage?.call(null as never, { data: JSON.stringify({ hello }) } as MessageEvent);
}

test("asks once who one is, and connects", async () => {
  const me = vi.spyOn(api, "me").mockResolvedValue(person("a", "Anna"));
  expect(self.server).toBe("asking");
  await Promise.all([self.start(), self.start()]);
  expect(me).toHaveBeenCalledTimes(1);
  expect(self).toMatchObject({ server: "there", me: { name: "Anna" }, connection: "connecting" });
  greet(self.me);
  expect(self.connection).toBe("open");
  expect(sockets).toHaveLength(1);
  expect(isKnown()).toBe(true);
});

test("whoever becomes somebody else connects anew", async () => {
  vi.spyOn(api, "me").mockResolvedValue(null);
  await self.start();
  greet(null);
  expect(isKnown()).toBe(false);
  vi.spyOn(api, "guest").mockResolvedValue(person("a", "Anna"));
  expect((await self.guest("Anna")).id).toBe("a");
  expect(sockets).toHaveLength(2);
  greet(self.me);
  vi.spyOn(api, "guest").mockResolvedValue(person("a", "Anne"));
  await self.guest("Anne");
  expect(sockets).toHaveLength(3);
  greet(self.me);
  // The same person: nothing to do.
  vi.spyOn(api, "register").mockResolvedValue({ ...person("a", "Anne"), login: "anne" });
  await self.register("anne", "12345678", "Anne");
  expect(sockets).toHaveLength(3);
  expect(self.me?.login).toBe("anne");
  vi.spyOn(api, "logout").mockResolvedValue({});
  await self.logout();
  expect(self.me).toBeNull();
  expect(sockets).toHaveLength(4);
  expect(isKnown()).toBe(false);
});

test("what is refused changes nobody", async () => {
  vi.spyOn(api, "me").mockResolvedValue(person("a", "Anna"));
  await self.start();
  greet(self.me);
  vi.spyOn(api, "login").mockRejectedValue(new Refused({ code: "wrong-password", message: "" }));
  await expect(self.login("ben", "12345678")).rejects.toMatchObject({ code: "wrong-password" });
  expect(self.me?.name).toBe("Anna");
  expect(sockets).toHaveLength(1);
});

test("somebody who was signed out elsewhere notices", async () => {
  const me = vi.spyOn(api, "me").mockResolvedValue(person("a", "Anna"));
  await self.start();
  me.mockResolvedValue(null);
  greet(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(self.me).toBeNull();
  expect(sockets).toHaveLength(1);
});

test("a socket that was opened too early is opened anew", async () => {
  let answer: (me: Me | null) => void = () => {};
  vi.spyOn(api, "me").mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const started = self.start();
  self.live.connect();
  vi.spyOn(api, "guest").mockResolvedValue(person("a", "Anna"));
  await self.guest("Anna");
  expect(sockets).toHaveLength(1);
  // What was asked before that is answered late.
  answer(null);
  await started;
  expect(self.me?.name).toBe("Anna");
  vi.spyOn(api, "me").mockResolvedValue(person("a", "Anna"));
  greet(null);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
  greet(self.me);
  await vi.advanceTimersByTimeAsync(0);
  expect(sockets).toHaveLength(2);
});

test("the page is seen again: the connection is looked after", async () => {
  const me = vi.spyOn(api, "me").mockResolvedValue(person("a", "Anna"));
  await self.start();
  greet(self.me);
  me.mockResolvedValue(person("b", "Ben"));
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(self.me?.name).toBe("Ben");
  expect(sockets).toHaveLength(2);
});

test("a plain web host is asked once and never connected to", async () => {
  const me = vi.spyOn(api, "me").mockRejectedValue(new NoServer(true));
  await self.start();
  expect(self.server).toBe("plain");
  await vi.advanceTimersByTimeAsync(100_000);
  dispatchEvent(new Event("online"));
  expect(me).toHaveBeenCalledTimes(1);
  expect(sockets).toHaveLength(0);
});

test("a silent server is asked until it answers", async () => {
  const me = vi.spyOn(api, "me").mockRejectedValue(new NoServer(false));
  await self.start();
  expect(self.server).toBe("silent");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(me.mock.calls.length).toBeGreaterThan(2);
  expect(sockets).toHaveLength(0);
  me.mockResolvedValue(person("a", "Anna"));
  await vi.advanceTimersByTimeAsync(5000);
  expect(self).toMatchObject({ server: "there", me: { id: "a" } });
  expect(sockets).toHaveLength(1);
});
