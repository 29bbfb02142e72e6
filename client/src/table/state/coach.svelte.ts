/** The coach of a first table: a line for each new kind of decision, once, kept on this device. */
import { get } from "../../api/http";
import { has } from "../../i18n/i18n.svelte";
import type { Table } from "./table.svelte";
import type { Lobby } from "../../api/types";

const KEY = "trackside.coach";
interface Kept {
  /** Lines that were shown. */
  seen: string[];
  /** Games in which nobody wants to hear more. */
  off: string[];
}

function stored(): Kept {
  try {
    return { seen: [], off: [], ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { seen: [], off: [] };
  }
}
const kept = $state(stored());

function keep(part: Partial<Kept>): void {
  Object.assign(kept, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing hears the lines again on the next visit.
  }
}

/** Nobody has to be told twice: whoever has finished a game of this title knows its decisions. */
async function isNew(slug: string): Promise<boolean> {
  const lobby = await get<Lobby>("/api/lobby").catch(() => null);
  return lobby !== null && !lobby.mine.some((one) => one.game === slug && one.status === "over");
}

export class CoachLines {
  table: Table;
  newcomer = $state(false);
  /** The line that is said now, as long as its decision lasts. */
  line = $state("");

  constructor(table: Table) {
    this.table = table;
    void isNew(table.slug).then((found) => (this.newcomer = found));
  }

  /** The message about the decision that the reader has to make; empty without one. */
  get about(): string {
    const { table } = this;
    const key = table.myTurn && table.live ? table.message?.view?.ask?.key : undefined;
    const id = `${table.prefix}-coach-${key ?? ""}`;
    return key && has(id) ? id : "";
  }
  get off(): boolean {
    return kept.off.includes(this.table.slug);
  }
  /** Another decision, another line: a new one is said, a known one is not. */
  follow(about: string): void {
    if (this.line === about) return;
    this.line = "";
    if (about && this.newcomer && !this.off && !kept.seen.includes(about)) this.say(about);
  }
  private say(about: string): void {
    this.line = about;
    if (!kept.seen.includes(about)) keep({ seen: [...kept.seen, about] });
  }
  silence(): void {
    this.line = "";
    keep({ off: [...kept.off, this.table.slug] });
  }
  /** On demand: also a line that was heard, and after a silence. */
  call(): void {
    keep({ off: kept.off.filter((slug) => slug !== this.table.slug) });
    this.say(this.about);
  }
}
