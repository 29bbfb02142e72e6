/** What a square is called: its city, its river or its kind, and the sector where it lies. */
import { t } from "../../i18n/i18n.svelte";
import { geometry, sectorOf, type Geometry, type Square } from "./facts";
import type { DiceBoard } from "./view";

const cache = new WeakMap<DiceBoard, Geometry>();

export function nameOf(square: Square, geo: Geometry): string {
  const place = square.city || square.country;
  if (place) return geo.names.get(place) ?? place;
  if (square.name) return square.name;
  return t("rd-ui-kind-in", {
    kind: (square.river && geo.names.get(square.river)) || t(`rd-ui-kind-${square.kind}`),
    sector: sectorOf(square, geo.sector),
  });
}

/** For a log line; where it names the city already, the sector is enough. */
export function placeOf(id: string, board: DiceBoard, namesCity: boolean): string {
  const geo = cache.get(board) ?? geometry(board, null);
  cache.set(board, geo);
  const square = geo.squares.get(id);
  if (!square) return id;
  return namesCity ? sectorOf(square, geo.sector) : nameOf(square, geo);
}
