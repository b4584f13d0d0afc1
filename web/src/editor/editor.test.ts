import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { Edit, Form, Sketch, Square, Tool } from "../engine/types";
import { ask, choices, view } from "../table/fixture";
import catalogue from "../testing/catalogue.json";
import { FakeEngine } from "../testing/fake";
import { speak } from "../words";
import { Editor, EditorInteraction } from "./editor.svelte";
import type { Way } from "../table/keys";
import Marks from "../table/Marks.svelte";
import FigurePanel from "./FigurePanel.svelte";
import Holdings from "./Holdings.svelte";

beforeAll(() => speak("en"));
afterEach(cleanup);

/** An engine that lets everything happen, and offers a place of every kind for what is in hand. */
class Laying extends FakeEngine {
  edits: Edit[] = [];
  held: Tool | null = null;
  things: string[] = [];
  /** The tiles on the table. */
  laid: Square[] = [[0, 0]];
  /** Further places for a figure. */
  more: Form[] = [];

  override sketch(setup: SetupMessage, _: number[] = [], edit: Edit | null = null, held: Tool | null = null): Promise<Sketch> {
    if (edit) this.edits.push(edit);
    this.held = held;
    const forms: Record<string, Form> = {
      tile: { how: "tile", tile: "U", at: [1, 0], turn: 1, span: null },
      abbey: { how: "tile", tile: "am-abbey", at: [1, 0], turn: 0, span: null },
      bridge: { how: "span", span: { at: [0, 0], axis: "ew" } },
      castle: { how: "segment", segment: { at: [0, 0], segment: 2 }, point: [50, 10] },
      dragon: { how: "square", at: [0, 0] },
      fairy: { how: "square", at: [0, 0] },
      figure: { how: "spot", figure: "follower", at: [0, 0], segment: 1, point: [50, 80], lies: true, away: true },
    };
    const form = held && forms[held.do];
    const more = held?.do === "figure" ? this.more.map((more): [string, Form] => ["place", more]) : [];
    const shown = view(0, form ? ask("place-tile", choices([held.do, form], ...more)) : null);
    shown.tiles = this.laid.map((at) => ({ tile: "D", at, turn: 0 }));
    for (const player of shown.players) player.supply.push({ figure: "bridge", n: 3 }, { figure: "castle", n: 3 }, { figure: "tower-piece", n: 4 });
    const { things } = this;
    return Promise.resolve({ setup: { ...setup }, view: shown, stock: [], bag: [], figures: ["follower"], followers: ["follower"], tower_pieces: 5, things, gone: 0, problems: [] });
  }
}

async function open(things: string[], position: Partial<SetupMessage> = {}): Promise<{ engine: Laying; editor: Editor; table: EditorInteraction }> {
  const engine = new Laying();
  engine.things = things;
  const editor = new Editor(engine, catalogue as unknown as Catalogue, { players: ["Anna", "Ben"], ...position }, "Anna");
  await editor.open();
  return { engine, editor, table: new EditorInteraction(editor) };
}

test("what was lit for a choice goes with it", async () => {
  const { editor, table } = await open([]);
  await editor.take({ do: "tile", tile: "U" });
  table.lit = { outlines: [], squares: [[1, 0]], span: null };
  await table.play(editor.view!.ask!.choices[0]!);
  expect(table.lit).toBeNull();
});

