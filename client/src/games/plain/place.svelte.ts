/** The place that was pressed where several actions are possible: the list then shows these alone. */
import type { Offer } from "../../api/types";
import { perTable } from "../../table/state/perTable";

class Place {
  id = $state<string | null>(null);
  name = $state("");
}

export const placeOf = perTable(() => new Place());

/** Where on the board an action happens: the first of its places that `known` knows. */
export function spotOf(offer: Offer, known: (id: string) => boolean): string {
  const id = Object.values(offer.at ?? {}).find((value) => typeof value === "string" && known(value));
  return typeof id === "string" ? id : "";
}
