// What players hear and feel of a game, as they want it.

import type { LogLine } from "../engine/types";
import type { Settings } from "../stored";
import { sounds } from "./sounds";

/** Phones answer a touch that did something with a short tick, and points with a longer one. */
const TICK = 8;
const POINTS = [12, 40, 12];
/** That it is one's turn is felt with the phone on the table. */
const TURN = [40, 80, 40];

/** A step was shown. `own` says whether somebody at this screen made it. */
export function tell(settings: Settings, lines: readonly LogLine[], own: boolean): void {
  if (lines.length === 0) return;
  if (settings.sound) sounds.tell(lines);
  if (own) shake(settings, lines.some(({ motion }) => motion?.what === "points") ? POINTS : TICK);
}

/** It is the turn of somebody at this screen. */
export function turn(settings: Settings): void {
  if (settings.sound) sounds.play("turn", 0, 0.3);
  shake(settings, TURN);
}

/** The game has ended. */
export function end(settings: Settings): void {
  if (settings.sound) sounds.play("end", 0, 0.4);
}

/** Somebody at this screen has won. */
export function won(settings: Settings): void {
  if (settings.sound) sounds.play("won");
  shake(settings, POINTS);
}

/** Lets a phone tremble. Browsers that cannot do nothing. */
export function shake(settings: Settings, pattern: number | number[] = TICK): void {
  if (settings.touch) globalThis.navigator?.vibrate?.(pattern);
}
