// Light, dark and motion, as the settings and the system want them.

import { animated, type Settings } from "./stored";

/** Dresses the page, and keeps it so when the system changes its mind. Answers how to stop. */
export function dress(settings: Settings): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const apply = () => {
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme === "auto" ? (dark.matches ? "dark" : "light") : settings.theme;
    dataset.motion = animated(settings) ? "on" : "off";
  };
  apply();
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
  return () => {
    dark.removeEventListener("change", apply);
    still.removeEventListener("change", apply);
  };
}
