// The screens around the table in a real browser, with the real engine: how they look at every size, and what cannot be tried
// without a browser's own storage, tabs, keyboard and layout.

import type { Locator, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import recorded from "../src/testing/catalogue.json";
import { SIZES, visit, type Size, type Visit } from "./harness";

const sizes = Object.keys(SIZES) as Size[];

/** Games in the list: under way, with many players, over, and damaged ones. */
function stored(now: number): Record<string, string> {
  const names = ["Anna", "Guilhem", "Zoë", "Esclarmonde", "David", "Garsenda"];
  const tiles = (n: number) => Array.from({ length: n }, (_, i) => [(i * 7) % 9, Math.floor(i / 9)]);
  const game = (id: string, players: number, more: object) => ({
    version: 1,
    id,
    boxes: ["base"],
    setup: null,
    record: "aude record 1\nplayers: Anna, Ben\nparts: base\n",
    seats: names.slice(0, players).map((name, colour) => ({ kind: colour % 2 ? "computer" : "person", name, colour })),
    aids: {},
    began: now,
    when: now - 60_000,
    last: null,
    glance: { scores: [42, 37, 51, 12, 88, 101], turn: 9, left: 25, over: false, winners: [], tiles: tiles(30), figures: [[0, 0, 0], [1, 7, 0]] },
    tab: "",
    ...more,
  });
  const over = { scores: [42, 37, 51], turn: 71, left: 0, over: true, winners: [2], tiles: tiles(72), figures: [] };
  const games = [
    game("two", 2, {}),
    game("six", 6, { boxes: recorded.boxes.map((box) => box.name), when: now - 4e6 }),
    game("over", 3, { glance: over, when: now - 3e8 }),
  ];
  const texts = games.map((one) => [`aude.game.${one.id}`, JSON.stringify(one)]);
  return Object.fromEntries([...texts, ["aude.game.torn", JSON.stringify(games[0]).slice(0, 120)]]) as Record<string, string>;
}

/** Puts things into the storage before the page is there. */
const keeping = (items: Record<string, string>) => async (page: Page) => {
  await page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, items);
};

async function fits({ page }: Visit): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, "pixels beyond the window's right edge").toBeLessThanOrEqual(0);
}

/** The values of lists that do not fit in them. */
function cutOff(lists: Locator): Promise<string[]> {
  return lists.evaluateAll((all) =>
    (all as HTMLSelectElement[]).flatMap((list) => {
      const style = getComputedStyle(list);
      const pen = document.createElement("canvas").getContext("2d")!;
      pen.font = style.font;
      const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return [...list.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room);
    }),
  );
}

async function newGame(it: Visit): Promise<void> {
  await it.page.evaluate(() => (location.hash = "#/new"));
  await it.page.locator("article img").last().waitFor();
}

/** Shows what is under "Advanced". */
async function advanced({ page }: Visit): Promise<void> {
  await page.locator("main details > summary").click();
  await page.locator(".details button").last().waitFor();
}

