import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { row } from "../testing/row";
import { api, NoServer, type Row, type Search } from "./api";
import { isOwn, Lobby, roomIn, waits } from "./lobby.svelte";
import type { Holder } from "./types";

const free: Holder = { kind: "free" };
const person = (id: string): Holder => ({ kind: "person", person: id, name: id.toUpperCase() });

let rooms: Row[];
let asked: Search[];
let lobby: Lobby;
const names = (rows: Row[]) => rows.map(({ room }) => room);

beforeEach(() => {
  rooms = [];
  asked = [];
  lobby = new Lobby();
  vi.spyOn(api, "lobby").mockImplementation(async (search) => {
    asked.push(search);
    const found = rooms.filter(({ stage, listed, ...room }) => stage === search.stage && (search.mine ? isOwn({ ...room, stage, listed }, "me") : listed));
    const from = search.before === undefined ? 0 : search.before;
    return { rooms: found.slice(from, from + 2), more: found.length > from + 2 ? from + 2 : null };
  });
});
afterEach(() => vi.restoreAllMocks());

describe("whose a room is", () => {
  test("the host's, and of everybody who sits there", () => {
    const room = row("r", "playing", [person("a"), { kind: "kept", person: "k", name: "K" }, { kind: "bot", level: "easy", name: "easy" }]);
    expect(["h", "a", "k", "x"].map((id) => isOwn(room, id))).toEqual([true, true, true, false]);
    expect(isOwn(room, undefined)).toBe(false);
  });

  test("it waits for whoever is to decide", () => {
    const two = [person("a"), person("b")];
    expect(waits(row("r", "playing", two, { decider: 1 }), "b")).toBe(true);
    expect(waits(row("r", "playing", two, { decider: 1 }), "a")).toBe(false);
    expect(waits(row("r", "gathering", two, { decider: 1 }), "b")).toBe(false);
    expect(waits(row("r", "playing", two, { decider: null }), "b")).toBe(false);
    const gone = row("r", "playing", two, { decider: 1 });
    gone.seats[1]!.gone = "resigned";
    expect(waits(gone, "b")).toBe(false);
  });
});

