/** The tables of cards, loads, cities and waters. */
import { column, entries, freeId, freeNumber, listOf, slug, textOf, words } from "../../../workshop/kit/fields";
import { rowsOf, withFields } from "../../../workshop/kit/patches";
import type { Board, Row, Value } from "../../../workshop/kit/board";
import type { Column, Sheet } from "../../../workshop/kit/types";
import { PLACES, WATERS } from "./mileposts";

const EVENTS = [
  ...["party-congress", "rail-tax", "strike", "flood", "new-year", "black-dragon", "derailment", "snow-manchuria"],
  ...["heavy-snow", "storm-at-sea", "wind-storm", "sand-storm", "earthquake", "desert-rains"],
] as const;
const CLASSES = [...PLACES, "taiwan"] as const;

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
export const named = (table: string, name: string, more: Column[] = [], extra: Row = {}) => ({
  table,
  name,
  columns: [column("id", "ws-id", "text"), column("name", "ws-name", "text"), ...more],
  fresh: (board: Board): Row => ({ id: slug("", rowsOf(board, table), table.slice(0, -1)), name: "", ...extra }),
});

export const SHEETS: Sheet[] = [
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
];
