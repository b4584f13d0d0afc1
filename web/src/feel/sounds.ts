// Quiet sounds, made on the spot: wood for tiles and figures, a small bell for points, a low breath for those who walk. Nothing
// is told by sound alone. Off until somebody wants them.

import type { LogLine, Motion } from "../engine/types";
import { beats } from "../table/animate";

/** What can be heard. */
export type Sound = "tile" | "figure" | "home" | "walk" | "points" | "turn" | "end" | "won";

/** A tone: when it begins and how long it rings (seconds), its height (Hz), how it glides, how loud it is. */
interface Tone {
  at: number;
  rings: number;
  height: number;
  glide?: number;
  loud: number;
  shape?: OscillatorType;
}

/** A knock on wood: a short noise of this height. */
interface Knock {
  at: number;
  rings: number;
  height: number;
  loud: number;
}

export interface Score {
  tones: Tone[];
  knocks: Knock[];
}

/** What a sound is made of. Points ring higher the more there are, on a scale that never sounds wrong. */
export function score(sound: Sound, points = 0): Score {
  switch (sound) {
    case "tile":
      return {
        tones: [{ at: 0, rings: 0.09, height: 150, glide: 0.6, loud: 0.5 }],
        knocks: [{ at: 0, rings: 0.05, height: 900, loud: 0.5 }],
      };
    case "figure":
      return {
        tones: [{ at: 0, rings: 0.06, height: 330, glide: 0.8, loud: 0.25 }],
        knocks: [{ at: 0, rings: 0.03, height: 2200, loud: 0.3 }],
      };
    case "home":
      return { tones: [{ at: 0, rings: 0.16, height: 520, glide: 0.6, loud: 0.16, shape: "triangle" }], knocks: [] };
    case "walk":
      return { tones: [{ at: 0, rings: 0.3, height: 98, glide: 1.4, loud: 0.3, shape: "triangle" }], knocks: [] };
    case "points": {
      const step = Math.min(9, Math.max(0, Math.floor(points / 2)));
      const height = 523.25 * 2 ** ((PENTATONIC[step % 5] ?? 0) / 12 + Math.floor(step / 5));
      return {
        tones: [
          { at: 0, rings: 0.5, height, loud: 0.22 },
          { at: 0, rings: 0.3, height: height * 2.76, loud: 0.05 },
        ],
        knocks: [],
      };
    }
    case "turn":
      return {
        tones: [
          { at: 0, rings: 0.22, height: 392, loud: 0.16, shape: "triangle" },
          { at: 0.11, rings: 0.3, height: 523.25, loud: 0.16, shape: "triangle" },
        ],
        knocks: [],
      };
    case "won":
      return {
        tones: [392, 523.25, 659.26, 783.99, 659.26, 783.99].map((height, i) => ({
          at: [0, 0.12, 0.24, 0.36, 0.6, 0.72][i]!,
          rings: i < 5 ? 0.3 : 1,
          height,
          loud: 0.16,
          shape: "triangle" as const,
        })),
        knocks: [],
      };
    case "end":
      return {
        tones: [261.63, 329.63, 392, 523.25].map((height, i) => ({ at: i * 0.13, rings: 1.2, height, loud: 0.16, shape: "triangle" })),
        knocks: [],
      };
  }
}

const PENTATONIC = [0, 2, 4, 7, 9];

/** What a motion on the table sounds like. */
export function soundOf(motion: Motion): Sound {
  switch (motion.what) {
    case "tile":
      return "tile";
    case "placed":
      return "figure";
    case "left":
      return "home";
    case "walked":
      return "walk";
    case "points":
      return "points";
  }
}

class Sounds {
  #context: AudioContext | null = null;
  #out: GainNode | null = null;
  #noise: AudioBuffer | null = null;

  /** Plays a sound, after so many seconds. */
  play(sound: Sound, points = 0, after = 0): void {
    const { tones, knocks } = score(sound, points);
    const context = this.#open();
    if (!context || !this.#out) return;
    const now = context.currentTime + after;
    for (const tone of tones) this.#ring(context, this.#out, now, tone);
    for (const knock of knocks) this.#knock(context, this.#out, now, knock);
  }

  /** Plays what lines tell of, at the beat in which it is seen. */
  tell(lines: readonly LogLine[]): void {
    const motions = lines.flatMap(({ motion }) => (motion ? [motion] : []));
    const starts = beats(motions.length);
    motions.forEach((motion, i) => {
      this.play(soundOf(motion), motion.what === "points" ? motion.points : 0, (starts[i] ?? 0) / 1000);
    });
  }

  /** Browsers let a page sound once somebody has touched it; until then nothing is heard, and nothing is missed. */
  #open(): AudioContext | null {
    if (typeof AudioContext === "undefined") return null;
    if (!this.#context) {
      this.#context = new AudioContext();
      this.#out = this.#context.createGain();
      this.#out.gain.value = 0.35;
      this.#out.connect(this.#context.destination);
    }
    if (this.#context.state === "suspended") void this.#context.resume().catch(() => {});
    return this.#context.state === "closed" ? null : this.#context;
  }

  #ring(context: AudioContext, out: AudioNode, now: number, { at, rings, height, glide = 1, loud, shape = "sine" }: Tone): void {
    const [start, end] = [now + at, now + at + rings];
    const tone = context.createOscillator();
    tone.type = shape;
    tone.frequency.setValueAtTime(height, start);
    tone.frequency.exponentialRampToValueAtTime(height * glide, end);
    tone.connect(fade(context, start, end, loud)).connect(out);
    tone.start(start);
    tone.stop(end);
  }

  #knock(context: AudioContext, out: AudioNode, now: number, { at, rings, height, loud }: Knock): void {
    const [start, end] = [now + at, now + at + rings];
    const noise = context.createBufferSource();
    noise.buffer = this.#noise ??= hiss(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = height;
    noise.connect(band).connect(fade(context, start, end, loud)).connect(out);
    noise.start(start);
    noise.stop(end);
  }
}

/** Up at once, and down as things that were struck do. */
function fade(context: AudioContext, start: number, end: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.005);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  return gain;
}

/** A tenth of a second of noise. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate / 10), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
