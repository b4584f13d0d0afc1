import { describe, expect, it } from "vitest";
import { beats } from "./animate";

describe("motions", () => {
  it("begin one after the other, and the last of many soon enough", () => {
    expect(beats(0)).toEqual([]);
    expect(beats(1)).toEqual([0]);
    expect(beats(3)).toEqual([0, 110, 220]);
    const many = beats(40);
    expect(many.at(-1)).toBe(600);
    expect([...many].sort((a, b) => a - b)).toEqual(many);
  });
});
