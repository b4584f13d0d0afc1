import { expect, test } from "vitest";
import type { SetupMessage } from "../engine/setup";
import type { View } from "../engine/types";
import { speak } from "../words";
import { leftOut } from "./left";

const figure = (figure: string) => ({ kind: "figure", figure, owner: 0 });
const view = {
  tiles: [{}, {}, {}],
  pieces: [figure("follower"), figure("follower"), figure("wagon"), { kind: "bridge", figure: null }, { kind: "castle", figure: null }, { kind: "tower", figure: null }, { kind: "fairy", figure: null }],
  players: [{ prisoners: [{ owner: 1, figure: "follower" }] }, { prisoners: [] }],
} as unknown as View;
const start = (...figures: string[]) => ({ players: [], start: [{ figures: figures.map((figure) => ({ figure })) }, {}, {}] }) as unknown as SetupMessage;

test("what a setup cannot say is named", async () => {
  await speak("en");
  expect(leftOut(view, start("follower", "follower", "wagon"))).toEqual(["1 follower", "1 bridge", "1 castle"]);
  expect(leftOut(view, start("follower"))).toEqual(["2 followers", "1 wagon", "1 bridge", "1 castle"]);
  expect(leftOut(view, { players: [] })[0]).toBe("3 tiles");
});

test("a game that can be set up leaves nothing out", () => {
  const plain = { ...view, pieces: [figure("follower")], players: [] } as unknown as View;
  expect(leftOut(plain, start("follower"))).toEqual([]);
});
