/** The log folds into turns, and replay steps by them. */
import { expect, test } from "vitest";
import type { Entry } from "../../api/types";
import { auctionsOf, foldsOf, stepFrom, turnsEndedBy } from "./folds";

function entry(version: number, keys: string[], undone = false): Entry {
  const events = keys.map((key) => ({ key, rule: "", seat: 0, params: {} }));
  return { version, events, undone } as unknown as Entry;
}
const LOG = [
  entry(1, ["build"]),
  entry(2, ["turn"]),
  entry(3, []),
  entry(4, ["turn"], true),
  entry(5, []),
  entry(6, ["turn"]),
  entry(7, []),
];
const endsTurn = (each: Entry) => each.events.some((event) => event.key === "turn");
const line = () => "";
const folds = foldsOf(LOG, { parts: turnsEndedBy(endsTurn), line });

test("a turn goes up to the entry that ends it; an end that was taken back ends nothing", () => {
  expect(folds.map((fold) => fold.entries.map((each) => each.version))).toEqual([[1, 2], [3, 4, 5, 6], [7]]);
});

test("what belongs to no turn or auction stands alone", () => {
  const two = [entry(1, []), entry(2, [])];
  expect(foldsOf(two, { parts: () => [null, null], line })).toHaveLength(2);
  expect(foldsOf(two, undefined)).toHaveLength(2);
});

test("an auction goes up to the sale; one that was taken back sells nothing, and others stand alone", () => {
  const told = [["opens"], ["bids"], [], ["sold", "opens"], ["bids"], ["sold"], ["builds"], ["bids"]];
  const log = told.map((keys, i) => entry(i + 1, keys, i + 1 === 6));
  const parts = auctionsOf(new Set(["opens", "bids"]), new Set(["sold"]));
  expect(parts(log)).toEqual([0, 0, 0, 0, 1, 1, null, 1]);
});

test("replay steps from turn to turn and to both ends", () => {
  expect([0, 1, 2, 4, 6, 7].map((at) => stepFrom(at, true, folds, 7))).toEqual([2, 2, 6, 6, 7, 7]);
  expect([7, 6, 5, 2, 0].map((at) => stepFrom(at, false, folds, 7))).toEqual([6, 2, 2, 0, 0]);
});
