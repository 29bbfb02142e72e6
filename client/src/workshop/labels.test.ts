/** Where names go on the map that is drawn. */
import { describe, expect, test } from "vitest";
import { inLines, overlap, placedNames, widthOf, type PlacedName } from "./labels";
import { BENCHES } from "./testing/shops";

function touching(names: PlacedName[]): number {
  return names.filter((one, i) => names.slice(i + 1).some((other) => overlap(one.rect, other.rect) > 0)).length;
}

describe.each(BENCHES)("%s", (_, { shop, standard }) => {
  test("names on the map touch neither each other nor a piece", () => {
    const drawing = shop.drawing(standard);
    const many = drawing.names.length;
    const near = placedNames(drawing, 1, false);
    expect(many).toBeGreaterThan(20);
    expect(near).toHaveLength(many);
    expect(touching(near)).toBe(0);
    // Seen from afar fewer are left.
    const far = placedNames(drawing, 2.5, true);
    expect(far.length).toBeGreaterThan(0);
    expect(far.length).toBeLessThanOrEqual(near.length);
    expect(touching(far)).toBe(0);
    const pieces = drawing.marks
      .filter((mark) => mark.shape !== "none")
      .map(({ x, y, r }) => ({ x0: x - r, y0: y - r, x1: x + r, y1: y + r }));
    const covered = near.filter((name) => pieces.some((piece) => overlap(name.rect, piece) > 24)); // more than a corner
    expect(covered.length).toBeLessThanOrEqual(Math.floor(many / 6));
  });
});

test("a name of any length and script has lines of bounded width", () => {
  const names = ["Köln", "Frankfurt am Main", "x".repeat(80), "a ".repeat(40), "王".repeat(80)];
  const lines = names.map(inLines);
  expect(lines.slice(0, 2)).toEqual([["Köln"], ["Frankfurt", "am Main"]]);
  for (const each of lines) expect(each.length).toBeLessThanOrEqual(2);
  expect(Math.max(...lines.flat().map((line) => widthOf(line, 10, true)))).toBeLessThan(300);
});
