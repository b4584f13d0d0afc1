// Why something cannot be done, in words. The server has a word for every reason; a test looks that each of them is translated.

import { has, t } from "../words";
import { NoServer } from "./api";
import { Refused } from "./live";

/** What to tell whoever asked for something that was not done. */
export function refusalWords(error: unknown): string {
  if (error instanceof NoServer) return t(error.plain ? "online-plain" : "online-silent");
  if (error instanceof Refused && has(`refusal-${error.code}`)) return t(`refusal-${error.code}`);
  return t("online-failed", { reason: error instanceof Error ? error.message : String(error) });
}
