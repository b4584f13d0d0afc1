// Playing together, up to the door of a room: the lobby, a new room, oneself. Everybody here is a page of its own.

import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { beforeAll, describe, expect, inject, test } from "vitest";
import type { Language } from "../src/stored";
import { visit, type Size, type Visit } from "./harness";
import { cutOff, serious } from "./look";

type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

const PASSWORD = "bread and cheese";

/** A name that nobody had before, in this test or another one: the server is that of all tests. */
const fresh = (name: string) => `${name} ${Math.random().toString(36).slice(2, 6)}`;
const login = (name: string) => fresh(name).replace(" ", "-");

/** Asks the server as whoever the page is. */
async function ask(page: Page, path: string, body: object): Promise<{ room: string }> {
  const response = await page.context().request.post(new URL(path, inject("page")).href, { data: body });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as { room: string };
}

/** Opens a room: two seats, the first begins. */
async function open(page: Page, settings: object): Promise<string> {
  return (await ask(page, "/api/rooms", { settings: { listed: true, lots: false, setup: { parts: { base: 1 }, first: 0 }, ...settings } })).room;
}

/** Does something in a room, one after the other, as whoever the page is. */
async function act(page: Page, room: string, ...commands: object[]): Promise<void> {
  const answers = await page.evaluate(
    async ([room, commands]) => {
      const socket = new WebSocket(new URL("/live", location.href.replace(/^http/, "ws")));
      const heard: Record<string, unknown>[] = [];
      const next = (is: (message: Record<string, unknown>) => boolean) =>
        new Promise<Record<string, unknown>>((resolve) => {
          socket.onmessage = ({ data }) => {
            const message = JSON.parse(data as string) as Record<string, unknown>;
            if (is(message)) resolve(message);
          };
        });
      await next((message) => "hello" in message);
      for (const [id, command] of commands.entries()) {
        const answer = next((message) => message.id === id);
        socket.send(JSON.stringify({ id, room, ...command }));
        heard.push(await answer);
      }
      socket.close();
      return heard;
    },
    [room, commands] as const,
  );
  for (const answer of answers) expect(answer).toHaveProperty("ok");
}

/** Anna, who has an account and games, as her browser knows her. */
let anna: State;
/** Her account. */
let annas: string;
/** A game that waits for her. */
let due: string;

beforeAll(async () => {
  const [her, him] = [(await visit()).page, (await visit()).page];
  annas = login("anna");
  await ask(her, "/api/register", { login: annas, password: PASSWORD, name: "Anna" });
  await ask(him, "/api/register", { login: login("benedikt"), password: PASSWORD, name: "Benedikt der Ältere" });
  // One that is over.
  const over = await open(her, { title: "Rated, with the tower", rated: true, setup: { parts: { base: 1, tower: 1 }, first: 0 } });
  await act(him, over, { do: "sit", seat: 1 });
  await act(her, over, { do: "start" });
  await act(him, over, { do: "resign" });
  // One that waits for Anna, not listed; one of two others; two that are open.
  due = await open(her, { title: "Friday evening", listed: false, seats: 3, clock: { kind: "move", ms: 3 * 86_400_000 } });
  await act(her, due, { do: "bot", seat: 1, level: "easy" }, { do: "bot", seat: 2, level: "hard" }, { do: "start" });
  const running = await open(him, { clock: { kind: "bank", ms: 900_000, increment: 15_000 }, setup: { preset: "new-edition-2016", first: 0 } });
  await act(him, running, { do: "bot", seat: 1, level: "medium" }, { do: "start" });
  await open(him, { title: "Come in", seats: 5 });
  await open(her, { title: "Everything", seats: 4, rated: true, setup: { parts: { base: 2, "inns-cathedrals": 1, "traders-builders": 1 }, first: 0 } });
  anna = await her.context().storageState();
});

/** Opens a page about playing together, as somebody or as nobody. */
async function go(size: Size, hash: string, who?: State, settings: object = {}): Promise<Visit> {
  const before = async (page: Page) => {
    await page.addInitScript(
      ([text, known]) => {
        localStorage.setItem("aude.settings", text);
        if (known) localStorage.setItem("aude.online", "1");
      },
      [JSON.stringify({ motion: "off", language: "en", ...settings }), who !== undefined] as const,
    );
  };
  return visit(size, hash, { before, reducedMotion: "reduce", ...(who ? { storageState: who } : {}) });
}

