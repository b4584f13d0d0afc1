// Animated GIFs. A frame holds what has changed since the one before; all share one palette.

/** The number that lets what was there shine through. */
const CLEAR = 255;

/** At most 255 colours that stand for those of some pictures (RGBA), by cutting boxes of colours in two where they are widest. */
export function paletteOf(samples: Uint8ClampedArray[]): Uint8Array {
  // Colours by their five upper bits.
  const counts = new Uint32Array(1 << 15);
  for (const pixels of samples) {
    for (let i = 0; i < pixels.length; i += 4) counts[narrow(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!)]!++;
  }
  const all: number[] = [];
  counts.forEach((n, colour) => n && all.push(colour));
  const channel = (colour: number, which: number) => (colour >> (10 - 5 * which)) & 31;
  interface Box {
    colours: number[];
    which: number;
    /** How much it matters to cut it: its width, and how many pixels are in it. */
    weight: number;
  }
  const box = (colours: number[]): Box => {
    let [which, widest] = [0, 0];
    for (let c = 0; c < 3; c++) {
      let [least, most] = [31, 0];
      for (const colour of colours) {
        const v = channel(colour, c);
        if (v < least) least = v;
        if (v > most) most = v;
      }
      if (most - least > widest) [which, widest] = [c, most - least];
    }
    const n = colours.reduce((sum, colour) => sum + counts[colour]!, 0);
    return { colours, which, weight: widest * Math.sqrt(n) };
  };
  const boxes = [box(all)];
  while (boxes.length < CLEAR) {
    let widest = boxes[0]!;
    for (const one of boxes) if (one.weight > widest.weight) widest = one;
    if (widest.weight === 0) break;
    const { colours, which } = widest;
    colours.sort((a, b) => channel(a, which) - channel(b, which));
    const half = colours.reduce((sum, colour) => sum + counts[colour]!, 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < colours.length - 1 && (sum < half || cut === 0)) sum += counts[colours[cut++]!]!;
    boxes.splice(boxes.indexOf(widest), 1, box(colours.slice(0, cut)), box(colours.slice(cut)));
  }
  const palette = new Uint8Array(768);
  boxes.forEach(({ colours }, i) => {
    let n = 0;
    const sum = [0, 0, 0];
    for (const colour of colours) {
      n += counts[colour]!;
      for (let c = 0; c < 3; c++) sum[c]! += (channel(colour, c) * 8 + 4) * counts[colour]!;
    }
    for (let c = 0; c < 3; c++) palette[3 * i + c] = Math.round(sum[c]! / Math.max(n, 1));
  });
  return palette;
}

function narrow(r: number, g: number, b: number): number {
  return ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
}

export class Gif {
  readonly #width: number;
  readonly #height: number;
  readonly #palette: Uint8Array;
  /** The number of the nearest colour, plus one; 0 where nobody has asked yet. */
  readonly #nearest = new Uint16Array(1 << 15);
  #bytes: number[] = [];
  #before: Uint8Array | null = null;

  constructor(width: number, height: number, palette: Uint8Array) {
    [this.#width, this.#height, this.#palette] = [width, height, palette];
    this.#text("GIF89a");
    this.#short(width);
    this.#short(height);
    this.#bytes.push(0xf7, 0, 0, ...palette);
    // For ever.
    this.#bytes.push(0x21, 0xff, 11);
    this.#text("NETSCAPE2.0");
    this.#bytes.push(3, 1, 0, 0, 0);
  }

  /** Adds a frame of RGBA pixels that is shown for so many hundredths of a second. */
  frame(pixels: Uint8ClampedArray, hold: number): void {
    const [width, before] = [this.#width, this.#before];
    const now = new Uint8Array(width * this.#height);
    let [left, right, top, bottom] = [width, -1, this.#height, -1];
    for (let i = 0; i < now.length; i++) {
      const index = this.#index(narrow(pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!));
      now[i] = index;
      if (before && before[i] === index) continue;
      const [x, y] = [i % width, Math.floor(i / width)];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    // Nothing new: one pixel keeps the time.
    if (right < 0) [left, right, top, bottom] = [0, 0, 0, 0];
    const [w, h] = [right - left + 1, bottom - top + 1];
    const shown = new Uint8Array(w * h);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const i = (top + y) * width + left + x;
        shown[y * w + x] = before && before[i] === now[i] ? CLEAR : now[i]!;
      }
    }
    this.#before = now;
    this.#bytes.push(0x21, 0xf9, 4, 0b101);
    this.#short(hold);
    this.#bytes.push(CLEAR, 0, 0x2c);
    for (const n of [left, top, w, h]) this.#short(n);
    this.#bytes.push(0);
    this.#squeeze(shown);
  }

  /** The whole file. */
  end(): Uint8Array<ArrayBuffer> {
    this.#bytes.push(0x3b);
    return Uint8Array.from(this.#bytes);
  }

  #text(text: string): void {
    for (const character of text) this.#bytes.push(character.charCodeAt(0));
  }

  #short(n: number): void {
    this.#bytes.push(n & 255, n >> 8);
  }

  #index(colour: number): number {
    const known = this.#nearest[colour]!;
    if (known) return known - 1;
    const [r, g, b] = [((colour >> 10) & 31) * 8 + 4, ((colour >> 5) & 31) * 8 + 4, (colour & 31) * 8 + 4];
    let [best, least] = [0, Infinity];
    for (let i = 0; i < CLEAR; i++) {
      const far =
        2 * (this.#palette[3 * i]! - r) ** 2 + 4 * (this.#palette[3 * i + 1]! - g) ** 2 + (this.#palette[3 * i + 2]! - b) ** 2;
      if (far < least) [best, least] = [i, far];
    }
    this.#nearest[colour] = best + 1;
    return best;
  }

  /** LZW as GIF wants it: codes grow from 9 to 12 bits, then the table is begun anew. */
  #squeeze(pixels: Uint8Array): void {
    const [clear, stop] = [256, 257];
    let block: number[] = [];
    let [held, bits] = [0, 0];
    let [size, next] = [9, 258];
    let table = new Map<number, number>();
    this.#bytes.push(8);
    const emit = (code: number) => {
      held |= code << bits;
      bits += size;
      while (bits >= 8) {
        block.push(held & 255);
        held >>>= 8;
        bits -= 8;
        if (block.length === 255) flush();
      }
    };
    const flush = () => {
      if (block.length) this.#bytes.push(block.length, ...block);
      block = [];
    };
    emit(clear);
    let prefix = pixels[0]!;
    for (let i = 1; i < pixels.length; i++) {
      const pixel = pixels[i]!;
      const key = (prefix << 8) | pixel;
      const known = table.get(key);
      if (known !== undefined) {
        prefix = known;
        continue;
      }
      emit(prefix);
      if (next === 4096) {
        emit(clear);
        [size, next] = [9, 258];
        table = new Map();
      } else {
        if (next === 1 << size) size++;
        table.set(key, next++);
      }
      prefix = pixel;
    }
    emit(prefix);
    emit(stop);
    if (bits > 0) block.push(held & 255);
    flush();
    this.#bytes.push(0);
  }
}
