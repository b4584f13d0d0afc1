// Runs in the browser: drives the engine as the page does, and measures it.

import { connect } from "../src/engine/client";
import type { Level } from "../src/engine/engine";
import type { SetupMessage } from "../src/engine/setup";
import type { View } from "../src/engine/types";

/** How long things took, in milliseconds. */
export interface Times {
  n: number;
  median: number;
  p99: number;
  max: number;
}

/** How a game went. */
export interface Report {
  moves: number;
  tiles: number;
  scores: number[];
  phases: string[];
  /** From asking for a move to having its view. */
  play: Times;
  think: Times;
  /** From asking something to hearing the answer while a computer thinks. */
  meanwhile: Times;
  /** The largest view, in characters of JSON. */
  size: number;
}

const engine = connect();

function times(all: number[]): Times {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (part: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * part)] ?? 0) * 10) / 10;
  return { n: all.length, median: at(0.5), p99: at(0.99), max: at(1) };
}

function same(a: unknown, b: unknown, what: string): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) throw new Error(`${what} differs: ${JSON.stringify(a)} / ${JSON.stringify(b)}`);
}

/** Plays a whole game with computers in all seats, and now and then looks at what else the engine tells. */
async function game(setup: SetupMessage, levels: Level[]): Promise<Report> {
  const colours = setup.players.map((_, seat) => seat);
  let { view, lines } = await engine.start(setup, colours);
  const log = [...lines];
  const plays: number[] = [];
  const thoughts: number[] = [];
  const meanwhile: number[] = [];
  const phases = new Set<string>();
  let size = 0;
  while (view.ask) {
    phases.add(view.ask.phase);
    const level = levels[view.ask.player % levels.length] as Level;
    const began = performance.now();
    let thinking = true;
    const thought = engine.think(level, view.moves).finally(() => (thinking = false));
    while (thinking) {
      const asked = performance.now();
      await engine.log(view.lines);
      meanwhile.push(performance.now() - asked);
      await Promise.race([thought, new Promise((resume) => setTimeout(resume, 20))]);
    }
    const index = await thought;
    const now = performance.now();
    thoughts.push(now - began);
    const before: View = view;
    ({ view, lines } = await engine.play(view.moves, index));
    plays.push(performance.now() - now);
    log.push(...lines);
    size = Math.max(size, JSON.stringify(view).length);
    if (view.moves % 16 === 0) await look(before, view, index);
  }
  same(log, await engine.log(0), "the log");
  if (!view.over || view.lines !== log.length) throw new Error("the game ends without an end");
  same(await rejection(engine.think("easy", 1)), { name: "Error", message: "there is nothing to decide" }, "a thought too late");
  await reopen(view, colours);
  return {
    moves: view.moves,
    tiles: view.tiles.length,
    scores: view.players.map((player) => player.score),
    phases: [...phases].sort(),
    play: times(plays),
    think: times(thoughts),
    meanwhile: times(meanwhile),
    size,
  };
}

/** Looks at a position from all sides, takes the last step back and plays it again. */
async function look(before: View, view: View, index: number): Promise<void> {
  same(await engine.view(), view, "the view");
  const last = view.tiles.at(-1);
  if (last) {
    const [x, y] = last.at;
    await engine.featureAt([100 * x + 50, 50 - 100 * y]);
    await engine.whyNot(last.tile, last.at);
    await engine.outlines([{ at: last.at, segment: 0 }]);
    await engine.feature({ at: last.at, segment: 0 });
  }
  await engine.fields();
  const outlook = await engine.outlook();
  if (!outlook) throw new Error("there is no outlook");
  await pictures(view);
  const taken = await engine.undo(1);
  same({ ...taken, undo: 0 }, { ...before, undo: 0 }, "the view taken back");
  const { view: again } = await engine.play(before.moves, index);
  same(again, view, "the view played again");
}

/** All pictures are documents. */
async function pictures(view: View): Promise<void> {
  const stock = view.players.flatMap((player, colour) => player.supply.map(({ figure }) => ({ figure, colour })));
  const all = [...(await engine.tiles(view.tiles)), ...(await engine.figures(stock))];
  for (const svg of all) {
    if (new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")) throw new Error(svg);
  }
}

/** A record leads to the same table. */
async function reopen(view: View, colours: number[]): Promise<void> {
  const { view: opened } = await engine.open(await engine.record(), colours);
  same({ ...opened, undo: 0 }, { ...view, undo: 0 }, "the view opened again");
  if ((await engine.viewAt(1)).moves !== 1) throw new Error("there is no earlier position");
}

/** How an attempt went: the name and words of what it was rejected with. */
async function rejection(attempt: Promise<unknown>): Promise<Record<string, unknown>> {
  try {
    await attempt;
  } catch (error) {
    const { name, message, field } = error as Error & { field?: string };
    return { name, message, ...(field === undefined ? {} : { field }) };
  }
  throw new Error("nothing went wrong");
}

/** Stops a long thought; says in which order things came back, and how long it took until the engine was free. */
async function stop(): Promise<{ order: string[]; ms: number }> {
  const order: string[] = [];
  const control = new AbortController();
  const thought = engine.think("master", 1, control.signal).then(
    () => order.push("thought"),
    (error: Error) => order.push(error.name),
  );
  await engine.view();
  order.push("view");
  await new Promise((resume) => setTimeout(resume, 50));
  await engine.record();
  order.push("record");
  const began = performance.now();
  control.abort();
  await thought;
  await engine.view();
  return { order, ms: performance.now() - began };
}

/** Asks how a thought ends whose position is played on. */
async function overtaken(): Promise<Record<string, unknown>> {
  const { moves } = await engine.view();
  const thought = rejection(engine.think("master", 1));
  await engine.play(moves, 0);
  return thought;
}

const drive = { engine, game, rejection, stop, overtaken };

declare global {
  interface Window {
    drive: typeof drive;
  }
}

window.drive = drive;
