/** A puzzle: a table like any other, at which one choice is looked for. */
import { get, post } from "../api/http";
import { t } from "../i18n/i18n.svelte";
import { withoutTable } from "../table/state/sending.svelte";
import { Table } from "../table/state/table.svelte";
import type { Json, Puzzle, PuzzleJudged, PuzzleOpened, PuzzleSolution } from "../api/types";
import { keepMark } from "./solved.svelte";

export class PuzzleTable extends Table {
  override readonly hasPast = false;
  /** What the last choice was worth; null before the first. */
  judged = $state.raw<PuzzleJudged | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  private shown = false;

  constructor(readonly puzzle: Puzzle) {
    super(`puzzle-${puzzle.id}`);
  }
  private get base(): string {
    return `/api/puzzles/${this.puzzle.id}`;
  }
  override get turnLabel(): string {
    return t("ui-puzzle-turn");
  }
  protected override get boardAddress(): string {
    return `/api/games/${this.puzzle.game}/board`;
  }
  protected override async loadPoints(): Promise<void> {
    // There is no course of the game to draw.
  }

  override async open(): Promise<void> {
    try {
      this.take((await get<PuzzleOpened>(this.base)).state);
      this.connection.link = "live";
    } catch (error) {
      this.failed(error);
    }
  }
  override async say<T>(path: string, body: object): Promise<T> {
    const answer = await post<Json>(`${this.base}/${path}`, withoutTable(body));
    if (path === "act") this.judge(answer as unknown as PuzzleJudged);
    return answer as T;
  }
  private judge(judged: PuzzleJudged): void {
    this.judged = judged;
    this.solution = judged.solution;
    if (judged.right) keepMark(this.puzzle.id, this.shown ? "shown" : "solved");
  }

  /** For whoever would rather see it: the right choice is made on the board. */
  async show(): Promise<void> {
    this.drop();
    this.shown = true;
    keepMark(this.puzzle.id, "shown");
    const solution = await post<PuzzleSolution>(`${this.base}/solution`, {});
    const first = solution.right[0];
    if (first) await this.send(first.code);
  }
}
