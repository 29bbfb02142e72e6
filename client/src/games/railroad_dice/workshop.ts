/** How a board of squares is drawn by hand: land and sea, rivers, cities of stations, starts. */
import { cellId, groundOf, middle, neighbours, spotOf, square, type Lattice } from "../../workshop/kit/cells";
import {
  boardThing,
  column,
  entries,
  freeId,
  listOf,
  partField,
  rowField,
  textOf,
  words,
  nameOf,
} from "../../workshop/kit/fields";
import { TAKES_AWAY } from "../../workshop/kit/looks";
import { rowsOf, withFields, type Draft } from "../../workshop/kit/patches";
import type { Board, Row } from "../../workshop/kit/board";
import type { Choice, Drawing, Thing, Tool, Workshop } from "../../workshop/kit/types";

const AREA: Lattice = { rows: 42, cols: 28, step: 30, shifted: null };
const KINDS = ["plain", "mountain", "water", "sea", "foreign"] as const;
const DRY = ["plain", "mountain"];
const FILLS: Record<string, string> = {
  plain: "var(--plain)",
  mountain: "var(--mount)",
  water: "var(--lake)",
  sea: "var(--sea1)",
  foreign: "var(--foreign)",
  abroad: "var(--zone)",
};
const STATIONS = ["red", "yellow", "purple", "blue", "green", "white"] as const;
const INKS: Record<string, string> = { red: "bt", yellow: "ih", purple: "wx", blue: "uf", green: "et" };
const VARIANTS = ["saarbruecken", "rosenheim", "sassnitz", "kiel"] as const;
const COSTS = ["3", "5"] as const;

const two = (n: number) => String(n).padStart(2, "0");
function squareOf(cell: string): string {
  const [row, col] = spotOf(cell);
  return `r${two(row)}c${two(col)}`;
}
function cellOfSquare(id: string): string {
  return /^r\d\dc\d\d$/.test(id) ? cellId([Number(id.slice(1, 3)), Number(id.slice(4))]) : "";
}
/** Squares stand in order in every file of ours; a stranger's may not. */
function at(board: Board, cell: string): number {
  const [row, col] = spotOf(cell);
  const id = squareOf(cell);
  const squares = rowsOf(board, "squares");
  const here = row * AREA.cols + col;
  return squares[here]?.["id"] === id ? here : squares.findIndex((each) => each?.["id"] === id);
}
function squareAt(board: Board, cell: string): Row | undefined {
  return rowsOf(board, "squares")[at(board, cell)];
}
function lookOf(station: string): [string, string] {
  const ink = INKS[station];
  return ink ? [`var(--dice-${ink})`, `var(--dice-${ink}-ink)`] : ["var(--city)", "var(--on-city)"];
}

function paint(draft: Draft, cell: string, kind: string, country?: string): void {
  const found = at(draft.board, cell);
  if (found < 0) return;
  if (!DRY.includes(kind)) {
    leaveCity(draft, cell);
    dry(draft, cell);
  }
  const name = kind === "water" ? draft.rows("squares")[found]!["name"] : undefined;
  draft.change("squares", found, { kind, country: kind === "abroad" ? (country ?? "") : undefined, name });
}

/** The entry of a city repeats what stands on its squares; it need not. */
function forget(draft: Draft, city: string): void {
  const found = draft.index("cities", "id", city);
  if (found >= 0) draft.change("cities", found, { stations: undefined, cost: undefined });
}
function settle(draft: Draft, cell: string, city: string, station: string, cost: number): void {
  const found = at(draft.board, cell);
  const here = draft.rows("squares")[found];
  if (!here) return;
  if (!DRY.includes(textOf(here, "kind"))) paint(draft, cell, "plain");
  draft.change("squares", found, { city, station, cost });
  forget(draft, city);
}
function build(draft: Draft, cell: string, station: string, cost: number): void {
  if (squareAt(draft.board, cell)?.["city"] !== undefined) return;
  const id = freeId(draft.rows("cities"), "city-");
  draft.add("cities", { id, name: squareOf(cell) });
  settle(draft, cell, id, station, cost);
}
/** Every square of the way belongs to the city of the first. */
function join(draft: Draft, way: string[], station: string): void {
  const first = squareAt(draft.board, way[0] ?? "");
  const city = textOf(first, "city");
  if (!city) return;
  for (const cell of way.slice(1)) {
    leaveCity(draft, cell);
    settle(draft, cell, city, station, Number(first!["cost"] ?? 3));
  }
}
/** The last square takes the city with it. */
function leaveCity(draft: Draft, cell: string): void {
  const found = at(draft.board, cell);
  const city = textOf(draft.rows("squares")[found], "city");
  if (!city) return;
  draft.change("squares", found, { city: undefined, station: undefined, cost: undefined });
  forget(draft, city);
  if (draft.index("squares", "city", city) < 0) draft.removeAll("cities", (each) => each["id"] === city);
}

