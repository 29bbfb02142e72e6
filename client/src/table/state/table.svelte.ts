/** One table as its reader sees it: the live state, the plan not yet sent, the past being looked at. */
import type { Art } from "../../board/types";
import { ApiError, freshKey, get, post, remove } from "../../api/http";
import { Connection, type Link } from "./connection.svelte";
import { Pace } from "./pace.svelte";
import { prefixOf } from "../../api/games.svelte";
import { has, language, named, own, t } from "../../i18n/i18n.svelte";
import { boardIn, labelIn, paramsIn } from "../../i18n/places";
import { go } from "../../shell/router.svelte";
import { lessMotion } from "../../device/settings.svelte";
import { Talk } from "./talk.svelte";
import type {
  Action,
  Entry,
  Json,
  Offer,
  Point,
  Position,
  Preview,
  Refusal,
  StateMessage,
  View,
} from "../../api/types";

/** What a board element or a row answers when asked: what it is, what it costs, may I, why not. */
export interface Answer {
  /** Where the question was asked, in page pixels; the popover keeps clear of it. */
  near: { x: number; y: number; r: number };
  title: string;
  kind?: string;
  lines?: [string, string][];
  note?: string;
  /** Asked from the server as "may I"; null asks nothing. */
  action?: Action | null;
  /** Shown when the action is refused: "BHE cannot build on F10". */
  headline?: string;
  rule?: string;
}

interface Verdict {
  state: "none" | "asking" | "allowed" | "refused";
  refusal: Refusal | null;
}

interface UnderWay {
  version: number;
  seat: number | null;
  slow: number;
  done: () => void;
}

function artIn(art: Art, wanted: string): Art {
  return { ...art, labels: art.labels.map((label) => ({ ...label, lines: labelIn(label.lines, wanted) })) };
}

/** Whether the chart has another point: it has one for each round and one for the end. */
function newPoint(before: StateMessage, now: StateMessage): boolean {
  const back = now.log.some((entry) => entry.version > before.version && entry.undo_to !== null);
  return back || now.status !== before.status || now.view?.round !== before.view?.round;
}

/** What the table asks of its reader: while this stays the same, so does what was said about it. */
function question(message: StateMessage): string {
  const mine = message.seat !== null && message.to_act.includes(message.seat);
  return JSON.stringify([message.status, message.seat, mine, message.view?.phase, message.view?.ask?.key]);
}

/** The action that is offered now exactly as it was: same cost, same effects; else null. */
function sameOffer(action: Action | undefined, before: StateMessage, now: StateMessage): number | null {
  const was = before.offers.find(
    (offer) => offer.code === action || offer.text === action || JSON.stringify(offer.do) === JSON.stringify(action),
  );
  if (!was || before.seat !== now.seat) return null;
  const same = (offer: Offer) =>
    JSON.stringify([offer.do, offer.cost, offer.info]) === JSON.stringify([was.do, was.cost, was.info]);
  return now.offers.find(same)?.code ?? null;
}

/** How long news stay over the board; how long a replay shows the board before and after. */
const TOLD = 4500;
const BEFORE = 900;
const REPLAYED = 4000;

/** A step that was not offered one by one: the server knows it by what it does. */
const UNNUMBERED: Offer = { code: -1, text: "", cost: null, reveals: false, do: {}, info: {}, at: {} };

function toSend(step: Offer): Action {
  return step.code === UNNUMBERED.code ? step.do : step.code;
}

export class Table {
  readonly id: string;
  /** Whether one can look back; a lesson only goes on. */
  readonly hasPast: boolean = true;
  message = $state.raw<StateMessage | null>(null);
  private boardAsGiven = $state.raw<Json | null>(null);
  private artAsGiven = $state.raw<Art | null>(null);
  /** Both with the cities in the reader's language. */
  readonly board = $derived(this.boardAsGiven && boardIn(this.boardAsGiven, language()));
  readonly art = $derived(this.artAsGiven && artIn(this.artAsGiven, language()));
  log = $state.raw<Entry[]>([]);
  gone = $state(false);

