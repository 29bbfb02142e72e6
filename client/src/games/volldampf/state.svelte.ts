/** What the reader is doing at this table: the card, link, good or city chosen but not yet sent. */
import type { Table } from "../../table/state/table.svelte";
import type { Offer } from "../../api/types";
import { perTable } from "../../table/state/perTable";
import {
  boardOf,
  offersTo,
  viewOf,
  type BargainOffer,
  type BuildOffer,
  type DeclareOffer,
  type Goal,
  type MoveOffer,
  type PlaceOffer,
  type PlanOffer,
  type Verb,
} from "./view";

type LinkOffer = BuildOffer | BargainOffer | MoveOffer;
type GoodOffer = DeclareOffer | PlanOffer;
type CityOffer = PlaceOffer | MoveOffer;

/** Questions that everybody is asked, so that nobody learns who holds the card (VD-198). */
export const WINDOWS = ["alles-neu", "sabotage", "subvention"];

/** Milliseconds, different each time, so that a quick "no" tells the others nothing. */
function hesitation(): number {
  return 600 + Math.random() * 1600;
}

export class Choice {
  /** The route colour whose links are highlighted. */
  card = $state<string | null>(null);
  link = $state<string | null>(null);
  /** "BER:blue" */
  good = $state<string | null>(null);
  city = $state<string | null>(null);
  /** Where the good shall go that was declared with its goal. */
  goal = $state<string | null>(null);
  /** An action card that waits for its target. */
  playing = $state<"neue-planung" | "guenstige-gelegenheit" | null>(null);
  /** Route colours of a group pointed at. */
  lit = $state.raw<string[]>([]);
  /** The seat whose hand lies face up at a shared screen. */
  shown = $state<number | null>(null);
  /** Kinds of question answered "no" for the rest of a round, on this device. */
  standing = $state.raw<{ round: number; seat: number; kinds: string[] } | null>(null);
  table: Table;

  constructor(table: Table) {
    this.table = table;
    try {
      this.standing = JSON.parse(localStorage.getItem(this.key) ?? "null") as typeof this.standing;
    } catch {
      this.standing = null;
    }
  }

  get shared(): boolean {
    return (this.table.message?.mine.length ?? 0) > 1;
  }
  /** At a shared screen the cards lie face down until asked for. */
  get faceUp(): boolean {
    return !this.shared || this.shown === this.table.seat;
  }
  get asked(): string {
    return this.table.view?.ask?.key ?? "";
  }
  of<Wanted extends Verb>(...verbs: Wanted[]) {
    return offersTo(this.table, ...verbs);
  }
  get mine(): boolean {
    return this.table.myTurn && this.table.live;
  }

  /** Links that may be chosen now. */
  get links(): Map<string, LinkOffer> {
    if (!this.mine || this.playing === "neue-planung") return new Map();
    const moves = this.of("move");
    if (moves.length > 0) return new Map(moves.map((offer) => [offer.do.link, offer]));
    if (this.playing === "guenstige-gelegenheit") {
      const bargains = this.of("gelegenheit");
      const route = bargains.some((offer) => offer.do.route === this.card) ? this.card : bargains[0]?.do.route;
      return new Map(bargains.filter((offer) => offer.do.route === route).map((offer) => [offer.do.link, offer]));
    }
    const colours = this.colours;
    return new Map(
      this.of("build")
        .filter((offer) => !this.card || colours.get(offer.do.link) === this.card)
        .map((offer) => [offer.do.link, offer]),
    );
  }
  get colours(): Map<string, string> {
    return new Map((boardOf(this.table)?.links ?? []).map((link) => [link.id, link.colour]));
  }
  /** Goods that may be taken up now, by "city:colour"; Schnelle Lok is declared only where nothing else leads to a goal (VD-213). */
  get goods(): Map<string, GoodOffer> {
    if (!this.mine) return new Map();
    const found = new Map<string, GoodOffer>();
    const offers = this.playing === "neue-planung" ? this.of("neue-planung") : this.of("declare", "declare-fast");
    for (const offer of offers) {
      const id = `${offer.do.city}:${offer.do.colour}`;
      if (!found.has(id)) found.set(id, offer);
    }
    return found;
  }
  /** Cities that may be chosen now: to put a good down, or as the next stop of a route. */
  get cities(): Map<string, CityOffer> {
    if (!this.mine || this.playing === "neue-planung") return new Map();
    return new Map(
      this.of("place", "move").map((offer) => [
        offer.do.do === "place" ? offer.do.city : (offer as MoveOffer).info.to,
        offer,
      ]),
    );
  }
  get chosenLink(): LinkOffer | null {
    return this.link && !this.of("move").length ? (this.links.get(this.link) ?? null) : null;
  }
  get chosenGood(): GoodOffer | null {
    return this.good ? (this.goods.get(this.good) ?? null) : null;
  }
  get chosenCity(): CityOffer | null {
    return this.city && this.of("place").length ? (this.cities.get(this.city) ?? null) : null;
  }
  /** Goals of the good in hand, with the best result for the reader. */
  get reach(): Map<string, string> {
    const offer = this.playing ? null : this.chosenGood;
    const declared: Goal[] = offer && "destinations" in offer.info ? (offer as DeclareOffer).info.destinations : [];
    const goals = this.asked === "route" ? (viewOf(this.table)?.transport?.goals ?? []) : declared;
    return new Map(goals.map((goal) => [goal.city, goal.splits[0] ?? ""]));
  }

