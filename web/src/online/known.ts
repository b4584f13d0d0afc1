// Whether somebody here is known to the server that this page comes from. The cookie that says so cannot be read by the page; so it is
// noted, and the front page need not ask a server that there may not be.

const KNOWN = "aude.online";

export function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

/** Notes it; where nothing can be kept, nobody is known. */
export function setKnown(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, "1");
    else localStorage.removeItem(KNOWN);
  } catch {
    // The front page says nothing of games on the server then.
  }
}
