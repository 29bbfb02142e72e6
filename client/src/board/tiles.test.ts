/** The land of a board is painted in tiles: those that are seen, from the middle outwards. */
import { expect, test } from "vitest";
import { common, seen, tilesOf } from "./tiles";

const MADE = { k: 2, x: 10, y: 20 };
const SIZE = { w: 400, h: 300 };

test("the camera that a drawing was made for sees it as it is", () => {
  expect(seen(MADE, MADE, SIZE, 0)).toEqual({ x0: 0, y0: 0, x1: 400, y1: 300 });
});

test("a drawing pushed aside shows what lies beyond its edge", () => {
  expect(seen(MADE, { ...MADE, x: 110 }, SIZE, 0)).toEqual({ x0: -100, y0: 0, x1: 300, y1: 300 });
});

test("a stretched drawing shows a part and a margin of the screen", () => {
  // At twice the size half as much is seen, and ten pixels of the screen are five of it.
  expect(seen(MADE, { k: 4, x: 10, y: 20 }, SIZE, 10)).toEqual({ x0: 0, y0: 5, x1: 210, y1: 165 });
});

test("tiles cover a box and begin in its middle", () => {
  const tiles = tilesOf({ x0: -10, y0: 0, x1: 250, y1: 100 }, 100);
  expect(tiles[0]).toEqual([1, 0]);
  expect(tiles.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])).toEqual([
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

test("boxes that lie apart have no tiles in common", () => {
  const [a, b] = [
    { x0: 0, y0: 0, x1: 9, y1: 9 },
    { x0: 20, y0: 0, x1: 30, y1: 9 },
  ];
  expect(tilesOf(common(a, b), 10)).toEqual([]);
});
