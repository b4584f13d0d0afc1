import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { drawn } from "../drawn";
import type { Form, View } from "../engine/types";
import { DEFAULT_SETTINGS } from "../stored";
import { speak } from "../words";
import { ask, choices, type Fake, fake, view } from "./fixture";
import TableScreen from "./TableScreen.svelte";

beforeAll(async () => {
  await speak("en");
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => {};
  // What jsdom lacks: windows have no size there.
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLElement.prototype.setPointerCapture ??= () => {};
  globalThis.window.PointerEvent ??= class extends MouseEvent {
    readonly pointerType: string;
    readonly isPrimary = true;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? "mouse";
    }
  } as unknown as typeof PointerEvent;
});
afterEach(cleanup);

const tile = (at: [number, number], turn: number, name = "A"): [string, Form] => [
  "place-tile",
  { how: "tile", tile: name, at, turn, span: null },
];
const spot = (figure: string, segment: number): [string, Form] => [
  "place",
  { how: "spot", figure, at: [0, 0], segment, point: [50, 30 * segment], lies: false, away: false },
];
const button = (verb: string): [string, Form] => [verb, { how: "button" }];

async function table(it: Fake) {
  const left = vi.fn();
  const { container } = render(TableScreen, {
    session: it.session,
    settings: { ...DEFAULT_SETTINGS, motion: "off" as const },
    onsettings: vi.fn(),
    onleave: left,
    onrematch: vi.fn(),
    onbranch: vi.fn(),
    onedit: vi.fn(),
  });
  await tick();
  const place = (at: string) => container.querySelector<HTMLElement>(`[data-place="${at}"]`);
  const marks = () => [...container.querySelectorAll<HTMLElement>("[data-mark]")];
  const press = (key: string) => fireEvent.keyDown(window, { key });
  /** A click as a mouse makes it; a plain one counts as the keyboard's. */
  const click = async (element: Element | null | undefined) => {
    expect(element).toBeTruthy();
    await fireEvent.pointerDown(element as Element, { pointerType: "mouse", isPrimary: true });
    await fireEvent.click(element as Element, { detail: 1 });
    await tick();
  };
  return { container, place, marks, press, click, left };
}

