// Tiles in words, as the engine says them: for screen readers, and for hints. What is asked for in one go is said in one go.

import { SvelteMap } from "svelte/reactivity";
import type { Engine } from "../engine/engine";
import type { Text, TileView } from "../engine/types";

export class TileTexts {
  #engine: Engine;
  #texts = new SvelteMap<string, Text>();
  #asked = new Set<string>();
  #wanted: TileView[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A tile as it lies; nothing until the engine has answered. */
  of(tile: string, turn: number): Text | undefined {
    const key = `${tile} ${turn}`;
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      if (!this.#wanted.length) queueMicrotask(() => void this.#fetch());
      this.#wanted.push({ tile, turn, at: [0, 0] });
    }
    return this.#texts.get(key);
  }

  async #fetch(): Promise<void> {
    const wanted = this.#wanted.splice(0);
    try {
      const texts = await this.#engine.tileTexts(wanted);
      wanted.forEach(({ tile, turn }, i) => this.#texts.set(`${tile} ${turn}`, texts[i]!));
    } catch (error) {
      console.warn("no words for tiles", error);
    }
  }
}
