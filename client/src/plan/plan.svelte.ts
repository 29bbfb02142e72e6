/** A plan: a table like any other, on a private copy of which the page keeps all that there is to keep. */
import { ApiError, post } from "../api/http";
import { t } from "../i18n/i18n.svelte";
import { withoutTable } from "../table/state/sending.svelte";
import { Table } from "../table/state/table.svelte";
import type { Entry, Json, PlanMark, PlanState } from "../api/types";

const MOST_LUCK = 2 ** 48;

function freshMark(version: number): PlanMark {
  return { version, luck: Math.floor(Math.random() * MOST_LUCK), played: [] };
}

export class PlanTable extends Table {
  override readonly hasPast = false;
  mark = $state.raw<PlanMark>({ version: 0, luck: 0, played: [] });
  /** Bots play the others. */
  thinking = $state(false);

  /** `own` is the planner's seat; the plan begins at this version of the table. */
  constructor(
    id: string,
    readonly own: number,
    version: number,
  ) {
    super(id);
    this.mark = this.kept() ?? freshMark(version);
  }

  protected override get drafts(): string {
    return `trackside.try.${this.id}`;
  }
  private get place(): string {
    return `trackside.planned.${this.id}.${this.own}`;
  }
  /** A reload loses nothing. */
  private kept(): PlanMark | null {
    try {
      return JSON.parse(sessionStorage.getItem(this.place) ?? "null") as PlanMark | null;
    } catch {
      return null;
    }
  }
  override get turnLabel(): string {
    if (this.seat === this.own) return t("ui-plan-own");
    return t("ui-plan-acts", { name: this.names[this.seat ?? 0] ?? "" });
  }
  get isOwn(): boolean {
    return this.seat === this.own;
  }
  /** The planner's own steps from the start of the plan, up to whatever others or luck do. */
  get ownFirst(): Entry[] {
    const end = this.log.findIndex((entry) => entry.seat !== this.own);
    return end < 0 ? this.log : this.log.slice(0, end);
  }
  get hasOwn(): boolean {
    return this.mark.played.some(([seat]) => seat === this.own);
  }

  override async open(): Promise<void> {
    const version = this.mark.version;
    await this.to(this.mark).catch((error: unknown) => {
      // A plan that was kept plays no more: it begins again.
      if (!(error instanceof ApiError) || this.mark.played.length === 0) return this.failed(error);
      return this.again(version);
    });
  }
  /** From the table as it is now. */
  async again(version: number): Promise<void> {
    await this.to(freshMark(version)).catch((error: unknown) => this.failed(error));
  }
  private async to(mark: PlanMark): Promise<void> {
    const answer = await post<PlanState>(this.way("state"), { mark, seat: this.own });
    this.reach(answer.mark);
    this.begin(answer.state);
    this.connection.link = "live";
  }

  override async say<T>(path: string, body: object): Promise<T> {
    const answer = await post<Json>(this.way(path), { mark: this.mark, seat: this.own, ...withoutTable(body) });
    if (path === "act") this.reach((answer as unknown as PlanState).mark);
    return answer as T;
  }
  override async undo(): Promise<void> {
    if (this.steps.length > 0) return this.unplan();
    const played = this.mark.played.slice(0, -1);
    await this.to({ ...this.mark, played }).catch((error: unknown) => this.failed(error));
  }
  async others(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.drop();
    try {
      const answer = await post<PlanState>(this.way("others"), { mark: this.mark, seat: this.own });
      this.reach(answer.mark);
      this.take(answer.state);
    } catch (error) {
      this.failed(error);
    } finally {
      this.thinking = false;
    }
  }

  protected override async loadPoints(): Promise<void> {
    // A plan is too short for a chart.
  }
  /** A line that is broken is not taken up again by itself: it would bring the table, not the plan. */
  protected override failed(error: unknown): void {
    if (error instanceof ApiError && error.status === 0) this.notice = "ui-server-trouble";
    else super.failed(error);
  }
  private way(path: string): string {
    return `/api/tables/${this.id}/planning/${path}`;
  }
  private reach(mark: PlanMark): void {
    this.mark = mark;
    try {
      sessionStorage.setItem(this.place, JSON.stringify(mark));
    } catch {
      // Nothing can be kept here; the plan lasts as long as the page.
    }
  }
}
