// How results are said.

import { t, tOr } from "../words";
import { opponent, outcome, own, type Result } from "./past";

/** "Medium", "Computers": the opponents in a game against computers; otherwise the names of the players. */
export function against(result: Result): string {
  const level = opponent(result);
  return own(result) !== null && level ? t("seat-computer", { level: t(`level-${level}`) }) : "";
}

/** "Won by 12", "Lost by 3", "Drawn"; the winner where several people played. */
export function ended(result: Result): string {
  const [seat, how] = [own(result), outcome(result)];
  if (seat === null || !how) return "";
  const score = result.players[seat]!.score;
  const rival = Math.max(...result.players.filter((_, i) => i !== seat).map((player) => player.score));
  if (how === "won") return t("past-won", { n: score - rival });
  if (how === "lost") return t("past-lost", { n: rival - score });
  return t("past-drawn");
}

export const boxesOf = (result: Result): string => result.boxes.map((box) => tOr(`box-${box}`, box)).join(" · ");
