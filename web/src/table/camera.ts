// Where the table is on the screen.
//
// Three kinds of places: points of the *table* (tile units, y down), points of the *plane* (the table after the view was
// turned by quarter turns) and pixels of the *screen*. The camera leads from plane to screen, so panning and zooming
// change one transform and nothing else.

import { select } from "d3-selection";
import { zoom, ZoomTransform, type D3ZoomEvent } from "d3-zoom";
import type { Point, Square } from "../engine/types";

/** A tile's width on the table. */
export const TILE = 100;

/** How small and how large a tile may be shown, as a multiple of its own 100 pixels. */
export const LEAST = 0.12;
export const MOST = 4;

/** Below this scale tiles are drawn calmer: as `Detail::CALM` in `crates/draw`. */
export const CALM = 0.6;

/** The least scale the camera chooses by itself: tiles of 48 pixels can be told apart, and figures on them. */
export const READABLE = 0.48;

/** screen = k · plane + (x, y) */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of each edge of the window is covered by panels. */
export type Insets = Box;

/** Clockwise quarter turns of the view. */
export type Turns = 0 | 1 | 2 | 3;

/** From the table to the plane. */
export function turned([x, y]: Point, turns: Turns): Point {
  switch (turns) {
    case 0:
      return [x, y];
    case 1:
      return [-y, x];
    case 2:
      return [-x, -y];
    case 3:
      return [y, -x];
  }
}

/** From the plane to the table. */
export function unturned(point: Point, turns: Turns): Point {
  return turned(point, ((4 - turns) % 4) as Turns);
}

/** The corner of a square in the north-west. */
export function corner([x, y]: Square): Point {
  return [x * TILE, -y * TILE];
}

export function middle([x, y]: Square): Point {
  return [x * TILE + TILE / 2, -y * TILE + TILE / 2];
}

/** The square a point of the table is on. */
export function squareAt([x, y]: Point): Square {
  return [Math.floor(x / TILE), 0 - Math.floor(y / TILE)];
}

export function toScreen(camera: Camera, [x, y]: Point): Point {
  return [camera.k * x + camera.x, camera.k * y + camera.y];
}

export function fromScreen(camera: Camera, [x, y]: Point): Point {
  return [(x - camera.x) / camera.k, (y - camera.y) / camera.k];
}

/** What squares cover on the plane; the start square where there are none. */
export function bounds(squares: readonly Square[], turns: Turns): Box {
  const middles = (squares.length ? squares : [[0, 0] as Square]).map((square) => turned(middle(square), turns));
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const half = TILE / 2;
  return {
    left: Math.min(...xs) - half,
    top: Math.min(...ys) - half,
    right: Math.max(...xs) + half,
    bottom: Math.max(...ys) + half,
  };
}

/** Shows a box as large as the free part of the window allows, but no tile larger than `most` and none smaller than `least`. */
export function fit(box: Box, width: number, height: number, insets: Insets, most = 1.6, least = LEAST): Camera {
  const wide = Math.max(width - insets.left - insets.right, 40);
  const high = Math.max(height - insets.top - insets.bottom, 40);
  const wanted = clamp(Math.min(wide / (box.right - box.left), high / (box.bottom - box.top)), least, most);
  // Whole pixels for tiles and corners: edges are sharp and nothing shines through between tiles.
  const k = Math.floor(wanted * TILE) / TILE;
  return {
    k,
    x: Math.round(insets.left + wide / 2 - (k * (box.left + box.right)) / 2),
    y: Math.round(insets.top + high / 2 - (k * (box.top + box.bottom)) / 2),
  };
}

/** Whether all of a box is in the free part of the window. */
export function shows({ k, x, y }: Camera, box: Box, width: number, height: number, insets: Insets): boolean {
  return (
    k * box.left + x >= insets.left - 1 &&
    k * box.top + y >= insets.top - 1 &&
    k * box.right + x <= width - insets.right + 1 &&
    k * box.bottom + y <= height - insets.bottom + 1
  );
}

/** Moves as little as necessary to show a box; what is seen already stays where it is. */
export function reveal(camera: Camera, box: Box, width: number, height: number, insets: Insets): Camera {
  const shift = (low: number, high: number, from: number, to: number) => {
    if (high - low > to - from) return (from + to - low - high) / 2;
    if (low < from) return from - low;
    return high > to ? to - high : 0;
  };
  const { k, x, y } = camera;
  return {
    k,
    x: x + shift(k * box.left + x, k * box.right + x, insets.left, width - insets.right),
    y: y + shift(k * box.top + y, k * box.bottom + y, insets.top, height - insets.bottom),
  };
}

/** How many of the nearest choices must be in sight where there is no room for all of them. */
const NEAREST = 6;

