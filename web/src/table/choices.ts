// A decision's choices, sorted by how they are made: on squares, on marks, in the auction, by buttons.
//
// What a choice means is the engine's business. Here only forms count: what stands at the same place is one mark.

import type { Ask, Choice, Form, GroupView, Point, Square } from "../engine/types";
import { middle, squareAt } from "./camera";

/** A square on which a tile can go, and the ways it lies there. */
export interface Place {
  at: Square;
  tile: string;
  /** By turn; there may be several for a turn. */
  ways: Choice[];
}

/** Something on the table that can be chosen; several choices are told apart afterwards. */
export interface Mark {
  key: string;
  how: "spot" | "piece" | "square" | "span" | "quarter" | "segment";
  at: Square;
  point: Point;
  choices: Choice[];
}

export interface Offers {
  /** The tiles that can be placed now, each once. */
  tiles: string[];
  places: Place[];
  marks: Mark[];
  /** Bids, from low to high. */
  bids: Choice[];
  /** Tiles to choose from. */
  cards: Choice[];
  /** All else; passing comes last. */
  buttons: Choice[];
}

export type TileForm = Extract<Form, { how: "tile" }>;

export function tileForm(choice: Choice): TileForm | null {
  return choice.form.how === "tile" ? choice.form : null;
}

export function sortChoices(ask: Ask | null): Offers {
  const offers: Offers = { tiles: [], places: [], marks: [], bids: [], cards: [], buttons: [] };
  const places = new Map<string, Place>();
  const marks = new Map<string, Mark>();
  for (const choice of ask?.choices ?? []) {
    const form = choice.form;
    switch (form.how) {
      case "tile": {
        if (!offers.tiles.includes(form.tile)) offers.tiles.push(form.tile);
        const key = `${form.tile}@${form.at}`;
        const place = places.get(key) ?? { at: form.at, tile: form.tile, ways: [] };
        place.ways.push(choice);
        places.set(key, place);
        break;
      }
      case "points":
        offers.bids.push(choice);
        break;
      case "choose":
        offers.cards.push(choice);
        break;
      case "button":
        offers.buttons.push(choice);
        break;
      default: {
        const [key, at, point] = whereabouts(form);
        const mark = marks.get(key) ?? { key, how: form.how, at, point, choices: [] };
        mark.choices.push(choice);
        marks.set(key, mark);
      }
    }
  }
  offers.places = [...places.values()];
  for (const place of offers.places) place.ways.sort((a, b) => (tileForm(a)?.turn ?? 0) - (tileForm(b)?.turn ?? 0));
  offers.marks = [...marks.values()];
  offers.bids.sort((a, b) => points(a) - points(b));
  offers.buttons.sort((a, b) => Number(a.declines) - Number(b.declines));
  return offers;
}

function points(choice: Choice): number {
  return choice.form.how === "points" ? choice.form.points : 0;
}

type MarkForm = Extract<Form, { how: Mark["how"] }>;

function whereabouts(form: MarkForm): [key: string, at: Square, point: Point] {
  switch (form.how) {
    case "spot":
      // Figures of different width stand a little apart on the same segment; at corners they stand on different points of it.
      return [form.corner === undefined ? `spot ${form.at} ${form.segment}` : `spot ${form.point}`, form.at, form.point];
    case "piece":
      return [`piece ${form.point}`, form.at, form.point];
    case "square":
      return [`square ${form.at}`, form.at, middle(form.at)];
    case "span": {
      const { at, axis } = form.span;
      const [x, y] = middle(at);
      // Both axes of a tile are marks of their own, off the middle on their own line.
      return [`span ${at} ${axis}`, at, axis === "ns" ? [x, y - 24] : [x + 24, y]];
    }
    case "quarter":
      return [`quarter ${form.quarter}`, squareAt(form.point), form.point];
    case "segment":
      return [`segment ${form.segment.at} ${form.segment.segment}`, form.segment.at, form.point];
  }
}

/** What one sets out to do before one looks for a place for it: a group of the decision, or `tile`, which has places. */
export type Family = string;

export function familyOf({ choices: [first] }: Mark): Family {
  return first?.group ?? "";
}

/** The families among the marks, if there is more than one thing to do, and the one whose marks are shown at first. */
export function familiesOf(ask: Ask | null): { families: GroupView[]; first: Family | null } {
  const families = ask?.groups ?? [];
  if (ask?.choices.some(tileForm)) return { families, first: families.length ? "tile" : null };
  return families.length < 2 ? { families: [], first: null } : { families, first: families[0]?.name ?? null };
}

/** The figure that is moved, or that something is done to. */
export function figureOf({ form }: Choice): string | null {
  return "figure" in form ? form.figure : null;
}

/**
 * Moves marks apart until no two are closer than `apart`, each as little as possible. The result depends on nothing but
 * the marks, so that they do not jump about.
 */
export function spread(points: readonly Point[], apart: number): Point[] {
  const out = points.map(([x, y]): Point => [x, y]);
  for (let round = 0; round < 30; round++) {
    let moved = false;
    for (let i = 0; i < out.length; i++) {
      for (let j = i + 1; j < out.length; j++) {
        const a = out[i] as Point;
        const b = out[j] as Point;
        let dx = b[0] - a[0];
        let dy = b[1] - a[1];
        let far = Math.hypot(dx, dy);
        if (far >= apart - 0.01) continue;
        if (far < 0.01) [dx, dy, far] = [Math.cos(i + j), Math.sin(i + j), 1];
        const push = (apart - Math.hypot(b[0] - a[0], b[1] - a[1])) / 2 / far;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
        moved = true;
      }
    }
    if (!moved) break;
  }
  return out;
}
