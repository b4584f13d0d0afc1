// What moved is seen to move: tiles land, figures come and go, points fly to those who got them. The table is up to date
// before anything moves, so nobody ever waits for it; whatever is cut short simply is where it belongs.

import type { LogLine, Motion, Point, Square } from "../engine/types";

/** What is needed to know of the screen. */
export interface Scene {
  root: HTMLElement;
  /** Where a point of the table is in the window. */
  screen(point: Point): Point;
  scale(): number;
  /** Whether a tile was on trial there before it was placed. */
  tried(at: Square): boolean;
  /** Whether a player sits at this screen. */
  here(player: number): boolean;
  figure(name: string, player: number): string | undefined;
  colours(player: number): { base: string; ink: string; paint: string } | undefined;
}

/** Motions of one step follow each other after so many milliseconds, and none begins later than `LATEST`. */
const BEAT = 110;
const LATEST = 600;

/** When each motion of a step begins. */
export function beats(count: number): number[] {
  const beat = count > 1 ? Math.min(BEAT, LATEST / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => Math.round(i * beat));
}

type Begin = () => void;

export class Stage {
  #scene: Scene;
  /** Where dragon, fairy and count were seen last. */
  #walkers = new Map<string, Point>();
  /** What moves in the place of a piece. */
  #flying = new WeakMap<Element, Element>();
  /** What is on its way, and the piece it is there for. */
  #running = new Map<Animation, Element | null>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Shows what lines tell of. `landed` is called for points when they arrive. */
  play(lines: readonly LogLine[], landed: (player: number, points: number) => void): void {
    // Whoever has gone in the meantime does not come any more.
    for (const [animation, piece] of this.#running) if (piece?.isConnected === false) animation.cancel();
    const motions = lines.flatMap((line) => (line.motion ? [line.motion] : []));
    const starts = beats(motions.length);
    // All is looked at before anything is changed, so that the page is laid out once.
    const begins = motions.map((motion, i) => {
      const delay = starts[i] ?? 0;
      return motion.what === "points" ? this.#fly(motion, delay, () => landed(motion.player, motion.points)) : this.#move(motion, delay);
    });
    for (const begin of begins) begin?.();
  }

  /** Whatever is on its way is where it belongs. */
  cut(): void {
    for (const animation of this.#running.keys()) animation.cancel();
  }

  /** Remembers where those are who walk. */
  note(walkers: readonly { kind: string; point: Point }[]): void {
    for (const { kind, point } of walkers) this.#walkers.set(kind, point);
  }

  /** How a motion begins; nothing if there is nothing to be seen of it. */
  #move(motion: Exclude<Motion, { what: "points" }>, delay: number): Begin | null {
    const timing = { delay, fill: "backwards" } as const;
    switch (motion.what) {
      case "tile": {
        const tile = this.#scene.root.querySelector(`.tile[data-at="${motion.at}"]`);
        // What lay there already only comes down.
        const above = this.#scene.tried(motion.at) ? { scale: 1.1, opacity: 1 } : { scale: 1.5, opacity: 0 };
        const steps = [
          { ...above, zIndex: 1, filter: "drop-shadow(0 14px 14px rgb(40 20 0 / .5))" },
          { scale: 0.97, opacity: 1, offset: 0.7 },
          { scale: 1, zIndex: 1, filter: "drop-shadow(0 0 0 rgb(40 20 0 / 0))" },
        ];
        return tile && (() => void tile.animate(steps, { ...timing, duration: 380, easing: "ease-out" }));
      }
      case "placed": {
        const piece = this.#piece(motion.point, motion.owner);
        // Whoever has put it there looks there; where others put theirs is seen by their coming.
        const from = this.#scene.here(motion.owner) ? null : this.#panel(motion.owner);
        if (piece && from) return this.#hop(piece, motion.point, from, timing);
        const size = Number(piece?.style.scale) || 1;
        const steps = [{ scale: 1.35 * size }, { scale: 0.95 * size, offset: 0.7 }, { scale: size }];
        return piece && (() => void this.#aloft(piece, steps, { ...timing, duration: 300, easing: "ease-out" }));
      }
      case "walked": {
        const piece = this.#scene.root.querySelector<HTMLElement>(`[data-piece="${motion.who}"]`);
        const before = this.#walkers.get(motion.who);
        return piece && before ? this.#hop(piece, motion.point, this.#scene.screen(before), timing) : null;
      }
      case "left":
        return this.#leave(motion, delay);
    }
  }

  /** From a point of the window to where it stands, over a little hill. */
  #hop(piece: HTMLElement, point: Point, from: Point, timing: KeyframeAnimationOptions): Begin {
    const [x, y] = this.#scene.screen(point);
    const k = this.#scene.scale();
    const [dx, dy] = [(from[0] - x) / k, (from[1] - y) / k];
    const steps = [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.4 },
      { transform: `translate(${dx / 3}px, ${dy / 3 - 24}px)`, opacity: 1, offset: 0.6 },
      { transform: "translate(0, 0)" },
    ];
    return () => void this.#aloft(piece, steps, { ...timing, duration: 480, easing: "ease-in-out" });
  }

