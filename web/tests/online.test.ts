// Playing together in real browsers: two and three of them on one server, with a phone, a computer and somebody who looks on; one goes
// offline and comes back, the server is killed and comes back, and nothing is lost.

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Size, SIZES, visit, type Visit } from "./harness";
import { cutOff, serious } from "./look";
import { playOut, readResult } from "./person";
import { Program } from "./program";
import { BASE, some, tilesOf } from "./short";

const program = process.env.AUDE ?? ["debug", "play"].map((it) => join(import.meta.dirname, "../../target", it, "aude")).find(existsSync)!;
const data = mkdtempSync(join(tmpdir(), "aude-online-"));
let server: ChildProcess;
let address = "";

/** Starts the server; once it has a port, always on the same. */
async function start(): Promise<void> {
  const port = address ? new URL(address).port : "0";
  server = spawn(program, ["serve", "--port", port, "--page", join(import.meta.dirname, "../dist"), "--data", data, "--log-level", "warn"], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout!).once("line", resolve);
    server.once("exit", (code) => reject(new Error(`aude serve ended with ${code}`)));
  });
  address = /http:\S+/.exec(line)![0];
}

async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await ended;
}

beforeAll(start);
afterAll(async () => {
  await end("SIGTERM");
  rmSync(data, { recursive: true });
});

/** Somebody with a name, or nobody in particular, at a place of the page. */
async function come(size: Size, hash: string, name?: string, settings: object = {}): Promise<Visit> {
  const before = async (page: Page) => {
    const kept = JSON.stringify({ version: 1, pace: "quick", ...settings });
    await page.addInitScript((kept) => localStorage.setItem("aude.settings", kept), kept);
    if (name) await page.context().request.post(`${address}api/guest`, { data: { name } });
  };
  return visit(size, `${address}${hash}`, { before, reducedMotion: "reduce" });
}

interface Wish {
  seats?: number;
  parts?: string[];
  tiles?: string[];
  clock?: object;
}

/** A room of somebody who has come. Few tiles make a short game. */
async function open({ page }: Visit, { seats = 2, parts = ["base"], tiles = some(BASE, 8), clock = { kind: "none" } }: Wish = {}): Promise<string> {
  const setup = { parts: Object.fromEntries(parts.map((part) => [part, 1])), bag: Object.fromEntries(tiles.map((tile) => [tile, 1])), first: 0 };
  const answer = await page.context().request.post(`${address}api/rooms`, { data: { settings: { setup, seats, lots: false, clock } } });
  const { room } = (await answer.json()) as { room: string };
  await go(page, `#/room/${room}`);
  return room;
}

const go = (page: Page, hash: string) => page.evaluate((to) => (location.hash = to), hash);
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const press = ({ page, size }: Visit, name: string) => (size === "phone" ? button(page, name).first().tap() : button(page, name).first().click());
const table = ({ page }: Visit) => page.locator("main.table").waitFor();
const moves = async ({ page }: Visit) => Number(await page.locator("main.table").getAttribute("data-moves"));
const reach = ({ page }: Visit, n: number) => page.locator(`main.table[data-moves="${n}"]`).waitFor();
/** There are so many moves, or more: a program answers before anybody looks. */
const reachAtLeast = ({ page }: Visit, n: number) =>
  page.waitForFunction((least) => Number(document.querySelector<HTMLElement>("main.table")?.dataset["moves"]) >= least, n);

/** Says a name where one is asked for. */
async function introduce(it: Visit, name: string): Promise<void> {
  const dialog = it.page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("textbox").press("Enter");
  await it.page.locator(`[data-seat] input`).waitFor();
}

/** It is up to somebody. */
const decides = ({ page }: Visit, seat: number) => page.locator(`.player.decides[data-player="${seat}"]`).waitFor();

/** Places a tile somewhere, and no figure. */
async function turn(it: Visit): Promise<void> {
  const { page } = it;
  await page.locator("[data-place]").first().waitFor({ state: "attached" });
  const before = await moves(it);
  const decider = page.locator(".player.decides").first();
  const seat = await decider.getAttribute("data-player");
  // Whoever has just said something still has the focus in there.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await reachAtLeast(it, before + 1);
  // Where no figure can be placed nobody is asked.
  if ((await decider.getAttribute("data-player")) !== seat) return;
  await page.locator('.tray [data-verb="pass"]').click();
  await reachAtLeast(it, before + 2);
}

