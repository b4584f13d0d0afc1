// Nothing is drawn in tests of components and nobody waits for it; `session.test.ts` has a test in which somebody does.

import { vi } from "vitest";

vi.mock("../drawn", () => ({ drawn: vi.fn(() => Promise.resolve()) }));
