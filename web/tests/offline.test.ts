// The page as an app: kept for use without a network, and updated without losing a game. It is served as plain files, as any web
// host would, by a server that can be switched off and given another version.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { visit } from "./harness";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

let folder: string;
let host: Server;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "aude-page-"));
  cpSync(join(import.meta.dirname, "../dist"), folder, { recursive: true });
  host = createServer((request, response) => {
    // In a folder of the host, not at its root.
    const path = new URL(request.url ?? "/", "http://host").pathname.replace(/^\/games\/aude\//, "") || "index.html";
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "text/plain", "cache-control": "no-cache" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/games/aude/`;
});

afterEach(async () => {
  await off();
  rmSync(folder, { recursive: true });
});

async function off(): Promise<void> {
  host.closeAllConnections();
  await new Promise((resolve) => host.close(resolve));
}

/** Waits until all files are kept and the page is answered from there. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
    }
  });
}

const moves = (page: Page) => page.locator("main.table").getAttribute("data-moves").then(Number);

/** Places a tile with nobody on it, and waits until the computer has answered. */
async function takeTurn(page: Page): Promise<void> {
  await page.locator("[data-place]").first().click();
  await page.locator(".hook.right").click();
  await page.locator("[data-choice]").first().click();
  const before = await moves(page);
  await expect.poll(() => moves(page), { timeout: 60_000 }).toBeGreaterThan(before);
  await page.locator("[data-place]").first().waitFor();
}

test("without a network the page starts, plays with a computer and speaks another language", async () => {
  const it = await visit("laptop", address);
  const { page } = it;
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await kept(page);
  await off();
  await page.reload();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("main.table").waitFor();
  await takeTurn(page);
  await it.shot("offline");
  await page.goto(address);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("sv");
  await page.getByRole("heading", { name: "Inställningar" }).waitFor();
  await it.shot("offline-swedish");
});

test("a new version waits until it is wanted, and the game goes on where it was", async () => {
  const it = await visit("phone", address);
  const { page } = it;
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("main.table").waitFor();
  await kept(page);
  await page.locator("[data-place]").first().waitFor();
  const before = await moves(page);

  const file = (name: string) => join(folder, name);
  writeFileSync(file("index.html"), readFileSync(file("index.html"), "utf8").replace("<html", '<html data-version="2"'));
  writeFileSync(file("sw.js"), readFileSync(file("sw.js"), "utf8").replace(/\b[0-9a-f]{16}\b/, "0123456789abcdef"));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const use = page.getByRole("button", { name: "Update now" });
  await use.waitFor();
  await it.shot("update");
  // Who does not want it yet goes on with the old one.
  await page.reload();
  await page.locator("main.table").waitFor();
  const second = page.locator("html[data-version='2']");
  expect(await second.count()).toBe(0);
  await use.click();
  await second.waitFor();
  await page.locator("main.table").waitFor();
  expect(await moves(page)).toBe(before);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

test("it can be installed", async () => {
  const { page } = await visit("laptop", address);
  await kept(page);
  await page.waitForLoadState("networkidle");
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]")!;
    const it = (await (await fetch(link.href)).json()) as { icons: { src: string; sizes: string }[]; start_url: string };
    const sizes = await Promise.all(
      it.icons.map(async ({ src }) => {
        const image = new Image();
        image.src = new URL(src, link.href).href;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }),
    );
    return { ...it, sizes };
  });
  expect(manifest.start_url).toBe("./");
  manifest.icons.forEach(({ sizes }, i) => sizes === "any" || expect(manifest.sizes[i]).toBe(sizes));
});
