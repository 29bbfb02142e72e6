/** The geometry of the 28 x 42 squares; the rules live on the server. */
import type { Art, Box, Item } from "../../board/types";
import type { Face } from "./pieces";
import type { DiceBoard } from "./view";

export interface Square {
  id: string;
  row: number;
  column: number;
  x: number;
  y: number;
  kind: string;
  name: string;
  river: string;
  city: string;
  station: string;
  cost: number;
  country: string;
}

export interface Geometry {
  u: number;
  squares: Map<string, Square>;
  items: Item[];
  frame: Box;
  sector: number;
  columns: number;
  rows: number;
  /** Full names of cities, rivers and countries by their ids. */
  names: Map<string, string>;
}

export function geometry(board: DiceBoard, art: Art | null): Geometry {
  const u = art?.fit ?? 19;
  const squares = new Map<string, Square>();
  for (const each of board.squares) {
    const row = Number(each.id.slice(1, 3));
    const column = Number(each.id.slice(4, 6));
    squares.set(each.id, {
      id: each.id,
      row,
      column,
      x: (column + 0.5) * u,
      y: (row + 0.5) * u,
      kind: each.kind,
      name: each.name ?? "",
      river: each.river ?? "",
      city: each.city ?? "",
      station: each.station ?? "",
      cost: each.cost ?? 0,
      country: each.country ?? "",
    });
  }
  const named = [...board.cities, ...board.rivers, ...board.countries];
  const names = new Map(named.map((each) => [each.id, each.name]));
  const items = [...squares.values()].map((square) => ({
    id: square.id,
    x: square.x,
    y: square.y,
    r: 0.71 * u,
    major: square.station !== "",
  }));
  const frame = { x0: 0, y0: 0, x1: board.columns * u, y1: board.rows * u };
  return {
    u,
    squares,
    items,
    frame,
    sector: board.sector,
    columns: board.columns,
    rows: board.rows,
    names,
  };
}

export function isLand(square: Square): boolean {
  return !["sea", "foreign", "abroad"].includes(square.kind);
}

/** Squares of one kind as a single path; `inset` of a cell at every side, corners rounded by `round`. */
export function cells(squares: Iterable<Square>, u: number, inset = 0, round = 0): string {
  let d = "";
  const s = n(u * (1 - 2 * inset) - 2 * round * u);
  const q = n(round * u);
  for (const square of squares) {
    const x = square.column * u + inset * u;
    const y = square.row * u + inset * u;
    if (round === 0) d += `M${n(x)},${n(y)}h${s}v${s}h-${s}z`;
    else
      d += `M${n(x + round * u)},${n(y)}h${s}a${q},${q} 0 0 1 ${q},${q}v${s}a${q},${q} 0 0 1 -${q},${q}h-${s}a${q},${q} 0 0 1 -${q},-${q}v-${s}a${q},${q} 0 0 1 ${q},-${q}z`;
  }
  return d;
}

/** A fixed pseudo-random offset for a square, so that peaks do not repeat. */
function jitter(square: Square, salt: number): number {
  const mixed = Math.imul(square.row * 57 + square.column * 131 + salt * 977, 2654435761) >>> 0;
  return mixed / 4294967296 - 0.5;
}

/** Peaks with their shaded sides, and waves: three paths for the whole board. */
export function marks(geo: Geometry): { peaks: string; shades: string; waves: string } {
  let peaks = "";
  let shades = "";
  let waves = "";
  for (const square of geo.squares.values()) {
    if (square.kind === "mountain") {
      const q = (0.24 + jitter(square, 1) * 0.05) * geo.u;
      const x = square.x + jitter(square, 2) * 0.12 * geo.u;
      const y = square.y + (0.08 + jitter(square, 3) * 0.08) * geo.u;
      shades += `M${n(x)},${n(y - q * 1.1)}l${n(q)},${n(q * 1.5)}h${n(-q * 0.8)}z`;
      peaks += `M${n(x - q)},${n(y + q * 0.4)}L${n(x)},${n(y - q * 1.1)}L${n(x + q)},${n(y + q * 0.4)}`;
    } else if (square.kind === "water") {
      const q = 0.15 * geo.u;
      for (const dy of [-0.13, 0.13])
        waves += `M${n(square.x - 2 * q)},${n(square.y + dy * geo.u)}q${n(q / 2)},${n(-q * 0.7)} ${n(q)},0t${n(q)},0t${n(q)},0t${n(q)},0`;
    }
  }
  return { peaks, shades, waves };
}

/** A river as a smooth curve through the middle of its squares. */
export function course(ids: string[], geo: Geometry): string {
  const points = ids.map((id) => geo.squares.get(id)!).filter(Boolean);
  if (points.length < 2) return "";
  let d = `M${n(points[0]!.x)},${n(points[0]!.y)}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const a = points[i]!;
    const b = points[i + 1]!;
    d += `Q${n(a.x)},${n(a.y)} ${n((a.x + b.x) / 2)},${n((a.y + b.y) / 2)}`;
  }
  const last = points.at(-1)!;
  return `${d}L${n(last.x)},${n(last.y)}`;
}

/** Where a river is named: near its middle, with no station around. */
export function calm(ids: string[], geo: Geometry): Square | null {
  const middle = Math.floor(ids.length / 2);
  const order = ids.map((_, i) => i).toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const i of order) {
    const square = geo.squares.get(ids[i]!);
    if (!square) continue;
    const around = [-1, 0, 1].flatMap((dr) =>
      [-1, 0, 1, 2].map((dc) => geo.squares.get(name(square.row + dr, square.column + dc))),
    );
    if (around.every((each) => !each?.station)) return square;
  }
  return null;
}

export function name(row: number, column: number): string {
  return `r${String(row).padStart(2, "0")}c${String(column).padStart(2, "0")}`;
}

/** How far a die is turned whose rails run so; an unturned curve joins north and east. */
const TURN: Record<string, number> = { NS: 0, EW: 90, EN: 0, ES: 90, SW: 180, NW: 270 };

export function rails(sides: string): { face: Face; turn: number } {
  const key = [...sides].sort().join("");
  return { face: key === "NS" || key === "EW" ? "straight" : "curve", turn: TURN[key] ?? 0 };
}

const STEP: Record<string, [number, number]> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] };
export const OPPOSITE: Record<string, string> = { N: "S", E: "W", S: "N", W: "E" };

/** The side of `from` behind which `to` lies; null when they do not touch. */
export function towards(from: Square, to: Square): string | null {
  return (
    Object.keys(STEP).find(
      (side) => from.row + STEP[side]![0] === to.row && from.column + STEP[side]![1] === to.column,
    ) ?? null
  );
}

/** The sector of a square, as in an atlas: B3. */
export function sectorOf(square: { row: number; column: number }, size: number): string {
  return `${String.fromCharCode(65 + Math.floor(square.column / size))}${Math.floor(square.row / size) + 1}`;
}
/** The corner of a sector such as B3, in squares. */
export function sectorCorner(sector: string, size: number): { column: number; row: number } {
  return { column: (sector.charCodeAt(0) - 65) * size, row: (Number(sector.slice(1)) - 1) * size };
}

export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A box round the middle of a square, as attributes of a rect; `size` and `round` in squares. */
export function boxOf(middle: { x: number; y: number }, u: number, size: number, round: number) {
  const side = size * u;
  return { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side, rx: round * u };
}
