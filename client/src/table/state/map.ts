import type { Table } from "./table.svelte";

/** What the map of a table is asked to show. */
export interface Shown {
  table: Table;
  /** A picture of the board beside a text: nothing can be chosen on it. */
  small: boolean;
}

/** The beginning of each game's map model: the table that is shown, and the seat that a panel points at. */
export class TableMap<Given extends Shown = Shown> {
  protected readonly shown: () => Given;

  constructor(shown: () => Given) {
    this.shown = shown;
  }
  get table(): Table {
    return this.shown().table;
  }
  get small(): boolean {
    return this.shown().small;
  }
  /** "seat-2" in `table.lit`: the map fades what belongs to others. */
  protected get litSeat(): number | null {
    const { lit } = this.table;
    return lit?.startsWith("seat-") ? Number(lit.slice(5)) : null;
  }
}
