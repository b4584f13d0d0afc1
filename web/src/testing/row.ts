// A room in the lobby, for tests.

import type { Row } from "../online/api";
import type { Holder, RoomSeat, Stage } from "../online/types";

const free: Holder = { kind: "free" };
const host: Holder = { kind: "person", person: "h", name: "H" };
const seat = (holder: Holder): RoomSeat => ({ colour: 0, holder, gone: null });

export function row(room: string, stage: Stage, holders: Holder[] = [host, free], more: Partial<Row> = {}): Row {
  return {
    room,
    title: "",
    stage,
    listed: true,
    host: { id: "h", name: "Hedda" },
    seats: holders.map(seat),
    preset: null,
    parts: ["base"],
    clock: { kind: "none" },
    rated: false,
    opened: 1,
    time: 1,
    turn: 1,
    left: 70,
    scores: holders.map(() => 0),
    decider: 0,
    end: null,
    winners: [],
    ...more,
  };
}
