// Pictures of worked examples: positions as data, drawn with the engine's own tiles.

import type { Engine } from "../engine/engine";

export interface Scene {
  /** Name, column, row and quarter turns of each tile. */
  tiles: [string, number, number, number][];
  /** What is on them: a point, and how it is drawn around it. */
  things: [number, number, string][];
}

/** A rim around the tiles, in tile units. */
const RIM = 16;

/** An SVG document of a scene. */
export async function draw(engine: Engine, scene: Scene): Promise<string> {
  const pictures = await engine.tiles(scene.tiles.map(([tile, x, y, turn]) => ({ tile, at: [x, y], turn })));
  const columns = scene.tiles.map(([, x]) => x * 100);
  const rows = scene.tiles.map(([, , y]) => y * -100);
  const [left, top] = [Math.min(...columns) - RIM, Math.min(...rows) - RIM];
  const [width, height] = [Math.max(...columns) + 100 + RIM - left, Math.max(...rows) + 100 + RIM - top];
  const tiles = pictures.map((svg, i) => inside(svg, columns[i] ?? 0, rows[i] ?? 0));
  const things = scene.things.map(([x, y, svg]) => `<g transform='translate(${x} ${y})'>${svg}</g>`);
  const size = `viewBox='${left} ${top} ${width} ${height}' width='${width}' height='${height}'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' ${size}>${tiles.join("")}${things.join("")}</svg>`;
}

/** A document as a part of another. */
function inside(svg: string, x: number, y: number): string {
  return svg.replace(/^<svg[^>]*>/, (open) => {
    const rest = open.slice(4).replace(/ (?:x|y|width|height)=(?:'[^']*'|"[^"]*")/g, "");
    return `<svg x='${x}' y='${y}' width='100' height='100'${rest}`;
  });
}

/** All scenes by name, loaded when the first is wanted. */
export async function scenes(): Promise<Record<string, Scene>> {
  return (await import("./scenes.json")).default as unknown as Record<string, Scene>;
}
