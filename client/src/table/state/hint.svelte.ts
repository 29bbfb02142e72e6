/** A hint at one table: asked for, drawn as a preview, told in words; gone with the position that it was about. */
import type { GameModule } from "./module";
import { spot } from "../../board/spot.svelte";
import { ApiError } from "../../api/http";
import { t } from "../../i18n/i18n.svelte";
import type { Table } from "./table.svelte";
import type { Hint, Json, Offer } from "../../api/types";

/** Below this share of the win two actions are as good as each other. */
const EQUAL = 0.01;

export class Hints {
  table: Table;
  asking = $state(false);
  /** Why there is none. */
  problem = $state("");
  private told = $state.raw<Hint | null>(null);

  constructor(table: Table) {
    this.table = table;
  }

  get found(): Hint | null {
    const { told, table } = this;
    return told && told.version === table.version && told.seat === table.seat && table.myTurn ? told : null;
  }
  get offered(): boolean {
    const { table } = this;
    return Boolean(table.message?.hints) && table.myTurn && table.link !== "offline" && !table.sending;
  }
  /** The bot's turn for the position on the table: what the reader has planned makes room for it. */
  async ask(module: GameModule): Promise<void> {
    if (this.asking || !this.offered) return;
    const { table } = this;
    this.asking = true;
    this.problem = "";
    table.drop();
    try {
      this.told = await table.say<Hint>("hint", { version: table.version, seat: table.seat });
      if (this.found) await this.draw(module, this.found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.refusal ? table.refusalText(error.refusal) : error.message;
    } finally {
      this.asking = false;
    }
  }
  private async draw(module: GameModule, hint: Hint): Promise<void> {
    const steps = hint.steps.map((step) => this.offer(step.code, step.do));
    await module.suggest?.(this.table, steps, hint.shown);
    const places = Object.values(steps[0]?.at ?? {}).filter((place) => typeof place === "string");
    spot.show(spot.among(places));
  }
  /** As it is offered now; a later step is known by its form alone. */
  private offer(code: number, form: Json): Offer {
    const offered = this.table.message?.offers.find((each) => each.code === code);
    return offered ?? { code, do: form, text: "", cost: null, reveals: false, info: {}, at: {} };
  }
  label(code: number, text: string, module: GameModule): string {
    const offered = this.table.message?.offers.find((each) => each.code === code);
    if (!offered) return text;
    const form = module.spell?.(offered.do, this.table) ?? offered.do;
    const action = this.table.label({ ...offered, do: form });
    return form.place ? t("ui-hint-at", { action, place: form.place }) : action;
  }
  /** By how much the alternative is worse, in the unit that the bot counts in. */
  get gap(): string {
    const hint = this.found;
    if (!hint?.other || hint.difference === null) return "";
    const { difference } = hint;
    if (hint.choice.unit === "win-share")
      return difference < EQUAL
        ? t("ui-hint-equal")
        : t("ui-hint-less-win-share", { points: Math.round(100 * difference) });
    if (difference < 0.5) return t("ui-hint-equal");
    const known = hint.choice.unit === "millions";
    return t(known ? "ui-hint-less-millions" : "ui-hint-less-other", { amount: Math.round(difference) });
  }
  async take(): Promise<void> {
    const hint = this.found;
    if (!hint) return;
    this.table.drop();
    await this.table.send(...hint.steps.map((step) => step.code));
  }
  close(module: GameModule): void {
    this.told = null;
    this.problem = "";
    this.table.drop();
    void module.suggest?.(this.table, [], 0);
    spot.show([]);
  }
}

const known = new WeakMap<Table, Hints>();

export function hintsOf(table: Table): Hints {
  let found = known.get(table);
  if (!found) {
    found = new Hints(table);
    known.set(table, found);
  }
  return found;
}
