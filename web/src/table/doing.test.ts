import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doing } from "../words";

const texts = (file: string) => readFileSync(join(import.meta.dirname, "../../../locales/en", `${file}.ftl`), "utf8");

test("everything a player can be asked has words for the others", () => {
  const asked = [...texts("game").matchAll(/^(ask-[a-z-]+) =/gm)].map((found) => found[1]!);
  const said = [...texts("web-table").matchAll(/^(doing-[a-z-]+) =/gm)].map((found) => found[1]!);
  expect(asked.map((id) => doing({ id }))).toEqual(said);
});
