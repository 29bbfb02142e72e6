/** How a board of hexes is drawn by hand: land, cities, homes. */
import { cellId, groundOf, hexagon, middle, spotOf, type Lattice } from "../../workshop/kit/cells";
import {
  boardThing,
  column,
  entries,
  numberOf,
  partField,
  rowField,
  textOf,
  words,
  rowOf,
} from "../../workshop/kit/fields";
import { rowsOf, withFields, type Draft } from "../../workshop/kit/patches";
import type { Board, Row } from "../../workshop/kit/board";
import type { Choice, Drawing, Thing, Tool, Workshop } from "../../workshop/kit/types";

const STEP = 46;
const LIMIT = 101; // rows and columns that the file allows
const TERRAINS = ["plain", "hill", "mountain", "approach"] as const;
const FILLS: Record<string, string> = {
  plain: "var(--plain)",
  hill: "var(--hill)",
  mountain: "var(--mount)",
  approach: "var(--approach)",
};
/** Names no hex: the check then says that a city is wanted, and not that a text is too short. */
const NOWHERE = "0";
const OF_CITY = ["city", "income", "lat", "lon", "modern"] as const;

function lattice(board: Board): Lattice {
  const hexes = rowsOf(board, "hexes");
  const most = (key: string) => Math.max(-1, ...hexes.map((hex) => numberOf(hex, key)).filter(Number.isFinite));
  const [rows, cols] = [most("row") + 3, most("col") + 3];
  return { rows: Math.min(LIMIT, Math.max(8, rows)), cols: Math.min(LIMIT, Math.max(8, cols)), step: STEP, shifted: 0 };
}
function cellOfHex(hex: Row | undefined): string {
  return hex ? cellId([numberOf(hex, "row"), numberOf(hex, "col")]) : "";
}
function at(board: Board, cell: string): number {
  const [row, col] = spotOf(cell);
  return rowsOf(board, "hexes").findIndex((hex) => hex?.["row"] === row && hex?.["col"] === col);
}
function hexAt(board: Board, cell: string): Row | undefined {
  return rowsOf(board, "hexes")[at(board, cell)];
}
/** A to Z, then AA, AB: a letter for the row, the number of the column. */
function idOf(board: Board, cell: string): string {
  const [row, col] = spotOf(cell);
  const letter = (n: number): string =>
    (n < 26 ? "" : letter(Math.floor(n / 26) - 1)) + String.fromCharCode(65 + (n % 26));
  const id = `${letter(row)}${col}`;
  return rowsOf(board, "hexes").some((hex) => hex?.["id"] === id) ? `${id}x${row}` : id;
}
/** Hexes of one place: a city that covers several. */
function members(board: Board, place: string): number[] {
  return rowsOf(board, "hexes").flatMap((hex, i) => (hex?.["place"] === place ? [i] : []));
}

