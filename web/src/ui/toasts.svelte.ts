// Short notes at the edge of the page, some with something to do about them.

import type { IconName } from "./Icon.svelte";

export interface Toast {
  id: number;
  words: string;
  /** What can be done, and its name. */
  action?: { label: string; icon?: IconName; run: () => void };
}

class Toasts {
  all: Toast[] = $state.raw([]);
  #next = 0;

  /** Shows a note for some seconds, or until it is closed; answers its number. */
  show(words: string, action?: Toast["action"], ms = action ? 10_000 : 5_000): number {
    const id = this.#next++;
    this.all = [...this.all, action ? { id, words, action } : { id, words }];
    if (ms < Infinity) setTimeout(() => this.hide(id), ms);
    return id;
  }

  hide(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
