/** What is said at a table, as its reader hears it: lines, what is new among them, and speaking. */
import { ApiError, ensureSession, freshKey, get, post, whoami } from "../../api/http";
import { guestName } from "../../shell/guest";
import { t } from "../../i18n/i18n.svelte";
import type { Refusal, StateMessage, TalkLine, TalkPage } from "../../api/types";

export type Room = TalkLine["room"];
type Read = Record<Room, number>;

export const MOST_TEXT = 500;

/** What talk asks of the table at which it is heard. */
interface Host {
  readonly id: string;
  readonly message: StateMessage | null;
  readonly byShare: boolean;
  readonly invitation: string | null;
  about(path: string, more?: string): string;
  refusalText(refusal: Refusal): string;
}

export class Talk {
  lines = $state.raw<TalkLine[]>([]);
  writes = $state.raw<Room[]>([]);
  /** Rooms with older lines than those that are here. */
  more = $state.raw<Room[]>([]);
  muted = $state(false);
  loaded = $state(false);
  sending = $state(false);
  /** Why the last try came to nothing, as a sentence. */
  problem = $state("");
  private read = $state.raw<Read>({ players: 0, onlookers: 0 });
  /** Who only watches without a name has nothing unread before they came. */
  private named = false;

  constructor(private readonly table: Host) {}

  isNew(line: TalkLine): boolean {
    return !line.you && line.number > this.read[line.room];
  }
  /** How much is new; nothing at a table that shall be quiet. */
  get unread(): number {
    return this.muted ? 0 : this.lines.filter((line) => this.isNew(line)).length;
  }

  /** All that can be heard: when the line to the table opens, and when more may be heard than before. */
  async load(): Promise<void> {
    try {
      const [me, page] = await Promise.all([whoami(), get<TalkPage>(this.table.about("/talk"))]);
      const first = !this.loaded;
      this.lines = page.lines;
      this.more = page.more as Room[];
      this.muted = page.muted;
      this.named = me.user !== null;
      this.writes = this.mayWrite(page.writes as Room[], this.named);
      if (this.named) this.read = { ...page.read };
      else if (first) this.read = this.ends();
      this.loaded = true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // the table's own line says that nobody answers
    }
  }
  async loadOlder(): Promise<void> {
    for (const room of this.more) {
      const first = this.lines.find((line) => line.room === room)?.number ?? 1;
      const page = await get<TalkPage>(this.table.about("/talk", `&room=${room}&before=${first}`));
      this.more = [...this.more.filter((each) => each !== room), ...(page.more as Room[])];
      this.hear(page.lines);
    }
  }
  /** Whoever has no name yet gets one with the first word. A link for looking on is for nothing else. */
  private mayWrite(rooms: Room[], named: boolean): Room[] {
    const status = this.table.message?.status;
    if (this.table.byShare && this.table.message?.mine.length === 0) return [];
    if (named || status === "closed") return rooms;
    return status === "over" ? ["players", "onlookers"] : ["onlookers"];
  }

  /** Lines come by the stream and by answers, some twice. */
  hear(lines: TalkLine[]): void {
    const known = new Map([...this.lines, ...lines].map((line) => [`${line.room} ${line.number}`, line]));
    this.lines = [...known.values()].sort((a, b) => a.at.localeCompare(b.at) || a.number - b.number);
  }

  private ends(): Read {
    const last = (room: Room): number =>
      Math.max(this.read[room], ...this.lines.filter((line) => line.room === room).map((line) => line.number));
    return { players: last("players"), onlookers: last("onlookers") };
  }
  /** All of it has been in sight. */
  async see(): Promise<void> {
    const read = this.ends();
    if (read.players === this.read.players && read.onlookers === this.read.onlookers) return;
    this.read = read;
    if (this.named) await this.tell("talk/mark", read);
  }
  async mute(muted: boolean): Promise<void> {
    if (await this.tell("talk/mark", { muted })) this.muted = muted;
  }

  async say(room: Room, text: string): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    const key = freshKey();
    try {
      await ensureSession(guestName());
      const invite = this.table.invitation;
      const answer = await this.sayOnce({ room, text, key, ...(invite ? { invite } : {}) });
      this.problem = "";
      this.hear([answer.line]);
      if (!this.named) void this.load();
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    } finally {
      this.sending = false;
    }
  }
  /** Once more with the same key when the network broke: it is said once. */
  private async sayOnce(body: object): Promise<{ line: TalkLine }> {
    const send = () => post<{ line: TalkLine }>(`/api/tables/${this.table.id}/talk`, body);
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 0) throw error;
      return send();
    }
  }

  /** Whoever said this is not heard any more, or not met. */
  async shun(line: TalkLine, kind: "mute" | "block"): Promise<void> {
    const about = { room: line.room, number: line.number };
    if (await this.tell("block", { kind, line: about })) await this.load();
  }
  report(line: TalkLine, why: string): Promise<boolean> {
    return this.tell("talk/report", { room: line.room, number: line.number, why });
  }

  private async tell(path: string, body: object): Promise<boolean> {
    try {
      await ensureSession(guestName());
      await post(this.table.about(`/${path}`), body);
      this.problem = "";
      return true;
    } catch (error) {
      this.failed(error);
      return false;
    }
  }
  private failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    this.problem = error.refusal ? this.table.refusalText(error.refusal) : t("ui-server-trouble");
  }
}
