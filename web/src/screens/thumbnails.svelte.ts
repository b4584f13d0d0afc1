// Pictures of tiles for small boards. Each tile is drawn once for all boards, and kept as long as the page is there: there are few.

import { SvelteMap } from "svelte/reactivity";
import type { Engine } from "../engine/engine";

class Thumbnails {
  /** Addresses by name and quarter turns, as in `Glance.art`. */
  readonly pictures = new SvelteMap<string, string>();
  readonly #asked = new Set<string>();

  /** Draws these tiles, if they are not there yet. */
  want(engine: Engine, names: string[]): void {
    const fresh = [...new Set(names)].filter((name) => !this.#asked.has(name));
    if (fresh.length === 0) return;
    for (const name of fresh) this.#asked.add(name);
    void this.#draw(engine, fresh);
  }

  async #draw(engine: Engine, names: string[]): Promise<void> {
    try {
      const drawn = await engine.tiles(names.map((name) => ({ tile: name.slice(0, -1), turn: Number(name.slice(-1)) % 4, at: [0, 0] })));
      drawn.forEach((svg, i) => this.pictures.set(names[i]!, URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))));
    } catch {
      // A name that no version knows any more must not take the others along.
      if (names.length > 1) for (const name of names) await this.#draw(engine, [name]);
    }
  }
}

export const thumbnails = new Thumbnails();