test("what is in hand is laid where the engine offers it", async () => {
  const { engine, editor } = await open([]);
  for (const [tool, edit] of [
    [{ do: "tile", tile: "U" }, { do: "tile", tile: "U", at: [1, 0], turn: 1 }],
    [{ do: "abbey", owner: 1 }, { do: "abbey", owner: 1, at: [1, 0] }],
    [{ do: "bridge", owner: 1 }, { do: "bridge", owner: 1, at: [0, 0], axis: "ew" }],
    [{ do: "castle", owner: 0 }, { do: "castle", owner: 0, at: [0, 0], segment: 2 }],
    [{ do: "figure", owner: 1, figure: "follower" }, { do: "stand", owner: 1, figure: "follower", at: [0, 0], segment: 1 }],
    [{ do: "fairy" }, { do: "fairy", at: [0, 0] }],
    [{ do: "dragon" }, { do: "set", field: "dragon", value: [0, 0] }],
  ] as [Tool, Edit][]) {
    await editor.take(tool);
    expect(engine.held).toEqual(tool);
    await editor.play(0);
    expect(engine.edits.pop()).toEqual(edit);
  }
  // There is one dragon.
  expect(editor.tool).toEqual({ do: "select" });
  expect(engine.held).toBeNull();
  // Figures and the fairy also go where somebody points.
  await editor.take({ do: "fairy" });
  await editor.touch([50, 50]);
  expect(engine.edits.pop()).toEqual({ do: "fairy", at: [0, 0] });
  await editor.take({ do: "figure", owner: 0, figure: "follower" });
  await editor.touch([50, 80]);
  expect(engine.edits.pop()).toEqual({ do: "figure", owner: 0, figure: "follower", point: [50, 80] });
});

test("with a figure in hand one goes to a tile, then to its parts", async () => {
  const { engine, editor, table } = await open([]);
  const spot = (at: [number, number], segment: number, point: [number, number]): Form => ({ how: "spot", figure: "follower", at, segment, point, lies: false, away: true });
  engine.more = [spot([0, 0], 0, [50, 20]), spot([1, 0], 0, [150, 80])];
  render(Marks, { table, turns: 0, scale: 1, touched: () => false });
  expect(screen.queryAllByRole("button")).toHaveLength(0);
  await editor.take({ do: "figure", owner: 1, figure: "follower" });
  const doors = () => screen.queryAllByRole("button", { name: /^Column/ }).map((door) => door.getAttribute("aria-label"));
  await expect.poll(doors).toEqual(["Column 0, row 0: 2 places", "Column 1, row 0: 1 place"]);
  screen.getByRole("button", { name: /^Column 0/ }).focus();
  (document.activeElement as HTMLElement).click();
  const here = () => document.activeElement?.getAttribute("data-mark");
  await expect.poll(here).toBe("spot 0,0 1");
  expect(document.querySelectorAll(".mark")).toHaveLength(2);
  // Somebody who puts a figure stays where it is.
  (document.activeElement as HTMLElement).click();
  await expect.poll(() => engine.edits.pop()).toEqual({ do: "stand", owner: 1, figure: "follower", at: [0, 0], segment: 1 });
  await expect.poll(() => table.picked?.key).toBe("spot 0,0 1");
  expect(here()).toBe("spot 0,0 1");
  // Arrows go on to the next tile; Escape leads back to the tiles, then there is nothing to leave.
  const way = (way: Way) => table.step(way, (point) => point);
  way("right");
  expect(table.picked?.key).toBe("spot 1,0 0");
  expect([editor.selected, table.marks.length]).toEqual([[1, 0], 1]);
  await expect.poll(here).toBe("spot 1,0 0");
  way("left");
  await expect.poll(here).toBe("spot 0,0 1");
  way("up");
  await expect.poll(() => document.querySelector(".mark.picked")?.getAttribute("data-mark")).toBe("spot 0,0 0");
  way("right");
  await expect.poll(here).toBe("spot 1,0 0");
  expect([table.cancel(), table.cancel(), table.cancel()]).toEqual([true, true, false]);
  await expect.poll(() => doors().length).toBe(2);
  expect(document.activeElement?.getAttribute("data-door")).toBe("1,0");
});

test("with nothing in hand arrows go from tile to tile", async () => {
  const { engine, editor, table } = await open([]);
  engine.laid = [[0, 0], [1, 0], [1, 1]];
  await editor.take({ do: "fairy" });
  await editor.take({ do: "select" });
  const to = (way: Way) => {
    table.step(way, ([x, y]) => [x, y]);
    return editor.selected;
  };
  expect(to("left")).toEqual([1, 0]);
  expect([to("left"), to("left"), to("right"), to("up")]).toEqual([[0, 0], [0, 0], [1, 0], [1, 1]]);
});