const placing = () => view(0, ask("place-tile", choices(tile([1, 0], 0), tile([1, 0], 2), tile([0, 1], 1))));
const figures = () => view(1, ask("place-figure", choices(spot("follower", 1), spot("follower", 2), spot("big-follower", 2), button("pass"))));
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("placing a tile", () => {
  it("tries it on a square, turns it there, and plays it when told to", async () => {
    const game = await fake([placing(), figures()]);
    const { container, place, click } = await table(game);
    await click(place("1,0"));
    await click(place("1,0"));
    expect(game.played).toEqual([]);
    await click(container.querySelector(".hook.right"));
    expect(game.played).toEqual([1]);
  });

  it("is turned in the hand, by R and by a tap, before there is a square for it", async () => {
    const game = await fake([placing(), figures()]);
    const { container, place, press, click } = await table(game);
    await press("r");
    await click(container.querySelector(".hand .tile"));
    await click(place("1,0"));
    await click(container.querySelector(".hook.right"));
    expect(game.played, "the way with two quarter turns").toEqual([1]);
  });

  it("comes back on trial where the player's own last tile lay when computers have answered", async () => {
    const before = placing();
    const after = { ...placing(), moves: 3, undo: 1, back: [3, 1] };
    after.tiles = [...before.tiles, { tile: "A", at: [1, 0], turn: 2 }, { tile: "B", at: [0, 1], turn: 0 }];
    const game = await fake([before, after], [], [
      { kind: "person", name: "Anna", colour: 0 },
      { kind: "computer", name: "Ben", level: "easy", colour: 1 },
    ]);
    game.session.game.last = 1;
    const { container, place, click } = await table(game);
    await click(place("1,0"));
    await click(container.querySelector(".hook.right"));
    await settled();
    game.session.game.last = 1;
    await click(container.querySelector("[data-undo]"));
    await settled();
    expect(game.asked).toContainEqual(["undo", 3]);
    expect(place("1,0")?.getAttribute("aria-pressed")).toBe("true");
    await click(container.querySelector(".hook.right"));
    expect(game.played.at(-1), "turned as it was").toBe(1);
  });

  it("goes by keys alone", async () => {
    const game = await fake([placing(), figures(), placing()]);
    const { place, press } = await table(game);
    await press("ArrowRight");
    expect(place("1,0")?.getAttribute("aria-pressed")).toBe("true");
    await press("ArrowUp");
    expect(place("0,1")?.getAttribute("aria-pressed")).toBe("true");
    await press("Enter");
    await settled();
    expect(game.played).toEqual([2]);
    await press("1");
    await settled();
    expect(game.played).toEqual([2, 3]);
  });

  it("keeps the turn from square to square where it can", async () => {
    const game = await fake([view(0, ask("place-tile", choices(tile([1, 0], 0), tile([1, 0], 2), tile([2, 0], 0), tile([2, 0], 2)))), figures()]);
    const { place, press, click } = await table(game);
    await click(place("1,0"));
    await press("r");
    await click(place("2,0"));
    await press("Enter");
    expect(game.played).toEqual([3]);
  });

  it("shows the squares of the tile that is held", async () => {
    const game = await fake([view(0, ask("place-tile", choices(tile([1, 0], 0, "A"), tile([0, 1], 0, "B"))))]);
    const { container, place, click } = await table(game);
    expect(place("0,1")).toBeNull();
    const second = await screen.findByLabelText("what is on B");
    await fireEvent.pointerDown(second, { button: 0 });
    await fireEvent.pointerUp(second);
    await tick();
    expect(place("1,0")).toBeNull();
    await click(place("0,1"));
    await click(container.querySelector(".hook.right"));
    expect(game.played).toEqual([1]);
  });

  describe("dragged", () => {
    // The camera has no window here: a point of the screen is a point of the table.
    const at = (x: number, y: number) => ({ clientX: 100 * x + 50, clientY: -100 * y + 50, pointerType: "mouse", isPrimary: true, button: 0 });

    async function dragging() {
      const game = await fake([placing(), figures()]);
      const it = await table(game);
      const hand = it.container.querySelector(".hand .tile") as HTMLElement;
      await fireEvent.pointerDown(hand, { ...at(5, -5) });
      const to = async (x: number, y: number) => {
        await fireEvent.pointerMove(hand, at(x, y));
        await tick();
      };
      const drop = async (x: number, y: number) => {
        await fireEvent.pointerUp(hand, at(x, y));
        await settled();
      };
      const rests = () => it.container.querySelector<HTMLImageElement>(".trial.carried") !== null;
      const turn = () => fireEvent.wheel(window, { deltaY: 100 });
      return { ...it, game, to, drop, rests, turn };
    }

    it("has the size of the board's tiles, and comes to rest over squares that take it", async () => {
      const { container, to, drop, rests, place } = await dragging();
      await to(4, -4);
      expect(container.querySelector<HTMLElement>(".dragged")?.style.width).toBe("100px");
      expect(rests()).toBe(false);
      await to(1, 0);
      expect(container.querySelector(".dragged")).toBeNull();
      expect(rests()).toBe(true);
      await drop(1, 0);
      expect(place("1,0")?.getAttribute("aria-pressed")).toBe("true");
      expect(rests()).toBe(false);
    });

    it("is turned by the wheel and the other button of the mouse, to the ways it can lie", async () => {
      const { container, game, to, drop, click, turn } = await dragging();
      await to(1, 0);
      await turn();
      await drop(1, 0);
      await click(container.querySelector(".hook.right"));
      expect(game.played, "turned by the wheel").toEqual([1]);
      const other = await dragging();
      await other.to(1, 0);
      await fireEvent.mouseDown(window, { button: 2 });
      await other.turn();
      await other.drop(1, 0);
      await other.click(other.container.querySelector(".hook.right"));
      expect(other.game.played, "turned twice").toEqual([0]);
    });

    it("says why it cannot be dropped where it is", async () => {
      const { game, to, drop } = await dragging();
      await to(-1, 0);
      await drop(-1, 0);
      expect(game.asked).toContainEqual(["why", [-1, 0]]);
    });
  });

  it("says why a square is no good", async () => {
    const game = await fake([placing()]);
    const { container, click } = await table(game);
    // The camera has no window here: a point of the screen is a point of the table, square [-1, 0] is to its left.
    const board = container.querySelector(".board") as HTMLElement;
    await fireEvent.pointerDown(board, { pointerType: "mouse" });
    await fireEvent.click(board, { clientX: -50, clientY: 50, detail: 1 });
    await settled();
    expect(game.asked).toContainEqual(["why", [-1, 0]]);
    await click(container.querySelector(".notice"));
    expect(container.querySelector(".notice")?.textContent).toContain("match");
  });

  it("comes back on trial when it is taken back", async () => {
    const after = figures();
    after.tiles = [...after.tiles, { tile: "A", at: [1, 0], turn: 2 }];
    const game = await fake([placing(), after]);
    const { container, place, click, press } = await table(game);
    await click(place("1,0"));
    await press("r");
    await press("Enter");
    await settled();
    await click(container.querySelector("[data-undo]"));
    await settled();
    expect(game.asked).toContainEqual(["undo", 1]);
    expect(place("1,0")?.getAttribute("aria-pressed")).toBe("true");
    await press("Enter");
    expect(game.played).toEqual([1, 1]);
  });
});

