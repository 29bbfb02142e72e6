/** The line to a table: that it has broken is seen at once, and it is taken up again by itself. */
import type { StateMessage, TalkLine } from "../../api/types";

export type Link = "connecting" | "live" | "offline";

const RETRY_SECONDS = 5;
const SILENCE = 40_000; // the server says something every 25 seconds

interface Ends {
  /** The address of the stream, from what is known by now. */
  stream: () => string;
  /** Asks for the whole state; an error when nobody answers. */
  ask: () => Promise<void>;
  hear: (message: StateMessage) => void;
  /** Beside the game: the line is open, somebody has spoken, other tables wait for the reader. */
  opened: () => void;
  talk: (lines: TalkLine[]) => void;
  waiting: (tables: string[]) => void;
}

export class Connection {
  link = $state<Link>("connecting");
  retryIn = $state(0);
  private source: EventSource | null = null;
  private countdown = 0;
  private watch = 0;
  private heard = 0;
  private stopped = false;

  constructor(private readonly ends: Ends) {
    addEventListener("offline", this.lost);
    addEventListener("online", this.again);
  }

  listen(): void {
    if (this.stopped) return;
    this.source?.close();
    const source = (this.source = new EventSource(this.ends.stream()));
    const live = () => {
      this.link = "live";
      this.heard = Date.now();
    };
    source.onopen = () => {
      live();
      this.ends.opened();
    };
    source.addEventListener("ping", live);
    source.addEventListener("state", (event) => {
      live();
      this.ends.hear(JSON.parse((event as MessageEvent<string>).data) as StateMessage);
    });
    const beside = <T>(name: string, tell: (data: T) => void) =>
      source.addEventListener(name, (event) => tell(JSON.parse((event as MessageEvent<string>).data) as T));
    beside<{ lines: TalkLine[] }>("talk", ({ lines }) => this.ends.talk(lines));
    beside<{ tables: string[] }>("waiting", ({ tables }) => this.ends.waiting(tables));
    source.onerror = this.lost;
    this.watchSilence();
  }

  /** A line can die without a word: then nothing at all is heard. */
  private watchSilence(): void {
    clearInterval(this.watch);
    this.heard = Date.now();
    this.watch = window.setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.lost();
    }, 5000);
  }

  /** Counts down aloud, then tries again; the plan stays where it is. */
  lost = (): void => {
    if (this.stopped) return;
    this.source?.close();
    clearInterval(this.watch);
    this.link = "offline";
    this.retryIn = RETRY_SECONDS;
    clearInterval(this.countdown);
    this.countdown = window.setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) void this.again();
    }, 1000);
  };

  private again = async (): Promise<void> => {
    if (this.stopped || this.link !== "offline") return;
    clearInterval(this.countdown);
    try {
      await this.ends.ask();
      this.link = "live";
      this.listen();
    } catch {
      this.lost();
    }
  };

  close(): void {
    this.stopped = true;
    this.source?.close();
    clearInterval(this.countdown);
    clearInterval(this.watch);
    removeEventListener("offline", this.lost);
    removeEventListener("online", this.again);
  }
}
