import type { Table } from "./table.svelte";

/** The seat that a panel points at ("seat-2" in `table.lit`): a map fades what belongs to others. */
export function litSeat(table: Table): number | null {
  return table.lit?.startsWith("seat-") ? Number(table.lit.slice(5)) : null;
}
