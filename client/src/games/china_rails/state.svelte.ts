/** What the reader is doing at this table: the way pointed at, the way planned, the demand in the light. */
import { ApiError, post } from "../../lib/api";
import type { Table } from "../../lib/table.svelte";
import type { Json, Offer } from "../../lib/types";

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
  private asked = 0;
  private known = new Map<string, Way>();
  private knownAt = "";

  constructor(table: Table) {
    this.table = table;
  }

  offersTo(verb: string): Offer[] {
    return this.table.offers.filter((offer) => offer.do.do === verb);
  }
  one(verb: string): Offer | undefined {
    return this.table.offers.find((offer) => offer.do.do === verb);
  }
  /** Clicking far places makes sense: the train is on the board, or track may be built. */
  get travels(): boolean {
    const view = this.table.view;
    if (!this.table.myTurn || !view || this.table.seat === null || view.turn.choosing.length > 0) return false;
    if (view.phase === "operate") return view.seats[this.table.seat]?.at !== null;
    return view.phase === "build" && !view.turn.upgraded;
  }
  /** Where the reader's train stood before the plan. */
  get began(): string | null {
    const seat = this.table.seat;
    return seat === null ? null : (this.table.message?.view?.seats[seat]?.at ?? null);
  }

  async find(to: string): Promise<Way | null> {
    const table = this.table;
    const stamp = `${table.version} ${table.steps.map((step) => step.code).join()}`;
    if (this.knownAt !== stamp) { this.known.clear(); this.knownAt = stamp; }
    const known = this.known.get(to);
    if (known) return known;
    const from = table.seat === null ? null : (table.view?.seats[table.seat]?.at ?? null);
    try {
      const answer = await post<{ way: Step[] }>(`/api/tables/${table.id}/way`, { version: table.version, seat: table.seat, steps: table.steps.map((step) => step.code), to });
      const way = { to, from, steps: answer.way };
      if (this.knownAt === stamp) this.known.set(to, way);
      return way;
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
  /** Shows the way to the place under the pointer. */
  async point(to: string | null): Promise<Way | null> {
    const turn = (this.asked += 1);
    if (to === null || !this.travels) { this.way = null; return null; }
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
    const stop = way.steps.findIndex((step) => step.code === null || step.turn > 1);
    const now = stop < 0 ? way.steps : way.steps.slice(0, stop);
    const before = this.table.steps.length;
    this.goal = to;
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
    if (done) { this.legs = []; this.rest = []; this.way = null; }
    return done;
  }
}

function asOffer(step: Step): Offer {
  return { code: step.code!, do: step.do ?? {}, text: "", at: { milepost: step.milepost }, cost: step.cost, reveals: false, info: {} };
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
export function ending(event: Json, view: Json, names: string[]): [string, Json] {
  if (event.left === null) return ["cr-ui-lasts", {}];
  const count = Number(event.left) - (view.turn.seat === event.by ? 1 : 0);
  return ["cr-ui-until", { name: names[event.by] ?? "", count }];
}
