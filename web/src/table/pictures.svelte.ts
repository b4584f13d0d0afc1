// Pictures of tiles and figures, drawn by the engine and kept as addresses that an <img> takes. What is asked for in one
// go is drawn in one go.

import { SvelteMap } from "svelte/reactivity";
import type { Engine, LiveryView } from "../engine/engine";
import type { Square, TileView } from "../engine/types";

/** The room around the point of a piece that its picture takes, in tile units: a tall tower fits, and a bridge. */
export const PIECE = { left: -64, top: -150, width: 128, height: 214 };

type Want<T> = { key: string; what: T };

export class Pictures {
  liveries: LiveryView[] = $state.raw([]);

  #engine: Engine;
  #addresses = new SvelteMap<string, string>();
  #pieces = new Map<string, string>();
  #asked = new Set<string>();
  #tiles: Want<TileView>[] = [];
  #calm: Want<TileView>[] = [];
  #figures: Want<{ figure: string; colour: number | null }>[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
    engine.liveries().then(
      (liveries) => (this.liveries = liveries),
      () => {},
    );
  }

  /** A tile as it lies, or `calm` as it is shown where it is small; nothing until it has been drawn. */
  tile(tile: string, turn: number, at: Square = [0, 0], calm = false): string | undefined {
    const [full, small] = [`${tile} ${turn} ${at}`, `${tile} ${turn} ${at} calm`];
    const [key, other] = calm ? [small, full] : [full, small];
    if (!this.#asked.has(key)) this.#ask(key, () => (calm ? this.#calm : this.#tiles).push({ key, what: { tile, turn, at } }));
    // Until it is there, it is shown as it was before it grew or shrank.
    return this.#addresses.get(key) ?? this.#addresses.get(other);
  }

  /** A figure in a livery, or a thing that belongs to nobody. */
  figure(figure: string, colour: number | null): string | undefined {
    const key = `${figure} ${colour}`;
    if (!this.#asked.has(key)) this.#ask(key, () => this.#figures.push({ key, what: { figure, colour } }));
    return this.#addresses.get(key);
  }

  /** The fragment of a piece as a picture of `PIECE`; equal pieces share it. */
  piece(svg: string): string {
    let address = this.#pieces.get(svg);
    if (!address) {
      const { left, top, width, height } = PIECE;
      const document = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">${svg}</svg>`;
      address = URL.createObjectURL(new Blob([document], { type: "image/svg+xml" }));
      this.#pieces.set(svg, address);
    }
    return address;
  }

  /** Gives the pictures back. */
  close(): void {
    for (const address of this.#pieces.values()) URL.revokeObjectURL(address);
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#asked.clear();
  }

  #ask(key: string, put: () => void): void {
    this.#asked.add(key);
    if (!this.#tiles.length && !this.#calm.length && !this.#figures.length) queueMicrotask(() => this.#draw());
    put();
  }

  #draw(): void {
    const [tiles, calm, figures] = [this.#tiles.splice(0), this.#calm.splice(0), this.#figures.splice(0)];
    if (tiles.length) void this.#fetch(tiles, (wanted) => this.#engine.tiles(wanted));
    if (calm.length) void this.#fetch(calm, (wanted) => this.#engine.tiles(wanted, true));
    if (figures.length) void this.#fetch(figures, (wanted) => this.#engine.figures(wanted));
  }

  async #fetch<T>(wants: Want<T>[], draw: (wanted: T[]) => Promise<string[]>): Promise<void> {
    try {
      const documents = await draw(wants.map(({ what }) => what));
      wants.forEach(({ key }, i) => {
        const svg = documents[i];
        if (svg && this.#asked.has(key)) {
          this.#addresses.set(key, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
        }
      });
    } catch (error) {
      // One that cannot be drawn must not take the others along.
      if (wants.length > 1) await Promise.all(wants.map((want) => this.#fetch([want], draw)));
      else console.warn(`no picture of ${wants[0]?.key}`, error);
    }
  }
}
