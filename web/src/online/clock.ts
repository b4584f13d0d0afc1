// Clocks in words.

import { language, t } from "../words";
import type { Clock } from "./types";

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

export function clockWords(clock: Clock): string {
  if (clock.kind === "none") return t("clock-none");
  if (clock.kind === "move") return t("clock-move", { time: lasting(clock.ms) });
  return t("clock-bank", { time: lasting(clock.ms), more: lasting(clock.increment) });
}
