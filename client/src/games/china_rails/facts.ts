/** Mileposts, cities and ports of the board, and their geometry; the rules live on the server. */
import { polygon, rim } from "../../board/hexes";
import type { Art, Box, Item } from "../../board/types";
import { disc } from "../../ui/discs.svelte";
import type { BoardCity, BoardPost, ChinaBoard } from "./view";

export const ROW = Math.sqrt(3) / 2;
/** Dashes of the white core of a player's track, by disc. */
export const CORE = ["none", "1 5", "5 4", "9 3 2 3", "2 2", "12 3"];

export function colour(seat: number): string {
  return `var(--p${disc(seat)})`;
}
export function mark(seat: number): string {
  return `var(--p${disc(seat)}-mark)`;
}

export interface City {
  id: string;
  name: string;
  kind: "major" | "medium" | "small" | "taiwan";
  milepost: string;
  outer: string[];
  loads: string[];
  x: number;
  y: number;
}

export interface Port {
  id: string;
  name: string;
  kind: "container" | "ferry";
  price: number;
  owners: number | null;
  milepost: string;
  other: string;
  /** Away from the land: where its anchor and its price go. */
  dx: number;
  dy: number;
}

export interface Post {
  id: string;
  x: number;
  y: number;
  terrain: string;
  city: City | null;
  port: Port | null;
}

export interface Geometry {
  u: number;
  posts: Map<string, Post>;
  cities: Map<string, City>;
  ports: Port[];
  near: Map<string, string[]>;
  /** By "a b" in board order: the kind of water between them and its name. */
  waters: Map<string, { crossing: string; water: string }>;
  items: Item[];
  frame: Box;
  find: (x: number, y: number) => Item | null;
  marks: { kind: (typeof MARKS)[number]; d: string }[];
}

const two = (n: number): string => String(n).padStart(2, "0");
const n1 = (n: number): string => n.toFixed(1);

/** Where a milepost lies on the lattice: every second row stands half a step further. */
export function spotOf(each: BoardPost): [number, number] {
  return [each.col + (each.row % 2 ? 0.5 : 0), each.row * ROW];
}

function postsOf(board: ChinaBoard, art: Art, u: number): Map<string, Post> {
  const posts = new Map<string, Post>();
  for (const each of board.mileposts) {
    const [x, y] = art.cells[each.id] ?? spotOf(each);
    posts.set(each.id, { id: each.id, x: x * u, y: y * u, terrain: each.terrain ?? each.kind, city: null, port: null });
  }
  return posts;
}

function citiesOf(board: ChinaBoard, art: Art, posts: Map<string, Post>, u: number): Map<string, City> {
  const cities = new Map<string, City>();
  for (const each of board.cities) {
    const id = each.milepost ?? each.id;
    const [x, y] = art.cells[id] ?? [0, 0];
    const city: City = {
      id: each.id,
      name: each.name,
      kind: each.class,
      milepost: id,
      outer: each.outer ?? [],
      loads: each.loads ?? [],
      x: x * u,
      y: y * u,
    };
    cities.set(city.id, city);
    if (!each.milepost) posts.set(id, { id, x: city.x, y: city.y, terrain: "taiwan", city, port: null });
    for (const milepost of [id, ...city.outer]) {
      const post = posts.get(milepost);
      if (post) post.city = city;
    }
  }
  return cities;
}

function portsOf(board: ChinaBoard, posts: Map<string, Post>, near: Map<string, string[]>): Port[] {
  return board.ports.map((each) => {
    const at = posts.get(each.milepost)!;
    const around = (near.get(each.milepost) ?? []).map((id) => posts.get(id)!);
    const dx = at.x - around.reduce((sum, post) => sum + post.x, 0) / Math.max(1, around.length);
    const dy = at.y - around.reduce((sum, post) => sum + post.y, 0) / Math.max(1, around.length);
    const length = Math.hypot(dx, dy) || 1;
    const port: Port = {
      id: each.id,
      name: each.name,
      kind: each.kind,
      price: each.price,
      owners: each.owners,
      milepost: each.milepost,
      other: each.other ?? "",
      dx: dx / length,
      dy: dy / length,
    };
    at.port = port;
    return port;
  });
}

