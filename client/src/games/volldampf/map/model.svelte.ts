/** What the parts of the map share: what lies on the board, what may be chosen, and the route being planned. */
import { TableMap } from "../../../table/state/map";
import { cubesOf, geometry, items, ROUTES, type City, type Cube, type Link } from "../facts";
import { choiceOf, type Choice } from "../state.svelte";
import { boardOf, viewOf } from "../view";
import { deliveredWay, freshLinks, neighboursOf, stopsOf } from "./ways";

/** What an id of the board stands for: one of the three. */
export interface Element {
  link?: Link;
  city?: City;
  cube?: Cube;
}

export class MapModel extends TableMap {
  zoom = $state(1);
  choice = $derived.by(() => choiceOf(this.table));
  board = $derived.by(() => boardOf(this.table));
  view = $derived.by(() => viewOf(this.table));
  geo = $derived.by(() => (this.board && this.table.art ? geometry(this.board, this.table.art) : null));
  /** The size of pieces at this zoom. */
  pieceScale = $derived.by(() => (this.zoom > 1 ? this.zoom ** -0.5 : 1));

  // ---- what lies on the board ---------------------------------------------------------------------
  owners = $derived.by(() => this.view?.board.links ?? {});
  goods = $derived.by(() => this.view?.board.goods ?? {});
  cubes: Cube[] = $derived.by(() =>
    this.geo ? [...this.geo.cities.values()].flatMap((city) => cubesOf(city, this.goods[city.id] ?? [])) : [],
  );
  items = $derived.by(() => (this.geo ? items(this.geo, this.cubes, this.pieceScale) : []));
  neighbours = $derived.by(() => neighboursOf(this.geo));
  fresh = $derived.by(() => freshLinks(this.table));
  delivered = $derived.by(() => deliveredWay(this.table));
  elementOf(id: string): Element {
    const key = id.slice(2);
    if (id.startsWith("l:")) return { link: this.geo?.links.get(key) };
    if (id.startsWith("c:")) return { city: this.geo?.cities.get(key) };
    return { cube: this.cubes.find((cube) => cube.id === id) };
  }

  // ---- what may be chosen -------------------------------------------------------------------------
  links: Choice["links"] = $derived.by(() => (this.small ? new Map() : this.choice.links));
  cities: Choice["cities"] = $derived.by(() => (this.small ? new Map() : this.choice.cities));
  /** Goods that may be taken up, by "city:colour". */
  takes: Choice["goods"] = $derived.by(() => (this.small ? new Map() : this.choice.goods));
  open: string[] = $derived.by(() => [
    ...[...this.links.keys()].map((id) => `l:${id}`),
    ...[...this.cities.keys()].map((id) => `c:${id}`),
    ...[...this.takes.keys()].map((id) => `g:${id}`),
  ]);
  chosen: string[] = $derived.by(() => {
    const { link, city, good } = this.choice;
    return [link && `l:${link}`, city && `c:${city}`, good && `g:${good}`].filter((id) => id !== null);
  });

  // ---- the route of the good ----------------------------------------------------------------------
  transport = $derived.by(() => this.view?.transport);
  /** The reader traces a route. */
  tracing = $derived.by(() => this.choice.asked === "route");
  /** The way of the good so far: its links, and city by city. */
  path = $derived.by(() => this.transport?.path ?? []);
  stops = $derived.by(() => stopsOf(this.geo, this.transport?.city ?? "", this.path));
  /** The good under way, as "city:colour". */
  carried = $derived.by(() => (this.transport?.city ? `${this.transport.city}:${this.transport.colour}` : null));
  /** The city where the route goes on. */
  get head(): string {
    return `c:${this.transport?.at ?? this.transport?.city}`;
  }
  /** The place from which the keyboard sets out. */
  start = $derived.by(() => {
    if (this.carried) return this.head;
    return this.open[Math.floor(this.open.length / 2)] ?? [...this.fresh].map((id) => `l:${id}`)[0] ?? "c:KAS";
  });
  /** What a choice in a panel brings into sight. */
  get wanted(): string | null {
    if (this.tracing) return this.head;
    if (this.choice.good) return `g:${this.choice.good}`;
    if (!this.choice.card) return null;
    return [...this.links.keys()].map((id) => `l:${id}`)[Math.floor(this.links.size / 2)] ?? null;
  }

  // ---- what is pointed at in a panel --------------------------------------------------------------
  /** The route colours of a group or a card. */
  private litRoutes = $derived.by(() => {
    const { lit } = this.table;
    if (lit && ROUTES.includes(lit)) return [lit];
    return this.choice.lit.length > 0 ? this.choice.lit : null;
  });
  isFaded(link: Link): boolean {
    const owner = this.owners[link.id];
    if (this.litSeat !== null) return owner !== this.litSeat;
    if (this.litRoutes) return owner !== undefined || !this.litRoutes.includes(link.colour);
    return this.links.size > 0 && !this.links.has(link.id) && owner === undefined && !this.tracing;
  }
}