describe("the lobby", () => {
  test("has own rooms, those that wait first, and the rooms of others", async () => {
    const mine = [person("me"), person("b")];
    rooms = [
      row("open", "gathering"),
      row("own", "gathering", [person("me"), free], { time: 9 }),
      row("theirs", "playing", mine, { decider: 1, time: 8 }),
      row("due", "playing", mine, { time: 2, listed: false }),
      row("others", "playing"),
    ];
    lobby.person = "me";
    await lobby.load();
    expect(lobby.loaded).toBe(true);
    expect(names(lobby.own)).toEqual(["due", "own", "theirs"]);
    expect(names(lobby.others("gathering"))).toEqual(["open"]);
    lobby.person = undefined;
    asked = [];
    await lobby.load();
    expect(lobby.own).toEqual([]);
    expect(asked.some(({ mine }) => mine)).toBe(false);
  });

  test("goes on where it ended, with nothing twice", async () => {
    rooms = ["a", "b", "c", "d", "e"].map((name) => row(name, "gathering"));
    await lobby.load();
    expect([names(lobby.others("gathering")), lobby.more.gathering]).toEqual([["a", "b"], 2]);
    lobby.hear({ room: "c", listing: row("c", "gathering") });
    await lobby.further("gathering");
    expect(names(lobby.others("gathering"))).toEqual(["c", "a", "b", "d"]);
    await lobby.further("gathering");
    expect([names(lobby.others("gathering")), lobby.more.gathering]).toEqual([["c", "a", "b", "d", "e"], null]);
    asked = [];
    await lobby.further("gathering");
    expect(asked).toEqual([]);
  });

  test("changes as it is told", async () => {
    rooms = [row("a", "gathering"), row("b", "gathering")];
    lobby.person = "me";
    await lobby.load();
    const lists = () => [names(lobby.others("gathering")), names(lobby.others("playing")), names(lobby.own)];
    lobby.hear({ room: "b", listing: row("b", "gathering", undefined, { title: "in its place" }) });
    expect(lists()).toEqual([["a", "b"], [], []]);
    expect(lobby.others("gathering")[1]?.title).toBe("in its place");
    lobby.hear({ room: "a", listing: row("a", "playing") });
    expect(lists()).toEqual([["b"], ["a"], []]);
    lobby.hear({ room: "b", listing: row("b", "gathering", [person("h"), person("me")]) });
    expect(lists()).toEqual([[], ["a"], ["b"]]);
    lobby.hear({ room: "b", listing: row("b", "over", [person("h"), person("me")]) });
    lobby.hear({ room: "a", listing: null });
    expect(lists()).toEqual([[], [], []]);
    // Something was missed.
    rooms = [row("z", "gathering")];
    lobby.hear(null);
    await vi.waitFor(() => expect(lists()).toEqual([["z"], [], []]));
  });

  test("has no full rooms among the open ones, and own games that are over", async () => {
    rooms = [row("full", "gathering", [person("h"), { kind: "bot", level: "easy", name: "easy" }]), row("over", "over", [person("me"), person("b")])];
    lobby.person = "me";
    await lobby.load();
    expect([names(lobby.others("gathering")), names(lobby.over), lobby.own]).toEqual([[], ["over"], []]);
    lobby.hear({ room: "full", listing: row("full", "gathering", [person("h"), free]) });
    expect(names(lobby.others("gathering"))).toEqual(["full"]);
    // Own rooms are told of though nobody else may find them.
    lobby.hear({ room: "secret", listing: row("secret", "playing", [person("me"), person("b")], { listed: false }) });
    expect([names(lobby.own), names(lobby.others("playing"))]).toEqual([["secret"], []]);
    lobby.hear({ room: "secret", listing: row("secret", "over", [person("me"), person("b")], { listed: false }) });
    expect([names(lobby.own), names(lobby.over)]).toEqual([[], ["secret", "over"]]);
  });

  test("asks after an own room that is shown no more", async () => {
    rooms = [row("a", "gathering", [person("me"), free])];
    lobby.person = "me";
    await lobby.load();
    rooms = [row("a", "playing", [person("me"), person("b")], { listed: false })];
    lobby.hear({ room: "a", listing: null });
    await vi.waitFor(() => expect(lobby.own[0]?.stage).toBe("playing"));
  });

  test("searches here as there", async () => {
    lobby.text = " HED ";
    await lobby.load();
    expect(asked.map(({ text }) => text)).toEqual(["HED", "HED"]);
    lobby.hear({ room: "a", listing: row("a", "gathering") });
    lobby.hear({ room: "b", listing: row("b", "gathering", undefined, { host: { id: "x", name: "Xaver" } }) });
    lobby.hear({ room: "c", listing: row("c", "gathering", undefined, { host: { id: "x", name: "Xaver" }, title: "Ahead" }) });
    expect(names(lobby.others("gathering"))).toEqual(["a"]);
  });

  test("says what went wrong, and forgets answers to old questions", async () => {
    vi.mocked(api.lobby).mockRejectedValueOnce(new NoServer(false));
    await lobby.load();
    expect(lobby.fault).toBeInstanceOf(NoServer);
    expect(lobby.loaded).toBe(false);
    rooms = [row("new", "gathering")];
    let late: (rows: { rooms: Row[]; more: null }) => void = () => {};
    vi.mocked(api.lobby).mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const first = lobby.load();
    await lobby.load();
    late({ rooms: [row("old", "gathering")], more: null });
    await first;
    expect(names(lobby.others("gathering"))).toEqual(["new"]);
    expect(lobby.fault).toBeNull();
  });
});

test("links, ends of links, codes", () => {
  const here = "https://aude.example";
  expect(roomIn(" https://aude.example/#/room/k3v9abcdefgh ", here)).toEqual({ room: "k3v9abcdefgh" });
  expect(roomIn("#/room/k3v9", here)).toEqual({ room: "k3v9" });
  expect(roomIn("aude.example/#/room/k3v9", here)).toEqual({ room: "k3v9" });
  expect(roomIn("K3V9abcdefgh", here)).toEqual({ room: "k3v9abcdefgh" });
  expect(roomIn("http://192.168.0.7:8340/#/room/k3v9", here)).toEqual({ link: "http://192.168.0.7:8340/#/room/k3v9" });
  for (const text of ["", "what is this?", "https://aude.example/", "https://aude.example/#/play/k3v9", "javascript:alert(1)"]) {
    expect(roomIn(text, here), text).toBeNull();
  }
});
