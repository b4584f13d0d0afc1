// Playing together without friction: whose turn it is is known everywhere at once, nothing that others do disturbs what somebody is
// doing, a lost connection is noticed, and there is nothing to press twice.

import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Visit } from "./harness";
import { cutOff } from "./look";
import { address, button, come, decides, forgive, go, introduce, moves, open, press, reach, start, stop, table, turn } from "./rooms";

beforeAll(start);
afterAll(stop);

const CLOCK = { kind: "bank", ms: 600_000, increment: 10_000 };

/** The same person in another tab. */
async function tab(it: Visit, hash: string): Promise<Visit> {
  const page = await it.page.context().newPage();
  await page.goto(`${address}${hash}`);
  const shot = async (name: string) => void (await page.screenshot({ path: join(import.meta.dirname, "shots", `${name}-${it.size}.png`) }));
  return { ...it, page, shot };
}

/** Two people begin to play. */
async function two(wish = {}): Promise<{ anna: Visit; ben: Visit; room: string }> {
  const anna = await come("laptop", "#/", "Anna");
  const room = await open(anna, wish);
  const ben = await come("phone", `#/room/${room}`, "Ben");
  await press(ben, "Join the game");
  await anna.page.locator('[data-seat="1"][data-holder="person"]').waitFor();
  await press(anna, "Start");
  await Promise.all([anna, ben].map(table));
  return { anna, ben, room };
}

/** How many squares for the tile lie under what is asked for. */
function covered(): number {
  const banner = document.querySelector("[data-asked]")!.getBoundingClientRect();
  const hidden = [...document.querySelectorAll("[data-place]")].filter((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left < banner.right && right > banner.left && top < banner.bottom && bottom > banner.top;
  });
  return hidden.length;
}

test("the lobby and the front page know at once whose turn it is", async () => {
  // A correspondence game: nobody has to be ready, or there, when it begins.
  const { anna, ben } = await two({ tiles: undefined, clock: { kind: "move", ms: 3 * 86_400_000 } });
  const lobby = await tab(ben, "#/online");
  await lobby.page.getByText("It isn’t your turn in any game.").waitFor();
  const front = await tab(ben, "#/");
  await front.page.getByText("With friends or strangers").waitFor();
  expect(await front.page.locator(".waiting").count()).toBe(0);
  // Two rounds: what is told once in half a minute would be late.
  for (let round = 0; round < 2; round++) {
    await turn(anna);
    const told = Date.now();
    await front.page.getByText("A game is waiting for your move").waitFor();
    await lobby.page.locator("article.turn").getByText("Your turn").waitFor();
    expect(Date.now() - told).toBeLessThan(3000);
    expect([await front.page.title(), await lobby.page.title()]).toEqual(["(1) Aude", "(1) Play together – Aude"]);
    expect(await front.page.locator("link[rel=icon]").getAttribute("href")).toMatch(/^data:image/);
    if (!round) for (const [it, name] of [[lobby, "lobby-turn"], [front, "front"]] as const) await it.shot(`together-${name}`);
    await decides(ben, 1);
    await turn(ben);
    await front.page.locator(".waiting").waitFor({ state: "detached" });
    await lobby.page.getByText("It isn’t your turn in any game.").waitFor();
    expect(await front.page.title()).toBe("Aude");
    await decides(anna, 0);
  }
});

test("a tile on trial survives whatever does not change the position", async () => {
  const { anna, ben, room } = await two();
  const { page } = anna;
  await page.locator("[data-place]").first().waitFor({ state: "attached" });
  // Whoever hears the tile instead of seeing it is told what is on it.
  await page.getByRole("button", { name: /^column \d, row -?\d: (City|Road|Monastery)/ }).first().waitFor({ state: "attached" });
  expect(await page.getByRole("button", { name: /^Tile / }).count()).toBe(0);
  await page.keyboard.press("ArrowUp");
  const trial = page.locator(".trial");
  const where = async () => (await trial.count()) === 1 && (await trial.getAttribute("style"));
  await trial.waitFor();
  const laid = await where();
  expect(laid).toBeTruthy();
  // One's own words, somebody else's, a spectator who comes, somebody who is gone for a moment.
  await page.getByRole("textbox", { name: "Message" }).fill("Let me see");
  await page.keyboard.press("Enter");
  await ben.page.locator("[data-bubble]").getByText("Let me see").waitFor();
  await ben.shot("together-bubble");
  expect(await where()).toBe(laid);
  await button(ben.page, /^Chat/).tap();
  await press(ben, "Quick chat");
  await press(ben, "Hello!");
  await page.locator('[data-bubble="1"]').getByText("Hello!").waitFor();
  await anna.shot("together-bubble");
  expect(await where()).toBe(laid);
  const cleo = await come("laptop", `#/room/${room}`, "Cleo");
  await table(cleo);
  await page.getByText("1 person is watching").first().waitFor({ state: "attached" });
  await ben.page.reload();
  await table(ben);
  await ben.page.locator("[data-watching='1']").waitFor();
  expect(await where()).toBe(laid);
  // The connection is lost and comes back.
  await page.context().setOffline(true);
  await page.locator("[data-connection]").waitFor();
  await page.context().setOffline(false);
  await page.locator("[data-connection]").waitFor({ state: "detached" });
  await trial.waitFor();
  expect(await where()).toBe(laid);
  forgive(anna);
  const before = await moves(anna);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press("Enter");
  await reach(anna, before + 1);
  await reach(ben, before + 1);
});

