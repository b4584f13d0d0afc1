import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Keeper } from "../storage";
import { browser } from "../testing/browser";
import { FakeEngine } from "../testing/fake";
import { toasts } from "../ui/toasts.svelte";
import { speak } from "../words";
import { api, type Me, NoServer, type Row } from "./api";
import { Refused } from "./live";
import NameDialog from "./NameDialog.svelte";
import NewRoom from "./NewRoom.svelte";
import Online from "./Online.svelte";
import { settingsOf, simpleRoom } from "./choice";
import { self } from "./self.svelte";
import type { Settings } from "./types";

const anna: Me = {
  id: "a",
  name: "Anna",
  login: null,
  created: 1,
  statistics: { games: 0, won: 0, best: 0, points: 0, rated: 0, rating: null },
};

let engine: FakeEngine;
let keeper: Keeper;
let went: string[];

beforeEach(async () => {
  browser();
  await speak("en");
  engine = new FakeEngine();
  localStorage.clear();
  keeper = new Keeper(localStorage, "this");
  went = [];
  toasts.all = [];
  self.me = anna;
  self.server = "there";
  // Whatever a test does not say cannot be reached.
  for (const name of ["me", "lobby", "create", "guest", "login", "forget"] as const) vi.spyOn(api, name).mockRejectedValue(new NoServer(false));
  vi.spyOn(self, "start").mockResolvedValue();
  vi.spyOn(self.live, "connect").mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function online(place: string, rooms: Row[] = []): Promise<void> {
  vi.mocked(api.lobby).mockImplementation(async ({ stage, mine }) => ({ rooms: mine ? [] : rooms.filter((room) => room.stage === stage), more: null }));
  const [catalogue, liveries] = [await engine.catalogue(), await engine.liveries()];
  render(Online, { place, engine, catalogue, liveries, keeper, name: "", go: (to: string) => went.push(to), onsettings: () => {} });
}

describe("the lobby", () => {
  const room: Row = {
    room: "r",
    title: "",
    stage: "gathering",
    listed: true,
    host: { id: "h", name: "Hedda" },
    seats: [
      { colour: 0, holder: { kind: "person", person: "h", name: "Hedda" }, gone: null },
      { colour: 1, holder: { kind: "free" }, gone: null },
    ],
    preset: null,
    parts: ["base"],
    clock: { kind: "none" },
    rated: false,
    opened: 1,
    time: Date.now(),
    turn: 0,
    left: 0,
    scores: [0, 0],
    decider: null,
    end: null,
    winners: [],
  };

  test("says that nobody is there", async () => {
    await online("");
    await screen.findByText(/No open games/);
    expect(screen.getByText("No public games right now.")).toBeTruthy();
    expect(screen.queryByText("Your games")).toBeNull();
  });

  test("leads into rooms, but not into damaged ones", async () => {
    await online("", [room, { ...room, room: "d", title: "Broken", damaged: true }]);
    const link = await screen.findByRole("link", { name: /^Join.*Hedda’s room$/ });
    expect(link.getAttribute("href")).toBe("#/room/r");
    const broken = screen.getByText("Broken").closest("article")!;
    expect(within(broken).queryByRole("link")).toBeNull();
    expect(broken.textContent).toContain("This room’s data is damaged, so the game can’t continue.");
  });

  test("says what went wrong, and tries again", async () => {
    await online("");
    vi.mocked(api.lobby).mockRejectedValue(new Refused({ code: "too-much", message: "" }));
    await fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "x" } });
    await screen.findByText("Too many requests. Wait a moment.");
    expect(screen.queryByText("No results")).toBeNull();
    vi.mocked(api.lobby).mockResolvedValue({ rooms: [], more: null });
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getAllByText("No results")).toHaveLength(2));
    expect(screen.queryByText("Too many requests. Wait a moment.")).toBeNull();
  });

  test("is not there on a plain web host", async () => {
    self.server = "plain";
    await online("");
    expect(screen.getByText(/it has no game server/)).toBeTruthy();
    expect(screen.getByText(/open the address they give you/)).toBeTruthy();
    expect(document.querySelector("code"), "no commands for players").toBeNull();
    expect(screen.getByRole("link", { name: "New game" }).getAttribute("href")).toBe("#/new");
  });
});

