/** The reader's plan: steps that are shown as if they were taken, and kept on this device until they are sent. */
import { ApiError } from "../../api/http";
import { Why } from "./why.svelte";
import type { Action, Json, Offer, Preview, Refusal, StateMessage, View } from "../../api/types";

/** A step that was not offered one by one: the server knows it by what it does. */
const UNNUMBERED: Offer = { code: -1, text: "", cost: null, reveals: false, do: {}, info: {}, at: {} };

export function toSend(step: Offer): Action {
  return step.code === UNNUMBERED.code ? step.do : step.code;
}

export class Draft extends Why {
  /** Steps chosen but not sent, and what the table would look like after them. */
  steps = $state.raw<Offer[]>([]);
  preview = $state.raw<Preview | null>(null);
  sending = $state(false);

  /** Presses are answered one after the other: each finds the position that the one before led to. */
  protected queue: Promise<unknown> = Promise.resolve();

  /** Where steps that are not sent yet are kept. */
  protected get drafts(): string {
    return `trackside.plan.${this.id}`;
  }
  get view(): View | null {
    return this.past?.view ?? this.preview?.view ?? this.message?.view ?? null;
  }
  /** What may be pressed now: nothing in the past or while a move is on its way. */
  get offers(): Offer[] {
    if (this.past || !this.message || this.link === "offline" || this.botPlays) return [];
    return this.preview ? this.preview.offers : this.message.offers;
  }

  protected override afterMove(before: StateMessage, message: StateMessage): void {
    if (message.seat !== before.seat) this.drop();
    if (this.steps.length > 0 && !this.sending) void this.keepPlan();
    super.afterMove(before, message);
  }

  /** What went before is forgotten: the table begins with this message. */
  protected begin(message: StateMessage): void {
    this.message = null;
    this.log = [];
    this.drop();
    this.forget();
    this.take(message);
  }

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
  protected override async recall(): Promise<void> {
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

  protected failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.state) this.take(error.state);
    if (error.kind === "stale") {
      this.notice = "ui-overtaken";
      if (this.steps.length > 0) void this.keepPlan();
    } else if (error.status === 0) this.connection.lost();
    else if (error.refusal) this.refusal = error.refusal;
  }

  /** A plan counts as if it had been sent. */
  override async whyNot(actions: Action[]): Promise<(Refusal | null)[]> {
    if (this.steps.length === 0) return super.whyNot(actions);
    return Promise.all(actions.map((action) => this.whyNotAfterPlan(action)));
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
}