test("only what is in play is offered", async () => {
  const { editor, table } = await open(["bridge", "dragon"]);
  render(FigurePanel, { editor, table });
  expect(screen.getAllByRole("button", { name: "bridge, 3 left" })).toHaveLength(2);
  expect(screen.queryByRole("button", { name: /castle|abbey/ })).toBeNull();
  expect(screen.getByRole("button", { name: "the dragon" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "the fairy" })).toBeNull();
});

test("prisoners and guests come and go", async () => {
  const prisoner = { holder: 0, owner: 1, figure: "follower" };
  const { engine, editor, table } = await open(["prisoners", "quarters"], {
    prisoners: [prisoner],
    guests: [{ quarter: "market", owner: 0, figure: "follower" }],
  });
  render(Holdings, { editor, table });
  const anna = within(screen.getByRole("group", { name: "Held by Anna" }));
  const list = anna.getByRole("combobox", { name: "Add: Held by Anna" }) as HTMLSelectElement;
  expect([...list.options].map(({ text }) => text)).toEqual(["Add …", "Ben’s follower"]);
  await fireEvent.change(list, { target: { value: "1 follower" } });
  expect(engine.edits.pop()).toEqual({ do: "set", field: "prisoners", value: [prisoner, prisoner] });
  anna.getByRole("button", { name: "Remove: Ben’s follower" }).click();
  expect(engine.edits.pop()).toEqual({ do: "set", field: "prisoners", value: [] });
  const market = within(screen.getByRole("group", { name: "in the market" }));
  market.getByRole("button", { name: "Remove: Anna’s follower" }).click();
  expect(engine.edits.pop()).toEqual({ do: "set", field: "guests", value: [] });
  market.getByRole("button", { name: "Count is here" }).click();
  expect(engine.edits.pop()).toEqual({ do: "set", field: "count", value: "market" });
});

test("goods, cards and pieces of towers are set", async () => {
  const { editor, table } = await open(["goods", "king"], { king: { holder: 1, size: 4 } });
  render(Holdings, { editor, table });
  const more = (name: string) => within(screen.getByRole("group", { name })).getByRole("button", { name: "More" });
  more("Ben’s grain").click();
  await expect.poll(() => editor.position.goods).toEqual([{ wine: 0, grain: 0, cloth: 0 }, { wine: 0, grain: 1, cloth: 0 }]);
  more("Tiles in the largest city").click();
  await expect.poll(() => editor.position.king).toEqual({ holder: 1, size: 5 });
  more("Anna’s tower pieces").click();
  await expect.poll(() => editor.position["tower-pieces"]).toEqual([5, 4]);
  await fireEvent.change(screen.getByRole("combobox", { name: "King" }), { target: { value: "" } });
  await expect.poll(() => editor.position.king).toBeUndefined();
  expect(screen.queryByRole("combobox", { name: "Robber" })).toBeNull();
});

test("tiles that are laid aside, held or won are shown and taken away", async () => {
  const { editor, table } = await open([], { aside: ["BG", "BH"], hands: [["U"], []], won: [null, "X"] });
  render(Holdings, { editor, table });
  const take = async (group: string, tile: string) =>
    (await within(screen.getByRole("group", { name: group })).findByRole("button", { name: `Remove: what is on ${tile}` })).click();
  await take("Set aside for the dragon", "BG");
  await expect.poll(() => editor.position.aside).toEqual(["BH"]);
  await take("Anna’s tiles", "U");
  await expect.poll(() => editor.position.hands).toEqual([[], []]);
  await take("Ben’s tiles", "X");
  await expect.poll(() => editor.position.won).toBeUndefined();
});