  /** Takes over a bot's choice as if it were the reader's; plans a way. */
  async suggest(steps: Offer[], shown: number): Promise<void> {
    const form = steps[0]?.do ?? {};
    const word = (key: string) => String(form[key] ?? "");
    this.clear();
    this.card = null;
    if (form.do === "move") {
      const other = steps.findIndex((step) => step.do.do !== "move");
      await this.table.planAll(steps.slice(0, other < 0 ? shown : Math.min(other, shown)));
    } else if (form.do === "gelegenheit") {
      this.playing = "guenstige-gelegenheit";
      this.card = word("route");
      this.link = word("link");
    } else if (form.do === "neue-planung") {
      this.playing = "neue-planung";
      this.good = `${word("city")}:${word("colour")}`;
    } else if (form.do === "build") this.link = word("link");
    else if (form.do === "place") this.city = word("city");
    else if (form.do === "declare" || form.do === "declare-fast") this.good = `${word("city")}:${word("colour")}`;
  }
  play(kind: "neue-planung" | "guenstige-gelegenheit"): void {
    const same = this.playing === kind;
    this.clear();
    this.playing = same ? null : kind;
  }
  clear(): void {
    this.link = this.good = this.city = this.playing = null;
  }
  /** With a goal, the way there is planned as soon as the route may be traced. */
  async declare(offer: Offer, goal: string | null = null): Promise<void> {
    this.goal = goal;
    await this.table.send(offer.code);
    this.clear();
  }
  /** Returns which of the ways to a goal is planned; -1 when none is. */
  wayTo(goal: string): number {
    const transport = viewOf(this.table)?.transport;
    const ways = transport?.ways[goal] ?? [];
    return ways.findIndex((way) => way.join() === transport?.path.join());
  }
  /** Plans a way to this goal in the place of the plan: the best one, or the one asked for. */
  async carry(goal: string, nth = 0): Promise<void> {
    await this.table.settled();
    const transport = viewOf(this.table)?.transport;
    const way = transport?.ways[goal]?.[nth];
    if (!transport || !way) return;
    let same = 0;
    while (same < transport.path.length && transport.path[same] === way[same]) same += 1;
    const back = transport.path.length - same;
    if (back > this.table.steps.length) return;
    await this.table.planInstead(
      back,
      way.slice(same).map((link) => ({ do: "move", link })),
    );
  }
  async send(offer: Offer): Promise<void> {
    await this.table.send(offer.code);
    this.clear();
    this.card = null;
  }

  // ---- the standing no ------------------------------------------------------------------------

  private get key(): string {
    return `trackside.vd-no.${this.table.id}`;
  }
  /** The kinds that are answered without asking, in this round and for this seat. */
  get silent(): string[] {
    const { standing, table } = this;
    return standing && standing.round === table.message?.view?.round && standing.seat === table.seat
      ? standing.kinds
      : [];
  }
  answerNo(kind: string, always: boolean): void {
    const kinds = this.silent.filter((each) => each !== kind);
    this.standing = {
      round: this.table.message?.view?.round ?? 0,
      seat: this.table.seat ?? -1,
      kinds: always ? [...kinds, kind] : kinds,
    };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.standing));
    } catch {
      // Nothing can be kept here; the answer lasts as long as the page.
    }
  }
  /** Asked only because nobody may see who holds the card: there is nothing to decide. */
  get withoutCard(): boolean {
    const offers = this.table.message?.offers ?? [];
    const asked = this.table.message?.view?.ask?.key ?? "";
    return this.mine && !this.shared && WINDOWS.includes(asked) && offers.length === 1;
  }
  /** Says no in the reader's place, a moment after the question, as a hand would. */
  attend(): void {
    $effect(() => {
      const { table } = this;
      const kind = table.message?.view?.ask?.key ?? "";
      const silent = this.silent.includes(kind);
      if (!table.myTurn || table.sending || !(silent || this.withoutCard)) return;
      const no = table.message?.offers.find((offer) => offer.do.do === "no");
      if (!no) return;
      const timer = setTimeout(() => void table.send(no.code), silent ? 500 : hesitation());
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const { goal, table } = this;
      if (goal === null || !table.myTurn || table.message?.view?.ask?.key !== "route") return;
      this.goal = null;
      if (table.steps.length === 0) void this.carry(goal);
    });
  }
}

export const choiceOf = perTable((table) => new Choice(table));

const attended = new WeakSet<Table>();
/** Once per table, and as long as the table is open: also while another page of a phone is shown. */
export function attend(table: Table): void {
  if (attended.has(table)) return;
  attended.add(table);
  $effect.root(() => choiceOf(table).attend());
}