/** A river goes on where it ends, or begins anew; squares of another river are a mouth. */
function flow(draft: Draft, way: string[], river: string): void {
  const chain = way.map(squareOf);
  const rivers = draft.rows("rivers");
  const found = rivers.findIndex((each) => each["id"] === river);
  const course = listOf(rivers[found], "squares") as string[];
  let id = river;
  if (found >= 0 && course.at(-1) === chain[0]) draft.change("rivers", found, { squares: once([...course, ...chain]) });
  else if (found >= 0 && course[0] === chain.at(-1))
    draft.change("rivers", found, { squares: once([...chain, ...course]) });
  else if (found >= 0 && beside(course.at(-1), chain[0]))
    draft.change("rivers", found, { squares: once([...course, ...chain]) });
  else {
    id = freeId(rivers, "river-");
    draft.add("rivers", { id, name: id, squares: once(chain) });
  }
  for (const cell of way) {
    const spot = at(draft.board, cell);
    const here = draft.rows("squares")[spot];
    if (!here) continue;
    if (!DRY.includes(textOf(here, "kind"))) paint(draft, cell, "plain");
    if (!("river" in draft.rows("squares")[spot]!)) draft.change("squares", spot, { river: id });
  }
}
const once = (ids: string[]) => [...new Set(ids)];
function beside(one: string | undefined, two: string | undefined): boolean {
  if (!one || !two) return false;
  return neighbours(AREA, spotOf(cellOfSquare(one)))
    .map(cellId)
    .includes(cellOfSquare(two));
}
/** A square without a river: every chain through it ends there, the longer part stays. */
function dry(draft: Draft, cell: string): void {
  const found = at(draft.board, cell);
  const id = squareOf(cell);
  if (draft.rows("squares")[found]?.["river"] !== undefined) draft.change("squares", found, { river: undefined });
  for (let i = draft.rows("rivers").length - 1; i >= 0; i -= 1) {
    const course = listOf(draft.rows("rivers")[i], "squares") as string[];
    const cut = course.indexOf(id);
    if (cut < 0) continue;
    const parts = [course.slice(0, cut), course.slice(cut + 1)].sort((a, b) => b.length - a.length);
    const river = textOf(draft.rows("rivers")[i], "id");
    if (parts[0]!.length > 0) draft.change("rivers", i, { squares: parts[0]! });
    else draft.remove("rivers", i);
    for (const left of parts[1]!) unmark(draft, left, river);
  }
}
function unmark(draft: Draft, id: string, river: string): void {
  const found = at(draft.board, cellOfSquare(id));
  if (draft.rows("squares")[found]?.["river"] === river) draft.change("squares", found, { river: undefined });
}
function startAt(draft: Draft, cell: string): void {
  draft.put("start", { runs: "NS", ...((draft.board["start"] ?? {}) as Row), square: squareOf(cell) });
}
function variantAt(draft: Draft, cell: string, id: string): void {
  const found = draft.index("variant_starts", "id", id);
  if (found >= 0) draft.change("variant_starts", found, { square: squareOf(cell) });
}

