import { expect, test } from "vitest";
import { stacked } from "./stack";

test("discs of one value are stacked over it", () => {
  // Ada and Cleo are level, Ben's disc would cover theirs, Dora's stands free.
  const found = stacked([26, 34, 26, 90], 16).map(({ seat, x, level }) => [seat, x, level]);
  expect(found.toSorted((a, b) => a[0]! - b[0]!)).toEqual([
    [0, 26, 0],
    [1, 34, 2],
    [2, 26, 1],
    [3, 90, 0],
  ]);
});
