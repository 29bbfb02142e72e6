/** Route symbols, goods and the geometry of the board of links; the rules live on the server. */
import type { Art, Box, Item } from "../../board/types";
import type { VolldampfBoard } from "./view";

export const ROUTES = ["green", "turquoise", "grey", "pink", "orange", "brown"];
export const GOODS = ["blue", "violet", "red", "yellow"];
/** The seven phases of a round: the keys of the server that belong to each, and where its rules begin. */
export const PHASES: { name: string; keys: string[]; rule: string }[] = [
  { name: "goods", keys: ["setup", "goods"], rule: "VD-57" },
  { name: "cards", keys: ["routes"], rule: "VD-63" },
  { name: "loans", keys: ["loans"], rule: "VD-66" },
  { name: "bids", keys: ["alles-neu", "auction", "groups"], rule: "VD-79" },
  { name: "build", keys: ["building"], rule: "VD-100" },
  { name: "move", keys: ["transport", "subvention"], rule: "VD-111" },
  { name: "pay", keys: ["award", "over"], rule: "VD-131" },
];
/** Names that stay when the board is small: on the shipped one these, else the cities with most links. */
const MAJOR = new Set(["BER", "HAM", "MUN", "KOL", "FRA", "LEI", "STU", "BRS"]);
/** Distance from cube to cube, and the side of one, in board pixels. */
export const CUBE = 13.5;
export const SIDE = 10.5;

export interface City {
  id: string;
  name: string;
  x: number;
  y: number;
  r: number;
  colour: string;
  foreign: boolean;
  major: boolean;
  label: { x: number; y: number; anchor: "start" | "middle" | "end"; size: number; text: string };
  slot: [number, number];
}
export interface Link {
  id: string;
  a: City;
  b: City;
  x: number;
  y: number;
  long: number;
  colour: string;
  cost: number;
}
export interface Geometry {
  cities: Map<string, City>;
  links: Map<string, Link>;
  frame: Box;
}

function majorOf(board: VolldampfBoard): Set<string> {
  if ([...MAJOR].every((id) => board.cities.some((city) => city.id === id))) return MAJOR;
  const links = new Map<string, number>();
  for (const end of board.links.flatMap((link) => [link.a, link.b])) links.set(end, (links.get(end) ?? 0) + 1);
  const most = board.cities.map((city) => city.id).toSorted((a, b) => (links.get(b) ?? 0) - (links.get(a) ?? 0));
  return new Set(most.slice(0, MAJOR.size));
}

export function geometry(board: VolldampfBoard, art: Art): Geometry {
  const u = art.fit;
  const labels = new Map(art.labels.map((label) => [label.id, label]));
  const cities = new Map<string, City>();
  const major = majorOf(board);
  for (const city of board.cities) {
    const [x, y] = art.cells[city.id] ?? [0, 0];
    const label = labels.get(city.id);
    const slot = art.slots[city.id] ?? [0.2, -0.1];
    cities.set(city.id, {
      id: city.id,
      name: city.name,
      x: x * u,
      y: y * u,
      r: city.id === "BER" ? 13 : 11,
      colour: city.colour,
      foreign: city.country !== "german",
      major: major.has(city.id),
      label: {
        x: (label?.dx ?? 0) * u,
        y: (label?.dy ?? 0.3) * u,
        anchor: label?.anchor ?? "middle",
        size: label?.size ?? 12.5,
        text: label?.lines.join(" ") ?? city.name,
      },
      slot: [slot[0] * u, slot[1] * u],
    });
  }
  const links = new Map<string, Link>();
  for (const link of board.links) {
    const a = cities.get(link.a);
    const b = cities.get(link.b);
    if (!a || !b) continue;
    links.set(link.id, {
      id: link.id,
      a,
      b,
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      long: Math.hypot(b.x - a.x, b.y - a.y),
      colour: link.colour,
      cost: link.cost,
    });
  }
  const [x0, y0, x1, y1] = art.frame;
  return { cities, links, frame: { x0: x0 * u, y0: y0 * u, x1: x1 * u, y1: y1 * u } };
}

export interface Cube {
  id: string;
  city: City;
  colour: string;
  count: number;
  /** From the city's centre: the upper left corner of the front. */
  x: number;
  y: number;
  wide: number;
}

