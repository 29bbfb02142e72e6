/** Where cells lie: rows of squares, or rows of which every second is shifted by half a cell. */
import type { Item } from "../../board/types";
import type { Ground } from "./types";

/** From one row to the next, where rows are shifted. */
export const ROW = Math.sqrt(3) / 2;
export type Spot = [row: number, col: number];

export function cellId([row, col]: Spot): string {
  return `${row}:${col}`;
}
export function spotOf(cell: string): Spot {
  const [row = 0, col = 0] = cell.split(":").map(Number);
  return [row, col];
}

export interface Lattice {
  rows: number;
  cols: number;
  /** Board pixels from one cell to the next. */
  step: number;
  /** Which rows lie half a step further east: those with an even number (0), an odd one (1), none. */
  shifted: 0 | 1 | null;
}

export function middle(lattice: Lattice, [row, col]: Spot): { x: number; y: number } {
  const { step, shifted } = lattice;
  if (shifted === null) return { x: (col + 0.5) * step, y: (row + 0.5) * step };
  return { x: (col + (Math.abs(row % 2) === shifted ? 0.5 : 0)) * step, y: row * ROW * step };
}

/** The neighbours, as far as there is board. */
export function neighbours(lattice: Lattice, [row, col]: Spot): Spot[] {
  const found: Spot[] = [
    [row, col - 1],
    [row, col + 1],
  ];
  if (lattice.shifted === null) found.push([row - 1, col], [row + 1, col]);
  else {
    const west = Math.abs(row % 2) === lattice.shifted ? col : col - 1;
    found.push([row - 1, west], [row - 1, west + 1], [row + 1, west], [row + 1, west + 1]);
  }
  return found.filter((spot) => inside(lattice, spot));
}

export function inside({ rows, cols }: Lattice, [row, col]: Spot): boolean {
  return row >= 0 && col >= 0 && row < rows && col < cols;
}

/** The cell that this point is in. */
export function spotAt(lattice: Lattice, x: number, y: number): Spot | null {
  const { step, shifted } = lattice;
  if (shifted === null) {
    const spot: Spot = [Math.floor(y / step), Math.floor(x / step)];
    return inside(lattice, spot) ? spot : null;
  }
  const about = Math.round(y / (ROW * step));
  let best: Spot | null = null;
  let least = (step * 0.6) ** 2;
  for (let row = about - 1; row <= about + 1; row += 1) {
    const shift = Math.abs(row % 2) === shifted ? 0.5 : 0;
    const spot: Spot = [row, Math.round(x / step - shift)];
    const at = middle(lattice, spot);
    const far = (at.x - x) ** 2 + (at.y - y) ** 2;
    if (far < least && inside(lattice, spot)) [best, least] = [spot, far];
  }
  return best;
}

/** Straight columns, so that a copy keeps its shape when it goes from an even row to an odd one. */
function skewed({ shifted }: Lattice, [row, col]: Spot): Spot {
  if (shifted === null) return [row, col];
  const half = (Math.abs(row % 2) === shifted ? 1 : 0) - row;
  return [row, col + half / 2];
}
function straight({ shifted }: Lattice, [row, col]: Spot): Spot {
  if (shifted === null) return [row, col];
  const half = (Math.abs(row % 2) === shifted ? 1 : 0) - row;
  return [row, col - half / 2];
}

export function shifted(lattice: Lattice, spot: Spot, from: Spot, to: Spot): Spot | null {
  const [a, b, c] = [skewed(lattice, spot), skewed(lattice, from), skewed(lattice, to)];
  const made = straight(lattice, [a[0] + c[0] - b[0], a[1] + c[1] - b[1]]);
  return inside(lattice, made) ? made : null;
}

/** All within so many steps, the cell itself first. */
export function around(near: (id: string) => string[], cell: string, reach: number): string[] {
  const found = new Set([cell]);
  let rim = [cell];
  for (let step = 0; step < reach; step += 1) {
    rim = rim.flatMap((id) => near(id)).filter((id) => !found.has(id));
    for (const id of rim) found.add(id);
  }
  return [...found];
}

/** All that hang together with the cell and look like it. */
export function alike(near: (id: string) => string[], cell: string, look: (id: string) => string): string[] {
  const wanted = look(cell);
  const found = new Set([cell]);
  for (const each of found)
    for (const next of near(each)) if (!found.has(next) && look(next) === wanted) found.add(next);
  return [...found];
}

