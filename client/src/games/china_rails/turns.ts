/** A turn of China Rails in one line: where the train went, what was carried, what was built and paid. */
import { t } from "../../i18n/i18n.svelte";
import { turnsEndedBy, type Folding } from "../../table/state/folds";
import type { Table } from "../../table/state/table.svelte";
import type { Entry } from "../../api/types";
import { placeAt } from "./places";
import { boardOf, eventsOf } from "./view";

function total(events: { params: { cost: number } }[]): number {
  return events.reduce((sum, event) => sum + event.params.cost, 0);
}

/** Where the train came to; its place has a name, or lies near one. */
function drive(entries: Entry[], table: Table): string[] {
  const moves = eventsOf(entries, "move");
  const board = boardOf(table);
  const last = moves.at(-1);
  const place = last && board ? placeAt(board, last.params.milepost) : null;
  if (!place) return [];
  return [t(place.inside ? "cr-turn-drives" : "cr-turn-drives-near", { place: place.name, count: moves.length })];
}

function freight(entries: Entry[]): string[] {
  const loads = [...eventsOf(entries, "load"), ...eventsOf(entries, "take")].map((event) => event.params.load);
  return [
    ...(loads.length > 0 ? [t("cr-turn-loads", { loads: loads.map((load) => t("cr-load-name", { load })) })] : []),
    ...eventsOf(entries, "deliver").map((event) => t("cr-turn-delivers", event.params)),
  ];
}

function works(entries: Entry[]): string[] {
  const track = eventsOf(entries, "build");
  const built = track.length > 0 ? [t("cr-turn-builds", { count: track.length, cost: total(track) })] : [];
  return [
    ...built,
    ...eventsOf(entries, "link").map((event) => t("cr-turn-link", event.params)),
    ...eventsOf(entries, "upgrade").map((event) => t("cr-turn-upgrades", event.params)),
  ];
}

function incidents(entries: Entry[], seat: number): string[] {
  const fees = eventsOf(entries, "fee")
    .filter((event) => event.seat === seat)
    .reduce((sum, event) => sum + event.params.amount, 0);
  return [
    ...(fees > 0 ? [t("cr-turn-fees", { amount: fees })] : []),
    ...eventsOf(entries, "event").map((event) => t("cr-turn-event", { kind: event.params.kind })),
    ...(eventsOf(entries, "discard").length > 0 ? [t("cr-turn-discards")] : []),
  ];
}

export const turns: Folding = {
  turns: true,
  parts: turnsEndedBy((entry) => eventsOf([entry], "turn").length > 0),
  line: (all, table) => {
    const entries = all.filter((entry) => !entry.undone);
    const seat = entries.find((entry) => entry.seat >= 0)?.seat;
    if (seat === undefined) return "";
    const parts = [...drive(entries, table), ...freight(entries), ...works(entries), ...incidents(entries, seat)];
    const name = table.names[seat] ?? "";
    return t("cr-turn", { name, parts: parts.length > 0 ? parts.join(", ") : t("cr-turn-nothing") });
  },
};
