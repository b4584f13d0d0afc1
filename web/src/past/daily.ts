// The game of the day: one person against one computer, with the same tiles for everybody that day. A plan says how the game of a date is
// made. A plan that was published never changes, so that the game of a date is the same for ever; a new plan is for later dates.

import { COMPUTER_NAMES } from "../draft";
import type { Level } from "../engine/engine";
import type { SetupMessage } from "../engine/setup";
import type { Seat } from "../stored";

interface Plan {
  /** The first day that it is for. */
  from: string;
  /** Part of each seed. */
  number: number;
  /** What is played. It names the revision of the rules, because rules go on. */
  setup: Omit<SetupMessage, "players" | "date" | "seed" | "first">;
  /** The level of the computer, from Sunday on: the week gets harder. */
  levels: readonly Level[];
}

/** The newest comes first. */
const PLANS: readonly Plan[] = [
  {
    from: "2026-01-01",
    number: 1,
    setup: { revision: 2, parts: { base: 1 }, tiles: 36 },
    levels: ["master", "easy", "easy", "medium", "medium", "hard", "hard"],
  },
];

/** Today, where the player is, as in 2026-11-19. */
export function today(now = new Date()): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((n) => String(n).padStart(2, "0")).join("-");
}

const planOf = (day: string) => PLANS.find(({ from }) => day >= from) ?? PLANS.at(-1)!;

/** How well the computer plays that day. */
export function levelOf(day: string): Level {
  return planOf(day).levels[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? "medium";
}

/** The id of the game of a day; there is only one. */
export const dayId = (day: string) => `day-${day}`;

/** The game of a day, and who plays it. */
export function gameOf(day: string, name: string): { setup: SetupMessage; seats: Seat[] } {
  const plan = planOf(day);
  const seed = hash(`aude day ${plan.number} ${day}`);
  const seats: Seat[] = [
    { kind: "person", name, colour: 0 },
    { kind: "computer", name: COMPUTER_NAMES[seed % COMPUTER_NAMES.length]!, level: levelOf(day), colour: 1 },
  ];
  return { setup: { ...plan.setup, players: seats.map((seat) => seat.name), first: seed % 2, date: day, seed }, seats };
}

/** FNV-1a with 32 bits. */
function hash(text: string): number {
  let sum = 2_166_136_261;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 16_777_619);
  return sum >>> 0;
}
