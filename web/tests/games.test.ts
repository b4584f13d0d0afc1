// A game of every part by itself, of the base game, and of six people around one screen.

import { beforeAll, describe, test } from "vitest";
import recorded from "../src/testing/catalogue.json";
import { open, prepare, sizes, whole } from "./games";

beforeAll(prepare);

const boxes = recorded.boxes.map(({ name }) => name).filter((name) => name !== "base");

test.each(boxes.map((name, i) => [name, sizes[i % 3]!] as const))("a game of %s, at the size of a %s", async (name, size) => {
  await whole(await open(size, name), 2, name, { seed: 3 });
});

describe.each(sizes)("at the size of a %s", (size) => {
  test("the base game; on a phone with everything that moves, on a laptop by keys", async () => {
    const it = await open(size, "base", size === "phone" ? "no-preference" : "reduce");
    await whole(it, 2, "base", { seed: 4, keys: size === "laptop" });
  });

  test("six people around one screen", async () => {
    await whole(await open(size, "six"), 6, "six", { seed: 5, reloads: true });
  });
});
