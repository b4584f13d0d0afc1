// The editor: a position as a setup, every edit made by the engine, each of which can be taken back. It looks like a game to
// the table, whose choices are the places of the tile in hand, so that tiles are laid here as they are in a game.

import { SetupFault } from "../engine/client";
import { type Draft, setupOf } from "../draft";
import type { Engine } from "../engine/engine";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { Choice, Edit, LogLine, Point, Sketch, Square, Tool as Held, View } from "../engine/types";
import type { Playing } from "../playing";
import { said } from "../glance";
import type { Aids, Seat } from "../stored";
import { middle, squareAt } from "../table/camera";
import { TableInteraction } from "../table/interaction.svelte";
import { nextPoint, type Way } from "../table/keys";
import { toasts } from "../ui/toasts.svelte";
import { problemWords } from "../names";
import { has, t } from "../words";
import { draftOf, join, type Position, positionOf } from "./position";

/** What a tap on the table does. */
export type Tool = Held | { do: "select" };

/** Whether there is something in hand, for which the engine knows places. */
export function isHeld(tool: Tool): tool is Held {
  return tool.do !== "select";
}

/** Whether it goes wherever somebody points: marks for all its places are more than anybody wants to see. */
export function isPointed(tool: Tool): boolean {
  return tool.do === "figure" || tool.do === "fairy";
}

/** The edit of a figure that belongs to nobody and comes to a tile. */
function square(tool: Tool, at: Square): Edit {
  return tool.do === "fairy" ? { do: "fairy", at } : { do: "set", field: tool.do, value: at };
}

/** The edit that a choice of the engine means. */
function editOf({ form }: Choice, tool: Tool): Edit | null {
  switch (form.how) {
    case "tile":
      if (tool.do === "abbey") return { do: "abbey", owner: tool.owner, at: form.at };
      return { do: "tile", tile: form.tile, at: form.at, turn: form.turn };
    case "span":
      return tool.do === "bridge" ? { do: "bridge", owner: tool.owner, ...form.span } : null;
    case "segment":
      return tool.do === "castle" ? { do: "castle", owner: tool.owner, ...form.segment } : null;
    case "square":
      return square(tool, form.at);
    case "spot":
      return tool.do === "figure" ? { ...tool, do: "stand", at: form.at, segment: form.segment } : null;
    default:
      return null;
  }
}

export class Editor implements Playing {
  readonly engine: Engine;
  readonly #catalogue: Catalogue;
  /** Boxes, rules and players. */
  draft: Draft = $state()!;
  sketch: Sketch | null = $state.raw(null);
  tool: Tool = $state.raw({ do: "select" });
  /** The tile that is selected. */
  selected: Square | null = $state.raw(null);
  /** The engine is at work. */
  busy = $state(false);

  #position: Position = {};
  #past: string[] = $state.raw([]);
  #future: string[] = $state.raw([]);
  #count = $state(0);

  constructor(engine: Engine, catalogue: Catalogue, given: SetupMessage | null, name: string) {
    this.engine = engine;
    this.#catalogue = catalogue;
    this.draft = draftOf(given, name);
    if (given) this.#position = positionOf(given);
  }

  // What a table needs of a game.
  readonly lines: LogLine[] = [];
  readonly fresh: LogLine[] = [];
  readonly thinking = null;
  readonly yours = true;
  readonly several = false;
  readonly undoable = 0;

  get game(): { seats: Seat[]; aids: Aids } {
    const none = { hint: false, inspect: false, fields: false, projected: false, dead: false, bag: false, last: false };
    return { seats: this.draft.seats, aids: none };
  }

