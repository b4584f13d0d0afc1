// The worker: it holds the engine, answers questions in their order, and lets computers think in between.
//
// A thought goes by slices of a few milliseconds. After each one the worker turns to whatever was asked meanwhile, so that the
// page never waits for a computer. Thoughts about a position that is no more are given up.

import type { Level } from "./engine";
import type { Answer, Args, Call, Fault, Method } from "./calls";
import { Module, type Thinker } from "./module";
import type { Problem } from "./types";
import address from "./wasm/aude.wasm?url";

/** The length of a slice in milliseconds. The engine looks at the clock every few milliseconds, so that a
 * slice ends within eight. */
const SLICE = 4;

interface Thought {
  id: number;
  thinker: Thinker;
  /** When it has thought long enough. */
  until: number;
  /** What it says, as JSON: a choice once there is one, `null` while it goes on. */
  said: (choice: number | null, late: boolean) => string | null;
}

let engine: Module;
let thoughts: Thought[] = [];
/** The computer that thought last, with what it has in mind for the rest of its turn. */
let last: { level: Level; thinker: Thinker } | null = null;

const post = (answer: Answer): void => self.postMessage(answer);

/** What changes the position: what is thought about it is of no use any more. */
const MOVES: readonly Method[] = ["play", "undo", "tell", "takeBack"];
/** What begins another game. */
const STARTS: readonly Method[] = ["start", "open", "begin", "follow"];

function answer(method: Method, args: unknown[]): string {
  const json = engine.call(method, args);
  const starts = STARTS.includes(method);
  if (starts || MOVES.includes(method)) {
    for (const thought of thoughts) end(thought, { fault: { message: "the game has gone on" } });
  }
  if (starts) last = null;
  return json;
}

function end(thought: Thought, answer: { json: string } | { fault: Fault } | null): void {
  thoughts = thoughts.filter((other) => other !== thought);
  if (thought.thinker !== last?.thinker) engine.dismiss(thought.thinker);
  if (answer) post({ id: thought.id, ...answer });
}

/** Begins to think. A computer whose turn goes on is asked again: it may know already what it wants. */
function think(id: number, level: Level, seed: number): void {
  const busy = thoughts.some((thought) => thought.thinker === last?.thinker);
  if (last?.level !== level || busy || !engine.remembers(last.thinker)) {
    const thinker = engine.thinker(level, seed);
    if (last && !busy) engine.dismiss(last.thinker);
    last = { level, thinker };
  }
  const { thinker } = last;
  const said = (choice: number | null, late: boolean): string | null => {
    const index = late ? (choice ?? engine.choice(thinker)) : choice;
    return index === null ? null : JSON.stringify(index);
  };
  thoughts.push({ id, thinker, until: performance.now() + (thinker.patience ?? Infinity), said });
}

/** Begins to think about advice. */
function advise(id: number, ms: number): void {
  const thinker = engine.adviser(ms);
  const said = (choice: number | null, late: boolean): string | null =>
    late || choice !== null ? engine.advice(thinker) : null;
  thoughts.push({ id, thinker, until: performance.now() + ms, said });
}

/** A slice for each thought. */
function slice(): void {
  for (const thought of [...thoughts]) {
    const now = performance.now();
    const choice = engine.think(thought.thinker, Math.min(now + SLICE / thoughts.length, thought.until));
    const json = thought.said(choice, performance.now() >= thought.until);
    if (json !== null) end(thought, { json });
  }
}

/** Runs something that may fail. A fault of the engine itself is the end of the worker. */
function attempt(id: number | null, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || id === null) {
      post({ crash: `the engine has stopped: ${engine.panic || String(error)}` });
      self.close();
    } else {
      post({ id, fault: fault(error) });
    }
  }
}

/** What the engine throws is a `Problem`. */
function fault(error: unknown): Fault {
  if (error instanceof Error) return { message: error.message };
  const { field, text, message } = error as Problem;
  return field ? { field, text, message } : { message };
}

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
    else post({ id, json: answer(method, args) });
  });
  rest();
}

// Calls wait until the module is there.
const ready = Module.load(new URL(address, self.location.href)).then((module) => (engine = module));
self.onmessage = ({ data }: MessageEvent<Call>) => {
  void ready.then(
    () => hear(data),
    (error: unknown) => post({ crash: `the engine cannot be loaded: ${String(error)}` }),
  );
};
