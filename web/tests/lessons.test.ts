// The first steps, the lessons of the parts and the rules, in a real browser.

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { lessonOf, PART_LESSONS } from "../src/lessons/course";
import tutorial from "../src/lessons/tutorial.json";
import { SIZES, visit, type Size, type Visit } from "./harness";

const sizes = Object.keys(SIZES) as Size[];

/** The name of the step that is due. */
const step = (page: Page) => page.locator("[data-step]").getAttribute("data-step");

/** Clicks, or taps where there is no mouse. */
async function press({ page, size }: Visit, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  if (size === "phone") await target.tap();
  else await target.click();
}

const moves = async (page: Page) => Number(await page.locator("main.table").getAttribute("data-moves"));
/** Whether something has happened since. Runs in the browser. */
const changed = (before: number) => Number(document.querySelector("main.table")?.getAttribute("data-moves")) !== before;

/** Waits until it is the learner's turn, or there is something to read. */
async function ready(page: Page): Promise<void> {
  await page.locator("[data-next], [data-show]:enabled, [data-done], main.table:has([data-place]), main.table:has([data-mark])").first().waitFor();
}

/** Does what is lit: on the board, or by a button. */
async function follow(it: Visit): Promise<void> {
  const { page } = it;
  const before = await moves(page);
  const there = (selector: string) => page.locator(selector).count();
  if (await there(".family.aimed")) await press(it, ".family.aimed");
  if (await there("[data-place].aimed")) {
    const place = page.locator("[data-place].aimed");
    // Where it can lie in several ways it is turned until it lies as it should.
    for (let turn = 0; turn < 10 && (await moves(page)) === before; turn++) {
      await press(it, "[data-place].aimed");
      await place.and(page.locator(".tried")).waitFor();
      await press(it, ".hook.right");
      await page.waitForFunction(changed, before, { timeout: 400 }).catch(() => {});
    }
  } else if (await there("[data-mark].aimed")) {
    await press(it, "[data-mark].aimed");
    if (it.size === "phone" && (await there("[data-mark].aimed.picked")) && !(await there("[role=menu]"))) await press(it, "[data-mark].aimed.picked");
    if (await there("[role=menu]")) await press(it, "[role=menu] .row.aimed");
  } else if (await there("[data-aimed]")) {
    await press(it, "[data-aimed]");
  } else {
    // Where it does not matter what is done, anything will do.
    await press(it, "[data-show]");
  }
  await page.waitForFunction(changed, before);
}

/** Answers a decision of a free game with whatever comes first. */
async function answer(it: Visit): Promise<void> {
  const { page } = it;
  const before = await moves(page);
  await page.locator("[data-place], [data-mark], [data-choice], [data-done]").first().waitFor();
  if (await page.locator("[data-place]").count()) {
    await press(it, "[data-place]");
    await press(it, ".hook.right");
  } else if (await page.locator("[data-choice]").count()) await press(it, "[data-choice]");
  else return;
  await page.waitForFunction(changed, before);
}

/** Plays a lesson by hand to its last step. Answers the names of the steps, in order. */
async function learn(it: Visit, shot: (say: string) => Promise<void> = async () => {}): Promise<string[]> {
  const { page } = it;
  const seen: string[] = [];
  for (;;) {
    await ready(page);
    const now = await step(page);
    if (now && seen.at(-1) !== now) {
      seen.push(now);
      await shot(now);
    }
    if (await page.locator("[data-done]").count()) return seen;
    if (await page.locator("[data-next]").count()) await press(it, "[data-next]");
    else if (await page.locator("[data-show]").count()) await follow(it);
    else await answer(it);
  }
}

const mine = (steps: { say: string; by?: number }[]) => steps.filter(({ by }) => by === undefined).map(({ say }) => say);