  /** The position as the table shows it; each has a number of its own. */
  readonly view: View | null = $derived.by(() => (this.sketch ? { ...this.sketch.view, moves: this.#count, over: false, winners: [] } : null));

  get #colours(): number[] {
    return this.draft.seats.map((seat) => seat.colour);
  }

  /** The position as a setup. */
  get setup(): SetupMessage {
    return join(this.draft, this.#position, this.#catalogue, (n) => t("player-name", { n }));
  }

  get position(): Readonly<Position> {
    void this.sketch;
    return this.#position;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Shows the position for the first time. Rejects if it cannot be. */
  async open(): Promise<void> {
    await this.#ask(null, this.setup);
  }

  /** Lays what is in hand where somebody chose to. */
  async play(index: number): Promise<void> {
    const choice = this.view?.ask?.choices.find((choice) => choice.index === index);
    const edit = choice && editOf(choice, this.tool);
    if (edit) await this.#lay(edit);
  }

  /** There is one dragon: once it is where it should be, nothing is in hand. */
  async #lay(edit: Edit): Promise<void> {
    if ((await this.#change(edit, this.setup)) && edit.do === "set") await this.take({ do: "select" });
  }

  /** Makes an edit; what cannot be done is said. */
  async edit(edit: Edit): Promise<void> {
    await this.#change(edit, this.setup);
  }

  /** Whether this game has something that can be set up beside tiles and figures. */
  plays(thing: string): boolean {
    return this.sketch?.things.includes(thing) ?? false;
  }

  /** Changes points, tokens and cards, the bag, who is to play or what is drawn next. */
  async set(change: { [K in keyof Position]?: Position[K] | undefined }): Promise<void> {
    const setup: SetupMessage = { ...this.setup };
    for (const [key, value] of Object.entries(change)) {
      if (value === undefined) delete setup[key as keyof Position];
      else Object.assign(setup, { [key]: value });
    }
    await this.#change(null, setup);
  }

  /** Changes boxes or players; what does not go with the position is not changed. */
  async choose(change: (draft: Draft) => void): Promise<void> {
    const before = $state.snapshot(this.draft) as Draft;
    change(this.draft);
    if (!(await this.#change(null, this.setup))) this.draft = before;
  }

  /** Takes a tool; the same once more puts it away. */
  async take(tool: Tool): Promise<void> {
    this.tool = JSON.stringify(tool) === JSON.stringify(this.tool) ? { do: "select" } : tool;
    this.selected = null;
    await this.#refresh();
  }

  async undo(): Promise<void> {
    await this.#travel(true);
  }

  async redo(): Promise<void> {
    await this.#travel(false);
  }

  /** Somebody points at a tile. */
  async touch(point: Point): Promise<void> {
    const at = squareAt(point);
    if (!this.view?.tiles.some((tile) => String(tile.at) === String(at))) return;
    if (this.tool.do === "figure") {
      await this.edit({ do: "figure", owner: this.tool.owner, figure: this.tool.figure, point });
    } else if (this.tool.do === "fairy" || this.tool.do === "dragon") await this.#lay(square(this.tool, at));
    else if (this.tool.do === "select" || this.tool.do === "tile") this.selected = String(this.selected) === String(at) ? null : at;
  }

  /** What the computer would do, if this were played. */
  async hint(): Promise<{ view: View; advice: Awaited<ReturnType<Engine["advise"]>> }> {
    const { view } = await this.engine.start({ ...this.setup, seed: 1 }, this.#colours);
    return { view, advice: await this.engine.advise(1500) };
  }

  /** The setup to be played. */
  playable(): SetupMessage {
    const { seed } = setupOf(this.draft, this.#catalogue);
    return { ...this.setup, ...(seed !== undefined && { seed }) };
  }

  async #change(edit: Edit | null, setup: SetupMessage): Promise<boolean> {
    const before = JSON.stringify(this.setup);
    try {
      await this.#ask(edit, setup);
    } catch (error) {
      toasts.show(words(error));
      return false;
    }
    const after = JSON.stringify(this.setup);
    if (after !== before) {
      this.#past = [...this.#past.slice(-199), before];
      this.#future = [];
    }
    if (this.sketch?.gone) toasts.show(t("editor-gone", { n: this.sketch.gone }));
    return true;
  }

  async #ask(edit: Edit | null, setup: SetupMessage): Promise<void> {
    const held = isHeld(this.tool) ? this.tool : null;
    this.busy = true;
    try {
      const sketch = await this.engine.sketch(setup, this.#colours, edit, held);
      this.#position = positionOf(sketch.setup as unknown as SetupMessage);
      this.sketch = sketch;
      this.#count++;
    } finally {
      this.busy = false;
    }
    const at = String(this.selected);
    if (this.selected && !this.view?.tiles.some((tile) => String(tile.at) === at)) this.selected = null;
  }

  async #refresh(): Promise<void> {
    await this.#ask(null, this.setup).catch((error: unknown) => toasts.show(words(error)));
  }

  async #travel(back: boolean): Promise<void> {
    const [from, to] = back ? [this.#past, this.#future] : [this.#future, this.#past];
    const text = from.at(-1);
    if (text === undefined) return;
    const now = JSON.stringify(this.setup);
    const [rest, kept] = [from.slice(0, -1), [...to, now]];
    [this.#past, this.#future] = back ? [rest, kept] : [kept, rest];
    const setup = JSON.parse(text) as SetupMessage;
    const { seats } = this.draft;
    const draft = draftOf(setup, "");
    // Who is a computer is not part of a position.
    draft.seats = draft.seats.map((seat, i) => (seats[i] ? { ...seats[i], name: seat.name } : seat));
    this.draft = draft;
    this.#position = positionOf(setup);
    await this.#refresh();
  }
}

/** What the engine has against an edit. */
function words(error: unknown): string {
  if (!(error instanceof SetupFault)) return said(error);
  return error.field === "edit" && has(error.message) ? t(error.message) : problemWords(error);
}

/** The table of the editor: what would be inspected in a game is edited. */
export class EditorInteraction extends TableInteraction {
  readonly #editor: Editor;

  constructor(editor: Editor) {
    super(editor);
    this.#editor = editor;
    this.shown.last = false;
  }

  override async inspect(point: Point): Promise<void> {
    await this.#editor.touch(point);
  }

  override async explain(): Promise<void> {}

  /** With a figure in hand one goes to a tile first, which is selected then; whoever points does without. */
  override get quiet(): boolean {
    return isPointed(this.#editor.tool);
  }

  override readonly door: Square | null = $derived.by(() => (this.quiet ? this.#editor.selected : null));

  override enter(at: Square): void {
    this.#editor.selected = at;
  }

  override leave(): void {
    this.#editor.selected = null;
  }

  /** Arrows go from one mark to the next over all tiles, and with nothing in hand from tile to tile. */
  override step(way: Way, plane: (point: Point) => Point): void {
    if (!isHeld(this.#editor.tool)) {
      const squares = (this.view?.tiles ?? []).map((tile) => tile.at);
      const from = this.#editor.selected;
      const next = squares[nextPoint(from && plane(middle(from)), squares.map((at) => plane(middle(at))), way) ?? -1];
      if (!next) return;
      this.#editor.selected = next;
      return this.bring(next);
    }
    if (!this.quiet) return super.step(way, plane);
    const { marks } = this.offers;
    const next = marks[nextPoint(this.picked && plane(this.picked.point), marks.map((mark) => plane(mark.point)), way) ?? -1];
    if (!next) return;
    this.enter(next.at);
    this.pick(next);
    this.bring(next.at);
  }

  /** Whoever put a figure somewhere is still there. */
  override async play(choice: Choice): Promise<void> {
    const key = this.picked?.key;
    // Nothing is shown in steps here.
    this.unlight();
    await super.play(choice);
    const again = this.quiet && this.marks.find((mark) => mark.key === key);
    if (again) this.pick(again);
  }

  /** The engine holds no game whose cities it could outline. */
  override light(choice: Choice): void {
    const { form } = choice;
    const at = form.how === "segment" ? form.segment.at : form.how === "spot" ? form.at : null;
    if (at) this.lit = { outlines: [], squares: [at], span: null };
    else super.light(choice);
  }
}
