// Playing together in real browsers: two and three of them on one server, with a phone, a computer and somebody who looks on; one goes
// offline and comes back, the server is killed and comes back, and nothing is lost.

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SIZES, type Visit } from "./harness";
import { cutOff, serious } from "./look";
import { playOut, readResult } from "./person";
import { Program } from "./program";
import { address, button, come, data, decides, end, forgive, go, introduce, moves, open, press, program, reach, scores, start, stop, table, turn } from "./rooms";
import { BASE, some, tilesOf } from "./short";

beforeAll(start);
afterAll(stop);

test("two play a whole game with parts, and somebody looks on", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const tiles = [...tilesOf("inns-cathedrals").slice(0, 4), ...tilesOf("traders-builders").slice(0, 3), ...some(BASE, 4)];
  const room = await open(anna, { parts: ["base", "inns-cathedrals", "traders-builders"], tiles, clock: { kind: "bank", ms: 600_000, increment: 10_000 } });
  await anna.page.getByRole("link", { name: "Change" }).click();
  await anna.page.getByRole("textbox", { name: "Title" }).fill("Sunday");
  await press(anna, "Save");
  await anna.page.getByRole("heading", { name: "Sunday" }).waitFor();
  await anna.page.getByText("1 free seat").waitFor();
  await anna.page.waitForFunction(() => (document.querySelector<HTMLImageElement>(".invite img")?.naturalWidth ?? 0) > 50);
  expect(await button(anna.page, "Start").isDisabled()).toBe(true);
  await anna.shot("room-gathering-host");

  const ben = await come("wide", `#/room/${room}`);
  await ben.page.getByRole("dialog").waitFor();
  await introduce(ben, "Ben");
  await press(ben, "I’m ready");
  await ben.page.getByText("Waiting for Anna to start").waitFor();
  await ben.shot("room-gathering-guest");
  const cleo = await come("laptop", `#/room/${room}`);
  await cleo.page.getByText("This room is full").waitFor();
  await anna.page.getByText("Watching: 1 guest").waitFor();

  await press(anna, "Start");
  await Promise.all([anna, ben, cleo].map(table));
  expect(await anna.page.locator("[data-clock]").count()).toBe(2);
  expect(await anna.page.title()).toMatch(/^Your turn – Sunday/);
  await cleo.shot("room-watching");
  await ben.shot("room-table");
  await Promise.all([playOut(anna, { seed: 3 }), playOut(ben, { seed: 4 })]);
  const said = await Promise.all([anna, ben, cleo].map((it) => readResult(it, 2)));
  for (const words of said) expect(words).toMatch(/wins|won|shared/i);
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
  await press(ben, "I’m ready");
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

  await anna.page.getByRole("textbox", { name: "Message" }).fill("Good luck, Ben!");
  await anna.page.keyboard.press("Enter");
  await button(ben.page, "Chat, 1 new message").tap();
  await ben.page.getByRole("log").getByText("Good luck, Ben!").waitFor();
  await press(ben, "Quick chat");
  await press(ben, "Thanks!");
  await anna.page.getByRole("log").getByText("Thanks!").waitFor();
  await ben.shot("room-chat");
  await ben.page.keyboard.press("Escape");
  await anna.shot("room-chat");
  // Anna minds what Ben says.
  await anna.page.getByRole("log").getByRole("button", { name: "Ben" }).click();
  await press(anna, "Close");
  await button(ben.page, "Chat").tap();
  await ben.page.getByRole("textbox", { name: "Message" }).fill("Rude words");
  await ben.page.keyboard.press("Enter");
  await press(ben, "Close");
  await anna.page.getByRole("log").getByText("Rude words").waitFor();
  await anna.page.getByRole("log").getByRole("button", { name: "Ben" }).last().click();
  await anna.page.getByRole("dialog").getByRole("textbox").fill("rude");
  await anna.shot("room-mind");
  await press(anna, "Report");
  await anna.page.getByText("your report has been sent").waitFor();
  await anna.page.getByRole("log").getByRole("button", { name: "Ben" }).last().click();
  await press(anna, "Mute");
  await anna.page.getByText("Rude words").first().waitFor({ state: "detached" });

  // What Anna has done is done once Ben is to decide: he has to agree.
  await turn(anna);
  await decides(ben, 1);
  const played = await moves(anna);
  await press(anna, "Ask to undo");
  await ben.page.getByText("Anna wants to undo a move.").waitFor();
  await ben.shot("room-take-back");
  await anna.shot("room-take-back");
  await press(ben, "Decline");
  await anna.page.getByText("Ben declined.").waitFor();
  expect(await moves(anna)).toBe(played);
  await press(anna, "Ask to undo");
  await press(ben, "Allow");
  await anna.page.waitForFunction((played) => Number(document.querySelector<HTMLElement>("main.table")?.dataset.moves) < played, played);
  await decides(ben, 0);

  await press(ben, "Room");
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
  await anna.page.getByText("Ben wants a rematch.").waitFor();
  await anna.shot("room-rematch");
  await press(anna, "Join");
  // Whoever comes along wants to play.
  await Promise.all([anna, ben].map(table));
  expect(anna.page.url()).toBe(ben.page.url());
});