describe("the first steps", () => {
  test.each([
    ["laptop", "en-GB", "Show me the game"],
    ["phone", "de-DE", "Zeig mir das Spiel"],
  ] as const)("are played from the front page to the end: %s, %s", async (size, locale, offer) => {
    const it = await visit(size, "", { locale, reducedMotion: "reduce" });
    const { page } = it;
    await it.shot("learn-front");
    await page.getByRole("link", { name: offer }).click();
    await page.locator("[data-step]").waitFor();
    const seen = await learn(it, (say) => it.shot(`learn-${say}`));
    const expected = mine(tutorial.positions[0]!.steps);
    expect(seen.filter((say) => expected.includes(say))).toEqual(expected);
    // Road and city brought 12 points before the last tiles.
    await it.shot("learn-over");
    await page.getByRole("button", { name: /Skip|Überspringen/ }).click();
    // The coach has the last word: nothing lies over it.
    await page.locator("[data-done]").waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await it.shot("learn-result");
    await press(it, "[data-done]");
    await page.waitForURL(/#\/learn$/);
    await it.shot("learn-done");
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem("aude.lessons") ?? "{}").done)).toEqual(["tutorial"]);
    // Whoever knows the game is not offered to be shown it any more.
    await page.goto(page.url().replace("#/learn", "#/"));
    await page.locator("h1").waitFor();
    expect(await page.getByRole("link", { name: offer }).count()).toBe(0);
  });

  test("are played on a large dark screen with the keyboard alone", async () => {
    const it = await visit("wide", "#/learn/tutorial", { reducedMotion: "reduce", colorScheme: "dark" });
    const { page } = it;
    await page.locator("[data-next]").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-step]")?.getAttribute("data-step") === "tile");
    await page.locator("[data-place].aimed").focus();
    await page.keyboard.press("Enter");
    await page.locator(".place.tried.aimed").waitFor();
    await it.shot("learn-keys");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-step]")?.getAttribute("data-step") === "follower");
    await page.locator("[data-mark].aimed").focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector("[data-step]")?.getAttribute("data-step") === "her-city-points");
    await it.shot("learn-her-city-points");
    expect(await page.locator("main.table").textContent()).toContain("Isabeau scores 4 points");
  });

  test("answer mistakes kindly, and can be left, resumed and skipped", async () => {
    const it = await visit("laptop", "#/learn/tutorial", { reducedMotion: "reduce" });
    const { page } = it;
    await page.locator("[data-next]").click();
    expect(await step(page)).toBe("tile");
    // Another square.
    await page.locator("[data-place]:not(.aimed)").first().click();
    await page.locator(".hook.right").click();
    await page.locator(".slip").waitFor();
    expect(await page.locator(".slip").textContent()).toContain("lit square");
    expect(await moves(page)).toBe(0);
    await it.shot("learn-slip");
    const kept = await page.evaluate(() => localStorage.getItem("aude.lessons"));
    await page.locator("[data-show]").click();
    await page.waitForFunction(() => document.querySelector("[data-step]")?.getAttribute("data-step") === "follower");
    await page.waitForFunction((before) => localStorage.getItem("aude.lessons") !== before, kept);
    await page.reload();
    await page.locator("[data-step]").waitFor();
    expect(await step(page)).toBe("follower");
    expect(await moves(page)).toBe(1);
    // To another chapter.
    await page.locator(".coach .chapter").click();
    await it.shot("learn-chapters");
    await page.getByRole("button", { name: "Cities" }).click();
    await page.waitForFunction(() => document.querySelector("[data-step]")?.getAttribute("data-step") === "city");
    expect(await moves(page)).toBe(12);
    await page.goto(page.url().replace("#/learn/tutorial", "#/learn"));
    await page.getByRole("link", { name: "Continue" }).waitFor();
    await it.shot("learn-list");
  });
});

