// What is wrong with a page that somebody looks at, or listens to.

import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe takes for serious. */
export async function serious(page: Page): Promise<string[]> {
  // In one go, and without what is fine: that is much faster.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] }).analyze();
  const bad = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return bad.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`);
}

/** Texts that are cut off by what is around them, or lie beyond the sides of the window. */
export function cutOff(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement!;
    if (!text.textContent?.trim() || parent.closest("script, style, noscript, svg, .board, option, [data-live], .hidden, .sr-only, .visually-hidden")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const say = (why: string) => found.push(`${why}: “${text.textContent!.trim().slice(0, 60)}” (${parent.tagName.toLowerCase()}.${parent.className})`);
    let scrolls = false;
    for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) scrolls = true;
      if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const room = around.getBoundingClientRect();
      // What is for screen readers alone has a place of one pixel.
      if (room.width < 3 || room.height < 3) {
        scrolls = true;
        break;
      }
      // Names that people gave themselves may be cut, with dots.
      if (style.textOverflow === "ellipsis" && /Anna|Benedikt/.test(text.textContent!)) {
        scrolls = true;
        break;
      }
      if (!scrolls && (box.right > room.right + 1.5 || box.left < room.left - 1.5 || box.bottom > room.bottom + 3 || box.top < room.top - 3)) {
        say("cut off");
        break;
      }
    }
    if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) say("beyond the window");
  }
  return found;
}
