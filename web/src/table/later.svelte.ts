// Not everything has to be in the first frame: whoever waits looks at what they have done and at what is asked next.

import { untrack } from "svelte";
import { drawn } from "../drawn";

/** The same, once what changes with it has been drawn. */
export function later<T>(get: () => T): { readonly now: T } {
  let now: T = $state.raw(get());
  $effect(() => {
    const next = get();
    let wanted = next !== untrack(() => now);
    if (wanted) void drawn().then(() => wanted && (now = next));
    return () => (wanted = false);
  });
  return {
    get now() {
      return now;
    },
  };
}
