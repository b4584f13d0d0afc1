// Alegreya, the letters of headings: a serif drawn for books, lively and readable, free under the SIL Open Font License. Only its Latin letters in
// one weight are used (24 kB). They come after everything that a first visit needs; until then, and without them, headings use a font of the
// system in the same measure (`theme.css`), so that nothing moves when they come.

import address from "@fontsource/alegreya/files/alegreya-latin-600-normal.woff2?url";

/** A first visit loads the game first, for so many milliseconds. */
const LATER = 3000;

/** Loads the font: at once where it is kept on this device, else later. */
export function loadFont(): void {
  if (!globalThis.FontFace) return;
  const load = () => {
    const font = new FontFace("Alegreya", `url(${JSON.stringify(address)})`, { weight: "600" });
    font.load().then(
      () => document.fonts.add(font),
      () => {},
    );
  };
  if (navigator.serviceWorker?.controller) load();
  else setTimeout(load, LATER);
}
