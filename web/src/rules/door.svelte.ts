// The rules are one key away: whoever wants them opens them here, at the page in question. What that is, the screen says.

import type { Ask, View } from "../engine/types";

/** A page of the rules, and one of its sections, counted from 0. */
export interface Topic {
  page: string;
  section?: number;
}

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

/** Where the rules of a decision are, by its phase. */
const PHASES: Record<string, Topic> = {
  "place-tile": { page: "base", section: 3 },
  "place-figure": { page: "base", section: 4 },
  abbey: { page: "abbey-mayor", section: 2 },
  capture: { page: "tower", section: 3 },
  exchange: { page: "tower", section: 4 },
  ransom: { page: "tower", section: 5 },
  bridge: { page: "bridges-castles-bazaars", section: 2 },
  "second-tile": { page: "traders-builders", section: 2 },
  dragon: { page: "princess-dragon", section: 3 },
  castle: { page: "bridges-castles-bazaars", section: 3 },
  "leave-city": { page: "count", section: 4 },
  "enter-city": { page: "count", section: 3 },
  "move-wagon": { page: "abbey-mayor", section: 5 },
  escape: { page: "siege", section: 3 },
  "auction-choose": { page: "bridges-castles-bazaars", section: 4 },
  "auction-bid": { page: "bridges-castles-bazaars", section: 4 },
  "auction-deal": { page: "bridges-castles-bazaars", section: 4 },
  count: { page: "count", section: 1 },
};

/** What a choice of figures may be about beside placing one: the rarer comes first. */
const VERBS: [verb: string, topic: Topic][] = [
  ["expel", { page: "princess-dragon", section: 6 }],
  ["recall", { page: "abbot", section: 3 }],
];

/** The rules of the decision that is due. */
export function topicOf(view: View | null): Topic {
  const ask = view?.ask;
  if (!ask) return { page: "base", section: view?.over ? 10 : 2 };
  return special(ask) ?? PHASES[ask.phase] ?? { page: "turn" };
}

function special({ phase, tile, choices }: Ask): Topic | null {
  if (phase === "place-tile" && tile && /^r[12]-/.test(tile)) return { page: "river", section: 2 };
  if (phase !== "place-figure") return null;
  if (choices.some(({ form }) => form.how === "spot" && form.away)) return { page: "princess-dragon", section: 5 };
  return VERBS.find(([verb]) => choices.some((choice) => choice.verb === verb))?.[1] ?? null;
}