test("a connection that is lost without a word is noticed within five seconds of a move", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const ben = await come("phone", "#/", "Ben");
  const { page } = ben;
  let dead = false;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => dead || server.send(message));
    server.onMessage((message) => dead || socket.send(message));
  });
  await page.reload();
  const room = await open(anna);
  await go(page, `#/room/${room}`);
  await press(ben, "Join the game");
  await anna.page.locator('[data-seat="1"][data-holder="person"]').waitFor();
  await press(anna, "Start");
  await Promise.all([anna, ben].map(table));
  await turn(anna);
  await decides(ben, 1);
  const before = await moves(ben);
  await page.locator("[data-place]").first().waitFor({ state: "attached" });
  dead = true;
  await page.keyboard.press("ArrowUp");
  const asked = Date.now();
  await page.keyboard.press("Enter");
  await page.locator("[data-sending]").getByText("Sending…").waitFor();
  expect(Date.now() - asked).toBeLessThan(4000);
  await ben.shot("together-sending");
  await page.locator("[data-connection]").getByText("Connection lost.").waitFor();
  expect(Date.now() - asked).toBeLessThan(5500);
  expect(await page.evaluate(cutOff)).toEqual([]);
  await ben.shot("together-lost");
  expect(await moves(anna)).toBe(before);
  // It is played once, as soon as the connection is back.
  dead = false;
  await reach(ben, before + 1);
  await reach(anna, before + 1);
  await page.locator("[data-connection], [data-sending]").waitFor({ state: "detached" });
});

