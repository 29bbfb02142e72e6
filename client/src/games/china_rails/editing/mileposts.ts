/** The mileposts of a board as the workshop knows them: kinds, cells, and the ways between them. */
import { cellId, spotOf, type Lattice, type Spot } from "../../../workshop/kit/cells";
import { numberOf, rowOf } from "../../../workshop/kit/fields";
import { rowsOf } from "../../../workshop/kit/patches";
import type { Board, Row } from "../../../workshop/kit/board";

export const STEP = 26;
export const LIMIT = 201;
export const TERRAINS = ["clear", "desert", "mountain", "alpine"] as const;
export const PLACES = ["small", "medium", "major"] as const;
export const WATERS = ["river", "dry-river", "dry-lake", "lake", "inlet"] as const;
export const PORTS = ["container", "ferry"] as const;
export const FILLS: Record<string, string> = {
  clear: "var(--land)",
  desert: "var(--desert)",
  mountain: "var(--hill)",
  alpine: "var(--mount)",
};
export type Edge = [string, string, string | null, string | null];

export const two = (n: number) => String(n).padStart(2, "0");

export function lattice(board: Board): Lattice {
  let [rows, cols] = [0, 0];
  for (const post of rowsOf(board, "mileposts")) {
    rows = Math.max(rows, numberOf(post, "row") || 0);
    cols = Math.max(cols, numberOf(post, "col") || 0);
  }
  const size = (most: number) => Math.min(LIMIT, Math.max(12, most + 3));
  return { rows: size(rows), cols: size(cols), step: STEP, shifted: 1 };
}
export const spotOfPost = (post: Row | undefined): Spot => [numberOf(post, "row"), numberOf(post, "col")];
export const cellOfPost = (post: Row | undefined) => (post ? cellId(spotOfPost(post)) : "");
export function at(board: Board, cell: string): number {
  const [row, col] = spotOf(cell);
  return rowsOf(board, "mileposts").findIndex((post) => post?.["row"] === row && post?.["col"] === col);
}
export function postAt(board: Board, cell: string): Row | undefined {
  return rowsOf(board, "mileposts")[at(board, cell)];
}
export const edgesOf = (board: Board) => rowsOf(board, "edges") as unknown as Edge[];
export function cellOfId(board: Board, id: string): string {
  return cellOfPost(rowOf(board, "mileposts", id));
}
/** Mileposts by cell, for each board. */
const cache = new WeakMap<object, Map<string, Row>>();
export function posts(board: Board): Map<string, Row> {
  const rows = rowsOf(board, "mileposts");
  const found = cache.get(rows) ?? new Map(rows.map((post) => [cellOfPost(post), post]));
  cache.set(rows, found);
  return found;
}
