// Notes of the system that it is one's turn, where somebody wants them and the browser lets us: only while nobody looks at the page.

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
    if (this.state !== "on" || !document.hidden) return;
    const note = new Notification(t("lobby-your-turn"), {
      body: room.title || t("lobby-room-of", { name: room.host.name }),
      tag: room.room,
      icon: "./icon-192.png",
    });
    note.onclick = () => {
      window.focus();
      location.hash = `#/room/${room.room}`;
      note.close();
    };
  }
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
