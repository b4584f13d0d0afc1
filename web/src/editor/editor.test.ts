import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { Edit, Form, Sketch, Tool } from "../engine/types";
import { ask, choices, view } from "../table/fixture";
import catalogue from "../testing/catalogue.json";
import { FakeEngine } from "../testing/fake";
import { speak } from "../words";
import { Editor, EditorDesk } from "./editor.svelte";
import FigurePanel from "./FigurePanel.svelte";
import Holdings from "./Holdings.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

/** An engine that lets everything happen, and offers a place of every kind for what is in hand. */
class Laying extends FakeEngine {
  edits: Edit[] = [];
  held: Tool | null = null;
  things: string[] = [];

  override sketch(setup: SetupMessage, _: number[] = [], edit: Edit | null = null, held: Tool | null = null): Promise<Sketch> {
    if (edit) this.edits.push(edit);
    this.held = held;
    const forms: Record<string, Form> = {
      tile: { how: "tile", tile: "U", at: [1, 0], turn: 1, bridge: null },
      abbey: { how: "tile", tile: "am-abbey", at: [1, 0], turn: 0, bridge: null },
      bridge: { how: "bridge", bridge: { at: [0, 0], axis: "ew" } },
      castle: { how: "segment", segment: { at: [0, 0], segment: 2 }, point: [50, 10] },
      dragon: { how: "square", at: [0, 0] },
    };
    const form = held && forms[held.do];
    const shown = view(0, form ? ask("place-tile", choices([held.do, form])) : null);
    for (const player of shown.players) player.supply.push({ figure: "bridge", n: 3 }, { figure: "castle", n: 3 }, { figure: "tower-piece", n: 4 });
    const { things } = this;
    return Promise.resolve({ setup: { ...setup }, view: shown, stock: [], bag: [], figures: ["follower"], followers: ["follower"], tower_pieces: 5, things, gone: 0, problems: [] });
  }
}

async function open(things: string[], position: Partial<SetupMessage> = {}): Promise<{ engine: Laying; editor: Editor; desk: EditorDesk }> {
  const engine = new Laying();
  engine.things = things;
  const editor = new Editor(engine, catalogue as unknown as Catalogue, { players: ["Anna", "Ben"], ...position }, "Anna");
  await editor.open();
  return { engine, editor, desk: new EditorDesk(editor) };
}

test("what is in hand is laid where the engine offers it", async () => {
  const { engine, editor } = await open([]);
  for (const [tool, edit] of [
    [{ do: "tile", tile: "U" }, { do: "tile", tile: "U", at: [1, 0], turn: 1 }],
    [{ do: "abbey", owner: 1 }, { do: "abbey", owner: 1, at: [1, 0] }],
    [{ do: "bridge", owner: 1 }, { do: "bridge", owner: 1, at: [0, 0], axis: "ew" }],
    [{ do: "castle", owner: 0 }, { do: "castle", owner: 0, at: [0, 0], segment: 2 }],
    [{ do: "dragon" }, { do: "dragon", at: [0, 0] }],
  ] as [Tool, Edit][]) {
    await editor.take(tool);
    expect(engine.held).toEqual(tool);
    await editor.play(0);
    expect(engine.edits.pop()).toEqual(edit);
  }
  // There is one dragon.
  expect(editor.tool).toEqual({ do: "select" });
  // Figures and the fairy go where somebody points.
  await editor.take({ do: "fairy" });
  expect(engine.held).toBeNull();
  await editor.touch([50, 50]);
  expect(engine.edits.pop()).toEqual({ do: "fairy", at: [0, 0] });
});

test("only what is in play is offered", async () => {
  const { editor, desk } = await open(["bridge", "dragon"]);
  render(FigurePanel, { editor, desk });
  expect(screen.getAllByRole("button", { name: "bridge, 3 left" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /castle|abbey/ })).toBeNull();
  expect(screen.getByRole("button", { name: "the dragon" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "the fairy" })).toBeNull();
});

test("prisoners and guests come and go", async () => {
  const { engine, editor, desk } = await open(["prisoners", "quarters"], {
    prisoners: [{ holder: 0, owner: 1, figure: "follower" }],
    guests: [{ quarter: "market", owner: 0, figure: "follower" }],
  });
  render(Holdings, { editor, desk });
  const anna = within(screen.getByRole("group", { name: "Held by Anna" }));
  const list = anna.getByRole("combobox", { name: "Add: Held by Anna" }) as HTMLSelectElement;
  expect([...list.options].map(({ text }) => text)).toEqual(["Add …", "Ben’s follower"]);
  await fireEvent.change(list, { target: { value: "1 follower" } });
  expect(engine.edits.pop()).toEqual({ do: "prisoners", holder: 0, owner: 1, figure: "follower", n: 2 });
  anna.getByRole("button", { name: "Take away: Ben’s follower" }).click();
  expect(engine.edits.pop()).toEqual({ do: "prisoners", holder: 0, owner: 1, figure: "follower", n: 0 });
  const market = within(screen.getByRole("group", { name: "in the market" }));
  market.getByRole("button", { name: "Take away: Anna’s follower" }).click();
  expect(engine.edits.pop()).toEqual({ do: "guests", quarter: "market", owner: 0, figure: "follower", n: 0 });
  market.getByRole("button", { name: "The count is here" }).click();
  expect(engine.edits.pop()).toEqual({ do: "count", quarter: "market" });
});

test("goods, cards and pieces of towers are set", async () => {
  const { editor, desk } = await open(["goods", "king"], { king: { holder: 1, size: 4 } });
  render(Holdings, { editor, desk });
  const more = (name: string) => within(screen.getByRole("group", { name })).getByRole("button", { name: "More" });
  more("Grain of Ben").click();
  await expect.poll(() => editor.position.goods).toEqual([{ wine: 0, grain: 0, cloth: 0 }, { wine: 0, grain: 1, cloth: 0 }]);
  more("Tiles of the largest city").click();
  await expect.poll(() => editor.position.king).toEqual({ holder: 1, size: 5 });
  more("Tower pieces of Anna").click();
  await expect.poll(() => editor.position["tower-pieces"]).toEqual([5, 4]);
  await fireEvent.change(screen.getByRole("combobox", { name: "The king" }), { target: { value: "" } });
  await expect.poll(() => editor.position.king).toBeUndefined();
  expect(screen.queryByRole("combobox", { name: "The robber" })).toBeNull();
});

test("tiles that are laid aside, held or won are shown and taken away", async () => {
  const { editor, desk } = await open([], { aside: ["BG", "BH"], hands: [["U"], []], won: [null, "X"] });
  render(Holdings, { editor, desk });
  const take = (group: string, tile: string) =>
    within(screen.getByRole("group", { name: group })).getByRole("button", { name: `Take away: Tile ${tile}` }).click();
  take("Waiting for the dragon", "BG");
  await expect.poll(() => editor.position.aside).toEqual(["BH"]);
  take("Tiles of Anna", "U");
  await expect.poll(() => editor.position.hands).toEqual([[], []]);
  take("Tiles of Ben", "X");
  await expect.poll(() => editor.position.won).toBeUndefined();
});