  /** Steps chosen but not sent, and what the table would look like after them. */
  steps = $state.raw<Offer[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** A position of the past; null is live. */
  past = $state.raw<Position | null>(null);
  sending = $state(false);
  slow = $state(false);
  /** The last refusal; stays until the next try. */
  refusal = $state.raw<Refusal | null>(null);
  /** Where on the board it was; goes with it. */
  refusedAt = $state<string | null>(null);
  /** The id of a message. */
  notice = $state("");
  points = $state.raw<Point[]>([]);

  answer = $state.raw<Answer | null>(null);
  verdict = $state.raw<Verdict>({ state: "none", refusal: null });
  held = $state(false);
  /** A seat or company whose pieces are lit; everything else fades. */
  lit = $state<string | null>(null);
  /** How the game's module says the ids in a log line or a refusal. */
  words = $state.raw<(params: Json) => Json>((params) => params);
  /** What the game's module says in the place of the engine's question; empty where it has nothing better. */
  instead = $state.raw<() => string>(() => "");
  /** Board elements changed by the last move of somebody else. */
  fresh = $state.raw<Entry[]>([]);
  /** What has just happened, whoever did it; the page tells the parts that matter in a line over the board. */
  news = $state.raw<Entry[]>([]);

  /** What lets a stranger look at a private table, as part of every question: an invitation or a shared link. */
  private pass = "";
  /** The word of the link by which this reader looks on. */
  private share: string | null = null;
  /** The invitation with which this reader came. */
  invitation: string | null = null;
  protected readonly connection = new Connection({
    stream: () => this.about("/stream", `&after=${this.version}`),
    ask: () => this.askAgain(),
    hear: (message) => this.pace.hear(message),
    opened: () => void this.talk.load(),
    talk: (lines) => this.talk.hear(lines),
    waiting: (tables) => (this.waiting = tables),
  });
  /** What is said here. */
  readonly talk = new Talk(this);
  /** The reader's other tables where it is their turn, the one that waits longest first. */
  waiting = $state.raw<string[]>([]);
  readonly pace = new Pace({
    show: (message) => this.present(message),
    byBot: (message) => message.log.some((entry) => entry.version > this.version && this.isBot(entry.seat)),
    urgent: () => this.underWay !== null,
  });
  private asked = 0;
  private positions = new Map<number, Position>();
  private wantedMove: number | null = null;
  private freshTimer = 0;
  private newsTimer = 0;
  private replayTimer = 0;
  private facts = "";
  /** The move that is on its way; null when its answer, or the stream, has brought it. */
  private underWay: UnderWay | null = null;
  /** Presses are answered one after the other: each finds the position that the one before led to. */
  private queue: Promise<unknown> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
  }
  /** Where steps that are not sent yet are kept. */
  protected get drafts(): string {
    return `trackside.plan.${this.id}`;
  }
  /** Said in the place of "your turn", where the turn is not simply the reader's. */
  get turnLabel(): string {
    return t("ui-your-turn");
  }

  // ---- what is shown -------------------------------------------------------------------------

  get view(): View | null {
    return this.past?.view ?? this.preview?.view ?? this.message?.view ?? null;
  }
  get seat(): number | null {
    return this.message?.seat ?? null;
  }
  get names(): string[] {
    return this.message?.seats.map((seat) => seat.name) ?? [];
  }
  /** Whether a link lets this reader look on, and nothing else. */
  get byShare(): boolean {
    return this.share !== null;
  }
  get slug(): string {
    return this.message?.game ?? "";
  }
  get prefix(): string {
    return prefixOf(this.slug) || "core";
  }
  /** The reader's seat is held by a bot, for now or for good. */
  get botPlays(): boolean {
    return this.message?.seats[this.message.seat ?? -1]?.held ?? false;
  }
  get myTurn(): boolean {
    const message = this.message;
    return (
      !this.past &&
      message?.status === "playing" &&
      message.seat !== null &&
      message.to_act.includes(message.seat) &&
      !this.botPlays
    );
  }
  /** What may be pressed now: nothing in the past or while a move is on its way. */
  get offers(): Offer[] {
    if (this.past || !this.message || this.link === "offline" || this.botPlays) return [];
    return this.preview ? this.preview.offers : this.message.offers;
  }
  get link(): Link {
    return this.connection.link;
  }
  get retryIn(): number {
    return this.connection.retryIn;
  }
  get live(): boolean {
    return this.past === null;
  }
  get version(): number {
    return this.message?.version ?? 0;
  }
  get shownVersion(): number {
    return this.past?.version ?? this.version;
  }

