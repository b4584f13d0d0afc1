// Visits to the page in Chromium. Whatever a page complains about on its console fails the test it happened in.

import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, expect, inject } from "vitest";

/** The windows everything is looked at in. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 2560, height: 1440 },
} as const;

export type Size = keyof typeof SIZES;

/** Somebody looks at the page. */
export interface Visit {
  page: Page;
  size: Size;
  /** What the page has complained about so far. A test that provokes something takes it out. */
  errors: string[];
  /** Writes a picture of the window to `tests/shots`. */
  shot(name: string): Promise<void>;
}

let browser: Promise<Browser> | null = null;
let visits: Visit[] = [];

function start(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    headless: true,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** How somebody looks at the page: what the browser is like, and what happens before the page is loaded. */
export interface VisitOptions extends BrowserContextOptions {
  before?: (page: Page) => Promise<void>;
}

/** Opens a page in a window of its own, with nothing stored: the built page, or an address. */
export async function visit(size: Size = "laptop", to = "", { before, ...options }: VisitOptions = {}): Promise<Visit> {
  browser ??= start();
  const touch = size === "phone" ? { hasTouch: true, isMobile: true } : {};
  const context = await (await browser).newContext({ viewport: SIZES[size], locale: "en-GB", ...touch, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => errors.push(error.stack ?? error.message));
  page.on("requestfailed", (request) => {
    // A page that is left gives up what it was loading.
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") errors.push(`${request.url()}: ${why}`);
  });
  const shot = async (name: string): Promise<void> => {
    await page.screenshot({ path: join(import.meta.dirname, "shots", `${name}-${size}.png`) });
  };
  const it: Visit = { page, size, errors, shot };
  visits.push(it);
  await before?.(page);
  await page.goto(new URL(to, inject("page")).href);
  return it;
}

afterEach(async () => {
  const all = visits;
  visits = [];
  for (const { page } of all) await page.context().close();
  expect(all.flatMap(({ errors }) => errors)).toEqual([]);
});

afterAll(async () => {
  await (await browser)?.close();
  browser = null;
});
