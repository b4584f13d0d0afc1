// What is played in a room, in a few words.

import type { Catalogue } from "../engine/setup";
import { boxTitle, presetTitle } from "../names";
import { t } from "../words";
import type { Holder, Listing } from "./types";

/** "The new edition of 2016 · The Tower": the edition, and the boxes beside it. */
export function playedWords({ preset, parts }: Pick<Listing, "preset" | "parts">, catalogue: Catalogue): string {
  const sets = parts.map((part) => part.replace(/=\d+$/, ""));
  const edition = catalogue.presets.find(({ name }) => name === preset);
  const boxes = catalogue.boxes.filter((box) => box.sets.some((set) => sets.includes(set) && !edition?.sets.includes(set)));
  return [...(edition ? [presetTitle(edition)] : []), ...boxes.map(boxTitle)].join(" · ");
}

/** What somebody on a seat is called: a computer that nobody has given a name after its strength. */
export function holderName(holder: Exclude<Holder, { kind: "free" }>): string {
  return holder.kind === "bot" && holder.name === holder.level ? t(`level-${holder.level}`) : holder.name;
}
