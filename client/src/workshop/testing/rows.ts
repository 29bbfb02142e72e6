/** Small words for drawing boards. */
import type { Board, Row } from "../kit/board";

export function numbers<T>(length: number, make: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => make(i));
}

export const table = (board: Board, key: string) => board[key] as Row[];
export const texts = (rows: Row[], key: string) => rows.map((row) => row[key] as string);
