/** What the reader is doing at this table: the way under the pointer, the way planned, the demand pointed at. */
import { ApiError } from "../../api/http";
import type { Table } from "../../table/state/table.svelte";
import type { Json, Offer } from "../../api/types";
import { perTable } from "../../table/state/perTable";
import { Pencil, runs } from "./pencil.svelte";
import { Trips } from "./trips.svelte";
import {
  boardOf,
  liveViewOf,
  offersTo,
  offerTo,
  viewOf,
  type Joins,
  type Lasting,
  type Step,
  type Verb,
  type Way,
} from "./view";

/** What a click or a drag has added: steps of this turn, and what lies beyond it. */
interface Leg {
  count: number;
  rest: Step[];
}

/** Another start for the same goal. */
export interface Other {
  start: string;
  from: string;
  cost: number;
}

/** What was proposed last: where it starts, what it connects, and from where else it could start. */
export interface Proposal {
  to: string;
  from: string;
  joins: Joins | null;
  others: Other[];
  /** Steps and pencil lines that it has added. */
  added: number;
}

const ANYWHERE = "anywhere";

export class Work {
  table: Table;
  /** The way to the place under the pointer. */
  way = $state.raw<Way | null>(null);
  /** What each click has added, so that one press takes one of them back. */
  private legs = $state.raw<Leg[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  /** The major city where the next track shall start; null: the reader's network. */
  start = $state<string | null>(null);
  /** The place that was clicked last. */
  goal = $state<string | null>(null);
  /** The mileposts that the pointer has passed while held down. */
  stroke = $state.raw<string[]>([]);
  pencil: Pencil;
  trips: Trips;
  /** Counts questions to the server: only the answer to the last one is shown. */
  private questions = 0;
  private ways = new Map<string, Way>();
  private waysKey = "";

  constructor(table: Table) {
    this.table = table;
    this.trips = new Trips(table);
    this.pencil = new Pencil(table, () => this.trips.track);
  }

  offersTo<Wanted extends Verb>(verb: Wanted) {
    return offersTo(this.table, verb);
  }
  one<Wanted extends Verb>(verb: Wanted) {
    return offerTo(this.table, verb);
  }
  /** A far place may be chosen: the train is on the board, or track may be built. */
  get travels(): boolean {
    if (this.pencil.active) return true;
    const view = viewOf(this.table);
    if (!this.table.myTurn || !view || this.table.seat === null || view.turn.choosing.length > 0) return false;
    if (view.phase === "operate") return view.seats[this.table.seat]?.at !== null;
    return view.phase === "build" && !view.turn.upgraded;
  }
  /** What lies beyond this turn of the ways that were chosen. */
  get rest(): Step[] {
    if (this.table.steps.length < this.legs.reduce((sum, leg) => sum + leg.count, 0)) return [];
    return this.phase === "build" ? this.legs.flatMap((leg) => leg.rest) : (this.legs.at(-1)?.rest ?? []);
  }
  added(count: number, rest: Step[] = []): void {
    const known = this.legs.reduce((sum, leg) => sum + leg.count, 0);
    this.legs = [...(known > this.table.steps.length - count ? [] : this.legs), { count, rest }];
  }
  /** Gives up everything that is planned and not sent. */
  drop(): void {
    this.legs = [];
    this.proposal = null;
    this.start = null;
    this.leave();
    this.table.drop();
  }
  /** Removes the pencil lines, and the trip that draws some. */
  forget(): void {
    this.pencil.clear();
    this.trips.drop();
  }
  /** Lets new track start in this major city, or no longer; false where it may not. */
  begin(city: string): boolean {
    const miles = new Set(boardOf(this.table)?.cities.find((each) => each.id === city)?.outer ?? []);
    if (!this.pencil.active && !this.offersTo("build").some((offer) => miles.has(offer.do.from))) return false;
    this.start = this.start === city ? null : city;
    return true;
  }
  /** Where the reader's train stood before the plan. */
  get origin(): string | null {
    const seat = this.table.seat;
    return seat === null ? null : (liveViewOf(this.table)?.seats[seat]?.at ?? null);
  }

  /** How many steps of the plan lead to this milepost; -1 where the train does not pass it. */
  private stepsTo(id: string): number {
    const { table } = this;
    const at = table.seat === null ? null : viewOf(table)?.seats[table.seat]?.at;
    if (id === at) return table.steps.length;
    const on = table.steps.findLastIndex((step) => step.do.do === "move" && step.do.milepost === id);
    if (on >= 0) return on + 1;
    return id === this.origin ? table.steps.findIndex((step) => step.do.do === "move") : -1;
  }
  /** Whether a drag from here draws a way. */
  mayDraw(id: string, network: (id: string) => boolean): boolean {
    if (!this.travels) return false;
    if (this.pencil.active) return network(id) || this.pencil.has(id);
    if (this.table.view?.phase === "operate") return this.stepsTo(id) >= 0;
    return network(id);
  }
  private get phase(): string {
    return this.pencil.active ? "build" : (this.table.view?.phase ?? "");
  }
  private pricing = false;
  /** Shows the stroke at once; its price follows, one question at a time. */
  draw(way: string[]): void {
    this.stroke = way;
    this.questions += 1;
    if (!this.pricing) void this.price();
  }
  private async price(): Promise<void> {
    this.pricing = true;
    for (let stroke: string[] | null = null; this.stroke.length > 1 && stroke !== this.stroke;) {
      stroke = this.stroke;
      const way = await this.ask(stroke.at(-1)!, this.planUpTo(stroke[0]!), stroke);
      if (this.stroke === stroke) this.way = way;
    }
    this.pricing = false;
  }
  private planUpTo(first: string): Offer[] {
    return this.phase === "operate" ? this.table.steps.slice(0, Math.max(0, this.stepsTo(first))) : this.table.steps;
  }
  leave(): void {
    this.stroke = [];
    this.way = null;
    this.questions += 1;
  }
  /** Proposes the way of a stroke, in the place of what was planned beyond its start. */
  async trace(stroke: string[]): Promise<boolean> {
    const before = this.planUpTo(stroke[0]!);
    const way = await this.ask(stroke.at(-1)!, before, stroke);
    this.leave();
    if (!way || way.steps.length === 0) return false;
    if (this.pencil.active) {
      this.propose(way, this.pencil.add(way.steps));
      return true;
    }
    const removed = this.table.steps.length - before.length;
    if (removed > 0) await this.table.unplan(removed);
    if (removed > 0) this.legs = before.length > 0 ? [{ count: before.length, rest: [] }] : [];
    return this.follow(way);
  }

  private async ask(to: string, before: Offer[], through: string[] = [], start = ""): Promise<Way | null> {
    const { table } = this;
    const from = through[0] ?? (table.seat === null ? null : (viewOf(table)?.seats[table.seat]?.at ?? null));
    try {
      const answer = await table.say<{ way: Step[] }>("way", {
        version: table.version,
        seat: table.seat,
        steps: before.map((step) => step.code),
        to,
        through,
        start,
        planned: this.earlierTrack(),
      });
      return { to, from: answer.way[0]?.from ?? from, steps: answer.way };
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }
  /** Track that comes before the next: pencil lines, or what is left for later turns. */
  private earlierTrack(): string[] {
    const lines = this.pencil.active
      ? this.pencil.left.map(({ from, to }) => `${from}-${to}`)
      : this.rest.flatMap((step) => (step.from ? [`${step.from}-${step.milepost}`] : []));
    return lines.slice(-200);
  }
  async find(to: string, start = this.start ?? ""): Promise<Way | null> {
    const table = this.table;
    const key = [table.version, ...table.steps.map((step) => step.code), ...this.earlierTrack()].join();
    if (this.waysKey !== key) {
      this.ways.clear();
      this.waysKey = key;
    }
    const cached = this.ways.get(`${start} ${to}`);
    if (cached) return cached;
    const way = await this.ask(to, table.steps, [], start);
    if (way && this.waysKey === key) this.ways.set(`${start} ${to}`, way);
    return way;
  }
  /** Shows the way to the place under the pointer. */
  async point(to: string | null): Promise<Way | null> {
    const turn = (this.questions += 1);
    if (to === null || !this.travels) {
      this.way = null;
      return null;
    }
    const way = await this.find(to);
    if (turn === this.questions) this.way = way;
    return way;
  }

  /** Plans the way, as far as this turn goes; false when there is none. */
  async go(to: string, start = this.start ?? ""): Promise<boolean> {
    const way = await this.find(to, start);
    this.way = null;
    this.questions += 1;
    if (!way || way.steps.length === 0) return false;
    const others = this.phase === "build" ? this.others(to, start, way) : Promise.resolve([]);
    this.goal = to;
    this.start = null;
    if (this.pencil.active) this.propose(way, this.pencil.add(way.steps));
    else await this.follow(way);
    const { proposal } = this;
    const found = await others;
    if (proposal && this.proposal === proposal) this.proposal = { ...proposal, others: found };
    return true;
  }
  /** Finds the same goal from elsewhere: from the reader's network, or from a city where it is cheaper. */
  private async others(to: string, start: string, way: Way): Promise<Other[]> {
    const way2 = await this.find(to, start ? "" : ANYWHERE);
    const first = way2?.steps[0];
    if (!first?.from || first.from === way.steps[0]?.from) return [];
    const cost = priceOf(way2!.steps);
    return start || cost < priceOf(way.steps) ? [{ start: start ? "" : ANYWHERE, from: first.from, cost }] : [];
  }
  private propose(way: Way, added: number): void {
    const from = way.steps[0]?.from;
    this.proposal = from ? { to: way.to, from, joins: way.steps.at(-1)?.joins ?? null, others: [], added } : null;
  }
  /** Proposes the last goal from another start. */
  async startAt(other: Other): Promise<void> {
    const { proposal } = this;
    if (!proposal) return;
    if (this.pencil.active) this.pencil.back(proposal.added);
    else await this.back();
    await this.go(proposal.to, other.start);
  }
  private async follow(way: Way): Promise<boolean> {
    const stop = way.steps.findIndex((step) => step.code === null || step.turn > 1);
    const now = stop < 0 ? way.steps : way.steps.slice(0, stop);
    const before = this.table.steps.length;
    if (now.length > 0) await this.table.planAll(now.map(asOffer));
    const added = this.table.steps.length - before;
    this.added(added, way.steps.slice(added));
    this.propose(way, added);
    return true;
  }
  /** Plans a bot's way or track as if it had been clicked, as far as all its steps are of that kind. */
  async suggest(steps: Offer[]): Promise<void> {
    const kinds = steps[0]?.do.do === "build" ? ["build"] : ["move", "turn", "cross"];
    const other = steps.findIndex((step) => !kinds.includes(String(step.do.do)));
    const way = other < 0 ? steps : steps.slice(0, other);
    this.drop();
    if (way.length === 0) return;
    await this.table.planAll(way);
    this.added(this.table.steps.length);
  }
  /** Takes back what the last click has added. */
  async back(): Promise<void> {
    const last = this.legs.at(-1);
    const count = last ? Math.min(last.count, this.table.steps.length) : 1;
    this.legs = this.legs.slice(0, -1);
    this.proposal = null;
    if (count > 0 && this.table.steps.length > 0) await this.table.unplan(count);
    else if (!last) await this.table.undo();
  }
  /** Sends the plan; track for which this turn has too little money stays as pencil lines. */
  async send(...actions: number[]): Promise<boolean> {
    const later = this.phase === "build" ? this.rest : [];
    const done = await this.table.send(...actions);
    if (done) {
      if (later.length > 0 && this.pencil.mine) this.pencil.add(later);
      this.legs = [];
      this.proposal = null;
      this.start = null;
      this.way = null;
    }
    return done;
  }
  /** Plans the track of the pencil lines, as far as it can still be built. */
  async usePencil(): Promise<void> {
    for (const run of runs(this.pencil.left)) if (!(await this.trace(run)) || this.table.refusal) return;
  }
}

export function priceOf(steps: Step[]): number {
  return steps.reduce((sum, step) => sum + step.cost, 0);
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

export const workOf = perTable((table) => new Work(table));

/** The demand that a panel points at: "demand:nanjing:coal" in table.lit. */
export function litDemand(table: Table): { city: string; load: string } | null {
  const [what, city, load] = (table.lit ?? "").split(":");
  return what === "demand" && city !== undefined && load !== undefined ? { city, load } : null;
}

/** Until when an event lasts, as [message, params]. */
export function ending(event: Lasting, names: string[]): [string, Json] {
  if (event.turns === null) return ["cr-ui-lasts", {}];
  return ["cr-ui-until", { name: names[event.by] ?? "", count: event.turns }];
}
