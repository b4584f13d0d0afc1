// A whole game in an address: its record, compressed, behind the `#`. What stands there is never sent to a server.

/** No game is longer than this; what grows beyond it is no game. */
const MOST = 2_000_000;

/** Text in characters that an address may have. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let plain = "";
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The text again. Throws if it was cut off or changed. */
export async function unpack(data: string): Promise<string> {
  const plain = atob(data.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(plain, (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What goes wrong in between is heard from the reader.
  writer.write(bytes).then(() => writer.close()).catch(() => {});
  const reader = stream.readable.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    size += value.length;
    if (size > MOST) {
      void reader.cancel().catch(() => {});
      throw new Error("too long");
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** What an address leads to: a game at a position, or a position to be edited. */
export type Shared = { kind: "game"; at: number | null; data: string } | { kind: "edit"; data: string };

/** The part of an address behind `#` that shows a game after so many moves, or at its end. */
export function gameHash(data: string, at: number | null): string {
  return `#/game/${at ?? "end"}/${data}`;
}

export function editHash(data: string): string {
  return `#/edit/${data}`;
}

/** The address of this page with another end. */
export function address(hash: string, base: string = location.href): string {
  return base.replace(/#.*$/, "") + hash;
}

/** What stands behind `#`, if it is a game or a position. */
export function sharedIn(text: string): Shared | null {
  const game = /#\/game\/(end|\d{1,5})\/([\w-]+)\s*$/.exec(text);
  if (game) return { kind: "game", at: game[1] === "end" ? null : Number(game[1]), data: game[2]! };
  const edit = /#\/edit\/([\w-]+)\s*$/.exec(text);
  return edit ? { kind: "edit", data: edit[1]! } : null;
}

/** Whether a text looks like a game, so that somebody who pastes it wants to open it. */
export function looksLikeGame(text: string): boolean {
  return /^\s*(>\s*)?(```\s*)?aude (record|game) \d/m.test(text.slice(0, 400)) || /^\s*\{[\s\S]*"(replay|setup)"/.test(text.slice(0, 4000));
}
