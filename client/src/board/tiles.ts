/** Which square tiles cover what is seen of a drawing, as arithmetic. */
import type { Size } from "./camera";
import type { Box, Camera } from "./types";

/** Column and row; tile (0, 0) begins at the corner of the drawing as it was made. */
export type Tile = readonly [number, number];

/** The part of the drawing made for one camera that another one sees, with a margin in pixels of the screen. */
export function seen(made: Camera, now: Camera, size: Size, margin: number): Box {
  const stretch = now.k / made.k;
  const at = (pixel: number, offset: number, origin: number) => (pixel - offset) / stretch + origin;
  return {
    x0: at(-margin, now.x, made.x),
    y0: at(-margin, now.y, made.y),
    x1: at(size.w + margin, now.x, made.x),
    y1: at(size.h + margin, now.y, made.y),
  };
}

/** What both boxes have; empty if they lie apart. */
export function common(a: Box, b: Box): Box {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

/** The tiles that touch a box, nearest to its middle first: that is where people look. */
export function tilesOf(box: Box, side: number): Tile[] {
  const found: Tile[] = [];
  if (box.x0 >= box.x1 || box.y0 >= box.y1) return found;
  for (let row = Math.floor(box.y0 / side); row * side < box.y1; row += 1)
    for (let column = Math.floor(box.x0 / side); column * side < box.x1; column += 1) found.push([column, row]);
  const [x, y] = [(box.x0 + box.x1) / 2 / side - 0.5, (box.y0 + box.y1) / 2 / side - 0.5];
  const far = ([column, row]: Tile) => Math.hypot(column - x, row - y);
  return found.sort((a, b) => far(a) - far(b));
}
