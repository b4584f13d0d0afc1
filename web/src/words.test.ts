import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { valueTitle } from "./names";
import { spoken } from "./spoken.svelte";
import { LANGUAGES } from "./stored";
import catalogue from "./testing/catalogue.json";
import { ago, bundled, has, list, onDay, preferred, say, speak, t, tOr } from "./words";

const LOCALES = join(import.meta.dirname, "../../locales");
const PARTS = join(import.meta.dirname, "../../parts");
/** The files of a language; `parts` stands for what lies in the folders of parts. */
const FILES = ["game", "bots", "web", "web-table", "web-after", "web-editor", "web-lessons", "course", "web-online", "web-room", "rules", "parts"];
/** Those whose every message is asked for by its name. */
const STRICT = ["web", "web-online", "web-room"];
/** What the page shows of the words of parts. */
const OF_PAGE = /^(box|set|toggle|option|value|count)-/;

interface Message {
  id: string;
  text: string;
  variables: string[];
  messages: string[];
}

/** The messages of a file, or none where there is no such file. */
function read(language: string, file: string): Message[] {
  let text: string;
  try {
    text = file === "parts" ? ofParts(language) : readFileSync(join(LOCALES, language, `${file}.ftl`), "utf8");
  } catch {
    return [];
  }
  const { body } = new FluentResource(text);
  // What cannot be parsed is left out without a word.
  const written = text.match(/^-?[a-zA-Z][\w-]*(?= *=)/gm) ?? [];
  expect(body.map((entry) => entry.id), `${language}/${file}.ftl`).toEqual(written);
  return body.map(({ id, value }) => {
    const found: Record<string, Set<string>> = { var: new Set(), mesg: new Set() };
    walk(value, (type, name) => found[type]?.add(name));
    return { id, text: JSON.stringify(value), variables: [...found.var!].sort(), messages: [...found.mesg!] };
  });
}

/** The words of all parts that have theirs in their folder. */
function ofParts(language: string): string {
  const files = readdirSync(PARTS).flatMap((part) => ["words", "lesson"].map((file) => join(PARTS, part, `${file}.${language}.ftl`)));
  return files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
}

function walk(node: unknown, see: (type: string, name: string) => void): void {
  if (Array.isArray(node)) node.forEach((part) => walk(part, see));
  else if (typeof node === "object" && node !== null) {
    if ("type" in node && "name" in node) see(String(node.type), String(node.name));
    Object.values(node).forEach((part) => walk(part, see));
  }
}

/** The variables of a message, those of the messages in it among them. */
function variables(id: string, messages: Message[]): string[] {
  const message = messages.find((one) => one.id === id);
  const inside = message?.messages.flatMap((other) => variables(other, messages)) ?? [];
  return [...new Set([...(message?.variables ?? []), ...inside])].sort();
}

/** All sources of the page but tests. */
function sources(folder = import.meta.dirname): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["testing", "wasm"].includes(entry.name) ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [readFileSync(path, "utf8")] : [];
  });
}

