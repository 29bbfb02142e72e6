/** How a board of mileposts is drawn by hand: land with its ways, cities, ports, waters between mileposts, cards. */
import {
  cellId,
  crossed,
  facesOf,
  groundOf,
  hexagon,
  middle,
  neighbours,
  spotOf,
  type Lattice,
  type Spot,
} from "../../workshop/kit/cells";
import {
  boardField,
  column,
  entries,
  freeId,
  freeNumber,
  listOf,
  numberOf,
  partField,
  rowField,
  slug,
  textOf,
  words,
} from "../../workshop/kit/fields";
import { TAKES_AWAY } from "../../workshop/kit/looks";
import { rowsOf, withFields, type Draft } from "../../workshop/kit/patches";
import type {
  Board,
  Choice,
  Column,
  Drawing,
  Field,
  Mark,
  Row,
  Thing,
  Tool,
  Value,
  Workshop,
} from "../../workshop/kit/types";

const STEP = 26;
const LIMIT = 201;
const TERRAINS = ["clear", "desert", "mountain", "alpine"] as const;
const PLACES = ["small", "medium", "major"] as const;
const CLASSES = [...PLACES, "taiwan"] as const;
const WATERS = ["river", "dry-river", "dry-lake", "lake", "inlet"] as const;
const PORTS = ["container", "ferry"] as const;
const FILLS: Record<string, string> = {
  clear: "var(--land)",
  desert: "var(--desert)",
  mountain: "var(--hill)",
  alpine: "var(--mount)",
};
const EVENTS = [
  ...["party-congress", "rail-tax", "strike", "flood", "new-year", "black-dragon", "derailment", "snow-manchuria"],
  ...["heavy-snow", "storm-at-sea", "wind-storm", "sand-storm", "earthquake", "desert-rains"],
] as const;
type Edge = [string, string, string | null, string | null];

const two = (n: number) => String(n).padStart(2, "0");

function lattice(board: Board): Lattice {
  let [rows, cols] = [0, 0];
  for (const post of rowsOf(board, "mileposts")) {
    rows = Math.max(rows, numberOf(post, "row") || 0);
    cols = Math.max(cols, numberOf(post, "col") || 0);
  }
  const size = (most: number) => Math.min(LIMIT, Math.max(12, most + 3));
  return { rows: size(rows), cols: size(cols), step: STEP, shifted: 1 };
}
const spotOfPost = (post: Row | undefined): Spot => [numberOf(post, "row"), numberOf(post, "col")];
const cellOfPost = (post: Row | undefined) => (post ? cellId(spotOfPost(post)) : "");
function at(board: Board, cell: string): number {
  const [row, col] = spotOf(cell);
  return rowsOf(board, "mileposts").findIndex((post) => post?.["row"] === row && post?.["col"] === col);
}
function postAt(board: Board, cell: string): Row | undefined {
  return rowsOf(board, "mileposts")[at(board, cell)];
}
const edgesOf = (board: Board) => rowsOf(board, "edges") as unknown as Edge[];
function cellOfId(board: Board, id: string): string {
  return cellOfPost(rowsOf(board, "mileposts").find((post) => post?.["id"] === id));
}
/** Mileposts by cell, for each board. */
const cache = new WeakMap<object, Map<string, Row>>();
function posts(board: Board): Map<string, Row> {
  const rows = rowsOf(board, "mileposts");
  const found = cache.get(rows) ?? new Map(rows.map((post) => [cellOfPost(post), post]));
  cache.set(rows, found);
  return found;
}

// ---- land -----------------------------------------------------------------------------------------

