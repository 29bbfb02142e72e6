/** Hexes with a corner on top, `u` wide, as paths. */
interface Middle {
  x: number;
  y: number;
}
type Point = [number, number];

/** The corners of a hex; `scale` 1 is the whole cell. */
export function corners(hex: Middle, u: number, scale = 1): Point[] {
  const r = (u / Math.sqrt(3)) * scale;
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const a = ((60 * i - 90) * Math.PI) / 180;
    return [hex.x + r * Math.cos(a), hex.y + r * Math.sin(a)];
  });
}

export function polygon(hex: Middle, u: number, scale = 1, digits = 1): string {
  return `M${corners(hex, u, scale)
    .map(([x, y]) => `${x.toFixed(digits)},${y.toFixed(digits)}`)
    .join("L")}Z`;
}

/** The rim of a set of hexes: every edge that only one of them has. */
export function rim(hexes: Middle[], u: number): string {
  const edges = new Map<string, { a: Point; b: Point; times: number }>();
  for (const hex of hexes) {
    const points = corners(hex, u);
    points.forEach((a, i) => {
      const b = points[(i + 1) % 6]!;
      const key = [a, b]
        .map(([x, y]) => `${Math.round(x)},${Math.round(y)}`)
        .sort()
        .join(" ");
      edges.set(key, { a, b, times: (edges.get(key)?.times ?? 0) + 1 });
    });
  }
  return [...edges.values()]
    .filter(({ times }) => times === 1)
    .map(({ a, b }) => `M${a[0].toFixed(1)},${a[1].toFixed(1)}L${b[0].toFixed(1)},${b[1].toFixed(1)}`)
    .join("");
}
