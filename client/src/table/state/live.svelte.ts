/** A table as the server tells it: its state, its log, its board, and the line on which all of it comes. */
import type { Art } from "../../board/types";
import { ApiError, get, post } from "../../api/http";
import { Connection, type Link } from "./connection.svelte";
import { Wording } from "./wording.svelte";
import { Pace } from "./pace.svelte";
import { language } from "../../i18n/i18n.svelte";
import { boardIn, labelIn } from "../../i18n/places";
import { lessMotion } from "../../device/settings.svelte";
import { Talk } from "./talk.svelte";
import type { Entry, Json, Point, StateMessage } from "../../api/types";

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

/** How long news stay over the board. */
const TOLD = 4500;

export class Live extends Wording {
  private boardAsGiven = $state.raw<Json | null>(null);
  private artAsGiven = $state.raw<Art | null>(null);
  /** Both with the cities in the reader's language. */
  readonly board = $derived(this.boardAsGiven && boardIn(this.boardAsGiven, language()));
  readonly art = $derived(this.artAsGiven && artIn(this.artAsGiven, language()));
  log = $state.raw<Entry[]>([]);
  gone = $state(false);
  points = $state.raw<Point[]>([]);

  /** The id of a message. */
  notice = $state("");
  /** Board elements changed by the last move of somebody else. */
  fresh = $state.raw<Entry[]>([]);
  /** What has just happened, whoever did it; the page tells the parts that matter in a line over the board. */
  news = $state.raw<Entry[]>([]);
  /** The reader's other tables where it is their turn, the one that waits longest first. */
  waiting = $state.raw<string[]>([]);

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
  readonly pace = new Pace({
    show: (message) => this.present(message),
    byBot: (message) => message.log.some((entry) => entry.version > this.version && this.isBot(entry.seat)),
    urgent: () => this.hurries,
  });

  private facts = "";
  private freshTimer = 0;
  private newsTimer = 0;

  /** Whether a link lets this reader look on, and nothing else. */
  get byShare(): boolean {
    return this.share !== null;
  }
  get link(): Link {
    return this.connection.link;
  }
  get retryIn(): number {
    return this.connection.retryIn;
  }

  // ---- addresses ------------------------------------------------------------------------------

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

  // ---- the live stream ------------------------------------------------------------------------

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
  protected async askAgain(): Promise<void> {
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
  }
  private isBot(seat: number): boolean {
    const info = this.message?.seats[seat];
    return info !== undefined && (info.kind === "bot" || info.kind === "program" || info.held);
  }
  /** The reader's own move is on its way: what bots do is shown at once. */
  protected get hurries(): boolean {
    return false;
  }
  /** Takes up what this device has kept of the table. */
  protected async recall(): Promise<void> {}

  protected take(message: StateMessage): void {
    this.pace.flush();
    this.present(message);
  }
  private present(message: StateMessage): void {
    if (!this.message || message.version >= this.message.version) this.replace(this.message, message);
  }
  protected replace(before: StateMessage | null, message: StateMessage): void {
    this.message = message;
    this.addLog(message.log);
    void this.needBoard(message);
    if (before && question(before) !== question(message)) this.forget();
    if (before && message.version > before.version) this.afterMove(before, message);
    if (before === null || newPoint(before, message)) void this.loadPoints();
    // Who sits down or gets up hears another room, and after the end everybody hears both.
    if (before && (message.status !== before.status || message.mine.length !== before.mine.length))
      void this.talk.load();
  }
  /** What was said of an earlier question is no longer true. */
  protected forget(): void {
    this.notice = "";
  }
  protected afterMove(before: StateMessage, message: StateMessage): void {
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
  protected light(entries: Entry[]): void {
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

  // ---- asked for besides ----------------------------------------------------------------------

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
}
