// A table for tests: a fake engine that knows no rules, asks what it is told to and remembers what it was answered.

import type { Engine, Step } from "../engine/engine";
import type { Ask, Choice, Form, LogLine, View } from "../engine/types";
import { Session } from "../session.svelte";
import { ALL_AIDS, type StoredGame } from "../stored";

export function choices(...forms: [verb: string, form: Form][]): Choice[] {
  return forms.map(([verb, form], index) => ({
    index,
    verb,
    group: form.how === "spot" && form.away ? "elsewhere" : verb,
    picture: form.how === "spot" ? form.figure : null,
    declines: verb === "pass",
    form,
    label: { id: `${verb}-${index}` },
    detail: null,
  }));
}

export function ask(phase: string, list: Choice[], player = 0): Ask {
  const tile = list.flatMap(({ form }) => (form.how === "tile" ? [form.tile] : []))[0] ?? null;
  const onBoard = list.filter(({ form }) => !["tile", "points", "choose", "button"].includes(form.how));
  const groups = [...new Set(onBoard.map(({ group }) => group))].map((name) => ({ name, picture: null }));
  return { player, phase, question: { id: `ask-${phase}` }, tile, groups, choices: list };
}

export function view(moves: number, asked: Ask | null): View {
  const player = (name: string) => ({
    name,
    score: 0,
    supply: [{ figure: "follower", n: 7 }],
    tokens: [],
    prisoners: [],
    cards: [],
    hand: [],
  });
  return {
    moves,
    turn: 1,
    active: 0,
    second: false,
    tiles: [{ tile: "D", at: [0, 0], turn: 0 }],
    pieces: [],
    players: [player("Anna"), player("Ben")],
    rules: { page: "base", section: 3 },
    ask: asked,
    left: 70,
    removed: [],
    aside: [],
    last: [],
    undo: moves > 0 ? 1 : 0,
    back: [0, 0],
    winners: asked ? [] : [0],
    over: !asked,
    lines: 0,
    auction: null,
    count: null,
    dragon: null,
  };
}

export interface Fake {
  session: Session;
  /** The choices that were played. */
  played: number[];
  /** What else was asked of the engine. */
  asked: [string, unknown][];
}

/** A session with an engine that shows these views one after the other, whatever is played. */
export async function fake(views: View[], lines: LogLine[] = [], seats: StoredGame["seats"] = []): Promise<Fake> {
  const played: number[] = [];
  const asked: [string, unknown][] = [];
  let now = 0;
  const step = (): Step => ({ view: views[now] as View, lines: now ? lines : [] });
  const engine: Partial<Engine> = {
    open: async () => step(),
    record: async () => "record",
    log: async () => [],
    play: async (_moves, index) => {
      played.push(index);
      now = Math.min(now + 1, views.length - 1);
      return step();
    },
    undo: async (steps) => {
      asked.push(["undo", steps]);
      now = Math.max(now - 1, 0);
      return views[now] as View;
    },
    story: async () => ({ turns: [], rows: [], moments: [], gone: [], known: false }),
    viewAt: async (moves) => ({ ...(views[0] as View), moves, ask: null }),
    whyNot: async (_tile, at) => {
      asked.push(["why", at]);
      return { id: "why-mismatch" };
    },
    featureAt: async (point) => {
      asked.push(["feature", point]);
      return null;
    },
    feature: async () => null,
    outlines: async () => [],
    fields: async () => [],
    squares: async () => [],
    outlook: async () => ({ scores: [3, 4], dead: [], bag: [] }),
    advise: async () => [{ index: 0, value: 2, reason: { id: "reason" } }],
    think: () => new Promise(() => {}),
    tiles: async (tiles) => tiles.map(() => "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    tileTexts: async (tiles) => tiles.map(({ tile }) => ({ id: `what is on ${tile}` })),
    figures: async (figures) => figures.map(() => "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    liveries: async () => [],
  };
  const game: StoredGame = {
    version: 1,
    id: "test",
    boxes: [],
    setup: { players: ["Anna", "Ben"] },
    record: "record",
    seats: seats.length
      ? seats
      : [
          { kind: "person", name: "Anna", colour: 0 },
          { kind: "person", name: "Ben", colour: 1 },
        ],
    aids: { ...ALL_AIDS },
    began: 0,
    when: 0,
    day: null,
    whole: false,
    last: 0,
    glance: { scores: [], turn: 1, left: 0, over: false, winners: [], tiles: [], art: [], figures: [] },
    tab: "",
  };
  const session = new Session(engine as Engine, game, { save: () => true, claim: () => null, watch: () => () => {} });
  await session.open();
  return { session, played, asked };
}
