// What a person is doing at the table: the tile on trial, what is picked, lit, open. All of it belongs to one position
// and is gone with it. The game itself is in the session.

import { tick } from "svelte";
import type { Engine } from "../engine/engine";
import type {
  Advice,
  Ask,
  Choice,
  FeatureView,
  FieldView,
  GroupView,
  LogLine,
  Outline,
  Outlook,
  Piece,
  Point,
  SpanView,
  Square,
  Text,
  View,
} from "../engine/types";
import type { Playing } from "../playing";
import type { Aids } from "../stored";
import { say, t } from "../words";
import { middle, squareAt } from "./camera";
import { familiesOf, type Family, familyOf, type Mark, type Offers, type Place, sortChoices, tileForm } from "./choices";
import { nextPoint, type Way } from "./keys";
import { Pictures } from "./pictures.svelte";
import { TileTexts } from "./tileTexts.svelte";

/** A tile put on a square to see how it looks. */
export interface Trial {
  place: Place;
  /** Which of the ways it lies. */
  way: number;
}

/** What is lit up on the table. */
export interface Light {
  outlines: Outline[];
  squares: Square[];
  span: SpanView | null;
}

/** Something said beside a square or at the foot of the table. */
export interface Notice {
  at: Square | null;
  text: string;
}

/** Points shown on the table. */
export interface Award {
  point: Point;
  player: number;
  points: number;
  /** How they add up. */
  sum?: string | undefined;
  /** They are celebrated. */
  feat?: boolean | undefined;
  /** It is being told; those before are faint. */
  now: boolean;
}

/** What goes with a position. */
interface Doings {
  moves: number;
  held: string | null;
  /** What marks are shown for, where it was chosen. */
  family: Family | null;
  /** The tile whose marks are shown, where all would be too many. */
  door: Square | null;
  /** How the tile in hand is turned, in clockwise quarter turns. */
  turn: number;
  trial: Trial | null;
  /** The key of the mark that is picked; a further tap plays it. */
  picked: string | null;
  /** The mark whose choices are listed. */
  opened: string | null;
  notice: Notice | null;
  advice: Advice[] | null;
}

/** More marks than this are not shown at once. */
const MANY = 16;

/** A drawer or card that lies over the table. */
export type Sheet = "menu" | "log" | "players" | "aids" | "bag" | "keys" | "explore" | null;

export class TableInteraction {
  readonly session: Playing;
  readonly engine: Engine;
  readonly pictures: Pictures;
  readonly #tileTexts: TileTexts;

  /** Lit while the pointer or the focus is on something. */
  lit: Light | null = $state.raw(null);
  /** The feature that is looked at. */
  inspected: FeatureView | null = $state.raw(null);
  sheet: Sheet = $state(null);
  /** Aids that are switched on; whether they may be is the game's affair. */
  shown: { fields: boolean; projected: boolean; dead: boolean; last: boolean } = $state({
    fields: false,
    projected: false,
    dead: false,
    last: true,
  });
  fields: FieldView[] = $state.raw([]);
  outlook: Outlook | null = $state.raw(null);
  /** Tiles are small on the screen, and drawn calmer. */
  calm = $state(false);
  /** The computer is looking for a hint. */
  advising = $state(false);
  /** The square that a tile is being dragged over. */
  over: Square | null = $state.raw(null);
  /** Where the board should bring somebody to look. */
  look: { at: Square; often: number } | null = $state.raw(null);

  #doings: Doings = $state.raw(nothing(-1));
  #lighting = 0;
  #thought: AbortController | null = null;

  constructor(session: Playing) {
    this.session = session;
    this.engine = session.engine;
    this.pictures = new Pictures(session.engine);
    this.#tileTexts = new TileTexts(session.engine);
  }

  get view(): View | null {
    return this.past ?? this.session.view;
  }

  /** The board, which may be ahead of all else for a moment. */
  get board(): View | null {
    return this.past ?? this.session.ahead ?? this.session.view;
  }

  /** The log up to the position that is looked at. */
  get lines(): LogLine[] {
    return this.past ? this.session.lines.slice(0, this.past.lines) : this.session.lines;
  }

