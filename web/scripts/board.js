// Writes src/screens/board.json, the game that the board of the front page shows: real tiles laid by the rules, but by players who want a
// wide board. `node scripts/board.js`, once the module is built. The same module writes the same file.

import { readFileSync, writeFileSync } from "node:fs";

/** The board is about so many squares wide to each side, and so high. */
const [ASIDE, HALF] = [13, 2];
const SEED = 8;
const root = new URL("..", import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(new URL("src/engine/wasm/aude.wasm", root)), {
  env: { now: () => 0, panicked: () => {} },
});
const { memory, input, call, output, start } = instance.exports;
start();

function ask(method, ...args) {
  const bytes = new TextEncoder().encode(JSON.stringify({ method, args }));
  const at = input(bytes.length);
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = call();
  const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, output(), Math.abs(length)));
  if (length < 0) throw new Error(answer);
  return JSON.parse(answer);
}

let { view } = ask("start", { players: ["Anna", "Ben", "Cleo"], parts: { base: 2 }, seed: SEED }, [0, 1, 2]);
const laid = new Set(["0,0"]);
const around = (x, y) => [[1, 0], [-1, 0], [0, 1], [0, -1]].filter(([dx, dy]) => laid.has(`${x + dx},${y + dy}`)).length;
/** What a square costs: near the middle and among many neighbours is cheap. */
const cost = ([x, y]) => Math.abs(x) + (Math.abs(y) > HALF ? 100 * (Math.abs(y) - HALF) : 0) + (Math.abs(x) > ASIDE ? 50 : 0) - 1.5 * around(x, y);
const steps = [[...view.tiles.map(({ tile, turn, at }) => [`${tile}${turn}`, ...at])[0]]];
const known = new Map();
let turn = 0;
while (view.ask) {
  const { choices } = view.ask;
  const places = choices.filter(({ form }) => form.how === "tile");
  let index = choices.find(({ declines }) => declines)?.index ?? 0;
  if (places.length) index = places.reduce((a, b) => (cost(b.form.at) < cost(a.form.at) ? b : a)).index;
  else if (turn % 2 === 0) {
    // Cities and roads show best; who lies in a field would lie there for ever.
    const seen = choices.find(({ form, declines }) => !declines && form.how === "point");
    index = (choices.find(({ label }) => /city|monastery|road/.test(JSON.stringify(label))) ?? seen ?? { index }).index;
  }
  if (!places.length) turn += 1;
  ({ view } = ask("play", view.moves, index));
  const last = view.tiles.at(-1);
  const key = `${last.at}`;
  if (!laid.has(key)) {
    laid.add(key);
    steps.push([`${last.tile}${last.turn}`, ...last.at]);
  }
  // A figure is [seat, x, y]; where it stood, it is taken away again.
  const now = new Map(view.pieces.filter(({ kind }) => kind === "figure").map(({ owner, point }) => [`${owner} ${point}`, [owner, ...point]]));
  const changes = [...now].filter(([at]) => !known.has(at)).map(([, it]) => it);
  const gone = [...known].filter(([at]) => !now.has(at)).map(([, it]) => it);
  if (view.over) break;
  const step = steps.at(-1);
  if (changes.length + gone.length) step[3] = [...(step[3] ?? []), ...gone, ...changes];
  known.clear();
  for (const [at, it] of now) known.set(at, it);
}
writeFileSync(new URL("src/screens/board.json", root), `[\n${steps.map((step) => JSON.stringify(step)).join(",\n")}\n]\n`);
const rows = Array.from({ length: 9 }, (_, y) => Array.from({ length: 2 * ASIDE + 5 }, (_, x) => (laid.has(`${x - ASIDE - 2},${4 - y}`) ? "#" : ".")).join(""));
console.log(rows.join("\n"));
