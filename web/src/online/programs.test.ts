import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { browser } from "../testing/browser";
import { toasts } from "../ui/toasts.svelte";
import { speak } from "../words";
import { api, NoServer, type OwnProgram, PROGRAMS, SHOWN, TOKENS } from "./api";
import { Refused } from "./live";
import Programs from "./Programs.svelte";

const DAY = 86_400_000;
const refused = (code: string) => new Refused({ code, message: "" });
const rook = (more: Partial<OwnProgram> = {}): OwnProgram => ({ id: "p", name: "Rook", created: Date.now(), here: false, tokens: [], ...more });
const token = (id: string, used: number | null = null) => ({ id, created: Date.now() - 3 * DAY, used });

beforeEach(async () => {
  browser();
  await speak("en");
  toasts.all = [];
  for (const name of ["own", "token", "revoke", "forgetProgram"] as const) vi.spyOn(api, name).mockRejectedValue(new NoServer(false));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The programs of somebody with an account. */
function show(...programs: OwnProgram[]): void {
  vi.mocked(api.own).mockResolvedValue(programs);
  render(Programs, { account: true });
}
/** Presses a button of a name, and of what it is about. */
const press = (name: string, about?: string) => fireEvent.click(screen.getByRole("button", { name: about ? new RegExp(`^${name} ?: ${about}$`) : name }));
async function make(name: string): Promise<void> {
  const field = await screen.findByLabelText("Bot name");
  await fireEvent.input(field, { target: { value: name } });
  await fireEvent.submit(field.closest("form")!);
}

test("guests are told that programs need an account", () => {
  render(Programs, { account: false });
  screen.getByText(/create an account first/);
  expect(screen.queryByRole("textbox")).toBe(null);
  expect(api.own).not.toHaveBeenCalled();
});

test("a program is made, and its token is shown once", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as object, { clipboard: { writeText } }));
  show();
  await screen.findByText(/Let a bot you wrote play here/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Add bot" }).disabled).toBe(true);
  vi.mocked(api.token).mockResolvedValue({ id: "t1", token: "aude_5d0c", program: { id: "p", name: "Rook" } });
  vi.mocked(api.own).mockResolvedValue([rook({ tokens: [token("t1")] })]);
  await make(" Rook ");
  const dialog = within(await screen.findByRole("dialog", { name: "Token for Rook" }));
  expect(api.token).toHaveBeenCalledWith({ name: "Rook" });
  dialog.getByText(/you won’t see it again/);
  expect(screen.getByRole("dialog").textContent).toContain(`AUDE_TOKEN=aude_… aude bot --server ${location.origin} --engine "aude engine"`);
  expect(dialog.getByRole("link").getAttribute("href")).toBe("/api/docs");
  expect(dialog.getByLabelText<HTMLInputElement>("Token").value).toBe("aude_5d0c");
  await press("Copy");
  expect(writeText).toHaveBeenCalledWith("aude_5d0c");
  // A slip of the hand does not close it.
  expect(dialog.queryByRole("button", { name: "Close" })).toBe(null);
  await press("I’ve saved it");
  expect(document.body.innerHTML).not.toContain("5d0c");
  expect((await screen.findByRole("listitem", { name: "Rook" })).textContent).toMatch(/not connected.*t1.*Created: 3 days ago.*Not used yet/s);
  expect(screen.getByLabelText<HTMLInputElement>("Bot name").value).toBe("");
  vi.unstubAllGlobals();
});

test("it is seen what is connected, and what was used when", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show(rook({ tokens: [token("t1", Date.now()), token("t2")] }), rook({ id: "q", name: "Pawn" }));
  const first = await screen.findByRole("listitem", { name: "Rook" });
  expect(first.textContent).toMatch(/t1.*Last used: today.*t2.*Not used yet/s);
  expect(screen.getByRole("listitem", { name: "Pawn" }).textContent).toContain("Without a token it can’t sign in.");
  vi.mocked(api.own).mockResolvedValue([rook({ here: true })]);
  await vi.advanceTimersByTimeAsync(10_000);
  await waitFor(() => expect(screen.getByRole("listitem", { name: "Rook" }).textContent).toMatch(/Rook\s*connected/));
  // A server that does not answer for a while takes nothing away.
  vi.mocked(api.own).mockRejectedValue(new NoServer(false));
  await vi.advanceTimersByTimeAsync(10_000);
  screen.getByRole("listitem", { name: "Rook" });
});

