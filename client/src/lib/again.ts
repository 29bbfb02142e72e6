/** The same table once more: game, options, board, bots and colours; whoever else sat there is invited anew. */
import { get, post } from "./api";
import { givenTitle } from "./titles";
import type { Json, SeatInfo, StateMessage } from "./types";

function wish(seat: SeatInfo): object {
  const colour = seat.colour_chosen ? seat.colour : null;
  if (seat.you) return { kind: "me", name: seat.name, colour };
  if (seat.kind === "bot") return { kind: "bot", name: seat.name, level: seat.level, colour };
  return { kind: "open", colour };
}

/** Gives the new table's id; it begins at once when nobody has to come first. */
export async function sameTable(before: StateMessage): Promise<string> {
  const board = before.board === "custom" ? await get<Json>(`/api/tables/${before.table}/board`) : before.board;
  const made = await post<StateMessage>("/api/tables", {
    game: before.game,
    title: givenTitle(before),
    public: before.public,
    options: before.options,
    board,
    pace: before.pace,
    leavers: before.leavers,
    seats: before.seats.map(wish),
    start: true,
  });
  return made.table;
}
