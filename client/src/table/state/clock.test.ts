/** How a clock goes on between two messages. */
import { expect, test } from "vitest";
import { figures, leftAt, minutesOf, span, timeOfDay } from "./clock";

type Face = Parameters<typeof leftAt>[0];
type Pace = Parameters<typeof leftAt>[1];
const FACE = { turn: 30, bank: 600, running: true, counts: true, changes: [] as number[] };
const PACE = { kind: "live", turn: 30, bank: 600 } as unknown as Pace;

/** Turn, bank and whether it counts, so many seconds after the message. */
test.each<[Partial<typeof FACE>, number, [number, number, boolean]]>([
  [{}, 0, [30, 600, true]],
  [{}, 12, [18, 600, true]],
  [{}, 50, [0, 580, true]],
  [{}, 9_999, [0, 0, true]],
  [{ running: false, counts: false, turn: 4 }, 50, [30, 600, false]],
  [{ changes: [1_010, 1_020] }, 15, [20, 600, false]], // a pause begins
  [{ changes: [1_010, 1_020] }, 25, [15, 600, true]], // and is over
  [{ counts: false, changes: [1_020] }, 15, [30, 600, false]],
  [{ counts: false, changes: [1_020] }, 60, [0, 590, true]],
])("a clock goes on by itself: %o after %d seconds", (face, now, shown) => {
  const { turn, bank, counts } = leftAt({ ...FACE, ...face } as unknown as Face, PACE, 1000, 1000 + now);
  expect([turn, bank, counts]).toEqual(shown);
});

/** The last word of the message, and its numbers. */
function said(told: object): unknown[] {
  const [word, ...numbers] = Object.values(told) as [string, ...number[]];
  return [word.split("-").at(-1), ...numbers];
}

test("times are written short", () => {
  expect([0, 59.2, 572, 3600, 12_000, 86_400, 190_000].map((time) => said(figures(time)))).toEqual([
    ["minutes", 0, 0],
    ["minutes", 1, 0],
    ["minutes", 9, 32],
    ["hours", 1, 0],
    ["hours", 3, 20],
    ["days", 1, 0],
    ["days", 2, 4],
  ]);
  expect([30, 60, 90, 7_200, 86_400, 259_200].map((time) => said(span(time)))).toEqual([
    ["seconds", 30],
    ["minutes", 1],
    ["seconds", 90],
    ["hours", 2],
    ["hours", 24],
    ["days", 3],
  ]);
  expect([0, 450, 1439].map((time) => minutesOf(timeOfDay(time)))).toEqual([0, 450, 1439]);
});
