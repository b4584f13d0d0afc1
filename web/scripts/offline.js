// Tells the service worker which files the built page has, and gives its version a name.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const dist = new URL("../dist", import.meta.url).pathname;
const worker = join(dist, "sw.js");
const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)))
  .filter((file) => file !== "sw.js")
  .sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(readFileSync(join(dist, file)));
const code = readFileSync(worker, "utf8");
hash.update(code);
const filled = code.replace("__FILES__", files.join(" ")).replace("__VERSION__", hash.digest("hex").slice(0, 16));
if (/__[A-Z]+__/.test(filled) || filled === code) throw new Error("sw.js has no place for its list of files");
writeFileSync(worker, filled);