  /** Moves a piece above all that is on the table. It is another one that moves, over all: were it the piece itself, Chromium would part those around it
   * into layers, and draw them all anew, before anything is seen. */
  async #aloft(piece: HTMLElement, steps: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const other = piece.cloneNode() as HTMLImageElement;
    other.alt = "";
    for (const name of Object.keys(other.dataset)) delete other.dataset[name];
    this.#flying.get(piece)?.remove();
    this.#flying.set(piece, other);
    // Its margins lead it to its place from here too.
    Object.assign(other.style, { visibility: "", position: "absolute", left: "0", top: "0" });
    piece.style.visibility = "hidden";
    piece.parentElement?.parentElement?.append(other);
    await this.#run(other, steps, timing, piece);
    other.remove();
    if (this.#flying.get(piece) === other) piece.style.visibility = "";
  }

  #leave(motion: Extract<Motion, { what: "left" }>, delay: number): Begin | null {
    const src = this.#scene.figure(motion.figure, motion.owner);
    const to = this.#panel(motion.to);
    if (!src || !to) return null;
    const from = this.#scene.screen(motion.point);
    const image = document.createElement("img");
    image.src = src;
    image.alt = "";
    const size = Math.max(36 * this.#scene.scale(), 26);
    Object.assign(image.style, { width: `${size}px`, height: `${size}px` });
    return () => void this.#across(image, from, to, { delay, duration: 560, easing: "ease-in" });
  }

  #fly(motion: Extract<Motion, { what: "points" }>, delay: number, landed: () => void): Begin {
    const to = this.#panel(motion.player, "[data-score]");
    if (!to || !motion.points) return landed;
    const from = motion.point ? this.#scene.screen(motion.point) : ([to[0], to[1] - 60] as Point);
    const colours = this.#scene.colours(motion.player);
    const words = document.createElement("span");
    words.textContent = motion.points > 0 ? `+${motion.points}` : `−${-motion.points}`;
    words.className = "points";
    Object.assign(words.style, { background: colours?.base, color: colours?.paint, borderColor: colours?.ink });
    return () => void this.#across(words, from, to, { delay, duration: 600, easing: "ease-in-out" }).then(landed);
  }

  async #across(thing: HTMLElement, from: Point, to: Point, timing: KeyframeAnimationOptions): Promise<void> {
    thing.classList.add("across");
    this.#scene.root.append(thing);
    const place = ([x, y]: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const rise: Point = [from[0], from[1] - 26];
    const steps = [
      { transform: place(from, 0.6), opacity: 0 },
      { transform: place(rise, 1.15), opacity: 1, offset: 0.35 },
      { transform: place(to, 0.8), opacity: 0.9 },
    ];
    await this.#run(thing, steps, { ...timing, fill: "both" });
    thing.remove();
  }

  /** Until it has arrived, or was cut short, which comes to the same. */
  async #run(thing: HTMLElement, steps: Keyframe[], timing: KeyframeAnimationOptions, piece: Element | null = null): Promise<void> {
    const animation = thing.animate(steps, timing);
    this.#running.set(animation, piece);
    await animation.finished.catch(() => {});
    this.#running.delete(animation);
  }

  #piece(point: Point, owner: number): HTMLElement | null {
    let [nearest, least] = [null as HTMLElement | null, 40];
    for (const piece of this.#scene.root.querySelectorAll<HTMLElement>(`[data-piece][data-owner="${owner}"]`)) {
      const [x = 0, y = 0] = (piece.dataset.point ?? "").split(",").map(Number);
      const far = Math.hypot(x - point[0], y - point[1]);
      if (far < least) [nearest, least] = [piece, far];
    }
    return nearest;
  }

  /** The middle of a player's panel in the window. */
  #panel(player: number, within = ""): Point | null {
    for (const panel of this.#scene.root.querySelectorAll(`[data-player="${player}"] ${within}`.trim())) {
      const { left, top, width, height } = panel.getBoundingClientRect();
      if (width) return [left + width / 2, top + Math.min(height / 2, 30)];
    }
    return null;
  }
}
