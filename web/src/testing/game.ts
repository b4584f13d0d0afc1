import { ALL_AIDS, type StoredGame } from "../stored";

/** A stored game of the fake engine: a person and a computer, nothing said yet. */
export function game(id: string, more: Partial<StoredGame> = {}): StoredGame {
  return {
    version: 1,
    id,
    boxes: ["base"],
    setup: null,
    record: "players Anna,Ben\nsaid ",
    seats: [
      { kind: "person", name: "Anna", colour: 0 },
      { kind: "computer", name: "Ben", level: "easy", colour: 1 },
    ],
    aids: { ...ALL_AIDS },
    began: 1,
    when: 1,
    last: null,
    day: null,
    whole: true,
    glance: { scores: [0, 0], turn: 1, left: 8, over: false, winners: [], tiles: [[0, 0]], art: ["D0"], figures: [[0, 0, 0]] },
    tab: "a",
    ...more,
  };
}
