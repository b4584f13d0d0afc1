import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gameHash, pack } from "../after/link";
import App from "../App.svelte";
import type { Draft } from "../draft";
import type { Engine, LiveryView } from "../engine/engine";
import type { Catalogue } from "../engine/setup";
import { today } from "../past/daily";
import { Keeper } from "../storage";
import { browser } from "../testing/browser";
import { FakeEngine } from "../testing/fake";
import { game } from "../testing/game";
import { toasts } from "../ui/toasts.svelte";
import { speak } from "../words";
import NewGame from "./NewGame.svelte";
// Loaded before, because tests do not wait long for what the page loads when it is wanted.
import "../after/OpenDialog.svelte";
import "../past/Offers.svelte";
import "../past/Past.svelte";
import "./LivingBoard.svelte";
import "./Play.svelte";
import "./SettingsDialog.svelte";

// What is around the table is tried with a plain one.
vi.mock("./table", () => ({ loadTable: async () => (await import("../testing/PlainTable.svelte")).default }));

let engine: FakeEngine;
let keeper: Keeper;

beforeEach(async () => {
  browser();
  await speak("en");
  engine = new FakeEngine();
  localStorage.clear();
  keeper = new Keeper(localStorage, "this");
  keeper.setSettings({ ...keeper.settings(), language: "en" });
  location.hash = "";
  toasts.all = [];
});

afterEach(cleanup);

async function newGame(): Promise<{ started: Draft[] }> {
  const started: Draft[] = [];
  const catalogue: Catalogue = await engine.catalogue();
  const liveries: LiveryView[] = await engine.liveries();
  const onstart = (draft: Draft) => (started.push(draft), Promise.resolve());
  render(NewGame, { engine, catalogue, liveries, keeper, onstart, onsettings: () => {} });
  await waitFor(() => expect(engine.setups).not.toHaveLength(0));
  return { started };
}

const start = () => screen.getByRole<HTMLButtonElement>("button", { name: "Start" });
const lastSetup = () => engine.setups.at(-1)!;

/** Shows what is under "Advanced". */
async function advanced() {
  await fireEvent.click(screen.getByText("Advanced"));
  await screen.findByRole("heading", { name: "Edition" });
}

/** Opens the details of a box. */
async function details(title: string) {
  if (!screen.queryByRole("heading", { name: "Edition" })) await advanced();
  await fireEvent.click(screen.getByRole("button", { name: `${title}: details` }));
  return within(screen.getByRole("dialog"));
}

