/** A board as its file has it. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
export type Row = { [key: string]: Value };
/** A board file, as far as it is drawn: anything may still be missing or wrong in it. */
export type Board = Row;
