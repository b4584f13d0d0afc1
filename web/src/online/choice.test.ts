import { beforeAll, expect, test } from "vitest";
import type { Catalogue } from "../engine/setup";
import found from "../testing/catalogue.json";
import { speak } from "../words";
import { choiceOf, restoreRoom, setSeats, settingsOf, simpleRoom } from "./choice";
import { clockWords, DAY, lasting, MINUTE, SECOND } from "./clock";
import { holderName, playedWords } from "./played";
import type { Settings } from "./types";

const catalogue = found as unknown as Catalogue;

beforeAll(() => speak("en"));

test("a simple room asks for the base game and nothing that rooms refuse", () => {
  const settings = settingsOf(simpleRoom(), catalogue);
  expect(settings).toMatchObject({ title: "", seats: 2, lots: true, listed: false, rated: false, takeover: true, clock: { kind: "none" } });
  expect(settings.aids).toMatchObject({ hint: false, inspect: true });
  expect(settings.setup).toMatchObject({ parts: { base: 1 }, options: {}, counts: {} });
  for (const field of ["players", "seed", "date", "draw", "first"]) expect(settings.setup).not.toHaveProperty(field);
});

test("settings become a choice and settings again", () => {
  const settings: Settings = {
    title: "Friday",
    setup: {
      preset: "new-edition-2016",
      parts: { "base-gardens": 1, tower: 2 },
      toggles: settingsOf(simpleRoom(), catalogue).setup["toggles"],
      options: { "ransom-per-turn": "unlimited" },
      counts: { "tower-piece": 11 },
      first: 2,
      scores: [0, 5, 0],
    },
    seats: 3,
    lots: false,
    clock: { kind: "bank", ms: 7 * MINUTE, increment: 3 * SECOND },
    listed: false,
    rated: false,
    takeover: false,
    aids: { ...simpleRoom().draft.aids, bag: false },
  };
  expect(settingsOf(choiceOf(settings, catalogue), catalogue)).toEqual(settings);
  // By lot, the number of the seat means nothing.
  expect(settingsOf(choiceOf({ ...settings, lots: true }, catalogue), catalogue)).toMatchObject({ lots: true, setup: { scores: [0, 5, 0] } });
  expect(settingsOf(choiceOf({ ...settings, lots: true }, catalogue), catalogue).setup).not.toHaveProperty("first");
});

test("what was kept is believed as far as it makes sense", () => {
  const choice = { ...simpleRoom(), title: "Friday", listed: false, clock: { kind: "move" as const, ms: DAY } };
  setSeats(choice.draft, 5);
  choice.draft.first = 4;
  choice.draft.sets = { base: 1, tower: 1 };
  const kept = JSON.parse(JSON.stringify(choice)) as Record<string, unknown>;
  expect(restoreRoom(kept, catalogue)).toEqual(choice);
  expect(restoreRoom(null, catalogue)).toEqual(simpleRoom());
  expect(restoreRoom({}, catalogue)).toEqual(simpleRoom());
  const odd = { draft: { sets: { nonsense: 1 }, seats: [] }, title: 7, listed: "yes", clock: { kind: "move", ms: 0.5 } };
  expect(restoreRoom(odd, catalogue)).toMatchObject({ draft: { sets: { base: 1 } }, title: "", listed: false, clock: { kind: "none" } });
  expect(restoreRoom({ clock: { kind: "bank", ms: 15 * DAY, increment: 0 } }, catalogue).clock).toEqual({ kind: "none" });
  // Fewer seats: whoever was to begin may be gone.
  setSeats(choice.draft, 3);
  expect(choice.draft.first).toBeNull();
});

test("clocks in words", async () => {
  expect([30 * SECOND, 90 * SECOND, MINUTE, 120 * MINUTE, 3 * DAY, 0].map(lasting)).toEqual([
    "30 seconds",
    "90 seconds",
    "1 minute",
    "2 hours",
    "3 days",
    "0 seconds",
  ]);
  expect(clockWords({ kind: "bank", ms: 15 * MINUTE, increment: 10 * SECOND })).toBe("15 minutes + 10 seconds per move");
  await speak("de");
  expect(clockWords({ kind: "move", ms: DAY })).toBe("1 Tag pro Zug");
  await speak("en");
});

test("what is played, and by whom", () => {
  expect(playedWords({ preset: null, parts: ["base=2", "tower"] }, catalogue)).toBe("Base game · The Tower");
  expect(playedWords({ preset: "new-edition-2016", parts: ["base-gardens", "river-1-gardens", "tower"] }, catalogue)).toBe("New edition of 2016 · The Tower");
  expect(playedWords({ preset: null, parts: ["unknown"] }, catalogue)).toBe("");
  expect(holderName({ kind: "bot", level: "hard", name: "hard" })).toBe("hard");
  expect(holderName({ kind: "bot", level: "hard", name: "Guilhem" })).toBe("Guilhem");
});
