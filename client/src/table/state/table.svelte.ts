/** One table as its reader sees it, built up file by file: how it words things, the live state, the past being looked at,
 * what is asked of the rules, the plan not yet sent, moves on their way; here, what it says on the whole. */
import { Sending } from "./sending.svelte";
import { language, named, own, t } from "../../i18n/i18n.svelte";
import { paramsIn } from "../../i18n/places";

export class Table extends Sending {
  /** What the game's module says in the place of the engine's question; empty where it has nothing better. */
  instead = $state.raw<() => string>(() => "");

  /** Said in the place of "your turn", where the turn is not simply the reader's. */
  get turnLabel(): string {
    return t("ui-your-turn");
  }
  /** Why the last question to the server came to nothing, for a window that covers the turn line. */
  get whyRefused(): string {
    return this.refusal ? this.refusalText(this.refusal) : t("ui-server-trouble");
  }
  /** What happened last, in one line. */
  get lastText(): string {
    const entry = this.log.findLast((each) => each.events.length > 0 && each.version <= this.shownVersion);
    return entry?.events.map((event) => this.eventText(event)).join(" ") ?? "";
  }
  /** What to do now in one sentence, for this reader. */
  get sentence(): string {
    const view = this.view;
    const message = this.message;
    if (!view || !message) return "";
    if (this.result) return this.resultText();
    const instead = this.instead();
    if (instead) return instead;
    const ask = view.ask;
    const acting = view.to_act.filter((seat) => seat >= 0).map((seat) => this.names[seat] ?? "");
    if (!ask) return acting.length ? t("ui-waits-for", { names: acting }) : "";
    const mine = message.seat !== null && view.to_act.includes(message.seat);
    const id = `${this.prefix}-${mine ? "ask" : "wait"}-${ask.key}`;
    return t(id, { ...named(paramsIn(ask.params, language()), this.names), name: acting[0] ?? "", names: acting });
  }
  /** The end, where what is shown is the end. */
  private get result() {
    return this.past ? this.past.view?.result : (this.view?.result ?? this.message?.result);
  }
  resultText(): string {
    const result = this.message?.result ?? this.view?.result;
    if (!result) return "";
    const winners = result.winners.map((seat) => this.names[seat] ?? "");
    if (winners.length === 0) return t("ui-no-winner");
    const score = Math.max(...result.winners.map((seat) => result.scores[seat] ?? 0));
    return t(own(this.prefix, "ui-wins"), { names: winners, count: winners.length, score });
  }
}