describe.each(sizes)("at the size of a %s", (size) => {
  test.each(["light", "dark"] as const)("all screens fit, by %s", async (colorScheme) => {
    const it = await visit(size, "", { colorScheme, before: keeping(stored(Date.now())) });
    const { page } = it;
    await page.getByRole("button", { name: "Play" }).waitFor();
    await page.locator("article li path").first().waitFor();
    await fits(it);
    await it.shot(`front-${colorScheme}`);
    await page.getByRole("button", { name: "See what’s left" }).click();
    await it.shot(`damaged-${colorScheme}`);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "About Aude" }).click();
    await it.shot(`about-${colorScheme}`);
    await page.keyboard.press("Escape");

    await newGame(it);
    await fits(it);
    await it.shot(`new-${colorScheme}`);
    const start = page.getByRole("button", { name: "Start", exact: true });
    const box = (await start.boundingBox())!;
    expect(box.y + box.height, "the start button is in the window").toBeLessThanOrEqual(SIZES[size].height);
    await advanced(it);
    await it.shot(`new-advanced-${colorScheme}`);
    await page.getByRole("radio", { name: /Nordic/ }).check({ force: true });
    await page.getByRole("radio", { name: "6", exact: true }).check({ force: true });
    await page.getByRole("button", { name: /^Guilhem: blue/ }).click();
    await fits(it);
    expect(await cutOff(page.locator("ol select")), "levels that are cut off").toEqual([]);
    await it.shot(`new-six-${colorScheme}`);
    for (const [i, { name }] of recorded.boxes.entries()) {
      await page.locator(".details button").nth(i).click();
      const wide = await page.locator("dialog .body").evaluate((body) => body.scrollWidth - body.clientWidth);
      expect(wide, name).toBeLessThanOrEqual(0);
      if (colorScheme === "light") await it.shot(`box-${name}`);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: "Settings" }).click();
    await it.shot(`settings-${colorScheme}`);
    await page.keyboard.press("Escape");
    await page.evaluate(() => (location.hash = "#/play/none"));
    await page.getByRole("heading", { name: "Game not found" }).waitFor();
    await it.shot(`missing-${colorScheme}`);
  });

  test("controls are large enough to be touched", async () => {
    const it = await visit(size, "", { before: keeping(stored(Date.now())) });
    await it.page.locator("article").first().waitFor();
    const small = () =>
      it.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("button, a, select, input:not([type=file], [type=radio], [type=checkbox], [type=number])")]
          .map((control) => [control.getBoundingClientRect(), control.getAttribute("aria-label") ?? control.textContent] as const)
          .filter(([{ width, height }]) => width > 0 && (width < 43.9 || height < 43.9))
          .map(([{ width, height }, name]) => `${name}: ${width} × ${height}`),
      );
    expect(await small()).toEqual([]);
    await newGame(it);
    expect(await small()).toEqual([]);
    await advanced(it);
    expect(await small()).toEqual([]);
    await it.page.locator(".details button").first().click();
    expect(await small()).toEqual([]);
  });
});

test("texts of twice the size fit a phone, in the language with the longest words", async () => {
  const large = (page: Page) =>
    page.addInitScript(() => document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")));
  const it = await visit("phone", "", {
    locale: "de",
    before: async (page) => {
      await keeping(stored(Date.now()))(page);
      await large(page);
    },
  });
  await it.page.locator("article").first().waitFor();
  await fits(it);
  await it.shot("large-front");
  await newGame(it);
  await fits(it);
  await it.shot("large-new");
  await advanced(it);
  await fits(it);
  await it.page.locator(".details button").nth(3).evaluate((button: HTMLElement) => button.click());
  const wide = await it.page.locator("dialog .body").evaluate((body) => body.scrollWidth - body.clientWidth);
  expect(wide, "pixels, but for rounding").toBeLessThanOrEqual(1);
  await it.shot("large-box");
});

test.each(["en", "de", "da", "sv", "nl"])("everything is said in %s", async (locale) => {
  const it = await visit("phone", "", { locale, before: keeping(stored(Date.now())) });
  await it.page.locator("article").first().waitFor();
  expect(await it.page.locator("html").getAttribute("lang")).toBe(locale);
  await fits(it);
  await it.shot(`front-${locale}`);
  await newGame(it);
  await fits(it);
  await it.shot(`new-${locale}`);
  expect(await cutOff(it.page.locator("select")), "values that are cut off").toEqual([]);
  const ids = /\b(ui|front|new|mix|day|past|box|seat|level|option|value|toggle|set|count|preset|aid|settings|problem|state)-[a-z0-9-]+/;
  expect(await it.page.locator("body").innerText()).not.toMatch(ids);
  await advanced(it);
  await fits(it);
  expect(await it.page.locator("body").innerText()).not.toMatch(ids);
  await it.page.locator(".details button").nth(6).click();
  expect(await it.page.locator("dialog").innerText()).not.toMatch(ids);
  await it.shot(`box-${locale}`);
});

test("a game can be chosen and begun with the keyboard alone", async () => {
  const { page } = await visit("laptop");
  await page.getByRole("button", { name: "Play" }).waitFor();
  const onto = async (name: RegExp) => {
    for (let i = 0; i < 80; i++) {
      await page.keyboard.press("Tab");
      const at = await page.evaluate(() => {
        const it = document.activeElement;
        const by = it?.getAttribute("aria-labelledby");
        return it?.getAttribute("aria-label") ?? (by ? document.getElementById(by)?.textContent : it?.textContent?.trim()) ?? "";
      });
      if (name.test(at)) return;
    }
    throw new Error(`no way to ${name} by Tab`);
  };
  await onto(/^New game$/);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "New game" }).waitFor();
  await onto(/^The Tower$/);
  const view = await page.evaluate(() => document.activeElement!.getBoundingClientRect().bottom <= document.querySelector("footer")!.getBoundingClientRect().top);
  expect(view, "what has the focus is not behind the bar").toBe(true);
  await page.keyboard.press("Space");
  await onto(/^Advanced$/);
  await page.keyboard.press("Enter");
  await onto(/^The Tower: details$/);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor();
  await onto(/^Done$/);
  await page.keyboard.press("Enter");
  await onto(/^Start$/);
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/play\//);
  const [game] = await games(page);
  expect(game?.boxes).toEqual(["base", "tower"]);
});

