/** What a table is called: as its maker named it, else by its game and the people at it, in the reader's language. */
import { titleOf } from "../api/games.svelte";
import { t } from "./i18n.svelte";
import type { SeatInfo } from "../api/types";

interface Titled {
  game: string;
  title: string;
  seats: SeatInfo[];
}

/** The name that somebody gave it; the server fills in the game's own where nobody did. */
export function givenTitle(table: Titled): string {
  return table.title === titleOf(table.game) ? "" : table.title;
}

function namesAt(table: Titled): { names: string[]; sits: boolean } {
  const taken = table.seats.filter((seat) => seat.kind !== "open" && seat.name);
  // Several people at one device are all told, as they would be to anybody else.
  const sits = taken.filter((seat) => seat.you).length === 1;
  const told = taken.filter((seat) => !sits || !seat.you);
  return { names: told.map((seat) => seat.name), sits };
}

/** "with Ben and Cleo", "Ada, Ben and Cleo". */
export function peopleAt(table: Titled): string {
  const { names, sits } = namesAt(table);
  return names.length === 0 ? "" : t(sits ? "ui-people-with" : "ui-people", { names });
}

/** "German Railways with Ben and Cleo" for who sits there, "German Railways: Ada, Ben and Cleo" for others. */
export function gameAndPeople(table: Titled): string {
  const game = titleOf(table.game);
  const { names, sits } = namesAt(table);
  return names.length === 0 ? game : t(sits ? "ui-title-with" : "ui-title-of", { game, names });
}

export function tableTitle(table: Titled): string {
  const given = givenTitle(table);
  return given ? `${given} · ${gameAndPeople(table)}` : gameAndPeople(table);
}
