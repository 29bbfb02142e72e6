/** Looking back: one position of the past in the place of the live one. */
import { get } from "../../api/http";
import { Live } from "./live.svelte";
import { go } from "../../shell/router.svelte";
import type { Position } from "../../api/types";

/** How long a replay shows the board before and after. */
const BEFORE = 900;
const REPLAYED = 4000;

export class Past extends Live {
  /** Whether one can look back; a lesson only goes on. */
  readonly hasPast: boolean = true;
  /** A position of the past; null is live. */
  past = $state.raw<Position | null>(null);

  private positions = new Map<number, Position>();
  private wantedMove: number | null = null;
  private replayTimer = 0;

  get live(): boolean {
    return this.past === null;
  }
  get shownVersion(): number {
    return this.past?.version ?? this.version;
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

  override close(): void {
    super.close();
    clearTimeout(this.replayTimer);
  }

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
