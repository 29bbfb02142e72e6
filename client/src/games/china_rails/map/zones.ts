/** The zones of events, each with its area, its name and a place for its sign. */
import { t } from "../../../i18n/i18n.svelte";
import { zone, type Geometry } from "../facts";
import type { Area, ChinaView, Lasting } from "../view";
import type { MapModel } from "./model.svelte";

const KINDS = ["half-rate", "no-building", "no-movement"] as const;
type Kind = (typeof KINDS)[number];

export interface Zone {
  event: Lasting;
  name: string;
  area: string;
  rim: string;
  at: { x: number; y: number };
}

/** How wide a sign is that bears this text. */
export function signWidth(text: string): number {
  return text.length * 5.9 + 20;
}

export function zonesOf(map: MapModel): Zone[] {
  const { geo, view } = map;
  if (!geo || !view) return [];
  return view.events.flatMap((event) => {
    const kinds = KINDS.filter((kind) => event.area[kind]);
    const flooded = event.area.closed ?? [];
    const ids = new Set(flooded.length > 0 ? [] : kinds.flatMap((kind) => event.area[kind] ?? []));
    if (ids.size + flooded.length === 0) return [];
    const { area, rim, rims } = zone(
      ids,
      geo,
      flooded.flatMap((edge) => edge.split("-")),
    );
    const name = `${t("cr-kind-name", { kind: event.kind })} · ${t(`cr-ui-zone-${effectOf(event.area, kinds)}`)}`;
    return [{ event, name, area, rim, at: signAt(map, geo, view, rims, signWidth(name)) }];
  });
}

function effectOf(area: Area, kinds: Kind[]): string {
  if (area.closed?.length) return "closed";
  if (kinds.includes("half-rate")) return "slow";
  return kinds.includes("no-movement") ? "closed" : "no-building";
}

/** Of the places round a zone the one where its sign covers least: trains, cities and their names. */
function signAt(
  map: MapModel,
  geo: Geometry,
  view: ChinaView,
  places: [number, number][],
  width: number,
): { x: number; y: number } {
  const { x0, y0, x1, y1 } = geo.frame;
  const things = obstacles(map, geo, view);
  const costs = places.map(([x, y]) => {
    const cx = Math.min(Math.max(x, x0 + width / 2 + 8), x1 - width / 2 - 8);
    const cy = Math.min(Math.max(y, y0 + 14), y1 - 14);
    const covered = things.filter(([tx, ty, r]) => Math.abs(tx - cx) < width / 2 + r && Math.abs(ty - cy) < 24).length;
    return { x: cx, y: cy, cost: covered * 10 + Math.hypot(x - cx, y - cy) / 20 };
  });
  return costs.toSorted((a, b) => a.cost - b.cost)[0] ?? { x: 0, y: 0 };
}

/** Cities and trains, each as its place and half its width. */
function obstacles(map: MapModel, geo: Geometry, view: ChinaView): [number, number, number][] {
  const cities = [...geo.cities.values()].map((city): [number, number, number] => [
    city.x + (map.labels.get(city.id)?.dx ?? 0) * geo.u * 0.5,
    city.y,
    26,
  ]);
  const trains = view.seats.flatMap((seat): [number, number, number][] => {
    const post = seat.at ? geo.posts.get(seat.at) : undefined;
    return post ? [[post.x, post.y - 17, 20]] : [];
  });
  return [...cities, ...trains];
}
