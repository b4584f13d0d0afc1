// Names of what the catalogue lists, in the reader's language; what has no translation is called as the engine calls it.

import type { BoxInfo, OptionInfo, PresetInfo, SetInfo, ToggleInfo } from "./engine/setup";
import type { Problem } from "./engine/types";
import type { Damaged } from "./storage";
import { has, t, tOr } from "./words";

export const boxTitle = (box: BoxInfo) => tOr(`box-${box.name}`, box.title);
export const boxAbout = (box: BoxInfo) => tOr(`box-${box.name}-about`, box.about);
export const presetTitle = (preset: PresetInfo) => tOr(`preset-${preset.name}`, preset.name);
export const presetAbout = (preset: PresetInfo) => tOr(`preset-${preset.name}-about`, preset.about);
export const setTitle = (set: SetInfo) => tOr(`set-${set.name}`, set.title);
export const toggleTitle = (toggle: ToggleInfo) => tOr(`toggle-${toggle.name}`, toggle.name);
export const toggleAbout = (toggle: ToggleInfo) => tOr(`toggle-${toggle.name}-about`, toggle.about);
export const optionTitle = (option: OptionInfo) => tOr(`option-${option.name}`, option.about);
export const countTitle = (name: string) => tOr(`count-${name}`, name);

/** What a value of an option means. Values that many options have, such as `allowed`, share their words. */
export function valueTitle(option: string, value: string): string {
  const own = `value-${option}-${value}`;
  return has(own) ? t(own) : tOr(`value-${value}`, value);
}

/** What can be done about a game that cannot be read. */
export function damageWords(game: Damaged): string {
  if (game.newer) return t("damaged-newer");
  return t(game.record ? "damaged-record" : "damaged-text");
}

/** What the engine says about setups, by its English words; the rest of what it says cannot come about on this page. */
const PROBLEMS: [RegExp, string][] = [
  [/^there are no tiles/, "problem-no-tiles"],
  [/^there is no tile left to draw/, "problem-no-tiles"],
  [/^(?<n>\d+) tiles and abbeys are too many; at most (?<most>\d+)/, "problem-too-many-tiles"],
  [/^\d+ players; from 1 to (?<most>\d+) may take part/, "problem-players"],
  [/^\d+ wanted, but `toggles\.(?<toggle>[a-z0-9-]+)` is off/, "problem-count-off"],
  [/^is on, but the tiles of the set are not in play/, "problem-needs-tiles"],
  [/^there is one river in a game/, "problem-two-rivers"],
  [/^tiles won in an auction cannot be played from the hand/, "problem-hand-bazaars"],
  [/^a river cannot be played from the hand/, "problem-hand-river"],
];

export function problemWords(problem: Problem): string {
  for (const [words, id] of PROBLEMS) {
    const found = words.exec(problem.message);
    if (!found) continue;
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(found.groups ?? {})) {
      args[name] = name === "toggle" ? tOr(`toggle-${value}`, value) : Number(value);
    }
    return t(id, args);
  }
  return problem.message;
}