const MARKS = ["clear", "desert", "mountain", "alpine"] as const;
const PATCH = 8; // units of the lattice

/**
 * The mileposts of a kind in a patch of the map as one path: two thousand single nodes would be slow, and a path over
 * the whole map is computed again for every part of the picture. Dots are points with round caps.
 */
function marksOf(posts: Map<string, Post>, u: number): Geometry["marks"] {
  const found = new Map<string, Geometry["marks"][number]>();
  for (const post of posts.values()) {
    if (post.terrain === "taiwan" || (post.city && (post.city.milepost === post.id || post.city.kind === "major")))
      continue;
    const kind = MARKS.find((each) => each === post.terrain) ?? "clear";
    const patch = [kind, Math.floor(post.x / u / PATCH), Math.floor(post.y / u / PATCH)].join(" ");
    const marks = found.get(patch) ?? { kind, d: "" };
    found.set(patch, { kind, d: marks.d + markOf(kind, post) });
  }
  return [...found.values()];
}

function markOf(kind: (typeof MARKS)[number], { x, y }: Post): string {
  if (kind === "clear" || kind === "desert") return `M${n1(x)},${n1(y)}h0`;
  const q = kind === "mountain" ? 2.5 : 3;
  return `M${n1(x - q)},${n1(y + q * 0.8)}l${q},${n1(-q * 1.7)}l${q},${n1(q * 1.7)}z`;
}

export function geometry(board: ChinaBoard, art: Art): Geometry {
  const u = art.fit;
  const posts = postsOf(board, art, u);
  const cities = citiesOf(board, art, posts, u);
  const near = new Map<string, string[]>();
  const waters = new Map<string, { crossing: string; water: string }>();
  for (const [a, b, crossing, water] of board.edges) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
    if (crossing) waters.set(`${a} ${b}`, { crossing, water: water ?? "" });
  }
  const ports = portsOf(board, posts, near);
  const items = new Map<string, Item>();
  for (const post of posts.values())
    items.set(post.id, { id: post.id, x: post.x, y: post.y, r: 0.58 * u, major: post.city?.milepost === post.id });
  const islands = [...cities.values()].filter((city) => city.kind === "taiwan");
  const find = (x: number, y: number): Item | null => {
    for (const city of islands) if (Math.hypot(city.x - x, city.y - y) < 0.8 * u) return items.get(city.id) ?? null;
    return nearest(items, x / u, y / u);
  };
  const frame = { x0: art.frame[0] * u, y0: art.frame[1] * u, x1: art.frame[2] * u, y1: art.frame[3] * u };
  return { u, posts, cities, ports, near, waters, items: [...items.values()], frame, find, marks: marksOf(posts, u) };
}

/** The milepost nearest to a point, by arithmetic of the lattice: two rows, one column each. */
function nearest(items: Map<string, Item>, x: number, y: number): Item | null {
  let best: Item | null = null;
  let least = 0.62;
  for (const row of [Math.floor(y / ROW), Math.ceil(y / ROW)]) {
    const shift = row % 2 ? 0.5 : 0;
    const column = Math.round(x - shift);
    const d = Math.hypot(column + shift - x, row * ROW - y);
    const found = items.get(`r${two(row)}c${two(column)}`);
    if (found && d < least) {
      least = d;
      best = found;
    }
  }
  return best;
}

/** The cells of mileposts as one shape, its rim, and places for a sign round it and round others. */
export function zone(
  ids: Iterable<string>,
  geo: Geometry,
  also: string[] = [],
): { area: string; rim: string; rims: [number, number][] } {
  const posts = [...ids].flatMap((id) => geo.posts.get(id) ?? []);
  return {
    area: posts.map((post) => polygon(post, geo.u)).join(""),
    rim: rim(posts, geo.u),
    rims: around([...posts, ...also.flatMap((id) => geo.posts.get(id) ?? [])], geo.u),
  };
}

/** Places for a sign: above, below and beside the outermost mileposts. */
function around(posts: Post[], u: number): [number, number][] {
  const end = (by: (post: Post) => number) =>
    posts.reduce((best, post) => (by(post) > by(best) ? post : best), posts[0]!);
  const found: [number, number][] = [];
  for (const turn of [-90, 90, -60, -120, 60, 120, 0, 180, -30, 30, 150, 210]) {
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const at = end((post) => post.x * dx + post.y * dy);
    if (at) found.push([at.x + dx * u * 2.4, at.y + dy * u * 1.1]);
  }
  return found;
}

