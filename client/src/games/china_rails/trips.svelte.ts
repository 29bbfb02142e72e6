/** What the server plans for the reader's demands, and the trip that the reader has chosen. */
import { ApiError, post } from "../../api/http";
import type { Table } from "../../table/state/table.svelte";
import { viewOf, type ChinaSeat, type Segment } from "./view";

export interface TripStop {
  city: string;
  load: string;
  delivers: boolean;
  milepost: string;
}

/** A plan of the server; turns are null where there is too little cash. */
export interface Trip {
  stops: TripStop[];
  distance: number;
  cost: number;
  payout: number;
  turns: number | null;
  per_turn: number | null;
  /** Only of a trip that was asked for by name. */
  track?: Segment[];
  route?: string[];
}

export class Trips {
  private table: Table;
  /** The plans by demand ("nanjing:coal"), the best source first. */
  plans = $state.raw<Map<string, Trip[]>>(new Map());
  /** The trip that is drawn and pencilled in. */
  chosen = $state.raw<Trip | null>(null);
  /** No trip serves what was asked for. */
  none = $state(false);
  busy = $state(false);
  private plansKey = "";

  constructor(table: Table) {
    this.table = table;
    this.chosen = this.recall();
  }
  private get own(): ChinaSeat | null {
    const { seat } = this.table;
    return seat === null ? null : (viewOf(this.table)?.seats[seat] ?? null);
  }
  /** Changes when the plans must be asked for again: with the turn, the hand, the cargo, the train. */
  get key(): string {
    const { table, own } = this;
    const view = table.message?.view;
    if (!own || !view || table.message?.status !== "playing" || !table.live) return "";
    const hand = own.hand.map((card) => card.card).join();
    return [table.myTurn, view.phase, view.round, hand, own.cargo.join(), own.train, own.at && table.myTurn].join(" ");
  }
  /** Demands in hand that the trip serves, as "city:load". */
  get demands(): string[] {
    return (this.chosen?.stops ?? []).filter((stop) => stop.delivers).map((stop) => `${stop.city}:${stop.load}`);
  }
  /** The stops of the chosen trip that are still to come. */
  get left(): TripStop[] {
    const { own } = this;
    const held = new Set(own?.hand.flatMap((card) => card.demands.map((each) => `${each.city}:${each.load}`)) ?? []);
    const open = (this.chosen?.stops ?? []).filter((stop) => !stop.delivers || held.has(`${stop.city}:${stop.load}`));
    const cargo = [...(own?.cargo ?? [])];
    const wanted = new Set(open.filter((stop) => stop.delivers).map((stop) => stop.load));
    return open.filter((stop) => {
      if (stop.delivers) return true;
      const aboard = cargo.indexOf(stop.load);
      if (aboard >= 0) cargo.splice(aboard, 1);
      return aboard < 0 && wanted.has(stop.load);
    });
  }
  get track(): Segment[] {
    return this.left.length > 0 ? (this.chosen?.track ?? []) : [];
  }

  async refresh(): Promise<void> {
    const { key } = this;
    if (!key || key === this.plansKey) return;
    this.plansKey = key;
    const plans = await this.ask([]);
    if (plans && key === this.plansKey) this.plans = Map.groupBy(plans, nameOf);
  }
  /** Plans one demand in the place of what was chosen; the source may be named. */
  async choose(demand: string, source = ""): Promise<boolean> {
    return this.plan([source ? `${demand}:${source}` : demand]);
  }
  /** Adds a demand to the trip. */
  async add(demand: string): Promise<boolean> {
    return this.plan([...this.demands.filter((each) => each !== demand), demand]);
  }
  drop(): void {
    this.keep(null);
  }
  private async plan(about: string[]): Promise<boolean> {
    this.busy = true;
    const plans = await this.ask(about);
    this.busy = false;
    this.none = !plans || plans.length === 0;
    if (plans?.[0]) this.keep(plans[0]);
    return !this.none;
  }
  private async ask(about: string[]): Promise<Trip[] | null> {
    const { id, version, seat } = this.table;
    try {
      const answer = await post<{ plans: unknown[] }>(`/api/tables/${id}/advice`, { version, seat, about });
      return answer.plans as Trip[];
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  // ---- kept on this device ------------------------------------------------------------------------

  private get storageKey(): string {
    return `trackside.trip.${this.table.id}`;
  }
  private keep(trip: Trip | null): void {
    this.chosen = trip;
    this.none = false;
    try {
      if (trip) localStorage.setItem(this.storageKey, JSON.stringify(trip));
      else localStorage.removeItem(this.storageKey);
    } catch {
      // Nothing can be kept here; the trip lasts as long as the page.
    }
  }
  private recall(): Trip | null {
    try {
      return JSON.parse(localStorage.getItem(this.storageKey) ?? "null") as Trip | null;
    } catch {
      return null;
    }
  }
}

function nameOf(trip: Trip): string {
  const last = trip.stops.at(-1);
  return last ? `${last.city}:${last.load}` : "";
}
