/** Changes to a board as small patches: each can be taken back, and done again, without limit. */
import type { Board, Row, Value } from "./board";

/** One entry of a table, or (at -1) a value of the board itself: what it was and what it is now. */
export interface Change {
  table: string;
  at: number;
  before: Value | undefined;
  after: Value | undefined;
}
export type Patch = Change[];

export function rowsOf(board: Board, table: string): Row[] {
  const found = board[table];
  return Array.isArray(found) ? (found as Row[]) : [];
}

/** A board that is being changed: the old one stays as it is, and every step is noted. */
export class Draft {
  board: Board;
  readonly patch: Patch = [];
  private own = new Set<string>();

  constructor(board: Board) {
    this.board = { ...board };
  }
  rows(table: string): Row[] {
    return rowsOf(this.board, table);
  }
  /** The row with this value in a field; -1 if there is none. */
  index(table: string, key: string, value: Value): number {
    return this.rows(table).findIndex((row) => row?.[key] === value);
  }
  put(key: string, value: Value | undefined): void {
    this.step({ table: key, at: -1, before: this.board[key], after: value });
  }
  set(table: string, at: number, row: Value): void {
    this.step({ table, at, before: this.rows(table)[at], after: row });
  }
  /** The row with other fields; `undefined` takes one out. */
  change(table: string, at: number, fields: Record<string, Value | undefined>): void {
    const row = this.rows(table)[at];
    if (row) this.set(table, at, withFields(row, fields));
  }
  add(table: string, row: Value, at = this.rows(table).length): void {
    if (!Array.isArray(this.board[table])) this.put(table, []);
    this.step({ table, at, before: undefined, after: row });
  }
  remove(table: string, at: number): void {
    this.step({ table, at, before: this.rows(table)[at], after: undefined });
  }
  /** All rows that it says, the last first. */
  removeAll(table: string, wanted: (row: Row) => boolean): void {
    const rows = this.rows(table);
    for (let at = rows.length - 1; at >= 0; at -= 1) if (wanted(rows[at]!)) this.remove(table, at);
  }
  private step(change: Change): void {
    if (same(change.before, change.after)) return;
    this.patch.push(change);
    if (change.at >= 0 && !this.own.has(change.table)) {
      this.board[change.table] = [...this.rows(change.table)];
      this.own.add(change.table);
    }
    perform(this.board, change);
    if (change.at < 0) this.own.delete(change.table);
  }
}

export function withFields(row: Row, fields: Record<string, Value | undefined>): Row {
  const made: Row = { ...row };
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) delete made[key];
    else made[key] = value;
  }
  return made;
}

function same(one: Value | undefined, two: Value | undefined): boolean {
  return one === two || (one !== undefined && two !== undefined && JSON.stringify(one) === JSON.stringify(two));
}

/** In place: the table is the board's own already. */
function perform(board: Board, { table, at, before, after }: Change): void {
  if (at < 0) {
    if (after === undefined) delete board[table];
    else board[table] = after;
    return;
  }
  const rows = board[table] as Value[];
  if (before === undefined) rows.splice(at, 0, after!);
  else if (after === undefined) rows.splice(at, 1);
  else rows[at] = after;
}

export function inverse(patch: Patch): Patch {
  return patch.toReversed().map(({ table, at, before, after }) => ({ table, at, before: after, after: before }));
}

/** The board with the patch done; the given one is left alone. */
export function patched(board: Board, patch: Patch): Board {
  const made = { ...board };
  const own = new Set<string>();
  for (const change of patch) {
    if (change.at >= 0 && !own.has(change.table)) {
      made[change.table] = [...rowsOf(made, change.table)];
      own.add(change.table);
    }
    perform(made, change);
    if (change.at < 0) own.delete(change.table);
  }
  return made;
}

/** What was done, and what was taken back. */
export interface History {
  past: Patch[];
  future: Patch[];
}

export function done(history: History, patch: Patch): History {
  return { past: [...history.past, patch], future: [] };
}
export function undone(board: Board, { past, future }: History): [Board, History] {
  const last = past.at(-1);
  if (!last) return [board, { past, future }];
  return [patched(board, inverse(last)), { past: past.slice(0, -1), future: [...future, last] }];
}
export function redone(board: Board, { past, future }: History): [Board, History] {
  const next = future.at(-1);
  if (!next) return [board, { past, future }];
  return [patched(board, next), { past: [...past, next], future: future.slice(0, -1) }];
}
