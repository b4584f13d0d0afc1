import { describe, expect, it } from "vitest";
import type { LogLine } from "../engine/types";
import { beats, type Scene, Stage } from "./animate";

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

describe("a piece", () => {
  /** A table with the dragon on it, and a way to let it arrive. */
  function dragon() {
    const root = document.createElement("main");
    root.innerHTML = `<div class="layer"><div class="pieces"><img class="piece" data-piece="dragon" data-point="50,50" alt="the dragon"></div></div>`;
    const arrive: (() => void)[] = [];
    Element.prototype.animate = () => {
      let cancel = () => {};
      const finished = new Promise<void>((done, fail) => {
        arrive.push(done);
        cancel = () => fail(new Error("cancelled"));
      });
      return { finished, cancel } as unknown as Animation;
    };
    const scene: Scene = {
      root,
      screen: (point) => point,
      scale: () => 1,
      tried: () => false,
      here: () => true,
      figure: () => undefined,
      colours: () => undefined,
    };
    const stage = new Stage(scene);
    stage.note([{ kind: "dragon", point: [50, 50] }]);
    const walk = () => stage.play([{ motion: { what: "walked", who: "dragon", point: [150, 50] } } as LogLine], () => {});
    return { root, walk, arrive, cut: () => stage.cut(), piece: root.querySelector<HTMLElement>("[data-piece]")!, others: () => root.querySelectorAll(".layer > .piece") };
  }

  const later = () => new Promise((resolve) => setTimeout(resolve));

  it("is seen once while it moves, and where it belongs afterwards", async () => {
    const { root, walk, arrive, piece, others } = dragon();
    walk();
    expect([piece.style.visibility, others().length]).toEqual(["hidden", 1]);
    expect([others()[0]?.getAttribute("alt"), root.querySelectorAll("[data-piece]").length]).toEqual(["", 1]);
    arrive[0]!();
    await later();
    expect([piece.style.visibility, others().length]).toEqual(["", 0]);
  });

  it("that goes on before it has arrived is not seen twice", async () => {
    const { walk, arrive, piece, others } = dragon();
    walk();
    walk();
    expect(others()).toHaveLength(1);
    arrive[0]!();
    await later();
    expect([piece.style.visibility, others().length]).toEqual(["hidden", 1]);
    arrive[1]!();
    await later();
    expect([piece.style.visibility, others().length]).toEqual(["", 0]);
  });

  it("that is cut short is where it belongs", async () => {
    const { walk, cut, piece, others } = dragon();
    walk();
    cut();
    await later();
    expect([piece.style.visibility, others().length]).toEqual(["", 0]);
  });
});