describe("a new game", () => {
  test("lists every box, edition, set, element, rule and figure of the catalogue", async () => {
    await newGame();
    await advanced();
    const catalogue = await engine.catalogue();
    expect(document.querySelectorAll("article")).toHaveLength(catalogue.boxes.length);
    expect(document.querySelectorAll("[name=preset]")).toHaveLength(catalogue.presets.length + 1);
    const seen: string[] = [];
    // By selectors: to look for roles in so much takes its time.
    for (const button of document.querySelectorAll(".details button")) {
      await fireEvent.click(button);
      const dialog = document.querySelector("dialog")!;
      seen.push(...[...dialog.querySelectorAll("[data-field]")].map((field) => field.getAttribute("data-field")!));
      await fireEvent.click(dialog.querySelector("footer .main")!);
    }
    const wanted = [
      ...catalogue.parts.map(({ name }) => `parts.${name}`),
      ...catalogue.toggles.map(({ name }) => `toggles.${name}`),
      ...catalogue.options.map(({ name }) => `options.${name}`),
      ...catalogue.counts.map(({ name }) => `counts.${name}`),
    ];
    expect(seen.sort()).toEqual(wanted.sort());
  });

  test("asks the engine about every change", async () => {
    await newGame();
    await fireEvent.click(screen.getByRole("switch", { name: "The Tower" }));
    await waitFor(() => expect(lastSetup().parts).toEqual({ base: 1, tower: 1 }));
    const dialog = await details("The Tower");
    await fireEvent.click(dialog.getByRole("radio", { name: "Any number" }));
    await waitFor(() => expect(lastSetup().options).toEqual({ "ransom-per-turn": "unlimited" }));
    await fireEvent.click(within(dialog.getByRole("group", { name: "Tower pieces" })).getByRole("button", { name: "More" }));
    await waitFor(() => expect(lastSetup().counts).toEqual({ "tower-piece": 11 }));
    await fireEvent.click(within(dialog.getByRole("radiogroup", { name: "Towers" })).getByRole("radio", { name: "Off" }));
    await waitFor(() => expect(lastSetup().toggles).toMatchObject({ tower: false }));
    await fireEvent.click(dialog.getByRole("button", { name: "Reset to default" }));
    await waitFor(() => expect(lastSetup()).toMatchObject({ options: {}, counts: {}, parts: { base: 1, tower: 1 } }));
  });

  test("takes an edition with its boxes", async () => {
    await newGame();
    await advanced();
    await fireEvent.click(screen.getByRole("radio", { name: /New edition of 2016/ }));
    await waitFor(() =>
      expect(lastSetup()).toMatchObject({
        preset: "new-edition-2016",
        parts: { "base-gardens": 1, "river-1-gardens": 1 },
        toggles: { abbots: true, gardens: true },
      }),
    );
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "The Abbot" }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "The Tower" }).checked).toBe(false);
  });

  test("says what is wrong at the field at fault, in the reader's language, and does not start", async () => {
    engine.problems = (setup) =>
      setup.options?.["tiles-in-hand"] === "3"
        ? [{ field: "options.tiles-in-hand", text: { id: "problem-river-in-hand", args: {} }, message: "a river" }]
        : [];
    await newGame();
    expect(start().disabled).toBe(false);
    const dialog = await details("Base game");
    const hand = dialog.getByRole("radiogroup", { name: "Tiles in hand" });
    await fireEvent.click(within(hand).getByRole("radio", { name: /^Three/ }));
    await waitFor(() => expect(hand.getAttribute("aria-invalid")).toBe("true"));
    const words = "The river can’t be played from your hand. Remove it, or draw tiles one at a time.";
    expect(document.getElementById(hand.getAttribute("aria-describedby")!)?.textContent).toBe(words);
    const card = screen.getByRole("switch", { name: "Base game" }).closest("article")!;
    expect(card.textContent).toContain(words);
    expect(screen.getByRole("status").textContent).toContain(words);
    expect(start().disabled).toBe(true);
    await speak("de");
    await waitFor(() => expect(card.textContent).toContain("Der Fluss lässt sich nicht aus der Hand spielen"));
    await fireEvent.click(hand.querySelector("[value='0']")!);
    await waitFor(() => expect(hand.getAttribute("aria-invalid")).toBe("false"));
  });

  test("says what it has no words for as the engine says it", async () => {
    engine.problems = () => [{ field: "players", text: null, message: "something new" }];
    await newGame();
    await waitFor(() => expect(screen.getAllByText("something new")).toHaveLength(2));
    expect(start().disabled).toBe(true);
  });

  test("says at a seat what is wrong with its name, and leads there", async () => {
    engine.problems = () => [{ field: "players[1]", text: null, message: "no such name" }];
    await newGame();
    await waitFor(() => expect(screen.getAllByText("no such name")).toHaveLength(2));
    const name = (n: number) => screen.getByRole("textbox", { name: `Name in seat ${n}` });
    expect([1, 2].map((n) => name(n).getAttribute("aria-invalid"))).toEqual(["false", "true"]);
    await fireEvent.click(screen.getAllByText("no such name")[1]!);
    expect(document.activeElement).toBe(name(2));
  });

  test("says what is wrong with a seed, also when that is folded away", async () => {
    await newGame();
    await advanced();
    await fireEvent.input(await screen.findByRole("textbox", { name: "Seed" }), { target: { value: "abc" } });
    const words = () => screen.queryAllByText("Use a number of up to 15 digits.").length;
    await waitFor(() => expect(words()).toBe(2));
    await fireEvent.click(screen.getByText("Advanced"));
    await waitFor(() => expect(words()).toBe(1));
    expect(start().disabled).toBe(true);
    await fireEvent.click(screen.getByText("Use a number of up to 15 digits."));
    await waitFor(() => expect(words()).toBe(2));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Seed" }));
  });

  test("takes a popular mix with its boxes, and no others", async () => {
    await newGame();
    const mix = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
    expect(mix("Base game").checked).toBe(true);
    await fireEvent.click(screen.getByRole("switch", { name: "Cult" }));
    expect(mix("Base game").checked).toBe(false);
    await fireEvent.click(mix("Dragon & tower"));
    await waitFor(() => expect(lastSetup().parts).toEqual({ base: 1, "princess-dragon": 1, tower: 1 }));
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "The Tower" }).checked).toBe(true);
    await fireEvent.click(mix("River & abbot"));
    await waitFor(() => expect(lastSetup()).toMatchObject({ parts: { "base-gardens": 1, "river-1-gardens": 1 }, toggles: { abbots: true } }));
  });

  test("can be short", async () => {
    const { started } = await newGame();
    expect(lastSetup().tiles).toBeUndefined();
    await fireEvent.click(screen.getByRole("radio", { name: "Short: 36 tiles" }));
    await waitFor(() => expect(lastSetup().tiles).toBe(36));
    expect(screen.getByRole("status").textContent).toContain("36 tiles");
    await fireEvent.click(start());
    expect(started[0]?.tiles).toBe(36);
  });

  test("has seats: people and computers with levels, names, colours, an order", async () => {
    const { started } = await newGame();
    await fireEvent.click(screen.getByRole("radio", { name: "3" }));
    await fireEvent.input(screen.getByRole("textbox", { name: "Name in seat 1" }), { target: { value: "Anna" } });
    await fireEvent.change(screen.getByRole("combobox", { name: "Player in seat 3" }), { target: { value: "master" } });
    await fireEvent.click(screen.getByRole("button", { name: /^Anna: red/ }));
    await fireEvent.click(screen.getByRole("radio", { name: "pink, star" }));
    await fireEvent.click(screen.getByRole("button", { name: "Move Anna down" }));
    await fireEvent.change(screen.getByRole("combobox", { name: "First player" }), { target: { value: "1" } });
    await waitFor(() => expect(lastSetup()).toMatchObject({ players: ["Guilhem", "Anna", "Alaïs"], first: 1 }));
    await fireEvent.click(start());
    expect(started[0]?.seats).toEqual([
      { kind: "computer", name: "Guilhem", level: "medium", colour: 1 },
      { kind: "person", name: "Anna", colour: 5 },
      { kind: "computer", name: "Alaïs", level: "master", colour: 2 },
    ]);
    await fireEvent.click(screen.getByRole("button", { name: "Remove Guilhem" }));
    await waitFor(() => expect(lastSetup()).toMatchObject({ players: ["Anna", "Alaïs"], first: 0 }));
  });

  test("remembers the last choice, and can forget it", async () => {
    await newGame();
    await fireEvent.click(screen.getByRole("switch", { name: "The Tower" }));
    await advanced();
    await fireEvent.click(await screen.findByRole("switch", { name: "Hints" }));
    await waitFor(() => expect(keeper.choice()).toMatchObject({ sets: { tower: 1 }, aids: { hint: false } }));
    cleanup();
    const { started } = await newGame();
    expect(screen.getByRole<HTMLInputElement>("switch", { name: "The Tower" }).checked).toBe(true);
    await fireEvent.click(start());
    expect(started[0]?.aids.hint).toBe(false);
    await fireEvent.click(screen.getByRole("button", { name: "Reset to the base game" }));
    await waitFor(() => expect(lastSetup().parts).toEqual({ base: 1 }));
  });

  test("takes a seed, and only a number", async () => {
    const { started } = await newGame();
    await advanced();
    const seed = await screen.findByRole("textbox", { name: "Seed" });
    await fireEvent.input(seed, { target: { value: "tower" } });
    expect(start().disabled).toBe(true);
    await fireEvent.input(seed, { target: { value: "42" } });
    expect(start().disabled).toBe(false);
    await fireEvent.click(start());
    expect(started[0]?.seed).toBe("42");
  });
});

