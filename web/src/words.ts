// What the page says, in five languages. The messages are Fluent texts in `locales`, shared with the terminal; each language
// is a file of its own that is loaded when it is needed. `t` and `say` are read inside of components: they depend on the
// language, so that everything is said again when it changes.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text, Value } from "./engine/types";
import { LANGUAGES, type Language } from "./stored";
import { spoken } from "./spoken.svelte";

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./texts/en"),
  de: () => import("./texts/de"),
  da: () => import("./texts/da"),
  sv: () => import("./texts/sv"),
  nl: () => import("./texts/nl"),
};

/** What few visits need: the steps of the lessons, and rooms. */
const MORE: typeof SOURCES = {
  en: () => import("./texts/more.en"),
  de: () => import("./texts/more.de"),
  da: () => import("./texts/more.da"),
  sv: () => import("./texts/more.sv"),
  nl: () => import("./texts/more.nl"),
};
let withMore = false;

/** The language that fits the browser best. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0];
    const known = LANGUAGES.find((name) => name === language);
    if (known) return known;
  }
  return "en";
}

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const bundle = spoken.bundles.get(language) ?? (await load(language));
  spoken.bundles.set(language, bundle);
  spoken.now = { language, bundle };
  if (typeof document !== "undefined") document.documentElement.lang = language;
}

async function load(language: Language): Promise<FluentBundle> {
  const bundle = bundled(language, Object.values((await SOURCES[language]()).default));
  if (withMore) await addMore(language, bundle);
  return bundle;
}

async function addMore(language: Language, bundle: FluentBundle): Promise<void> {
  for (const text of Object.values((await MORE[language]()).default)) bundle.addResource(new FluentResource(text));
}

/** Loads the texts of lessons and rooms, too, for every language from now on. */
export async function speakMore(): Promise<void> {
  if (withMore) return;
  withMore = true;
  try {
    await Promise.all([...spoken.bundles].map(([language, bundle]) => addMore(language, bundle)));
  } catch (error) {
    withMore = false;
    throw error;
  }
}

/** A bundle of these texts. */
export function bundled(language: string, texts: string[]): FluentBundle {
  // Marks around values would show as boxes in some fonts and are of no use here: all five languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Values of a message. */
export type Args = Record<string, string | number | FluentVariable>;

/** Whether there is such a message. */
export function has(id: string): boolean {
  return spoken.now?.bundle.hasMessage(id) ?? false;
}

/** A message of the page. One that does not exist gives its id, so that it is noticed. */
export function t(id: string, args?: Args): string {
  const now = spoken.now;
  const message = now?.bundle.getMessage(id);
  if (!now || !message?.value) return id;
  return now.bundle.formatPattern(message.value, args ?? null, []);
}

/** A message, or other words where there is none. */
export function tOr(id: string, words: string): string {
  return has(id) ? t(id) : words;
}

/** What the engine has to say. `names` are those of the players, by seat. */
export function say(text: Text, names: readonly string[] = []): string {
  const args: Args = {};
  for (const [name, value] of Object.entries(text.args ?? {})) args[name] = valued(value, names);
  return t(text.id, args);
}

/** The message about another player who is asked this: what they are doing. */
export function doing(question: Text): string {
  return question.id.replace(/^ask-/, "doing-");
}

function valued(value: Value, names: readonly string[]): string | FluentVariable {
  if (typeof value === "string") return value;
  if (typeof value === "number") return new FluentNumber(value);
  if (Array.isArray(value)) return list(value.map((text) => say(text, names)));
  if ("player" in value) return names[value.player] ?? String(value.player + 1);
  return say(value, names);
}

/** "Anna, Ben and Cleo". */
export function list(words: string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(words);
}

/** The language that is spoken now. */
export function language(): Language {
  return spoken.now?.language ?? "en";
}

/** "Yesterday", "3 hours ago". */
export function ago(when: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const seconds = Math.max(0, (now - when) / 1000);
  const days = midnights(when, now);
  if (seconds < 60) return format.format(0, "second");
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), "minute");
  if (days === 0) return format.format(-Math.floor(seconds / 3600), "hour");
  return onDay(when, now);
}

/** "Today", "3 days ago". */
export function onDay(when: number, now = Date.now()): string {
  const days = Math.max(0, midnights(when, now));
  if (days < 14) return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-days, "day");
  return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(when);
}

/** How often the day has changed in between. */
function midnights(from: number, to: number): number {
  const day = (time: number) => new Date(time).setHours(12, 0, 0, 0);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
