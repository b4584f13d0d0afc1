// Pictures of boxes, as addresses that an <img> takes.

import type { Engine } from "./engine/engine";
import type { BoxInfo } from "./engine/setup";

/** Pictures of boxes by name. One whose tile cannot be drawn is left out. */
export async function boxPictures(engine: Engine, boxes: BoxInfo[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    boxes.map(async ({ name, tile }) => {
      try {
        const [svg] = await engine.tiles([{ tile, at: [0, 0], turn: 0 }]);
        return svg ? ([name, address(svg)] as const) : null;
      } catch {
        return null;
      }
    }),
  );
  return Object.fromEntries(found.filter((entry) => entry !== null));
}

function address(svg: string): string {
  return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
}