/** What a page says of a connection that it loses is no fault of it. */
function forgive(...all: Visit[]): void {
  for (const { errors } of all) {
    const others = errors.filter((error) => !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|\/live|\/api\//.test(error));
    errors.splice(0, errors.length, ...others);
  }
}

const scores = ({ page }: Visit) => page.locator(".ranking .score").allTextContents();

test("two play a whole game with parts, and somebody looks on", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const tiles = [...tilesOf("inns-cathedrals").slice(0, 4), ...tilesOf("traders-builders").slice(0, 3), ...some(BASE, 4)];
  const room = await open(anna, { parts: ["base", "inns-cathedrals", "traders-builders"], tiles, clock: { kind: "bank", ms: 600_000, increment: 10_000 } });
  await anna.page.getByRole("link", { name: "Change" }).click();
  await anna.page.getByRole("textbox", { name: "Title" }).fill("Sunday");
  await press(anna, "Save");
  await anna.page.getByRole("heading", { name: "Sunday" }).waitFor();
  await anna.page.getByText("1 seat is still free").waitFor();
  await anna.page.waitForFunction(() => (document.querySelector<HTMLImageElement>(".invite img")?.naturalWidth ?? 0) > 50);
  expect(await button(anna.page, "Start").isDisabled()).toBe(true);
  await anna.shot("room-gathering-host");

  const ben = await come("wide", `#/room/${room}`);
  await ben.page.getByRole("dialog").waitFor();
  await introduce(ben, "Ben");
  await ben.page.getByText("Anna begins the game.").waitFor();
  await ben.shot("room-gathering-guest");
  const cleo = await come("laptop", `#/room/${room}`);
  await cleo.page.getByText("All seats are taken").waitFor();
  await anna.page.getByText("Looking on: one without a name").waitFor();

  await press(anna, "Start");
  await Promise.all([anna, ben, cleo].map(table));
  expect(await anna.page.locator("[data-clock]").count()).toBe(2);
  expect(await anna.page.title()).toMatch(/^Your turn – Sunday/);
  await cleo.shot("room-watching");
  await ben.shot("room-table");
  await Promise.all([playOut(anna, { seed: 3 }), playOut(ben, { seed: 4 })]);
  const said = await Promise.all([anna, ben, cleo].map((it) => readResult(it, 2)));
  for (const words of said) expect(words).toMatch(/wins|shared/);
  const [one, two, three] = await Promise.all([anna, ben, cleo].map(scores));
  expect([two, three]).toEqual([one, one]);
  expect(await button(cleo.page, "Play again").count()).toBe(0);

  // The promise is opened, and what is saved can be checked.
  await anna.page.getByText("Was it shuffled fairly?").click();
  await anna.page.locator(".shuffle").getByText("aude replay --verify").waitFor();
  for (const it of [anna, ben]) await it.shot("room-result");
  const [download] = await Promise.all([anna.page.waitForEvent("download"), press(anna, "Save the record")]);
  const file = join(data, "game.aude");
  await download.saveAs(file);
  expect(execFileSync(program, ["replay", "--verify", file], { encoding: "utf8" })).toMatch(/promise|commitment|seed/i);
});

test("three play with a computer, one of them with a phone, by link; who was offline has missed nothing", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna, { seats: 4, tiles: some(BASE, 12) });
  const ben = await come("phone", `#/room/${room}`);
  await introduce(ben, "Ben");
  await ben.shot("room-gathering");
  const cleo = await come("wide", `#/room/${room}`, "Cleo");
  await press(cleo, "Join the game");
  await anna.page.locator('[data-seat="2"][data-holder="person"]').waitFor();
  await anna.page.locator('[data-seat="3"]').getByRole("button", { name: "Computer" }).click();
  await anna.page.locator('[data-seat="3"] select').selectOption("beginner");
  await ben.page.locator('[data-seat="3"]').getByText("beginner").waitFor();
  await press(anna, "Start");
  const all = [anna, ben, cleo];
  await Promise.all(all.map(table));
  await ben.shot("room-table");

  // A round in which the phone is offline after its own turn.
  await turn(anna);
  await decides(ben, 1);
  await turn(ben);
  await ben.page.context().setOffline(true);
  const known = await moves(ben);
  await ben.page.locator("[data-connection]").waitFor();
  await ben.shot("room-offline");
  await decides(cleo, 2);
  await turn(cleo);
  await decides(anna, 0);
  await turn(anna);
  expect(await moves(ben)).toBe(known);
  await ben.page.context().setOffline(false);
  await reach(ben, await moves(anna));
  forgive(ben);

  await Promise.all(all.map((it, i) => playOut(it, { seed: 5 + i })));
  for (const it of all) expect(await readResult(it, 4)).toMatch(/wins|shared/);
  expect(await Promise.all(all.map(scores))).toEqual(Array(3).fill(await scores(anna)));
  await ben.shot("room-result");
});

