// The engine of this page: it comes with its worker, after the page is there.

import type { Engine } from "./engine/engine";

const clients = import.meta.glob<{ connect: () => Promise<Engine> | Engine }>("./engine/client.ts");

export async function connect(): Promise<Engine> {
  const load = clients["./engine/client.ts"];
  if (!load) throw new Error("there is no engine");
  return (await load()).connect();
}
