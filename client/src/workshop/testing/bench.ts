/** A bench without a page: what a hand does at the workshop, for tests. Node reads these files as they are. */
import { Draft } from "../kit/patches";
import type { Board, Value } from "../kit/board";
import type { Choice, Chosen, Sheet, Workshop } from "../kit/types";
import { paste, type Pasted } from "../pasting";

export const say = (choice: Choice): string => choice.text || choice.id;

export interface Bench {
  shop: Workshop;
  /** The shipped board. */
  standard: Board;
  sheet: (table: string) => Sheet;
  tool: (draft: Draft, id: string, way: string[], chosen?: Chosen) => void;
  paste: (draft: Draft, table: string, rows: (string | number)[][]) => Pasted;
  /** Sets a field of a thing in a cell. */
  field: (draft: Draft, cell: string, key: string, value: Value) => void;
  /** Sets a fact of the whole board. */
  fact: (draft: Draft, key: string, value: Value) => void;
}

export function benchOf(shop: Workshop, standard: Board): Bench {
  const sheet = (table: string) => shop.sheets.find((each) => each.table === table)!;
  return {
    shop,
    standard,
    sheet,
    tool: (draft, id, way, chosen = {}) => shop.tools.find((each) => each.id === id)!.apply(draft, way, chosen),
    paste: (draft, table, rows) =>
      paste(
        draft,
        sheet(table),
        0,
        0,
        rows.map((row) => row.map(String)),
        say,
      ),
    field: (draft, cell, key, value) =>
      shop
        .things(draft.board, cell)
        .flatMap((thing) => thing.fields)
        .find((each) => each.key === key)!
        .set(draft, value),
    fact: (draft, key, value) =>
      shop
        .facts(draft.board)
        .flatMap((thing) => thing.fields)
        .find((each) => each.key === key)!
        .set(draft, value),
  };
}

/** A sheet of the usual size with nothing on it. */
export function blank({ shop, standard }: Bench): Board {
  const size = Object.fromEntries(shop.sizes.map(({ key, value }) => [key, value]));
  return { ...shop.blank(size, standard), name: "Blank" };
}