const to = async (page: Page, hash: string, there: string) => {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await page.locator(there).first().waitFor();
};

describe.each([
  ["en", "light"],
  ["de", "dark"],
] as [Language, string][])("in %s, %s", (language, theme) => {
  test.each(["phone", "laptop", "wide"] as Size[])("everything has its place on a %s", async (size) => {
    const it = await go(size, "", anna, { language, theme });
    const { page } = it;
    const faults: string[] = [];
    const look = async (name: string) => {
      const found = await page.evaluate(cutOff);
      // Of a page that is longer than the window it sees all; the front page has it elsewhere.
      if (size === "laptop" && !/front|below/.test(name)) found.push(...(await serious(page)));
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      if (over > 0) found.push(`${over} pixels beyond the window`);
      faults.push(...found.map((text) => `${name}: ${text}`));
      await it.shot(`lobby-${language}-${name}`);
    };
    await page.locator(".waiting").waitFor();
    await look("front");
    await to(page, "#/online", "article");
    expect(await page.locator("article.turn").count()).toBe(1);
    await look("rooms");
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(100);
    await look("rooms-below");
    await to(page, "#/online/new", "article img");
    await page.getByRole("radiogroup").first().getByRole("radio").last().check({ force: true });
    await page.locator(".clock select").selectOption("own");
    await look("new");
    await to(page, "#/online/me", "article");
    await look("me");
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(100);
    await look("me-below");
    await page.locator("button.danger").click();
    await page.getByRole("dialog").waitFor();
    await look("forget");
    expect(faults).toEqual([]);
  });
});

test("a name, a room, and everybody else sees it at once", async () => {
  const title = fresh("Sunday morning");
  const ben = await go("laptop", "#/online");
  await ben.page.getByText("Come in", { exact: true }).waitFor();
  const cleo = await go("phone", "#/online/new");
  const { page } = cleo;
  await page.locator("article img").first().waitFor();
  await page.getByLabel("Title").fill(title);
  await page.getByRole("switch", { name: "Show in the lobby" }).check();
  await page.getByRole("switch", { name: "The River" }).first().check();
  await page.getByRole("button", { name: "Create room" }).click();
  await page.getByRole("dialog").waitFor();
  await cleo.shot("lobby-name");
  await page.getByRole("textbox", { name: "Your name" }).fill("Cleo");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash.startsWith("#/room/"));
  const room = (await page.evaluate(() => location.hash)).slice("#/room/".length);
  const card = ben.page.locator("article", { hasText: title });
  await card.waitFor();
  expect(await card.textContent()).toMatch(/Cleo.*free.*The River/s);
  const list = (name: string) => ben.page.getByRole("region", { name }).locator("article", { hasText: title });
  expect(await list("Open games").count()).toBe(1);
  expect(await card.getByRole("link").getAttribute("href")).toBe(`#/room/${room}`);
  await act(page, room, { do: "bot", seat: 1, level: "easy" });
  await act(page, room, { do: "start" });
  await list("Running games").waitFor();
  expect(await list("Open games").count()).toBe(0);
  // What was chosen is remembered.
  await to(page, "#/online/new", "article img");
  expect(await page.getByLabel("Title").inputValue()).toBe(title);
  // Searching, and a link.
  const search = ben.page.getByRole("searchbox");
  await search.fill(title.toUpperCase());
  await ben.page.getByText("Come in", { exact: true }).waitFor({ state: "detached" });
  expect(await ben.page.locator("article").count()).toBe(1);
  await search.fill("nothing like this");
  await ben.page.getByText("No results").first().waitFor();
  await search.fill("");
  await ben.page.getByText("Come in", { exact: true }).waitFor();
  await ben.page.getByLabel("Join by link or code").fill("what is this?");
  await ben.page.keyboard.press("Enter");
  await ben.page.getByText("That isn’t a room link.").waitFor();
  await ben.shot("lobby-link");
  await ben.page.getByLabel("Join by link or code").fill(new URL(`#/room/${room}`, inject("page")).href);
  await ben.page.keyboard.press("Enter");
  await ben.page.waitForFunction((room) => location.hash === `#/room/${room}`, room);
});