function paint(draft: Draft, cell: string, terrain: string): void {
  const found = at(draft.board, cell);
  if (found < 0) {
    raise(draft, cell, terrain);
    return;
  }
  const post = draft.rows("mileposts")[found]!;
  const plain = TERRAINS.some((each) => each === post["kind"]);
  const desert = terrain === "desert" ? post["desert"] : undefined;
  draft.change("mileposts", found, { terrain, desert, ...(plain ? { kind: terrain } : {}) });
}
/** A new milepost, with ways to all of its neighbours. */
function raise(draft: Draft, cell: string, terrain: string): void {
  const [row, col] = spotOf(cell);
  const id = `r${two(row)}c${two(col)}`;
  draft.add("mileposts", { id, row, col, kind: terrain, terrain });
  for (const spot of neighbours({ rows: LIMIT, cols: LIMIT, step: STEP, shifted: 1 }, [row, col])) {
    const other = postAt(draft.board, cellId(spot));
    if (other) draft.add("edges", [id, textOf(other, "id"), null, null]);
  }
}
function sink(draft: Draft, cell: string): void {
  const post = postAt(draft.board, cell);
  if (!post) return;
  raze(draft, cell);
  const id = post["id"];
  draft.removeAll("edges", (edge) => (edge as unknown as Edge)[0] === id || (edge as unknown as Edge)[1] === id);
  draft.removeAll("also", (edge) => (edge as unknown as Edge)[0] === id || (edge as unknown as Edge)[1] === id);
  draft.removeAll("mileposts", (each) => each === post || each["id"] === id);
}
function mark(draft: Draft, cell: string, key: string, value: string | undefined): void {
  const found = at(draft.board, cell);
  if (found >= 0) draft.change("mileposts", found, { [key]: value });
}

// ---- cities and ports -----------------------------------------------------------------------------

function aroundPost(board: Board, id: string): string[] {
  return edgesOf(board).flatMap((edge) => (edge[0] === id ? [edge[1]] : edge[1] === id ? [edge[0]] : []));
}
function dress(draft: Draft, id: string, kind: string | null): void {
  const found = draft.index("mileposts", "id", id);
  const post = draft.rows("mileposts")[found];
  if (post) draft.change("mileposts", found, { kind: kind ?? post["terrain"] ?? "clear" });
}
function cityAt(board: Board, id: string): number {
  return rowsOf(board, "cities").findIndex((city) => city?.["milepost"] === id || listOf(city, "outer").includes(id));
}
function portAt(board: Board, id: string): number {
  return rowsOf(board, "ports").findIndex((port) => port?.["milepost"] === id);
}
/** The milepost shows what lies there, and a major city takes all that is around it. */
function spread(draft: Draft, city: number): void {
  const row = draft.rows("cities")[city]!;
  const id = textOf(row, "milepost");
  const rank = textOf(row, "class");
  for (const old of listOf(row, "outer")) dress(draft, String(old), portKind(draft.board, String(old)));
  if (!id) return;
  dress(draft, id, rank === "major" ? "major-centre" : rank);
  const outer = rank === "major" ? aroundPost(draft.board, id) : undefined;
  draft.change("cities", city, { outer });
  for (const each of outer ?? []) dress(draft, each, portKind(draft.board, each) ?? "major-outer");
}
function portKind(board: Board, id: string): string | null {
  const port = rowsOf(board, "ports")[portAt(board, id)];
  return port ? `${textOf(port, "kind")}-port` : null;
}
function build(draft: Draft, cell: string, rank: string): void {
  if (!postAt(draft.board, cell)) raise(draft, cell, "clear");
  const id = textOf(postAt(draft.board, cell), "id");
  const found = cityAt(draft.board, id);
  if (found >= 0 && draft.rows("cities")[found]!["milepost"] !== id) return; // on the ground of another
  if (found >= 0) draft.change("cities", found, { class: rank });
  else {
    const name = freeId(draft.rows("cities"), "city-");
    draft.add("cities", { id: name, name, class: rank, milepost: id, loads: [] });
  }
  spread(draft, found >= 0 ? found : draft.rows("cities").length - 1);
}
function harbour(draft: Draft, cell: string, kind: string): void {
  const post = postAt(draft.board, cell);
  if (!post || portAt(draft.board, textOf(post, "id")) >= 0) return;
  const id = freeId(draft.rows("ports"), "port-");
  const owners = kind === "ferry" ? 2 : null;
  const other: Row = kind === "ferry" ? { other: "" } : {};
  draft.add("ports", { id, name: id, kind, price: 4, owners, milepost: textOf(post, "id"), ...other });
  const city = draft.rows("cities")[cityAt(draft.board, textOf(post, "id"))];
  if (city) draft.change("ports", draft.rows("ports").length - 1, { city: city["id"] });
  else dress(draft, textOf(post, "id"), `${kind}-port`);
}
/** Removes what lies on a milepost; the land stays. */
function raze(draft: Draft, cell: string): void {
  const id = textOf(postAt(draft.board, cell), "id");
  const port = portAt(draft.board, id);
  if (port >= 0) {
    draft.remove("ports", port);
    dress(draft, id, cityAt(draft.board, id) >= 0 ? "major-outer" : null);
  }
  const found = cityAt(draft.board, id);
  const city = draft.rows("cities")[found];
  if (!city || city["milepost"] !== id) return;
  for (const old of [id, ...listOf(city, "outer").map(String)]) dress(draft, old, portKind(draft.board, old));
  draft.remove("cities", found);
}
function move(draft: Draft, from: string, to: string): boolean {
  const [one, other] = [textOf(postAt(draft.board, from), "id"), textOf(postAt(draft.board, to), "id")];
  const [city, port] = [cityAt(draft.board, one), portAt(draft.board, one)];
  if (!one || !other || one === other || portAt(draft.board, other) >= 0) return false;
  if (port >= 0) {
    draft.change("ports", port, { milepost: other });
    dress(draft, one, city >= 0 ? "major-outer" : null);
    dress(draft, other, portKind(draft.board, other));
    return true;
  }
  const taken = cityAt(draft.board, other);
  if (city < 0 || draft.rows("cities")[city]!["milepost"] !== one || (taken >= 0 && taken !== city)) return false;
  dress(draft, one, null);
  draft.change("cities", city, { milepost: other });
  spread(draft, city);
  return true;
}