  /** An earlier position that is looked at. */
  past: View | null = $state.raw(null);
  /** Figures that are shown beside those on the table: whom the final scoring sent home. */
  ghosts: Piece[] = $state.raw([]);
  /** Points where they come from: of the final scoring, or of what was just scored. */
  awards: Award[] = $state.raw([]);
  /** The squares of what was just scored. */
  scored: Square[] = $state.raw([]);
  #seeking = 0;

  /** Looks at the position after so many moves, or at the game as it is now. */
  async seek(moves: number | null): Promise<void> {
    const seeking = ++this.#seeking;
    const view = moves === null ? null : await this.engine.viewAt(moves);
    if (seeking === this.#seeking) this.past = view;
  }

  /** The number of the position that the engine is asked about: none for the game as it is now. */
  get #at(): number | undefined {
    return this.past?.moves;
  }

  // A game is another one after every move; who plays it and what is allowed stay the same, and nothing is drawn anew for them.
  readonly aids: Aids = $derived.by(() => this.session.game.aids);
  readonly seats: Playing["game"]["seats"] = $derived.by(() => this.session.game.seats);

  // Names hardly ever change, and much is said with them: they are the same list as long as they are the same.
  readonly #names: string = $derived.by(() => JSON.stringify(this.view?.players.map((player) => player.name) ?? []));
  readonly names: string[] = $derived.by(() => JSON.parse(this.#names) as string[]);

  get #asked(): Ask | null {
    return this.session.yours ? (this.view?.ask ?? null) : null;
  }

  /** What can be chosen here, by a person; nothing while a computer decides. */
  readonly offers: Offers = $derived.by(() => sortChoices(this.#asked));

  /** The tile in hand that is placed next. */
  readonly held: string | null = $derived.by(() => {
    const { tiles } = this.offers;
    const { held } = this.#now();
    if (held && tiles.includes(held)) return held;
    const asked = this.view?.ask?.tile;
    return (asked && tiles.includes(asked) ? asked : tiles[0]) ?? null;
  });

  readonly places: Place[] = $derived.by(() => this.offers.places.filter((place) => place.tile === this.held));

  /** What can be set out to do on the table, if there is more than one thing. */
  readonly families: GroupView[] = $derived.by(() => familiesOf(this.#asked).families);
  readonly family: Family | null = $derived.by(() => this.#now().family ?? familiesOf(this.#asked).first);
  /** The marks on the table now. */
  readonly marks: Mark[] = $derived.by(() => {
    const door = String(this.door);
    return this.doors.length ? [] : this.#family().filter((mark) => !this.door || String(mark.at) === door);
  });

  /** Tiles to choose from first, where figures may go to more places all over the table than can be told apart. */
  readonly doors: { at: Square; n: number }[] = $derived.by(() => {
    const marks = this.#family();
    if (this.door || (!this.quiet && (marks.length <= MANY || !marks.every(isAway)))) return [];
    const doors = new Map<string, { at: Square; n: number }>();
    for (const { at } of marks) doors.set(String(at), { at, n: (doors.get(String(at))?.n ?? 0) + 1 });
    return [...doors.values()];
  });

  readonly door: Square | null = $derived.by(() => this.#now().door);

  /** Whether such tiles are for keys alone and a pointer goes through them. */
  get quiet(): boolean {
    return false;
  }

  readonly trial: Trial | null = $derived.by(() => {
    const { trial } = this.#now();
    // What is offered may have been told anew since the tile was put there.
    const place = trial && this.places.find(({ tile, at }) => tile === trial.place.tile && String(at) === String(trial.place.at));
    return place ? (place === trial.place ? trial : { ...trial, place }) : null;
  });

  readonly picked: Mark | null = $derived.by(() => this.offers.marks.find((m) => m.key === this.#now().picked) ?? null);
  readonly opened: Mark | null = $derived.by(() => this.offers.marks.find((m) => m.key === this.#now().opened) ?? null);
  readonly notice: Notice | null = $derived.by(() => this.#now().notice);
  readonly advice: Advice[] | null = $derived.by(() => this.#now().advice);

  /** Whether the last tile on trial, of this position or the one before, lay on a square. */
  tried(at: Square): boolean {
    return String(this.#doings.trial?.place.at) === String(at);
  }

  /** What Enter or the check would do. */
  readonly ready: Choice | null = $derived.by(() => {
    if (this.trial) return this.trial.place.ways[this.trial.way] ?? null;
    return this.picked?.choices.length === 1 ? (this.picked.choices[0] ?? null) : null;
  });

  /** Whether somebody is led to one of these. */
  aims(choices: readonly Choice[]): boolean {
    return choices.some(({ index }) => this.session.aimed?.includes(index) ?? false);
  }

  /** Whether a player sits at this screen. */
  here(player: number): boolean {
    return this.session.own?.includes(player) ?? this.seats[player]?.kind === "person";
  }

  /** Whether a player sits at this screen and nobody else does: whoever reads. */
  alone(player: number): boolean {
    return this.here(player) && this.seats.filter((_, seat) => this.here(seat)).length === 1;
  }

  say(text: Text): string {
    return say(text, this.names);
  }

  /** What is printed on a tile, in words. */
  tileName(tile: string, turn = 0): string {
    const text = this.#tileTexts.of(tile, turn);
    return text ? this.say(text) : t("table-tile", { tile });
  }

  /** What a choice does, in words. A tile is told by what is printed on it, as it would lie. */
  label({ form, label, detail }: Choice): string {
    if (form.how === "choose") return this.tileName(form.tile);
    if (form.how !== "tile") return this.say(label);
    const [x, y] = form.at;
    const words = `${t("table-square", { x, y })}: ${this.tileName(form.tile, form.turn)}`;
    return detail ? `${words}, ${this.say(detail)}` : words;
  }

  colour(player: number): number {
    return this.seats[player]?.colour ?? player;
  }

  #family(): Mark[] {
    const { family } = this;
    return family ? this.offers.marks.filter((mark) => familyOf(mark) === family) : this.offers.marks;
  }

  #now(): Doings {
    const moves = this.view?.moves ?? -1;
    return this.#doings.moves === moves ? this.#doings : nothing(moves);
  }

  #set(change: Partial<Doings>): void {
    this.#doings = { ...this.#now(), ...change };
  }

  /** Takes another tile of the hand. */
  hold(tile: string): void {
    this.#set({ held: tile, trial: null });
  }

  /** Shows the marks for one thing; once more leads back. */
  setOut(family: Family): void {
    const { first } = familiesOf(this.#asked);
    const next = this.family === family ? first : family;
    this.#set({ family: next, door: null, trial: null, picked: null, opened: null, notice: null });
    this.unlight();
  }

  /** Shows the marks of one tile. */
  enter(at: Square): void {
    this.#set({ door: at, picked: null, opened: null });
  }

  /** Shows the tiles again. */
  leave(): void {
    this.#set({ door: null });
  }

  /** Puts the tile on a square; where it lies already it is turned. */
  try(place: Place): void {
    this.inspected = null;
    if (this.trial?.place === place) return this.turn(1);
    const way = place.ways.findIndex((choice) => tileForm(choice)?.turn === this.facing);
    this.#set({ trial: { place, way: Math.max(way, 0) }, notice: null });
    this.bring(place.at);
  }

  /** Turns the tile: on trial, or over a square that takes it, to the next way it can lie there, else in hand. */
  turn(by: 1 | -1, on: Place | null = this.target): void {
    const { trial } = this;
    const place = trial?.place ?? on;
    if (!place) {
      if (this.held) this.#set({ turn: (this.facing + by + 4) % 4 });
      return;
    }
    const n = place.ways.length;
    const way = ((trial?.way ?? place.ways.indexOf(this.wayOn(place)!)) + by + n) % n;
    this.#set({ trial: trial && { ...trial, way }, turn: tileForm(place.ways[way] as Choice)?.turn ?? 0 });
  }

  /** The place that a tile being dragged would be put on. */
  readonly target: Place | null = $derived.by(() => {
    const { over } = this;
    return (over && this.places.find(({ at }) => String(at) === String(over))) ?? null;
  });

  /** A tile of the hand is taken up; one on trial comes back from its square. */
  lift(tile: string): void {
    this.#set({ held: tile, trial: null, notice: null });
  }

  /** A tile that was dragged is put down where it is. */
  async drop(): Promise<void> {
    const { over, target } = this;
    this.over = null;
    if (target) this.try(target);
    else if (over) await this.explain(over);
  }

  /** How the tile in hand is turned, in clockwise quarter turns. */
  get facing(): number {
    return this.#now().turn;
  }

  /** The turn a tile would have on a square if it were put there now. */
  wayOn(place: Place): Choice | undefined {
    return place.ways.find((choice) => tileForm(choice)?.turn === this.facing) ?? place.ways[0];
  }

  /** A mark was chosen. `surely`: it was pointed at before, so that one choice is played at once. */
  take(mark: Mark, surely: boolean): void {
    const only = mark.choices.length === 1 ? mark.choices[0] : undefined;
    if (!only) {
      this.#set({ picked: mark.key, opened: mark.key, notice: null });
      return;
    }
    if (surely || this.picked === mark) void this.play(only);
    else this.pick(mark);
  }

  pick(mark: Mark | null): void {
    this.#set({ picked: mark?.key ?? null, opened: null, notice: null });
    if (mark?.choices[0]) this.light(mark.choices[0]);
    else this.unlight();
  }

  /** Puts everything aside that is not played yet: one thing at a time. Answers whether there was anything. */
  cancel(): boolean {
    const { opened, notice, advice } = this.#now();
    if (this.sheet) this.sheet = null;
    else if (opened) this.#set({ opened: null, picked: null });
    else if (notice) this.#set({ notice: null });
    else if (this.inspected) this.inspected = null;
    else if (this.trial) this.#set({ trial: null });
    else if (this.picked) this.pick(null);
    else if (this.door) this.leave();
    else if (this.#now().family) this.#set({ family: null });
    else if (advice) this.#set({ advice: null });
    else return false;
    this.unlight();
    return true;
  }

  // What is lit or looked at goes with the position, not before: nothing has to be drawn until the move is.
  async play(choice: Choice): Promise<void> {
    this.#thought?.abort();
    await this.session.play(choice.index);
  }

  confirm(): void {
    if (this.ready) void this.play(this.ready);
    else if (this.picked) this.take(this.picked, true);
  }

  /** Takes back the last step. A tile comes back on trial where it lay. */
  async undo(): Promise<void> {
    const before = this.view?.tiles ?? [];
    this.unlight();
    this.inspected = null;
    this.#thought?.abort();
    await this.session.undo();
    // The first of the tiles that are gone is the player's own, those after it were the answers.
    const last = before[this.view?.tiles.length ?? 0];
    if (!last) return;
    for (const place of this.offers.places) {
      const way = place.ways.findIndex((choice) => tileForm(choice)?.turn === last.turn);
      if (place.tile === last.tile && String(place.at) === String(last.at) && way >= 0) {
        this.#set({ held: place.tile, turn: last.turn, trial: { place, way } });
      }
    }
  }

  /** Goes to the next square or mark in a direction. */
  step(way: Way, plane: (point: Point) => Point): void {
    if (this.places.length && !this.#now().family) {
      const from = this.trial && plane(middle(this.trial.place.at));
      const points = this.places.map(({ at }) => plane(middle(at)));
      const place = this.places[nextPoint(from, points, way) ?? -1];
      if (place) this.try(place);
      return;
    }
    if (this.doors.length) {
      const { doors } = this;
      const next = doors[nextPoint(null, doors.map(({ at }) => plane(middle(at))), way) ?? -1];
      if (next) this.enter(next.at);
      return;
    }
    const { marks } = this;
    const next = marks[nextPoint(this.picked && plane(this.picked.point), marks.map((m) => plane(m.point)), way) ?? -1];
    if (next) {
      this.pick(next);
      this.bring(next.at);
    }
  }

  /** Asks the board to show a square. */
  bring(at: Square): void {
    this.look = { at, often: (this.look?.often ?? 0) + 1 };
  }

  /** Lights up what a choice means. */
  light(choice: Choice): void {
    const form = choice.form;
    const light: Light = { outlines: [], squares: [], span: null };
    const turn = ++this.#lighting;
    this.lit = light;
    switch (form.how) {
      case "tile":
        this.lit = { ...light, squares: [form.at], span: form.span };
        return;
      case "square":
        this.lit = { ...light, squares: [form.at] };
        return;
      case "span":
        this.lit = { ...light, span: form.span };
        return;
      case "spot":
      case "segment":
      case "quarter": {
        const segment =
          form.how === "spot" ? { at: form.at, segment: form.segment } : form.how === "segment" ? form.segment : form.to;
        if (!segment) return;
        this.engine.feature(segment, this.#at).then(
          (feature) => {
            if (feature && this.#lighting === turn) this.lit = { ...light, outlines: feature.outlines };
          },
          () => {},
        );
        return;
      }
      case "piece":
        this.lit = { ...light, squares: [form.at] };
    }
  }

  /** Lights up what a line of the log speaks of. */
  lightLine(line: LogLine): void {
    this.#lighting++;
    this.lit = { outlines: [], squares: line.squares, span: null };
  }

  unlight(): void {
    this.#lighting++;
    this.lit = null;
  }

  /** Why the tile cannot go to a square. */
  async explain(at: Square): Promise<void> {
    const { held } = this;
    const moves = this.view?.moves;
    if (!held) return;
    const text = this.say(await this.engine.whyNot(held, at));
    if (this.view?.moves === moves) this.#set({ notice: { at, text } });
  }

  async inspect(point: Point): Promise<void> {
    if (!this.aids.inspect) return;
    this.inspected = await this.engine.featureAt(point, this.#at);
    if (!this.inspected) return;
    // The card that opens must not hide what it is about.
    await tick();
    this.bring(squareAt(point));
  }

  /** Asks for a hint; a second time puts it away. */
  async hint(): Promise<void> {
    if (!this.aids.hint || !this.session.yours || this.advising) return;
    if (this.advice) return this.#set({ advice: null });
    const moves = this.view?.moves;
    const thought = (this.#thought = new AbortController());
    this.advising = true;
    try {
      const advice = await this.engine.advise(1200, thought.signal);
      if (this.view?.moves === moves && !thought.signal.aborted) this.#set({ advice });
    } catch (error) {
      if (!thought.signal.aborted) console.warn("no hint", error);
    } finally {
      this.advising = false;
    }
  }

  /** Shows a choice on the table as if a person had begun to make it. */
  suggest(choice: Choice): void {
    const place = this.offers.places.find((place) => place.ways.includes(choice));
    if (place) {
      this.#set({ held: place.tile, family: null, turn: tileForm(choice)?.turn ?? 0, trial: { place, way: place.ways.indexOf(choice) } });
      this.bring(place.at);
      return;
    }
    const mark = this.offers.marks.find((mark) => mark.choices.includes(choice));
    if (mark) {
      if (!this.marks.includes(mark)) this.#set({ family: familyOf(mark), door: mark.at });
      this.#set({ picked: mark.key, opened: mark.choices.length > 1 ? mark.key : null });
      this.bring(mark.at);
    }
    this.light(choice);
  }

  /** Asks again for what the aids that are on need. */
  async refresh(): Promise<void> {
    const moves = this.view?.moves;
    if (moves === undefined) return;
    const { fields, projected, dead } = this.shown;
    if (fields && this.aids.fields) {
      const answer = await this.engine.fields(this.#at);
      if (this.view?.moves === moves) this.fields = answer;
    } else this.fields = [];
    if ((projected && this.aids.projected) || (dead && this.aids.dead) || (this.sheet === "bag" && this.aids.bag)) {
      const answer = await this.engine.outlook(this.#at);
      if (this.view?.moves === moves) this.outlook = answer;
    } else this.outlook = null;
  }

  close(): void {
    this.#thought?.abort();
    this.pictures.close();
  }
}

function isAway({ choices }: Mark): boolean {
  return choices.every(({ form }) => form.how === "spot" && form.away);
}

function nothing(moves: number): Doings {
  return { moves, held: null, family: null, door: null, turn: 0, trial: null, picked: null, opened: null, notice: null, advice: null };
}
