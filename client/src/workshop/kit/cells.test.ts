import { expect, test } from "vitest";
import { alike, groundOf, neighbours, shifted, spotOf, type Spot } from "./cells";

test("a copy keeps its shape from an even row to an odd one", () => {
  // A hex and its neighbours, laid one row further down: still neighbours.
  const lattice = { rows: 20, cols: 20, step: 10, shifted: 0 as const };
  const [from, to]: [Spot, Spot] = [
    [4, 4],
    [5, 9],
  ];
  const moved = neighbours(lattice, from).map((spot) => shifted(lattice, spot, from, to));
  expect(moved.map(String).sort()).toEqual(neighbours(lattice, to).map(String).sort());
  expect(moved).toHaveLength(6);
});

test("filling reaches all that hangs together and is alike", () => {
  const { near } = groundOf({ rows: 4, cols: 6, step: 10, shifted: null }, () => false);
  const wall = (cell: string) => String(spotOf(cell)[1] === 3);
  expect(["0:0", "2:3"].map((cell) => alike(near, cell, wall).length)).toEqual([12, 4]);
});
