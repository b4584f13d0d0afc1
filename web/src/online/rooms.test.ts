// The screens of a room, with a server that is the test.

import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Catalogue } from "../engine/setup";
import recorded from "../testing/catalogue.json";
import { browser } from "../testing/browser";
import { FakeEngine } from "../testing/fake";
import { toasts } from "../ui/toasts.svelte";
import { speak } from "../words";
import { changeWords, playedWords } from "./agreed";
import { api, NoServer, type Program, SHOWN } from "./api";
import { isLow, leftOf, shown } from "./clock";
import { Company } from "./company.svelte";
import Gathering from "./Gathering.svelte";
import { type Connection, type Done, type Live, Refused, type Watcher } from "./live";
import Notices from "./Notices.svelte";
import Result from "./Result.svelte";
import SeatSign from "./SeatSign.svelte";
import { self } from "./self.svelte";
import { OnlineSession } from "./session.svelte";
import { Talk } from "./talk.svelte";
import { type Command, PATIENCE, type Person, type RoomEvent, type RoomSeat, type Settings, type Whole } from "./types";

const catalogue = recorded as unknown as Catalogue;

class FakeLive {
  state: Connection = "open";
  closing = false;
  person: Person | null = { id: "a", name: "Anna" };
  watcher: Watcher | null = null;
  time = 1000;
  asked: Command[] = [];
  /** Why nothing is done. */
  refuses: string | null = null;
  nudge = vi.fn();
  #hearer: () => void = () => {};
  hear(hearer: () => void) {
    this.#hearer = hearer;
    return () => {};
  }
  connect(): void {}
  now(): number {
    return this.time;
  }
  watch(_: string, watcher: Watcher) {
    this.watcher = watcher;
    return () => {};
  }
  do(_: string, command: Command): Promise<Done> {
    this.asked.push(command);
    if (this.refuses) return Promise.reject(new Refused({ code: this.refuses, message: "" }));
    return Promise.resolve({ seq: 1 });
  }
  become(state: Connection): void {
    this.state = state;
    this.#hearer();
  }
}

const SETTINGS: Settings = {
  title: "",
  setup: {},
  seats: 2,
  lots: false,
  clock: { kind: "none" },
  listed: false,
  rated: false,
  takeover: true,
  aids: { hint: false, inspect: true, fields: true, projected: true, dead: true, bag: true, last: true },
};
const FREE: RoomSeat = { colour: 1, holder: { kind: "free" }, gone: null };
const seat = (person: string, more: Partial<RoomSeat> = {}): RoomSeat => ({ colour: 0, holder: { kind: "person", person, name: person.toUpperCase() }, gone: null, ...more });

function whole(more: Partial<Whole> = {}): Whole {
  const host = { id: "a", name: "Anna" };
  const now = { seq: 1, time: 0, stage: "gathering", settings: SETTINGS, host, seats: [seat("a"), FREE] } as const;
  const rest = { commitment: null, record: null, moves: 0, clocks: null, asked: null, outcome: null, chat: [], muted: [], barred: [], after: null, rematch: null, rematch_by: null, ready: [] };
  return { room: "r", ...now, ...rest, ...more } as Whole;
}

let live: FakeLive;
let session: OnlineSession;
let company: Company;
let stop: () => void;

beforeAll(async () => {
  await speak("en");
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server")));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  live = new FakeLive();
  session = new OnlineSession(new FakeEngine(), live as unknown as Live, "r");
  session.open();
  company = new Company(session);
  stop = company.attend();
});
afterEach(() => {
  cleanup();
  stop();
  session.close();
  vi.useRealTimers();
});

