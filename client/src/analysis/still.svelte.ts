/** A table that stands still: one position of a game, for a board beside others. */
import { Table } from "../table/state/table.svelte";
import type { Entry, View } from "../api/types";

export class Still extends Table {
  /** Of a table that is open: its board, its seats and its pass are used. The steps led here; those that are lit stay lit. */
  constructor(
    private readonly from: Table,
    version: number,
    view: View,
    steps: Entry[] = [],
    lit: number[] = [],
  ) {
    super(from.id);
    this.words = from.words;
    this.instead = from.instead;
    if (from.message) this.take(from.message);
    this.log = steps;
    this.fresh = steps.filter((step) => lit.includes(step.version));
    this.past = { version, seat: null, view, to_act: [], entry: null };
  }

  override about(path: string, more = ""): string {
    return this.from.about(path, more);
  }
}
