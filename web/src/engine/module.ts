// The compiled engine: JSON in, JSON out (crates/wasm/src/exports.rs).

import type { Level } from "./engine";

interface Exports {
  memory: WebAssembly.Memory;
  start(): void;
  /** Makes room for a call of so many bytes and says where. */
  input(bytes: number): number;
  /** Runs the call. Gives the length of the answer; below zero it is a problem. */
  call(): number;
  /** Where the answer is. */
  output(): number;
}

/** A computer that thinks. */
export interface Thinker {
  id: number;
  /** For how many milliseconds it should be left to think; `null` for one that is done by itself. */
  patience: number | null;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module. Whatever it throws is a `Problem`, or a `RuntimeError` once it has panicked. */
export class Module {
  readonly #exports: Exports;
  /** What the module said when it panicked. */
  panic = "";

  private constructor(instantiate: (imports: WebAssembly.Imports) => Exports) {
    const panicked = (at: number, bytes: number): void => {
      const words = this.#text(at, bytes);
      this.panic = words.split("\n", 2).join(" ");
      console.error(words);
    };
    this.#exports = instantiate({ env: { now: () => performance.now(), panicked } });
    this.#exports.start();
  }

  /** Fetches and compiles it. */
  static async load(address: URL): Promise<Module> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address.pathname}: ${response.status} ${response.statusText}`);
    // Hosts that do not know the type of the file cannot have it compiled while it loads.
    const streams = response.headers.get("Content-Type")?.startsWith("application/wasm");
    const module = await (streams ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then(WebAssembly.compile));
    return new Module((imports) => new WebAssembly.Instance(module, imports).exports as unknown as Exports);
  }

  /** Asks something. Gives JSON. */
  call(method: string, args: unknown[]): string {
    const { memory, input, call, output } = this.#exports;
    const bytes = encoder.encode(JSON.stringify({ method, args }));
    const at = input(bytes.length);
    new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
    const length = call();
    const answer = this.#text(output(), Math.abs(length));
    if (length < 0) throw JSON.parse(answer);
    return answer;
  }

  thinker = (level: Level, seed: number): Thinker => JSON.parse(this.call("thinker", [level, seed])) as Thinker;
  adviser = (ms: number): Thinker => JSON.parse(this.call("adviser", [ms])) as Thinker;
  /** Whether it is still the turn in which it began, so that it may have made plans. */
  remembers = ({ id }: Thinker): boolean => JSON.parse(this.call("remembers", [id])) as boolean;
  /** Lets it think until a time. Gives a choice once thinking on would change nothing. */
  think = ({ id }: Thinker, until: number): number | null => JSON.parse(this.call("thinkUntil", [id, until])) as number | null;
  /** The choice as far as it has thought. */
  choice = ({ id }: Thinker): number | null => JSON.parse(this.call("choice", [id])) as number | null;
  /** The best few choices as far as it has thought, as JSON. */
  advice = ({ id }: Thinker): string => this.call("advice", [id]);
  dismiss = ({ id }: Thinker): void => void this.call("dismiss", [id]);

  #text(at: number, bytes: number): string {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, bytes));
  }
}
