/** The orders of the reader's seat: known to the server and to this page, and to nobody else. */
import type { GameModule } from "./module";
import { ApiError, freshKey, get, post, remove } from "../../api/http";
import { has, own, t } from "../../i18n/i18n.svelte";
import type { Table } from "./table.svelte";
import type { Ordered, OrderedStep, PlanMark } from "../../api/types";

interface LineWish {
  mark: PlanMark;
  most?: (number | null)[];
  same?: boolean;
}

export class Orders {
  kept = $state.raw<Ordered | null>(null);
  /** Why the last wish was not taken. */
  problem = $state("");

  constructor(
    readonly table: Table,
    readonly seat: number,
  ) {}

  get any(): boolean {
    return Boolean(this.kept?.line ?? this.kept?.standing);
  }
  async load(): Promise<void> {
    this.kept = await get<Ordered>(`${this.address}?seat=${this.seat}`).catch(() => this.kept);
  }
  keepLine(line: LineWish): Promise<boolean> {
    return this.ask(() => post<Ordered>(this.address, { seat: this.seat, key: freshKey(), line }));
  }
  keepStanding(lot: string | null, most: number): Promise<boolean> {
    const standing = { lot, most };
    return this.ask(() => post<Ordered>(this.address, { seat: this.seat, key: freshKey(), standing }));
  }
  withdraw(part: "line" | "standing" | "aside"): Promise<boolean> {
    return this.ask(() => remove<Ordered>(`${this.address}/${part}?seat=${this.seat}`));
  }

  private get address(): string {
    return `/api/tables/${this.table.id}/orders`;
  }
  private async ask(send: () => Promise<Ordered>): Promise<boolean> {
    this.problem = "";
    try {
      this.kept = await send();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.refusal ? this.table.refusalText(error.refusal) : t("ui-server-trouble");
      return false;
    }
  }
}

/** A step in words, with the place where it is done. */
export function stepText(step: OrderedStep, table: Table, module: GameModule | null): string {
  const form = module?.spell?.(step.do, table) ?? step.do;
  const action = table.label({ ...step, do: form, reveals: false, at: {} });
  return form.place ? t("ui-hint-at", { action, place: form.place }) : action;
}

/** What is bid for. */
export function lotText(lot: string, table: Table): string {
  const id = own(table.prefix, `ui-lot-${lot}`);
  return has(id) ? t(id) : lot;
}