// ---- waters ---------------------------------------------------------------------------------------

/** Lets a water cross every way that the stroke crosses. */
function flow(draft: Draft, way: string[], kind: string | null, water: string | null): void {
  const area = lattice(draft.board);
  for (let i = 1; i < way.length; i += 1) {
    const [a, b] = crossed(area, way[i - 1]!, way[i]!).map((spot) => textOf(postAt(draft.board, cellId(spot)), "id"));
    const found = edgesOf(draft.board).findIndex(
      (edge) => (edge[0] === a && edge[1] === b) || (edge[0] === b && edge[1] === a),
    );
    const edge = edgesOf(draft.board)[found];
    if (edge) draft.set("edges", found, [edge[0], edge[1], kind, kind === null ? null : water]);
  }
}
const NEW = "+";
function waterOf(draft: Draft, chosen: string, kind: string): string {
  const waters = draft.rows("waters");
  if (waters.some((water) => water["id"] === chosen)) return chosen;
  const id = freeId(waters, `${kind}-`);
  draft.add("waters", { id, name: id, kind });
  return id;
}

// ---- tools ----------------------------------------------------------------------------------------

const waters = (board: Board): Choice[] => [{ id: NEW, name: "cr-ws-water-new" }, ...entries("waters")(board)];
const none = (of: (board: Board) => Choice[]) => (board: Board) => [...of(board), { id: "", name: "cr-ws-none" }];
const BY_NAME = [
  ["coast", "seas", "f"],
  ["region", "regions", "i"],
  ["desert", "deserts", "o"],
] as const;
const look = (more: Partial<Mark>): Mark => ({ x: 0, y: 0, r: 0.8, shape: "disc", fill: "none", ...more });
const TOOLS: Tool[] = [
  ...TERRAINS.map((terrain, i): Tool => ({
    id: terrain,
    name: `cr-ws-terrain-${terrain}`,
    key: "qwer"[i]!,
    look: look({ r: 1, shape: "hexagon", fill: FILLS[terrain]!, stroke: "var(--hexline)" }),
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => paint(draft, cell, terrain)),
  })),
  {
    id: "sea",
    name: "cr-ws-tool-sea",
    key: "d",
    look: look({ r: 1, shape: "hexagon", fill: "var(--sea)", stroke: "var(--coast)" }),
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => sink(draft, cell)),
  },
  ...PLACES.map((rank, i): Tool => ({
    id: rank,
    name: `cr-ws-class-${rank}`,
    key: "tyu"[i]!,
    look: look(cityLook(rank)),
    how: "place",
    apply: (draft, way) => way.forEach((cell) => build(draft, cell, rank)),
  })),
  {
    id: "port",
    name: "cr-ws-tool-port",
    key: "p",
    look: look({ shape: "diamond", fill: "var(--zone)", stroke: "var(--zone-line)" }),
    how: "place",
    options: [{ key: "kind", name: "cr-ws-kind", choices: () => words("cr-ws-port", PORTS) }],
    apply: (draft, way, { kind = "container" }) => way.forEach((cell) => harbour(draft, cell, kind)),
  },
  {
    id: "water",
    name: "cr-ws-tool-water",
    key: "a",
    look: look({ r: 0.85, shape: "bar", fill: "var(--river)" }),
    how: "line",
    faces: true,
    options: [
      { key: "water", name: "cr-ws-water", choices: waters },
      { key: "kind", name: "cr-ws-kind", choices: () => words("cr-ws-water", WATERS) },
    ],
    apply: (draft, way, { water = NEW, kind = "river" }) => {
      if (way.length > 1) flow(draft, way, kind, waterOf(draft, water, kind));
    },
  },
  {
    id: "dry",
    name: "cr-ws-tool-dry",
    key: "b",
    look: TAKES_AWAY,
    how: "line",
    faces: true,
    apply: (draft, way) => flow(draft, way, null, null),
  },
  ...BY_NAME.map(([key, table, letter]): Tool => ({
    id: `of-${key}`,
    name: `cr-ws-tool-${key}`,
    key: letter,
    look: look({
      r: 0.85,
      shape: "square",
      fill: key === "desert" ? "var(--desert)" : "var(--zone)",
      text: key[0]!.toUpperCase(),
      ink: key === "desert" ? "var(--terr-ink)" : "var(--zone-line)",
    }),
    how: "paint",
    options: [{ key, name: `cr-ws-${key}`, choices: none(entries(table)) }],
    apply: (draft, way, chosen) => way.forEach((cell) => mark(draft, cell, key, chosen[key] || undefined)),
  })),
];
function cityLook(rank: string): Partial<Mark> {
  if (rank === "major") return { r: 0.85, shape: "hexagon", fill: "var(--major)", stroke: "var(--cityline)" };
  if (rank === "medium") return { r: 0.7, shape: "square", fill: "var(--city)", stroke: "var(--cityline)" };
  return { r: 0.55, shape: "disc", fill: "var(--city)", stroke: "var(--cityline)" };
}