describe("the page", () => {
  const open = (given: Promise<Engine> = Promise.resolve(engine)) => render(App, { keeper, engine: given });

  test("plays at once: one person, one computer of medium strength, the base game", async () => {
    open();
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//));
    const [kept] = keeper.games().games;
    expect(kept).toMatchObject({
      boxes: ["base"],
      seats: [{ kind: "person" }, { kind: "computer", level: "medium" }],
      glance: { left: 8, over: false },
      setup: { parts: { base: 1 } },
    });
    expect(kept!.setup!.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test("goes on with a game, leaves it, and plays it again with another first player", async () => {
    const setup = { players: ["Anna", "Ben"], first: 1, seed: 5, parts: { base: 1 } };
    keeper.put(game("x", { setup, seats: game("x").seats.map((seat) => ({ ...seat, kind: "person" as const })) }));
    location.hash = "#/play/x";
    open();
    await fireEvent.click(await screen.findByRole("button", { name: "say 2" }));
    await screen.findByText("Anna 2, Ben 0");
    await fireEvent.click(await screen.findByRole("button", { name: "leave" }));
    await screen.findByRole("link", { name: "Continue game with Anna and Ben" });
    expect(keeper.game("x")).toMatchObject({ record: "players Anna,Ben\nsaid 1", glance: { scores: [2, 0] } });

    location.hash = "#/play/x";
    await fireEvent.click(await screen.findByRole("button", { name: "again" }));
    await screen.findByText("Anna 0, Ben 0");
    expect(keeper.games().games).toHaveLength(2);
    expect(lastSetup()).toMatchObject({ players: ["Anna", "Ben"], first: 0, parts: { base: 1 } });
    expect(lastSetup().seed).not.toBe(5);
  });

  test("plays though nothing can be kept, and says so", async () => {
    const full = { ...localStorage, length: 0, key: () => null, getItem: () => null, removeItem() {}, setItem() { throw new DOMException("full", "QuotaExceededError"); } };
    keeper = new Keeper(full, "this");
    open();
    await fireEvent.click(screen.getByRole("button", { name: "Play" }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//));
    await waitFor(() => expect(engine.calls).toContain("open"));
    expect(screen.getByText(/This browser is out of space. You’ll lose this game/)).toBeTruthy();
  });

  test("lists games, deletes one and brings it back", async () => {
    keeper.put(game("one", { seats: [{ kind: "person", name: "Zoë", colour: 0 }], when: Date.now() }));
    keeper.put(game("two", { when: Date.now() - 5000 }));
    open();
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(screen.getByRole("link", { name: "Continue game with Zoë" }).getAttribute("href")).toBe("#/play/one");
    await fireEvent.click(screen.getAllByRole("button", { name: "Delete" })[0]!);
    expect(keeper.game("one")).toBeNull();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(keeper.game("one")).toMatchObject({ id: "one" });
    expect(screen.getAllByRole("article")).toHaveLength(2);
  });

  test("shows games as small boards of their tiles, and those of earlier versions as squares", async () => {
    const { glance } = game("x");
    keeper.put(game("new", { when: 2, glance: { ...glance, tiles: [[0, 0], [1, 0]], art: ["D0", "U1"] } }));
    keeper.put(game("old", { when: 1, glance: { ...glance, tiles: [[0, 0], [1, 0]], art: [] } }));
    open();
    await waitFor(() => expect(document.querySelectorAll("article:first-of-type image").length).toBe(2));
    const [fresh, old] = document.querySelectorAll("article");
    expect([fresh, old].map((card) => card!.querySelectorAll("image").length)).toEqual([2, 0]);
    expect(old!.querySelector("svg > path")!.getAttribute("d")).toBe("M0 0h1v1h-1zM1 0h1v1h-1z");
  });

  test("begins the game of the day once, and goes on with it", async () => {
    open();
    await fireEvent.click(await screen.findByRole("button", { name: "Today’s game" }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\/day-\d{4}-\d\d-\d\d$/));
    const [kept] = keeper.games().games;
    expect(kept).toMatchObject({ id: `day-${kept!.day}`, whole: true, setup: { tiles: 36, revision: 2, date: kept!.day }, seats: [{ kind: "person" }, { kind: "computer" }] });
    await waitFor(() => expect(engine.calls).toContain("open"));
    location.hash = "#/";
    await fireEvent.click(await screen.findByRole("button", { name: "Continue today’s game" }));
    await waitFor(() => expect(location.hash).toBe(`#/play/day-${kept!.day}`));
    expect(keeper.games().games).toHaveLength(1);
  });

  test("says how the game of the day ended, and what was reached so far", async () => {
    const over = { ...game("x").glance, scores: [40, 30], over: true, winners: [0] };
    const day = today();
    for (const [id, when, more] of [["a", 1, {}], [`day-${day}`, 2, { day }]] as const) keeper.shelf.save(game(id, { when, glance: over, ...more }));
    open();
    await screen.findByText("Won by 10");
    expect(screen.getByText("1 day in a row")).toBeTruthy();
    expect(screen.getByText("2 of 2 games won against the computer")).toBeTruthy();
    expect(screen.getByText("2 wins in a row")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Today’s game" })).toBeNull();
    expect(screen.getByRole("link", { name: "View board" }).getAttribute("href")).toBe(`#/play/day-${day}`);
    location.hash = "#/past";
    await screen.findByRole("heading", { name: "Record by level" });
    expect(screen.getByRole("row", { name: "easy 2 0 0" })).toBeTruthy();
  });

  test("has games that are over in a list of their own, and shows all of many", async () => {
    const over = { ...game("x").glance, over: true };
    // The last one is offered first.
    for (let i = 0; i < 9; i++) keeper.put(game(`on${i}`, { when: i }));
    keeper.put(game("over", { glance: over, when: 99 }));
    open();
    const count = (name: string) => screen.getByRole("region", { name }).querySelectorAll("article").length;
    expect([count("Continue"), count("Other games"), count("Finished games")]).toEqual([1, 6, 1]);
    await fireEvent.click(screen.getByRole("button", { name: "Show all 8 games" }));
    expect(count("Other games")).toBe(8);
    expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  test("shows what is left of a damaged game, and deletes it only when told", async () => {
    localStorage.setItem("aude.game.bad", '{"version":1,"record":"[Aude]\\nline');
    open();
    expect(screen.getByRole("heading", { name: "Damaged game" })).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "See what’s left" }));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }).value).toBe("[Aude]\nline");
    expect(localStorage.getItem("aude.game.bad")).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(localStorage.getItem("aude.game.bad")).toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(localStorage.getItem("aude.game.bad")).not.toBeNull();
  });

  test("opens a game's file, and says why it cannot", async () => {
    open();
    const button = screen.getByRole("button", { name: "Open a game" });
    await waitFor(() => expect(button).toHaveProperty("disabled", false));
    await fireEvent.click(button);
    const input = await screen.findByTestId<HTMLInputElement>("import");
    const choose = async (text: string) => {
      Object.defineProperty(input, "files", { configurable: true, value: [{ text: () => Promise.resolve(text) }] });
      await fireEvent.change(input);
    };
    await choose("nonsense");
    await screen.findByText(/Can’t play this file: line 1, column 1: not a record/);
    await choose("players Anna,Ben,Cleo\nsaid 1 1");
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//));
    expect(keeper.games().games[0]).toMatchObject({ seats: [{ name: "Anna" }, { name: "Ben" }, { name: "Cleo", kind: "person", colour: 2 }], setup: null });
  });

  test("opens a game that is pasted or dropped, but no other text", async () => {
    open();
    const text = "aude record 1\nplayers: Anna, Ben";
    const opened = vi.spyOn(engine, "open");
    const paste = (on: EventTarget, words: string) => {
      const event = Object.assign(new Event("paste", { bubbles: true }), { clipboardData: { files: [], getData: () => words } });
      on.dispatchEvent(event);
    };
    paste(document.body, "a shopping list");
    paste(document.body, text);
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
    expect(opened).toHaveBeenCalledWith(text, expect.anything());
    await screen.findByText(/Can’t play this file/);
    const drop = Object.assign(new Event("drop", { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [{ text: () => Promise.resolve("players Anna,Ben\nsaid 1") }], getData: () => "" },
    });
    window.dispatchEvent(drop);
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//));
    expect(drop.defaultPrevented).toBe(true);
  });

  test("shows a game that came by a link without keeping it, until somebody goes on with it", async () => {
    location.hash = gameHash(await pack("players Anna,Ben\nsaid 1 0"), 1);
    open();
    await screen.findByRole("button", { name: "branch" });
    expect(keeper.games().games).toEqual([]);
    await fireEvent.click(screen.getByRole("button", { name: "branch" }));
    await waitFor(() => expect(location.hash).toMatch(/^#\/play\//));
    expect(keeper.games().games[0]).toMatchObject({ record: "players Anna,Ben\nsaid 1", seats: [{ kind: "computer" }, { kind: "person" }] });
    location.hash = "#/game/end/nonsense";
    await screen.findByRole("heading", { name: "This link is damaged" });
  });

  test("changes language and light at once, and keeps them", async () => {
    open();
    await fireEvent.click(screen.getByRole("button", { name: "Settings" }));
    await fireEvent.change(await screen.findByRole("combobox", { name: "Language" }), { target: { value: "sv" } });
    await screen.findByRole("button", { name: "Spela" });
    await fireEvent.change(screen.getByRole("combobox", { name: "Tema" }), { target: { value: "dark" } });
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe("dark"));
    expect(keeper.settings()).toMatchObject({ language: "sv", theme: "dark" });
  });

  test("says so when a game does not exist, and when the engine cannot be loaded", async () => {
    location.hash = "#/play/none";
    open();
    await screen.findByRole("heading", { name: "Game not found" });
    cleanup();
    location.hash = "#/new";
    open(Promise.reject(new Error("no module")));
    await screen.findByText("no module");
  });

  test("a damaged game is not opened but shown", async () => {
    localStorage.setItem("aude.game.bad", '{"version":1,"record":"[Aude]\\nline');
    location.hash = "#/play/bad";
    open();
    await screen.findByRole("heading", { name: "Damaged game" });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }).value).toBe("[Aude]\nline");
  });

  test("a record that does not hold is shown as a text", async () => {
    keeper.put(game("x", { record: "torn" }));
    location.hash = "#/play/x";
    open();
    await screen.findByRole("heading", { name: "Can’t open this game" });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" }).value).toBe("torn");
    expect(keeper.game("x")).toMatchObject({ record: "torn" });
  });

  test("tells the older of two tabs that the game goes on elsewhere, and takes it back", async () => {
    keeper.put(game("x"));
    location.hash = "#/play/x";
    open();
    await waitFor(() => expect(engine.calls).toContain("open"));
    const other = new Keeper(localStorage, "other");
    other.shelf.claim("x");
    dispatchEvent(new StorageEvent("storage", { key: "aude.game.x", newValue: localStorage.getItem("aude.game.x") }));
    await screen.findByText("This game is open elsewhere");
    await fireEvent.click(screen.getByRole("button", { name: "Play here" }));
    await waitFor(() => expect(screen.queryByText("This game is open elsewhere")).toBeNull());
    expect(keeper.game("x")).toMatchObject({ tab: "this" });
  });
});
