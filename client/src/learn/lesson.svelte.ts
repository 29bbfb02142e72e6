/** A lesson under way: a table like any other, of which the browser keeps all that there is to keep. */
import { post } from "../api/http";
import { keepMark } from "./learning.svelte";
import { withoutTable } from "../table/state/sending.svelte";
import { Table } from "../table/state/table.svelte";
import type { Json, Lesson, LessonMark, LessonState, LessonStep, Refusal } from "../api/types";

export const BEGIN: LessonMark = { step: 0, played: [], here: 0 };

export class LessonTable extends Table {
  override readonly hasPast = false;
  mark = $state.raw<LessonMark>(BEGIN);
  /** The refusal that this step wants to be seen has been seen. */
  tried = $state(false);

  constructor(
    readonly game: string,
    readonly lesson: Lesson,
    mark: LessonMark,
  ) {
    super(`lesson-${lesson.id}`);
    this.mark = mark;
  }

  get step(): LessonStep | null {
    return this.lesson.steps[this.mark.step] ?? null;
  }

  override async open(): Promise<void> {
    try {
      await this.start();
    } catch (error) {
      // A course that was kept under other rules plays no more: the lesson begins again.
      if (this.mark.step === 0 && this.mark.played.length === 0) return this.failed(error);
      this.mark = BEGIN;
      await this.start().catch((again: unknown) => this.failed(again));
    }
  }
  private async start(): Promise<void> {
    const answer = await this.say<LessonState>("state", {});
    this.take(answer.state);
    this.connection.link = "live";
  }

  override async say<T>(path: string, body: object): Promise<T> {
    const address = `/api/games/${this.game}/lessons/${this.lesson.id}/${path}`;
    const answer = await post<Json>(address, { mark: this.mark, ...withoutTable(body) });
    if (path === "act") this.reach((answer as unknown as LessonState).mark);
    return answer as T;
  }
  protected override get boardAddress(): string {
    return `/api/games/${this.game}/board`;
  }
  protected override async loadPoints(): Promise<void> {
    // A lesson is too short for a chart.
  }

  /** On to the next step, after something that was only told. */
  next(): void {
    this.refuse(null);
    this.reach({ ...this.mark, step: this.mark.step + 1, here: 0 });
  }
  /** Makes the move that is asked for, for whoever would rather see it. */
  async show(): Promise<void> {
    this.drop();
    const { steps } = await this.say<{ steps: string[] }>("show", {});
    if (steps.length > 0) await this.send(...steps);
  }
  /** Tries what the step wants to be tried: the rules refuse it. */
  async tryIt(): Promise<void> {
    if (!this.step?.try) return;
    this.drop(); // what was planned would be judged along with it
    const [refusal] = await this.whyNot([this.step.try]);
    this.refuse(refusal ?? null);
  }
  /** Somebody has seen a refusal, from wherever it came. */
  saw(refusal: Refusal | null): void {
    if (refusal && this.step?.kind === "try" && refusal.rule === this.step.rule) this.tried = true;
  }

  private reach(mark: LessonMark): void {
    if (mark.step !== this.mark.step) this.tried = false;
    this.mark = mark;
    keepMark(this.game, this.lesson.id, mark, mark.step >= this.lesson.steps.length);
  }
}
