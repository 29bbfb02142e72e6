/** Moves on their way to the server, each of them once; and the other requests of a seat. */
import { ApiError, freshKey, post, remove } from "../../api/http";
import { Draft, toSend } from "./draft.svelte";
import type { Action, Json, Offer, StateMessage } from "../../api/types";

/** How long a move waits for the stream to show it, in milliseconds. */
const PATIENCE = 1500;

/** The answer to a move that was taken. */
interface Taken {
  version: number;
  state: StateMessage | null;
}

interface UnderWay {
  version: number;
  seat: number | null;
  slow: number;
  done: () => void;
}

/** A request without what only a stored table needs: lessons, puzzles and plans are none. */
export function withoutTable(body: object): Json {
  const { version: _version, seat: _seat, key: _key, state: _state, ...asked } = body as Json;
  return asked;
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

export class Sending extends Draft {
  slow = $state(false);

  /** The move that is on its way; null when its answer, or the stream, has brought it. */
  private underWay: UnderWay | null = null;

  protected override get hurries(): boolean {
    return this.underWay !== null;
  }
  protected override replace(before: StateMessage | null, message: StateMessage): void {
    const sent = this.underWay;
    // The stream is often quicker than the answer to the move itself.
    if (sent && message.log.some((entry) => entry.version > sent.version && entry.seat === sent.seat))
      this.arrive(sent);
    super.replace(before, message);
  }

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

  private async submit(route: "act" | "undo", body: { steps: Action[] | number }): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refuse(null);
    this.notice = "";
    this.closeAnswer();
    const before = this.message;
    const sent = this.depart();
    try {
      const answer = await this.post(route, body).catch((error: unknown) =>
        this.retryStale(error, route, body, before),
      );
      if (!answer.state) await this.catchUp(answer.version);
      this.arrive(sent);
      if (answer.state) this.take(answer.state);
      return true;
    } catch (error) {
      if (this.underWay === sent) this.rest(sent);
      this.failed(error);
      return false;
    }
  }

  /** Waits for the stream to bring a version; asks for it where the stream is slow or broken. */
  private async catchUp(version: number): Promise<void> {
    for (let waited = 0; this.version < version && waited < PATIENCE; waited += 20)
      await new Promise((resolve) => setTimeout(resolve, 20));
    // The move is taken, so a broken line is no failure of it: it brings the position when it is back.
    if (this.version < version) await this.askAgain().catch(this.connection.lost);
  }

  private depart(): UnderWay {
    let done = (): void => undefined;
    const answered = new Promise<void>((resolve) => (done = resolve));
    this.queue = this.queue.then(() => answered);
    const slow = window.setTimeout(() => (this.slow = true), 1000);
    return (this.underWay = { version: this.version, seat: this.seat, slow, done });
  }
  /** The move is on the table: the plan has become it. */
  private arrive(sent: UnderWay): void {
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

  private post(route: string, body: { steps: Action[] | number }): Promise<Taken> {
    const state = this.link !== "live"; // a live stream brings it
    const request = { version: this.version, seat: this.seat, key: freshKey(), state, ...body };
    return this.withRetry(() => this.say<Taken>(route, request));
  }

  /** Somebody acted at the same moment, which changed nothing for this move: it goes out once more by itself. */
  private async retryStale(
    error: unknown,
    route: string,
    body: { steps: Action[] | number },
    before: StateMessage | null,
  ): Promise<Taken> {
    const state = error instanceof ApiError && error.kind === "stale" ? error.state : null;
    if (!state || !before || route !== "act" || !Array.isArray(body.steps)) throw error;
    const steps = this.steps.length === 0 && body.steps.length === 1 ? sameOffer(body.steps[0], before, state) : null;
    if (steps === null) throw error;
    this.take(state);
    return this.post(route, { steps: [steps] });
  }

  /** Once more with the same key when the network broke: the key makes it one move. */
  private async withRetry<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400));
      return send();
    }
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
  async askTakeback(): Promise<void> {
    await this.plainPost("takeback", { version: this.version, seat: this.seat });
  }
  async answerTakeback(agree: boolean): Promise<void> {
    await this.plainPost("takeback/answer", { seat: this.seat, agree });
  }
  /** Withdraws the link by which others look on. */
  async withdraw(): Promise<void> {
    try {
      this.take(await remove<StateMessage>(`/api/tables/${this.id}/share`));
    } catch (error) {
      this.failed(error);
    }
  }
}
