import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { completeParts } from "./scripts/parts";

export default defineConfig({
  // Relative addresses: the page works in any folder of any web host.
  base: "./",
  plugins: [svelte(), completeParts()],
  // What is in `dist` is taken away before, but for the file that keeps the folder.
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    emptyOutDir: false,
    rollupOptions: {
      input: { index: "index.html", sw: "src/offline/service.ts" },
      // Browsers know a service worker by its address.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  worker: { format: "es" },
  // Texts are shared with the Rust programs; they lie beside this folder.
  server: { fs: { allow: [".."] } },
  // Nothing takes this long but on a machine that has much else to do.
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], setupFiles: "src/testing/setup.ts", testTimeout: 120_000, hookTimeout: 120_000 },
  ...(process.env.VITEST ? { resolve: { conditions: ["browser"] } } : {}),
});
