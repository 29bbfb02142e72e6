/** Bots answer at once; what they do is shown one decision after the other, at a pace that can be followed. */
import { settings, type Pace as Speed } from "../../device/settings.svelte";
import type { StateMessage } from "../../api/types";

const WAIT: Record<Speed, number> = { now: 0, readable: 1000, slow: 2500 };
const MANY = 6; // when more wait than this, they hurry

interface Ends {
  show: (message: StateMessage) => void;
  /** Whether a bot made what this message tells. */
  byBot: (message: StateMessage) => boolean;
  /** The reader's own move is on its way: nothing waits. */
  urgent: () => boolean;
}

export class Pace {
  /** How many messages wait to be shown. */
  behind = $state(0);
  private waiting: StateMessage[] = [];
  private timer = 0;
  private last = 0;

  constructor(private readonly ends: Ends) {}

  hear(message: StateMessage): void {
    this.waiting.push(message);
    this.behind = this.waiting.length;
    if (document.hidden || this.ends.urgent() || settings.pace === "now") this.flush();
    else if (this.waiting.length === 1) this.next();
  }
  /** Everything at once. */
  flush(): void {
    clearTimeout(this.timer);
    while (this.waiting.length > 0) this.showFirst();
  }
  close(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private next(): void {
    const [first] = this.waiting;
    if (!first) return;
    const hurry = Math.min(1, MANY / this.waiting.length);
    const wait = this.ends.byBot(first) ? WAIT[settings.pace] * hurry - (Date.now() - this.last) : 0;
    if (wait > 0) this.timer = window.setTimeout(() => this.step(), wait);
    else this.step();
  }
  private step(): void {
    this.showFirst();
    this.next();
  }
  private showFirst(): void {
    const message = this.waiting.shift();
    this.behind = this.waiting.length;
    this.last = Date.now();
    if (message) this.ends.show(message);
  }
}
