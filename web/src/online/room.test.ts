import { expect, test } from "vitest";
import story from "../testing/story.json";
import { after, type Room } from "./room";
import type { RoomEvent } from "./types";

const told = story as unknown as { message: RoomEvent; whole?: Room }[];

test("a page makes the same of messages as the server", () => {
  let room = told[0]!.whole!;
  const kinds = new Set<string>();
  let compared = 0;
  for (const { message, whole } of told.slice(1)) {
    const before = structuredClone(room);
    const next = after(room, message);
    expect(room).toEqual(before);
    room = next;
    kinds.add(message.what?.kind ?? "nothing");
    if (!whole) continue;
    expect(room, `event ${message.seq}`).toEqual(whole);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(40);
  // Every kind of event is in the story, but for the one it begins with.
  expect([...kinds].sort()).toEqual(
    [
      ...["back-agreed", "back-asked", "back-declined", "changed", "closed", "ended", "hosted", "left", "muted", "nothing", "played"],
      ...["ready", "rematched", "removed", "returned", "said", "seated", "started", "taken-back", "woke"],
    ].sort(),
  );
});
