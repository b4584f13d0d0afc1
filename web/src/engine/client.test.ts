import { expect, test, vi } from "vitest";
import type { Answer, Call } from "./calls";
import { Client, EngineStopped, SetupFault, type Port } from "./client";

/** A worker that keeps what it is sent, and says what it is told to. */
class Fake implements Port {
  calls: Call[] = [];
  ended = false;
  onmessage: Port["onmessage"] = null;
  onerror: Port["onerror"] = null;
  postMessage(call: Call): void {
    this.calls.push(call);
  }
  terminate(): void {
    this.ended = true;
  }
  say(answer: Answer): void {
    this.onmessage?.call(this as never, { data: answer } as MessageEvent);
  }
}

function engine(): { client: Client; workers: Fake[] } {
  const workers: Fake[] = [];
  const client = new Client(() => {
    const worker = new Fake();
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

test("answers find their questions, in whatever order they come", async () => {
  const { client, workers } = engine();
  const [view, record] = [client.view(), client.record()];
  expect(workers[0]?.calls).toEqual([
    { id: 1, method: "view", args: [] },
    { id: 2, method: "record", args: [] },
  ]);
  workers[0]?.say({ id: 2, json: '"aude record 1"' });
  workers[0]?.say({ id: 1, json: '{"moves":3}' });
  expect(await record).toBe("aude record 1");
  expect(await view).toEqual({ moves: 3 });
});

test("faults carry their words and fields", async () => {
  const { client, workers } = engine();
  const [start, play] = [client.start({ players: [] }, []), client.play(0, 9)];
  workers[0]?.say({ id: 1, fault: { field: "players", message: "1 to 6" } });
  workers[0]?.say({ id: 2, fault: { message: "no choice 9" } });
  await expect(start).rejects.toMatchObject({ field: "players", message: "1 to 6" });
  await expect(start).rejects.toBeInstanceOf(SetupFault);
  await expect(play).rejects.toThrow("no choice 9");
});

test("a signal ends a thought at once, and what comes later is not heard", async () => {
  const { client, workers } = engine();
  const control = new AbortController();
  const thought = client.think("master", 1, control.signal);
  control.abort();
  await expect(thought).rejects.toMatchObject({ name: "AbortError" });
  expect(workers[0]?.calls.at(-1)).toEqual({ cancel: 1 });
  workers[0]?.say({ id: 1, json: "4" });
  const never = client.think("easy", 1, AbortSignal.abort());
  await expect(never).rejects.toMatchObject({ name: "AbortError" });
  expect(workers[0]?.calls).toHaveLength(2);
});

test("a signal after the answer changes nothing", async () => {
  const { client, workers } = engine();
  const control = new AbortController();
  const off = vi.spyOn(control.signal, "removeEventListener");
  const thought = client.think("easy", 1, control.signal);
  workers[0]?.say({ id: 1, json: "4" });
  expect(await thought).toBe(4);
  control.abort();
  expect(off).toHaveBeenCalledOnce();
  expect(workers[0]?.calls).toHaveLength(1);
});

test("an engine that stops rejects all that is open; the next question starts another", async () => {
  const { client, workers } = engine();
  const open = [client.view(), client.think("master", 1), client.record()];
  workers[0]?.say({ crash: "the engine has stopped: a panic" });
  for (const it of open) {
    await expect(it).rejects.toBeInstanceOf(EngineStopped);
    await expect(it).rejects.toThrow("a panic");
  }
  expect(workers[0]?.ended).toBe(true);
  const again = client.open("aude record 1", [0, 1]);
  expect(workers).toHaveLength(2);
  workers[0]?.say({ id: 4, json: '"from the dead"' });
  workers[1]?.say({ id: 4, json: '{"lines":[]}' });
  expect(await again).toEqual({ lines: [] });
});

test("a worker that cannot be loaded is told like one that stops", async () => {
  const { client, workers } = engine();
  const open = client.catalogue();
  workers[0]?.onerror?.call(workers[0] as never, new ErrorEvent("error"));
  await expect(open).rejects.toThrow("its worker cannot be loaded");
});