  // ---- words ----------------------------------------------------------------------------------

  eventText(event: { key: string; seat: number; params: Json }): string {
    return this.worded(`${this.prefix}-ev-${event.key}`, event.params, event.seat);
  }
  refusalText(refusal: Refusal): string {
    if (!has(refusal.message)) return refusal.text;
    return this.worded(refusal.message, refusal.params ?? {});
  }
  /** Why the last question to the server came to nothing, for a window that covers the turn line. */
  get whyRefused(): string {
    return this.refusal ? this.refusalText(this.refusal) : t("ui-server-trouble");
  }
  /** Ids become names; about a place that has none, the message for what lies near. */
  worded(id: string, told: Json, seat?: number): string {
    const params = this.words(paramsIn(told, language()));
    return t(params.near && has(`${id}-near`) ? `${id}-near` : id, named(params, this.names, seat));
  }
  /** The label of an action; its structured form gives the parameters. */
  label(offer: Offer): string {
    const id = `${this.prefix}-do-${String(offer.do.do)}`;
    if (!has(id)) return offer.text;
    const params = paramsIn({ ...offer.info, cost: offer.cost ?? 0, ...offer.do }, language());
    return t(id, named(params, this.names));
  }
  /** What happened last, in one line. */
  get lastText(): string {
    const entry = this.log.findLast((each) => each.events.length > 0 && each.version <= this.shownVersion);
    return entry?.events.map((event) => this.eventText(event)).join(" ") ?? "";
  }
  /** What to do now in one sentence, for this reader. */
  get sentence(): string {
    const view = this.view;
    const message = this.message;
    if (!view || !message) return "";
    if (this.result) return this.resultText();
    const instead = this.instead();
    if (instead) return instead;
    const ask = view.ask;
    const acting = view.to_act.filter((seat) => seat >= 0).map((seat) => this.names[seat] ?? "");
    if (!ask) return acting.length ? t("ui-waits-for", { names: acting }) : "";
    const mine = message.seat !== null && view.to_act.includes(message.seat);
    const id = `${this.prefix}-${mine ? "ask" : "wait"}-${ask.key}`;
    return t(id, { ...named(paramsIn(ask.params, language()), this.names), name: acting[0] ?? "", names: acting });
  }
  /** The end, where what is shown is the end. */
  private get result() {
    return this.past ? this.past.view?.result : (this.view?.result ?? this.message?.result);
  }
  resultText(): string {
    const result = this.message?.result ?? this.view?.result;
    if (!result) return "";
    const winners = result.winners.map((seat) => this.names[seat] ?? "");
    if (winners.length === 0) return t("ui-no-winner");
    const score = Math.max(...result.winners.map((seat) => result.scores[seat] ?? 0));
    return t(own(this.prefix, "ui-wins"), { names: winners, count: winners.length, score });
  }

  // ---- the live stream ------------------------------------------------------------------------

