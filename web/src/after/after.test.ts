import { describe, expect, test } from "vitest";
import type { SetupMessage } from "../engine/setup";
import { scenes } from "./film";
import { Gif, paletteOf } from "./gif";
import { address, editHash, gameHash, looksLikeGame, pack, sharedIn, unpack } from "./link";
import { rematchOf } from "./rematch";

describe("links", () => {
  const text = `aude record 1\nplayers: Zoë, "Ünal 🐉"\n${"1 Zoë: U@1,0 follower@road\n".repeat(60)}`;

  test("hold a whole game", async () => {
    const data = await pack(text);
    expect(data).toMatch(/^[\w-]+$/);
    expect(data.length).toBeLessThan(text.length / 4);
    expect(await unpack(data)).toBe(text);
  });

  test("that are damaged are refused", async () => {
    const data = await pack(text);
    await expect(unpack(data.slice(0, -8))).rejects.toThrow();
    await expect(unpack("nonsense")).rejects.toThrow();
    await expect(unpack("(")).rejects.toThrow();
  });

  test("cannot grow without end", async () => {
    const bomb = await pack("a".repeat(3_000_000));
    expect(bomb.length).toBeLessThan(10_000);
    await expect(unpack(bomb)).rejects.toThrow("too long");
  });

  test("say where they lead", () => {
    expect(sharedIn(address(gameHash("abc-_9", 12), "https://example.org/aude/?x#/play/1"))).toEqual({ kind: "game", at: 12, data: "abc-_9" });
    expect(address(gameHash("abc", null), "https://example.org/#/")).toBe("https://example.org/#/game/end/abc");
    expect(sharedIn(` ${editHash("abc")}\n`)).toEqual({ kind: "edit", data: "abc" });
    for (const other of ["#/", "#/game/x/abc", "#/game/3/", "#/play/abc", "hello"]) expect(sharedIn(other)).toBeNull();
  });

  test("games are told from other texts", () => {
    expect(looksLikeGame("> aude record 1\n> players: Anna")).toBe(true);
    expect(looksLikeGame("Look at this:\n```\naude record 1\nplayers: Anna")).toBe(true);
    expect(looksLikeGame('{"appVersion":"5","setup":{},"replay":[]}')).toBe(true);
    for (const other of ["aude", "{}", "I play aude record often", ""]) expect(looksLikeGame(other)).toBe(false);
  });
});

describe("a rematch", () => {
  const setup: SetupMessage = { players: ["Anna", "Ben", "Cleo"], first: 2, seed: 7, date: "2026-11-15", parts: { base: 1 } };

  test("is the same game with other tiles", () => {
    const again = rematchOf(setup, "same", [1, 2, 3], () => 0.5);
    expect(again).toEqual({ players: setup.players, first: 2, parts: { base: 1 }, seed: 500_000_000 });
  });

  test("begins with whom one likes", () => {
    expect(rematchOf(setup, "next", [5, 3, 9]).first).toBe(0);
    expect(rematchOf(setup, "loser", [5, 3, 9]).first).toBe(1);
    expect(rematchOf(setup, "lot", [5, 3, 9], () => 0.99).first).toBe(2);
  });
});

/** Reads a GIF as a browser would: the frames drawn over each other, as numbers of colours. */
function read(bytes: Uint8Array): { width: number; height: number; palette: Uint8Array; frames: Uint8Array[]; holds: number[] } {
  const short = (at: number) => bytes[at]! | (bytes[at + 1]! << 8);
  const [width, height] = [short(6), short(8)];
  const palette = bytes.slice(13, 13 + 768);
  let at = 13 + 768;
  const canvas = new Uint8Array(width * height);
  const frames: Uint8Array[] = [];
  const holds: number[] = [];
  let clear = -1;
  for (;;) {
    const kind = bytes[at]!;
    if (kind === 0x3b) break;
    if (kind === 0x21) {
      if (bytes[at + 1] === 0xf9) {
        holds.push(short(at + 4));
        clear = bytes[at + 3]! & 1 ? bytes[at + 6]! : -1;
      }
      at += 2;
      while (bytes[at]) at += bytes[at]! + 1;
      at++;
      continue;
    }
    expect(kind).toBe(0x2c);
    const [left, top, w, h] = [short(at + 1), short(at + 3), short(at + 5), short(at + 7)];
    at += 10;
    const least = bytes[at++]!;
    const data: number[] = [];
    while (bytes[at]) {
      data.push(...bytes.slice(at + 1, at + 1 + bytes[at]!));
      at += bytes[at]! + 1;
    }
    at++;
    const pixels = expand(data, least);
    expect(pixels.length).toBe(w * h);
    pixels.forEach((pixel, i) => {
      if (pixel !== clear) canvas[(top + Math.floor(i / w)) * width + left + (i % w)] = pixel;
    });
    frames.push(canvas.slice());
  }
  return { width, height, palette, frames, holds };
}