const stations = words("rd-ws-station", STATIONS);
const costs: Choice[] = COSTS.map((id) => ({ id, text: id }));
const NEW = "+";
const rivers = (board: Board): Choice[] => [{ id: NEW, name: "rd-ws-river-new" }, ...entries("rivers")(board)];
const TOOLS: Tool[] = [
  ...KINDS.map((kind, i): Tool => ({
    id: kind,
    name: `rd-ws-kind-${kind}`,
    key: "qwert"[i]!,
    look: { x: 0, y: 0, r: 0.85, shape: "square", fill: FILLS[kind]!, stroke: "var(--hexline)" },
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => paint(draft, cell, kind)),
  })),
  {
    id: "abroad",
    name: "rd-ws-kind-abroad",
    key: "a",
    look: {
      x: 0,
      y: 0,
      r: 0.85,
      shape: "square",
      fill: "var(--zone)",
      stroke: "var(--zone-line)",
      text: "A",
      ink: "var(--zone-line)",
    },
    how: "paint",
    options: [{ key: "country", name: "rd-ws-country", choices: entries("countries") }],
    apply: (draft, way, { country }) => way.forEach((cell) => paint(draft, cell, "abroad", country)),
  },
  {
    id: "river",
    name: "rd-ws-tool-river",
    key: "u",
    look: { x: 0, y: 0, r: 0.85, shape: "bar", fill: "var(--river)" },
    how: "line",
    options: [{ key: "river", name: "rd-ws-river", choices: rivers }],
    apply: (draft, way, { river = NEW }) => flow(draft, way, river),
  },
  {
    id: "dry",
    name: "rd-ws-tool-dry",
    key: "d",
    look: TAKES_AWAY,
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => dry(draft, cell)),
  },
  {
    id: "city",
    name: "rd-ws-tool-city",
    key: "c",
    look: { x: 0, y: 0, r: 0.7, shape: "disc", fill: "var(--city)", stroke: "var(--cityline)" },
    how: "place",
    options: [
      { key: "station", name: "rd-ws-station", choices: () => stations },
      { key: "cost", name: "rd-ws-cost", choices: () => costs },
    ],
    apply: (draft, way, { station = "white", cost = "3" }) =>
      way.forEach((cell) => build(draft, cell, station, Number(cost))),
  },
  {
    id: "join",
    name: "rd-ws-tool-join",
    key: "j",
    look: { x: 0, y: 0, r: 0.8, shape: "bar", fill: "var(--city)", stroke: "var(--cityline)" },
    how: "line",
    options: [{ key: "station", name: "rd-ws-station", choices: () => stations }],
    apply: (draft, way, { station = "white" }) => join(draft, way, station),
  },
  {
    id: "start",
    name: "rd-ws-tool-start",
    key: "p",
    look: { x: 0, y: 0, r: 0.8, shape: "triangle", fill: "var(--turn)", stroke: "var(--on-turn)" },
    how: "place",
    apply: (draft, way) => way.forEach((cell) => startAt(draft, cell)),
  },
  {
    id: "variant",
    name: "rd-ws-tool-variant",
    key: "y",
    look: { x: 0, y: 0, r: 0.8, shape: "triangle", fill: "var(--zone)", stroke: "var(--zone-line)" },
    how: "place",
    options: [{ key: "id", name: "rd-ws-variant", choices: () => words("rd-ws-variant", VARIANTS) }],
    apply: (draft, way, { id = VARIANTS[0] }) => way.forEach((cell) => variantAt(draft, cell, id)),
  },
];

