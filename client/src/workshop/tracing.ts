/** A picture beneath the grid: where its four corners lie on the board, and how they get there. */

export interface Point {
  x: number;
  y: number;
}
/** Top left, top right, bottom right, bottom left, in board pixels. */
export type Corners = [Point, Point, Point, Point];

const AIR = 0.92; // of the frame: its corners can be taken hold of

/** In the middle of the frame, as large as it goes. */
export function laid(
  frame: { x0: number; y0: number; x1: number; y1: number },
  width: number,
  height: number,
): Corners {
  const k = AIR * Math.min((frame.x1 - frame.x0) / width, (frame.y1 - frame.y0) / height);
  const [x, y] = [(frame.x0 + frame.x1) / 2, (frame.y0 + frame.y1) / 2];
  const [w, h] = [(width * k) / 2, (height * k) / 2];
  return [
    { x: x - w, y: y - h },
    { x: x + w, y: y - h },
    { x: x + w, y: y + h },
    { x: x - w, y: y + h },
  ];
}

export function centreOf(corners: Corners): Point {
  const sum = corners.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / 4, y: sum.y / 4 };
}

/** About its own middle. */
export function turned(corners: Corners, degrees: number, factor = 1): Corners {
  const at = centreOf(corners);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * factor, Math.sin(angle) * factor];
  return each(corners, ({ x, y }) => ({
    x: at.x + (x - at.x) * cos - (y - at.y) * sin,
    y: at.y + (x - at.x) * sin + (y - at.y) * cos,
  }));
}
export function pushed(corners: Corners, dx: number, dy: number): Corners {
  return each(corners, ({ x, y }) => ({ x: x + dx, y: y + dy }));
}
function each(corners: Corners, change: (point: Point) => Point): Corners {
  return corners.map(change) as Corners;
}

/** How far the upper edge is turned, and how wide it is. */
export function lies(corners: Corners): { degrees: number; width: number } {
  const [a, b] = corners;
  return { degrees: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, width: Math.hypot(b.x - a.x, b.y - a.y) };
}

/** Solves a square system by elimination; null if it has no single answer. */
export function solved(rows: number[][]): number[] | null {
  const n = rows.length;
  const m = rows.map((row) => [...row]);
  for (let i = 0; i < n; i += 1) {
    const best = m.slice(i).reduce((at, row, k) => (Math.abs(row[i]!) > Math.abs(m[at]![i]!) ? i + k : at), i);
    [m[i], m[best]] = [m[best]!, m[i]!];
    if (Math.abs(m[i]![i]!) < 1e-9) return null;
    for (let k = 0; k < n; k += 1) {
      if (k === i) continue;
      const f = m[k]![i]! / m[i]![i]!;
      for (let j = i; j <= n; j += 1) m[k]![j]! -= f * m[i]![j]!;
    }
  }
  return m.map((row, i) => row[n]! / row[i]!);
}

/** The eight numbers that take the corners of a picture to these points: a to h of (ax+by+c)/(gx+hy+1). */
export function homography(width: number, height: number, to: Corners): number[] | null {
  const from: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
  const rows = from.flatMap(({ x, y }, i) => {
    const { x: u, y: v } = to[i]!;
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ];
  });
  return solved(rows);
}
export function mapped(h: number[], { x, y }: Point): Point {
  const w = h[6]! * x + h[7]! * y + 1;
  return { x: (h[0]! * x + h[1]! * y + h[2]!) / w, y: (h[3]! * x + h[4]! * y + h[5]!) / w };
}
export function matrix3d(h: number[]): string {
  const [a, b, c, d, e, f, g, i] = h;
  return `matrix3d(${[a, d, 0, g, b, e, 0, i, 0, 0, 1, 0, c, f, 0, 1].join(",")})`;
}

/** A place on the picture, and the cell that it shall lie on. */
export interface Pair {
  from: Point;
  to: Point;
}

/** The picture moved, turned and stretched so that three places of it lie on their cells. */
export function fitted(corners: Corners, pairs: Pair[]): Corners | null {
  const [one, two, three] = pairs;
  if (!one || !two || !three) return null;
  const known = [one, two, three];
  const xs = solved(known.map(({ from, to }) => [from.x, from.y, 1, to.x]));
  const ys = solved(known.map(({ from, to }) => [from.x, from.y, 1, to.y]));
  if (!xs || !ys) return null;
  return each(corners, ({ x, y }) => ({ x: xs[0]! * x + xs[1]! * y + xs[2]!, y: ys[0]! * x + ys[1]! * y + ys[2]! }));
}
