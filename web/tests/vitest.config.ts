import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const LONGEST = ["games", "everything", "lessons", "table", "online", "screens", "access", "editor", "after"];

/** The longest files first, so that the last one does not run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return [...files].sort((a, b) => rank(a) - rank(b));
  }
}

// Tests in a real browser: `npm run browse`. Three files at a time: whoever plays mostly waits.
export default defineConfig({
  test: {
    environment: "node",
    root: import.meta.dirname,
    include: [process.env.AUDE_MEASURE ? "**/*.measure.ts" : "**/*.test.ts"],
    globalSetup: "./servers.ts",
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Nothing waits this long unless it hangs.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    // A machine with much else to do may keep the browser from being where a click was meant for; what fails twice is wrong.
    retry: 1,
  },
});