// ---- the map --------------------------------------------------------------------------------------

function drawing(board: Board): Drawing {
  const made: Drawing = { paths: [], marks: [], names: [] };
  const area = lattice(board);
  const all = rowsOf(board, "mileposts");
  const at = new Map(all.map((post) => [textOf(post, "id"), middle(area, spotOfPost(post))]));
  const grounds = new Map<string, string>();
  const [dots, peaks, snow] = [[] as string[], [] as string[], [] as string[]];
  for (const post of all) {
    const { x, y } = at.get(textOf(post, "id"))!;
    const terrain = textOf(post, "terrain") || textOf(post, "kind");
    grounds.set(terrain, (grounds.get(terrain) ?? "") + hexagon(x, y, STEP / Math.sqrt(3) + 0.3));
    const kind = textOf(post, "kind");
    if (kind === "mountain") peaks.push(`M${x - 4},${y + 3}l4,-7l4,7Z`);
    else if (kind === "alpine") snow.push(`M${x - 4},${y + 3}l4,-7l4,7Z`);
    else if (kind === "clear" || kind === "desert") dots.push(`M${x},${y}h0.01`);
  }
  for (const [terrain, d] of grounds) made.paths.push({ d, fill: FILLS[terrain] ?? "var(--land)", ground: true });
  made.paths.push(...coasts(board, at), ...gaps(board, at), ...rivers(board, at));
  made.paths.push({ d: dots.join(""), stroke: "var(--terr-ink)", width: 3 });
  made.paths.push({ d: peaks.join(""), fill: "none", stroke: "var(--terr-ink)", width: 1.2 });
  made.paths.push({ d: snow.join(""), fill: "var(--terr-ink)" });
  for (const city of rowsOf(board, "cities")) {
    const spot = at.get(textOf(city, "milepost"));
    if (!spot) continue;
    const rank = textOf(city, "class");
    const shape = cityLook(rank);
    for (const outer of listOf(city, "outer")) {
      const place = at.get(String(outer));
      if (place) made.marks.push({ ...place, r: 5, shape: "disc", fill: "var(--major)" });
    }
    made.marks.push({ ...spot, shape: "disc", fill: "", ...shape, r: (shape.r ?? 0.6) * 11 });
    made.names.push({
      ...spot,
      room: rank === "major" ? 10 : 7,
      text: textOf(city, "name"),
      size: rank === "major" ? 13 : 10,
      bold: rank !== "small",
      minor: rank === "small",
    });
  }
  for (const port of rowsOf(board, "ports")) {
    const spot = at.get(textOf(port, "milepost"));
    if (spot)
      made.marks.push({
        ...spot,
        r: 8,
        shape: "diamond",
        fill: "var(--zone)",
        stroke: "var(--zone-line)",
        text: String(port["price"] ?? ""),
        ink: "var(--zone-line)",
      });
  }
  return made;
}
type Places = Map<string, { x: number; y: number }>;
/** A short line across every way that a water crosses. */
function rivers(board: Board, at: Places) {
  const lines = new Map<string, string>();
  for (const edge of edgesOf(board)) {
    const [a, b] = [at.get(edge[0]), at.get(edge[1])];
    if (!a || !b || !edge[2]) continue;
    const [x, y, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, (b.y - a.y) / 3.2, (a.x - b.x) / 3.2];
    lines.set(
      edge[2],
      `${lines.get(edge[2]) ?? ""}M${(x - dx).toFixed(1)},${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`,
    );
  }
  return [...lines].map(([kind, d]) => ({
    d,
    stroke: kind.startsWith("dry") ? "var(--dry-river)" : kind === "river" ? "var(--river)" : "var(--sea-ink)",
    width: kind === "river" ? 3 : 4.5,
    ...(kind.startsWith("dry") ? { dash: "3 3" } : {}),
  }));
}
/** Mileposts of a coast, dotted in the colour of the sea. */
function coasts(board: Board, at: Places) {
  const d = rowsOf(board, "mileposts")
    .filter((post) => post && "coast" in post)
    .map((post) => {
      const { x, y } = at.get(textOf(post, "id"))!;
      return `M${x - 8},${y + 7}h16`;
    });
  return [{ d: d.join(""), stroke: "var(--coast)", width: 1.5 }];
}
/** Neighbours without a way between them: nobody builds there. */
function gaps(board: Board, at: Places) {
  const joined = new Set(edgesOf(board).flatMap((edge) => [`${edge[0]}|${edge[1]}`, `${edge[1]}|${edge[0]}`]));
  const byCell = posts(board);
  const area = lattice(board);
  let d = "";
  for (const [cell, post] of byCell)
    for (const spot of neighbours(area, spotOf(cell))) {
      const other = byCell.get(cellId(spot));
      const [a, b] = [textOf(post, "id"), textOf(other, "id")];
      if (!other || a > b || joined.has(`${a}|${b}`)) continue;
      const [p, q] = [at.get(a)!, at.get(b)!];
      d += `M${((p.x + q.x) / 2 - 3).toFixed(1)},${((p.y + q.y) / 2 - 3).toFixed(1)}l6,6m0,-6l-6,6`;
    }
  return [{ d, stroke: "var(--no)", width: 1.2 }];
}