function paint(draft: Draft, cell: string, terrain: string): void {
  const found = at(draft.board, cell);
  if (found < 0) {
    const [row, col] = spotOf(cell);
    const id = idOf(draft.board, cell);
    draft.add("hexes", { id, row, col, terrain, place: id });
    return;
  }
  const hex = draft.rows("hexes")[found]!;
  if ("city" in hex && terrain === "approach") return; // nobody lives on the way into a city
  for (const each of members(draft.board, textOf(hex, "place"))) draft.change("hexes", each, { terrain });
}
function erase(draft: Draft, cell: string): void {
  const found = at(draft.board, cell);
  if (found >= 0) draft.remove("hexes", found);
}
function build(draft: Draft, cell: string): void {
  if (at(draft.board, cell) < 0) paint(draft, cell, "plain");
  const found = at(draft.board, cell);
  const hex = draft.rows("hexes")[found]!;
  if ("city" in hex) return;
  const terrain = hex["terrain"] === "approach" ? "plain" : hex["terrain"]!;
  draft.change("hexes", found, { terrain, city: textOf(hex, "id"), income: 1 });
}
/** A city grows over the hexes of the way. */
function join(draft: Draft, way: string[]): void {
  const first = hexAt(draft.board, way[0] ?? "");
  if (!first || !("city" in first)) return;
  for (const cell of way.slice(1)) {
    if (at(draft.board, cell) < 0) paint(draft, cell, "plain");
    const found = at(draft.board, cell);
    const kept = withFields(first, { id: undefined, row: undefined, col: undefined, source: undefined });
    draft.change("hexes", found, { ...Object.fromEntries(OF_CITY.map((key) => [key, undefined])), ...kept });
  }
}
function raze(draft: Draft, cell: string): void {
  const found = at(draft.board, cell);
  const hex = draft.rows("hexes")[found];
  if (!hex || !("city" in hex)) return;
  const gone = Object.fromEntries(OF_CITY.map((key) => [key, undefined]));
  for (const each of members(draft.board, textOf(hex, "place")))
    draft.change("hexes", each, { ...gone, place: draft.rows("hexes")[each]!["id"] });
}
function settle(draft: Draft, cell: string, company: string): void {
  const hex = hexAt(draft.board, cell);
  if (!hex || !("city" in hex)) return;
  const found = draft.index("companies", "id", company);
  if (found >= 0) draft.change("companies", found, { home: hex["id"] });
}
/** The city, its homes and the pair that it belongs to go along. */
function move(draft: Draft, from: string, to: string): boolean {
  const hex = hexAt(draft.board, from);
  if (!hex || !("city" in hex) || from === to || members(draft.board, textOf(hex, "place")).length > 1) return false;
  const target = hexAt(draft.board, to);
  if (target && "city" in target) return false;
  raze(draft, from);
  if (!target || target["terrain"] === "approach") paint(draft, to, "plain");
  const found = at(draft.board, to);
  draft.change("hexes", found, Object.fromEntries(OF_CITY.map((key) => [key, hex[key]])));
  const [old, now] = [hex["id"], draft.rows("hexes")[found]!["id"]!];
  draft.rows("companies").forEach((company, i) => {
    if (company["home"] === old) draft.change("companies", i, { home: now });
  });
  const link = draft.board["link"];
  if (Array.isArray(link))
    draft.put(
      "link",
      link.map((place) => (place === hex["place"] ? now : place)),
    );
  return true;
}

const cities = (board: Board): Choice[] =>
  rowsOf(board, "hexes")
    .filter((hex) => hex && "city" in hex)
    .map((hex) => ({ id: textOf(hex, "id"), text: textOf(hex, "city") }));
function places(board: Board): Choice[] {
  const found = new Map<string, Choice>();
  for (const hex of rowsOf(board, "hexes"))
    if (hex && "city" in hex && !found.has(textOf(hex, "place")))
      found.set(textOf(hex, "place"), { id: textOf(hex, "place"), text: textOf(hex, "city") });
  return [...found.values()];
}

const TOOLS: Tool[] = [
  ...TERRAINS.map((terrain, i): Tool => ({
    id: terrain,
    name: `gr-ws-terrain-${terrain}`,
    key: "qwer"[i]!,
    look: { x: 0, y: 0, r: 1, shape: "hexagon", fill: FILLS[terrain]!, stroke: "var(--hexline)" },
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => paint(draft, cell, terrain)),
  })),
  {
    id: "sea",
    name: "gr-ws-tool-sea",
    key: "d",
    look: { x: 0, y: 0, r: 1, shape: "hexagon", fill: "var(--sea)", stroke: "var(--coast)" },
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => erase(draft, cell)),
  },
  {
    id: "city",
    name: "gr-ws-tool-city",
    key: "c",
    look: { x: 0, y: 0, r: 0.7, shape: "disc", fill: "var(--city)", stroke: "var(--cityline)", text: "1" },
    how: "place",
    apply: (draft, way) => way.forEach((cell) => build(draft, cell)),
  },
  {
    id: "join",
    name: "gr-ws-tool-join",
    key: "j",
    look: { x: 0, y: 0, r: 0.8, shape: "bar", fill: "var(--city)", stroke: "var(--cityline)" },
    how: "line",
    apply: join,
  },
  {
    id: "home",
    name: "gr-ws-tool-home",
    key: "b",
    look: { x: 0, y: 0, r: 0.8, shape: "square", fill: "var(--co-po)", text: "H", ink: "var(--co-po-ink)" },
    how: "place",
    options: [{ key: "company", name: "gr-ws-company", choices: entries("companies") }],
    apply: (draft, way, { company = "" }) => way.forEach((cell) => settle(draft, cell, company)),
  },
];

