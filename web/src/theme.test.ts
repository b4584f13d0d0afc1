import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");

/** The colours of a theme; the dark one changes what it changes. */
function colours(theme: "light" | "dark"): Record<string, string> {
  const block = (selector: string) => css.slice(css.indexOf(`${selector} {`)).split("}")[0]!;
  const read = (text: string) => Object.fromEntries([...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
  return { ...read(block(":root")), ...(theme === "dark" ? read(block(':root[data-theme="dark"]')) : {}) };
}

/** How light a colour is, as WCAG has it. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(["light", "dark"] as const)("by %s", (theme) => {
  const is = colours(theme);
  const grounds = ["ground", "ground-deep", "card", "card-sunk"];
  const text = [
    ...["ink", "ink-soft", "bad", "link", "good"].flatMap((ink) => grounds.map((ground) => [ink, ground] as const)),
    ["on-accent", "accent"] as const,
    ["on-accent", "accent-hover"] as const,
    ["ink", "accent-soft"] as const,
    ["ink-soft", "accent-soft"] as const,
    ["ink", "bad-soft"] as const,
    ["bad", "bad-soft"] as const,
  ];

  test.each(text)("%s can be read on %s", (ink, ground) => {
    expect(contrast(is[ink]!, is[ground]!)).toBeGreaterThanOrEqual(4.5);
  });

  // What shows where a control is, and whether it is on.
  const edges = ["edge-strong", "accent", "focus"].flatMap((edge) => ["ground", "card", "card-sunk"].map((ground) => [edge, ground] as const));
  test.each(edges)("%s can be seen on %s", (edge, ground) => {
    expect(contrast(is[edge]!, is[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