test("the server is killed in the middle, and everything goes on by itself", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna, { clock: { kind: "move", ms: 120_000 } });
  const ben = await come("phone", `#/room/${room}`, "Ben");
  await press(ben, "Join the game");
  await press(anna, "Start");
  await Promise.all([anna, ben].map(table));
  await turn(anna);
  await decides(ben, 1);
  const before = await moves(anna);
  await end("SIGKILL");
  await Promise.all([anna, ben].map(({ page }) => page.locator("[data-connection]").waitFor()));
  // The table can be looked at, and nothing can be chosen.
  expect(await ben.page.locator("[data-place]").count()).toBe(0);
  for (const it of [anna, ben]) await it.shot("room-server-gone");
  await start();
  await Promise.all([anna, ben].map(({ page }) => page.locator("[data-connection]").waitFor({ state: "detached" })));
  expect([await moves(anna), await moves(ben)]).toEqual([before, before]);
  await turn(ben);
  await decides(anna, 0);
  forgive(anna, ben);

  // Somebody who looks elsewhere is away, and finds what has happened in the meantime.
  const away = anna.page.locator('[data-player="1"]').getByText("away");
  await go(ben.page, "#/");
  await away.waitFor();
  await anna.shot("room-away");
  await turn(anna);
  await ben.page.goBack();
  await table(ben);
  await away.waitFor({ state: "detached" });
  expect(await moves(ben)).toBe(await moves(anna));
});

test("people talk, take back, resign and play again", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna);
  const ben = await come("phone", `#/room/${room}`, "Ben");
  await press(ben, "Join the game");
  await press(anna, "Start");
  await Promise.all([anna, ben].map(table));

  await anna.page.getByRole("textbox", { name: "Say something" }).fill("Good luck, Ben!");
  await anna.page.keyboard.press("Enter");
  await button(ben.page, "Chat, 1 new line").tap();
  await ben.page.getByText("Good luck, Ben!").waitFor();
  await press(ben, "Quick words");
  await press(ben, "Thanks!");
  await anna.page.locator(".emote").getByText("Thanks!").waitFor();
  await ben.shot("room-chat");
  await ben.page.keyboard.press("Escape");
  await anna.shot("room-chat");
  // Anna minds what Ben says.
  await anna.page.getByRole("log").getByRole("button", { name: "Ben" }).click();
  await press(anna, "Close");
  await button(ben.page, "Chat").tap();
  await ben.page.getByRole("textbox", { name: "Say something" }).fill("Rude words");
  await ben.page.keyboard.press("Enter");
  await press(ben, "Close");
  await anna.page.getByRole("log").getByRole("button", { name: "Ben" }).last().click();
  await anna.page.getByRole("dialog").getByRole("textbox").fill("rude");
  await anna.shot("room-mind");
  await press(anna, "Report");
  await anna.page.getByText("It has been reported.").waitFor();
  await anna.page.getByRole("log").getByRole("button", { name: "Ben" }).last().click();
  await press(anna, "Mute");
  await anna.page.getByText("Rude words").waitFor({ state: "detached" });

  // What Anna has done is done once Ben is to decide: he has to agree.
  await turn(anna);
  await decides(ben, 1);
  const played = await moves(anna);
  await press(anna, "Ask to take back");
  await ben.page.getByText("Anna would like to take back a move.").waitFor();
  await ben.shot("room-take-back");
  await anna.shot("room-take-back");
  await press(ben, "Decline");
  await anna.page.getByText("Nothing is taken back.").waitFor();
  expect(await moves(anna)).toBe(played);
  await press(anna, "Ask to take back");
  await press(ben, "Agree");
  await anna.page.waitForFunction((played) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.moves) < played, played);
  await decides(ben, 0);

  await press(ben, "The room");
  await ben.shot("room-sheet");
  await press(ben, "Resign");
  await ben.shot("room-resign");
  await ben.page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
  for (const it of [anna, ben]) {
    await it.page.getByRole("heading", { name: "Anna wins" }).waitFor();
    await it.page.getByText("Ben resigned.").waitFor();
    await it.shot("room-resigned");
  }

  await press(ben, "Play again");
  await ben.page.locator('[data-seat="1"] input').waitFor();
  await anna.page.getByText("Somebody wants to play again.").waitFor();
  await anna.shot("room-rematch");
  await press(anna, "To the rematch");
  await anna.page.locator('[data-seat="0"] input').waitFor();
  expect(anna.page.url()).toBe(ben.page.url());
  await press(ben, "Start");
  await Promise.all([anna, ben].map(table));
});