function drawing(board: Board): Drawing {
  const made: Drawing = { paths: [], marks: [], names: [] };
  const squares = rowsOf(board, "squares");
  const { step } = AREA;
  const grounds = new Map<string, string>();
  const named = new Map<string, { x: number; y: number }>();
  for (const each of squares) {
    const cell = cellOfSquare(textOf(each, "id"));
    if (!cell) continue;
    const { x, y } = middle(AREA, spotOf(cell));
    const kind = textOf(each, "kind");
    grounds.set(kind, (grounds.get(kind) ?? "") + square(x, y, step));
    if (kind === "abroad")
      made.marks.push({ x, y, r: 10, shape: "none", fill: "", text: textOf(each, "country"), ink: "var(--zone-line)" });
    const city = textOf(each, "city");
    if (!city) continue;
    const [fill, ink] = lookOf(textOf(each, "station"));
    made.marks.push({
      x,
      y,
      r: 10,
      shape: "disc",
      fill,
      ink,
      stroke: "var(--cityline)",
      text: String(each["cost"] ?? "?"),
    });
    if (!named.has(city)) named.set(city, { x, y });
  }
  for (const [kind, d] of grounds)
    made.paths.push({ d, fill: FILLS[kind] ?? "var(--no-soft)", stroke: "var(--hexline)", width: 0.5, ground: true });
  let sectors = "";
  for (let i = 0; i <= 4; i += 1) sectors += `M${i * 7 * step},0v${42 * step}`;
  for (let i = 0; i <= 6; i += 1) sectors += `M0,${i * 7 * step}h${28 * step}`;
  made.paths.push({ d: sectors, stroke: "var(--line2)", width: 1.6 });
  made.paths.push({ d: rowsOf(board, "rivers").map(course).join(""), stroke: "var(--river)", width: 4 });
  for (const [id, { x, y }] of named) {
    const text = nameOf(board, "cities", id);
    made.names.push({ x, y, room: 10, text, size: 10, bold: true });
  }
  const start = cellOfSquare(textOf((board["start"] ?? {}) as Row, "square"));
  if (start)
    made.marks.push({
      ...middle(AREA, spotOf(start)),
      r: 11,
      shape: "triangle",
      fill: "var(--turn)",
      stroke: "var(--on-turn)",
    });
  for (const each of rowsOf(board, "variant_starts")) {
    const cell = cellOfSquare(textOf(each, "square"));
    if (cell)
      made.marks.push({
        ...middle(AREA, spotOf(cell)),
        r: 12,
        shape: "triangle",
        fill: "none",
        stroke: "var(--zone-line)",
      });
  }
  return made;
}
function course(river: Row): string {
  const points = listOf(river, "squares")
    .map((id) => cellOfSquare(String(id)))
    .filter(Boolean);
  const spots = points.map((cell) => middle(AREA, spotOf(cell)));
  if (spots.length === 1) return `M${spots[0]!.x - 6},${spots[0]!.y}h12`;
  return spots.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x},${y}`).join("");
}

function cityThing(board: Board, found: number): Thing[] {
  const here = rowsOf(board, "squares")[found]!;
  const id = textOf(here, "city");
  const city = rowsOf(board, "cities").findIndex((each) => each?.["id"] === id);
  const cell = cellOfSquare(textOf(here, "id"));
  const change = (fields: Row) => (draft: Draft) => {
    draft.rows("squares").forEach((each, i) => {
      if (each["city"] === id) draft.change("squares", i, fields);
    });
    forget(draft, id);
  };
  return [
    {
      id: "city",
      name: "rd-ws-city",
      label: textOf(rowsOf(board, "cities")[city], "name"),
      fields: [
        ...(city >= 0 ? [rowField(board, "cities", city, "name", "ws-name", "text")] : []),
        {
          ...rowField(board, "squares", found, "station", "rd-ws-station", "choice", { choices: stations }),
          set: (draft, value) => {
            draft.change("squares", found, { station: value });
            forget(draft, id);
          },
        },
        {
          ...rowField(board, "squares", found, "cost", "rd-ws-cost", "choice", { choices: costs }),
          value: String(here["cost"] ?? ""),
          set: (draft, value) => change({ cost: Number(value) })(draft),
        },
      ],
      remove: (draft) => leaveCity(draft, cell),
    },
  ];
}
function riverThing(board: Board, id: string, cell: string): Thing[] {
  const found = rowsOf(board, "rivers").findIndex((each) => each?.["id"] === id);
  if (found < 0) return [];
  return [
    {
      id: "river",
      name: "rd-ws-river",
      label: textOf(rowsOf(board, "rivers")[found], "name"),
      fields: [rowField(board, "rivers", found, "name", "ws-name", "text")],
      remove: (draft) => dry(draft, cell),
    },
  ];
}

export const workshop: Workshop = {
  sizes: [],
  blank: (_size, shipped) => ({
    ...shipped,
    id: "own",
    name: "",
    start: { square: "r24c10", runs: "NS" },
    variant_starts: rowsOf(shipped, "variant_starts").map((each) =>
      withFields(each, { square: "", source: undefined }),
    ),
    rivers: [],
    cities: [],
    squares: rowsOf(shipped, "squares").map(({ id }) => ({ id: id!, kind: "plain" })),
  }),
  ground: (board) => groundOf(AREA, (cell) => "city" in (squareAt(board, cell) ?? {})),
  drawing,
  tools: TOOLS,
  sheets: [
    {
      table: "cities",
      name: "rd-ws-cities",
      columns: [column("id", "ws-id", "text", { fixed: true }), column("name", "ws-name", "text")],
    },
    {
      table: "rivers",
      name: "rd-ws-rivers",
      columns: [column("id", "ws-id", "text", { fixed: true }), column("name", "ws-name", "text")],
    },
    {
      table: "countries",
      name: "rd-ws-countries",
      columns: [column("id", "ws-id", "text"), column("name", "ws-name", "text")],
      fresh: (board) => {
        const taken = new Set(rowsOf(board, "countries").map((each) => each?.["id"]));
        const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        const id = [...letters].map((letter) => `X${letter}`).find((each) => !taken.has(each)) ?? "ZZ";
        return { id, name: "" };
      },
    },
    {
      table: "companies",
      name: "rd-ws-companies",
      columns: [
        column("id", "ws-id", "text", { fixed: true }),
        column("name", "ws-name", "text"),
        column("stations", "rd-ws-stations", "number"),
      ],
    },
  ],
  things: (board, cell) => {
    const found = at(board, cell);
    const here = rowsOf(board, "squares")[found];
    if (!here) return [];
    const kinds = words("rd-ws-kind", [...KINDS, "abroad"]);
    const field = rowField(board, "squares", found, "kind", "rd-ws-kind", "choice", { choices: kinds });
    const ground: Thing = {
      id: "square",
      name: "rd-ws-square",
      label: textOf(here, "id"),
      fields: [{ ...field, set: (draft, value) => paint(draft, cell, String(value)) }],
    };
    if (here["kind"] === "abroad")
      ground.fields.push(
        rowField(board, "squares", found, "country", "rd-ws-country", "choice", {
          choices: entries("countries")(board),
        }),
      );
    if (here["kind"] === "water")
      ground.fields.push(rowField(board, "squares", found, "name", "ws-name", "text", { optional: true }));
    const city = "city" in here ? cityThing(board, found) : [];
    return [...city, ...riverThing(board, textOf(here, "river"), cell), ground];
  },
  facts: (board) => [
    boardThing(board),
    {
      id: "start",
      name: "rd-ws-tool-start",
      fields: [
        partField(board, "start", "runs", "rd-ws-runs", "choice", { choices: words("rd-ws-runs", ["NS", "EW"]) }),
      ],
    },
  ],
  cellOf: (board, table, index, spot) => {
    const row = rowsOf(board, table)[index];
    if (table === "squares" && row) return cellOfSquare(textOf(row, "id")) || null;
    if (table === "cities" && row) {
      const found = rowsOf(board, "squares").find((each) => each?.["city"] === row["id"]);
      return found ? cellOfSquare(textOf(found, "id")) : null;
    }
    return spot ? cellOfSquare(spot.id) || null : null;
  },
  sentence: (board, cell) => {
    const here = squareAt(board, cell);
    return here && "city" in here ? `${nameOf(board, "cities", here["city"])}. ${textOf(here, "id")}` : squareOf(cell);
  },
  lift: (board, cell) => {
    const here = squareAt(board, cell);
    const gone = { id: undefined, river: undefined, station: undefined, cost: undefined, city: undefined };
    return here ? withFields(here, gone) : null;
  },
  lay: (draft, cell, copy) => {
    paint(draft, cell, textOf(copy, "kind"), textOf(copy, "country"));
  },
  clear: (draft, cell) => {
    if ("city" in (squareAt(draft.board, cell) ?? {})) leaveCity(draft, cell);
    else if ("river" in (squareAt(draft.board, cell) ?? {})) dry(draft, cell);
    else paint(draft, cell, "sea");
  },
  move: (draft, from, to) => {
    const here = squareAt(draft.board, from);
    const there = squareAt(draft.board, to);
    if (!here || !("city" in here) || !there || "city" in there || from === to) return false;
    const [city, station, cost] = [textOf(here, "city"), textOf(here, "station"), Number(here["cost"])];
    draft.change("squares", at(draft.board, from), { city: undefined, station: undefined, cost: undefined });
    settle(draft, to, city, station, cost);
    return true;
  },
};
