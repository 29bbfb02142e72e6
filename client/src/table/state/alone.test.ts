/** Whose game it is alone, and whether there is anybody to talk to. */
import { expect, test } from "vitest";
import type { StateMessage } from "../../api/types";
import { hasTalk, nobodyElsePlays } from "./alone";

type Seat = StateMessage["seats"][number];
const seat = (kind: string, more: object = {}): Seat =>
  ({ kind, name: "Ben", you: false, held: false, gone: null, ...more }) as unknown as Seat;

test.each([
  [seat("bot"), true],
  [seat("person", { you: true }), true], // a second seat at one's own device
  [seat("person", { held: true, gone: "resigned" }), true],
  [seat("person", { held: true, gone: "time" }), true],
  [seat("person", { held: true, name: "-" }), true], // the account was deleted
  [seat("person"), false],
  [seat("person", { held: true, gone: "away" }), false], // away, and may come back
  [seat("program"), false],
])("a game is one's own when nobody else plays: %o", (other, alone) => {
  expect(nobodyElsePlays([seat("person", { you: true }), other])).toBe(alone);
});

test("a table against bots has nobody to talk to", () => {
  const [bot, mine, ben, open] = [seat("bot"), seat("person", { you: true }), seat("person"), seat("open")];
  const table = (seats: Seat[], more: object = {}) =>
    ({ public: false, share: null, mine: [0], seats, ...more }) as unknown as StateMessage;
  const tables = [
    table([mine, bot]),
    table([mine, ben]),
    table([mine, open]),
    table([mine, bot], { share: "link" }),
    table([bot, bot], { mine: [] }),
  ];
  expect(tables.map((each) => hasTalk(each))).toEqual([false, true, true, true, true]);
});
