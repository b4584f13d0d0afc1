// What of a game does not come along into the editor, since a setup cannot say it: bridges, castles, abbeys, prisoners, those in the
// Count's city.

import type { SetupMessage } from "../engine/setup";
import type { View } from "../engine/types";
import { has, t } from "../words";

/** Everything that is left out, in words. */
export function leftOut({ tiles, pieces, players }: View, { start = [] }: SetupMessage): string[] {
  const missing = new Map<string, number>();
  const count = (what: string | null, n: number) => what !== null && missing.set(what, (missing.get(what) ?? 0) + n);
  for (const { kind, figure } of pieces) {
    if (kind === "figure") count(figure, 1);
    else if (kind === "bridge" || kind === "castle") count(kind, 1);
  }
  for (const { prisoners } of players) for (const { figure } of prisoners) count(figure, 1);
  for (const { figures = [] } of start) for (const { figure } of figures) count(figure, -1);
  const things = [...missing].filter(([what, n]) => n > 0 && has(`figure-${what}`)).map(([what, n]) => t(`figure-${what}`, { n }));
  const lost = tiles.length - start.length;
  return lost > 0 ? [t("what-tiles", { n: lost }), ...things] : things;
}
