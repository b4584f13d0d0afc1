// Requests to the server beside its socket: who one is, the lobby, rooms. What it refuses is told apart from there being no server at
// all: this page also works as plain files on any web host, and without a network.

import { Refused } from "./live";
import type { Listing, Settings } from "./types";

/** Nobody is there to ask. */
export class NoServer extends Error {
  override name = "NoServer";
  /** The page comes from a plain web host, where nobody plays together; else nothing answers, which may change. */
  readonly plain: boolean;
  constructor(plain: boolean) {
    super(plain ? "this page comes from a plain web host" : "the server does not answer");
    this.plain = plain;
  }
}

/** What somebody has played. */
export interface Statistics {
  games: number;
  won: number;
  /** The most points in a game, and all points together. */
  best: number;
  points: number;
  /** How many games counted for the rating, and what it is after them. */
  rated: number;
  rating: number | null;
}

/** Who one is. */
export interface Me {
  id: string;
  name: string;
  /** The name of the account; guests have none. */
  login: string | null;
  created: number;
  statistics: Statistics;
}

/** A token of a program: what it is revoked by, and when it was last used, to some hours. */
export interface Token {
  id: string;
  created: number;
  used: number | null;
}

/** A program of one's own. */
export interface OwnProgram {
  id: string;
  name: string;
  created: number;
  /** It is connected. */
  here: boolean;
  tokens: Token[];
}

/** A token that was just made; nobody is told it again. */
export interface NewToken {
  id: string;
  token: string;
  program: { id: string; name: string };
}

/** A program that may be invited. */
export interface Program {
  id: string;
  name: string;
  owner: string | null;
  rating: number | null;
  here: boolean;
}

/** So many programs and tokens an account may have, and so many programs are found at once: see crates/server/src/programs.rs. */
export const [PROGRAMS, TOKENS, SHOWN] = [20, 50, 50];

/** A room in the lobby. */
export type Row = Listing & { damaged?: boolean };

/** What is asked of the lobby. */
export interface Search {
  stage?: "gathering" | "playing" | "over";
  text?: string;
  /** One's own rooms, also those that are not listed. */
  mine?: boolean;
  /** Goes on where `more` said. */
  before?: number;
}

export interface Rows {
  rooms: Row[];
  more: number | null;
}

/** What changed in the lobby; `null`: more than can be told. */
export type LobbyNews = { room: string; listing: Listing | null } | null;

async function send(method: string, path: string, body?: object): Promise<Response> {
  const headers: HeadersInit = body ? { "content-type": "application/json" } : {};
  const content = body ? { body: JSON.stringify(body) } : {};
  let response: Response;
  try {
    response = await fetch(path, { method, headers, ...content, cache: "no-store" });
  } catch {
    throw new NoServer(false);
  }
  if (!response.ok) throw await fault(response);
  return response;
}

/** Why something was not answered. */
async function fault(response: Response): Promise<Error> {
  const told: unknown = await response.json().catch(() => null);
  const error = typeof told === "object" && told !== null && "error" in told ? told.error : null;
  if (typeof error === "object" && error !== null && "code" in error) {
    return new Refused(error as ConstructorParameters<typeof Refused>[0]);
  }
  // Hosts of plain files have nothing there and let nobody send anything.
  const plain = [403, 404, 405, 501].includes(response.status);
  if (plain || response.status >= 500 || response.status === 408 || response.status === 429) return new NoServer(plain);
  return new Refused({ code: "bad-message", message: response.statusText });
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await send(method, path, body);
  // A host that shows its front page for everything.
  if (!response.headers.get("content-type")?.includes("json")) throw new NoServer(true);
  try {
    return (await response.json()) as T;
  } catch {
    throw new NoServer(false);
  }
}

const of = (room: string) => `/api/rooms/${encodeURIComponent(room)}`;

export const api = {
  me: async () => (await ask<{ person: Me | null }>("GET", "/api/me")).person,
  /** Somebody new, or another name for whoever is signed in. */
  guest: async (name: string) => (await ask<{ person: Me }>("POST", "/api/guest", { name })).person,
  register: async (login: string, password: string, name: string) =>
    (await ask<{ person: Me }>("POST", "/api/register", { login, password, name })).person,
  login: async (login: string, password: string) => (await ask<{ person: Me }>("POST", "/api/login", { login, password })).person,
  logout: () => ask<object>("POST", "/api/logout", {}),
  password: (old: string, fresh: string) => ask<object>("POST", "/api/password", { old, new: fresh }),
  /** All that is kept of whoever is signed in, as a text to be saved. */
  export: async () => (await send("GET", "/api/me/export")).text(),
  forget: (password: string) => ask<object>("DELETE", "/api/me", { password }),
  /** What everybody may know of somebody. */
  person: async (id: string) =>
    (await ask<{ person: Omit<Me, "login"> & { account: boolean; program: boolean; owner: string | null } }>("GET", `/api/people/${encodeURIComponent(id)}`)).person,
  unmute: (id: string) => ask<object>("DELETE", `/api/mutes/${encodeURIComponent(id)}`),
  lobby: (search: Search) => {
    const asked = Object.entries(search).filter(([, value]) => value !== undefined && value !== "" && value !== false);
    const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
    return ask<Rows>("GET", `/api/lobby?${query}`);
  },
  /** One's own programs. */
  own: async () => (await ask<{ programs: OwnProgram[] }>("GET", "/api/tokens")).programs,
  /** A token, for a new program or for one that is there. */
  token: (wish: { name: string } | { program: string }) => ask<NewToken>("POST", "/api/tokens", wish),
  revoke: (token: string) => ask<object>("DELETE", `/api/tokens/${encodeURIComponent(token)}`),
  forgetProgram: (program: string) => ask<object>("DELETE", `/api/programs/${encodeURIComponent(program)}`),
  /** All programs whose names have a text in them. */
  programs: async (text: string) => (await ask<{ programs: Program[] }>("GET", `/api/programs?${new URLSearchParams({ text })}`)).programs,
  create: (settings: Settings) => ask<{ room: string; link: string }>("POST", "/api/rooms", { settings }),
  room: (room: string) => ask<{ listing: Row; link: string }>("GET", of(room)),
  record: async (room: string) => (await send("GET", `${of(room)}/record`)).text(),
  /** The address of a picture of the link. */
  qr: (room: string) => `${of(room)}/qr.svg`,
  /** Tells whoever runs the server about what somebody said at a moment. */
  report: (room: string, person: string, time: number, reason: string) =>
    ask<object>("POST", `${of(room)}/reports`, { person, time, reason }),
};
