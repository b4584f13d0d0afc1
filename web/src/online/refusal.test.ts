import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../stored";
import { speak } from "../words";
import { NoServer } from "./api";
import { Refused } from "./live";
import { refusalWords } from "./refusal";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** Every code there is: what rooms refuse, what the server does, and what this page does itself. */
function codes(): string[] {
  const rust = ["crates/rooms/src/refusal.rs", "crates/server/src/error.rs"].flatMap((path) => {
    const body = /fn code\(.*?\n    \}\n/s.exec(read(path))?.[0] ?? "";
    const found = [...body.matchAll(/=> "([a-z-]+)"/g)].map((match) => match[1]!);
    expect(found.length, path).toBeGreaterThan(10);
    return found;
  });
  const own = [...read("web/src/online/live.ts").matchAll(/code: "([a-z-]+)"/g)].map((match) => match[1]!);
  return [...new Set([...rust, ...own])].sort();
}

describe("whatever is refused", () => {
  test.each(LANGUAGES)("has words in %s, and nothing else has", (language) => {
    const { body } = new FluentResource(read(`locales/${language}/web-online.ftl`));
    const said = body.flatMap(({ id }) => (id.startsWith("refusal-") ? [id.slice("refusal-".length)] : []));
    expect(said.sort()).toEqual(codes());
  });

  test("is listed where the messages are described", () => {
    const listed = read("docs/online.md");
    const body = /fn code\(.*?\n    \}\n/s.exec(read("crates/server/src/error.rs"))![0];
    for (const [, code] of body.matchAll(/=> "([a-z-]+)"/g)) expect(listed).toContain(`\`${code}\``);
  });

  test("is said in the reader's language", async () => {
    await speak("de");
    const refused = (code: string) => refusalWords(new Refused({ code, message: "words" }));
    expect(refused("not-your-turn")).toBe("Du bist nicht dran.");
    expect(refused("new-code")).toBe("Etwas ist schiefgegangen: words");
    expect(refusalWords(new NoServer(true))).toContain("Spielserver");
    expect(refusalWords(new NoServer(false))).toContain("antwortet nicht");
    expect(refusalWords(new TypeError("broken"))).toBe("Etwas ist schiefgegangen: broken");
  });
});
