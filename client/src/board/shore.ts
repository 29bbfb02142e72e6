/** The outline of land for broad bands along the shore, in a form that is quick to paint. */

const STRETCH = 60; // points of a piece: a tile of the picture paints only the pieces that touch it

/**
 * Of a path of `M x y l dx dy ... z` the points that lie at least so far apart, in short pieces.
 * A stroke round a whole coast is worked out again for every tile of the picture, seen there or not.
 */
export function pieces(path: string, least: number): string[] {
  return path.split(/(?=M)/).flatMap((line) => cut(thinned(line, least)));
}

type Point = [number, number];

function thinned(line: string, least: number): Point[] {
  const numbers = (line.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
  let [x, y] = [numbers[0] ?? 0, numbers[1] ?? 0];
  const points: Point[] = [[x, y]];
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    const [keptX, keptY] = points.at(-1)!;
    if (Math.hypot(x - keptX, y - keptY) >= least) points.push([x, y]);
  }
  return /z\s*$/i.test(line) ? [...points, points[0]!] : [...points, [x, y]];
}

/** Each piece begins where the one before ends. */
function cut(points: Point[]): string[] {
  const found: string[] = [];
  for (let i = 0; i + 1 < points.length; i += STRETCH) {
    const piece = points.slice(i, i + STRETCH + 1).map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`);
    found.push(`M${piece.join("L")}`);
  }
  return found;
}
