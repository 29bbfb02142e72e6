/** How a board of cities and links is drawn by hand: cities anywhere, links from one to the next. */
import type { Item } from "../../board/types";
import {
  boardThing,
  column,
  entries,
  freeId,
  listOf,
  numberOf,
  rowField,
  textOf,
  words,
  nameOf,
  rowOf,
} from "../../workshop/kit/fields";
import { TAKES_AWAY } from "../../workshop/kit/looks";
import { rowsOf, withFields, type Draft } from "../../workshop/kit/patches";
import type { Board, Row, Value } from "../../workshop/kit/board";
import type { Choice, Drawing, Ground, Mark, Thing, Tool, Workshop } from "../../workshop/kit/types";

const DEGREE = 62; // board pixels of one degree of latitude
const FINE = 0.05; // degrees to which a place is rounded
const HOME = { south: 46.5, north: 55.5, west: 5, east: 17.5 }; // what a blank sheet shows
const GOODS = ["blue", "violet", "red", "yellow"] as const;
const ROUTES = ["green", "turquoise", "grey", "pink", "orange", "brown"] as const;
const COUNTRIES = ["german", "foreign"] as const;
const RADIUS = 15;
const MOST_FREE = 2000; // places that the keys go to

interface Place {
  lat: number;
  lon: number;
}
/** Somewhere on earth, whatever the file says. */
function placeOf(city: Row): Place {
  const aside = "display_lat" in city && "display_lon" in city;
  const within = (key: string, most: number) => Math.max(-most, Math.min(most, numberOf(city, key) || 0));
  return { lat: within(aside ? "display_lat" : "lat", 90), lon: within(aside ? "display_lon" : "lon", 180) };
}
/** How much narrower a degree of longitude is; steady while one draws. */
function narrow(board: Board): number {
  const cities = rowsOf(board, "cities");
  const mean = cities.reduce((sum, city) => sum + placeOf(city).lat, 0) / (cities.length || 1);
  const lat = cities.length === 0 || (mean > 40 && mean < 60) ? 51 : Math.round(mean / 10) * 10;
  return Math.max(0.2, Math.cos((lat * Math.PI) / 180));
}
function pixels(thin: number, { lat, lon }: Place): { x: number; y: number } {
  return { x: lon * thin * DEGREE, y: -lat * DEGREE };
}
const fine = (degrees: number) => Math.round(Math.round(degrees / FINE) * FINE * 100) / 100;

function cellOfPlace({ lat, lon }: Place): string {
  return `at:${fine(lat)}:${fine(lon)}`;
}
function freePlace(cell: string): Place | null {
  const [kind, lat, lon] = cell.split(":");
  return kind === "at" ? { lat: Number(lat), lon: Number(lon) } : null;
}
const cityOf = (cell: string) => (cell.startsWith("city:") ? cell.slice(5) : null);
const linkOf = (cell: string) => (cell.startsWith("link:") ? cell.slice(5) : null);

/** The middle of a link, where its price stands. */
function middles(board: Board): Map<string, { x: number; y: number; link: Row; a: Place; b: Place }> {
  const thin = narrow(board);
  const cities = new Map(rowsOf(board, "cities").map((city) => [textOf(city, "id"), placeOf(city)]));
  const found = new Map<string, { x: number; y: number; link: Row; a: Place; b: Place }>();
  for (const link of rowsOf(board, "links")) {
    const [a, b] = [cities.get(textOf(link, "a")), cities.get(textOf(link, "b"))];
    if (!a || !b) continue;
    const [p, q] = [pixels(thin, a), pixels(thin, b)];
    found.set(textOf(link, "id"), { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2, link, a, b });
  }
  return found;
}