// ---- what can be said of it -----------------------------------------------------------------------

function things(board: Board, cell: string): Thing[] {
  const found = at(board, cell);
  const post = rowsOf(board, "mileposts")[found];
  if (!post) return [];
  const id = textOf(post, "id");
  const [city, port] = [cityAt(board, id), portAt(board, id)];
  const named = (key: string, table: string): Field => ({
    ...rowField(board, "mileposts", found, key, `cr-ws-${key}`, "choice", {
      choices: entries(table)(board),
      optional: true,
    }),
  });
  const land: Thing = {
    id: "milepost",
    name: "cr-ws-milepost",
    label: id,
    fields: [
      {
        ...rowField(board, "mileposts", found, "terrain", "cr-ws-terrain", "choice", {
          choices: words("cr-ws-terrain", TERRAINS),
        }),
        set: (draft, value) => paint(draft, cell, String(value)),
      },
      ...BY_NAME.map(([key, table]) => named(key, table)),
    ],
    remove: (draft) => sink(draft, cell),
  };
  return [...(city >= 0 ? [cityThing(board, city)] : []), ...(port >= 0 ? [portThing(board, port, cell)] : []), land];
}
function cityThing(board: Board, at: number): Thing {
  const field = (key: string, name: string, kind: Field["kind"], more = {}) =>
    rowField(board, "cities", at, key, name, kind, more);
  const classes = words("cr-ws-class", PLACES);
  return {
    id: "city",
    name: "cr-ws-city",
    label: textOf(rowsOf(board, "cities")[at], "name"),
    fields: [
      field("name", "ws-name", "text"),
      {
        ...field("class", "cr-ws-class", "choice", { choices: classes }),
        set: (draft, value) => {
          draft.change("cities", at, { class: value });
          spread(draft, at);
        },
      },
      field("loads", "cr-ws-loads", "many", { choices: entries("loads")(board) }),
    ],
    remove: (draft) => raze(draft, cellOfId(draft.board, textOf(draft.rows("cities")[at], "milepost"))),
  };
}
function portThing(board: Board, at: number, cell: string): Thing {
  const port = rowsOf(board, "ports")[at]!;
  const field = (key: string, name: string, kind: Field["kind"], more = {}) =>
    rowField(board, "ports", at, key, name, kind, more);
  const small = rowsOf(board, "cities").filter((city) => city?.["class"] === "small");
  const ends = small.map((city) => ({ id: textOf(city, "id"), text: textOf(city, "name") }));
  return {
    id: "port",
    name: "cr-ws-port",
    label: textOf(port, "name"),
    fields: [
      field("name", "ws-name", "text"),
      field("price", "cr-ws-price", "number", { least: 0, most: 20 }),
      {
        ...field("owners", "cr-ws-owners", "choice", { choices: [{ id: "2", text: "2" }], optional: true }),
        value: port["owners"] === null ? undefined : String(port["owners"] ?? ""),
        set: (draft, value) => draft.change("ports", at, { owners: value === "2" ? 2 : null }),
      },
      ...(port["kind"] === "ferry" ? [field("other", "cr-ws-other", "choice", { choices: ends })] : []),
    ],
    remove: (draft) => raze(draft, cell),
  };
}

