/** Whether a running game is the reader's alone, so that its owner may end it; a test runs this file by itself. */
import type { SeatInfo } from "./types";

type Seat = Pick<SeatInfo, "kind" | "name" | "you" | "held" | "resigned">;

/** Bots do not count, nor who has resigned or has deleted the account: such a seat is held and nameless. */
export function nobodyElsePlays(seats: Seat[]): boolean {
  return !seats.some((seat) => isPerson(seat) && !seat.you && !isGone(seat));
}

function isPerson(seat: Seat): boolean {
  return seat.kind === "person" || seat.kind === "program";
}

function isGone(seat: Seat): boolean {
  return (seat.resigned ?? null) !== null || (seat.held && seat.name === "-");
}