function ground(board: Board): Ground {
  const thin = narrow(board);
  const cities = rowsOf(board, "cities");
  const spots = cities.map(placeOf);
  const near = spots.length === 0 || spots.some(({ lat, lon }) => lat > 40 && lat < 60 && lon > -5 && lon < 25);
  const all = near ? [...spots, { lat: HOME.south, lon: HOME.west }, { lat: HOME.north, lon: HOME.east }] : spots;
  const at = all.map((place) => pixels(thin, place));
  const [xs, ys] = [at.map(({ x }) => x), at.map(({ y }) => y)];
  const air = DEGREE * 1.2;
  const frame = {
    x0: Math.min(...xs) - air,
    y0: Math.min(...ys) - air,
    x1: Math.max(...xs) + air,
    y1: Math.max(...ys) + air,
  };
  const items: Item[] = cities.map((city, i) => ({
    id: `city:${textOf(city, "id")}`,
    ...pixels(thin, spots[i]!),
    r: RADIUS * 1.3,
    major: true,
  }));
  for (const [id, { x, y }] of middles(board)) items.push({ id: `link:${id}`, x, y, r: 12 });
  // A coarse net of free places, for the keys; the pointer finds every place.
  const net: Item[] = [];
  let step = DEGREE / 2;
  while (((frame.x1 - frame.x0) / step) * ((frame.y1 - frame.y0) / step) > MOST_FREE) step *= 2;
  for (let y = Math.ceil(frame.y0 / step) * step; y < frame.y1; y += step)
    for (let x = Math.ceil(frame.x0 / step) * step; x < frame.x1; x += step)
      if (items.every((item) => Math.hypot(item.x - x, item.y - y) > item.r + 4))
        net.push({ ...free(thin, x, y), r: step / 2 });
  return {
    frame,
    cell: DEGREE,
    items: [...items, ...net],
    find: (x, y) => {
      const hit = items.find((item) => Math.hypot(item.x - x, item.y - y) <= item.r);
      return hit ?? free(thin, x, y);
    },
    near: () => items.filter((item) => item.major).map((item) => item.id),
    shifted: (id, from, to) => {
      const [a, b, c] = [id, from, to].map((cell) => placeAt(board, cell));
      return a && b && c ? cellOfPlace({ lat: a.lat + c.lat - b.lat, lon: a.lon + c.lon - b.lon }) : null;
    },
  };
}
function free(thin: number, x: number, y: number): Item {
  const place = { lat: fine(-y / DEGREE), lon: fine(x / thin / DEGREE) };
  return { id: cellOfPlace(place), ...pixels(thin, place), r: 20 };
}
function placeAt(board: Board, cell: string): Place | null {
  const city = rowOf(board, "cities", cityOf(cell));
  return city ? placeOf(city) : freePlace(cell);
}

function build(draft: Draft, cell: string, colour: string, country: string): void {
  const place = freePlace(cell);
  if (!place) return;
  const id = freeId(draft.rows("cities"), "C", 2);
  draft.add("cities", { id, name: id, colour, country, ...place });
}
function join(draft: Draft, way: string[], colour: string): void {
  const cities = way.map(cityOf).filter((id) => id !== null);
  for (let i = 1; i < cities.length; i += 1) {
    const [a, b] = [cities[i - 1]!, cities[i]!];
    const links = draft.rows("links");
    const found = links.findIndex((link) => [`${a}|${b}`, `${b}|${a}`].includes(`${link["a"]}|${link["b"]}`));
    if (found >= 0) draft.change("links", found, { colour });
    else if (a !== b) draft.add("links", { id: linkId(links, a, b), a, b, colour, cost: distance(draft.board, a, b) });
  }
}
function linkId(links: Row[], a: string, b: string): string {
  const id = `${a}-${b}`;
  return links.some((link) => link?.["id"] === id) ? freeId(links, `${id}-`) : id;
}
/** A price to begin with: about as on the shipped board, longer ways cost more. */
function distance(board: Board, a: string, b: string): number {
  const [p, q] = [a, b].map((id) => placeAt(board, `city:${id}`));
  if (!p || !q) return 3;
  const thin = narrow(board);
  return Math.min(9, Math.max(2, Math.round(Math.hypot((p.lon - q.lon) * thin, p.lat - q.lat) * 2.2)));
}
function raze(draft: Draft, id: string): void {
  draft.removeAll("links", (link) => link["a"] === id || link["b"] === id);
  draft.removeAll("cities", (city) => city["id"] === id);
  draft.rows("goods_cards").forEach((card, i) => {
    const cities = listOf(card, "cities");
    if (cities.includes(id))
      draft.change("goods_cards", i, { cities: cities.map((each) => (each === id ? "" : each)) });
  });
}
function move(draft: Draft, from: string, to: string): boolean {
  const [id, place] = [cityOf(from), freePlace(to)];
  const at = draft.index("cities", "id", id);
  if (at < 0 || !place) return false;
  const aside = "display_lat" in draft.rows("cities")[at]!;
  draft.change("cities", at, { ...place, ...(aside ? { display_lat: place.lat, display_lon: place.lon } : {}) });
  return true;
}