describe("figures", () => {
  it("are placed by a click on their mark", async () => {
    const game = await fake([figures(), placing()]);
    const { marks, click } = await table(game);
    expect(marks()).toHaveLength(2);
    await click(marks()[0]);
    expect(game.played).toEqual([0]);
  });

  it("are told apart where several can go to one place", async () => {
    const game = await fake([figures(), placing()]);
    const { container, marks, click } = await table(game);
    await click(marks()[1]);
    expect(game.played).toEqual([]);
    await click(container.querySelector('[role=menu] [data-choice="2"]'));
    expect(game.played).toEqual([2]);
  });

  it("are picked by a finger first and placed by a second tap", async () => {
    const game = await fake([figures(), placing()]);
    const { marks } = await table(game);
    const tap = async () => {
      await fireEvent.pointerDown(marks()[0] as Element, { pointerType: "touch", isPrimary: true });
      await fireEvent.pointerUp(marks()[0] as Element, { pointerType: "touch" });
      await fireEvent.click(marks()[0] as Element, { detail: 1 });
    };
    await tap();
    expect(game.played).toEqual([]);
    expect(marks()[0]?.classList.contains("picked")).toBe(true);
    await tap();
    expect(game.played).toEqual([0]);
  });

  it("can be left out by a button", async () => {
    const game = await fake([figures(), placing()]);
    const { container, click } = await table(game);
    await click(container.querySelector('[data-verb="pass"]'));
    expect(game.played).toEqual([3]);
  });
});

describe("whose decision it is", () => {
  it("is said, above all when it is in another player's turn", async () => {
    const game = await fake([view(0, ask("dragon", choices(["dragon", { how: "square", at: [0, 1] }]), 1))]);
    const { container } = await table(game);
    const prompt = container.querySelector(".prompt");
    expect(prompt?.textContent).toContain("Ben");
    expect(prompt?.textContent).toContain("responding to Anna");
    expect(container.querySelector('[data-player="1"]')?.getAttribute("aria-current")).toBe("true");
  });

  it("says what another player is doing", async () => {
    const now = placing();
    now.ask!.question = { id: "ask-tile" };
    const game = await fake([now]);
    Object.defineProperty(game.session, "yours", { value: false });
    const { container } = await table(game);
    expect(container.querySelector(".prompt .question")?.textContent).toBe("is placing a tile");
  });

  it("is a computer's: nothing can be chosen", async () => {
    const game = await fake([placing()], [], [
      { kind: "computer", name: "Anna", colour: 0, level: "easy" },
      { kind: "person", name: "Ben", colour: 1 },
    ]);
    const { container, place } = await table(game);
    expect(place("1,0")).toBeNull();
    expect(container.querySelector(".dots")).not.toBeNull();
  });
});