/** The middles of segments across water, as short bars. */
export function crossings(edges: Iterable<string>, geo: Geometry): string {
  let d = "";
  for (const edge of edges) {
    const [a, b] = edge.split("-").map((id) => geo.posts.get(id));
    if (a && b)
      d += `M${n1(a.x * 0.66 + b.x * 0.34)},${n1(a.y * 0.66 + b.y * 0.34)}L${n1(a.x * 0.34 + b.x * 0.66)},${n1(a.y * 0.34 + b.y * 0.66)}`;
  }
  return d;
}

/** A major city's hexagon, indented where a milepost is missing at the sea. */
export function hexagon(city: City, geo: Geometry): string {
  const outer = city.outer.map((id) => geo.posts.get(id)!).filter(Boolean);
  const points = [0, 60, 120, 180, 240, 300].map((angle) => {
    const a = (angle * Math.PI) / 180;
    const there = outer.some(
      (post) => Math.hypot(city.x + geo.u * Math.cos(a) - post.x, city.y + geo.u * Math.sin(a) - post.y) < geo.u * 0.2,
    );
    const reach = geo.u * (there ? 1.2 : 0.36);
    return `${n1(city.x + reach * Math.cos(a))},${n1(city.y + reach * Math.sin(a))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Ferry and container links as arcs over the sea, with a place for the price. */
export function arcs(geo: Geometry): { port: Port; d: string; x: number; y: number }[] {
  const islands = [...geo.cities.values()].filter((city) => city.kind === "taiwan");
  return geo.ports.flatMap((port) => {
    const a = geo.posts.get(port.milepost)!;
    const goal =
      port.kind === "ferry"
        ? geo.cities.get(port.other)
        : islands.toSorted((p, q) => Math.hypot(p.x - a.x, p.y - a.y) - Math.hypot(q.x - a.x, q.y - a.y))[0];
    if (!goal) return [];
    const bend = (port.kind === "ferry" ? 0.9 : -0.7) * geo.u;
    const length = Math.hypot(goal.x - a.x, goal.y - a.y) || 1;
    const cx = (a.x + goal.x) / 2 - ((goal.y - a.y) / length) * bend;
    const cy = (a.y + goal.y) / 2 + ((goal.x - a.x) / length) * bend;
    return [
      {
        port,
        d: `M${n1(a.x)},${n1(a.y)}Q${n1(cx)},${n1(cy)} ${n1(goal.x)},${n1(goal.y)}`,
        x: (a.x + 2 * cx + goal.x) / 4,
        y: (a.y + 2 * cy + goal.y) / 4,
      },
    ];
  });
}

export function lineOf(ids: (string | undefined)[], geo: Geometry): string {
  const points = ids.map((id) => (id ? geo.posts.get(id) : undefined)).filter((post) => post !== undefined);
  return points.length < 2 ? "" : `M${points.map((post) => `${n1(post.x)},${n1(post.y)}`).join("L")}`;
}
/** Segments "a-b" as one path. */
export function segments(edges: Iterable<string>, geo: Geometry): string {
  let d = "";
  for (const edge of edges) {
    const [a, b] = edge.split("-").map((id) => geo.posts.get(id));
    if (a && b) d += `M${n1(a.x)},${n1(a.y)}L${n1(b.x)},${n1(b.y)}`;
  }
  return d;
}
/** Dots as one path: points with round caps. */
export function dots(ids: Iterable<string>, geo: Geometry): string {
  let d = "";
  for (const id of ids) {
    const post = geo.posts.get(id);
    if (post) d += `M${n1(post.x)},${n1(post.y)}h0`;
  }
  return d;
}

/** The cities that supply a load. */
export function sourcesOf(board: ChinaBoard | null, load: string): BoardCity[] {
  return (board?.cities ?? []).filter((city) => city.loads?.includes(load));
}
export function sourceNames(board: ChinaBoard | null, load: string): string {
  return sourcesOf(board, load)
    .map((city) => city.name)
    .join(", ");
}
