/** What the reader is doing at this table: the company chosen for building or offering. */
import type { Table } from "../../table/state/table.svelte";
import { perTable } from "../../table/state/perTable";
import { offersTo, viewOf, type BuildOffer } from "./view";

export class Choice {
  /** The company whose open hexes are lit; the plan or the table may fix it. */
  company = $state<string | null>(null);
  table: Table;

  constructor(table: Table) {
    this.table = table;
  }
  /** A build that has begun fixes the company. */
  get builder(): string | null {
    return viewOf(this.table)?.build?.company ?? null;
  }
  get active(): string | null {
    return this.builder ?? (this.builds.some((offer) => offer.do.company === this.company) ? this.company : null);
  }
  get builds(): BuildOffer[] {
    return offersTo(this.table, "build");
  }
  /** Builds of the chosen company, or of all while none is chosen. */
  get open(): BuildOffer[] {
    return this.builds.filter((offer) => !this.active || offer.do.company === this.active);
  }
  at(place: string): BuildOffer[] {
    return this.open.filter((offer) => offer.at.hex === place);
  }
}

export const choiceOf = perTable((table) => new Choice(table));