// ---- cards ----------------------------------------------------------------------------------------

/** One line of a demand card: city, load, payout. */
function demand(line: number): Column[] {
  const part = (slot: number, key: string, kind: Column["kind"], choices?: Column["choices"]) =>
    column(`${key}-${line}`, `cr-ws-demand-${key}`, kind, {
      ...(choices ? { choices } : {}),
      read: (row) => (listOf(row, "demands")[line] as Value[] | undefined)?.[slot],
      write: (row, value) => {
        const lines = [0, 1, 2].map((i) => [...((listOf(row, "demands")[i] as Value[] | undefined) ?? ["", "", 10])]);
        lines[line]![slot] = value ?? "";
        return withFields(row, { demands: lines });
      },
    });
  return [
    part(0, "city", "choice", entries("cities")),
    part(1, "load", "choice", entries("loads")),
    part(2, "pay", "number"),
  ];
}
const LISTS = ["rivers", "loads", "cities", "seas", "deserts"] as const;
const NUMBERS = ["coast", "radius", "inner", "outer"] as const;
const onLand = (board: Board) =>
  rowsOf(board, "cities")
    .filter((city) => city && "milepost" in city)
    .map((city) => ({ id: textOf(city, "id"), text: textOf(city, "name") }));
/** An empty list would be a list of nothing: the entry is left out. */
const optional = (table: string, key: string) =>
  column(key, `cr-ws-event-${key}`, "many", {
    choices: key === "cities" ? onLand : entries(table),
    write: (row, value) => withFields(row, { [key]: Array.isArray(value) && value.length > 0 ? value : undefined }),
  });