/** The games in the storage. */
async function games(page: Page): Promise<{ id: string; boxes: string[]; record: string; tab: string }[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith("aude.game."))
      .map((key) => JSON.parse(localStorage.getItem(key)!)),
  );
}

test("what cannot be played is explained where it was chosen, in the reader's language", async () => {
  const { page } = await visit("laptop", "#/new", { locale: "de" });
  await page.locator("article").first().waitFor();
  const bar = page.locator("footer [role=status]");
  const says = (words: RegExp) => expect.poll(() => bar.innerText()).toMatch(words);
  const card = (name: string) => page.locator("article", { has: page.getByRole("switch", { name, exact: true }) });
  const flip = (name: string) => page.getByRole("switch", { name, exact: true }).click();
  const open = (name: string) => page.getByRole("button", { name: `${name}: Details`, exact: true }).click();
  const state = (toggle: string, name: string) =>
    page.locator(`[data-field='toggles.${toggle}']`).getByRole("radio", { name }).check({ force: true });
  const done = () => page.getByRole("dialog").getByRole("button", { name: "Fertig" }).click();

  await says(/2 Plätze/);
  await page.getByText("Erweitert").click();
  await flip("Grundspiel");
  await says(/^Es gibt nichts zu ziehen/);
  await flip("Grundspiel");

  await open("Grundspiel");
  await page.locator("[data-field='options.tiles-in-hand'] [value='3']").check();
  await page.locator("[data-field='options.max-players'] [value='5']").check();
  await done();
  await flip("Der Fluss");
  await says(/^Der Fluss lässt sich nicht aus der Hand/);
  await expect.poll(() => card("Grundspiel").innerText()).toMatch(/Der Fluss lässt sich nicht aus der Hand/);
  await flip("Der Fluss");
  await flip("Brücken, Burgen & Basare");
  await says(/^Ersteigerte Plättchen/);
  await flip("Brücken, Burgen & Basare");

  await page.getByRole("radio", { name: "6", exact: true }).check({ force: true });
  await says(/^Mitspielen können 1 bis 5/);
  await page.getByRole("button", { name: / entfernen$/ }).last().click();
  await says(/5 Plätze/);

  await open("Der Fluss");
  await state("river-2", "An");
  await done();
  await says(/^Das ist eingeschaltet, aber die Plättchen/);
  await open("Der Fluss");
  await state("river-2", "Auto");
  for (const set of ["river-1", "river-2"]) await page.locator(`[data-field='parts.${set}'] button`).last().click();
  await expect.poll(() => page.getByRole("dialog").innerText()).toMatch(/nur einen Fluss/);
  await done();
  await flip("Der Fluss");

  await open("Der Turm");
  await page.locator("[data-field='counts.tower-piece'] button").last().click();
  await state("tower", "Aus");
  await done();
  await says(/^Diese hast du gewählt, aber „Türme“ ist ausgeschaltet/);
  await open("Der Turm");
  await page.getByRole("dialog").getByRole("button", { name: "Zurücksetzen" }).click();
  await done();
  await says(/5 Plätze/);
});

test("the catalogue that other tests use is the engine's", async () => {
  const { page } = await visit("laptop", `${inject("modules")}tests/engine.html`);
  await page.waitForFunction(() => "drive" in window);
  const { ok: _, protocol: __, ...catalogue } = recorded;
  expect(await page.evaluate(() => window.drive.engine.catalogue())).toMatchObject(catalogue);
});