/** Cubes in a row at the free side of the city, one entry per colour; more than four: one cube per colour with its count. */
export function cubesOf(city: City, goods: string[]): Cube[] {
  const colours = GOODS.filter((colour) => goods.includes(colour));
  const counted = goods.length > 4;
  const shown = counted ? colours.length : goods.length;
  const [dx, dy] = city.slot;
  const share = dx > 0 ? 0 : Math.abs(dx + 27) < 2 ? 0.5 : 1;
  let x = dx + (4 - shown) * CUBE * share;
  return colours.map((colour) => {
    const count = goods.filter((each) => each === colour).length;
    const cube = { id: `g:${city.id}:${colour}`, city, colour, count, x, y: dy + 4, wide: counted ? 1 : count };
    x += cube.wide * CUBE;
    return cube;
  });
}

/** The corners of a city, the one farthest from its name and its cubes first: there signs hide nothing. */
export function freeCorners(city: City): [number, number][] {
  const { x, y, anchor, size, text } = city.label;
  const wide = text.length * size * 0.48;
  const along = anchor === "start" ? [0, 0.5, 1] : anchor === "end" ? [-1, -0.5, 0] : [-0.5, 0, 0.5];
  const [dx, dy] = city.slot;
  const taken = [
    ...along.map((share) => [x + share * wide, y - size * 0.35]),
    ...[0, 2, 4].map((n) => [dx + n * CUBE, dy + 8]),
  ];
  const room = ([side, down]: [number, number]) =>
    Math.min(...taken.map(([px, py]) => Math.hypot(side * (city.r + 6) - px!, down * (city.r + 5) - py!)));
  const corners: [number, number][] = [
    [1, -1],
    [-1, -1],
    [1, 1],
    [-1, 1],
  ];
  return corners.toSorted((a, b) => room(b) - room(a));
}

/** What can be pointed at: cities, links at their badge, cubes. `ps` is the size of pieces at this zoom. */
export function items(geo: Geometry, cubes: Cube[], ps: number): Item[] {
  const found: Item[] = [];
  for (const city of geo.cities.values())
    found.push({ id: `c:${city.id}`, x: city.x, y: city.y, r: city.r + 5, major: true });
  for (const link of geo.links.values()) found.push({ id: `l:${link.id}`, x: link.x, y: link.y, r: 13 });
  for (const cube of cubes) {
    const x = cube.city.x + (cube.x + (cube.wide * CUBE) / 2 - 1) * ps;
    found.push({
      id: cube.id,
      x,
      y: cube.city.y + (cube.y + SIDE / 2 - 1) * ps,
      r: (5 + cube.wide * 4) * Math.max(ps, 0.7),
    });
  }
  return found;
}

/** The symbol of a route colour round the origin. */
export function symbol(colour: string, r: number): string {
  const ring = (n: number, from: number, radius: (i: number) => number) =>
    `M${Array.from({ length: n }, (_, i) => {
      const a = ((from + (360 * i) / n) * Math.PI) / 180;
      return `${(radius(i) * Math.cos(a)).toFixed(2)},${(radius(i) * Math.sin(a)).toFixed(2)}`;
    }).join("L")}Z`;
  switch (colour) {
    case "green":
      return ring(8, 22.5, () => r * 1.04);
    case "turquoise":
      return `M${-r},0a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0z`;
    case "grey":
      return ring(4, 45, () => r * 1.24);
    case "pink":
      return ring(4, 0, () => r * 1.24);
    case "orange":
      return `M0,${-r * 1.3}L${r * 1.3},${r * 0.92}H${-r * 1.3}Z`;
    default:
      return ring(10, -90, (i) => (i % 2 ? r * 0.8 : r * 1.36));
  }
}

/** Pips of a good, as on a die, in a square of this side round the origin. */
export function pips(colour: string, side: number): [number, number][] {
  const q = side * 0.25;
  switch (colour) {
    case "blue":
      return [[0, 0]];
    case "violet":
      return [
        [-q, q],
        [q, -q],
      ];
    case "red":
      return [
        [-q, q],
        [0, 0],
        [q, -q],
      ];
    default:
      return [
        [-q, -q],
        [q, -q],
        [-q, q],
        [q, q],
      ];
  }
}

/** "310" for three seats: how many spaces each wins. */
export function shares(split: string | null | undefined): number[] {
  return [...(split ?? "")].map((digit) => parseInt(digit, 16));
}

export function nameOf(link: Link): string {
  return `${link.a.name}–${link.b.name}`;
}
