// A mark on the icon of the page, in the tab and where the page is installed as an app: so many games wait for somebody here.

const DOT = `<circle cx="24" cy="8" r="8" fill="#c0392b" stroke="#fff" stroke-width="1.5"/>`;
let plain: string | null = null;
let marked: Promise<string> | null = null;

/** The icon with a dot, made from the one the page has. */
async function withDot(href: string): Promise<string> {
  const svg = await (await fetch(href)).text();
  return `data:image/svg+xml,${encodeURIComponent(svg.replace("</svg>", `${DOT}</svg>`))}`;
}

export function badge(n: number): void {
  const { navigator } = globalThis;
  void (n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.())?.catch(() => {});
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!icon) return;
  plain ??= icon.href;
  if (!n) {
    marked = null;
    icon.href = plain;
    return;
  }
  const wanted = (marked ??= withDot(plain));
  wanted.then((href) => marked === wanted && (icon.href = href), () => {});
}