test("an account: made, left, come back to, looked at, taken along, deleted", async () => {
  const it = await go("laptop", "#/online/me");
  const doras = login("Dora");
  const { page } = it;
  await page.getByRole("button", { name: "Enter a name" }).waitFor();
  await it.shot("lobby-me-nobody");
  await page.getByRole("button", { name: "Enter a name" }).click();
  await page.getByRole("textbox", { name: "Your name" }).fill("Dora");
  await page.keyboard.press("Enter");
  await page.getByText("You’re playing as a guest").waitFor();
  await it.shot("lobby-me-guest");
  const account = page.getByRole("region", { name: "Account" });
  await account.getByLabel("Username").fill(annas);
  await account.getByLabel("Password", { exact: true }).fill("short");
  await account.getByRole("button", { name: "Create account" }).click();
  await account.getByRole("alert").getByText("8 to 200 characters").waitFor();
  await account.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await account.getByRole("button", { name: "Create account" }).click();
  await account.getByText("That username is taken").waitFor();
  await it.shot("lobby-me-refused");
  await account.getByLabel("Username").fill(doras);
  await account.getByRole("button", { name: "Create account" }).click();
  await page.getByText(`Signed in as ${doras.toLowerCase()}`).waitFor();
  const name = page.getByRole("textbox", { name: "Your name" });
  await name.fill("Dorothea");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByText("Name changed").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Username").fill(doras);
  await page.getByLabel("Password").fill("not this one");
  await page.keyboard.press("Enter");
  await page.getByText("Wrong username or password.").waitFor();
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.getByText(`Signed in as ${doras.toLowerCase()}`).waitFor();
  expect(await name.inputValue()).toBe("Dorothea");
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ person: { name: "Dorothea", login: doras.toLowerCase() }, games: [] });
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("dialog").getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete forever" }).click();
  await page.getByText("All your data has been deleted.").waitFor();
  await page.getByText("Look around.").waitFor();
  // The browser notes on its console whatever a server refuses.
  const refused = it.errors.splice(0);
  expect(refused.filter((error) => !/status of 40[019].*\/api\/(register|login)/.test(error))).toEqual([]);
  expect(refused).toHaveLength(3);
});

test("a finished game is looked at again, and one that waits is known on the front page", async () => {
  const { page } = await go("laptop", "#/online/me", anna);
  const statistics = page.getByRole("region", { name: "Statistics" });
  await statistics.getByText("The rating comes from one game.").waitFor();
  expect((await statistics.locator("dd").allTextContents()).slice(0, 2)).toEqual(["1", "1"]);
  await page.locator("article", { hasText: "Rated, with the tower" }).getByText("Benedikt der Ältere resigned").waitFor();
  await page.locator("article", { hasText: "Rated, with the tower" }).getByRole("link", { name: /^Replay/ }).click();
  await page.getByRole("heading", { name: "Anna wins" }).waitFor();
  expect(await page.evaluate(() => location.hash)).toMatch(/^#\/room\//);
  await to(page, "#/", ".waiting");
  expect(await page.locator(".waiting").textContent()).toBe("A game is waiting for your move");
  await page.locator(".waiting a").click();
  expect(await page.locator("article.turn a").getAttribute("href")).toBe(`#/room/${due}`);
});

test("a plain web host has nobody to play with, and says so", async () => {
  const before = async (page: Page) => {
    await page.route("**/api/**", (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<h1>Not found</h1>" }));
  };
  const it = await visit("phone", "#/online", { before });
  await it.page.getByText("it has no game server").waitFor();
  expect(await it.page.locator("main").textContent(), "no commands for players").not.toContain("./");
  await it.shot("lobby-plain");
  expect(it.errors.splice(0).join("\n")).toMatch(/^Failed to load resource: .*404.*\/api\/me\)$/);
  await it.page.getByRole("link", { name: "New game" }).click();
  await it.page.locator("article img").first().waitFor();
});

test("a server that comes back is found again", async () => {
  let there = false;
  const before = async (page: Page) => {
    await page.route("**/api/me", (route) => (there ? route.continue() : route.abort()));
  };
  const it = await visit("laptop", "#/online", { before });
  await it.page.getByText("The server isn’t answering.").waitFor();
  await it.shot("lobby-silent");
  there = true;
  await it.page.evaluate(() => dispatchEvent(new Event("online")));
  await it.page.getByText("Come in", { exact: true }).waitFor();
  expect(await it.page.getByText("The server isn’t answering.").count()).toBe(0);
  expect(it.errors.splice(0).filter((error) => !error.includes("ERR_FAILED"))).toEqual([]);
});
