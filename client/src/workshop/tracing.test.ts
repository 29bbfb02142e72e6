/** The picture beneath the grid. */
import { expect, test } from "vitest";
import { fitted, homography, laid, lies, mapped, turned, type Corners, type Point } from "./tracing";

const CORNERS: Corners = [
  { x: 10, y: 20 },
  { x: 400, y: 0 },
  { x: 380, y: 310 },
  { x: 0, y: 280 },
];
const PAIRS = [
  { from: { x: 100, y: 100 }, to: { x: 0, y: 0 } },
  { from: { x: 300, y: 90 }, to: { x: 50, y: 5 } },
  { from: { x: 120, y: 250 }, to: { x: 3, y: 60 } },
];
const h = homography(800, 600, CORNERS)!;
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The place of the picture that lies there, to a pixel. */
function below(at: Point): Point {
  let best = { x: 0, y: 0 };
  for (let x = 0; x <= 800; x += 1)
    for (let y = 0; y <= 600; y += 1)
      if (distance(mapped(h, { x, y }), at) < distance(mapped(h, best), at)) best = { x, y };
  return best;
}

test("a picture is straightened by its corners", () => {
  const own = [
    [0, 0],
    [800, 0],
    [800, 600],
    [0, 600],
  ].map(([x, y]) => mapped(h, { x: x!, y: y! }));
  own.forEach((at, i) => expect(distance(at, CORNERS[i]!)).toBeLessThan(1e-6));
});

test("a picture is fitted by three places", () => {
  const after = homography(800, 600, fitted(CORNERS, PAIRS)!)!;
  for (const { from, to } of PAIRS) expect(distance(mapped(after, below(from)), to)).toBeLessThan(0.5);
  expect(fitted(CORNERS, [PAIRS[0]!, PAIRS[0]!, PAIRS[1]!])).toBeNull(); // twice the same place says too little
});

test("a picture is turned and grows about its middle", () => {
  const turn = lies(turned(laid({ x0: 0, y0: 0, x1: 100, y1: 100 }, 200, 100), 30, 2));
  expect(turn.degrees).toBeCloseTo(30);
  expect(turn.width).toBeCloseTo(184); // twice the frame, less some air
});
