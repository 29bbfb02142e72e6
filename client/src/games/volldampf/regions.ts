/** What the links of a colour are called: the regions of the shipped board, else what the board itself says, else the colour. */
import { t } from "../../i18n/i18n.svelte";
import type { Table } from "../../table/state/table.svelte";
import { boardOf } from "./view";

export function regionOf(table: Table, route: string): string {
  if (table.message?.board !== "custom") return t("vd-ui-region", { route });
  const card = boardOf(table)?.route_cards.find((each) => each.colour === route);
  return card?.region ?? t("vd-ui-colour", { route });
}

/** Names the region with the colour, for readers who do not see it. */
export function routeOf(table: Table, route: string): string {
  if (table.message?.board !== "custom") return t("vd-ui-route", { route });
  const [region, colour] = [regionOf(table, route), t("vd-ui-colour", { route })];
  return region === colour ? colour : `${region} (${colour})`;
}