const colours = words("vd-ws-good", GOODS);
const routes = words("vd-ws-route", ROUTES);
const countries = words("vd-ws-country", COUNTRIES);
const TOOLS: Tool[] = [
  {
    id: "city",
    name: "vd-ws-tool-city",
    key: "c",
    look: { x: 0, y: 0, r: 0.75, shape: "disc", fill: "var(--good-blue)", stroke: "var(--cityline)" },
    how: "place",
    options: [
      { key: "colour", name: "vd-ws-colour", choices: () => colours },
      { key: "country", name: "vd-ws-country", choices: () => countries },
    ],
    apply: (draft, way, { colour = "blue", country = "german" }) =>
      way.forEach((cell) => build(draft, cell, colour, country)),
  },
  {
    id: "link",
    name: "vd-ws-tool-link",
    key: "l",
    look: { x: 0, y: 0, r: 0.85, shape: "bar", fill: "var(--route-green)" },
    how: "line",
    options: [{ key: "colour", name: "vd-ws-colour", choices: () => routes }],
    apply: (draft, way, { colour = "green" }) => join(draft, way, colour),
  },
  {
    id: "remove",
    name: "vd-ws-tool-remove",
    key: "d",
    look: TAKES_AWAY,
    how: "place",
    apply: (draft, way) => way.forEach((cell) => clear(draft, cell)),
  },
];
function clear(draft: Draft, cell: string): void {
  const [city, link] = [cityOf(cell), linkOf(cell)];
  if (city !== null) raze(draft, city);
  else if (link !== null) draft.removeAll("links", (each) => each["id"] === link);
}

function drawing(board: Board): Drawing {
  const thin = narrow(board);
  const { x0, y0, x1, y1 } = ground(board).frame;
  const sheet = `M${x0},${y0}H${x1}V${y1}H${x0}Z`;
  const made: Drawing = {
    paths: [{ d: sheet, fill: "var(--land)", stroke: "var(--border)", width: 1, ground: true }],
    marks: [],
    names: [],
  };
  const links = [...middles(board).values()];
  made.lines = links.map(({ a, b }) => {
    const [p, q] = [pixels(thin, a), pixels(thin, b)];
    return [p.x, p.y, q.x, q.y];
  });
  const line = (colour: string) =>
    links
      .filter(({ link }) => link["colour"] === colour)
      .map(({ a, b }) => {
        const [p, q] = [pixels(thin, a), pixels(thin, b)];
        return `M${p.x.toFixed(1)},${p.y.toFixed(1)}L${q.x.toFixed(1)},${q.y.toFixed(1)}`;
      })
      .join("");
  for (const colour of ROUTES) made.paths.push({ d: line(colour), stroke: `var(--route-${colour})`, width: 6 });
  const badge = (colour: string, x: number, y: number, cost: string): Mark => ({
    x,
    y,
    r: 10,
    shape: "disc",
    fill: `var(--route-${colour})`,
    stroke: "var(--raised)",
    text: cost,
    ink: `var(--route-${colour}-ink)`,
  });
  for (const { x, y, link } of links) made.marks.push(badge(textOf(link, "colour"), x, y, String(link["cost"] ?? "?")));
  for (const city of rowsOf(board, "cities")) {
    const { x, y } = pixels(thin, placeOf(city));
    made.marks.push({
      x,
      y,
      r: RADIUS,
      shape: city["country"] === "foreign" ? "square" : "disc",
      fill: `var(--good-${textOf(city, "colour")})`,
      stroke: "var(--cityline)",
    });
    made.names.push({ x, y, room: RADIUS, text: textOf(city, "name"), size: 13, bold: true });
  }
  return made;
}

