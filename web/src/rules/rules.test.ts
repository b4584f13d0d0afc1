import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "../engine/setup";
import { LANGUAGES } from "../stored";
import data from "../testing/catalogue.json";
import { FakeEngine } from "../testing/fake";
import { speak } from "../words";
import { book, nameOf, search } from "./book";
import { type Block, type Inline, inline, parse, plain, wordsOf } from "./markdown";
import Prose from "./Prose.svelte";
import { draw } from "./scene";
import all from "./scenes.json";

const catalogue = data as unknown as Catalogue;
const text = (words: string): Inline => ({ is: "text", text: words });

describe("markdown", () => {
  test("reads headings, paragraphs, lists, tables and pictures", () => {
    const source =
      "## Of **towers**\n\nOne\ntwo.\n\n- a\n  b\n- c\n\n1. d\n2. e\n\n| x | y |\n|---|---|\n| 1 | |\n\n![A tower.](EX-1)\n\nExamples: EX-1 EX-2+\n";
    expect(parse(source)).toEqual([
      { is: "heading", level: 2, inside: [text("Of "), { is: "bold", inside: [text("towers")] }] },
      { is: "paragraph", inside: [text("One two.")] },
      { is: "list", ordered: false, items: [[text("a b")], [text("c")]] },
      { is: "list", ordered: true, items: [[text("d")], [text("e")]] },
      { is: "table", head: [[text("x")], [text("y")]], rows: [[[text("1")], []]] },
      { is: "picture", name: "EX-1", caption: [text("A tower.")] },
    ] satisfies Block[]);
  });

  test("reads what stands out in a line", () => {
    expect(inline("a `b` *c* **d `e`** [f *g*](h.md).")).toEqual([
      text("a "),
      { is: "code", text: "b" },
      text(" "),
      { is: "italic", inside: [text("c")] },
      text(" "),
      { is: "bold", inside: [text("d "), { is: "code", text: "e" }] },
      text(" "),
      { is: "link", to: "h.md", inside: [text("f "), { is: "italic", inside: [text("g")] }] },
      text("."),
    ]);
    expect(plain(inline("<b>a</b> & `c`"))).toBe("<b>a</b> & c");
  });
});

describe.each(LANGUAGES)("the rules in %s", (language) => {
  beforeAll(() => speak(language));

  test("have a page for every box, and leave no sign of markdown", async () => {
    const pages = await book(language, catalogue);
    expect(pages.map(({ name }) => name).sort()).toEqual([...catalogue.boxes.map(({ name }) => name), "turn", "words"].sort());
    for (const { name, blocks } of pages) {
      for (const block of blocks) expect(wordsOf(block), name).not.toMatch(/[*`|]|\]\(|^- |!\[/);
      const pictures = blocks.flatMap((block) => (block.is === "picture" ? [block.name] : []));
      for (const picture of pictures) expect(Object.keys(all)).toContain(picture);
    }
  });

  test("call everything by its name, and link to pages there are", async () => {
    const pages = await book(language, catalogue);
    const codes = [catalogue.options, catalogue.toggles, catalogue.parts].flat().map(({ name }) => name);
    const values = catalogue.options.flatMap((option) => option.values.filter((value) => !/^\d+$/.test(value)));
    const walk = (inside: Inline[], see: (it: Inline) => void): void => {
      for (const it of inside) {
        see(it);
        if ("inside" in it) walk(it.inside, see);
      }
    };
    for (const { blocks } of pages) {
      for (const block of blocks) {
        const lines = block.is === "list" ? block.items : block.is === "paragraph" ? [block.inside] : [];
        for (const line of lines) {
          walk(line, (it) => {
            if (it.is === "code") expect([...codes, ...values]).not.toContain(it.text);
            if (it.is === "link") expect(pages.map(({ name }) => `${name}.md`)).toContain(it.to);
          });
        }
      }
    }
  });
});

describe("the book", () => {
  beforeAll(() => speak("en"));

  test("is searched through, headings first", async () => {
    const pages = await book("en", catalogue);
    const hits = search(pages, "  ransom ");
    expect(hits[0]).toMatchObject({ heading: "Ransom", page: { name: "tower" } });
    expect(hits.length).toBeGreaterThan(3);
    expect(hits.every(({ around }) => around[1].toLowerCase() === "ransom")).toBe(true);
    expect(search(pages, "r")).toEqual([]);
    expect(search(pages, "xyzzy")).toEqual([]);
  });

  test("knows which option a value belongs to", () => {
    expect(nameOf("allowed", catalogue, ["princess-then-place"])).toBe("Allowed");
    expect(nameOf("must", catalogue, ["princess-removal"])).not.toBe("must");
    expect(nameOf("nonsense", catalogue)).toBe("nonsense");
  });

  test("is made of elements: text is never markup", () => {
    const blocks = parse("## <i>a</i>\n\n<img src=x onerror=alert(1)> *b* [c](tower.md)\n\n| Part |\n|---|\n| tower, abbot |\n");
    const pages: string[] = [];
    const { container } = render(Prose, { blocks, engine: new FakeEngine(), catalogue, onlink: (page: string) => pages.push(page) });
    expect(container.querySelector("img, i")).toBe(null);
    expect(container.querySelector("h3")?.textContent).toBe("<i>a</i>");
    expect(container.querySelector("em")?.textContent).toBe("b");
    for (const link of container.querySelectorAll("a")) link.click();
    expect(pages).toEqual(["tower", "tower", "abbot"]);
    expect(container.querySelector("td")?.textContent?.trim()).toBe("The Tower, The Abbot");
  });

  test("draws a scene of tiles and what is on them", async () => {
    const svg = await draw(new FakeEngine(), { tiles: [["D", 0, 0, 0], ["U", 1, -1, 1]], things: [[150, 30, "<circle r='5'/>"]] });
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBe(null);
    expect(parsed.documentElement.getAttribute("viewBox")).toBe("-16 -16 232 232");
    expect([...parsed.querySelectorAll("svg > svg")].map((tile) => [tile.getAttribute("x"), tile.getAttribute("y")])).toEqual([["0", "0"], ["100", "100"]]);
    expect(parsed.querySelector("g")?.getAttribute("transform")).toBe("translate(150 30)");
  });
});
