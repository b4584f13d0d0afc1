// A program that plays on a server, as anybody could write it: a token, a stream of events, requests.

interface Heard {
  room: string;
  seat: number;
  at: number;
  actions: { word: string }[];
}

export class Program {
  /** The events, as they come. */
  readonly #events: AsyncGenerator<[string, Heard], undefined>;

  private constructor(
    readonly address: string,
    readonly token: string,
    response: Response,
  ) {
    this.#events = events(response);
  }

  /** Connects to a server. */
  static async connect(address: string, token: string): Promise<Program> {
    const response = await fetch(`${address}api/programs/stream`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    return new Program(address, token, response);
  }

  /** Waits for an event; nothing when the connection has ended. */
  async next(name: string): Promise<Heard | undefined> {
    for (;;) {
      const { value } = await this.#events.next();
      if (!value || value[0] === name) return value?.[1];
    }
  }

  async ask(method: string, path: string, body: object = {}): Promise<void> {
    const headers = { authorization: `Bearer ${this.token}`, "content-type": "application/json" };
    const response = await fetch(`${this.address}api/rooms/${path}`, { method, headers, body: JSON.stringify(body) });
    // It may hear of the same turn twice.
    if (!response.ok && response.status !== 409) throw new Error(`${path}: ${await response.text()}`);
  }

  /** Decides whatever is due, until the connection ends: always the first thing that may be done. */
  async play(): Promise<number> {
    for (let turns = 0; ; turns++) {
      const turn = await this.next("turn");
      if (!turn) return turns;
      await this.ask("POST", `${turn.room}/play`, { at: turn.at, action: turn.actions[0]?.word });
    }
  }
}

/** Keeps the response itself: Node ends the connection of a response that is collected before its body is read. */
async function* events(response: Response): AsyncGenerator<[string, Heard], undefined> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (event && data) yield [event, JSON.parse(data) as Heard];
    }
  }
}