test("two tabs of one person agree", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna);
  const tab: Visit = { ...anna, page: await anna.page.context().newPage() };
  await tab.page.goto(`${address}#/room/${room}`);
  await press(anna, "Add a player");
  await tab.page.locator('[data-seat="1"] input').waitFor();
  await press(tab, "Start");
  await Promise.all([anna, tab].map(table));
  await turn(anna);
  await reach(tab, await moves(anna));
  await turn(tab);
  await reach(anna, await moves(tab));
  // One of them takes back what the other did.
  const before = await moves(anna);
  await tab.page.keyboard.press("ArrowUp");
  await tab.page.keyboard.press("Enter");
  await reach(anna, before + 1);
  await anna.page.keyboard.press("u");
  await reach(tab, before);
  await tab.page.getByRole("textbox", { name: "Say something" }).fill("Both of us");
  await tab.page.keyboard.press("Enter");
  await anna.page.getByText("Both of us").waitFor();
});

test("somebody makes a program in the page, invites it, and it plays", async () => {
  const anna = await come("laptop", "#/online/me", "Anna");
  const { page } = anna;
  const faults: string[] = [];
  /** Looks at something, with a phone and with a laptop. */
  const look = async (name: string, at = page.locator("h1")) => {
    for (const size of ["phone", "laptop"] as const) {
      await page.setViewportSize(SIZES[size]);
      await at.scrollIntoViewIfNeeded();
      faults.push(...(await page.evaluate(cutOff)).map((text) => `${name}, ${size}: ${text}`));
      await page.screenshot({ path: join(import.meta.dirname, "shots", `program-${name}-${size}.png`) });
    }
    if (name !== "none" && name !== "free") faults.push(...(await serious(page)).map((text) => `${name}: ${text}`));
  };
  const own = page.getByRole("region", { name: "Programs" });
  await own.getByText("belongs to an account").waitFor();
  await page.context().request.post(`${address}api/register`, { data: { login: "anna", password: "bread and cheese" } });
  await page.reload();
  await own.getByText("A program that you have written").waitFor();
  await look("none", own.getByRole("textbox"));
  await own.getByRole("textbox").fill("Rook");
  await page.keyboard.press("Enter");
  const once = page.getByRole("dialog", { name: "A token for Rook" });
  const token = await once.getByRole("textbox", { name: "Token" }).inputValue();
  expect(token).toMatch(/^aude_[0-9a-f]{64}$/);
  await page.keyboard.press("Escape");
  await look("token");
  const rook = await Program.connect(address, token);
  await press(anna, "I have kept it");
  await own.getByRole("listitem", { name: "Rook" }).getByText("connected", { exact: true }).waitFor();
  await own.getByText("Last used: today").waitFor();
  await look("own", own.getByRole("textbox"));

  const room = await open(anna, { seats: 2 });
  const seat = page.locator('[data-seat="1"]');
  const invite = async () => {
    await press(anna, "Program");
    await page.getByRole("searchbox").fill("rOO");
    const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "of Anna" });
    await row.getByText("connected", { exact: true }).waitFor();
    await row.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await seat.getByText("Kept for Rook").waitFor();
  };
  await seat.waitFor();
  await look("free");
  await press(anna, "Program");
  await page.getByRole("dialog").getByText("of Anna").waitFor();
  await look("invite");
  await press(anna, "Close");
  await invite();
  expect(await rook.next("invitation")).toMatchObject({ room, seat: 1 });
  await seat.getByText("invited, connected").waitFor();
  await look("kept");
  // Taken back, declined, and taken.
  await press(anna, "Take back the invitation to Rook");
  await seat.getByText("Free").waitFor();
  await invite();
  await rook.next("invitation");
  await rook.ask("DELETE", `${room}/seats/1`);
  await page.getByText("Rook has declined.").waitFor();
  await press(anna, "Close");
  await invite();
  await rook.next("invitation");
  await rook.ask("POST", `${room}/seats/1`);
  await seat.getByText("program, connected").waitFor();
  await press(anna, "Start");
  await table(anna);
  const played = rook.play();
  for (let round = 0; round < 3; round++) {
    await decides(anna, 0);
    await turn(anna);
  }
  await decides(anna, 0);

  // Without a token it is cut off, and once it is forgotten it has resigned.
  await go(page, "#/online/me");
  await button(page, /^Revoke/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  expect(await played).toBeGreaterThanOrEqual(3);
  await own.getByText("Without a token it cannot come in.").waitFor();
  await button(page, /^Forget/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Forget" }).click();
  await own.getByText("A program that you have written").waitFor();
  await go(page, `#/room/${room}`);
  await page.getByText("Rook resigned.").waitFor();
  expect(faults).toEqual([]);
});

