/** Shapes of places and networks, as paths. */
import { polygon, rim } from "../../../board/hexes";
import type { Geometry, Place } from "../facts";
import type { Company } from "../view";
import type { MapModel } from "./model.svelte";

/** Of several places the one nearest to their middle. */
export function middleOf(geo: Geometry | null, ids: string[]): string | null {
  const places = ids.map((id) => geo?.places.get(id)).filter((place) => place !== undefined);
  const x = places.reduce((sum, place) => sum + place.x, 0) / places.length;
  const y = places.reduce((sum, place) => sum + place.y, 0) / places.length;
  return places.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]?.id ?? null;
}

/** Of Berlin, which has three hexes. */
export function isLarge(place: Place): boolean {
  return place.hexes.length > 1;
}

export function radiusOf(place: Place): number {
  if (isLarge(place)) return 13;
  return place.income >= 3 ? 10 : place.income === 2 ? 8.6 : 7.2;
}

/** A place as a filled shape. */
export function areaOf(place: Place, u: number, scale: number): string {
  return place.hexes.map((hex) => polygon(hex, u, isLarge(place) ? 1 : scale)).join("");
}

/** Its outline: Berlin's three hexes are one. */
export function edgeOf(place: Place, u: number, scale: number): string {
  return isLarge(place) ? rim(place.hexes, u) : polygon(place, u, scale);
}

/** Every hex of a network is joined to one neighbour nearer to home: a line, not a mesh of all that touch. */
export function treeOf(company: Company, geo: Geometry): [string, string][] {
  const near = new Map<string, string[]>();
  for (const [a, b] of company.edges) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  const hasCity = (id: string) => Number(geo.places.get(id)?.city !== "");
  const home = [...geo.places.values()].find((place) => place.home === company.id)?.id ?? company.network[0]!;
  const seen = new Set([home]);
  const tree: [string, string][] = [];
  const queue = [home];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const other of (near.get(at) ?? []).toSorted((a, b) => hasCity(b) - hasCity(a))) {
      if (seen.has(other)) continue;
      seen.add(other);
      tree.push([at, other]);
      queue.push(other);
    }
  }
  return tree;
}

export function pathOf(edges: [string, string][], geo: Geometry): string {
  return edges
    .map(([a, b]) => {
      const p = geo.places.get(a);
      const q = geo.places.get(b);
      return p && q ? `M${p.x.toFixed(1)},${p.y.toFixed(1)}L${q.x.toFixed(1)},${q.y.toFixed(1)}` : "";
    })
    .join("");
}

export interface CityName {
  x: number;
  y: number;
  size: number;
  bold: boolean;
  lines: string[];
}

export function nameOf({ labels }: MapModel, geo: Geometry, place: Place): CityName {
  const given = labels.get(place.id) ?? labels.get(place.hexes[0]!.id);
  const large = isLarge(place);
  const bold = place.income > 1;
  const size = large ? 12.1 : bold ? 10.5 : 9.2;
  return {
    x: given && !large ? given.dx * geo.u : 0,
    y: -3.5 + radiusOf(place) + (bold ? 2.2 : 0) + size * 0.92,
    size,
    bold,
    lines: large ? [place.city.toUpperCase()] : (given?.lines ?? [place.city]),
  };
}