export function hexagon(x: number, y: number, r: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = ((60 * i - 90) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
export function square(x: number, y: number, side: number): string {
  const [left, top] = [x - side / 2, y - side / 2];
  return `M${left.toFixed(1)},${top.toFixed(1)}h${side}v${side}h${-side}Z`;
}

export function groundOf(lattice: Lattice, major: (cell: string) => boolean): Ground {
  const { rows, cols, step } = lattice;
  const items: Item[] = [];
  const r = step * (lattice.shifted === null ? 0.66 : 0.58);
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1) {
      const id = cellId([row, col]);
      items.push({ id, ...middle(lattice, [row, col]), r, major: major(id) });
    }
  const high = lattice.shifted === null ? rows * step : (rows - 1) * ROW * step;
  const air = lattice.shifted === null ? step : step * 1.5;
  return {
    frame: { x0: -air, y0: -air, x1: cols * step + air, y1: high + air },
    cell: step,
    items,
    find: (x, y) => {
      const spot = spotAt(lattice, x, y);
      return spot ? (items[spot[0] * cols + spot[1]] ?? null) : null;
    },
    near: (id) => neighbours(lattice, spotOf(id)).map(cellId),
    shifted: (id, from, to) => {
      const spot = shifted(lattice, spotOf(id), spotOf(from), spotOf(to));
      return spot ? cellId(spot) : null;
    },
  };
}

/** The triangles between mileposts: a river that goes from one to the next crosses one way.
 * `r:c:d` lies right below the cell r:c between it and its two neighbours in the next row, `r:c:u` right of it. */
export function facesOf(lattice: Lattice): Ground {
  const { rows, cols, step } = lattice;
  const items: Item[] = [];
  const corners = new Map<string, Spot[]>();
  const sides = new Map<string, string[]>();
  for (let row = 0; row < rows; row += 1)
    for (let col = 0; col < cols; col += 1)
      for (const kind of ["d", "u"] as const) {
        const spots = triangle(lattice, row, col, kind);
        if (!spots.every((spot) => inside(lattice, spot))) continue;
        const id = `${row}:${col}:${kind}`;
        const at = spots.map((spot) => middle(lattice, spot));
        const [x, y] = [at.reduce((sum, p) => sum + p.x, 0) / 3, at.reduce((sum, p) => sum + p.y, 0) / 3];
        items.push({ id, x, y, r: step * 0.45 });
        corners.set(id, spots);
        for (const side of sidesOf(spots)) sides.set(side, [...(sides.get(side) ?? []), id]);
      }
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    frame: { x0: 0, y0: 0, x1: cols * step, y1: rows * ROW * step },
    cell: step,
    items,
    find: (x, y) => nearest(byId, facesNear(lattice, x, y), x, y),
    near: (id) => sidesOf(corners.get(id) ?? []).flatMap((side) => (sides.get(side) ?? []).filter((x) => x !== id)),
    shifted: () => null,
  };
}

/** The three cells of a face. */
export function triangle(lattice: Lattice, row: number, col: number, kind: "d" | "u"): Spot[] {
  const below = Math.abs(row % 2) === lattice.shifted ? col : col - 1;
  if (kind === "d")
    return [
      [row, col],
      [row + 1, below],
      [row + 1, below + 1],
    ];
  return [
    [row, col],
    [row, col + 1],
    [row + 1, below + 1],
  ];
}
export function cornersOf(lattice: Lattice, face: string): Spot[] {
  const [row, col, kind] = face.split(":");
  return triangle(lattice, Number(row), Number(col), kind === "u" ? "u" : "d");
}
/** The two cells that both faces touch: the way between them is crossed. */
export function crossed(lattice: Lattice, one: string, two: string): Spot[] {
  const others = new Set(cornersOf(lattice, two).map(cellId));
  return cornersOf(lattice, one).filter((spot) => others.has(cellId(spot)));
}
function sidesOf(spots: Spot[]): string[] {
  const [a, b, c] = spots.map(cellId).sort();
  return a && b && c ? [`${a}|${b}`, `${a}|${c}`, `${b}|${c}`] : [];
}
function facesNear(lattice: Lattice, x: number, y: number): string[] {
  const about = Math.floor(y / (ROW * lattice.step));
  const col = Math.floor(x / lattice.step);
  const found: string[] = [];
  for (let c = col - 1; c <= col + 1; c += 1) found.push(`${about}:${c}:d`, `${about}:${c}:u`);
  return found;
}
function nearest(byId: Map<string, Item>, ids: string[], x: number, y: number): Item | null {
  let best: Item | null = null;
  let least = Infinity;
  for (const id of ids) {
    const item = byId.get(id);
    if (!item) continue;
    const far = (item.x - x) ** 2 + (item.y - y) ** 2;
    if (far < least) [best, least] = [item, far];
  }
  return best;
}
