// The engine of this page comes with its worker, after the page is there.

import type { Engine } from "./engine/engine";

export async function connect(): Promise<Engine> {
  const client = await import("./engine/client");
  return client.connect();
}
