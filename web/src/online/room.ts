// What a room comes to, event by event: the same that the server works out (`Room::whole` in crates/rooms), but for the record,
// which is the engine's affair here.

import type { Asked, RoomEvent, RoomSeat, What, Whole } from "./types";

export type Room = Omit<Whole, "record">;

/** So much of what was said is kept. */
const CHAT = 200;

/** The room after an event. */
export function after(room: Room, { seq, time, what }: RoomEvent): Room {
  return { ...room, ...(what ? change(room, what) : {}), seq, time };
}

/** Everybody who plays and has to agree with what somebody asks for. Programs always do. */
function voters(room: Room, asker: string): string[] {
  const people = room.seats.flatMap(({ holder, gone }) => (holder.kind === "person" && !holder.program && !gone ? [holder.person] : []));
  return [...new Set(people)].filter((person) => person !== asker);
}

function seat(room: Room, at: number, change: Partial<RoomSeat>): RoomSeat[] {
  return room.seats.map((seat, n) => (n === at ? { ...seat, ...change } : seat));
}

/** Whoever has no seat any more is not ready. */
function seated(room: Room, seats: RoomSeat[]): Partial<Room> {
  return { seats, ready: room.ready.filter((person) => seats.some(({ holder }) => holder.kind === "person" && holder.person === person)) };
}

function change(room: Room, what: What): Partial<Room> {
  switch (what.kind) {
    case "opened":
      return { settings: what.settings, host: what.host, seats: what.seats };
    case "changed":
      return { settings: what.settings, seats: what.seats, ready: [] };
    case "seated":
      return seated(room, seat(room, what.seat, { holder: what.holder, colour: what.colour, gone: null }));
    case "removed": {
      const barred = what.person === null ? room.barred : [...new Set([...room.barred, what.person])].sort();
      return { ...seated(room, seat(room, what.seat, { holder: { kind: "free" } })), barred };
    }
    case "ready": {
      const others = room.ready.filter((person) => person !== what.person);
      return { ready: what.on ? [...others, what.person].sort() : others };
    }
    case "hosted":
      return { host: what.host };
    case "started":
      return { stage: "playing", commitment: what.commitment, moves: 0, clocks: what.clocks };
    case "played":
      return { moves: what.at + 1, clocks: what.clocks, asked: null };
    case "back-asked": {
      const { person, seat, to } = what;
      return { asked: { person, seat, to, agreed: [], missing: voters(room, person) } };
    }
    case "back-agreed":
      return { asked: room.asked && agreed(room.asked, what.person) };
    case "back-declined":
      return { asked: null };
    case "taken-back":
      return { moves: what.to, clocks: what.clocks, asked: null };
    case "left":
      return { seats: seat(room, what.seat, { gone: what.why }), clocks: what.clocks, asked: null };
    case "returned":
      return { seats: seat(room, what.seat, { gone: null }), clocks: what.clocks, asked: null };
    case "ended": {
      const { kind: _, ...outcome } = what;
      return { stage: "over", outcome, asked: null, clocks: room.clocks && { ...room.clocks, running: null } };
    }
    case "said": {
      const { kind: _, ...line } = what;
      return { chat: [...room.chat, line].slice(-CHAT) };
    }
    case "muted": {
      const others = room.muted.filter((person) => person !== what.whom);
      // What somebody said while they were muted was never sent.
      if (!what.on) return { muted: others };
      return { muted: [...others, what.whom].sort(), chat: room.chat.filter((line) => line.person !== what.whom) };
    }
    case "woke":
      return { clocks: what.clocks };
    case "rematched":
      return { rematch: what.room, rematch_by: what.host };
    case "closed":
      return { stage: "closed" };
  }
}

function agreed(asked: Asked, person: string): Asked {
  return { ...asked, agreed: [...asked.agreed, person], missing: asked.missing.filter((other) => other !== person) };
}
