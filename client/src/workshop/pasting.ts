/** Text from a spreadsheet, put into the cells of a table. */
import type { Board, Choice, Column, Row, Sheet, Value } from "./types";
import type { Draft } from "./patches";
import { rowsOf } from "./patches";

/** Rows and columns of tab separated text; quoted cells may hold tabs, line breaks and doubled quotes. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const clean = text.replaceAll(/\r\n?/g, "\n").replace(/\n$/, "");
  for (let i = 0; i < clean.length; i += 1) {
    const c = clean[i]!;
    if (quoted && c === '"' && clean[i + 1] === '"') {
      cell += c;
      i += 1;
    } else if (c === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (!quoted && (c === "\t" || c === "\n")) {
      row.push(cell.trim());
      cell = "";
      if (c === "\n") {
        rows.push(row);
        row = [];
      }
    } else cell += c;
  }
  row.push(cell.trim());
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

/** Puts the cells into the table from here on; rows that lack are added where the table may grow. */
export function paste(
  draft: Draft,
  sheet: Sheet,
  row: number,
  column: number,
  cells: string[][],
  say: (choice: Choice) => string,
): void {
  cells.forEach((texts, i) => {
    const at = row + i;
    if (at >= draft.rows(sheet.table).length) {
      if (!sheet.fresh) return;
      draft.add(sheet.table, sheet.fresh(draft.board));
    }
    const before = rowsOf(draft.board, sheet.table)[at];
    if (before) draft.set(sheet.table, at, filled(before, sheet, column, texts, draft.board, say));
  });
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
