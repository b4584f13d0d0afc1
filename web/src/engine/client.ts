// The engine of a page that plays by itself: questions go to a worker and come back as promises.
//
// If the engine stops (a panic, or the module cannot be loaded) all that was asked fails with `EngineStopped`. The next question
// starts another worker, which knows no game until `start` or `open` gives it one.

import type { Engine, Level, Step } from "./engine";
import type { Answer, Args, Call, Fault, Method } from "./calls";
import { share } from "./share";
import type { Problem, Text, View } from "./types";

/** The engine has stopped; the game can be opened again from its record. */
export class EngineStopped extends Error {
  override name = "EngineStopped";
}

/** A fault in a setup. */
export class SetupFault extends Error {
  override name = "SetupFault";
  readonly field: string;
  readonly text: Text | null;
  constructor(problem: Problem) {
    super(problem.message);
    this.field = problem.field;
    this.text = problem.text;
  }
}

/** The part of `Worker` that is needed here. */
export type Port = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

interface Open {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Starts the engine. */
export function connect(): Engine {
  return new Client(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" }));
}

/** An engine in a worker. */
export class Client implements Engine {
  #make: () => Port;
  #port: Port | null = null;
  #open = new Map<number, Open>();
  #count = 0;
  /** The last view that was seen. */
  #view: View | null = null;

  constructor(make: () => Port) {
    this.#make = make;
    this.#start();
  }

  catalogue: Engine["catalogue"] = () => this.#ask("catalogue");
  check: Engine["check"] = (setup) => this.#ask("check", setup);
  start: Engine["start"] = (setup, colours) => this.#ask("start", setup, colours);
  open: Engine["open"] = (record, colours) => this.#ask("open", record, colours);
  record: Engine["record"] = () => this.#ask("record");
  view: Engine["view"] = () => this.#seen(this.#ask("view"));
  viewAt: Engine["viewAt"] = (moves) => this.#seen(this.#ask("viewAt", moves));
  log: Engine["log"] = (from) => this.#ask("log", from);
  play: Engine["play"] = (moves, index) => this.#step(this.#ask("play", moves, index));
  undo: Engine["undo"] = (steps) => this.#seen(this.#ask("undo", steps));
  story: Engine["story"] = () => this.#ask("story");
  branch: Engine["branch"] = (moves, same) => this.#ask("branch", moves, same);
  setup: Engine["setup"] = () => this.#ask("setup");
  position: Engine["position"] = (moves) => this.#ask("position", moves);
  picture: Engine["picture"] = (moves, size, dark) => this.#ask("picture", moves, size, dark);
  shot: Engine["shot"] = (moves, since, size, dark) => this.#ask("shot", moves, since, size, dark);
  sketch: Engine["sketch"] = (setup, colours, edit, held) => this.#ask("sketch", setup, colours, edit, held);
  begin: Engine["begin"] = (setup, draws, colours) => this.#ask("begin", setup, draws, colours);
  follow: Engine["follow"] = (record, colours) => this.#ask("follow", record, colours);
  word: Engine["word"] = (moves, index) => this.#ask("word", moves, index);
  tell: Engine["tell"] = (moves, action, draws) => this.#step(this.#ask("tell", moves, action, draws));
  takeBack: Engine["takeBack"] = (to) => this.#step(this.#ask("takeBack", to));
  whyNot: Engine["whyNot"] = (tile, at) => this.#ask("whyNot", tile, at);
  featureAt: Engine["featureAt"] = (point, at) => this.#ask("featureAt", point, at);
  feature: Engine["feature"] = (segment, at) => this.#ask("feature", segment, at);
  outlines: Engine["outlines"] = (segments) => this.#ask("outlines", segments);
  fields: Engine["fields"] = (at) => this.#ask("fields", at);
  outlook: Engine["outlook"] = (at) => this.#ask("outlook", at);
  squares: Engine["squares"] = () => this.#ask("squares");
  think: Engine["think"] = (level: Level, seed, signal) => this.#until(signal, "think", level, seed);
  advise: Engine["advise"] = (ms, signal) => this.#until(signal, "advise", ms);
  tiles: Engine["tiles"] = (tiles, calm = false) => this.#ask("tiles", tiles, calm);
  tileTexts: Engine["tileTexts"] = (tiles) => this.#ask("tileTexts", tiles);
  figures: Engine["figures"] = (figures) => this.#ask("figures", figures);
  liveries: Engine["liveries"] = () => this.#ask("liveries");

  /** A view, with what it has in common with the one before. */
  async #seen(asked: Promise<View>): Promise<View> {
    return (this.#view = share(this.#view, await asked));
  }

  async #step<S extends Step>(asked: Promise<S>): Promise<S> {
    const step = await asked;
    return { ...step, view: (this.#view = share(this.#view, step.view)) };
  }

  #start(): Port {
    const port = this.#make();
    port.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (port === this.#port) this.#hear(data);
    };
    port.onerror = (event) => {
      if (port === this.#port) this.#stop(`the engine has stopped: ${event.message || "its worker cannot be loaded"}`);
    };
    this.#port = port;
    return port;
  }

  #ask<M extends Method>(method: M, ...args: Args<M>): ReturnType<Engine[M]> {
    return this.#send(method, args)[1] as ReturnType<Engine[M]>;
  }

  /** Asks for something that takes time, until a signal says that it is not wanted any more. */
  #until<M extends Method>(signal: AbortSignal | undefined, method: M, ...args: Args<M>): ReturnType<Engine[M]> {
    if (signal?.aborted) return Promise.reject(signal.reason) as ReturnType<Engine[M]>;
    const [id, answer] = this.#send(method, args);
    const cancel = (): void => {
      const open = this.#open.get(id);
      if (!open) return;
      this.#open.delete(id);
      this.#port?.postMessage({ cancel: id } satisfies Call);
      open.reject(signal?.reason);
    };
    signal?.addEventListener("abort", cancel, { once: true });
    return answer.finally(() => signal?.removeEventListener("abort", cancel)) as ReturnType<Engine[M]>;
  }

  #send(method: Method, args: unknown[]): [number, Promise<unknown>] {
    const id = ++this.#count;
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#open.set(id, { resolve, reject });
      const port = this.#port ?? this.#start();
      port.postMessage({ id, method, args } satisfies Call);
    });
    return [id, answer];
  }

  #hear(answer: Answer): void {
    if ("crash" in answer) return this.#stop(answer.crash);
    const open = this.#open.get(answer.id);
    // Nobody waits for what was cancelled.
    if (!open) return;
    this.#open.delete(answer.id);
    if ("fault" in answer) open.reject(errorOf(answer.fault));
    else open.resolve(JSON.parse(answer.json));
  }

  #stop(message: string): void {
    this.#port?.terminate();
    this.#port = null;
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const it of open) it.reject(new EngineStopped(message));
  }
}

function errorOf(fault: Fault): Error {
  const { field, text = null, message } = fault;
  return field ? new SetupFault({ field, text, message }) : new Error(message);
}