function drawing(board: Board): Drawing {
  const area = lattice(board);
  const hexes = rowsOf(board, "hexes");
  const r = STEP / Math.sqrt(3);
  const open = new Set(hexes.map(cellOfHex));
  let empty = "";
  for (let row = 0; row < area.rows; row += 1)
    for (let col = 0; col < area.cols; col += 1) {
      const { x, y } = middle(area, [row, col]);
      if (!open.has(cellId([row, col]))) empty += hexagon(x, y, r * 0.94);
    }
  const made: Drawing = {
    paths: [{ d: empty, stroke: "var(--coast)", width: 0.6, dash: "2 3" }],
    marks: [],
    names: [],
  };
  const spots = hexes.map((hex) => middle(area, [numberOf(hex, "row"), numberOf(hex, "col")]));
  for (const terrain of TERRAINS) {
    const d = hexes
      .map((hex, i) => (hex?.["terrain"] === terrain ? hexagon(spots[i]!.x, spots[i]!.y, r) : ""))
      .join("");
    made.paths.push({ d, fill: FILLS[terrain]!, stroke: "var(--hexline)", width: 1, ground: true });
  }
  const homes = new Map(rowsOf(board, "companies").map((company) => [textOf(company, "home"), textOf(company, "id")]));
  const named = new Set<string>();
  hexes.forEach((hex, i) => {
    const { x, y } = spots[i]!;
    if (hex && "city" in hex) {
      made.marks.push({
        x,
        y: y - 4,
        r: 10,
        shape: "disc",
        fill: "var(--city)",
        stroke: "var(--cityline)",
        text: String(hex["income"] ?? "?"),
        ink: "var(--on-city)",
      });
      const place = textOf(hex, "place");
      if (!named.has(place))
        made.names.push({ x, y: y - 4, room: 10, text: textOf(hex, "city"), size: 11, bold: true });
      named.add(place);
    }
    const company = homes.get(textOf(hex, "id"));
    if (company) {
      const token = `--co-${company.toLowerCase()}`;
      const [fill, ink] = [`var(${token})`, `var(${token}-ink)`];
      made.marks.push({ x: x + 13, y: y - 14, r: 8, shape: "square", fill, text: company.slice(0, 3), ink });
    }
  });
  return made;
}

function cityFields(board: Board, found: number): Thing {
  const hex = rowsOf(board, "hexes")[found]!;
  const all = members(board, textOf(hex, "place"));
  const shared = (key: string, name: string, kind: "text" | "number", more: object) => ({
    ...rowField(board, "hexes", found, key, name, kind, more),
    set: (draft: Draft, value: Row[string] | undefined) =>
      all.forEach((each) => draft.change("hexes", each, { [key]: value })),
  });
  return {
    id: "city",
    name: "gr-ws-city",
    label: textOf(hex, "city"),
    fields: [
      shared("city", "gr-ws-city-name", "text", {}),
      shared("income", "gr-ws-income", "number", { least: 1, most: 20 }),
    ],
    remove: (draft) => raze(draft, cellOfHex(draft.rows("hexes")[found])),
  };
}
function homeField(board: Board, hex: Row): Thing {
  const id = textOf(hex, "id");
  const company = rowsOf(board, "companies").find((each) => each?.["home"] === id);
  return {
    id: "home",
    name: "gr-ws-home",
    fields: [
      {
        key: "home",
        name: "gr-ws-company",
        kind: "choice",
        value: company?.["id"],
        optional: true,
        choices: entries("companies")(board),
        set: (draft, value) => {
          draft.rows("companies").forEach((each, i) => {
            if (each["home"] === id) draft.change("companies", i, { home: NOWHERE });
            if (each["id"] === value) draft.change("companies", i, { home: id });
          });
        },
      },
    ],
  };
}

