// A second place for games, on the disk at once: browsers keep `localStorage` in memory and write it when they find the time, so that one that crashes
// takes the last minute along. Whatever goes wrong here, the first place is still there.

const NAME = "aude";
const STORE = "games";

export interface Mirror {
  /** All that is kept, by key; nothing where it cannot be read. */
  all(): Promise<Map<string, string>>;
  put(key: string, text: string): void;
  remove(key: string): void;
}

/** How long the page waits for it at the beginning, in milliseconds. */
const PATIENCE = 2000;

export class DiskMirror implements Mirror {
  readonly #base: Promise<IDBDatabase | null>;

  constructor(factory: IDBFactory) {
    this.#base = new Promise((resolve) => {
      const open = factory.open(NAME, 1);
      open.onupgradeneeded = () => open.result.createObjectStore(STORE);
      open.onsuccess = () => resolve(open.result);
      open.onerror = open.onblocked = () => resolve(null);
    });
  }

  async all(): Promise<Map<string, string>> {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const base = await Promise.race([this.#base, late]);
    const all = new Map<string, string>();
    if (!base) return all;
    const read = new Promise<Map<string, string>>((resolve) => {
      const cursor = base.transaction(STORE).objectStore(STORE).openCursor();
      cursor.onerror = () => resolve(all);
      cursor.onsuccess = () => {
        const { result } = cursor;
        if (!result) return resolve(all);
        if (typeof result.value === "string") all.set(String(result.key), result.value);
        result.continue();
      };
    });
    return (await Promise.race([read, late])) ?? new Map();
  }

  put(key: string, text: string): void {
    void this.#change((store) => store.put(text, key));
  }

  remove(key: string): void {
    void this.#change((store) => store.delete(key));
  }

  async #change(change: (store: IDBObjectStore) => void): Promise<void> {
    const base = await this.#base;
    try {
      if (base) change(base.transaction(STORE, "readwrite", { durability: "strict" }).objectStore(STORE));
    } catch (error) {
      console.info("no second copy", error);
    }
  }
}

/** The browser's, where it has one and lets us. */
export function browserMirror(): Mirror | null {
  try {
    return globalThis.indexedDB ? new DiskMirror(indexedDB) : null;
  } catch {
    return null;
  }
}