function things(board: Board, cell: string): Thing[] {
  const link = linkThing(
    board,
    rowsOf(board, "links").findIndex((each) => each?.["id"] === linkOf(cell)),
  );
  if (link) return [link];
  const id = cityOf(cell);
  const at = rowsOf(board, "cities").findIndex((each) => each?.["id"] === id);
  if (at < 0 || id === null) return [];
  const field = (key: string, name: string, kind: "text" | "number" | "choice", choices?: Choice[]) =>
    rowField(board, "cities", at, key, name, kind, choices ? { choices } : {});
  const city: Thing = {
    id: "city",
    name: "vd-ws-city",
    label: textOf(rowsOf(board, "cities")[at], "name"),
    fields: [
      field("name", "ws-name", "text"),
      field("colour", "vd-ws-colour", "choice", colours),
      field("country", "vd-ws-country", "choice", countries),
    ],
    remove: (draft) => raze(draft, id),
  };
  const ends = rowsOf(board, "links").flatMap((each, i) => (each?.["a"] === id || each?.["b"] === id ? [i] : []));
  return [city, ...ends.map((i) => linkThing(board, i)!)];
}
function linkThing(board: Board, at: number): Thing | null {
  const link = rowsOf(board, "links")[at];
  if (!link) return null;
  const name = (id: Value | undefined) => nameOf(board, "cities", id) || String(id);
  return {
    id: `link-${at}`,
    name: "vd-ws-link",
    label: `${name(link["a"])} – ${name(link["b"])}`,
    fields: [
      rowField(board, "links", at, "colour", "vd-ws-colour", "choice", { choices: routes }),
      rowField(board, "links", at, "cost", "vd-ws-cost", "number", { least: 0, most: 99 }),
    ],
    remove: (draft) => draft.remove("links", at),
  };
}

const slot = (i: number) =>
  column(`city-${i}`, `vd-ws-card-${i + 1}`, "choice", {
    choices: entries("cities"),
    read: (row) => listOf(row, "cities")[i],
    write: (row, value) => {
      const cities = [0, 1, 2].map((k) => listOf(row, "cities")[k] ?? "");
      cities[i] = value ?? "";
      return withFields(row, { cities });
    },
  });

export const workshop: Workshop = {
  sizes: [],
  blank: (_size, shipped) => ({
    ...shipped,
    id: "own",
    name: "",
    cities: [],
    links: [],
    goods_cards: rowsOf(shipped, "goods_cards").map(({ id }) => ({ id: id!, cities: ["", "", ""] })),
  }),
  ground,
  drawing,
  tools: TOOLS,
  sheets: [
    {
      table: "goods_cards",
      name: "vd-ws-cards",
      columns: [column("id", "ws-id", "text"), slot(0), slot(1), slot(2)],
      fresh: (board) => ({ id: freeId(rowsOf(board, "goods_cards"), "G", 2), cities: ["", "", ""] }),
    },
    {
      table: "cities",
      name: "vd-ws-cities",
      columns: [
        column("id", "ws-id", "text"),
        column("name", "ws-name", "text"),
        column("colour", "vd-ws-colour", "choice", { choices: () => colours }),
        column("country", "vd-ws-country", "choice", { choices: () => countries }),
        column("lat", "ws-lat", "number"),
        column("lon", "ws-lon", "number"),
      ],
      fresh: (board) => ({
        id: freeId(rowsOf(board, "cities"), "C", 2),
        name: "",
        colour: "blue",
        country: "german",
        lat: 51,
        lon: 10,
      }),
    },
    {
      table: "links",
      name: "vd-ws-links",
      columns: [
        column("id", "ws-id", "text"),
        column("a", "vd-ws-from", "choice", { choices: entries("cities") }),
        column("b", "vd-ws-to", "choice", { choices: entries("cities") }),
        column("colour", "vd-ws-colour", "choice", { choices: () => routes }),
        column("cost", "vd-ws-cost", "number"),
      ],
      fresh: (board) => ({ id: freeId(rowsOf(board, "links"), "L", 2), a: "", b: "", colour: "green", cost: 3 }),
    },
  ],
  things,
  facts: (board) => [boardThing(board)],
  cellOf: (board, table, index, spot) => {
    const id = rowsOf(board, table)[index]?.["id"] ?? spot?.id;
    if (table === "cities" && id !== undefined) return `city:${String(id)}`;
    return table === "links" && id !== undefined ? `link:${String(id)}` : null;
  },
  sentence: (board, cell) => {
    const thing = things(board, cell)[0];
    return thing?.label ? `${thing.label}. ${cityOf(cell) ?? linkOf(cell)}` : cell;
  },
  lift: (board, cell) => {
    const city = rowOf(board, "cities", cityOf(cell));
    return city ? withFields(city, { id: undefined, display_lat: undefined, display_lon: undefined }) : null;
  },
  lay: (draft, cell, copy) => {
    const place = freePlace(cell);
    if (place) draft.add("cities", { id: freeId(draft.rows("cities"), "C", 2), ...copy, ...place });
  },
  clear,
  move,
};
