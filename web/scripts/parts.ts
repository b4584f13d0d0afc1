// Stops the build with a message that names what the folder of a part lacks.

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const LANGUAGES = ["en", "de", "da", "sv", "nl"];

/** What is missing in the folders of the parts. */
function missing(root: string): string[] {
  const parts = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return parts.flatMap(({ name }) => {
    const files = LANGUAGES.map((language) => `rules.${language}.md`);
    // The tutorial teaches the base game.
    if (name !== "base") files.push("lesson.json");
    return files.map((file) => `parts/${name}/${file}`).filter((file) => !existsSync(join(root, "..", file)));
  });
}

/** A plugin of Vite. */
export const completeParts = (): Plugin => ({
  name: "complete-parts",
  buildStart() {
    const files = missing(join(import.meta.dirname, "../../parts"));
    if (files.length > 0) this.error(`missing: ${files.join(", ")}`);
  },
});
