/** What the others did since the reader's own last move. */
import { expect, test } from "vitest";
import type { Entry } from "../../api/types";
import { sinceMine } from "./since";

const [ADA, BEN, CLEO] = [0, 1, 2];

function entry(version: number, seat: number, keys: string[], more: object = {}): Entry {
  const events = keys.map((key) => ({ key, rule: "", seat, params: {} }));
  return { version, seat, events, undone: false, undo_to: null, ...more } as unknown as Entry;
}
const since = (log: Entry[], tells: string[]) =>
  sinceMine(log, ADA, new Set(tells)).map((line) => [line.event.key, line.first, line.last, line.count]);

test("a turn of others is a few lines", () => {
  const log = [
    entry(1, BEN, ["bids"]),
    entry(2, ADA, ["sold"]),
    entry(3, BEN, ["builds"]),
    entry(4, BEN, ["builds", "income"]),
    entry(5, CLEO, ["builds"]),
    entry(6, CLEO, ["bids"]),
    entry(7, CLEO, ["sold", "round"]),
  ];
  // Ben's two builds are one line; each line knows the moves that it shows again.
  expect(since(log, ["sold", "builds", "round"])).toEqual([
    ["builds", 3, 4, 2],
    ["builds", 5, 5, 1],
    ["sold", 5, 7, 1],
    ["round", 5, 7, 1],
  ]);
});

test("before one's first move and after an undo there is nothing", () => {
  expect(since([entry(1, BEN, ["sold"])], ["sold"])).toEqual([]);
  const takenBack = entry(2, BEN, ["sold"], { undone: true });
  const log = [entry(1, ADA, ["sold"]), takenBack, entry(3, BEN, [], { undo_to: 1 })];
  expect(since(log, ["sold"])).toEqual([]);
});
