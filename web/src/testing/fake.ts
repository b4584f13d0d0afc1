// An engine for tests: a game in which players say "one" or "two" in turn, four times each. It has the real catalogue, as the
// engine protocol gave it, and the real rules about nothing.

import type { Engine, Level, LiveryView, News, Step } from "../engine/engine";
import type { Catalogue, SetupMessage } from "../engine/setup";
import type { LogLine, Problem, Shot, Sketch, Story, Text, View } from "../engine/types";
import catalogue from "./catalogue.json";

const COLOURS = ["Red", "Blue", "Yellow", "Green", "Black", "Pink"];

export class FakeEngine implements Engine {
  players: string[] = [];
  /** What was said so far. */
  said: number[] = [];
  length = 8;
  /** What the next setup is told. */
  problems: (setup: SetupMessage) => Problem[] = () => [];
  /** Computers answer when this says so. */
  thought: (signal?: AbortSignal) => Promise<number> = () => Promise.resolve(0);
  calls: string[] = [];
  setups: SetupMessage[] = [];

  catalogue(): Promise<Catalogue> {
    return Promise.resolve(structuredClone(catalogue) as Catalogue);
  }
  check(setup: SetupMessage): Promise<Problem[]> {
    this.setups.push(structuredClone(setup));
    return Promise.resolve(this.problems(setup));
  }
  start(setup: SetupMessage): Promise<Step> {
    const [problem] = this.problems(setup);
    if (problem) return Promise.reject(problem);
    this.setups.push(structuredClone(setup));
    this.players = setup.players;
    this.said = [];
    return Promise.resolve({ view: this.#view(), lines: [] });
  }
  open(record: string): Promise<Step> {
    this.calls.push("open");
    const found = /^players (.*)\nsaid(.*)$/.exec(record);
    if (!found) return Promise.reject(new Error("line 1, column 1: not a record"));
    this.players = found[1]!.split(",");
    this.said = found[2]!.trim().split(" ").filter(Boolean).map(Number);
    return Promise.resolve({ view: this.#view(), lines: this.#lines() });
  }
  record(): Promise<string> {
    return Promise.resolve(`players ${this.players.join(",")}\nsaid ${this.said.join(" ")}`);
  }
  view(): Promise<View> {
    return Promise.resolve(this.#view());
  }
  viewAt(): Promise<View> {
    return this.view();
  }
  log(from: number): Promise<LogLine[]> {
    return Promise.resolve(this.#lines().slice(from));
  }
  play(moves: number, index: number): Promise<Step> {
    this.calls.push(`play ${index}`);
    if (moves !== this.said.length) return Promise.reject(new Error("the game has gone on"));
    this.said.push(index);
    return Promise.resolve({ view: this.#view(), lines: this.#lines().slice(moves) });
  }
  undo(steps: number): Promise<View> {
    this.calls.push(`undo ${steps}`);
    this.said.length -= steps;
    return this.view();
  }
  story(): Promise<Story> {
    const marks = Array.from({ length: this.said.length + 1 }, (_, moves) => {
      const scores = this.players.map((_, seat) =>
        this.said.slice(0, moves).reduce((sum, said, i) => sum + (i % this.players.length === seat ? said + 1 : 0), 0),
      );
      return { turn: moves, player: moves ? (moves - 1) % this.players.length : null, moves, last: false, scores };
    });
    return Promise.resolve({ turns: marks, rows: [], moments: [], gone: [], known: true });
  }
  branch(moves: number): Promise<string> {
    return Promise.resolve(`players ${this.players.join(",")}\nsaid ${this.said.slice(0, moves).join(" ")}`);
  }
  setup(): Promise<SetupMessage> {
    return this.position();
  }
  position(): Promise<SetupMessage> {
    return Promise.resolve({ players: this.players });
  }
  picture(): Promise<string> {
    return Promise.resolve("<svg xmlns='http://www.w3.org/2000/svg'/>");
  }
  shot(): Promise<Shot> {
    return Promise.resolve({ width: 10, height: 10, under: "<svg/>", fresh: null, over: "<svg/>" });
  }
  sketch(setup: SetupMessage): Promise<Sketch> {
    this.players = setup.players;
    return Promise.resolve({ setup: { ...setup }, view: this.#view(), stock: [], bag: [], figures: [], followers: [], tower_pieces: 0, things: [], gone: 0, problems: [] });
  }
  begin(setup: SetupMessage, draws: string[]): Promise<News> {
    this.calls.push(`begin ${draws.join(" ")}`);
    this.players = setup.players;
    this.said = [];
    return Promise.resolve(this.#news(0));
  }
  async follow(record: string): Promise<News> {
    await this.open(record);
    return this.#news(0);
  }
  word(moves: number, index: number): Promise<string> {
    if (moves !== this.said.length) return Promise.reject(new Error("the game has gone on"));
    return Promise.resolve(`say:${index}`);
  }
  tell(moves: number, action: string, draws: string[]): Promise<News> {
    this.calls.push(`tell ${action} ${draws.join(" ")}`.trim());
    const [, index] = /^say:([01])$/.exec(action) ?? [];
    if (moves !== this.said.length || !index) return Promise.reject(new Error("that cannot be"));
    this.said.push(Number(index));
    return Promise.resolve(this.#news(moves));
  }
  takeBack(to: number): Promise<News> {
    this.calls.push(`back ${to}`);
    this.said.length = to;
    return Promise.resolve(this.#news(to));
  }
  /** The number of the position. */
  get state(): string {
    return this.said.join("").padEnd(16, ".");
  }
  whyNot() {
    return Promise.resolve({ id: "no" });
  }
  featureAt() {
    return Promise.resolve(null);
  }
  feature() {
    return Promise.resolve(null);
  }
  outlines() {
    return Promise.resolve([]);
  }
  fields() {
    return Promise.resolve([]);
  }
  squares() {
    return Promise.resolve([]);
  }
  outlook() {
    return Promise.resolve({ scores: [], dead: [], bag: [] });
  }
  async think(level: Level, seed: number, signal?: AbortSignal): Promise<number> {
    this.calls.push(`think ${level} ${seed}`);
    return this.thought(signal);
  }
  advise() {
    return Promise.resolve([]);
  }
  tiles(tiles: { tile: string }[]): Promise<string[]> {
    return Promise.resolve(tiles.map(() => "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'/>"));
  }
  tileTexts(tiles: { tile: string }[]): Promise<Text[]> {
    return Promise.resolve(tiles.map(({ tile }) => ({ id: `what is on ${tile}` })));
  }
  figures() {
    return Promise.resolve([]);
  }
  liveries(): Promise<LiveryView[]> {
    const livery = (name: string) => ({ name, base: "#888", light: "#aaa", dark: "#555", ink: "#000", paint: "#fff", shape: "M5 5h10v10H5z" });
    return Promise.resolve(COLOURS.map(livery));
  }

  #news(from: number): News {
    const deciders = this.said.map((_, i) => i % this.players.length);
    return { view: this.#view(), lines: this.#lines().slice(from), deciders, state: this.state };
  }

  #lines(): LogLine[] {
    return this.said.map((said, i) => ({
      moves: i + 1,
      turn: i + 1,
      player: i % this.players.length,
      text: { id: "said", args: { said } },
      points: null,
      squares: [],
      motion: null,
    }));
  }

  #view(): View {
    const moves = this.said.length;
    const player = moves % this.players.length;
    const over = moves >= this.length;
    const choice = (index: number) => ({
      index,
      verb: "say",
      group: "say",
      picture: null,
      declines: false,
      form: { how: "button" as const },
      label: { id: "say" },
      detail: null,
    });
    return {
      moves,
      turn: moves + 1,
      active: player,
      second: false,
      tiles: Array.from({ length: moves + 1 }, (_, x) => ({ tile: "D", at: [x, 0] as [number, number], turn: 0 })),
      pieces: [],
      players: this.players.map((name, seat) => ({
        name,
        score: this.said.filter((_, i) => i % this.players.length === seat).reduce((sum, said) => sum + said + 1, 0),
        supply: [],
        tokens: [],
        prisoners: [],
        cards: [],
        hand: [],
      })),
      rules: { page: "base", section: 3 },
      ask: over ? null : { player, phase: "say", question: { id: "what" }, tile: null, groups: [], choices: [choice(0), choice(1)] },
      left: this.length - moves,
      removed: [],
      aside: [],
      last: [],
      undo: moves > 0 ? 1 : 0,
      // Each says one thing in a turn.
      back: this.players.map((_, seat) => {
        const ago = (moves - 1 - seat + this.players.length) % this.players.length;
        return ago < moves ? ago + 1 : 0;
      }),
      winners: over ? [0] : [],
      over,
      lines: moves,
      auction: null,
      count: null,
      dragon: null,
    };
  }
}
