/** The water lines of a map are painted from short pieces of the shore. */
import { expect, test } from "vitest";
import { pieces } from "./shore";

test("a shore keeps its ends and loses small bends", () => {
  expect(pieces("M1 1l.1 .1 .9 .9 .01-.01 2-2z", 0.5)).toEqual(["M1.00 1.00L2.00 2.00L4.01 -0.01L1.00 1.00"]);
});

test("a long shore is cut into pieces that hang together", () => {
  const found = pieces(`M0 0l${"1 0 ".repeat(150)}M5 5l1 1z`, 0);
  expect(found).toHaveLength(4);
  for (const i of [0, 1]) expect(found[i]!.split("L").at(-1)).toBe(found[i + 1]!.slice(1).split("L")[0]);
  expect(found[2]).toMatch(/L150\.00 0\.00$/);
  expect(found[3]).toBe("M5.00 5.00L6.00 6.00L5.00 5.00");
});
