/** Pencil lines on this device: track planned while others move, or for which a turn had too little money. */
import { keepPencilled, mayPencil, pencilled } from "../../table/state/pencil.svelte";
import type { Table } from "../../table/state/table.svelte";
import { viewOf, type Segment, type Step } from "./view";

/** Nobody else sees the lines; they are stored on this device and offered in the reader's turn. */
export class Pencil {
  private table: Table;
  /** Planning is on: clicks and drags on the board draw. */
  wanted = $state(false);
  private lines = $state.raw<Segment[]>([]);

  /** The lines of the chosen trip. */
  private also: () => Segment[];

  constructor(table: Table, also: () => Segment[]) {
    this.table = table;
    this.also = also;
    this.lines = pencilled(table);
  }
  /** The reader may plan now: somebody else is on turn, and at another screen. */
  get open(): boolean {
    return this.table.seat !== null && mayPencil(this.table);
  }
  get active(): boolean {
    return this.wanted && this.open;
  }
  /** The lines where the reader has no track yet. */
  get left(): Segment[] {
    const track = viewOf(this.table)?.board.track ?? {};
    const built = ({ from, to }: Segment) =>
      track[`${from}-${to}`] === this.table.seat || track[`${to}-${from}`] === this.table.seat;
    const drawn = new Set(this.lines.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]));
    const planned = this.also().filter(({ from, to }) => !drawn.has(`${from}-${to}`));
    return [...this.lines, ...planned].filter((line) => !built(line));
  }
  /** Those of them that are drawn by hand. */
  private get own(): Segment[] {
    const left = new Set(this.left);
    return this.lines.filter((line) => left.has(line));
  }
  get cost(): number {
    return this.left.reduce((sum, line) => sum + line.cost, 0);
  }
  has(id: string): boolean {
    return this.lines.some((line) => line.from === id || line.to === id);
  }
  /** One reader at this screen: the lines of another would not be seen here. */
  get mine(): boolean {
    return this.table.message?.mine.length === 1;
  }
  /** Adds lines and returns how many of them are new. */
  add(steps: Step[]): number {
    const known = new Set(this.lines.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    const fresh = steps.flatMap((step) =>
      step.from && !known.has(`${step.from} ${step.milepost}`)
        ? [{ from: step.from, to: step.milepost, cost: step.cost }]
        : [],
    );
    this.keep([...this.own, ...fresh]);
    return fresh.length;
  }
  back(count = 1): void {
    const own = this.own;
    this.keep(own.slice(0, Math.max(0, own.length - count)));
  }
  clear(): void {
    this.keep([]);
  }
  private keep(lines: Segment[]): void {
    this.lines = lines;
    keepPencilled(this.table, lines);
  }
}

/** Joins segments that follow one another: the mileposts of each chain. */
export function runs(lines: Segment[]): string[][] {
  const found: string[][] = [];
  for (const { from, to } of lines) {
    if (found.at(-1)?.at(-1) === from) found.at(-1)!.push(to);
    else found.push([from, to]);
  }
  return found;
}
