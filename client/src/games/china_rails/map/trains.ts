/** Where each train is drawn: side by side at one milepost, above it or below. */
import type { Geometry, Post } from "../facts";
import type { MapModel } from "./model.svelte";
import { nameOf } from "./names";

export interface PlacedTrain {
  seat: number;
  /** Its milepost. */
  at: string;
  /** Below its milepost. */
  down: boolean;
  /** Beside the middle, in pixels. */
  shift: number;
}

interface NameBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function trainsOf(map: MapModel): PlacedTrain[] {
  const here = new Map<string, number[]>();
  (map.view?.seats ?? []).forEach((seat, i) => {
    if (seat.at) here.set(seat.at, [...(here.get(seat.at) ?? []), i]);
  });
  const names = map.geo ? nameBoxes(map, map.geo) : [];
  return [...here].flatMap(([at, seats]) => {
    const down = hangsBelow(map.geo?.posts.get(at), names);
    return seats.map((seat, i) => ({ seat, at, down, shift: (i - (seats.length - 1) / 2) * 26 }));
  });
}

/** Boxes of the cities' names at fit size. */
function nameBoxes(map: MapModel, geo: Geometry): NameBox[] {
  return [...geo.cities.values()].map((city) => {
    const name = nameOf(map, geo, city, 1);
    const width = name.text.length * name.size * 0.47;
    const left = city.x + name.x - (name.anchor === "middle" ? width / 2 : name.anchor === "end" ? width : 0);
    return { left, right: left + width, top: city.y + name.y - name.size * 0.8, bottom: city.y + name.y };
  });
}

/** A flag hangs below its milepost where it would hide a name above it. */
function hangsBelow(post: Post | undefined, names: NameBox[]): boolean {
  if (!post) return false;
  const hidden = (y: number) => names.reduce((sum, box) => sum + overlap(box, post.x, y), 0);
  return hidden(post.y - 17) > hidden(post.y + 19) + 30;
}

/** How much of a name a flag at this place hides. */
function overlap(box: NameBox, x: number, y: number): number {
  const wide = Math.min(box.right, x + 18) - Math.max(box.left, x - 18);
  const high = Math.min(box.bottom, y + 10) - Math.max(box.top, y - 10);
  return Math.max(0, wide) * Math.max(0, high);
}