describe("the lessons of the parts", () => {
  test.each(PART_LESSONS)("%s", async (name) => {
    for (const [size, locale] of [["laptop", "en-GB"], ["phone", "nl-NL"]] as const) {
      const it = await visit(size, `#/learn/${name}`, { locale, reducedMotion: "reduce" });
      await it.page.locator("[data-step]").waitFor();
      const seen = await learn(it, (say) => it.shot(`lesson-${name}-${say}`));
      const expected = lessonOf(name)!.positions.flatMap(({ steps }) => mine(steps));
      expect(seen.filter((say) => expected.includes(say))).toEqual(expected);
      await press(it, "[data-done]");
      await it.page.waitForURL(/#\/learn$/);
    }
  });

  test("are offered once, when a part is switched on", async () => {
    const { page, shot } = await visit("phone", "#/new");
    const card = page.locator("article", { has: page.getByRole("switch", { name: "The Tower" }) });
    await card.getByRole("switch").tap();
    await card.getByText("No, thanks").waitFor();
    await card.scrollIntoViewIfNeeded();
    await shot("lesson-offer");
    await card.getByText("No, thanks").tap();
    await card.getByRole("switch").tap();
    await card.getByRole("switch").tap();
    expect(await card.getByText("No, thanks").count()).toBe(0);
    // From there and back again.
    const inns = page.locator("article", { has: page.getByRole("switch", { name: /Inns/ }) });
    await inns.getByRole("switch").tap();
    await inns.getByRole("link", { name: "Show me" }).tap();
    await page.locator("[data-step]").waitFor();
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Leave lesson" }).tap();
    await page.waitForURL(/#\/new$/);
  });
});

describe.each(sizes)("the rules at the size of a %s", (size) => {
  test("are a key away, at the page in question, and can be searched", async () => {
    const it = await visit(size, "#/new", { colorScheme: size === "wide" ? "dark" : "light" });
    const { page } = it;
    await page.locator("article").first().waitFor();
    await page.keyboard.press("F1");
    await page.locator("[data-page=base] h2").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.keyboard.press("?");
    await page.locator("[data-page=base] h2").waitFor();
    await it.shot("rules-base");
    await page.keyboard.press("F1");
    await page.getByRole("button", { name: "The Tower: rules" }).click();
    await page.locator("[data-page=tower] h2").waitFor();
    await page.locator("[data-page=tower] img[data-scene]").first().scrollIntoViewIfNeeded();
    await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>("img[data-scene]")].every((img) => img.complete && img.naturalWidth > 0));
    await it.shot("rules-tower");
    // Options are called by their names.
    expect(await page.locator("[data-page=tower]").textContent()).not.toContain("ransom-per-turn");
    await page.getByRole("searchbox").fill("ransom");
    await page.locator(".hits button").first().waitFor();
    await it.shot("rules-search");
    await page.locator(".hits button", { hasText: "Ransom" }).first().click();
    await page.locator("[data-page=tower] [data-section]:focus").waitFor();
    expect(await page.locator("[data-section]:focus").textContent()).toBe("Ransom");
  });

  test("have all their pictures and pages", async () => {
    const it = await visit(size, "#/", { locale: "sv-SE" });
    const { page } = it;
    await page.getByRole("button", { name: "Reglerna" }).click();
    await page.locator("[data-page=base] h2").waitFor();
    const names = await page.locator(".find option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(names.length).toBe(15);
    for (const name of names) {
      await page.locator(".find select").evaluate((select, value) => {
        (select as HTMLSelectElement).value = value;
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }, name);
      await page.locator(`[data-page="${name}"] h2`).waitFor();
      await page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>("img[data-scene]")].every((img) => img.complete && img.naturalWidth > 0));
      if (["turn", "count", "abbey-mayor"].includes(name)) await it.shot(`rules-${name}`);
    }
  });

  test("open at the decision that is due", async () => {
    const it = await visit(size, "#/");
    const { page } = it;
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator("[data-place]").first().waitFor();
    await page.keyboard.press("F1");
    await page.locator("[data-section]:focus").waitFor();
    expect(await page.locator("[data-section]:focus").textContent()).toBe("Placing a tile");
    await it.shot("rules-decision");
    await page.keyboard.press("Escape");
    // The game goes on where it was.
    await page.locator("[data-place]").first().waitFor();
  });
});
