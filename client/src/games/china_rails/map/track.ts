/** Whose track lies where, from the view. */
import type { Geometry, Port } from "../facts";
import type { ChinaView } from "../view";
import type { MapModel } from "./model.svelte";

/** A ferry or container link as an arc over the sea, with a place for its price. */
export interface SeaLink {
  port: Port;
  d: string;
  x: number;
  y: number;
}

/** Edges ("a-b") of each seat. */
export function edgesBySeat(view: ChinaView | null): string[][] {
  const found: string[][] = (view?.seats ?? []).map(() => []);
  for (const [edge, seat] of Object.entries(view?.board.track ?? {})) found[seat]?.push(edge);
  return found;
}

/** Where a flood took track: its owner alone may lay it again. */
export function rightsBySeat(view: ChinaView): (readonly [number, string[]])[] {
  return [...Map.groupBy(Object.entries(view.board.rights), ([, seat]) => seat)].map(
    ([seat, all]) => [seat, all.map(([edge]) => edge)] as const,
  );
}

/** Seats that have bought a link of the port. */
export function ownersOf(view: ChinaView | null, port: Port): number[] {
  return (port.kind === "ferry" ? view?.board.ferry : view?.board.links[port.id]) ?? [];
}

/** The names of the seats whose track touches the milepost. */
export function trackOwnersAt({ geo, track, table }: MapModel, milepost: string): string[] {
  const seats = new Set(
    (geo?.near.get(milepost) ?? [])
      .flatMap((other) => [track[`${milepost}-${other}`], track[`${other}-${milepost}`]])
      .filter((seat) => seat !== undefined),
  );
  return [...seats].map((seat) => table.names[seat] ?? "");
}

/** The mileposts of the major cities: a train moves freely inside each. */
export function majorMileposts(geo: Geometry | null): Set<string> {
  return new Set(
    [...(geo?.cities.values() ?? [])]
      .filter((city) => city.kind === "major")
      .flatMap((city) => [city.milepost, ...city.outer]),
  );
}
