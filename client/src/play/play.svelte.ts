/** What the parts of the table page share: the table, its game's module, and what is open on the page. */
import type { Snippet } from "svelte";
import { titleOf } from "../api/games.svelte";
import { layout } from "../device/layout.svelte";
import { t } from "../i18n/i18n.svelte";
import { givenTitle, peopleAt } from "../i18n/titles";
import { hasTalk } from "../table/state/alone";
import type { GameModule } from "../table/state/module";
import type { Table } from "../table/state/table.svelte";
import type { StateMessage } from "../api/types";
import { Sheet } from "./sheet.svelte";

export type LogPart = "log" | "talk" | "notes";
export type PhonePage = "board" | "table" | "log" | "charts";

export class Play {
  module = $state.raw<GameModule | null>(null);
  /** The open tab of the log and its company. */
  tab = $state("log");
  /** On a phone: one page at a time. */
  page = $state<PhonePage>("board");
  /** Where log, talk and notes share one place. */
  logPart = $state<LogPart>("log");
  readonly sheet = new Sheet();
  drawer = $state(false);
  keysOpen = $state(false);
  settingsOpen = $state(false);
  /** After the end: the board, and not the result. */
  reviewing = $state(false);
  /** The seat that has the screen; hot-seat tables ask before showing another one's view. */
  holder = $state<number | null>(null);

  /** The coach speaks above everything at the table of a lesson; `plan` shows a plan and not the table itself. */
  constructor(
    readonly table: Table,
    readonly coach: Snippet | undefined,
    readonly plan: boolean,
  ) {}

  get message(): StateMessage | null {
    return this.table.message;
  }
  get slug(): string {
    return this.message?.game ?? "";
  }
  get title(): string {
    return titleOf(this.slug);
  }
  /** Its name, the people, and what is to be known before anything else. */
  get subtitle(): string {
    const message = this.message;
    if (!message) return "";
    const end = this.over ? t(message.imported ? "ui-imported" : "ui-over") : "";
    // Whether hints are allowed: for all to see, before the game and in it.
    const hints = this.over || this.coach ? "" : t(message.hints ? "ui-hints-on" : "ui-hints-off");
    return [givenTitle(message), peopleAt(message), end, hints].filter(Boolean).join(" · ");
  }
  get playing(): boolean {
    return this.message?.status === "playing";
  }
  get over(): boolean {
    return this.message?.status === "over";
  }
  get finished(): boolean {
    return this.over && !this.reviewing;
  }
  /** The reader has a seat in a game that goes on, and no coach: help for newcomers is for them. */
  get seated(): boolean {
    return this.module !== null && !this.coach && this.message?.seat !== null && this.playing;
  }
  get talks(): boolean {
    return !this.coach && this.message !== null && hasTalk(this.message);
  }
  get logParts(): LogPart[] {
    if (this.coach) return ["log"];
    return this.talks ? ["log", "talk", "notes"] : ["log", "notes"];
  }
  get curtain(): boolean {
    const message = this.message;
    return (
      (message?.mine.length ?? 0) > 1 &&
      message?.status === "playing" &&
      message.seat !== null &&
      this.holder !== message.seat &&
      (this.module?.secret?.(this.table) ?? true)
    );
  }
  /** The board stands beside everything else, from the top of the window to its end. */
  get beside(): boolean {
    const { table, message } = this;
    return layout() === "low" && !table.gone && this.module !== null && message?.status !== "open" && !this.curtain;
  }
}