export const workshop: Workshop = {
  sizes: [
    { key: "rows", name: "ws-size-rows", least: 2, most: 40, value: 12 },
    { key: "cols", name: "ws-size-cols", least: 2, most: 25, value: 14 },
  ],
  blank: (size, shipped) => {
    const hexes: Row[] = [];
    const board: Board = {
      ...shipped,
      id: "own",
      name: "",
      link: [NOWHERE, NOWHERE],
      companies: rowsOf(shipped, "companies").map((company) =>
        withFields(company, { home: NOWHERE, source: undefined }),
      ),
      hexes,
    };
    for (let row = 0; row < size["rows"]!; row += 1)
      for (let col = 0; col < size["cols"]!; col += 1) {
        const id = idOf({}, cellId([row, col]));
        hexes.push({ id, row, col, terrain: "plain", place: id });
      }
    return board;
  },
  ground: (board) => groundOf(lattice(board), (cell) => "city" in (hexAt(board, cell) ?? {})),
  drawing,
  tools: TOOLS,
  sheets: [
    {
      table: "companies",
      name: "gr-ws-companies",
      columns: [
        column("id", "ws-id", "text", { fixed: true }),
        column("name", "ws-name", "text"),
        column("home", "gr-ws-home", "choice", { choices: cities }),
        column("locomotives", "gr-ws-locomotives", "number"),
      ],
    },
  ],
  things: (board, cell) => {
    const found = at(board, cell);
    const hex = rowsOf(board, "hexes")[found];
    if (!hex) return [];
    const ground: Thing = {
      id: "hex",
      name: "gr-ws-hex",
      label: textOf(hex, "id"),
      fields: [
        {
          ...rowField(board, "hexes", found, "terrain", "gr-ws-terrain", "choice", {
            choices: words("gr-ws-terrain", TERRAINS),
          }),
          set: (draft, value) => paint(draft, cell, String(value)),
        },
      ],
      remove: (draft) => erase(draft, cell),
    };
    return "city" in hex ? [cityFields(board, found), homeField(board, hex), ground] : [ground];
  },
  facts: (board) => {
    const link = (i: number) => ({
      key: `link-${i}`,
      name: i === 0 ? "gr-ws-link-one" : "gr-ws-link-two",
      kind: "choice" as const,
      value: (Array.isArray(board["link"]) ? board["link"] : [])[i],
      choices: places(board),
      set: (draft: Draft, value: Row[string] | undefined) => {
        const pair = Array.isArray(draft.board["link"]) ? [...draft.board["link"]] : ["", ""];
        pair[i] = value ?? "";
        draft.put("link", pair);
      },
    });
    return [
      boardThing(board),
      { id: "link", name: "gr-ws-link", fields: [link(0), link(1)] },
      {
        id: "terrains",
        name: "gr-ws-costs",
        fields: TERRAINS.map((terrain) =>
          partField(board, "terrains", terrain, `gr-ws-terrain-${terrain}`, "number", { least: 0, most: 20 }),
        ),
      },
    ];
  },
  cellOf: (board, table, index, spot) => {
    const hexes = rowsOf(board, "hexes");
    if (table === "hexes" && hexes[index]) return cellOfHex(hexes[index]);
    return spot ? cellOfHex(rowOf(board, "hexes", spot.id)) || null : null;
  },
  sentence: (board, cell) => {
    const hex = hexAt(board, cell);
    if (!hex) return cell;
    const id = textOf(hex, "id");
    return "city" in hex ? `${textOf(hex, "city")}. ${id}` : id;
  },
  lift: (board, cell) => {
    const hex = hexAt(board, cell);
    return hex ? withFields(hex, { id: undefined, row: undefined, col: undefined, place: undefined }) : null;
  },
  lay: (draft, cell, copy) => {
    raze(draft, cell);
    erase(draft, cell);
    const [row, col] = spotOf(cell);
    const id = idOf(draft.board, cell);
    draft.add("hexes", { id, row, col, ...copy, place: id });
  },
  clear: (draft, cell) => {
    if ("city" in (hexAt(draft.board, cell) ?? {})) raze(draft, cell);
    else erase(draft, cell);
  },
  move,
};
