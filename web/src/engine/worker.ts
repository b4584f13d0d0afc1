// The worker: it holds the engine, answers questions in their order, and lets computers think in between.
//
// A thought goes by slices of a few milliseconds. After each one the worker turns to whatever was asked meanwhile, so that the
// page never waits for a computer. Thoughts about a position that is no more are given up.

import type { Level } from "./engine";
import type { Answer, Args, Call, Fault, Method } from "./calls";
import type { Problem } from "./types";
import init, { Table, Thinker, back, catalogue, check, figure, liveries, sketch, tile } from "./wasm/aude.js";
import address from "./wasm/aude_bg.wasm?url";

/** The length of a slice in milliseconds. The engine looks at the clock every few milliseconds, so that a
 * slice ends within eight. */
const SLICE = 4;

/** What an answer is made of: JSON of the engine, or a plain value. */
type Said = { json: string } | { value: unknown };

interface Thought {
  id: number;
  thinker: Thinker;
  /** When it has thought long enough. */
  until: number;
  /** What it says: a choice once there is one, `null` while it goes on. */
  said: (choice: number | undefined, late: boolean) => Said | null;
}

let table: Table | null = null;
let thoughts: Thought[] = [];
/** The computer that thought last, with what it has in mind for the rest of its turn. */
let last: { level: Level; thinker: Thinker } | null = null;

const post = (answer: Answer): void => self.postMessage(answer);
const json = (text: string): Said => ({ json: text });
const value = (it: unknown): Said => ({ value: it });

function game(): Table {
  if (!table) throw new Error("there is no game");
  return table;
}

/** An earlier position that somebody asks about. */
let past: { moves: number; table: Table } | null = null;

/** The table after so many moves; now, if none are said. */
function then(moves?: number): Table {
  if (moves === undefined) return game();
  if (past?.moves !== moves) {
    forget();
    past = { moves, table: game().at(moves) };
  }
  return past.table;
}

/** What was before may be another after something is taken back. */
function forget(): void {
  past?.table.free();
  past = null;
}

/** The position changes: what is thought about it is of no use any more. */
function turnAway(): void {
  for (const thought of thoughts) end(thought, { fault: { message: "the game has gone on" } });
}

/** Another game. */
function sit(next: Table): Said {
  turnAway();
  forget();
  last?.thinker.free();
  last = null;
  table?.free();
  table = next;
  return json(next.step(0));
}

function end(thought: Thought, answer: Said | { fault: Fault } | null): void {
  thoughts = thoughts.filter((other) => other !== thought);
  if (thought.thinker !== last?.thinker) thought.thinker.free();
  if (answer) post({ id: thought.id, ...answer });
}

const answers: { [M in Exclude<Method, "think" | "advise">]: (...args: Args<M>) => Said } = {
  catalogue: () => json(catalogue()),
  check: (setup) => json(check(JSON.stringify(setup))),
  start: (setup, colours) => sit(new Table(JSON.stringify(setup), new Uint32Array(colours))),
  open: (record, colours) => sit(Table.open(record, new Uint32Array(colours))),
  record: () => value(game().record()),
  view: () => json(game().view()),
  viewAt: (moves) => json(game().viewAt(moves)),
  log: (from) => json(game().log(from)),
  play: (moves, index) => {
    const said = json(game().play(moves, index));
    turnAway();
    return said;
  },
  undo: (steps) => {
    turnAway();
    forget();
    return json(game().undo(steps));
  },
  begin: (setup, draws, colours) => {
    sit(Table.begin(JSON.stringify(setup), draws, new Uint32Array(colours)));
    return json(game().news(0));
  },
  follow: (record, colours) => {
    sit(Table.follow(record, new Uint32Array(colours)));
    return json(game().news(0));
  },
  word: (moves, index) => value(game().word(moves, index)),
  tell: (moves, action, draws) => {
    const said = json(game().tell(moves, action, draws));
    turnAway();
    return said;
  },
  takeBack: (to) => {
    turnAway();
    forget();
    return json(game().takeBack(to));
  },
  whyNot: (name, [x, y]) => json(game().whyNot(name, x, y)),
  featureAt: ([x, y], at) => json(then(at).featureAt(x, y)),
  feature: ({ at: [x, y], segment }, at) => json(then(at).feature(x, y, segment)),
  outlines: (segments) => json(game().outlines(JSON.stringify(segments))),
  fields: (at) => json(then(at).fields()),
  outlook: (at) => json(then(at).outlook()),
  story: () => json(game().story()),
  branch: (moves, same) => value(game().branch(moves, same)),
  setup: () => json(game().setup()),
  position: (moves) => json(game().position(moves)),
  picture: (moves, size, dark) => value(game().picture(moves, size, dark)),
  shot: (moves, since, size, dark) => json(game().shot(moves, since ?? undefined, size, dark)),
  sketch: (setup, colours, edit, held) =>
    json(sketch(JSON.stringify(setup), new Uint32Array(colours), JSON.stringify(edit), JSON.stringify(held))),
  squares: () => json(game().squares()),
  tiles: (tiles) => value(tiles.map((it) => (it.tile === "back" ? back() : tile(it.tile, it.turn, ...it.at)))),
  figures: (figures) => value(figures.map((it) => figure(it.figure, it.colour ?? undefined))),
  liveries: () => json(liveries()),
};

