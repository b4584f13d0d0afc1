import { defineConfig } from "vitest/config";

// Tests in a real browser: `npm run browse`. Two files at a time: somebody who plays mostly waits.
export default defineConfig({
  test: {
    environment: "node",
    root: import.meta.dirname,
    include: [process.env.AUDE_MEASURE ? "**/*.measure.ts" : "**/*.test.ts"],
    globalSetup: "./servers.ts",
    maxWorkers: 2,
    // Nothing waits this long unless it hangs.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A machine with much else to do may keep the browser from being where a click was meant for; what fails twice is wrong.
    retry: 1,
  },
});
