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

export class Stage {
  #scene: Scene;
  /** Where dragon, fairy and count were seen last. */
  #walkers = new Map<string, Point>();

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Shows what lines tell of. `landed` is called for points when they arrive. */
  play(lines: readonly LogLine[], landed: (player: number, points: number) => void): void {
    const motions = lines.flatMap((line) => (line.motion ? [line.motion] : []));
    const starts = beats(motions.length);
    motions.forEach((motion, i) => {
      const delay = starts[i] ?? 0;
      if (motion.what === "points") {
        void this.#fly(motion, delay).finally(() => landed(motion.player, motion.points));
      } else this.#move(motion, delay);
    });
  }

  /** Remembers where those are who walk. */
  note(walkers: readonly { kind: string; point: Point }[]): void {
    for (const { kind, point } of walkers) this.#walkers.set(kind, point);
  }

  #move(motion: Exclude<Motion, { what: "points" }>, delay: number): void {
    const timing = { delay, fill: "backwards" } as const;
    switch (motion.what) {
      case "tile": {
        const tile = this.#scene.root.querySelector(`.tile[data-at="${motion.at}"]`);
        // What lay there already only comes down.
        const above = this.#scene.tried(motion.at) ? { scale: 1.1, opacity: 1 } : { scale: 1.5, opacity: 0 };
        tile?.animate(
          [
            { ...above, zIndex: 1, filter: "drop-shadow(0 14px 14px rgb(40 20 0 / .5))" },
            { scale: 0.97, opacity: 1, offset: 0.7 },
            { scale: 1, zIndex: 1, filter: "drop-shadow(0 0 0 rgb(40 20 0 / 0))" },
          ],
          { ...timing, duration: 380, easing: "ease-out" },
        );
        return;
      }
      case "placed": {
        const piece = this.#piece(motion.point, motion.owner);
        const from = this.#panel(motion.owner);
        if (piece && from) this.#hop(piece, motion.point, from, timing);
        return;
      }
      case "walked": {
        const piece = this.#scene.root.querySelector(`[data-piece="${motion.who}"]`);
        const before = this.#walkers.get(motion.who);
        if (piece && before) this.#hop(piece, motion.point, this.#scene.screen(before), timing);
        return;
      }
      case "left":
        this.#leave(motion, delay);
    }
  }

  /** From a point of the window to where it stands, over a little hill. */
  #hop(piece: Element, point: Point, from: Point, timing: KeyframeAnimationOptions): void {
    const [x, y] = this.#scene.screen(point);
    const k = this.#scene.scale();
    const [dx, dy] = [(from[0] - x) / k, (from[1] - y) / k];
    piece.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.4 },
        { transform: `translate(${dx / 3}px, ${dy / 3 - 24}px)`, opacity: 1, offset: 0.6 },
        { transform: "translate(0, 0)" },
      ],
      { ...timing, duration: 480, easing: "ease-in-out" },
    );
  }

  #leave(motion: Extract<Motion, { what: "left" }>, delay: number): void {
    const src = this.#scene.figure(motion.figure, motion.owner);
    const to = this.#panel(motion.to);
    if (!src || !to) return;
    const image = document.createElement("img");
    image.src = src;
    image.alt = "";
    const size = Math.max(36 * this.#scene.scale(), 26);
    Object.assign(image.style, { width: `${size}px`, height: `${size}px` });
    void this.#across(image, this.#scene.screen(motion.point), to, { delay, duration: 560, easing: "ease-in" });
  }

  async #fly(motion: Extract<Motion, { what: "points" }>, delay: number): Promise<void> {
    const to = this.#panel(motion.player, "[data-score]");
    if (!to || !motion.points) return;
    const from = motion.point ? this.#scene.screen(motion.point) : ([to[0], to[1] - 60] as Point);
    const colours = this.#scene.colours(motion.player);
    const words = document.createElement("span");
    words.textContent = motion.points > 0 ? `+${motion.points}` : `−${-motion.points}`;
    words.className = "points";
    Object.assign(words.style, { background: colours?.base, color: colours?.paint, borderColor: colours?.ink });
    await this.#across(words, from, to, { delay, duration: 600, easing: "ease-in-out" });
  }

  async #across(thing: HTMLElement, from: Point, to: Point, timing: KeyframeAnimationOptions): Promise<void> {
    thing.classList.add("across");
    this.#scene.root.append(thing);
    const place = ([x, y]: Point, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const rise: Point = [from[0], from[1] - 26];
    try {
      await thing.animate(
        [
          { transform: place(from, 0.6), opacity: 0 },
          { transform: place(rise, 1.15), opacity: 1, offset: 0.35 },
          { transform: place(to, 0.8), opacity: 0.9 },
        ],
        { ...timing, fill: "both" },
      ).finished;
    } catch {
      // Cut short: it has arrived all the same.
    } finally {
      thing.remove();
    }
  }

  #piece(point: Point, owner: number): Element | null {
    let [nearest, least] = [null as Element | null, 40];
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
