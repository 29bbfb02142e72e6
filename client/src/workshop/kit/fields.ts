/** Small helpers for the descriptions of games: fields of rows, columns of tables, free names. */
import { rowsOf, withFields, type Draft } from "./patches";
import type { Board, Row, Value } from "./board";
import type { Choice, Column, Field, Thing } from "./types";

type Kind = Field["kind"];
type More = Partial<Pick<Field, "choices" | "least" | "most" | "optional">>;

export function textOf(row: Row | undefined, key: string): string {
  const value = row?.[key];
  return typeof value === "string" ? value : "";
}
export function numberOf(row: Row | undefined, key: string): number {
  const value = row?.[key];
  return typeof value === "number" ? value : NaN;
}
export function listOf(row: Row | undefined, key: string): Value[] {
  const value = row?.[key];
  return Array.isArray(value) ? value : [];
}

/** The row of a table with this id. */
export function rowOf(board: Board, table: string, id: Value | null | undefined): Row | undefined {
  return rowsOf(board, table).find((row) => row?.["id"] === id);
}
export function nameOf(board: Board, table: string, id: Value | null | undefined): string {
  return textOf(rowOf(board, table, id), "name");
}

/** A field of one row. */
export function rowField(
  board: Board,
  table: string,
  at: number,
  key: string,
  name: string,
  kind: Kind,
  more: More = {},
): Field {
  const set = (draft: Draft, value: Value | undefined) => draft.change(table, at, { [key]: value });
  return { key, name, kind, value: rowsOf(board, table)[at]?.[key], set, ...more };
}
/** A field of the board itself, or of an object in it. */
export function boardField(board: Board, key: string, name: string, kind: Kind, more: More = {}): Field {
  return { key, name, kind, value: board[key], set: (draft, value) => draft.put(key, value), ...more };
}
export function partField(board: Board, part: string, key: string, name: string, kind: Kind, more: More = {}): Field {
  const object = (of: Board): Row => (of[part] ?? {}) as Row;
  const set = (draft: Draft, value: Value | undefined) =>
    draft.put(part, withFields(object(draft.board), { [key]: value }));
  return { key: `${part}-${key}`, name, kind, value: object(board)[key], set, ...more };
}

/** What every board has to fill in for itself: its name. */
export function boardThing(board: Board): Thing {
  return { id: "board", name: "ws-board", fields: [boardField(board, "name", "ws-board-name", "text")] };
}

export function column(key: string, name: string, kind: Kind, more: Partial<Column> = {}): Column {
  return {
    key,
    name,
    kind,
    read: (row) => row[key],
    write: (row, value) => withFields(row, { [key]: value }),
    ...more,
  };
}

/** Entries of a table to choose from, by name. */
export function entries(table: string, label = "name"): (board: Board) => Choice[] {
  return (board) => rowsOf(board, table).map((row) => ({ id: String(row?.["id"] ?? ""), text: textOf(row, label) }));
}
/** Words that every board has, with messages `prefix-WORD`. */
export function words(prefix: string, ids: readonly string[]): Choice[] {
  return ids.map((id) => ({ id, name: `${prefix}-${id}` }));
}

/** The first of A1, A2, ... that no row has. */
export function freeId(rows: Row[], stem: string, digits = 1): string {
  const taken = new Set(rows.map((row) => String(row?.["id"])));
  for (let n = 1; ; n += 1) {
    const id = `${stem}${String(n).padStart(digits, "0")}`;
    if (!taken.has(id)) return id;
  }
}
export function freeNumber(rows: Row[]): number {
  return Math.max(0, ...rows.map((row) => numberOf(row, "id")).filter(Number.isFinite)) + 1;
}

/** A name as an id: small letters and hyphens; with a number if it is taken. */
export function slug(name: string, rows: Row[], other: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .normalize("NFD")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 30);
  const base = plain || other;
  return rows.some((row) => row?.["id"] === base) ? freeId(rows, `${base}-`) : base;
}
