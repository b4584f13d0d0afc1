// What all browser tests share: the program that serves the built page, and a server of single modules for tests that drive the
// engine without the page.

import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createServer } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the built page. */
    page: string;
    /** The address of this folder's modules. */
    modules: string;
  }
}

const web = join(import.meta.dirname, "..");

export default async function servers(project: TestProject): Promise<() => Promise<void>> {
  const program = process.env.AUDE ?? ["debug", "play"].map((it) => join(web, "../target", it, "aude")).find(existsSync);
  if (!program) throw new Error("build the program first: cargo build");
  const data = mkdtempSync(join(tmpdir(), "aude-"));
  const aude = spawn(program, ["serve", "--port", "0", "--page", join(web, "dist"), "--data", data, "--log-level", "warn"], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<void>((resolve) => aude.once("exit", () => resolve()));
  const line = await new Promise<string>((resolve, reject) => {
    createInterface(aude.stdout).once("line", resolve);
    aude.once("error", reject);
    aude.once("exit", (code) => reject(new Error(`aude serve ended with ${code}`)));
  });
  const page = /http:\S+/.exec(line)?.[0];
  if (!page) throw new Error(`aude serve says: ${line}`);

  const modules = await createServer({
    root: web,
    logLevel: "error",
    server: { port: 0, hmr: false, watch: null, host: "127.0.0.1" },
  });
  await modules.listen();

  project.provide("page", page);
  project.provide("modules", modules.resolvedUrls?.local[0] ?? "");
  return async () => {
    await modules.close();
    aude.kill("SIGINT");
    await ended;
    rmSync(data, { recursive: true });
  };
}
