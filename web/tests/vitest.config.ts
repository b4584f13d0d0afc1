import { defineConfig } from "vitest/config";

// Tests in a real browser: `npm run browse`. One after the other, since they share two servers and a machine.
export default defineConfig({
  test: {
    environment: "node",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: "./servers.ts",
    fileParallelism: false,
    // Nothing waits this long unless it hangs.
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
