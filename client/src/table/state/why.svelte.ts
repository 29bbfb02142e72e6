/** What is asked of the rules: may I, why not; and what is pointed at meanwhile. */
import { Past } from "./past.svelte";
import type { Action, Refusal } from "../../api/types";

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

export class Why extends Past {
  answer = $state.raw<Answer | null>(null);
  verdict = $state.raw<Verdict>({ state: "none", refusal: null });
  held = $state(false);
  /** The last refusal; stays until the next try. */
  refusal = $state.raw<Refusal | null>(null);
  /** Where on the board it was; goes with it. */
  refusedAt = $state<string | null>(null);
  /** A seat or company whose pieces are lit; everything else fades. */
  lit = $state<string | null>(null);

  private asked = 0;

  protected override forget(): void {
    super.forget();
    this.refuse(null);
    if (this.verdict.state !== "none") this.closeAnswer();
  }

  /** One answer per action. */
  async whyNot(actions: Action[]): Promise<(Refusal | null)[]> {
    const answer = await this.say<{ answers: (Refusal | null)[] }>("refuse", { seat: this.seat, actions });
    return answer.answers;
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
}