test("what cannot be opened is said", async () => {
  const it = await come("phone", "#/room/nothing-here");
  await it.page.getByText("This room does not exist").waitFor();
  await it.shot("room-missing");
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna);
  const ben = await come("laptop", `#/room/${room}`, "Ben");
  await press(ben, "Join the game");
  await anna.page.locator('[data-seat="1"][data-holder="person"]').waitFor();
  await press(anna, "Remove Ben");
  await anna.page.getByRole("dialog").getByRole("button", { name: "Remove Ben" }).click();
  await ben.page.locator(".status").getByText("The host has removed you").waitFor();
  expect(await button(ben.page, "Sit here").count()).toBe(0);
  await press(anna, "Leave");
  await anna.page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await ben.page.getByText("This room is closed").waitFor();
});

test("a room is for everybody: in other languages, in the dark, with keys and screen readers", async () => {
  const settings = { language: "de", theme: "dark" };
  const [anna, ben] = [await come("laptop", "#/", "Anna", settings), await come("phone", "#/", "Benedikt", settings)];
  const room = await open(anna, { seats: 3, parts: ["base", "inns-cathedrals", "tower"], clock: { kind: "bank", ms: 600_000, increment: 10_000 } });
  await go(ben.page, `#/room/${room}`);
  const faults: string[] = [];
  const look = async (name: string) => {
    for (const it of [anna, ben]) {
      await it.shot(`room-de-${name}`);
      faults.push(...(await it.page.evaluate(cutOff)).map((text) => `${name}, ${it.size}: ${text}`));
    }
    faults.push(...(await serious(anna.page)).map((text) => `${name}: ${text}`));
  };
  await press(ben, "Mitspielen");
  await anna.page.locator('[data-seat="1"][data-holder="person"]').waitFor();
  await anna.page.locator('[data-seat="2"]').getByRole("button", { name: "Computer" }).click();
  await ben.page.locator('[data-seat="2"][data-holder="bot"]').waitFor();
  await look("gathering");
  await anna.page.getByRole("textbox", { name: "Etwas sagen" }).fill("Guten Abend zusammen!");
  await anna.page.keyboard.press("Enter");
  await press(anna, "Los");
  await Promise.all([anna, ben].map(table));
  await button(ben.page, /^Chat/).tap();
  await look("table");
  await press(ben, "Schließen");
  for (const it of [anna, ben]) await press(it, "Der Raum");
  for (const { page } of [anna, ben]) for (const folded = page.locator("dialog details:not([open]) > summary"); await folded.count(); ) await folded.first().click();
  await look("sheet");
  await press(ben, "Aufgeben");
  await ben.page.getByRole("dialog").getByRole("button", { name: "Aufgeben" }).tap();
  await press(anna, "Schließen");
  await anna.page.locator('[data-player="1"]').getByText("hat aufgegeben").waitFor();
  await look("resigned");
  expect(faults).toEqual([]);
});