test("two tabs of one person agree", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna);
  const tab: Visit = { ...anna, page: await anna.page.context().newPage() };
  await tab.page.goto(`${address}#/room/${room}`);
  await press(anna, "Second player on this device");
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
  await tab.page.getByRole("textbox", { name: "Message" }).fill("Both of us");
  await tab.page.keyboard.press("Enter");
  await anna.page.getByRole("log").getByText("Both of us").waitFor();
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
  const own = page.getByRole("region", { name: "Bots" });
  await own.getByText("create an account first").waitFor();
  // Another name each time, so that the test can be repeated on the same server.
  const login = `anna-${Math.random().toString(36).slice(2, 8)}`;
  await page.context().request.post(`${address}api/register`, { data: { login, password: "bread and cheese" } });
  await page.reload();
  await own.getByText("Let a bot you wrote play here").waitFor();
  await look("none", own.getByRole("textbox"));
  await own.getByRole("textbox").fill("Rook");
  await page.keyboard.press("Enter");
  const once = page.getByRole("dialog", { name: "Token for Rook" });
  const token = await once.getByRole("textbox", { name: "Token" }).inputValue();
  expect(token).toMatch(/^aude_[0-9a-f]{64}$/);
  await page.keyboard.press("Escape");
  await look("token");
  const rook = await Program.connect(address, token);
  await press(anna, "I’ve saved it");
  await own.getByRole("listitem", { name: "Rook" }).getByText("connected", { exact: true }).waitFor();
  await own.getByText("Last used: today").waitFor();
  await look("own", own.getByRole("textbox"));

  const room = await open(anna, { seats: 2 });
  const seat = page.locator('[data-seat="1"]');
  const invite = async () => {
    await press(anna, "Bot");
    await page.getByRole("searchbox").fill("rOO");
    const row = page.getByRole("dialog").getByRole("listitem").filter({ hasText: "by Anna" });
    await row.getByText("connected", { exact: true }).waitFor();
    await row.getByRole("button").focus();
    await page.keyboard.press("Enter");
    await seat.getByText("Reserved for Rook").waitFor();
  };
  await seat.waitFor();
  await look("free");
  await press(anna, "Bot");
  await page.getByRole("dialog").getByText("by Anna").waitFor();
  await look("invite");
  await press(anna, "Close");
  await invite();
  expect(await rook.next("invitation")).toMatchObject({ room, seat: 1 });
  await seat.getByText("invited, connected").waitFor();
  await look("kept");
  // Taken back, declined, and taken.
  await press(anna, "Cancel the invitation to Rook");
  await seat.getByText("Free").waitFor();
  await invite();
  await rook.next("invitation");
  await rook.ask("DELETE", `${room}/seats/1`);
  await page.getByText("Rook declined.").waitFor();
  await press(anna, "Close");
  await invite();
  await rook.next("invitation");
  await rook.ask("POST", `${room}/seats/1`);
  await seat.getByText("bot, connected").waitFor();
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
  await own.getByText("Without a token it can’t sign in.").waitFor();
  await button(page, /^Delete ?: Rook/).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await own.getByText("Let a bot you wrote play here").waitFor();
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
  await ben.page.locator(".status").getByText("The host removed you").waitFor();
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
  await press(ben, "Ich bin bereit");
  await anna.page.getByRole("textbox", { name: "Nachricht" }).fill("Guten Abend zusammen!");
  await anna.page.keyboard.press("Enter");
  await press(anna, "Los");
  await Promise.all([anna, ben].map(table));
  await button(ben.page, /^Chat/).tap();
  await look("table");
  await press(ben, "Schließen");
  for (const it of [anna, ben]) await press(it, "Raum");
  for (const { page } of [anna, ben]) for (const folded = page.locator("dialog details:not([open]) > summary"); await folded.count(); ) await folded.first().click();
  await look("sheet");
  await press(ben, "Aufgeben");
  await ben.page.getByRole("dialog").getByRole("button", { name: "Aufgeben" }).tap();
  await press(anna, "Schließen");
  await anna.page.locator('[data-player="1"]').getByText("hat aufgegeben").waitFor();
  await look("resigned");
  expect(faults).toEqual([]);
});
