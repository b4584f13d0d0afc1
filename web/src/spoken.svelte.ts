// The language that is spoken now, as state that components depend on.

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "./stored";

class Spoken {
  now: { language: Language; bundle: FluentBundle } | null = $state.raw(null);
  /** Languages that have been loaded. */
  readonly bundles = new Map<Language, FluentBundle>();
}

export const spoken = new Spoken();
