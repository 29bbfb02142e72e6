/** Private pencil marks on the board: drawn while others act, never sent, kept on this device. */
import type { Table } from "./table.svelte";

const keyOf = (table: Table): string => `trackside.pencil.${table.id}`;

/** What was pencilled in at this table on this device. */
export function pencilled<Mark>(table: Table): Mark[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(table)) ?? "[]") as Mark[];
  } catch {
    return [];
  }
}
export function keepPencilled(table: Table, marks: unknown[]): void {
  try {
    if (marks.length > 0) localStorage.setItem(keyOf(table), JSON.stringify(marks));
    else localStorage.removeItem(keyOf(table));
  } catch {
    // Nothing can be kept here; the marks last as long as the page.
  }
}
/** One reader at this screen, who waits: nobody else would see the marks, and nothing else can be pressed. */
export function mayPencil(table: Table): boolean {
  const { live, message, myTurn } = table;
  return live && !myTurn && message?.status === "playing" && message.mine.length === 1;
}

export class Pencil {
  marks = $state.raw<string[]>([]);
  /** In the hand: a press on the board draws or rubs out. */
  held = $state(false);
  private table: Table;

  constructor(table: Table) {
    this.table = table;
    this.marks = pencilled(table);
  }
  get waits(): boolean {
    return mayPencil(this.table);
  }
  get draws(): boolean {
    return this.held && this.waits;
  }
  toggle(id: string): void {
    this.keep(this.marks.includes(id) ? this.marks.filter((mark) => mark !== id) : [...this.marks, id]);
  }
  clear(): void {
    this.keep([]);
  }
  private keep(marks: string[]): void {
    this.marks = marks;
    keepPencilled(this.table, marks);
  }
}

const pencils = new WeakMap<Table, Pencil>();

export function pencilOf(table: Table): Pencil {
  let found = pencils.get(table);
  if (!found) {
    found = new Pencil(table);
    pencils.set(table, found);
  }
  return found;
}