  /** Whatever is asked or sent about what is played here; a lesson has a way of its own. */
  say<T>(path: string, body: object): Promise<T> {
    return post<T>(`/api/tables/${this.id}/${path}`, body);
  }
  protected get boardAddress(): string {
    return this.about("/board");
  }
  private get address(): string {
    return this.about("", "&log=200");
  }
  /** A question about this table, through this reader's eyes. */
  about(path: string, more = ""): string {
    return `/api/tables/${this.id}${path}?seat=auto${more}${this.pass}`;
  }
  /** The page of a position; null is the table as it is. */
  pathTo(move: number | null, share = this.share): string {
    const at = move === null || move >= this.version ? "" : `/${move}`;
    return `/t/${this.id}${at}${share ? `?share=${encodeURIComponent(share)}` : ""}`;
  }
  /** The page that tells how the game went. */
  get analysisPath(): string {
    return `/t/${this.id}/analysis${this.share ? `?share=${encodeURIComponent(this.share)}` : ""}`;
  }
  /** The address of a position that opens for others too; null where there is none to give. */
  linkTo(move: number): string | null {
    const message = this.message;
    const share = message?.public ? null : (message?.share ?? this.share);
    if (!message?.public && !share) return null;
    return `${location.origin}/t/${this.id}/${move}${share ? `?share=${encodeURIComponent(share)}` : ""}`;
  }
  /** Withdraws the link by which others look on. */
  async withdraw(): Promise<void> {
    try {
      this.take(await remove<StateMessage>(`/api/tables/${this.id}/share`));
    } catch (error) {
      this.failed(error);
    }
  }

