// What is agreed in a room, in words.

import type { Catalogue } from "../engine/setup";
import { boxTitle, countTitle, optionTitle, presetTitle, toggleTitle, valueTitle } from "../names";
import { list, t } from "../words";
import type { Settings } from "./types";

/** The boxes that are played, and the edition. */
export function playedWords({ setup }: Settings, catalogue: Catalogue): string[] {
  const { preset, parts = {}, toggles = {} } = setup as { preset?: string; parts?: Record<string, number>; toggles?: Record<string, boolean> };
  const edition = catalogue.presets.find(({ name }) => name === preset);
  const sets = Object.entries(Object.keys(parts).length ? parts : edition ? Object.fromEntries(edition.sets.map((set) => [set, 1])) : { base: 1 });
  const boxes = catalogue.boxes.flatMap((box) => {
    const copies = sets.reduce((sum, [set, n]) => (box.sets.includes(set) ? sum + n : sum), 0);
    if (copies > 1) return [t("room-copies", { box: boxTitle(box), n: copies })];
    if (copies || (!box.sets.length && box.toggles.some((name) => toggles[name]))) return [boxTitle(box)];
    return [];
  });
  return [...(edition ? [presetTitle(edition)] : []), ...boxes];
}

/** What differs from the rules as they are usually played, line by line. */
export function changeWords({ setup, aids, takeover }: Settings, catalogue: Catalogue): string[] {
  const { toggles = {}, options = {}, counts = {} } = setup as Record<"toggles" | "options" | "counts", Record<string, unknown> | undefined>;
  const boxed = new Set(catalogue.boxes.filter((box) => !box.sets.length).flatMap((box) => box.toggles));
  const lines = [
    ...catalogue.toggles.flatMap((toggle) => {
      // An element that is a box of its own is told as one.
      if (!(toggle.name in toggles) || boxed.has(toggle.name)) return [];
      return [t(toggles[toggle.name] ? "room-with" : "room-without", { what: toggleTitle(toggle) })];
    }),
    ...catalogue.options.flatMap((option) => {
      const value = options[option.name];
      return typeof value === "string" ? [`${optionTitle(option)}: ${valueTitle(option.name, value)}`] : [];
    }),
    ...catalogue.counts.flatMap(({ name }) => (name in counts ? [`${countTitle(name)}: ${counts[name]}`] : [])),
  ];
  if ("start" in setup) lines.push(t("room-position"));
  if ("bag" in setup) lines.push(t("room-bag"));
  const off = (["inspect", "fields", "projected", "dead", "bag", "last"] as const).filter((aid) => !aids[aid]);
  if (aids.hint) lines.push(t("room-with", { what: t("aid-hint") }));
  if (off.length) lines.push(t("room-without", { what: list(off.map((aid) => t(`aid-${aid}`))) }));
  if (!takeover) lines.push(t("room-no-takeover"));
  return lines;
}
