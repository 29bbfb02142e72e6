/** What is said of a square: its name, its kind, what lies there, and what a placement costs in parts. */
import { t } from "../../../i18n/i18n.svelte";
import type { Json } from "../../../api/types";
import { ENDS, SHORT } from "../pieces";
import type { Square } from "../facts";
import { nameOf } from "../places";
import type { MapModel } from "./model.svelte";

type Line = [string, string];

export function titleOf({ geo }: MapModel, square: Square): string {
  return nameOf(square, geo);
}

function groundOf(square: Square): string {
  return t(`rd-ui-kind-${square.kind}`);
}

export function kindOf(square: Square): string {
  const named = square.name || square.river || square.city || square.country;
  return [named ? groundOf(square) : "", stationText(square), square.id].filter(Boolean).join(" · ");
}

function stationText({ station }: Square): string {
  if (!station) return "";
  return station === "white" ? t("rd-ui-white-square") : t("rd-ui-square-of", { company: station });
}

/** What lies on the square. */
export function noteOf({ view }: MapModel, square: Square): string {
  const piece = view.board.squares[square.id];
  if (!piece) return "";
  return piece in SHORT ? t("rd-ui-station-here", { company: piece }) : t("rd-ui-track-here");
}

export function priceLines({ geo, view }: MapModel, square: Square): Line[] {
  const { prices, rivers_paid: paid } = view;
  const dice = (count: number) => t("rd-ui-dice", { count });
  const lines: Line[] = [];
  if (square.kind === "mountain") lines.push([groundOf(square), dice(prices.mountain)]);
  if (square.kind === "water") lines.push([groundOf(square), dice(prices.water)]);
  if (square.river) {
    const free = paid.includes(square.river);
    lines.push([geo.names.get(square.river) ?? "", free ? t("rd-ui-river-paid") : dice(prices.river)]);
  }
  if (square.station) lines.push([t("rd-ui-station"), dice(square.cost)]);
  if (square.kind === "abroad") lines.push([t("rd-ui-station-abroad"), dice(prices.abroad)]);
  return lines;
}

export function headlineOf(map: MapModel, action: Json | null, square: Square): string {
  if (!action) return "";
  const place = titleOf(map, square);
  return action.do === "station"
    ? t("rd-ui-cannot-station", { company: String(action.company), place })
    : t("rd-ui-cannot-lay", { die: String(action.die), place });
}

/** All of it as one text, for readers who do not see the map. */
export function sentenceOf(map: MapModel, id: string): string {
  const square = map.geo.squares.get(id);
  if (!square) return id;
  const end = ENDS.find((each) => map.ends[each]?.square === id);
  return [
    titleOf(map, square),
    t("rd-ui-row-column", { row: square.row + 1, column: square.column + 1 }),
    kindOf(square),
    noteOf(map, square),
    end ? t("rd-ui-end", { end }) : "",
    map.choice.targets.includes(id) ? t("rd-ui-target") : "",
  ]
    .filter(Boolean)
    .join(". ");
}
