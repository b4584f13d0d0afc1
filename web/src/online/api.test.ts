import { afterEach, expect, test, vi } from "vitest";
import { api, NoServer } from "./api";

afterEach(() => vi.unstubAllGlobals());

interface Asked {
  path: string;
  method: string;
  body: unknown;
}

/** A server that answers the same to everything. */
function server(answer: () => Response): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push({ path, method: method!, body: body === undefined ? undefined : JSON.parse(body as string) });
    return answer();
  });
  return asked;
}

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status, headers: { "content-type": "application/json" } });

test("what is asked, and what is answered", async () => {
  const asked = server(() => json({ person: { id: "a", name: "Anna" }, rooms: [], more: null }));
  expect(await api.me()).toEqual({ id: "a", name: "Anna" });
  await api.guest("Anna");
  await api.lobby({ stage: "playing", text: "über & so", mine: false });
  await api.lobby({ mine: true, before: 7, text: "" });
  await api.forget("secret");
  await api.record("a/b");
  expect(asked).toEqual([
    { path: "/api/me", method: "GET", body: undefined },
    { path: "/api/guest", method: "POST", body: { name: "Anna" } },
    { path: "/api/lobby?stage=playing&text=%C3%BCber+%26+so", method: "GET", body: undefined },
    { path: "/api/lobby?mine=true&before=7", method: "GET", body: undefined },
    { path: "/api/me", method: "DELETE", body: { password: "secret" } },
    { path: "/api/rooms/a%2Fb/record", method: "GET", body: undefined },
  ]);
  expect(api.qr("a b")).toBe("/api/rooms/a%20b/qr.svg");
});

test("what is refused says why", async () => {
  server(() => json({ error: { code: "bad-settings", field: "clock", message: "a clock gives …" } }, 400));
  await expect(api.create({} as never)).rejects.toMatchObject({ name: "Refused", code: "bad-settings", field: "clock" });
  server(() => json({ error: { code: "no-room", message: "there is no such room" } }, 404));
  await expect(api.record("x")).rejects.toMatchObject({ name: "Refused", code: "no-room" });
  server(() => new Response("too long", { status: 413 }));
  await expect(api.guest("x")).rejects.toMatchObject({ name: "Refused", code: "bad-message" });
});

test.each([
  ["a host of plain files", () => new Response("<h1>404</h1>", { status: 404 }), true],
  ["one that shows its front page for everything", () => new Response("<h1>Aude</h1>", { headers: { "content-type": "text/html" } }), true],
  ["one that lets nobody send", () => new Response("", { status: 405 }), true],
  ["a server behind which nothing answers", () => new Response("Bad Gateway", { status: 502 }), false],
  ["a server that takes too long", () => new Response("", { status: 408 }), false],
  ["half an answer", () => new Response('{"pers', { headers: { "content-type": "application/json" } }), false],
])("%s is no server", async (_, answer, plain) => {
  server(answer);
  await expect(api.me()).rejects.toEqual(new NoServer(plain));
  await expect(api.me()).rejects.toMatchObject({ plain });
});

test("without a network there is no server", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(api.me()).rejects.toMatchObject({ name: "NoServer", plain: false });
});
