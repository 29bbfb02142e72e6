/** Private pencil marks on the board: drawn while others act, never sent, kept on this device. */
import type { Table } from "./table.svelte";

export class Pencil {
  marks = $state.raw<string[]>([]);
  /** In the hand: a press on the board draws or rubs out. */
  held = $state(false);
  private table: Table;

  constructor(table: Table) {
    this.table = table;
    try {
      this.marks = JSON.parse(localStorage.getItem(this.key) ?? "[]") as string[];
    } catch {
      this.marks = [];
    }
  }
  private get key(): string {
    return `trackside.pencil.${this.table.id}`;
  }
  /** One reader at this screen, who waits: nobody else would see the marks, and nothing else can be pressed. */
  get waits(): boolean {
    const { live, message, myTurn } = this.table;
    return live && !myTurn && message?.status === "playing" && message.mine.length === 1;
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
    try {
      if (marks.length > 0) localStorage.setItem(this.key, JSON.stringify(marks));
      else localStorage.removeItem(this.key);
    } catch {
      // Nothing can be kept here; the marks last as long as the page.
    }
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