test("a room: by link, ready for the clock, finished in the lobby, played again with one press", async () => {
  const anna = await come("laptop", "#/online/new", "Anna");
  await anna.page.locator("article img").first().waitFor();
  expect(await anna.page.getByRole("switch", { name: "Show in the lobby" }).isChecked()).toBe(false);
  const stranger = await come("laptop", "#/online");
  await stranger.page.getByText("No open games").waitFor();
  const settings = { title: "Lanterns", listed: true, rated: true, lots: false, clock: CLOCK, setup: { parts: { base: 1 }, first: 0 } };
  const answer = await anna.page.context().request.post(`${address}api/rooms`, { data: { settings } });
  const { room } = (await answer.json()) as { room: string };
  await go(anna.page, `#/room/${room}`);
  const listed = stranger.page.getByRole("region", { name: "Open games" }).locator("article", { hasText: "Lanterns" });
  await listed.waitFor();

  // Somebody who comes by the link types a name at once.
  const ben = await come("phone", `#/room/${room}`);
  await ben.page.getByRole("dialog").waitFor();
  expect(await ben.page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT");
  await ben.shot("together-name");
  await introduce(ben, "Ben");
  // A full room is not open any more.
  await listed.waitFor({ state: "detached" });
  await anna.page.getByText("This game won’t be rated: Anna and Ben have no account.").waitFor();
  await anna.page.getByText("Waiting for Ben to be ready").waitFor();
  expect(await button(anna.page, "Start").isDisabled()).toBe(true);
  for (const it of [anna, ben]) {
    expect(await it.page.evaluate(cutOff)).toEqual([]);
    await it.shot("together-ready");
  }
  const message = ben.page.getByRole("textbox", { name: "Message" });
  await message.fill("Good lu");
  await press(ben, "I’m ready");
  await anna.page.locator('[data-seat="1"] [data-ready]').waitFor();
  await press(anna, "Start");
  await Promise.all([anna, ben].map(table));
  // What Ben was typing is still there.
  await press(ben, "Chat");
  expect(await message.inputValue()).toBe("Good lu");
  await ben.page.keyboard.press("Escape");
  expect(await anna.page.title()).toBe("Your turn – Lanterns – Aude");

  // What Anna says covers neither her clock nor her score.
  await anna.page.getByRole("textbox", { name: "Message" }).fill("I have all the time in the world, and I am going to use it.");
  await anna.page.keyboard.press("Enter");
  for (const it of [anna, ben]) {
    const box = async (what: string) => (await it.page.locator(what).first().boundingBox())!;
    const bubble = await box("[data-bubble]");
    for (const what of ['[data-clock="0"]', '[data-score="0"]']) {
      const { x, y, width, height } = await box(what);
      const apart = x >= bubble.x + bubble.width || x + width <= bubble.x || y >= bubble.y + bubble.height || y + height <= bubble.y;
      expect(apart, `${what} ${it.size}`).toBe(true);
    }
    await it.shot("together-bubble-clock");
  }

  await press(ben, "Room");
  await press(ben, "Resign");
  await ben.page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
  await ben.page.getByRole("heading", { name: "Anna wins" }).waitFor();
  const lobby = await tab(anna, "#/online");
  const over = lobby.page.getByRole("region", { name: "Finished games" }).locator("article", { hasText: "Lanterns" });
  await over.getByText("Ben resigned").waitFor();
  await lobby.shot("together-lobby-finished");
  await over.getByRole("link", { name: /^Replay/ }).click();
  await lobby.page.getByRole("heading", { name: "Anna wins" }).waitFor();
  expect(await lobby.page.title()).toBe("Lanterns – Aude");
  await lobby.page.close();

  // Ben asks for a rematch: Anna is told by whom, Ben is not, and it begins when she has pressed once.
  await press(ben, "Play again");
  await ben.page.locator('[data-seat="1"] input').waitFor();
  await anna.page.locator(".toasts").getByText("Ben wants a rematch.").waitFor();
  await anna.shot("together-rematch");
  expect(await ben.page.locator(".toasts .toast").count()).toBe(0);
  await go(anna.page, "#/online");
  await anna.page.locator(".toasts .toast").waitFor({ state: "detached" });
  await go(anna.page, `#/room/${room}`);
  await press(anna, "Join rematch");
  await Promise.all([anna, ben].map(table));
  await anna.page.locator('[data-clock="0"]').waitFor();
  expect(anna.page.url()).toBe(ben.page.url());
});

test("a turn is noticed: by the system, by the phone in the hand, on other screens", async () => {
  const anna = await come("laptop", "#/", "Anna");
  const ben = await come("phone", "#/", "Ben", { touch: true });
  const { page } = ben;
  await page.context().grantPermissions(["notifications"], { origin: address });
  await page.addInitScript(() => {
    const felt: unknown[] = [];
    const awake = { locks: 0 };
    const request = async () => {
      awake.locks++;
      return { release: async () => void awake.locks-- };
    };
    Object.assign(window, { felt, awake });
    Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => felt.push(pattern) });
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await page.reload();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const room = await open(anna, { title: "Lanterns" });
  await go(page, `#/room/${room}`);
  await press(ben, "Join the game");
  await anna.page.locator('[data-seat="1"][data-holder="person"]').waitFor();
  await press(anna, "Start");
  await Promise.all([anna, ben].map(table));
  await press(ben, "Room");
  await page.getByRole("switch", { name: "Notify me when it’s my turn" }).check();
  await ben.shot("together-notify");
  await page.keyboard.press("Escape");
  const locks = () => page.evaluate(() => (window as unknown as { awake: { locks: number } }).awake.locks);
  expect(await locks()).toBe(0);

  /** What is shown beside the page. */
  const notes = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
    });
  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  // He looks at something else: the system tells him, and the phone, until he comes back.
  await hide(true);
  await turn(anna);
  await decides(ben, 1);
  await expect.poll(notes).toEqual(["Your turn: Lanterns"]);
  expect(await page.title()).toBe("Your turn – Lanterns – Aude");
  expect(await page.evaluate(() => (window as unknown as { felt: unknown[] }).felt)).toContainEqual([40, 80, 40]);
  expect(await locks()).toBe(0);
  // Pressing the notification leads to the game, wherever in the page he is.
  await go(page, "#/");
  await page.getByText("A game is waiting for your move").waitFor();
  await page.context().serviceWorkers()[0]!.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new NotificationEvent("notificationclick", { notification: notification! }));
  });
  await page.waitForFunction((room) => location.hash === `#/room/${room}`, room);
  await table(ben);
  await hide(false);
  await expect.poll(notes).toEqual([]);
  await expect.poll(locks).toBe(1);
  await turn(ben);
  await expect.poll(locks).toBe(0);

  // He is in another part of the page: a note leads him to the game.
  await go(page, "#/new");
  await page.locator("article img").first().waitFor();
  await decides(anna, 0);
  await turn(anna);
  await page.locator(".toasts").getByText("Your turn – Lanterns").waitFor();
  await ben.shot("together-turn-elsewhere");
  await press(ben, "Play");
  await table(ben);
  await decides(ben, 1);
});

