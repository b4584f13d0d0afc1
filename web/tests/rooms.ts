// What tests of rooms share: a server of their own, and people who come, sit down and play.

import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Page } from "playwright-core";
import { type Size, visit, type Visit } from "./harness";
import { BASE, some } from "./short";

export const program = process.env.AUDE ?? ["debug", "play"].map((it) => join(import.meta.dirname, "../../target", it, "aude")).find(existsSync)!;
export const data = mkdtempSync(join(tmpdir(), "aude-rooms-"));
let server: ChildProcess;
/** Where the server is, once it was started. */
export let address = "";

/** Starts the server; once it has a port, always on the same. */
export async function start(): Promise<void> {
  const port = address ? new URL(address).port : "0";
  server = spawn(program, ["serve", "--port", port, "--page", join(import.meta.dirname, "../dist"), "--data", data, "--log-level", "warn"], { stdio: ["ignore", "pipe", "inherit"] });
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout!).once("line", resolve);
    server.once("exit", (code) => reject(new Error(`aude serve ended with ${code}`)));
  });
  address = /http:\S+/.exec(line)![0];
}

export async function end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await ended;
}

/** Ends it for good. */
export async function stop(): Promise<void> {
  await end("SIGTERM");
  rmSync(data, { recursive: true });
}

/** Somebody with a name, or nobody in particular, at a place of the page. */
export async function come(size: Size, hash: string, name?: string, settings: object = {}): Promise<Visit> {
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
  title?: string;
}

/** A room of somebody who has come. Few tiles make a short game. */
export async function open({ page }: Visit, { seats = 2, parts = ["base"], tiles = some(BASE, 8), clock = { kind: "none" }, title = "" }: Wish = {}): Promise<string> {
  const setup = { parts: Object.fromEntries(parts.map((part) => [part, 1])), bag: Object.fromEntries(tiles.map((tile) => [tile, 1])), first: 0 };
  const answer = await page.context().request.post(`${address}api/rooms`, { data: { settings: { title, setup, seats, lots: false, clock } } });
  const { room } = (await answer.json()) as { room: string };
  await go(page, `#/room/${room}`);
  return room;
}

export const go = (page: Page, hash: string) => page.evaluate((to) => (location.hash = to), hash);
export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
export const press = ({ page, size }: Visit, name: string) => (size === "phone" ? button(page, name).first().tap() : button(page, name).first().click());
export const table = ({ page }: Visit) => page.locator("main.table").waitFor();
export const moves = async ({ page }: Visit) => Number(await page.locator("main.table").getAttribute("data-moves"));
export const reach = ({ page }: Visit, n: number) => page.locator(`main.table[data-moves="${n}"]`).waitFor();
/** There are so many moves, or more: a program answers before anybody looks. */
export const reachAtLeast = ({ page }: Visit, n: number) =>
  page.waitForFunction((least) => Number(document.querySelector<HTMLElement>("main.table")?.dataset["moves"]) >= least, n);

/** Says a name where one is asked for. */
export async function introduce(it: Visit, name: string): Promise<void> {
  const dialog = it.page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("textbox").press("Enter");
  await it.page.locator(`[data-seat] input`).waitFor();
}

/** It is up to somebody. */
export const decides = ({ page }: Visit, seat: number) => page.locator(`.player.decides[data-player="${seat}"]`).waitFor();

/** Places a tile somewhere, and no figure. */
export async function turn(it: Visit): Promise<void> {
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
export function forgive(...all: Visit[]): void {
  for (const { errors } of all) {
    const others = errors.filter((error) => !/WebSocket|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK|\/live|\/api\//.test(error));
    errors.splice(0, errors.length, ...others);
  }
}

export const scores = ({ page }: Visit) => page.locator(".ranking .score").allTextContents();
