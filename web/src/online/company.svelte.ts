// Who is in a room, as one page knows it: who is there, for how long others have not been, and who may do what.

import { untrack } from "svelte";
import type { OnlineSession } from "./session.svelte";
import { PATIENCE, type RoomSeat } from "./types";

export class Company {
  readonly session: OnlineSession;
  /** The server's time, as often as somebody needs it. */
  now: number = $state(0);
  /** Since when people with a seat have not been there. */
  #missed: Record<string, number> = $state.raw({});

  constructor(session: OnlineSession) {
    this.session = session;
    this.now = session.live.now();
  }

  /** Keeps it up to date; answers how to stop that. */
  attend(): () => void {
    return $effect.root(() => {
      $effect(() => {
        const { session } = this;
        // Nobody knows who is there while the connection is lost.
        if (session.connection !== "open" || !session.room) return;
        const here = new Set(session.people.map(({ id }) => id));
        const missing = session.room.seats.flatMap(({ holder }) => (holder.kind === "person" && !here.has(holder.person) ? [holder.person] : []));
        untrack(() => {
          const [before, now] = [this.#missed, session.live.now()];
          this.#missed = Object.fromEntries(missing.map((person) => [person, before[person] ?? now]));
        });
      });
      const ticking = $derived(this.session.room?.clocks?.running != null);
      $effect(() => {
        const tick = () => (this.now = this.session.live.now());
        tick();
        const timer = setInterval(tick, ticking ? 250 : 5000);
        return () => clearInterval(timer);
      });
    });
  }

  /** Whether somebody with a seat is not there. */
  away(person: string): boolean {
    return person !== this.session.me?.id && person in this.#missed;
  }

  #long(person: string): boolean {
    const since = this.#missed[person];
    return since !== undefined && this.away(person) && this.now - since >= PATIENCE;
  }

  /** Whether one may do what the host may: everybody who plays may, once the host has gone. */
  get powers(): boolean {
    const { session } = this;
    return session.hosting || (session.own.length > 0 && !!session.room && this.#long(session.room.host.id));
  }

  /** Whether a computer may be asked to play for somebody. */
  replaceable({ holder, gone }: RoomSeat): boolean {
    return this.session.room?.stage === "playing" && this.powers && !gone && holder.kind === "person" && this.#long(holder.person);
  }

  /** Those who look on and have a name. */
  get onlookers(): string[] {
    const seated = new Set(this.session.room?.seats.flatMap(({ holder }) => ("person" in holder ? [holder.person] : [])));
    return this.session.people.filter(({ id }) => !seated.has(id)).map(({ name }) => name);
  }

  /** What somebody is called at this table. */
  nameOf(person: string): string {
    const seat = this.session.room?.seats.find(({ holder }) => holder.kind === "person" && holder.person === person);
    if (seat && "name" in seat.holder) return seat.holder.name;
    return [...this.session.people, ...(this.session.room?.chat ?? []).map(({ person: id, name }) => ({ id, name }))].find(({ id }) => id === person)?.name ?? "?";
  }
}
