/** Steps of a key moment that read alike are told once. */
import { expect, test } from "vitest";
import { runsOf } from "./runs";

test("steps in a row that read alike are counted", () => {
  const runs = [
    { text: "move", times: 3 },
    { text: "load", times: 1 },
    { text: "move", times: 1 },
  ];
  expect(runsOf(["move", "move", "move", "load", "move"], 6)).toEqual({ runs, left: 0 });
});

test("what is left out is counted in steps", () => {
  expect(runsOf(["move", "move", "load", "drop", "drop"], 1)).toEqual({ runs: [{ text: "move", times: 2 }], left: 3 });
  expect(runsOf([], 6)).toEqual({ runs: [], left: 0 });
});
