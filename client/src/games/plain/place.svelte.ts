/** The place that was pressed where several actions are possible: the list then shows these alone. */
import type { Table } from "../../table/state/table.svelte";
import type { Offer } from "../../api/types";

class Place {
  id = $state<string | null>(null);
  name = $state("");
}
const places = new WeakMap<Table, Place>();

export function placeOf(table: Table): Place {
  let found = places.get(table);
  if (!found) places.set(table, (found = new Place()));
  return found;
}

/** Where on the board an action happens: the first of its places that `known` knows. */
export function spotOf(offer: Offer, known: (id: string) => boolean): string {
  const id = Object.values(offer.at ?? {}).find((value) => typeof value === "string" && known(value));
  return typeof id === "string" ? id : "";
}