  async open(invite: string | null, share: string | null = null): Promise<void> {
    this.share = share;
    this.invitation = invite;
    this.pass = share ? `&share=${encodeURIComponent(share)}` : "";
    if (invite) this.pass += `&invite=${encodeURIComponent(invite)}`;
    try {
      this.take(await get<StateMessage>(this.address));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) this.gone = true;
      else this.connection.lost();
      return;
    }
    void this.recall();
    this.connection.listen();
  }

  /** A table that is no longer to be seen is gone, and not a line that has broken. */
  private async askAgain(): Promise<void> {
    try {
      this.take(await get<StateMessage>(this.address));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      this.gone = true;
      this.connection.close();
    }
  }

  close(): void {
    this.connection.close();
    this.pace.close();
    clearTimeout(this.freshTimer);
    clearTimeout(this.newsTimer);
    clearTimeout(this.replayTimer);
  }

  private isBot(seat: number): boolean {
    const info = this.message?.seats[seat];
    return info !== undefined && (info.kind === "bot" || info.kind === "program" || info.held);
  }

  protected take(message: StateMessage): void {
    this.pace.flush();
    this.present(message);
  }
  /** What went before is forgotten: the table begins with this message. */
  protected begin(message: StateMessage): void {
    this.message = null;
    this.log = [];
    this.drop();
    this.forget();
    this.take(message);
  }

  private present(message: StateMessage): void {
    const before = this.message;
    if (before && message.version < before.version) return;
    const moved = before !== null && message.version > before.version;
    const sent = this.underWay;
    // The stream is often quicker than the answer to the move itself.
    if (sent && message.log.some((entry) => entry.version > sent.version && entry.seat === sent.seat))
      this.arrived(sent);
    this.message = message;
    this.addLog(message.log);
    void this.needBoard(message);
    if (before && question(before) !== question(message)) this.forget();
    if (moved) this.afterMove(before, message);
    if (before === null || newPoint(before, message)) void this.loadPoints();
    // Who sits down or gets up hears another room, and after the end everybody hears both.
    if (before && (message.status !== before.status || message.mine.length !== before.mine.length))
      void this.talk.load();
  }

  /** What was said of an earlier question is no longer true. */
  private forget(): void {
    this.refuse(null);
    this.notice = "";
    if (this.verdict.state !== "none") this.closeAnswer();
  }

  private afterMove(before: StateMessage, message: StateMessage): void {
    if (message.seat !== before.seat) this.drop();
    if (this.steps.length > 0 && !this.sending) void this.keepPlan();
    const told = message.log.filter((entry) => entry.version > before.version && entry.undo_to === null);
    this.tell(told);
    const others = told.filter((entry) => entry.seat !== message.seat);
    if (others.length > 0) this.light(others);
  }
  /** What comes in quick succession is told together. */
  private tell(entries: Entry[]): void {
    this.news = [...this.news, ...entries];
    clearTimeout(this.newsTimer);
    this.newsTimer = window.setTimeout(() => (this.news = []), TOLD);
  }
  private light(entries: Entry[]): void {
    this.fresh = entries;
    clearTimeout(this.freshTimer);
    this.freshTimer = window.setTimeout(() => (this.fresh = []), lessMotion() ? 1500 : 4000);
  }

  private addLog(entries: Entry[]): void {
    const byVersion = new Map(this.log.map((entry) => [entry.version, entry]));
    for (const entry of entries) {
      byVersion.set(entry.version, entry);
      if (entry.undo_to === null || entry.undo_to === undefined) continue;
      for (const [version, old] of byVersion)
        if (version > entry.undo_to && version < entry.version) byVersion.set(version, { ...old, undone: true });
    }
    this.log = [...byVersion.values()].sort((a, b) => a.version - b.version);
  }

  /** Older entries than those that came with the state. */
  async loadWholeLog(): Promise<void> {
    const first = this.log[0]?.version ?? 1;
    if (first <= 1) return;
    let after = 0;
    for (;;) {
      const page = await get<{ entries: Entry[]; more: boolean }>(this.about("/log", `&after=${after}&limit=200`));
      this.addLog(page.entries);
      after = page.entries.at(-1)?.version ?? first;
      if (!page.more || after >= first) return;
    }
  }

  private async needBoard(message: StateMessage): Promise<void> {
    const wanted = `${message.game}/${message.board}`;
    if (this.facts === wanted) return;
    this.facts = wanted;
    try {
      this.boardAsGiven = await get<Json>(this.boardAddress);
    } catch {
      this.facts = "";
      return;
    }
    // a board of one's own has art of its own; that of a shipped one stays in the browser's cache
    const own = message.board === "custom";
    const address = own ? this.about("/art") : `/api/games/${message.game}/art?name=${message.board}`;
    this.artAsGiven = await get<Art>(address).catch(() => null);
  }

  protected async loadPoints(): Promise<void> {
    if (this.message?.status === "open") return;
    const answer = await get<{ points: Point[] }>(this.about("/series")).catch(() => null);
    if (answer) this.points = answer.points;
  }

  // ---- planning: steps tried without being sent -----------------------------------------------

  /** Adds a step to the plan and shows what it would do. */
  async plan(offer: Offer): Promise<void> {
    await this.planAll([offer]);
  }
  /** Adds several steps at once; false when not all could be taken. */
  planAll(offers: Offer[]): Promise<boolean> {
    return this.inTurn(() => this.replan([...this.steps, ...offers]));
  }
  /** Takes this many steps back and adds others, known by their form alone, in one go. */
  planInstead(back: number, forms: Json[]): Promise<boolean> {
    const steps = forms.map((form): Offer => ({ ...UNNUMBERED, do: form }));
    return this.inTurn(() => this.replan([...this.steps.slice(0, this.steps.length - back), ...steps]));
  }
  async unplan(count = 1): Promise<void> {
    await this.inTurn(() => this.replan(this.steps.slice(0, -count)));
  }
  /** When nothing is on its way: a press on the board waits for this, and none goes unanswered. */
  async settled(): Promise<void> {
    for (let last; last !== this.queue;) {
      last = this.queue;
      await last;
    }
  }
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work);
    this.queue = done.catch(() => undefined);
    return done;
  }
  drop(): void {
    this.steps = [];
    this.preview = null;
    this.keep();
  }

  /** The plan stays on the device, so that a reload loses nothing. */
  private keep(): void {
    try {
      const plan = { version: this.version, seat: this.seat, steps: this.steps };
      if (this.steps.length > 0) sessionStorage.setItem(this.drafts, JSON.stringify(plan));
      else sessionStorage.removeItem(this.drafts);
    } catch {
      // Nothing can be kept here; the plan lasts as long as the page.
    }
  }
  private async recall(): Promise<void> {
    try {
      const plan = JSON.parse(sessionStorage.getItem(this.drafts) ?? "null") as {
        version: number;
        seat: number;
        steps: Offer[];
      } | null;
      if (plan && plan.version === this.version && plan.seat === this.seat && this.myTurn)
        await this.replan(plan.steps);
    } catch {
      this.drop();
    }
  }

  private async replan(steps: Offer[]): Promise<boolean> {
    this.refuse(null);
    if (steps.length === 0) {
      this.drop();
      return true;
    }
    try {
      const preview = await this.say<Preview>("preview", {
        version: this.version,
        seat: this.seat,
        steps: steps.map(toSend),
      });
      this.steps = steps.slice(0, preview.done);
      this.preview = this.steps.length > 0 ? preview : null;
      this.keep();
      if (preview.refusal) this.refusal = preview.refusal;
      return preview.done === steps.length;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  /** The table moved on while something was planned: keep what still fits. */
  private async keepPlan(): Promise<void> {
    const count = this.steps.length;
    await this.replan(this.steps);
    this.refuse(null);
    if (this.steps.length < count) this.notice = "ui-overtaken";
  }

  // ---- sending --------------------------------------------------------------------------------

  /** Sends the plan and then these actions, as one move. */
  async send(...actions: Action[]): Promise<boolean> {
    if (this.sending) return false;
    await this.settled();
    return this.submit("act", { steps: [...this.steps.map(toSend), ...actions] });
  }
  async undo(): Promise<void> {
    if (this.steps.length > 0) await this.unplan();
    else if ((this.message?.undo.free ?? 0) > 0) await this.submit("undo", { steps: 1 });
  }
  async askTakeback(): Promise<void> {
    await this.plainPost("takeback", { version: this.version, seat: this.seat });
  }
  async answerTakeback(agree: boolean): Promise<void> {
    await this.plainPost("takeback/answer", { seat: this.seat, agree });
  }
  async plainPost(path: string, body: Json): Promise<boolean> {
    try {
      const answer = await post<Json>(`/api/tables/${this.id}/${path}`, body);
      const state = (answer.state ?? answer) as StateMessage;
      if (state.table) this.take(state);
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }

  private async submit(route: "act" | "undo", body: { steps: Action[] | number }): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refuse(null);
    this.notice = "";
    this.closeAnswer();
    const before = this.message;
    const sent = this.depart();
    try {
      const answer = await this.post(route, body).catch((error: unknown) => this.again409(error, route, body, before));
      this.arrived(sent);
      this.take(answer.state);
      return true;
    } catch (error) {
      if (this.underWay === sent) this.rest(sent);
      this.failed(error);
      return false;
    }
  }

  private depart(): UnderWay {
    let done = (): void => undefined;
    const answered = new Promise<void>((resolve) => (done = resolve));
    this.queue = this.queue.then(() => answered);
    const slow = window.setTimeout(() => (this.slow = true), 1000);
    return (this.underWay = { version: this.version, seat: this.seat, slow, done });
  }
  /** The move is on the table: the plan has become it. */
  private arrived(sent: UnderWay): void {
    if (this.underWay !== sent) return;
    this.rest(sent);
    this.drop();
  }
  private rest(sent: UnderWay): void {
    this.underWay = null;
    clearTimeout(sent.slow);
    this.sending = this.slow = false;
    sent.done();
  }

  private post(route: string, body: { steps: Action[] | number }): Promise<{ state: StateMessage }> {
    const request = { version: this.version, seat: this.seat, key: freshKey(), ...body };
    return this.twice(() => this.say<{ state: StateMessage }>(route, request));
  }

  /** Somebody acted at the same moment, which changed nothing for this move: it goes out once more by itself. */
  private async again409(
    error: unknown,
    route: string,
    body: { steps: Action[] | number },
    before: StateMessage | null,
  ): Promise<{ state: StateMessage }> {
    const state = error instanceof ApiError && error.kind === "stale" ? error.state : null;
    if (!state || !before || route !== "act" || !Array.isArray(body.steps)) throw error;
    const steps = this.steps.length === 0 && body.steps.length === 1 ? sameOffer(body.steps[0], before, state) : null;
    if (steps === null) throw error;
    this.take(state);
    return this.post(route, { steps: [steps] });
  }

  /** Once more with the same key when the network broke: the key makes it one move. */
  private async twice<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return send();
    }
  }

  protected failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.state) this.take(error.state);
    if (error.kind === "stale") {
      this.notice = "ui-overtaken";
      if (this.steps.length > 0) void this.keepPlan();
    } else if (error.status === 0) this.connection.lost();
    else if (error.refusal) this.refusal = error.refusal;
  }

  // ---- why not --------------------------------------------------------------------------------

  /** One answer per action; a plan counts as if it had been sent. */
  async whyNot(actions: Action[]): Promise<(Refusal | null)[]> {
    if (this.steps.length > 0) return Promise.all(actions.map((action) => this.whyNotAfterPlan(action)));
    const answer = await this.say<{ answers: (Refusal | null)[] }>("refuse", {
      seat: this.seat,
      actions,
    });
    return answer.answers;
  }

  private async whyNotAfterPlan(action: Action): Promise<Refusal | null> {
    const steps = [...this.steps.map(toSend), action];
    const tried = await this.say<Preview>("preview", {
      version: this.version,
      seat: this.seat,
      steps,
    });
    return tried.refusal;
  }

  /** Opens the popover; the verdict follows when the server has answered. */
  async explain(answer: Answer): Promise<void> {
    const turn = (this.asked += 1);
    this.answer = answer;
    this.verdict = { state: answer.action === undefined || answer.action === null ? "none" : "asking", refusal: null };
    if (answer.action === undefined || answer.action === null) return;
    try {
      const [refusal] = await this.whyNot([answer.action]);
      if (turn !== this.asked) return;
      this.verdict = { state: refusal ? "refused" : "allowed", refusal: refusal ?? null };
    } catch {
      if (turn === this.asked) this.verdict = { state: "none", refusal: null };
    }
  }
  closeAnswer(): void {
    this.asked += 1;
    this.held = false;
    this.refusedAt = null;
    this.answer = null;
    this.verdict = { state: "none", refusal: null };
  }
  /** The pointer has left the thing: the popover closes, unless the pointer is inside it. */
  leaveAnswer(): void {
    if (!this.held) this.closeAnswer();
  }
  /** A try that is not offered: why not is said once, in the red line, and no longer beside the thing. */
  async tryAnyway(action: Action, at: string | null = null): Promise<void> {
    const [refusal] = await this.whyNot([action]);
    this.closeAnswer();
    this.refuse(refusal ?? null);
    this.refusedAt = refusal ? at : null;
  }
  /** A try that the rules forbid: the red line stays until the next try. */
  refuse(refusal: Refusal | null): void {
    this.refusal = refusal;
    if (!refusal) this.refusedAt = null;
  }

  /** Ends every highlight: what is pointed at, what is new, where something was refused. */
  darken(): void {
    this.lit = null;
    this.fresh = [];
    this.refusedAt = null;
  }

  // ---- looking back ---------------------------------------------------------------------------

  /** Shows once more how these moves changed the board: before, after with what is new lit, and back. */
  async replay(first: number, last: number): Promise<void> {
    clearTimeout(this.replayTimer);
    const show = (move: number) => go(this.pathTo(move), true);
    show(first - 1);
    await this.goTo(first - 1);
    this.replayTimer = window.setTimeout(() => {
      show(last);
      this.light(this.log.filter((entry) => entry.version >= first && entry.version <= last));
      this.replayTimer = window.setTimeout(() => {
        if (this.wantedMove === last || this.live) go(this.pathTo(null), true);
      }, REPLAYED);
    }, BEFORE);
  }

  async goTo(move: number | null): Promise<void> {
    this.wantedMove = move;
    if (move === null || move >= this.version) {
      this.past = null;
      return;
    }
    const at = Math.max(0, move);
    let position = this.positions.get(at);
    if (!position) {
      position = await get<Position>(this.about(`/history/${at}`));
      this.positions.set(at, position);
    }
    if (this.wantedMove === move) this.past = position;
  }
}
