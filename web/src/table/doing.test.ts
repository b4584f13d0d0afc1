import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doing } from "../words";

const ROOT = join(import.meta.dirname, "../../..");
const ids = (path: string, kind: RegExp) => [...readFileSync(join(ROOT, path), "utf8").matchAll(kind)].map((found) => found[1]!);

test("everything a player can be asked has words for the others", () => {
  const parts = readdirSync(join(ROOT, "parts"), { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith("words.en.ftl"));
  const files = ["locales/en/game.ftl", ...parts.map((path) => join("parts", path))];
  const asked = files.flatMap((file) => ids(file, /^(ask-[a-z-]+) =/gm));
  const said = ids("locales/en/web-table.ftl", /^(doing-[a-z-]+) =/gm);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.map((id) => doing({ id })).sort()).toEqual(said.sort());
});