/** What has to be in sight: a square, and the choices if there is room for all of them at `READABLE`; else those nearest to it. */
export function important(at: Square, choices: readonly Square[], turns: Turns, width: number, height: number, insets: Insets): Box {
  const all = bounds([at, ...choices], turns);
  if (fit(all, width, height, insets, READABLE).k >= READABLE) return all;
  const far = ([x, y]: Square) => Math.hypot(x - at[0], y - at[1]);
  const nearest = [...choices].sort((a, b) => far(a) - far(b)).slice(0, NEAREST);
  let near: Square[] = [at];
  for (const choice of nearest) {
    const more = [...near, choice];
    if (fit(bounds(more, turns), width, height, insets, READABLE).k >= READABLE) near = more;
  }
  // Where there is room for nothing to choose beside the square, the choices come first.
  const [first] = nearest;
  if (near.length === 1 && first && far(first) > 0) return important(first, choices, turns, width, height, insets);
  return bounds(near, turns);
}

/** The camera that shows a box: the same one if it does already, else one that has moved, and zoomed out only where it must. */
export function follow(camera: Camera, box: Box, width: number, height: number, insets: Insets): Camera {
  if (shows(camera, box, width, height, insets)) return camera;
  // With some room around, so that the next tile beside it need not move the table again.
  const wide = { left: box.left - TILE / 2, top: box.top - TILE / 2, right: box.right + TILE / 2, bottom: box.bottom + TILE / 2 };
  const k = Math.min(camera.k, fit(wide, width, height, insets, MOST, READABLE).k);
  const about: Point = [(width + insets.left - insets.right) / 2, (height + insets.top - insets.bottom) / 2];
  return reveal(zoomed(camera, k / camera.k, about), box, width, height, insets);
}

/** Brings a point of the plane to the middle of the free part of the window. */
export function centre(camera: Camera, [x, y]: Point, width: number, height: number, insets: Insets): Camera {
  const { k } = camera;
  return {
    k,
    x: (width + insets.left - insets.right) / 2 - k * x,
    y: (height + insets.top - insets.bottom) / 2 - k * y,
  };
}

/** Zooms by a factor around a point of the screen. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point): Camera {
  const k = clamp(camera.k * factor, LEAST, MOST);
  const by = k / camera.k;
  return { k, x: x - by * (x - camera.x), y: y - by * (y - camera.y) };
}

/** A moment between two cameras, `t` from 0 to 1: zooming is even for the eye. */
export function between(from: Camera, to: Camera, t: number): Camera {
  const k = from.k * (to.k / from.k) ** t;
  // The point that both cameras show at the same place stays there, so that the path is straight.
  const part = Math.abs(to.k - from.k) < 1e-9 ? t : (k - from.k) / (to.k - from.k);
  return { k, x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

export interface Gestures {
  /** Whether a gesture that begins so moves the table. */
  wanted(event: Event): boolean;
  /** The camera is elsewhere now, by somebody's hand or on its own way. */
  moved(camera: Camera, byHand: boolean): void;
  /** A person has taken the table in hand, by such an event, or let go of it. */
  held(by: Event | null): void;
}

/** Lets people pan and zoom: mouse, wheel, touch. Returns how to go somewhere and how to stop listening. */
export function watch(node: HTMLElement, gestures: Gestures) {
  const behaviour = zoom<HTMLElement, unknown>()
    .scaleExtent([LEAST, MOST])
    // The table has no edge that would have to be measured.
    .extent([
      [0, 0],
      [0, 0],
    ])
    .clickDistance(6)
    .tapDistance(12)
    .filter((event: Event & { ctrlKey?: boolean; button?: number }) => {
      if (event.type === "mousedown" && event.button !== 0 && event.button !== 1) return false;
      return (!event.ctrlKey || event.type === "wheel") && gestures.wanted(event);
    })
    .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => event.sourceEvent && gestures.held(event.sourceEvent as Event))
    .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
      if (event.sourceEvent) stop();
      gestures.moved(event.transform, !!event.sourceEvent);
    })
    .on("end", (event: D3ZoomEvent<HTMLElement, unknown>) => event.sourceEvent && gestures.held(null));
  const selection = select(node).call(behaviour);
  // Double taps come as zooms in steps; without a transition they would jump, so they go our own way.
  selection.on("dblclick.zoom", (event: MouseEvent | TouchEvent) => {
    if (!gestures.wanted(event)) return;
    const at = "changedTouches" in event ? event.changedTouches[0] : event;
    if (!at) return;
    const frame = node.getBoundingClientRect();
    const factor = event.shiftKey ? 0.5 : 2;
    go(zoomed(now, factor, [at.clientX - frame.left, at.clientY - frame.top]), 220);
  });
  let now: Camera = { k: 1, x: 0, y: 0 };
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);

  function set(camera: Camera) {
    behaviour.transform(selection, new ZoomTransform(camera.k, camera.x, camera.y));
  }

  function go(camera: Camera, duration: number) {
    stop();
    if (duration <= 0) return set(camera);
    const from = now;
    const begin = performance.now();
    const step = (time: number) => {
      const t = Math.min(Math.max((time - begin) / duration, 0), 1);
      set(between(from, camera, 1 - (1 - t) ** 3));
      if (t < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  behaviour.on("zoom.now", (event: D3ZoomEvent<HTMLElement, unknown>) => {
    now = event.transform;
  });
  return {
    go,
    destroy() {
      stop();
      selection.on(".zoom", null);
    },
  };
}
