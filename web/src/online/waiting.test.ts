import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { row } from "../testing/row";
import { api } from "./api";
import { notify } from "./notify.svelte";
import type { Holder } from "./types";
import { Waiting } from "./waiting.svelte";

const two: Holder[] = ["me", "b"].map((id) => ({ kind: "person", person: id, name: id }));
const game = (room: string, decider: number) => row(room, "playing", two, { decider, listed: false });

let told: string[];

beforeEach(() => {
  told = [];
  vi.spyOn(notify, "turn").mockImplementation(({ room }) => void told.push(room));
  vi.spyOn(api, "lobby").mockResolvedValue({ rooms: [game("due", 0), game("theirs", 1)], more: null });
});
afterEach(() => vi.restoreAllMocks());

const names = (waiting: Waiting) => waiting.games.map(({ room }) => room);

test("games wait for whoever is to decide, from the moment that the server says so", async () => {
  const waiting = new Waiting();
  await waiting.load("me");
  expect([names(waiting), told]).toEqual([["due"], []]);
  waiting.hear({ room: "theirs", listing: game("theirs", 0) });
  expect([names(waiting), told]).toEqual([["theirs", "due"], ["theirs"]]);
  // Once is enough.
  waiting.hear({ room: "theirs", listing: game("theirs", 0) });
  waiting.hear({ room: "due", listing: game("due", 1) });
  expect([names(waiting), told]).toEqual([["theirs"], ["theirs"]]);
  waiting.hear({ room: "theirs", listing: row("theirs", "over", two) });
  waiting.hear({ room: "others", listing: row("others", "playing") });
  expect([names(waiting), told]).toEqual([[], ["theirs"]]);
});

test("nobody has games before they have a name, and what was missed is asked for", async () => {
  const waiting = new Waiting();
  await waiting.load(undefined);
  expect([names(waiting), vi.mocked(api.lobby).mock.calls]).toEqual([[], []]);
  await waiting.load("me");
  vi.mocked(api.lobby).mockResolvedValue({ rooms: [game("theirs", 0)], more: null });
  waiting.hear(null);
  await vi.waitFor(() => expect(names(waiting)).toEqual(["theirs"]));
});