test("what goes wrong is said where it does", async () => {
  render(Programs, { account: true });
  await screen.findByText(/The server isn’t answering/);
  vi.mocked(api.own).mockResolvedValue([rook()]);
  await press("Try again");
  vi.mocked(api.token).mockRejectedValue(refused("bad-name"));
  await make("\u200b?");
  await screen.findByText(/^That name won’t work/);
  const field = screen.getByLabelText<HTMLInputElement>("Bot name");
  expect([field.getAttribute("aria-invalid"), field.value]).toEqual(["true", "\u200b?"]);
  vi.mocked(api.token).mockRejectedValue(refused("too-much"));
  await press("Another token", "Rook");
  const own = within(screen.getByRole("listitem", { name: "Rook" }));
  await own.findByText("Too many requests. Wait a moment.");
  expect(field.getAttribute("aria-invalid")).toBe("false");
  cleanup();
  // Too many are told apart from too often.
  show(...Array.from({ length: PROGRAMS }, (_, n) => rook({ id: `${n}`, name: `Rook ${n}`, tokens: n ? [] : [token("t")] })));
  await make("Pawn");
  await screen.findByText("You can have up to 20 bots and 50 tokens.");
  await press("Another token", "Rook 0");
  await screen.findByText("Too many requests. Wait a moment.");
  cleanup();
  show(rook({ tokens: Array.from({ length: TOKENS }, (_, n) => token(`t${n}`)) }));
  await screen.findByRole("listitem", { name: "Rook" });
  await press("Another token", "Rook");
  await screen.findByText("You can have up to 20 bots and 50 tokens.");
});

test("nothing is revoked or forgotten without being asked", async () => {
  show(rook({ tokens: [token("t1"), token("t2")] }));
  await screen.findByRole("listitem", { name: "Rook" });
  await press("Revoke", "t2");
  screen.getByRole("dialog", { name: "Revoke the token t2?" });
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBe(null);
  expect(api.revoke).not.toHaveBeenCalled();
  await press("Revoke", "t2");
  await press("Revoke");
  await within(screen.getByRole("dialog")).findByText(/The server isn’t answering/);
  vi.mocked(api.revoke).mockResolvedValue({});
  vi.mocked(api.own).mockResolvedValue([rook({ tokens: [token("t1")] })]);
  await press("Revoke");
  await waitFor(() => expect(screen.queryByText("t2")).toBe(null));
  expect(api.revoke).toHaveBeenLastCalledWith("t2");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Bots" })));
  // Somebody has forgotten it in another window.
  await press("Delete", "Rook");
  within(screen.getByRole("dialog", { name: "Delete Rook?" })).getByText(/resigns its running games/);
  vi.mocked(api.forgetProgram).mockRejectedValue(refused("not-found"));
  vi.mocked(api.own).mockResolvedValue([]);
  await press("Delete");
  await screen.findByText(/Let a bot you wrote play here/);
  expect(toasts.all.map(({ words }) => words)).toEqual(["Token revoked.", "Rook deleted."]);
});

test("the limits are those of the server", () => {
  const rust = readFileSync(join(import.meta.dirname, "../../../crates/server/src/programs.rs"), "utf8");
  const limit = (name: string) => Number(new RegExp(`const ${name}: \\w+ = (\\d+);`).exec(rust)?.[1]);
  expect([PROGRAMS, TOKENS, SHOWN]).toEqual([limit("PROGRAMS"), limit("TOKENS"), limit("SHOWN")]);
});
