// The rules are one key away: whoever wants them opens them here, at the page in question. What that is, the screen says.

import type { TopicView as Topic } from "../engine/types";

export type { Topic };

class Door {
  /** What is open. */
  open: Topic | null = $state.raw(null);
  /** What somebody who asks for the rules now wants to read. */
  topic: (() => Topic) | null = null;

  show(topic: Topic = this.topic?.() ?? { page: "base" }): void {
    this.open = topic;
  }

  close(): void {
    this.open = null;
  }
}

export const rules = new Door();
