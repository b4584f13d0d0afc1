// Clocks: in words, and what they show.

import { language, t } from "../words";
import type { Clock, Reading } from "./types";

export const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];
const UNITS = [
  [DAY, "day"],
  [60 * MINUTE, "hour"],
  [MINUTE, "minute"],
] as const;

/** "30 seconds", "2 minutes", "3 days": in the largest unit that needs no fractions. */
export function lasting(ms: number): string {
  const [size, unit] = UNITS.find(([size]) => ms >= size && ms % size === 0) ?? [SECOND, "second"];
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(ms / size);
}

/** Whether everybody has to be there when the game begins: not where moves may take days. */
export function hurries(clock: Clock): boolean {
  return clock.kind !== "none" && clock.ms < DAY;
}

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t("clock-none");
  if (clock.kind === "move") return t("clock-move", { time: lasting(clock.ms) });
  return t("clock-bank", { time: lasting(clock.ms), more: lasting(clock.increment) });
}

/** How much time a seat has left at a moment of the server's clock. */
export function leftOf(clocks: Reading, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, left - Math.max(0, now - clocks.since)) : left;
}

/** Whether it is time to hurry. */
export function isLow(left: number, clock: Clock): boolean {
  return left <= (clock.kind === "move" ? Math.min(30 * SECOND, clock.ms / 3) : 30 * SECOND);
}

/** "0:09", "4:59", "1:02:03", "2d 3h". */
export function shown(ms: number): string {
  if (ms >= DAY) {
    const hours = Math.floor(ms / (3600 * SECOND));
    return [unit(Math.floor(hours / 24), "day"), unit(hours % 24, "hour")].join(" ");
  }
  // Nobody has no time left as long as there is some.
  const seconds = Math.ceil(ms / SECOND);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function unit(n: number, of: "day" | "hour"): string {
  return new Intl.NumberFormat(language(), { style: "unit", unit: of, unitDisplay: "narrow" }).format(n);
}