describe("an auction", () => {
  it("takes a bid out of those that are possible", async () => {
    const bids: [string, Form][] = [3, 4, 5, 6].map((points) => ["bid", { how: "points", points }]);
    const now = view(0, ask("auction-bid", choices(...bids, button("pass"))));
    now.auction = { tiles: ["A", "B"], tile: "A", chooser: 1, bid: { player: 1, points: 2 }, won: [null, null], asked: true };
    const game = await fake([now, placing()]);
    const { click } = await table(game);
    expect(screen.getByText("Bid 3")).toBeTruthy();
    await click(screen.getByText("5"));
    await click(screen.getByText("Bid 5"));
    expect(game.played).toEqual([2]);
  });

  const bid = (points: number): [string, Form] => ["bid", { how: "points", points }];

  /** Anna is asked for a bid, then Ben, whatever she does but for who leads. */
  function bidding(leads: { player: number; points: number }): [View, View] {
    const first = view(0, ask("auction-bid", choices(bid(3), bid(4), bid(5), button("pass"))));
    first.auction = { tiles: ["A", "B"], tile: "A", chooser: 1, bid: { player: 1, points: 2 }, won: [null, null], asked: true };
    const { tiles, pieces } = first;
    const then = { ...view(1, ask("auction-bid", choices(bid(3), bid(4), bid(5)), 1)), tiles, pieces };
    return [first, { ...then, auction: { ...first.auction, bid: leads } }];
  }

  it("shows a bid before it asks the next one", async () => {
    const { container, click } = await table(await fake(bidding({ player: 0, points: 4 })));
    let draw = () => {};
    vi.mocked(drawn).mockImplementationOnce(() => new Promise((resolve) => (draw = resolve)));
    await click(screen.getByText("4"));
    await click(screen.getByText("Bid 4"));
    await settled();
    expect(container.querySelector(".leads")?.textContent).toMatch(/Anna\s*4/);
    expect(container.querySelector(".who strong")?.textContent).toBe("Anna");
    draw();
    await settled();
    expect(container.querySelector(".who strong")?.textContent).toBe("Ben");
  });

  it("has everybody begin at the least", async () => {
    const { container, click } = await table(await fake(bidding({ player: 1, points: 2 })));
    await click(screen.getByText("5"));
    await click(container.querySelector("[data-verb=pass]"));
    await settled();
    expect(screen.getByText("Bid 3")).toBeTruthy();
  });
});

describe("aids", () => {
  it("that a game forbids are not there", async () => {
    const game = await fake([placing()]);
    game.session.game.aids.hint = false;
    game.session.game.aids.inspect = false;
    const { container, press } = await table(game);
    expect(screen.queryByLabelText("Hint")).toBeNull();
    await press("h");
    await press("i");
    await settled();
    expect(container.querySelector(".hints")).toBeNull();
    expect(game.asked).toEqual([]);
  });

  it("show a hint, and put it on the table", async () => {
    const game = await fake([placing()]);
    const { container, place, press, click } = await table(game);
    await press("h");
    await settled();
    await click(container.querySelector(".hints button"));
    expect(place("1,0")?.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("the end", () => {
  /** A game that ends with the next action, which brings Anna 4 points and 5. */
  function ending(): Promise<Fake> {
    const over = view(1, null);
    over.players[0]!.score = 9;
    const line = (points: number) => ({
      moves: 1,
      turn: 1,
      player: 0,
      text: { id: "log-over" },
      points: { player: 0, points, cause: "city", terms: [], last: true },
      squares: [],
      motion: null,
    });
    return fake([figures(), over], [line(4), line(5)]);
  }

  it("names who has won", async () => {
    const over = view(3, null);
    over.players[0]!.score = 12;
    const game = await fake([over]);
    const { click, left } = await table(game);
    expect(screen.getByRole("dialog").textContent).toContain("Anna wins");
    await click(screen.getByText("Home"));
    expect(left).toHaveBeenCalled();
  });

  it("tells a lone player by how much they have won", async () => {
    const over = view(3, null);
    [over.players[0]!.score, over.players[1]!.score] = [42, 30];
    await table(await fake([over], [], [
      { kind: "person", name: "Anna", colour: 0 },
      { kind: "computer", name: "Ben", level: "easy", colour: 1 },
    ]));
    expect(screen.getByRole("heading", { name: /You won by 12!/ })).toBeTruthy();
  });

  it("counts the last points one after the other, or at once", async () => {
    const { container, click } = await table(await ending());
    await click(container.querySelector('[data-verb="pass"]'));
    await settled();
    expect(container.querySelector('[data-score="0"]')?.textContent).toBe("0");
    await click(screen.getByText("Next"));
    expect(container.querySelector('[data-score="0"]')?.textContent).toBe("4");
    await click(screen.getByText("Skip"));
    expect(container.querySelector('[data-score="0"]')?.textContent).toBe("9");
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("is counted on where it was when somebody has looked back, who sees what was then", async () => {
    const { container, click } = await table(await ending());
    const score = () => container.querySelector('[data-score="0"]')?.textContent;
    await click(container.querySelector('[data-verb="pass"]'));
    await settled();
    await click(screen.getByText("Next"));
    const back = async () => {
      await click(screen.getByText("Menu"));
      await click(screen.getByText("Replay"));
      await settled();
    };
    await back();
    expect(container.querySelector(".replay")).not.toBeNull();
    expect(score()).toBe("0");
    await back();
    expect(score()).toBe("4");
    expect(container.textContent).toContain("2 / 2");
    await click(screen.getByText("Skip"));
    expect(score()).toBe("9");
  });
});
