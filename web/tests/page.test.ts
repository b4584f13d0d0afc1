// The built page as a browser gets it from the program: what a first visit loads, under the policy of the server.

import { expect, test } from "vitest";
import { SIZES, visit, type Size } from "./harness";

/** A first visit may load so much, compressed. */
const BUDGET = 600_000;

for (const size of Object.keys(SIZES) as Size[]) {
  test(`the page is there: ${size}`, async () => {
    const it = await visit(size);
    await it.page.waitForLoadState("networkidle");
    expect(await it.page.title()).toContain("Aude");
    await it.shot("first");
  });
}

test("a first visit loads little", async () => {
  const sizes = new Map<string, number>();
  const it = await visit("laptop", "", {
    before: async (page) => {
      page.on("response", (response) => {
        // What the page has drawn itself is not loaded.
        if (response.url().startsWith("blob:")) return;
        const length = Number(response.headers()["content-length"] ?? 0);
        sizes.set(new URL(response.url()).pathname, length);
        if (length > 1000) expect(response.headers()["content-encoding"]).toBe("br");
      });
    },
  });
  await it.page.waitForLoadState("networkidle");
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  for (const [path, size] of [...sizes].sort((a, b) => b[1] - a[1])) console.log(`${String(size).padStart(8)} ${path}`);
  console.log(`${String(all).padStart(8)} in all`);
  expect([...sizes.keys()].some((path) => path.endsWith(".wasm")), "the engine is loaded").toBe(true);
  expect(all).toBeLessThanOrEqual(BUDGET);
});
