/** What the reader is doing at this table: the way pointed at, the way planned, the demand in the light. */
import { ApiError, post } from "../../lib/api";
import { keepPencilled, mayPencil, pencilled } from "../../lib/pencil.svelte";
import type { Table } from "../../lib/table.svelte";
import type { Json, Offer } from "../../lib/types";
import { liveViewOf, offersTo, offerTo, viewOf, type Lasting, type Verb } from "./view";

/** A step of a way as the server proposes it. */
export interface Step {
  milepost: string;
  from?: string;
  cost: number;
  turn: number;
  code: number | null;
  do: Json | null;
}

export interface Way {
  to: string;
  from: string | null;
  steps: Step[];
}

export interface Segment {
  from: string;
  to: string;
  cost: number;
}

export class Work {
  table: Table;
  /** The way to the place under the pointer. */
  way = $state.raw<Way | null>(null);
  /** What lies beyond this turn of the way that was chosen. */
  rest = $state.raw<Step[]>([]);
  /** How many steps each click has added, so that one press takes one of them back. */
  legs = $state.raw<number[]>([]);
  /** The place that was clicked last. */
  goal = $state<string | null>(null);
  /** The mileposts drawn over with the pointer held down. */
  drawn = $state.raw<string[]>([]);
  pencil: Pencil;
  private asked = 0;
  private known = new Map<string, Way>();
  private knownAt = "";

  constructor(table: Table) {
    this.table = table;
    this.pencil = new Pencil(table);
  }

  offersTo<Wanted extends Verb>(verb: Wanted) {
    return offersTo(this.table, verb);
  }
  one<Wanted extends Verb>(verb: Wanted) {
    return offerTo(this.table, verb);
  }
  /** Clicking far places makes sense: the train is on the board, or track may be built. */
  get travels(): boolean {
    if (this.pencil.active) return true;
    const view = viewOf(this.table);
    if (!this.table.myTurn || !view || this.table.seat === null || view.turn.choosing.length > 0) return false;
    if (view.phase === "operate") return view.seats[this.table.seat]?.at !== null;
    return view.phase === "build" && !view.turn.upgraded;
  }
  /** Where the reader's train stood before the plan. */
  get began(): string | null {
    const seat = this.table.seat;
    return seat === null ? null : (liveViewOf(this.table)?.seats[seat]?.at ?? null);
  }

  /** A milepost of the train's planned way, where a drag may force another one; -1 when it is none. */
  private keptFrom(id: string): number {
    const { table } = this;
    const at = table.seat === null ? null : viewOf(table)?.seats[table.seat]?.at;
    if (id === at) return table.steps.length;
    const on = table.steps.findLastIndex((step) => step.do.do === "move" && step.do.milepost === id);
    if (on >= 0) return on + 1;
    return id === this.began ? table.steps.findIndex((step) => step.do.do === "move") : -1;
  }
  /** Whether a drag from here draws a way. */
  mayDraw(id: string, network: (id: string) => boolean): boolean {
    if (!this.travels) return false;
    if (this.pencil.active) return network(id) || this.pencil.has(id);
    if (this.table.view?.phase === "operate") return this.keptFrom(id) >= 0;
    return network(id);
  }
  private get phase(): string {
    return this.pencil.active ? "build" : (this.table.view?.phase ?? "");
  }
  private pricing = false;
  /** Shows the way drawn so far at once; its price follows, one question at a time. */
  draw(way: string[]): void {
    this.drawn = way;
    this.asked += 1;
    if (!this.pricing) void this.price();
  }
  private async price(): Promise<void> {
    this.pricing = true;
    for (let asked: string[] | null = null; this.drawn.length > 1 && asked !== this.drawn;) {
      asked = this.drawn;
      const way = await this.ask(asked.at(-1)!, this.keptSteps(asked[0]!), asked);
      if (this.drawn === asked) this.way = way;
    }
    this.pricing = false;
  }
  private keptSteps(first: string): Offer[] {
    return this.phase === "operate" ? this.table.steps.slice(0, Math.max(0, this.keptFrom(first))) : this.table.steps;
  }
  leave(): void {
    this.drawn = [];
    this.way = null;
    this.asked += 1;
  }
  /** Proposes the way that was drawn, in the place of what was planned beyond its start. */
  async trace(drawn: string[]): Promise<boolean> {
    const kept = this.keptSteps(drawn[0]!);
    const way = await this.ask(drawn.at(-1)!, kept, drawn);
    this.leave();
    if (!way || way.steps.length === 0) return false;
    if (this.pencil.active) {
      this.pencil.add(way.steps);
      return true;
    }
    const gone = this.table.steps.length - kept.length;
    if (gone > 0) await this.table.unplan(gone);
    if (gone > 0) this.legs = kept.length > 0 ? [kept.length] : [];
    return this.follow(way);
  }

