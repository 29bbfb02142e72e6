/** The analysis of one finished game: asked for, looked at until it is done. */
import { ApiError, ensureSession, get, post } from "../api/http";
import { guestName } from "../shell/guest";
import { t } from "../i18n/i18n.svelte";
import type { Table } from "../table/state/table.svelte";
import type { Analysis, AnalysisReport, MomentBoards } from "../api/types";

export type Effort = "quick" | "full";
const LOOK = 1000;
/** No curve has more points than that: nobody sees them. */
const MOST_POINTS = 90;

export class Looking {
  found = $state.raw<Analysis | null>(null);
  effort = $state<Effort>("quick");
  problem = $state("");
  private timer = 0;

  constructor(private readonly table: Table) {}

  get report(): AnalysisReport | null {
    return this.found?.report ?? null;
  }
  get working(): boolean {
    return this.found?.state === "waiting" || this.found?.state === "working";
  }
  /** From 0 to 1. */
  get progress(): number {
    return this.found && this.found.total > 0 ? this.found.done / this.found.total : 0;
  }

  /** What is there: the closer look if there is one. */
  async open(): Promise<void> {
    await this.look("full");
    if (this.found?.state === "none") await this.look("quick");
  }
  async ask(effort: Effort): Promise<void> {
    await this.trying(async () => {
      await ensureSession(guestName());
      this.effort = effort;
      this.take(await post<Analysis>(`/api/tables/${this.table.id}/analysis`, { effort }));
    });
  }
  private async look(effort: Effort): Promise<void> {
    await this.trying(async () => {
      this.effort = effort;
      this.take(await get<Analysis>(this.address("", effort)));
    });
  }
  private take(found: Analysis): void {
    this.found = found;
    clearTimeout(this.timer);
    if (this.working) this.timer = window.setTimeout(() => void this.look(this.effort), LOOK);
  }
  private async trying(what: () => Promise<void>): Promise<void> {
    this.problem = "";
    try {
      await what();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.refusal ? this.table.refusalText(error.refusal) : t("ui-server-trouble");
    }
  }
  close(): void {
    clearTimeout(this.timer);
  }

  address(path: string, effort = this.effort): string {
    return this.table.about(`/analysis${path}`, `&effort=${effort}`);
  }
  boards(turn: number): Promise<MomentBoards> {
    return get<MomentBoards>(this.address(`/moments/${turn}`));
  }
}

/** Points of the curve, evenly thinned, with the last one: percentages, moves and versions. */
export function curve(report: AnalysisReport): { rows: number[][]; moves: number[]; versions: number[] } {
  const percent = (chances: number[]) => chances.map((chance) => Math.round(100 * chance));
  const all = [
    { row: percent(report.start), move: 0, version: 0 },
    ...report.turns.map((turn) => ({ row: percent(turn.chances), move: turn.step, version: turn.version ?? 0 })),
  ];
  const every = Math.max(1, Math.ceil(all.length / MOST_POINTS));
  const kept = all.filter((_, i) => i % every === 0 || i === all.length - 1);
  return {
    rows: kept.map((each) => each.row),
    moves: kept.map((each) => each.move),
    versions: kept.map((each) => each.version),
  };
}