describe("the texts", () => {
  const english = FILES.map((file) => [file, read("en", file)] as const);
  const all = english.flatMap(([, messages]) => messages);

  test("have every id once", () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  test.each(LANGUAGES)("have the same messages with the same variables in %s", (language) => {
    const said = FILES.flatMap((file) => read(language, file));
    for (const [file, messages] of english) {
      expect(read(language, file).map(({ id }) => id).sort()).toEqual(messages.map(({ id }) => id).sort());
    }
    for (const { id } of all) expect([id, ...variables(id, said)]).toEqual([id, ...variables(id, all)]);
    for (const { messages } of said) for (const id of messages) expect(all.map((one) => one.id)).toContain(id);
  });

  test.each(LANGUAGES.filter((language) => language !== "en"))("of the page are not English in %s", (language) => {
    const own = (of: string) => [...STRICT.flatMap((file) => read(of, file)), ...read(of, "parts").filter(({ id }) => OF_PAGE.test(id))];
    const others = own(language);
    const same = own("en").filter(({ id, text }) => text.length > 20 && others.find((one) => one.id === id)?.text === text);
    // Names, numbers, and "rating".
    expect(same.map(({ id }) => id).filter((id) => !["seat-colour", "seat-computer", "box-details-of", "about-version", "room-program-rating"].includes(id))).toEqual([]);
  });

  const code = sources().join("\n");

  test("that the page asks for are there", () => {
    const asked = [...code.matchAll(/\b(?:t|has)\(\s*"([^"]+)"/g)].map((found) => found[1]!);
    expect(asked.length).toBeGreaterThan(80);
    const ids = new Set(all.map(({ id }) => id));
    expect([...new Set(asked)].filter((id) => !ids.has(id))).toEqual([]);
  });

  test("of the page are all asked for", () => {
    const literal = new Set([...code.matchAll(/"([a-z][a-z0-9-]+)"/g)].map((found) => found[1]!));
    const patterns = [...code.matchAll(/`([a-z]+-[^`\s]*\$\{[^`\s]*)`/g)].map(
      (found) => new RegExp(`^${found[1]!.replace(/\$\{[^}]*\}/g, "[a-z0-9-]+")}$`),
    );
    const named = read("en", "parts").filter(({ id }) => OF_PAGE.test(id));
    const unused = [...STRICT.flatMap((file) => read("en", file)), ...named].filter(({ id }) => !literal.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(unused.map(({ id }) => id)).toEqual([]);
  });
});

describe("the catalogue", () => {
  test.each(LANGUAGES)("has names for everything in %s", (language) => {
    const ids = new Set(["web", "parts"].flatMap((file) => read(language, file)).map(({ id }) => id));
    const wanted = [
      ...catalogue.boxes.flatMap(({ name }) => [`box-${name}`, `box-${name}-about`]),
      ...catalogue.presets.flatMap(({ name }) => [`preset-${name}`, `preset-${name}-about`]),
      ...catalogue.parts.map(({ name }) => `set-${name}`),
      ...catalogue.toggles.flatMap(({ name }) => [`toggle-${name}`, `toggle-${name}-about`]),
      ...catalogue.options.map(({ name }) => `option-${name}`),
      ...catalogue.counts.map(({ name }) => `count-${name}`),
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("has names for nothing that is not there", () => {
    const names = (list: { name: string }[]) => list.map(({ name }) => name);
    const groups: Record<string, string[]> = {
      preset: [...names(catalogue.presets), "none"],
      set: names(catalogue.parts),
      toggle: names(catalogue.toggles),
      option: names(catalogue.options),
      count: names(catalogue.counts),
    };
    for (const { id } of [...read("en", "web"), ...read("en", "parts")]) {
      const [, group, name] = /^([a-z]+)-(.*?)(?:-about)?$/.exec(id) ?? [];
      if (group && name && group in groups) expect([group, groups[group]!.includes(name)], id).toEqual([group, true]);
    }
  });

  test.each(LANGUAGES)("says what values mean in %s", async (language) => {
    await speak(language);
    for (const { name, values } of catalogue.options) {
      for (const value of values) {
        const title = valueTitle(name, value);
        expect(title !== value || /^\d+$/.test(value), `${name}=${value}`).toBe(true);
      }
      const titles = values.map((value) => valueTitle(name, value));
      expect(new Set(titles).size, name).toBe(titles.length);
    }
  });
});

describe("speaking", () => {
  afterEach(() => {
    spoken.now = null;
  });

  test("takes the first language of the browser that there is", () => {
    expect(preferred(["fr-FR", "sv-SE", "de"])).toBe("sv");
    expect(preferred(["DE-at"])).toBe("de");
    expect(preferred(["fr"])).toBe("en");
    expect(preferred([])).toBe("en");
  });

  test("changes language at run time, and tells the page", async () => {
    await speak("de");
    expect(t("front-play")).toBe("Spielen");
    expect(document.documentElement.lang).toBe("de");
    await speak("nl");
    expect(t("front-play")).toBe("Spelen");
    expect(list(["Anna", "Bo", "Cleo"])).toBe("Anna, Bo en Cleo");
  });

  test("learns what few visits need when it is wanted, in every language", async () => {
    vi.resetModules();
    const fresh = await import("./words");
    await fresh.speak("de");
    expect(fresh.has("tut-welcome")).toBe(false);
    await fresh.speakMore();
    expect(fresh.t("tut-welcome")).toMatch(/^Willkommen/);
    expect(fresh.has("room-chat")).toBe(true);
    await fresh.speak("da");
    expect(fresh.t("tut-welcome")).toMatch(/^Velkommen/);
  });

  test("shows the id of what is missing", () => {
    expect(t("no-such-words")).toBe("no-such-words");
    expect(tOr("no-such-words", "words")).toBe("words");
    expect(has("no-such-words")).toBe(false);
  });

  test("says texts of the engine with players, numbers, lists and texts inside", () => {
    const bundle = bundled("en", [
      "scores = { $player } scores { $n -> \n [one] a point\n *[other] { $n } points\n } for { $what }: { $terms }.\ncity = a city\nterm = { $n } × 2",
    ]);
    spoken.now = { language: "en", bundle };
    const term = (n: number) => ({ id: "term", args: { n } });
    const text = { id: "scores", args: { player: { player: 1 }, n: 1, what: { id: "city" }, terms: [term(3), term(4)] } };
    expect(say(text, ["Anna", "Ben"])).toBe("Ben scores a point for a city: 3 × 2 and 4 × 2.");
    expect(say({ ...text, args: { ...text.args, n: 12 } }, [])).toBe("2 scores 12 points for a city: 3 × 2 and 4 × 2.");
  });

  test("says how long ago something was", async () => {
    await speak("en");
    const now = new Date(2026, 5, 15, 12).getTime();
    const minutes = (n: number) => ago(now - n * 60_000, now);
    expect([minutes(0), minutes(5), minutes(180), minutes(24 * 60), minutes(13 * 60)]).toEqual([
      "now",
      "5 minutes ago",
      "3 hours ago",
      "yesterday",
      "yesterday",
    ]);
    expect(minutes(60 * 24 * 40)).toBe("May 6, 2026");
    expect([0, 13 * 60, 60 * 24 * 40, -5].map((n) => onDay(now - n * 60_000, now))).toEqual(["today", "yesterday", "May 6, 2026", "today"]);
  });
});
