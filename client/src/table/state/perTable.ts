import type { Table } from "./table.svelte";

/** Makes a function that gives each table a state of its own, made when it is first asked for. */
export function perTable<State>(make: (table: Table) => State): (table: Table) => State {
  const known = new WeakMap<Table, State>();
  return (table) => {
    let state = known.get(table);
    if (state === undefined) {
      state = make(table);
      known.set(table, state);
    }
    return state;
  };
}
