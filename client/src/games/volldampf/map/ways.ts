/** Ways along the links: of the good that is carried, and of what others have just built and delivered. */
import type { Table } from "../../../table/state/table.svelte";
import type { Geometry, Link } from "../facts";

/** The cities that a way along these links comes to, one for each link. */
export function stopsOf(geo: Geometry | null, from: string, path: string[]): string[] {
  const found: string[] = [];
  let at = from;
  for (const id of path) {
    const link = geo?.links.get(id);
    at = link?.a.id === at ? link.b.id : (link?.a.id ?? at);
    found.push(at);
  }
  return found;
}

/** Links that somebody else has just built. */
export function freshLinks(table: Table): Set<string> {
  return new Set(
    table.fresh
      .map((entry) => entry.text.split(" "))
      .filter(([verb]) => verb === "build" || verb === "gelegenheit")
      .map((words) => words.at(-1)!),
  );
}

/** The links of the way of a good that somebody else has just delivered. */
export function deliveredWay(table: Table): string[] {
  const end = table.fresh.find((entry) => entry.text === "deliver");
  if (!end) return [];
  const found: string[] = [];
  for (const entry of table.log.filter((each) => each.version < end.version && !each.undone).toReversed()) {
    const [verb, id] = entry.text.split(" ");
    if (entry.seat !== end.seat || verb !== "move" || !id) break;
    found.push(id);
  }
  return found;
}

/** The items of the cities next to each city. */
export function neighboursOf(geo: Geometry | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (from: string, to: string) => found.set(`c:${from}`, [...(found.get(`c:${from}`) ?? []), `c:${to}`]);
  for (const { a, b } of geo?.links.values() ?? []) {
    add(a.id, b.id);
    add(b.id, a.id);
  }
  return found;
}

export function lineOf(link: Link): string {
  return `M${link.a.x.toFixed(1)},${link.a.y.toFixed(1)}L${link.b.x.toFixed(1)},${link.b.y.toFixed(1)}`;
}

/** A line from city to city; empty for less than two. */
export function routeLine(geo: Geometry, cities: string[]): string {
  const points = cities.map((id) => geo.cities.get(id)).filter((city) => city !== undefined);
  return points.length > 1 ? `M${points.map((city) => `${city.x.toFixed(1)},${city.y.toFixed(1)}`).join("L")}` : "";
}
