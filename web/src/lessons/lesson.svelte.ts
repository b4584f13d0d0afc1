// A lesson being played: a game like any other, but the opponent follows the script, and what the learner does is compared
// with what the step asks for. Nothing is forbidden that the engine allows but for the sake of the story: who does something
// else is told so, kindly, and may be shown.

import type { Engine } from "../engine/engine";
import type { View } from "../engine/types";
import { Session, type Shelf } from "../session.svelte";
import type { Settings, StoredGame } from "../stored";
import { isRead, meant, movesOf, matches, type Move, type Slip, slipOf, type Step, type Stop } from "./script";

/** Where a lesson keeps itself. */
export interface Notebook {
  write(step: number, record: string): void;
}

export class LessonSession extends Session {
  readonly stops: readonly Stop[];
  /** The number of the step that is due. */
  at: number = $state(0);
  /** What the learner did instead of what was asked, the last time. */
  slip: Slip | null = $state(null);
  #notebook: Notebook;

  constructor(engine: Engine, game: StoredGame, stops: readonly Stop[], at: number, notebook: Notebook, pace: () => Settings["pace"]) {
    // The engine hears of every action first, so that is where the script goes on.
    let self: LessonSession | null = null;
    const think: Engine["think"] = async (level, seed, signal) => {
      const view = await engine.view();
      const index = self?.scripted(view);
      return index ?? engine.think(level, seed, signal);
    };
    const play: Engine["play"] = async (moves, index) => {
      const before = self?.view ?? null;
      const step = await engine.play(moves, index);
      self?.went(before, step.view);
      return step;
    };
    const scripted = new Proxy(engine, {
      get: (target, name, receiver) => (name === "think" ? think : name === "play" ? play : Reflect.get(target, name, receiver)),
    });
    const shelf: Shelf = {
      save: (saved) => {
        notebook.write(self?.at ?? at, saved.record);
        return true;
      },
      claim: () => null,
      watch: () => () => {},
    };
    super(scripted, game, shelf, pace);
    self = this;
    this.stops = stops;
    this.at = at;
    this.#notebook = notebook;
    // While something is to be read the opponent waits.
    if (this.step && isRead(this.step)) this.pause();
  }

  get step(): Step | null {
    return this.stops[this.at]?.step ?? null;
  }

  /** The choices that are asked for, to be lit up; none where it does not matter. */
  override get aimed(): readonly number[] {
    const ask = this.view?.ask;
    const move = this.step && this.step.by === undefined ? movesOf(this.step)[0] : undefined;
    if (!ask || !move || !this.yours) return [];
    const found = meant(move, ask);
    return found.length < ask.choices.length && found.length <= 3 ? found.map(({ index }) => index) : [];
  }

  /** What was done is part of the story. In a free game it can be taken back. */
  override get undoable(): number {
    return this.step?.free ? super.undoable : 0;
  }

  override async play(index: number): Promise<void> {
    const ask = this.view?.ask;
    if (!this.yours || !ask) return;
    // Whoever goes on has read.
    while (this.step && isRead(this.step) && this.at < this.stops.length - 1) this.#to(this.at + 1);
    const choice = ask.choices.find((one) => one.index === index);
    const [move] = this.step ? movesOf(this.step) : [];
    if (choice && move && this.step && !matches(move, choice)) {
      this.slip = slipOf(this.step, choice);
      return;
    }
    await super.play(index);
  }

  /** Does what the step asks for. */
  async show(): Promise<void> {
    const ask = this.view?.ask;
    const [move] = this.step ? movesOf(this.step) : [];
    const choice = ask && move && meant(move, ask)[0];
    if (choice) await this.play(choice.index);
  }

  /** Goes on from a step that was to be read. */
  next(): void {
    if (this.step && isRead(this.step)) {
      this.#to(this.at + 1);
      this.#notebook.write(this.at, this.game.record);
    }
  }

  /** What the opponent does by the script: the next move it names, else as little as possible. */
  scripted(view: View): number | null {
    const { step } = this;
    const ask = view.ask;
    if (!ask || !step || step.free || step.by === undefined) return null;
    const wanted = movesOf(step).flatMap((move: Move) => meant(move, ask));
    const pass = ask.choices.find(({ verb }) => verb === "pass");
    return (wanted[0] ?? pass ?? ask.choices[0])?.index ?? null;
  }

  /** Something was played: is the step done with it? */
  went(before: View | null, after: View): void {
    const { step } = this;
    if (!step) return;
    this.slip = null;
    const theirs = step.by !== undefined;
    if (step.free ? after.over : theirs ? after.ask?.player !== step.by : before?.ask?.player !== undefined) this.#to(this.at + 1);
  }

  #to(at: number): void {
    this.at = at;
    this.slip = null;
    if (this.step && isRead(this.step)) this.pause();
    else this.resume();
  }
}

/** Plays a game from its beginning up to a step, as the script has it. Answers its record. */
export async function leadTo(engine: Engine, stops: readonly Stop[], at: number, view: View): Promise<string> {
  const position = stops[at]?.position;
  for (const { step, position: own } of stops.slice(0, at)) {
    if (own !== position) continue;
    for (const move of movesOf(step)) {
      const choice = view.ask && meant(move, view.ask)[0];
      // A decision that is not asked here is none.
      if (choice) ({ view } = await engine.play(view.moves, choice.index));
    }
  }
  return engine.record();
}
