/** Pan and zoom as arithmetic: screen = board * k + offset. */
import type { Box, Camera, Item } from "./types";

export const LEAST = 0.8; // of the fit size
export const MOST = 6;
const AIR = 40; // pixels to the edge of what is pointed out: tools and sheets lie there

export interface Size {
  w: number;
  h: number;
}

/** The frame in the middle, as large as it goes. */
export function fit(frame: Box, size: Size): Camera {
  const k = Math.min(size.w / (frame.x1 - frame.x0), size.h / (frame.y1 - frame.y0));
  return centred((frame.x0 + frame.x1) / 2, (frame.y0 + frame.y1) / 2, k, { x: size.w / 2, y: size.h / 2 });
}

/** The board point (x, y) at the screen point. */
export function centred(x: number, y: number, k: number, at: { x: number; y: number }): Camera {
  return { k, x: at.x - x * k, y: at.y - y * k };
}

export function zoomed(camera: Camera, factor: number, at: { x: number; y: number }, fitK: number): Camera {
  const k = Math.min(fitK * MOST * Math.max(1, 0.5 / fitK), Math.max(fitK * LEAST, camera.k * factor));
  const f = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * f, y: at.y - (at.y - camera.y) * f };
}

/** All these points in view, with some air; cells are never larger than so many pixels. */
export function around(points: { x: number; y: number }[], cell: number, largest: number, size: Size): Camera {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const box = {
    x0: Math.min(...xs) - cell,
    y0: Math.min(...ys) - cell,
    x1: Math.max(...xs) + cell,
    y1: Math.max(...ys) + cell,
  };
  const air = Math.min(AIR, size.w / 8, size.h / 8);
  const { k } = fit(box, { w: size.w - 2 * air, h: size.h - 2 * air });
  const middle = { x: size.w / 2, y: size.h / 2 };
  return centred((box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, Math.min(k, largest / cell), middle);
}

/** A quarter of the board stays in view. */
export function keepInView(camera: Camera, frame: Box, size: Size): Camera {
  const w = (frame.x1 - frame.x0) * camera.k;
  const h = (frame.y1 - frame.y0) * camera.k;
  const clamp = (value: number, low: number, high: number) =>
    Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));
  const left = frame.x0 * camera.k;
  const top = frame.y0 * camera.k;
  return {
    k: camera.k,
    x: clamp(camera.x, size.w * 0.25 - w - left, size.w * 0.75 - left),
    y: clamp(camera.y, size.h * 0.25 - h - top, size.h * 0.75 - top),
  };
}

/** The item under a board point: the nearest whose radius reaches it. */
export function hit(items: Item[], x: number, y: number): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  for (const item of items) {
    const d = Math.hypot(item.x - x, item.y - y) / item.r;
    if (d <= 1 && d < least) {
      least = d;
      best = item;
    }
  }
  return best;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next item in the direction of an arrow key; sideways counts double. */
export function neighbour(items: Item[], from: Item, key: string, majorOnly: boolean): Item {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const item of items) {
    if (item === from || (majorOnly && !item.major)) continue;
    const x = item.x - from.x;
    const y = item.y - from.y;
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy) + Math.abs(y * dx);
    if (along <= 1 || across > along * 1.9) continue;
    const cost = along + across * 1.2;
    if (cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}
