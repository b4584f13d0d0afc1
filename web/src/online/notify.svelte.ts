// Says that it is one's turn: by a notification of the system where somebody wants them, the browser allows them and nobody looks at
// the page; by a note on screens that say nothing of it themselves.

import { toasts } from "../ui/toasts.svelte";
import { t } from "../words";
import type { Listing } from "./types";

const WANTED = "aude.notify";

/** `off`: not wanted. `on`: wanted and allowed. `blocked`: the browser does not let us. `none`: it cannot. */
export type State = "off" | "on" | "blocked" | "none";

class Notify {
  state: State = $state(look());

  /** Begins to tell, and asks the browser whether that is allowed; or stops. */
  async set(on: boolean): Promise<void> {
    try {
      if (on) localStorage.setItem(WANTED, "1");
      else localStorage.removeItem(WANTED);
    } catch {
      // It is asked for again next time.
    }
    if (on && Notification.permission === "default") await Notification.requestPermission();
    this.state = on && Notification.permission === "granted" ? "on" : look();
  }

  /** It is one's turn in a game. */
  turn(room: Listing): void {
    const title = room.title || t("lobby-room-of", { name: room.host.name });
    const address = `#/room/${room.room}`;
    if (document.hidden) {
      if (this.state === "on") show(room.room, address, title).catch((error: unknown) => console.warn("no notification", error));
    } else if (!tells(location.hash, address)) {
      toasts.show(t("room-your-turn", { title }), { label: t("lobby-play"), icon: "play", run: () => void (location.hash = address) });
    }
  }
}

/** Whether a screen tells of a game that waits: its room, the lobby, the front page. */
function tells(screen: string, room: string): boolean {
  return ["", "#", "#/", "#/online", room].includes(screen);
}

/** Shows a notification until somebody looks at the page. */
async function show(tag: string, address: string, body: string): Promise<void> {
  const options = { body, tag, icon: "./icon-192.png", data: address };
  // Browsers of phones show those of a service worker only, which also opens the room (src/offline/service.ts).
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) {
    await worker.showNotification(t("lobby-your-turn"), options);
    seen(async () => (await worker.getNotifications({ tag })).forEach((note) => note.close()));
    return;
  }
  const note = new Notification(t("lobby-your-turn"), options);
  note.onclick = () => {
    window.focus();
    location.hash = address;
    note.close();
  };
  seen(() => note.close());
}

/** Does something once somebody looks at the page. */
function seen(then: () => unknown): void {
  document.addEventListener("visibilitychange", () => void then(), { once: true });
}

function look(): State {
  if (!("Notification" in globalThis)) return "none";
  if (Notification.permission === "denied") return "blocked";
  let wanted = false;
  try {
    wanted = localStorage.getItem(WANTED) !== null;
  } catch {
    // Nothing can be kept.
  }
  return wanted && Notification.permission === "granted" ? "on" : "off";
}

/** That of this page. */
export const notify = new Notify();