test("a game goes on after a reload, and in the tab that was opened last", async () => {
  const { page } = await visit("laptop");
  await page.getByRole("button", { name: "Play" }).click();
  await page.waitForURL(/#\/play\//);
  const [begun] = await games(page);
  await page.reload();
  await expect.poll(async () => (await games(page))[0]?.tab).not.toBe(begun!.tab);
  expect((await games(page))[0]?.record).toContain("players: Guest, Guilhem");

  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.getByText("This game is open elsewhere").waitFor();
  await page.getByRole("button", { name: "Play here" }).click();
  await other.getByText("This game is open elsewhere").waitFor();
  expect(await page.getByText("This game is open elsewhere").count()).toBe(0);
  await other.getByRole("dialog").getByRole("button", { name: "Home" }).click();
  await other.getByRole("link", { name: /^Continue game with Guest/ }).waitFor();
});

test("what a browser that crashed had not written yet is there again", async () => {
  const { page } = await visit("laptop");
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator("main.table").waitFor();
  const [begun] = await games(page);
  const copied = () =>
    page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const open = indexedDB.open("aude");
          open.onsuccess = () => {
            const all = open.result.transaction("games").objectStore("games").getAllKeys();
            all.onsuccess = () => done(all.result.map(String));
          };
        }),
    );
  await expect.poll(copied).toEqual([`aude.game.${begun!.id}`]);
  // Such a browser has forgotten it.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator("main.table").waitFor();
  expect((await games(page))[0]?.record).toBe(begun!.record);
  // What is deleted stays deleted.
  await page.goto(page.url().replace(/#.*/, "#/"));
  await page.getByRole("button", { name: /^Delete/ }).first().click();
  await expect.poll(copied).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  expect(await games(page)).toEqual([]);
});

test.each(["phone", "laptop"] as const)("settings are at the table too, on a %s, and the name in them is played under", async (size) => {
  const it = await visit(size);
  const { page } = it;
  await page.getByRole("button", { name: "Play" }).click();
  await page.locator("main.table").waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByLabel("Language").selectOption("de");
  await page.getByRole("dialog", { name: "Einstellungen" }).waitFor();
  await it.shot("table-settings");
  await page.keyboard.press("Escape");
  await page.getByText("Plättchen anlegen").waitFor();
  await page.evaluate(() => (location.hash = "#/"));
  await page.getByRole("button", { name: "Spielen", exact: true }).click();
  await expect.poll(async () => (await games(page)).map(({ record }) => /players: (.*)/.exec(record)?.[1]).sort()).toEqual(["Guest, Guilhem", "Zoë, Guilhem"]);
});

test("the file of a game is opened, whoever plays it", async () => {
  const { page } = await visit("laptop");
  await page.getByRole("button", { name: "Play" }).click();
  await page.waitForURL(/#\/play\//);
  const [game] = await games(page);
  await page.goto(page.url().split("#")[0]!);
  await page.getByRole("button", { name: "Open a game" }).click();
  const file = (text: string) => ({ name: "game.aude", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByTestId("import").setInputFiles(file("no game\n"));
  await page.getByText(/Can’t play this file: line 1/).waitFor();
  await page.getByTestId("import").setInputFiles(file(game!.record));
  await page.waitForURL(/#\/play\//);
  expect((await games(page)).map(({ record }) => record)).toEqual([game!.record, game!.record]);
});

test("a full storage is told, and the game can be played all the same", async () => {
  const full = async (page: Page) => {
    await page.addInitScript(() => {
      if (localStorage.getItem("filler")) return;
      let size = 1 << 22;
      let text = "";
      while (size > 16) {
        try {
          localStorage.setItem("filler", text + "x".repeat(size));
          text += "x".repeat(size);
        } catch {
          size >>= 1;
        }
      }
    });
  };
  const { page } = await visit("laptop", "", { before: full });
  await page.getByRole("button", { name: "Play" }).click();
  await page.getByText(/This browser is out of space/).waitFor();
  await page.waitForURL(/#\/play\//);
  expect(await games(page)).toEqual([]);
  // With the first action, whosever it is, it is told with what can be done, and it is not forgotten when that is closed.
  const asked = page.getByRole("dialog");
  await asked.or(page.locator(".place").first()).first().waitFor();
  if (!(await asked.count())) {
    await page.locator(".place").first().click();
    await page.locator(".hook.right").click();
  }
  await asked.getByRole("button", { name: "Play on" }).click();
  await page.getByRole("button", { name: "Can’t save the game" }).click();
  await asked.waitFor();
});

test("a record that does not hold is shown, and nothing is lost", async () => {
  const items = stored(Date.now());
  const torn = items["aude.game.two"]!.replace("parts: base", "parts: baas");
  const it = await visit("phone", "#/play/two", { before: keeping({ "aude.game.two": torn }) });
  await it.page.getByRole("heading", { name: "Can’t open this game" }).waitFor();
  expect(await it.page.getByRole("textbox").inputValue()).toContain("parts: baas");
  await fits(it);
  await it.shot("broken");
  expect((await games(it.page))[0]?.record).toContain("parts: baas");
});
