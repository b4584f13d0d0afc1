// Puts a brotli and a gzip form beside each file of the built page that gets smaller by it, and says what a first visit loads.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = new URL("../dist", import.meta.url).pathname;
const sizes = [];
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || /\/\.|\.(br|gz|png|ico)$/.test(file)) continue;
  const plain = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const brotli = brotliCompressSync(plain, { params });
  const gzip = gzipSync(plain, { level: 9 });
  if (brotli.length < plain.length) writeFileSync(`${file}.br`, brotli);
  if (gzip.length < plain.length) writeFileSync(`${file}.gz`, gzip);
  sizes.push([relative(dist, file), plain.length, Math.min(plain.length, brotli.length)]);
}
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
for (const [name, plain, small] of sizes.sort((a, b) => b[2] - a[2])) console.log(`${kB(plain)}${kB(small)}  ${name}`);
console.log(`${kB(sizes.reduce((sum, it) => sum + it[1], 0))}${kB(sizes.reduce((sum, it) => sum + it[2], 0))}  all, as it is and compressed`);
