// Names of what the catalogue lists, in the reader's language; what has no translation is called as the engine calls it.

import type { LiveryView } from "./engine/engine";
import type { BoxInfo, OptionInfo, PresetInfo, SetInfo, ToggleInfo } from "./engine/setup";
import type { Problem } from "./engine/types";
import type { Damaged } from "./storage";
import { has, say, t, tOr } from "./words";

export const boxTitle = (box: BoxInfo) => tOr(`box-${box.name}`, box.title);
export const boxAbout = (box: BoxInfo) => tOr(`box-${box.name}-about`, box.about);
export const presetTitle = (preset: PresetInfo) => tOr(`preset-${preset.name}`, preset.name);
export const presetAbout = (preset: PresetInfo) => tOr(`preset-${preset.name}-about`, preset.about);
export const setTitle = (set: SetInfo) => tOr(`set-${set.name}`, set.title);
export const toggleTitle = (toggle: ToggleInfo) => tOr(`toggle-${toggle.name}`, toggle.name);
export const toggleAbout = (toggle: ToggleInfo) => tOr(`toggle-${toggle.name}-about`, toggle.about);
export const optionTitle = (option: OptionInfo) => tOr(`option-${option.name}`, option.about);
export const countTitle = (name: string) => tOr(`count-${name}`, name);

/** What a colour is called: that of a livery, by its number. */
export function colourName(livery: LiveryView | undefined, colour: number): string {
  const name = livery?.name ?? String(colour + 1);
  return tOr(`colour-${name.toLowerCase()}`, name);
}

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

/** What is wrong with a setup. What only programs do wrong is said in English. */
export function problemWords(problem: Problem): string {
  return problem.text ? say(problem.text) : problem.message;
}
