// How many games on the server wait for somebody here.

import { api } from "./api";
import { setKnown } from "./known";
import { waits } from "./lobby.svelte";

export async function waitingGames(): Promise<number> {
  const me = await api.me();
  if (!me) {
    setKnown(false);
    return 0;
  }
  const { rooms } = await api.lobby({ mine: true, stage: "playing" });
  return rooms.filter((room) => waits(room, me.id)).length;
}