test("what people say stays in reach beside the result", async () => {
  const { anna, ben } = await two();
  await press(ben, "Room");
  await press(ben, "Resign");
  await ben.page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
  for (const it of [anna, ben]) await it.page.getByRole("heading", { name: "Anna wins" }).waitFor();
  // On a laptop there is room for both.
  const box = async (selector: string) => (await anna.page.locator(selector).boundingBox())!;
  const [result, talk] = [await box(".result"), await box(".talk")];
  expect(result.x + result.width).toBeLessThanOrEqual(talk.x);
  await anna.page.getByRole("textbox", { name: "Message" }).fill("Well played, Ben!");
  await anna.page.keyboard.press("Enter");
  // On a phone the result says that there is something new, and leads there.
  const chat = ben.page.locator(".result [data-chat]");
  await expect.poll(() => chat.textContent()).toContain("Chat, 1 new message");
  expect(await ben.page.evaluate(cutOff)).toEqual([]);
  await ben.shot("together-result-chat");
  await chat.tap();
  await ben.page.getByRole("log").getByText("Well played, Ben!").waitFor();
  await ben.shot("together-result-talk");
});

test("what is asked for covers no square that a tile can go to", async () => {
  for (const size of ["laptop", "phone"] as const) {
    const anna = await come("laptop", "#/", "Anna");
    const room = await open(anna);
    const ben = await come(size, `#/room/${room}`, "Ben");
    await press(ben, "Join the game");
    await press(anna, "Start");
    await Promise.all([anna, ben].map(table));
    for (let round = 0; round < 2; round++) {
      await turn(anna);
      await decides(ben, 1);
      await turn(ben);
      await decides(anna, 0);
    }
    await turn(anna);
    await decides(ben, 1);
    await press(anna, "Ask to undo");
    await ben.page.locator("[data-asked]").waitFor();
    await ben.page.waitForTimeout(300);
    await ben.shot("together-asked");
    expect(await ben.page.evaluate(covered)).toBe(0);
    expect(await ben.page.evaluate(cutOff)).toEqual([]);
  }
});

test("titles of tabs follow the screen", async () => {
  const anna = await come("laptop", "#/online", "Anna");
  const { page } = anna;
  const screens = ["#/new", "#/online", "#/online/new", "#/online/me", "#/learn", "#/play/nothing", "#/room/nothing-there", "#/online"];
  const titles = new Set<string>();
  for (const screen of screens) {
    await go(page, screen);
    const same = () => page.evaluate(() => document.title === `${document.querySelector("h1")?.textContent} – Aude`);
    await expect.poll(same, { message: screen }).toBe(true);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(screens.length - 1);
  await go(page, "#/");
  await expect.poll(() => page.title()).toBe("Aude");
});

test("a phone on its side keeps half of its height for the board", async () => {
  const { anna, ben } = await two();
  const { page } = ben;
  await page.setViewportSize({ width: 844, height: 390 });
  await turn(anna);
  await decides(ben, 1);
  await page.locator("[data-place]").first().waitFor({ state: "attached" });
  const free = () =>
    page.evaluate(() => {
      const bottom = document.querySelector(".strip")?.getBoundingClientRect().bottom ?? 0;
      const top = document.querySelector(".foot")!.getBoundingClientRect().top;
      return (top - bottom) / innerHeight;
    });
  await ben.shot("together-landscape-phone");
  expect(await free()).toBeGreaterThanOrEqual(0.5);
  await page.keyboard.press("ArrowUp");
  await page.locator(".trial").waitFor();
  await ben.shot("together-landscape-trial-phone");
  expect(await free()).toBeGreaterThanOrEqual(0.5);
  // What is asked for covers none of the squares.
  await page.keyboard.press("Escape");
  await press(anna, "Ask to undo");
  await page.locator("[data-asked]").waitFor();
  await page.waitForTimeout(300);
  await ben.shot("together-landscape-asked-phone");
  expect(await page.evaluate(covered)).toBe(0);
  expect(await page.evaluate(cutOff)).toEqual([]);
});
