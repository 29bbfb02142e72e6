/** Text from a spreadsheet, put into the cells of a table. */
import type { Board, Row, Value } from "./kit/board";
import type { Choice, Column, Sheet } from "./kit/types";
import type { Draft } from "./kit/patches";
import { rowsOf } from "./kit/patches";

/** No table of any game takes more. */
export const MOST_ROWS = 500;
const MOST_LETTERS = 2_000_000;
const MOST_IN_CELL = 200;
// Written by codes: the signs themselves cannot be seen.
// eslint-disable-next-line no-control-regex -- these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g;

/** A text as a board file takes it: without signs that nobody can see, and without halves of signs. */
export function clean(text: string): string {
  return text.replaceAll(UNSEEN, "").replaceAll(/\p{Surrogate}/gu, "");
}

/** Rows and columns of tab separated text; quoted cells may hold tabs, line breaks and doubled quotes. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const ended = clean(text.slice(0, MOST_LETTERS).replaceAll(/\r\n?/g, "\n")).replace(/\n$/, "");
  const close = () => {
    row.push(cell.trim().slice(0, MOST_IN_CELL));
    cell = "";
  };
  for (let i = 0; i < ended.length; i += 1) {
    const c = ended[i]!;
    if (quoted && c === '"' && ended[i + 1] === '"') {
      cell += c;
      i += 1;
    } else if (c === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (!quoted && (c === "\t" || c === "\n")) {
      close();
      if (c === "\n") {
        rows.push(row);
        row = [];
      }
    } else cell += c;
  }
  close();
  rows.push(row);
  return rows;
}

/** What a cell shows: names instead of ids. */
export function shown(value: Value | undefined, column: Column, board: Board, say: (choice: Choice) => string): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map((each) => shown(each, column, board, say)).join("; ");
  const found = column.choices?.(board).find((choice) => choice.id === String(value));
  return found ? say(found) : String(value);
}

/** What a text means in a column: an id for a name, a number for digits; odd text stays, and the check names it. */
export function meant(text: string, column: Column, board: Board, say: (choice: Choice) => string): Value | undefined {
  const plain = text.trim();
  if (column.kind === "many") return several(plain, column.choices?.(board) ?? [], say);
  if (plain === "") return undefined;
  if (column.kind === "number") return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(",", ".")) : plain;
  return column.kind === "choice" ? one(plain, column.choices?.(board) ?? [], say) : plain;
}

/** Divided by semicolons; by commas where there are none, unless the whole is a name with a comma in it. */
function several(text: string, choices: Choice[], say: (choice: Choice) => string): string[] {
  const whole = one(text, choices, say);
  const known = choices.some((choice) => choice.id === whole);
  const parts = known ? [text] : text.split(text.includes(";") ? ";" : ",");
  return parts
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => one(word, choices, say));
}
function one(word: string, choices: Choice[], say: (choice: Choice) => string): string {
  const low = word.toLowerCase();
  const found =
    choices.find((choice) => choice.id === word) ??
    choices.find((choice) => choice.id.toLowerCase() === low || say(choice).toLowerCase() === low);
  return found?.id ?? word;
}

/** What came of a paste: rows that were taken, and what had no place. */
export interface Pasted {
  rows: number;
  /** Rows beyond what the table can have. */
  over: number;
  /** Columns beyond its last one. */
  wide: number;
}
const empty = (texts: string[]) => texts.every((text) => text === "");

/** The first line of a spreadsheet often names the columns. */
function isHead(texts: string[], names: string[]): boolean {
  const same = (text: string, i: number) => text.toLowerCase() === names[i]?.toLowerCase();
  return texts.length > 1 && texts.every(same);
}

/** Puts the cells into the table from here on; rows that lack are added where the table may grow. `names` are what
 * the columns are called. */
export function paste(
  draft: Draft,
  sheet: Sheet,
  row: number,
  column: number,
  cells: string[][],
  say: (choice: Choice) => string,
  names: string[] = [],
): Pasted {
  const body = isHead(cells[0] ?? [], names.slice(column)) ? cells.slice(1) : cells;
  const widest = body.reduce((most, texts) => Math.max(most, texts.findLastIndex(Boolean) + 1), 0);
  const said: Pasted = { rows: 0, over: 0, wide: Math.max(0, column + widest - sheet.columns.length) };
  let at = row;
  for (const texts of body) {
    const beyond = at >= draft.rows(sheet.table).length;
    if (beyond && empty(texts)) continue; // a gap in the spreadsheet is no entry
    if (beyond && (!sheet.fresh || at >= MOST_ROWS)) {
      said.over += 1;
      continue;
    }
    if (beyond) draft.add(sheet.table, sheet.fresh!(draft.board));
    const before = rowsOf(draft.board, sheet.table)[at];
    if (before) draft.set(sheet.table, at, filled(before, sheet, column, texts, draft.board, say));
    said.rows += 1;
    at += 1;
  }
  return said;
}

function filled(
  row: Row,
  sheet: Sheet,
  column: number,
  texts: string[],
  board: Board,
  say: (choice: Choice) => string,
): Row {
  let made = row;
  texts.forEach((text, i) => {
    const found = sheet.columns[column + i];
    if (found && !found.fixed) made = found.write(made, meant(text, found, board, say));
  });
  return made;
}
