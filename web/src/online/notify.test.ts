import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { row } from "../testing/row";
import { toasts } from "../ui/toasts.svelte";
import { speak } from "../words";
import { notify } from "./notify.svelte";

const room = row("r", "playing", undefined, { title: "Lanterns" });

/** The notifications of a page, in the order in which they came. */
let shown: Note[];
let allowed: NotificationPermission;

class Note {
  static get permission(): NotificationPermission {
    return allowed;
  }
  static requestPermission = async () => allowed;
  closed = false;
  onclick: (() => void) | null = null;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

function workers(active: object | null): void {
  const registration = active && { active, showNotification: async (title: string, options: NotificationOptions) => void new Note(title, options), getNotifications: async () => shown };
  Object.defineProperty(navigator, "serviceWorker", { value: { getRegistration: async () => registration }, configurable: true });
}

beforeEach(async () => {
  await speak("en");
  [shown, allowed] = [[], "granted"];
  vi.stubGlobal("Notification", Note);
  vi.spyOn(window, "focus").mockImplementation(() => {});
  toasts.all = [];
  location.hash = "";
  await notify.set(true);
});
afterEach(async () => {
  await notify.set(false);
  hide(false);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the system tells whoever does not look at the page, until they do", async () => {
  hide(true);
  notify.turn(room);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({ title: "Your turn", options: { body: "Lanterns", tag: "r" }, closed: false });
  hide(false);
  expect(shown[0]!.closed).toBe(true);
  hide(true);
  notify.turn(room);
  await vi.waitFor(() => expect(shown).toHaveLength(2));
  shown[1]!.onclick!();
  expect([location.hash, shown[1]!.closed, toasts.all]).toEqual(["#/room/r", true, []]);
});

test("where there is a service worker, it tells: pages on phones may not", async () => {
  workers({});
  const page = vi.fn(function () {
    throw new TypeError("Illegal constructor");
  });
  vi.stubGlobal("Notification", Object.assign(page, { permission: "granted" }));
  hide(true);
  notify.turn(room);
  await vi.waitFor(() => expect(shown).toHaveLength(1));
  expect([shown[0]!.options.data, page.mock.calls]).toEqual(["#/room/r", []]);
  hide(false);
  await vi.waitFor(() => expect(shown[0]!.closed).toBe(true));
});

test("nobody is told by the system who does not want it, or whose browser does not let us", async () => {
  hide(true);
  await notify.set(false);
  notify.turn(room);
  allowed = "denied";
  await notify.set(true);
  expect(notify.state).toBe("blocked");
  notify.turn(room);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown).toEqual([]);
});

test("screens that say nothing of it show a note that leads to the game", () => {
  for (const screen of ["#/", "#/online", "#/room/r"]) {
    location.hash = screen;
    notify.turn(room);
  }
  expect(toasts.all).toEqual([]);
  location.hash = "#/play/1";
  notify.turn(room);
  expect(toasts.all.map(({ words }) => words)).toEqual(["Your turn – Lanterns"]);
  toasts.all[0]!.action!.run();
  expect([location.hash, shown]).toEqual(["#/room/r", []]);
});
