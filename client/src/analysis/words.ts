/** An action of an analysis or a puzzle, as the game's own words say it. */
import type { GameModule } from "../table/state/module";
import { has, t } from "../i18n/i18n.svelte";
import type { Table } from "../table/state/table.svelte";
import type { Moment } from "../api/types";

export function stepText(module: GameModule, table: Table, step: Moment["done"][number]): string {
  const form = module.spell?.(step.do, table) ?? step.do;
  if (!has(`${table.prefix}-do-${String(step.do.do)}`)) return step.text;
  const action = table.label({ ...step, do: form, reveals: false, info: step.info ?? {}, at: {} });
  return form.place ? t("ui-hint-at", { action, place: form.place }) : action;
}