/** Comes as somebody to a room where these are. */
async function enter(who: string | null, more: Partial<Whole> = {}, here: string[] = ["a", "b"]): Promise<void> {
  live.person = who === null ? null : { id: who, name: who.toUpperCase() };
  live.become("open");
  live.watcher?.whole(whole(more));
  live.watcher?.present(here.map((id) => ({ id, name: id })), 0);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function pass(ms: number): Promise<void> {
  live.time += ms;
  await vi.advanceTimersByTimeAsync(5000);
  flushSync();
}

describe("before the game", () => {
  const onsit = vi.fn();
  async function gather(): Promise<void> {
    const talk = new Talk("r", () => session.room?.chat ?? [], () => session.me?.id);
    const nothing = { onname: vi.fn(), onmind: vi.fn(), onsettings: vi.fn(), onleave: vi.fn() };
    render(Gathering, { company, talk, catalogue, liveries: [], title: "Room", onsit, ...nothing });
    await tick();
  }
  const start = () => screen.queryByRole<HTMLButtonElement>("button", { name: "Start" });

  test("the host is told why it cannot begin, and has computers", async () => {
    await enter("a");
    await gather();
    expect(start()?.disabled).toBe(true);
    screen.getByText(/1 free seat/);
    await fireEvent.click(screen.getByRole("button", { name: "Computer" }));
    expect(live.asked).toEqual([{ do: "bot", seat: 1, level: "medium", name: "Guilhem" }]);
    live.watcher?.event({ seq: 2, time: 0, what: { kind: "seated", seat: 1, holder: { kind: "bot", level: "medium", name: "Guilhem" }, colour: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    await tick();
    expect(start()?.disabled).toBe(false);
    await fireEvent.change(screen.getByRole("combobox"), { target: { value: "hard" } });
    await fireEvent.click(start()!);
    expect(live.asked.slice(1)).toEqual([{ do: "bot", seat: 1, level: "hard", name: "Guilhem" }, { do: "start" }]);
  });

  test("others sit down, change their name and give it up", async () => {
    await enter("b");
    await gather();
    expect(start()).toBe(null);
    await fireEvent.click(screen.getByRole("button", { name: "Join the game" }));
    expect(onsit).toHaveBeenLastCalledWith(1);
    live.watcher?.event({ seq: 2, time: 0, what: { kind: "seated", seat: 1, holder: { kind: "person", person: "b", name: "B" }, colour: 1 } });
    await vi.advanceTimersByTimeAsync(0);
    await tick();
    screen.getByText("Waiting for Anna to start");
    await fireEvent.change(screen.getByRole("textbox", { name: "Name in seat 2" }), { target: { value: " Berta " } });
    await fireEvent.click(screen.getByRole("button", { name: "Give up B’s seat" }));
    expect(live.asked).toEqual([
      { do: "dress", seat: 1, name: "Berta" },
      { do: "stand", seat: 1 },
    ]);
  });

  test("who was removed can only look on; a seat that is kept is for one alone", async () => {
    await enter("b", { barred: ["b"] });
    await gather();
    expect(screen.queryByRole("button", { name: "Join the game" })).toBe(null);
    screen.getByText("The host removed you from this room.");
    cleanup();
    const kept: RoomSeat = { colour: 1, holder: { kind: "kept", person: "c", name: "Cleo" }, gone: null };
    await enter("b", { seats: [seat("a"), kept] });
    await gather();
    screen.getByText("Reserved for Cleo");
    expect(screen.queryByRole("button", { name: "Sit here" })).toBe(null);
    cleanup();
    await enter("c", { seats: [seat("a"), kept] });
    await gather();
    await fireEvent.click(screen.getByRole("button", { name: "Sit here" }));
    expect(onsit).toHaveBeenLastCalledWith(1);
  });
});

/** What everybody may know of people. */
function people(all: Record<string, { account?: boolean; program?: boolean; owner?: string }>): void {
  const statistics = { games: 0, won: 0, best: 0, points: 0, rated: 0, rating: null };
  vi.spyOn(api, "person").mockImplementation(async (id) => ({ id, name: id, created: 0, statistics, account: false, program: false, owner: null, ...all[id] }));
}

describe("a rated room", () => {
  async function gather(seats: RoomSeat[]): Promise<string> {
    const talk = new Talk("r", () => [], () => session.me?.id);
    await enter("a", { settings: { ...SETTINGS, rated: true }, seats });
    const nothing = { onsit: vi.fn(), onname: vi.fn(), onmind: vi.fn(), onsettings: vi.fn(), onleave: vi.fn() };
    render(Gathering, { company, talk, catalogue, liveries: [], title: "Room", ...nothing });
    await vi.advanceTimersByTimeAsync(0);
    await tick();
    return document.querySelector(".unrated")?.textContent ?? "";
  }
  const program = (person: string): RoomSeat => ({ colour: 1, holder: { kind: "person", person, name: person.toUpperCase(), program: true }, gone: null });
  afterEach(() => vi.restoreAllMocks());

  test("says nothing if everybody can be rated", async () => {
    people({ a: { account: true }, b: { account: true } });
    expect(await gather([seat("a"), seat("b")])).toBe("");
    cleanup();
    people({ a: { account: true }, p: { program: true, owner: "b" } });
    expect(await gather([seat("a"), program("p")])).toBe("");
  });

  test("says who cannot be rated", async () => {
    people({ a: { account: true }, b: {} });
    expect(await gather([seat("a"), seat("b")])).toBe("This game won’t be rated: B has no account.");
    cleanup();
    // Beside programs, too.
    people({ a: {}, p: { program: true, owner: "b" } });
    expect(await gather([seat("a"), program("p")])).toBe("This game won’t be rated: A has no account.");
    cleanup();
    people({ a: { account: true }, p: { program: true, owner: "a" } });
    expect(await gather([seat("a"), program("p")])).toMatch(/a bot plays against its owner/);
    cleanup();
    people({ p: { program: true, owner: "b" }, q: { program: true, owner: "b" } });
    expect(await gather([program("p"), program("q")])).toMatch(/another bot of the same owner/);
    cleanup();
    people({ a: { account: true } });
    expect(await gather([seat("a"), seat("a", { colour: 1 })])).toMatch(/one player has two seats/);
    cleanup();
    expect(await gather([seat("a"), { colour: 1, holder: { kind: "bot", level: "easy", name: "easy" }, gone: null }])).toMatch(/a computer is playing/);
  });
});

describe("programs", () => {
  const kept: RoomSeat = { colour: 1, holder: { kind: "kept", person: "p", name: "Rook", program: true }, gone: null };
  const programs: Program[] = [
    { id: "o", name: "Pawn", owner: null, rating: null, here: false },
    { id: "p", name: "Rook", owner: "Olga", rating: 1512, here: true },
    { id: "q", name: "Queen", owner: "Olga", rating: null, here: true },
  ];
  async function gather(): Promise<void> {
    const talk = new Talk("r", () => [], () => session.me?.id);
    const nothing = { onsit: vi.fn(), onname: vi.fn(), onmind: vi.fn(), onsettings: vi.fn(), onleave: vi.fn() };
    render(Gathering, { company, talk, catalogue, liveries: [], title: "Room", ...nothing });
    await tick();
  }
  async function happen(seq: number, what: NonNullable<RoomEvent["what"]>): Promise<void> {
    live.watcher?.event({ seq, time: 0, what });
    await vi.advanceTimersByTimeAsync(0);
    await tick();
  }
  const row = (n: number) => document.querySelector(`[data-seat="${n}"]`)!;
  const dialog = () => within(screen.getByRole("dialog", { name: "Invite a bot" }));
  const press = async (name: string | RegExp) => {
    await fireEvent.click(screen.getByRole("button", { name }));
    await vi.advanceTimersByTimeAsync(0);
  };
  beforeEach(() => browser());
  afterEach(() => vi.restoreAllMocks());

  test("the host finds one and invites it; it sits down, or does not want to", async () => {
    const find = vi.spyOn(api, "programs").mockResolvedValue(programs);
    await enter("a", { barred: ["q"] });
    await gather();
    await press("Bot");
    const names = () => dialog().getAllByRole("listitem").map((one) => one.querySelector("strong")?.textContent);
    // Those that are connected come first, and those who were removed cannot.
    expect(names()).toEqual(["Rook", "Queen", "Pawn"]);
    expect(dialog().getAllByRole("listitem")[0]!.textContent).toMatch(/by Olga.*rating 1,512.*connected/s);
    expect(dialog().getAllByRole("listitem")[2]!.textContent).toMatch(/no rating yet.*not connected/s);
    expect(dialog().queryByRole("button", { name: /Invite ?: Queen/ })).toBe(null);
    dialog().getByText("This bot was removed from the room.");
    // Searching waits until nobody types any more, and what comes too late is not shown.
    const search = dialog().getByRole("searchbox");
    find.mockResolvedValue([]);
    await fireEvent.input(search, { target: { value: "R" } });
    await fireEvent.input(search, { target: { value: "Rx" } });
    await vi.advanceTimersByTimeAsync(250);
    expect(find.mock.calls).toEqual([[""], ["Rx"]]);
    dialog().getByText("No results");
    find.mockResolvedValue(programs.slice(1, 2));
    await fireEvent.input(search, { target: { value: "ROOK" } });
    await vi.advanceTimersByTimeAsync(250);
    await press(/Invite ?: Rook/);
    expect(live.asked).toEqual([{ do: "invite", seat: 1, person: "p" }]);
    expect(screen.queryByRole("dialog")).toBe(null);
    expect(document.activeElement).toBe(row(1));

    await happen(2, { kind: "seated", seat: 1, holder: kept.holder, colour: 1 });
    expect(row(1).textContent).toMatch(/Reserved for Rook.*invited, not connected/s);
    screen.getByText("Waiting for Rook to join");
    live.watcher?.present([{ id: "a", name: "a" }, { id: "p", name: "Rook", program: true }], 0);
    flushSync();
    expect(row(1).textContent).toContain("invited, connected");
    await happen(3, { kind: "seated", seat: 1, holder: { kind: "free" }, colour: 1 });
    expect(row(1).textContent).toContain("Free");
    expect(toasts.all.map(({ words }) => words)).toEqual(["Rook declined."]);
    await happen(4, { kind: "seated", seat: 1, holder: { kind: "person", person: "p", name: "Rook", program: true }, colour: 1 });
    expect(row(1).textContent).toMatch(/Rook.*bot, connected/s);
    screen.getByText("Everyone is here.");
  });

  test("an invitation is taken back, and computers do not take the seat", async () => {
    toasts.all = [];
    await enter("a", { seats: [seat("a"), kept, FREE, FREE] });
    await gather();
    screen.getByText(/2 free seats/);
    await press("Fill with computers");
    expect(live.asked.map((command) => "seat" in command && command.seat)).toEqual([2, 3]);
    await press("Cancel the invitation to Rook");
    expect(live.asked.at(-1)).toEqual({ do: "remove", seat: 1 });
    await happen(2, { kind: "removed", seat: 1, person: null });
    expect(row(1).textContent).toContain("Free");
    expect(toasts.all).toEqual([]);
  });

  test("only the host invites", async () => {
    await enter("b", { seats: [seat("a"), FREE, kept] });
    await gather();
    expect(screen.queryByRole("button", { name: "Bot" })).toBe(null);
    expect(screen.queryByRole("button", { name: /^Cancel the invitation/ })).toBe(null);
    expect(row(2).textContent).toContain("Reserved for Rook");
  });

  test("it is said why nobody is there, or cannot be invited", async () => {
    const find = vi.spyOn(api, "programs").mockRejectedValue(new NoServer(false));
    await enter("a", { settings: { ...SETTINGS, rated: true } });
    await gather();
    await press("Bot");
    dialog().getByText(/The server isn’t answering/);
    dialog().getByText(/isn’t rated if a bot plays/);
    find.mockResolvedValue([]);
    await press("Try again");
    dialog().getByText(/No bots on this server yet/);
    find.mockResolvedValue(Array.from({ length: SHOWN }, (_, n) => ({ id: `${n}`, name: `Rook ${n}`, owner: "Olga", rating: null, here: false })));
    await fireEvent.input(dialog().getByRole("searchbox"), { target: { value: "rook" } });
    await vi.advanceTimersByTimeAsync(250);
    dialog().getByText(/Showing the first 50/);
    const invite = () => dialog().getAllByText<HTMLButtonElement>(/^Invite/, { selector: "button" })[0]!;
    for (const [code, words] of [["not-found", "This bot no longer exists."], ["removed", "This bot was removed from the room."], ["seat-taken", "That seat is taken."]] as const) {
      live.refuses = code;
      await fireEvent.click(invite());
      await vi.advanceTimersByTimeAsync(0);
      dialog().getByText(words);
    }
    live.become("away");
    await tick();
    dialog().getByText("Connection lost. Reconnecting…");
    expect(invite().disabled).toBe(true);
  });
});

describe("in the game", () => {
  const playing: Partial<Whole> & Pick<Whole, "seats"> = { stage: "playing", record: "players A,B\nsaid ", seats: [seat("a"), seat("b", { colour: 1 })] };
  const replace = () => screen.queryByRole("button", { name: "Let a computer play" });

  test("the host may replace somebody who has been away for two minutes, nobody else may", async () => {
    await enter("a", playing, ["a"]);
    render(Notices, { company });
    expect(company.away("b")).toBe(true);
    await pass(PATIENCE - 1);
    expect(replace()).toBe(null);
    await pass(1);
    await fireEvent.click(replace()!);
    expect(live.asked).toEqual([{ do: "replace", seat: 1 }]);
    live.watcher?.present([{ id: "a", name: "a" }, { id: "b", name: "b" }], 0);
    flushSync();
    expect(replace()).toBe(null);
    expect(company.away("b")).toBe(false);
  });

  test("those who play may, once the host has gone for as long", async () => {
    await enter("b", { ...playing, seats: [...playing.seats, seat("c")] }, ["b"]);
    render(Notices, { company });
    expect(company.powers).toBe(false);
    await pass(PATIENCE);
    expect(company.powers).toBe(true);
    expect(screen.getAllByRole("button", { name: "Let a computer play" })).toHaveLength(2);
  });

  test("nobody is taken for away while the connection is lost", async () => {
    await enter("a", playing, ["a", "b"]);
    live.become("away");
    live.watcher?.present([], 0);
    flushSync();
    expect(company.away("b")).toBe(false);
    render(Notices, { company });
    expect(screen.queryByText(/No connection/)).toBe(null);
    await vi.advanceTimersByTimeAsync(800);
    screen.getByText("Connection lost. Reconnecting…");
    await fireEvent.click(screen.getByRole("button", { name: "Try now" }));
    expect(live.nudge).toHaveBeenCalled();
    live.closing = true;
    live.become("open");
    await tick();
    screen.getByText(/The server is restarting/);
  });

  test("whoever was replaced may come back", async () => {
    await enter("b", { ...playing, seats: [seat("a"), seat("b", { gone: "replaced" })] });
    render(Notices, { company });
    await fireEvent.click(screen.getByRole("button", { name: "Take over again" }));
    expect(live.asked).toEqual([{ do: "return", seat: 1 }]);
  });

  test("clocks run by the server's time, and are red when it is time to hurry", async () => {
    const clocks = { left: [40_000, 3_700_000], running: 0, since: 1000 };
    await enter("a", { ...playing, clocks, settings: { ...SETTINGS, clock: { kind: "bank", ms: 40_000, increment: 0 } } }, ["a"]);
    const { container } = render(SeatSign, { company, seat: 0, compact: false });
    const clock = () => container.querySelector(".clock");
    expect(clock()?.textContent).toBe("0:40");
    await pass(9500);
    expect(clock()?.textContent).toBe("0:31");
    expect(clock()?.classList.contains("low")).toBe(false);
    await pass(1000);
    expect(clock()?.classList.contains("low")).toBe(true);
    cleanup();
    render(SeatSign, { company, seat: 1, compact: false });
    expect(document.querySelector(".clock")?.textContent).toBe("1:01:40");
    screen.getByText("away");
  });
});

describe("afterwards", () => {
  const outcome = { why: "out-of-time", winners: [0], scores: [3, 9], rated: true, shuffle: { seed: "7", salt: "ab" } } as const;
  const over: Partial<Whole> = { stage: "over", record: "players A,B\nsaid ", outcome: { ...outcome, winners: [0], scores: [3, 9] } };

  test("it is said why a game ended, and what that did to one's rating", async () => {
    await enter("a", { ...over, seats: [seat("a"), seat("b", { colour: 1, gone: "out-of-time" })] });
    expect([session.ended, session.winners, session.yours, session.waiting]).toEqual([true, [0], false, false]);
    const statistics = { games: 1, won: 1, best: 3, points: 3, rated: 1, rating: 1500 };
    const me = { id: "a", name: "A", login: "anna", created: 0, statistics };
    const asked = vi.spyOn(api, "me").mockResolvedValueOnce(me);
    asked.mockResolvedValue({ ...me, statistics: { ...statistics, rating: 1512 } });
    self.me = me;
    render(Result, { session, before: 1500 });
    screen.getByText("B ran out of time.");
    await vi.advanceTimersByTimeAsync(2000);
    await tick();
    screen.getByText("Your rating is 1512 now (+12).");
    self.me = null;
  });

  test("a game that was played to its end needs no words", async () => {
    await enter("a", { ...over, outcome: { ...outcome, why: "played", rated: false, winners: [1], scores: [3, 9] }, seats: [seat("a"), seat("b")] });
    expect([session.ended, session.winners]).toEqual([false, undefined]);
    const { container } = render(Result, { session, before: null });
    expect(container.textContent?.trim()).toBe("");
  });
});

test("what clocks show", () => {
  expect([0, 1, 9_000, 60_000, 3_599_000, 3_600_000, 90_000_000].map(shown)).toEqual(["0:00", "0:01", "0:09", "1:00", "59:59", "1:00:00", "1d 1h"]);
  const clocks = { left: [5000, 7000], running: 1, since: 100 };
  expect([leftOf(clocks, 0, 9999), leftOf(clocks, 1, 1100), leftOf(clocks, 1, 0), leftOf(clocks, 1, 99_999)]).toEqual([5000, 6000, 7000, 0]);
  expect([isLow(10_000, { kind: "move", ms: 30_000 }), isLow(10_001, { kind: "move", ms: 30_000 }), isLow(30_000, { kind: "bank", ms: 1, increment: 0 })]).toEqual([true, false, true]);
});

test("what is agreed, in words", () => {
  expect(playedWords(SETTINGS, catalogue)).toEqual(["Base game"]);
  const setup = { parts: { base: 2, tower: 1 }, toggles: { dragon: false, abbots: true }, options: { farmers: "off" }, bag: { A: 1 } };
  expect(playedWords({ ...SETTINGS, setup }, catalogue)).toEqual(["Base game (2 times)", expect.stringMatching(/abbot/i), "The Tower"]);
  const lines = changeWords({ ...SETTINGS, setup, takeover: false, aids: { ...SETTINGS.aids, hint: true, bag: false } }, catalogue);
  expect(lines).toHaveLength(6);
  expect(lines.join("\n")).not.toMatch(/abbots|undefined|toggle-|option-|value-/);
});

test("what was read is not new after a reload", () => {
  const line = (time: number, person: string) => ({ person, name: person, text: "x", emote: null, time, key: null });
  const lines = [line(1, "b"), line(2, "a"), line(3, "b")];
  const talk = new Talk("r2", () => lines, () => "a");
  expect(talk.unread).toBe(2);
  talk.see();
  expect(talk.unread).toBe(0);
  lines.push(line(4, "b"));
  expect(new Talk("r2", () => lines, () => "a").unread).toBe(1);
});
