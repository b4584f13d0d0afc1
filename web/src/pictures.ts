// Which tile stands for a box, and pictures of tiles as addresses that an <img> takes.

import type { Engine } from "./engine/engine";

const TILES: Record<string, string> = {
  base: "P",
  river: "r1-monastery",
  abbot: "V-garden",
  "inns-cathedrals": "EK",
  "traders-builders": "HN",
  "king-robber": "kr-crossed-cities",
  "princess-dragon": "B2",
  tower: "TH",
  "bridges-castles-bazaars": "bb-bazaar-roads",
  "abbey-mayor": "am-abbey",
  siege: "si-corner-bend",
  cult: "cu-two-roads",
  count: "co-3",
};

/** Pictures of boxes by name. One that has none, or whose tile is unknown, is left out. */
export async function boxPictures(engine: Engine, boxes: string[]): Promise<Record<string, string>> {
  const found = await Promise.all(
    boxes.map(async (box) => {
      const tile = TILES[box];
      if (!tile) return null;
      try {
        const [svg] = await engine.tiles([{ tile, at: [0, 0], turn: 0 }]);
        return svg ? ([box, address(svg)] as const) : null;
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
