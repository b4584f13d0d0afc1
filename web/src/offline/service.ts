// The page without a network. This worker of the browser keeps every file of one version of the page and answers with those, so
// that the page starts and plays anywhere; games are in the page's own storage and are not touched.
//
// A new version is a new file `sw.js`: the browser fetches all of it beside the old one, which goes on until somebody asks
// for the new one. Then all pages load again, so that none is left with halves of two versions.

// `scripts/offline.js` puts in what was built.
const FILES = "__FILES__".split(" ");
const VERSION = "__VERSION__";

const scope = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `aude-${VERSION}`;

scope.addEventListener("install", (event) => event.waitUntil(fetchAll()));

scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));

scope.addEventListener("message", (event) => {
  if (event.data === "go") void scope.skipWaiting();
});

// The page has shown that it is somebody's turn (src/online/notify.svelte.ts).
scope.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data as string));
});

scope.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== null) event.respondWith(answer(file, event.request));
});

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files in `assets` have their content in their name; of the others the browser may still have an older one.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: file.startsWith("assets/") ? "default" : "reload" })));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("aude-") && name !== CACHE).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** Shows a place of the page: in a window that is open, or else in a new one. */
async function open(place: string): Promise<void> {
  const address = new URL(place, scope.registration.scope).href;
  const [page] = await scope.clients.matchAll({ type: "window" });
  if (!page) return void (await scope.clients.openWindow(address));
  // The place is behind `#`: nothing is loaded again.
  await page.navigate(address);
  await page.focus();
}

/** The file of the page that a request is for; other things on the same server are none of our business. */
function fileOf(request: Request): string | null {
  const { href } = new URL(request.url);
  const root = scope.registration.scope;
  if (request.method !== "GET" || !href.startsWith(root)) return null;
  const file = href.slice(root.length).replace(/[?#].*$/, "") || "index.html";
  return FILES.includes(file) ? file : null;
}

async function answer(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  // The browser may have thrown away what was kept.
  return (await cache.match(file)) ?? fetch(request);
}
