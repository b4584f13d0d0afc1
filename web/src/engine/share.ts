/** What has come, made of what was there before as far as it is the same: whoever compares the two sees what has changed, and nothing
 * is drawn anew that has not. Both are JSON. */
export function share<T>(before: unknown, now: T): T {
  if (Object.is(before, now)) return now;
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  if (Array.isArray(old) !== Array.isArray(fresh)) return now;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const one = share(old[key], fresh[key]);
    fresh[key] = one;
    same &&= key in old && Object.is(one, old[key]);
  }
  return same ? (before as T) : now;
}