function expand(data: number[], least: number): number[] {
  const [clear, stop] = [1 << least, (1 << least) + 1];
  let size = least + 1;
  let table: number[][] = [];
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, i) => [i]);
    size = least + 1;
  };
  const out: number[] = [];
  let [held, bits, i] = [0, 0, 0];
  let before: number[] | null = null;
  reset();
  for (;;) {
    while (bits < size) {
      held |= data[i++]! << bits;
      bits += 8;
    }
    const code = held & ((1 << size) - 1);
    held >>>= size;
    bits -= size;
    if (code === stop) return out;
    if (code === clear) {
      reset();
      before = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...before!, before![0]!];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]!]);
    before = entry;
    if (table.length === 1 << size && size < 12) size++;
  }
}

describe("films", () => {
  test("show every frame as it was drawn", () => {
    const [width, height] = [120, 90];
    // Colours of five bits, so that the palette can have them exactly; noise, so that the table of codes is begun anew.
    let seed = 1;
    const noise = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 16;
    const colours = Array.from({ length: 200 }, (_, i) => [((i * 7) % 32) * 8 + 4, ((i * 11) % 32) * 8 + 4, (i % 32) * 8 + 4] as const);
    const paint = (pick: (x: number, y: number) => number) => {
      const pixels = new Uint8ClampedArray(4 * width * height);
      for (let i = 0; i < width * height; i++) {
        const colour = colours[pick(i % width, Math.floor(i / width)) % 200]!;
        pixels.set([...colour, 255], 4 * i);
      }
      return pixels;
    };
    const first = paint(() => noise());
    const second = first.slice();
    for (let i = 0; i < 50; i++) second.set([...colours[i]!, 255], 4 * (40 * width + 30 + i));
    const pictures = [first, second, second, paint((x, y) => x + y)];
    const gif = new Gif(width, height, paletteOf(pictures));
    for (const picture of pictures) gif.frame(picture, 60);
    const film = read(gif.end());
    expect([film.width, film.height, film.frames.length, film.holds]).toEqual([width, height, 4, [60, 60, 60, 60]]);
    film.frames.forEach((frame, n) => {
      for (let i = 0; i < frame.length; i++) {
        const shown = [...film.palette.slice(3 * frame[i]!, 3 * frame[i]! + 3)];
        const drawn = [...pictures[n]!.slice(4 * i, 4 * i + 3)];
        if (shown.join() !== drawn.join()) expect(shown, `frame ${n}, pixel ${i}`).toEqual(drawn);
      }
    });
  });

  test("make do with 255 colours", () => {
    const pixels = new Uint8ClampedArray(4 * 32 * 32 * 32);
    for (let i = 0; i < 32 ** 3; i++) pixels.set([(i >> 10) * 8, ((i >> 5) & 31) * 8, (i & 31) * 8, 255], 4 * i);
    const palette = paletteOf([pixels]);
    const used = new Set(Array.from({ length: 255 }, (_, i) => palette.slice(3 * i, 3 * i + 3).join()));
    expect(used.size).toBeGreaterThan(200);
  });

  test("show the beginning and every turn once", () => {
    const mark = (moves: number, last = false) => ({ turn: moves, player: 0, moves, last, scores: [] });
    expect(scenes({ turns: [mark(0), mark(2), mark(5), mark(5, true)], rows: [], moments: [], gone: [], known: true })).toEqual([0, 2, 5]);
  });
});
