// As much of Markdown as the rules are written in: headings, paragraphs, lists, tables, pictures; bold, italic, code and links.
// What comes out is data, which a component turns into elements: no markup is ever made from text.

export type Inline =
  | { is: "text"; text: string }
  | { is: "bold" | "italic"; inside: Inline[] }
  | { is: "code"; text: string }
  | { is: "link"; to: string; inside: Inline[] };

export type Block =
  | { is: "heading"; level: number; inside: Inline[] }
  | { is: "paragraph"; inside: Inline[] }
  | { is: "list"; ordered: boolean; items: Inline[][] }
  | { is: "table"; head: Inline[][]; rows: Inline[][][] }
  | { is: "picture"; name: string; caption: Inline[] };

/** The blocks of a text. The line that names examples, the last one, is left out. */
export function parse(text: string): Block[] {
  const body = text.replace(/\nExamples:[^\n]*\s*$/, "");
  return body.split(/\n\s*\n/).map((block) => block.trim()).filter(Boolean).map(blockOf);
}

function blockOf(text: string): Block {
  const heading = /^(#+) (.*)$/.exec(text);
  if (heading) return { is: "heading", level: heading[1]!.length, inside: inline(heading[2]!) };
  const picture = /^!\[([^\]]*)\]\(([^)]*)\)$/.exec(text);
  if (picture) return { is: "picture", name: picture[2]!, caption: inline(picture[1]!) };
  const lines = text.split("\n");
  if (text.startsWith("|")) {
    const [head, , ...rows] = lines.map(cells);
    return { is: "table", head: head ?? [], rows };
  }
  if (ITEM.test(text)) {
    const items: string[] = [];
    for (const line of lines) {
      if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { is: "list", ordered: !text.startsWith("-"), items: items.map(inline) };
  }
  return { is: "paragraph", inside: inline(lines.join(" ")) };
}

const ITEM = /^(?:-|\d+\.) /;

function cells(row: string): Inline[][] {
  const inside = row.trim().replace(/^\|/, "").replace(/\|$/, "");
  return inside.split("|").map((cell) => inline(cell.trim()));
}

/** What stands out within a line, in the order in which it is looked for. */
const SIGNS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const sign of text.matchAll(SIGNS)) {
    if (sign.index > end) found.push({ is: "text", text: text.slice(end, sign.index) });
    end = sign.index + sign[0].length;
    const [, code, bold, italic, words, to] = sign;
    if (code !== undefined) found.push({ is: "code", text: code });
    else if (bold !== undefined) found.push({ is: "bold", inside: inline(bold) });
    else if (italic !== undefined) found.push({ is: "italic", inside: inline(italic) });
    else if (words !== undefined && to !== undefined) found.push({ is: "link", to, inside: inline(words) });
  }
  if (end < text.length) found.push({ is: "text", text: text.slice(end) });
  return found;
}

/** The words alone. */
export function plain(inside: readonly Inline[]): string {
  return inside.map((it) => ("inside" in it ? plain(it.inside) : it.text)).join("");
}

/** The words of a block. */
export function wordsOf(block: Block): string {
  switch (block.is) {
    case "heading":
    case "paragraph":
      return plain(block.inside);
    case "list":
      return block.items.map(plain).join(" ");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plain).join(" ")).join(" ");
    case "picture":
      return plain(block.caption);
  }
}
