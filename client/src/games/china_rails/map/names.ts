/** The names of the cities on the map: place, size, and whether they are shown at a zoom. */
import type { LabelPlace } from "../../../board/types";
import type { City, Geometry } from "../facts";
import type { MapModel } from "./model.svelte";

/** Below so many pixels a name cannot be read. */
const LEAST_SIZE = 8.4;

export interface CityName {
  x: number;
  y: number;
  anchor: LabelPlace["anchor"];
  size: number;
  bold: boolean;
  text: string;
  hidden: boolean;
}

export function nameOf({ labels, small }: MapModel, geo: Geometry, city: City, zoom: number): CityName {
  const given = labels.get(city.id);
  const bold = Boolean(given?.bold);
  const size = (given?.size ?? 11) * (zoom < 1 ? Math.min(bold ? 1.9 : 1.3, 1 / zoom) : 1);
  return {
    x: (given?.dx ?? 0) * geo.u,
    y: (given?.dy ?? 1) * geo.u,
    anchor: given?.anchor ?? "middle",
    size,
    bold,
    text: given?.lines[0] ?? city.name,
    hidden: size * zoom < LEAST_SIZE || (small && city.kind !== "major"),
  };
}
