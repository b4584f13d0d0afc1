/** Waits until what has changed has been drawn; not at all where nobody looks. */
export function drawn(): Promise<void> {
  if (!globalThis.document || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // Whoever looks away in this moment gets no frames.
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