describe("a new room", () => {
  const press = async () => {
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Create room" });
    await waitFor(() => expect(button.disabled).toBe(false));
    await fireEvent.click(button);
  };

  test("has everything that can be agreed, and remembers it", async () => {
    await online("new");
    await fireEvent.input(screen.getByLabelText("Title"), { target: { value: " Friday " } });
    await fireEvent.click(within(screen.getByRole("group", { name: "Seats" })).getByRole("button", { name: "More" }));
    await fireEvent.change(screen.getByLabelText("First player"), { target: { value: "2" } });
    await fireEvent.click(screen.getByRole("radio", { name: "Per game" }));
    await fireEvent.change(screen.getByLabelText("Per game", { selector: "select" }), { target: { value: "own" } });
    await fireEvent.change(screen.getByRole("spinbutton", { name: "Minutes per game" }), { target: { value: "7" } });
    for (const name of ["Show in the lobby", "Rated game", "Computers stand in", "The Tower"]) {
      await fireEvent.click(screen.getByRole("switch", { name }));
    }
    const made: Settings[] = [];
    vi.mocked(api.create).mockImplementation(async (settings) => (made.push(settings), { room: "k3v9", link: "" }));
    await press();
    await waitFor(() => expect(went).toEqual(["#/room/k3v9"]));
    expect(made[0]).toMatchObject({
      title: "Friday",
      seats: 3,
      lots: false,
      clock: { kind: "bank", ms: 420_000, increment: 15_000 },
      listed: true,
      rated: true,
      takeover: false,
      setup: { parts: { base: 1, tower: 1 }, first: 2 },
    });
    expect(engine.setups.at(-1)!.players).toHaveLength(3);
    cleanup();
    await online("new");
    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe(" Friday ");
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "The Tower" }).checked).toBe(true);
    // A game on this device is another matter.
    expect(keeper.choice()).toBeNull();
  });

  test("asks for a name first", async () => {
    self.me = null;
    await online("new");
    vi.mocked(api.create).mockResolvedValue({ room: "k3v9", link: "" });
    vi.mocked(api.guest).mockResolvedValue(anna);
    await press();
    const name = within(await screen.findByRole("dialog")).getByLabelText("Your name");
    await fireEvent.input(name, { target: { value: "Anna" } });
    await fireEvent.submit(name.closest("form")!);
    await waitFor(() => expect(went).toEqual(["#/room/k3v9"]));
    expect(api.guest).toHaveBeenCalledWith("Anna");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("says what is wrong where it was chosen", async () => {
    await online("new");
    const refuse = (field: string) => vi.mocked(api.create).mockRejectedValue(new Refused({ code: "bad-settings", field, message: `${field}: too odd` }));
    refuse("title");
    await press();
    await screen.findByText(/^This title is too long/);
    expect(screen.getByLabelText("Title").getAttribute("aria-invalid")).toBe("true");
    await fireEvent.input(screen.getByLabelText("Title"), { target: { value: "better" } });
    expect(screen.queryByText(/^This title is too long/)).toBeNull();
    refuse("setup.parts");
    await press();
    await waitFor(() => expect(screen.getAllByText("too odd")).toHaveLength(2));
    // Another choice may be better.
    await fireEvent.click(screen.getByRole("switch", { name: "The Tower" }));
    await waitFor(() => expect(screen.queryByText("too odd")).toBeNull());
    vi.mocked(api.create).mockRejectedValue(new NoServer(false));
    await press();
    await waitFor(() => expect(toasts.all[0]?.words).toMatch(/^The server isn’t answering/));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create room" }).disabled).toBe(false);
  });

  test("a room that waits for its players is changed in the same way", async () => {
    const catalogue = await engine.catalogue();
    const saved: Settings[] = [];
    const given = { ...settingsOf(simpleRoom(), catalogue), title: "Friday", seats: 4 };
    const onsave = async (settings: Settings) => void saved.push(settings);
    render(NewRoom, { engine, catalogue, keeper, name: "", given, onsave, back: "#/room/r", go: (to: string) => went.push(to), onsettings: () => {} });
    await fireEvent.click(screen.getByRole("switch", { name: "Rated game" }));
    const save = screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
    await waitFor(() => expect(save.disabled).toBe(false));
    await fireEvent.click(save);
    expect(saved).toEqual([{ ...given, rated: true }]);
    expect(keeper.room()).toBeNull();
  });
});

test("a name, or an account; what is refused is said", async () => {
  const done: string[] = [];
  render(NameDialog, { suggest: "Anna", ondone: ({ name }: Me) => done.push(name), onclose: () => {} });
  const name = screen.getByLabelText<HTMLInputElement>("Your name");
  expect([name.value, document.activeElement === name]).toEqual(["Anna", true]);
  vi.mocked(api.guest).mockRejectedValue(new Refused({ code: "bad-name", message: "" }));
  await fireEvent.submit(name.closest("form")!);
  await screen.findByText(/^That name won’t work/);
  await fireEvent.click(screen.getByRole("button", { name: "I have an account" }));
  expect(screen.queryByText(/^That name won’t work/)).toBeNull();
  await fireEvent.input(screen.getByLabelText("Username"), { target: { value: "anna" } });
  await fireEvent.input(screen.getByLabelText("Password"), { target: { value: "12345678" } });
  vi.mocked(api.login).mockResolvedValue({ ...anna, login: "anna", name: "Anne" });
  await fireEvent.submit(screen.getByLabelText("Password").closest("form")!);
  await waitFor(() => expect(done).toEqual(["Anne"]));
});
