// Nothing is drawn in tests of components and nobody waits for it; `session.test.ts` has a test in which somebody does.

import { vi } from "vitest";
import { speakMore } from "../words";

vi.mock("../drawn", () => ({ drawn: vi.fn(() => Promise.resolve()) }));

// Components are tested with all texts; screens that need more than the first wait for them.
await speakMore();
