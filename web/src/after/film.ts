// Pictures and films of games. The engine says what lies where, as SVG; the browser draws it.

import type { Engine } from "../engine/engine";
import type { Story } from "../engine/types";
import { Gif, paletteOf } from "./gif";

/** A frame of a film may have so many pixels: large enough to see who stands where, small enough for a chat. */
const PIXELS = 420_000;
/** Hundredths of a second that a turn is shown, and the end. */
const [HOLD, END] = [60, 400];

async function load(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function canvas(width: number, height: number): CanvasRenderingContext2D {
  const element = document.createElement("canvas");
  [element.width, element.height] = [width, height];
  const context = element.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser cannot draw");
  return context;
}

/** A picture in pixels. */
export async function png(svg: string): Promise<Blob> {
  const image = await load(svg);
  const context = canvas(image.naturalWidth, image.naturalHeight);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("the picture is too large"))), "image/png");
  });
}

/** The positions a film shows: the beginning and the end of every turn. */
export function scenes(story: Story): number[] {
  return [...new Set(story.turns.map(({ moves }) => moves))];
}

/** A film of the game as a GIF. `shown` hears how far it is, from 0 to 1. */
export async function film(
  engine: Engine,
  story: Story,
  dark: boolean,
  shown: (part: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const moves = scenes(story);
  const last = moves.at(-1) ?? 0;
  const trial = await engine.shot(last, null, 40, dark);
  const size = Math.max(14, Math.min(64, Math.floor(40 * Math.sqrt(PIXELS / (trial.width * trial.height)))));
  // The end and the middle have all colours there are.
  const samples: Uint8ClampedArray[] = [];
  for (const at of [moves[moves.length >> 1] ?? 0, last]) {
    const { width, height, ...layers } = await engine.shot(at, null, size, dark);
    const context = canvas(Math.round(width), Math.round(height));
    for (const svg of [layers.under, layers.fresh, layers.over]) if (svg) context.drawImage(await load(svg), 0, 0);
    samples.push(context.getImageData(0, 0, context.canvas.width, context.canvas.height).data);
  }
  const palette = paletteOf(samples);
  let stage: { tiles: CanvasRenderingContext2D; shot: CanvasRenderingContext2D; gif: Gif } | null = null;
  let before: number | null = null;
  for (const [i, at] of moves.entries()) {
    signal.throwIfAborted();
    const { width, height, under, fresh, over } = await engine.shot(at, before, size, dark);
    const [w, h]: [number, number] = [Math.round(width), Math.round(height)];
    stage ??= { tiles: canvas(w, h), shot: canvas(w, h), gif: new Gif(w, h, palette) };
    const { tiles, shot, gif } = stage;
    if (fresh) tiles.drawImage(await load(fresh), 0, 0);
    shot.drawImage(await load(under), 0, 0);
    shot.drawImage(tiles.canvas, 0, 0);
    shot.drawImage(await load(over), 0, 0);
    gif.frame(shot.getImageData(0, 0, w, h).data, at === last ? END : HOLD);
    before = at;
    shown((i + 1) / moves.length);
    // The page goes on in between.
    await new Promise((resume) => setTimeout(resume));
  }
  return new Blob([stage!.gif.end()], { type: "image/gif" });
}

/** Saves something under a name. */
export function save(what: Blob | string, name: string): void {
  const blob = typeof what === "string" ? new Blob([what], { type: "text/plain" }) : what;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
