// The rules in the reader's language: pages with their words, and a search through all of them.

import type { Catalogue } from "../engine/setup";
import { boxTitle, optionTitle, presetTitle, setTitle, toggleTitle, valueTitle } from "../names";
import type { Language } from "../stored";
import { t } from "../words";
import { type Block, type Inline, parse, plain, wordsOf } from "./markdown";

const SOURCES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./texts/en"),
  de: () => import("./texts/de"),
  da: () => import("./texts/da"),
  sv: () => import("./texts/sv"),
  nl: () => import("./texts/nl"),
};

export interface Page {
  name: string;
  title: string;
  blocks: Block[];
}

/** All pages, in the order in which they are listed. What is only about the terminal is left out. */
export async function book(language: Language, catalogue: Catalogue): Promise<Page[]> {
  const texts = (await SOURCES[language]()).default;
  const boxes = catalogue.boxes.map((box) => ({ name: box.name, title: boxTitle(box) }));
  const base = boxes.filter(({ name }) => name === "base");
  const parts = boxes.filter(({ name }) => name !== "base");
  const more = [
    { name: "turn", title: t("rules-turn") },
    { name: "words", title: t("rules-words") },
  ];
  return [...base, ...more, ...parts].flatMap(({ name, title }) => {
    const text = Object.entries(texts).find(([path]) => path.includes(`/parts/${name}/`) || path.endsWith(`/rules/${name}.md`))?.[1];
    return text === undefined ? [] : [{ name, title, blocks: parse(text).map((block) => named(block, catalogue)) }];
  });
}

/** A block in which everything is called by its name. */
function named(block: Block, catalogue: Catalogue): Block {
  const before: string[] = [];
  const line = (inside: Inline[]): Inline[] =>
    inside.map((it) => {
      if ("inside" in it) return { ...it, inside: line(it.inside) };
      if (it.is !== "code") return it;
      before.push(it.text);
      return { ...it, text: nameOf(it.text, catalogue, before) };
    });
  switch (block.is) {
    case "list":
      return { ...block, items: block.items.map(line) };
    case "table":
      return { ...block, head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) };
    case "picture":
      return { ...block, caption: line(block.caption) };
    default:
      return { ...block, inside: line(block.inside) };
  }
}

/** What a name in the text is called here: an option, a value, an element, a tile set, an edition. */
export function nameOf(code: string, catalogue: Catalogue, before: readonly string[] = []): string {
  const named = <T extends { name: string }>(all: readonly T[]) => all.find(({ name }) => name === code);
  const option = named(catalogue.options);
  if (option) return optionTitle(option);
  const toggle = named(catalogue.toggles);
  if (toggle) return toggleTitle(toggle);
  const set = named(catalogue.parts);
  if (set) return setTitle(set);
  const preset = named(catalogue.presets);
  if (preset) return presetTitle(preset);
  // A value belongs to the option that was named last.
  const owners = catalogue.options.filter(({ values }) => values.includes(code));
  const owner = owners.find(({ name }) => name === before.findLast((one) => owners.some((own) => own.name === one))) ?? owners[0];
  return owner ? valueTitle(owner.name, code) : code;
}

export interface Hit {
  page: Page;
  /** The number of the section it is in, −1 before the first. */
  section: number;
  heading: string;
  /** The words around it: before, found, after. */
  around: [string, string, string];
}

/** Where a page or its words have what is looked for, the best first: headings, then the rest. */
export function search(pages: readonly Page[], wanted: string, most = 40): Hit[] {
  const sought = fold(wanted.trim());
  if (sought.length < 2) return [];
  const hits: (Hit & { worth: number })[] = [];
  for (const page of pages) {
    let section = -1;
    let heading = page.title;
    for (const block of page.blocks) {
      const words = wordsOf(block);
      if (block.is === "heading") {
        section++;
        heading = plain(block.inside);
      }
      const at = fold(words).indexOf(sought);
      if (at < 0) continue;
      const end = at + sought.length;
      const around: Hit["around"] = [lead(words.slice(0, at)), words.slice(at, end), trail(words.slice(end))];
      hits.push({ page, section, heading, around, worth: block.is === "heading" ? 1 : 0 });
    }
  }
  return hits.sort((a, b) => b.worth - a.worth).slice(0, most);
}

/** The last words before something, and the first after it. */
function lead(text: string): string {
  return text.length > 48 ? `… ${text.slice(-48).replace(/^\S*\s/, "")}` : text;
}
function trail(text: string): string {
  return text.length > 64 ? `${text.slice(0, 64).replace(/\s\S*$/, "")} …` : text;
}

/** Without capitals; letters stay as many as they are. */
function fold(text: string): string {
  return [...text].map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter)).join("");
}
