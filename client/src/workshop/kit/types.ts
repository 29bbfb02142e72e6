/** What a game tells the workshop about its boards; each has a `workshop.ts` in its folder. */
import type { Box, Item } from "../../board/types";
import type { Board, Row, Value } from "./board";
import type { Draft } from "./patches";

export interface Choice {
  id: string;
  /** What people read: a name from the board, or the key of a message. */
  text?: string;
  name?: string;
  /** Goes along with the message. */
  with?: Record<string, string>;
}

/** Something that can be filled in: of a thing on the map, of the whole board, of a tool. */
export interface Field {
  key: string;
  /** The key of its message. */
  name: string;
  kind: "text" | "number" | "choice" | "many";
  value: Value | undefined;
  choices?: Choice[];
  least?: number;
  most?: number;
  /** May be left out of the file. */
  optional?: boolean;
  set: (draft: Draft, value: Value | undefined) => void;
}

/** What lies at a place, with all that can be said of it. */
export interface Thing {
  id: string;
  name: string;
  label?: string;
  fields: Field[];
  remove?: (draft: Draft) => void;
}

/** A choice that goes along with a tool: which company, which river. */
export interface Option {
  key: string;
  name: string;
  choices: (board: Board) => Choice[];
}
export type Chosen = Record<string, string>;

export interface Tool {
  id: string;
  name: string;
  /** The letter that takes it up. */
  key: string;
  /** How it is shown in the palette. */
  look: Mark;
  /** paint: every cell on the way, with a brush; line: the way as a whole; place: one cell. */
  how: "paint" | "line" | "place";
  /** Strokes between the cells instead of over them. */
  faces?: boolean;
  options?: Option[];
  apply: (draft: Draft, way: string[], chosen: Chosen) => void;
}

/** Where the cells lie; ids of cells are places, not entries: `3:14` may be empty. */
export interface Ground {
  frame: Box;
  /** Board pixels of one cell. */
  cell: number;
  items: Item[];
  find: (x: number, y: number) => Item | null;
  near: (id: string) => string[];
  /** The place that lies to `to` as `id` lies to `from`; for what is copied. */
  shifted: (id: string, from: string, to: string) => string | null;
}

export interface Path {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  /** Ground gets see-through over a tracing picture. */
  ground?: boolean;
}
export type Shape = "disc" | "square" | "diamond" | "hexagon" | "triangle" | "bar" | "none";
export interface Mark {
  x: number;
  y: number;
  r: number;
  shape: Shape;
  fill: string;
  stroke?: string;
  text?: string;
  ink?: string;
}
export interface NameOnMap {
  /** The middle of what bears it, and how far that reaches. */
  x: number;
  y: number;
  room: number;
  text: string;
  size: number;
  bold?: boolean;
  /** Shown from the middle zoom step on. */
  minor?: boolean;
}
export interface Drawing {
  paths: Path[];
  marks: Mark[];
  names: NameOnMap[];
  /** Lines that names had better not cross: x and y of one end and the other. */
  lines?: number[][];
}

/** A table of cards or other entries, as a spreadsheet has it. */
export interface Column {
  key: string;
  name: string;
  kind: "text" | "number" | "choice" | "many";
  choices?: (board: Board) => Choice[];
  /** Cannot be changed here. */
  fixed?: boolean;
  read: (row: Row) => Value | undefined;
  write: (row: Row, value: Value | undefined) => Row;
}
export interface Sheet {
  /** The table of the board file. */
  table: string;
  name: string;
  columns: Column[];
  /** A new entry; without it the number of rows is fixed. */
  fresh?: (board: Board) => Row;
}

export interface SizeChoice {
  key: string;
  name: string;
  least: number;
  most: number;
  value: number;
}

export interface Spot {
  kind: string;
  id: string;
}

export interface Workshop {
  sizes: SizeChoice[];
  /** A board without anything on it; what every board has comes from the shipped one. */
  blank: (size: Record<string, number>, shipped: Board) => Board;
  ground: (board: Board) => Ground;
  /** Places between the cells, for tools that stroke there. */
  faces?: (board: Board) => Ground;
  drawing: (board: Board) => Drawing;
  tools: Tool[];
  sheets: Sheet[];
  /** What lies in a cell. */
  things: (board: Board, cell: string) => Thing[];
  /** What is said once for the whole board. */
  facts: (board: Board) => Thing[];
  /** The cell of an entry, for a jump to it. */
  cellOf: (board: Board, table: string, index: number, spot: Spot | null) => string | null;
  /** "Name. What else": for the search and for screen readers. */
  sentence: (board: Board, cell: string) => string;
  /** What a copy of a cell holds; null for an empty one. */
  lift: (board: Board, cell: string) => Row | null;
  lay: (draft: Draft, cell: string, copy: Row) => void;
  clear: (draft: Draft, cell: string) => void;
  /** The thing of one cell goes to another, with all that refers to it; false where there is none. */
  move: (draft: Draft, from: string, to: string) => boolean;
}
