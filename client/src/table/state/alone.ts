/** Whether a running game is the reader's alone, so that its owner may end it. */
import type { SeatInfo } from "../../api/types";

type Seat = Pick<SeatInfo, "kind" | "name" | "you" | "held" | "gone">;

/** Bots do not count, nor who has left, also by deleting the account: such a seat is held and nameless. */
export function nobodyElsePlays(seats: Seat[]): boolean {
  return !seats.some((seat) => isPerson(seat) && !seat.you && !isGone(seat));
}

function isPerson(seat: Seat): boolean {
  return seat.kind === "person" || seat.kind === "program";
}

function isGone(seat: Seat): boolean {
  return hasLeft(seat) || (seat.held && seat.name === "-");
}

/** Who has given up or has run out of time; they may come back. */
export function hasLeft(seat: Pick<SeatInfo, "gone">): boolean {
  return seat.gone === "resigned" || seat.gone === "time";
}

/** Whether anybody could hear what is said: others at the table, or onlookers. */
export function hasTalk(table: { seats: Seat[]; public: boolean; share?: string | null; mine: number[] }): boolean {
  return table.public || Boolean(table.share) || table.mine.length === 0 || !onlyBots(table.seats);
}

function onlyBots(seats: Seat[]): boolean {
  return seats.every((seat) => seat.you || seat.kind === "bot");
}
