// Aude as an app: kept for use without a network, updated when its player likes, installed if wanted.

/** What browsers offer that can install pages. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** A new version is looked for when the page is looked at again, but not more often than this. */
const HOUR = 3_600_000;

class App {
  /** A new version lies ready. */
  updated = $state(false);
  /** The browser would install the page. */
  installable = $state(false);

  #waiting: ServiceWorker | null = null;
  #prompt: InstallPrompt | null = null;

  /** Keeps the page for later. Does nothing where browsers cannot, or the page does not come by a safe way. */
  start(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
      this.installable = true;
    });
    addEventListener("appinstalled", () => (this.installable = false));
    if (!workers) return;
    // The first one takes over a page that is complete; a later one comes with other files.
    let controlled = workers.controller !== null;
    workers.addEventListener("controllerchange", () => {
      if (controlled) location.reload();
      controlled = true;
    });
    // What a first visit shows comes first.
    const register = () => void workers.register("./sw.js").then((it) => this.#follow(it), () => {});
    if (document.readyState === "complete") register();
    else addEventListener("load", register, { once: true });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const ready = () => {
      if (!registration.waiting || !registration.active) return;
      this.#waiting = registration.waiting;
      this.updated = true;
    };
    ready();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", ready);
    });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
  }

  /** Goes over to the new version: all pages are loaded again. Every action of a game is kept, so none is lost. */
  update(): void {
    this.#waiting?.postMessage("go");
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    this.#prompt = null;
    this.installable = false;
    await prompt?.prompt();
  }
}

export const app = new App();
