import type { Json } from "../lib/types";

/** Something on a board that can be pointed at: a hex, a city, a square, a milepost. */
export interface Item {
  id: string;
  /** Centre in board pixels: one is one screen pixel at the fit size. */
  x: number;
  y: number;
  /** How far from the centre it still counts as hit, in board pixels. */
  r: number;
  /** Reached by Ctrl and an arrow key. */
  major?: boolean;
}

/** The art file of a board (tools/boards/README.md). */
export interface Art extends Json {
  fit: number;
  frame: [number, number, number, number];
  extent: [number, number, number, number];
  cells: Record<string, [number, number]>;
}

export interface Camera {
  k: number;
  x: number;
  y: number;
}

export type Box = { x0: number; y0: number; x1: number; y1: number };