  private async ask(to: string, kept: Offer[], through: string[] = []): Promise<Way | null> {
    const { table } = this;
    const from = through[0] ?? (table.seat === null ? null : (viewOf(table)?.seats[table.seat]?.at ?? null));
    try {
      const answer = await post<{ way: Step[] }>(`/api/tables/${table.id}/way`, {
        version: table.version,
        seat: table.seat,
        steps: kept.map((step) => step.code),
        to,
        through,
      });
      return { to, from, steps: answer.way };
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
  async find(to: string): Promise<Way | null> {
    const table = this.table;
    const stamp = `${table.version} ${table.steps.map((step) => step.code).join()}`;
    if (this.knownAt !== stamp) {
      this.known.clear();
      this.knownAt = stamp;
    }
    const known = this.known.get(to);
    if (known) return known;
    const way = await this.ask(to, table.steps);
    if (way && this.knownAt === stamp) this.known.set(to, way);
    return way;
  }
  /** Shows the way to the place under the pointer. */
  async point(to: string | null): Promise<Way | null> {
    const turn = (this.asked += 1);
    if (to === null || !this.travels) {
      this.way = null;
      return null;
    }
    const way = await this.find(to);
    if (turn === this.asked) this.way = way;
    return way;
  }

  /** Plans the way, as far as this turn goes; false when there is none. */
  async go(to: string): Promise<boolean> {
    const way = await this.find(to);
    this.way = null;
    this.asked += 1;
    if (!way || way.steps.length === 0) return false;
    this.goal = to;
    if (this.pencil.active) {
      this.pencil.add(way.steps);
      return true;
    }
    return this.follow(way);
  }
  private async follow(way: Way): Promise<boolean> {
    const stop = way.steps.findIndex((step) => step.code === null || step.turn > 1);
    const now = stop < 0 ? way.steps : way.steps.slice(0, stop);
    const before = this.table.steps.length;
    if (now.length > 0) await this.table.planAll(now.map(asOffer));
    const added = this.table.steps.length - before;
    if (added > 0) this.legs = [...this.legs, added];
    this.rest = way.steps.slice(added);
    return true;
  }
  async back(): Promise<void> {
    const count = Math.min(this.legs.at(-1) ?? 1, this.table.steps.length);
    this.legs = this.legs.slice(0, -1);
    this.rest = [];
    if (count > 0) await this.table.unplan(count);
    else await this.table.undo();
  }
  async send(...actions: number[]): Promise<boolean> {
    const done = await this.table.send(...actions);
    if (done) {
      this.legs = [];
      this.rest = [];
      this.way = null;
    }
    return done;
  }
  /** Plans the track that was pencilled in, as far as it can still be built. */
  async usePencil(): Promise<void> {
    for (const run of runs(this.pencil.left)) if (!(await this.trace(run)) || this.table.refusal) return;
  }
}

/** Track pencilled in while others move: seen by nobody else, kept on this device, offered in the own turn. */
export class Pencil {
  private table: Table;
  /** Planning is on: clicks and drags on the board draw. */
  wanted = $state(false);
  private lines = $state.raw<Segment[]>([]);

  constructor(table: Table) {
    this.table = table;
    this.lines = pencilled(table);
  }
  /** The reader may plan now: somebody else is on turn, and at another screen. */
  get open(): boolean {
    return this.table.seat !== null && mayPencil(this.table);
  }
  get active(): boolean {
    return this.wanted && this.open;
  }
  /** What is pencilled in and not yet own track. */
  get left(): Segment[] {
    const track = viewOf(this.table)?.board.track ?? {};
    const built = ({ from, to }: Segment) =>
      track[`${from}-${to}`] === this.table.seat || track[`${to}-${from}`] === this.table.seat;
    return this.lines.filter((line) => !built(line));
  }
  get cost(): number {
    return this.left.reduce((sum, line) => sum + line.cost, 0);
  }
  has(id: string): boolean {
    return this.lines.some((line) => line.from === id || line.to === id);
  }
  add(steps: Step[]): void {
    const known = new Set(this.lines.flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
    const fresh = steps.flatMap((step) =>
      step.from && !known.has(`${step.from} ${step.milepost}`)
        ? [{ from: step.from, to: step.milepost, cost: step.cost }]
        : [],
    );
    this.keep([...this.left, ...fresh]);
  }
  back(): void {
    this.keep(this.left.slice(0, -1));
  }
  clear(): void {
    this.keep([]);
  }
  private keep(lines: Segment[]): void {
    this.lines = lines;
    keepPencilled(this.table, lines);
  }
}

/** Segments that follow one another, as the mileposts of each chain. */
function runs(lines: Segment[]): string[][] {
  const found: string[][] = [];
  for (const { from, to } of lines) {
    if (found.at(-1)?.at(-1) === from) found.at(-1)!.push(to);
    else found.push([from, to]);
  }
  return found;
}

function asOffer(step: Step): Offer {
  return {
    code: step.code!,
    do: step.do ?? {},
    text: "",
    at: { milepost: step.milepost },
    cost: step.cost,
    reveals: false,
    info: {},
  };
}

const works = new WeakMap<Table, Work>();

export function workOf(table: Table): Work {
  let found = works.get(table);
  if (!found) {
    found = new Work(table);
    works.set(table, found);
  }
  return found;
}

/** The demand in the light, "demand:nanjing:coal" in table.lit. */
export function litDemand(table: Table): { city: string; load: string } | null {
  const [what, city, load] = (table.lit ?? "").split(":");
  return what === "demand" && city !== undefined && load !== undefined ? { city, load } : null;
}

/** Until when an event lasts, as [message, params]. */
export function ending(event: Lasting, names: string[]): [string, Json] {
  if (event.turns === null) return ["cr-ui-lasts", {}];
  return ["cr-ui-until", { name: names[event.by] ?? "", count: event.turns }];
}
