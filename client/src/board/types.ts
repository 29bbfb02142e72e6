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

type Corners = [number, number, number, number];

/** Where a name stands, from its place, in art units; its size in pixels. */
export interface LabelPlace {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
  size: number;
}

export interface ArtLabel extends LabelPlace {
  id: string;
  lines: string[];
  bold?: boolean;
  at?: [number, number];
  /** From which zoom step on it is shown. */
  show?: string;
  /** Where it stands on a board drawn large. */
  near?: LabelPlace;
}

export interface ArtRiver {
  name: string;
  rank: number;
  path: string;
  id?: string;
  /** Drawn by the game itself. */
  own?: boolean;
  dry?: boolean;
}

export interface ArtCaption {
  kind: string;
  name: Record<string, string>;
  x: number;
  y: number;
  angle: number;
  size: number;
  spacing: number;
}

/** The art file of a board (schemas/art.schema.json, tools/boards/README.md). */
export interface Art {
  fit: number;
  frame: Corners;
  extent: Corners;
  relief: { box: Corners } | null;
  insets: { corner: string; box: Corners }[];
  land: { name: string; path: string }[];
  home: string;
  coast: string;
  lakes: string;
  rivers: ArtRiver[];
  deserts: { name: string; path: string }[];
  captions: ArtCaption[];
  labels: ArtLabel[];
  slots: Record<string, [number, number]>;
  cells: Record<string, [number, number]>;
}

export interface Camera {
  k: number;
  x: number;
  y: number;
}

export type Box = { x0: number; y0: number; x1: number; y1: number };