/** Begins to think. A computer whose turn goes on is asked again: it may know already what it wants. */
function think(id: number, level: Level, seed: number): void {
  const busy = thoughts.some((thought) => thought.thinker === last?.thinker);
  if (last?.level !== level || busy || !last.thinker.remembers(game())) {
    const thinker = Thinker.level(game(), level, seed);
    if (!busy) last?.thinker.free();
    last = { level, thinker };
  }
  const { thinker } = last;
  const said = (choice: number | undefined, late: boolean): Said | null => {
    const index = late ? (choice ?? thinker.choice(game())) : choice;
    return index === undefined ? null : value(index);
  };
  thoughts.push({ id, thinker, until: performance.now() + (thinker.patience() ?? Infinity), said });
}

/** Begins to think about advice. */
function advise(id: number, ms: number): void {
  const thinker = Thinker.adviser(game(), ms);
  const said = (choice: number | undefined, late: boolean): Said | null =>
    late || choice !== undefined ? json(thinker.advice(game())) : null;
  thoughts.push({ id, thinker, until: performance.now() + ms, said });
}

/** A slice for each thought. */
function slice(): void {
  for (const thought of [...thoughts]) {
    const now = performance.now();
    const choice = thought.thinker.think(game(), Math.min(now + SLICE / thoughts.length, thought.until));
    const said = thought.said(choice, performance.now() >= thought.until);
    if (said) end(thought, said);
  }
}

/** Runs something that may fail. A fault of the engine itself is the end of the worker. */
function attempt(id: number | null, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || id === null) {
      post({ crash: `the engine has stopped: ${panic || String(error)}` });
      self.close();
    } else {
      post({ id, fault: fault(error) });
    }
  }
}

/** What the engine throws is the JSON of a `Problem`. */
function fault(error: unknown): Fault {
  if (typeof error !== "string") return { message: error instanceof Error ? error.message : String(error) };
  const { field, text, message } = JSON.parse(error) as Problem;
  return field ? { field, text, message } : { message };
}

// A panic says on the console what happened, just before it ends the engine.
let panic = "";
const { error } = console;
console.error = (...words: unknown[]) => {
  panic = words.map(String).join(" ").split("\n", 2).join(" ");
  error.apply(console, words);
};

// Pauses between slices: a message to oneself comes after all that were sent before, and without the delay of a timer.
const pause = new MessageChannel();
let pausing = false;
function rest(): void {
  if (pausing || !thoughts.length) return;
  pausing = true;
  pause.port2.postMessage(null);
}
pause.port1.onmessage = () => {
  pausing = false;
  attempt(null, slice);
  rest();
};

function hear(call: Call): void {
  if ("cancel" in call) {
    for (const thought of thoughts) if (thought.id === call.cancel) end(thought, null);
    return;
  }
  const { id, method, args } = call;
  attempt(id, () => {
    if (method === "think") think(id, ...(args as Args<"think">));
    else if (method === "advise") advise(id, ...(args as Args<"advise">));
    else post({ id, ...(answers[method] as (...args: unknown[]) => Said)(...args) });
  });
  rest();
}

// Calls wait until the module is there.
const ready = init({ module_or_path: new URL(address, self.location.href) });
self.onmessage = ({ data }: MessageEvent<Call>) => {
  void ready.then(
    () => hear(data),
    (error: unknown) => post({ crash: `the engine cannot be loaded: ${String(error)}` }),
  );
};