/** "0:0, 51:10": who has 51 pays 10. */
const taxes = column("table", "cr-ws-event-table", "many", {
  read: (row) => listOf(row, "table").map((pair) => (Array.isArray(pair) ? pair.join(":") : String(pair))),
  write: (row, value) => {
    const steps = (Array.isArray(value) ? value : []).map((step) => String(step).split(":").map(Number));
    return withFields(row, { table: steps.length > 0 ? steps : undefined });
  },
});
const named = (table: string, name: string, more: Column[] = [], extra: Row = {}) => ({
  table,
  name,
  columns: [column("id", "ws-id", "text"), column("name", "ws-name", "text"), ...more],
  fresh: (board: Board): Row => ({ id: slug("", rowsOf(board, table), table.slice(0, -1)), name: "", ...extra }),
});

export const workshop: Workshop = {
  sizes: [
    { key: "rows", name: "ws-size-rows", least: 8, most: 70, value: 24 },
    { key: "cols", name: "ws-size-cols", least: 8, most: 56, value: 26 },
  ],
  blank: (size, shipped) => {
    const board: Board = { ...shipped, id: "own", name: "" };
    for (const key of [
      "mileposts",
      "edges",
      "also",
      "waters",
      "seas",
      "deserts",
      "regions",
      "cities",
      "ports",
      "events",
      "demands",
    ])
      board[key] = [];
    delete board["lattice"];
    const area: Lattice = { rows: size["rows"]!, cols: size["cols"]!, step: STEP, shifted: 1 };
    const id = ([row, col]: Spot) => `r${two(row)}c${two(col)}`;
    for (let row = 0; row < area.rows; row += 1)
      for (let col = 0; col < area.cols; col += 1) {
        (board["mileposts"] as Value[]).push({ id: id([row, col]), row, col, kind: "clear", terrain: "clear" });
        for (const [r, c] of neighbours(area, [row, col]))
          if (r > row || (r === row && c > col))
            (board["edges"] as Value[]).push([id([row, col]), id([r, c]), null, null]);
      }
    return board;
  },
  ground: (board) => {
    const cities = new Set(rowsOf(board, "cities").map((city) => textOf(city, "milepost")));
    const all = posts(board);
    return groundOf(lattice(board), (cell) => cities.has(textOf(all.get(cell), "id")));
  },
  faces: (board) => facesOf(lattice(board)),
  drawing,
  tools: TOOLS,
  sheets: [
    {
      table: "demands",
      name: "cr-ws-demands",
      columns: [column("id", "ws-id", "number"), ...demand(0), ...demand(1), ...demand(2)],
      fresh: (board) => ({ id: freeNumber(rowsOf(board, "demands")), demands: [0, 1, 2].map(() => ["", "", 10]) }),
    },
    named("loads", "cr-ws-loads", [column("chips", "cr-ws-chips", "number")], { chips: 3 }),
    named(
      "cities",
      "cr-ws-cities",
      [
        column("class", "cr-ws-class", "choice", { choices: () => words("cr-ws-class", CLASSES) }),
        column("loads", "cr-ws-loads", "many", { choices: entries("loads") }),
        column("lat", "ws-lat", "number"),
        column("lon", "ws-lon", "number"),
      ],
      { class: "taiwan", loads: [], lat: 24, lon: 121 },
    ),
    {
      ...named("events", "cr-ws-events", [
        column("kind", "cr-ws-kind", "choice", {
          choices: () => EVENTS.map((id) => ({ id, name: "cr-kind-name", with: { kind: id } })),
        }),
        ...LISTS.map((key) => optional(key === "rivers" ? "waters" : key, key)),
        column("centre", "cr-ws-event-centre", "choice", { choices: onLand }),
        column("region", "cr-ws-region", "choice", { choices: entries("regions") }),
        ...NUMBERS.map((key) => column(key, `cr-ws-event-${key}`, "number")),
        taxes,
      ]),
      fresh: (board: Board): Row => ({
        id: freeId(rowsOf(board, "events"), "E", 2),
        kind: "strike",
        name: "",
        coast: 2,
      }),
    },
    named(
      "waters",
      "cr-ws-waters",
      [column("kind", "cr-ws-kind", "choice", { choices: () => words("cr-ws-water", WATERS) })],
      { kind: "river" },
    ),
    named("seas", "cr-ws-seas"),
    named("deserts", "cr-ws-deserts"),
    named("regions", "cr-ws-regions"),
  ],
  things,
  facts: (board) => [
    { id: "board", name: "ws-board", fields: [boardField(board, "name", "ws-board-name", "text")] },
    {
      id: "prices",
      name: "cr-ws-prices",
      fields: ["clear", "desert", "mountain", "alpine", "small", "medium", "major", "container-port", "ferry-port"].map(
        (key) => partField(board, "prices", key, `cr-ws-price-${key}`, "number", { least: 0, most: 8 }),
      ),
    },
    {
      id: "surcharges",
      name: "cr-ws-surcharges",
      fields: WATERS.map((key) =>
        partField(board, "surcharges", key, `cr-ws-water-${key}`, "number", { least: 0, most: 8 }),
      ),
    },
  ],
  cellOf: (board, table, index, spot) => {
    const row = rowsOf(board, table)[index];
    if (table === "mileposts" && row) return cellOfPost(row);
    if (table === "edges" && row) return cellOfId(board, String((row as unknown as Edge)[0])) || null;
    return spot && spot.kind === "cell" ? cellOfId(board, spot.id) || null : null;
  },
  sentence: (board, cell) => {
    const id = textOf(posts(board).get(cell), "id");
    const city = id ? rowsOf(board, "cities")[cityAt(board, id)] : undefined;
    return city ? `${textOf(city, "name")}. ${id}` : id || cell;
  },
  lift: (board, cell) => {
    const post = postAt(board, cell);
    return post ? withFields(post, { id: undefined, row: undefined, col: undefined, source: undefined }) : null;
  },
  lay: (draft, cell, copy) => {
    raze(draft, cell);
    paint(draft, cell, textOf(copy, "terrain") || "clear");
    for (const [key] of BY_NAME) mark(draft, cell, key, textOf(copy, key) || undefined);
  },
  clear: (draft, cell) => {
    const id = textOf(postAt(draft.board, cell), "id");
    if (portAt(draft.board, id) >= 0 || cityAt(draft.board, id) >= 0) raze(draft, cell);
    else sink(draft, cell);
  },
  move,
};
