import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doing } from "../words";

const PARTS = join(import.meta.dirname, "../../../parts");

/** The messages of a file and of all parts. */
function texts(file: string): string {
  const parts = readdirSync(PARTS, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"));
  const files = [join(import.meta.dirname, "../../../locales/en", `${file}.ftl`), ...parts.map(({ name }) => join(PARTS, name, "words.en.ftl"))];
  return files.map((path) => readFileSync(path, "utf8")).join("\n");
}

test("everything a player can be asked has words for the others", () => {
  const asked = [...texts("game").matchAll(/^(ask-[a-z-]+) =/gm)].map((found) => found[1]!);
  const said = [...texts("web-table").matchAll(/^(doing-[a-z-]+) =/gm)].map((found) => found[1]!);
  expect(asked.map((id) => doing({ id }))).toEqual(said);
});
