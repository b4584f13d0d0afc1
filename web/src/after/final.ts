import type { LogLine } from "../engine/types";

/** The lines of the final scoring that are told one by one: those that bring something. The log has them all. */
export const toTell = (lines: readonly LogLine[]): LogLine[] => lines.filter(({ points }) => points?.last && points.points !== 0);
