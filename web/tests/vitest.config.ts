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
    // A machine with much else to do may keep the browser from being where a click was meant for; what fails twice is wrong.
    retry: 1,
  },
});
