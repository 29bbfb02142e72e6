/** Which of the six discs stands for a seat: what the players of the open table have chosen, else the seat's own. */
import type { SeatInfo } from "../api/types";

export const DISCS = 6;
const shown = $state({ colours: [] as number[] });

/** The number of the disc, as the style sheet counts them. */
export function disc(seat: number): number {
  return ((shown.colours[seat] ?? seat) % DISCS) + 1;
}
/** The colours of the table that is open; none when it closes. */
export function showColours(seats: SeatInfo[]): void {
  shown.colours = seats.map((seat) => seat.colour);
}
/** The next colour that no other seat has chosen. */
export function nextColour(colour: number, taken: number[]): number {
  const order = Array.from({ length: DISCS }, (_, i) => (colour + 1 + i) % DISCS);
  return order.find((each) => !taken.includes(each)) ?? colour;
}
