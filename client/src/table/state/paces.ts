/** Paces that a table can be opened with, and what is said of them before the game. */
import { has, t } from "../../i18n/i18n.svelte";
import { spanText } from "./ticker.svelte";
import type { Leavers, Pace } from "../../api/types";

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** By kind, seconds of [turn, bank], the quickest first. */
export const PACES = {
  live: [
    [15, 5 * MINUTE],
    [30, 10 * MINUTE],
    [MINUTE, 20 * MINUTE],
    [2 * MINUTE, 45 * MINUTE],
  ],
  days: [
    [8 * HOUR, DAY],
    [DAY, 3 * DAY],
    [3 * DAY, 7 * DAY],
  ],
} as const;
export const USUAL = 1;

export function paceOf(kind: "none" | "live" | "days", which: number): Pace | null {
  if (kind === "none") return null;
  const [turn, bank] = PACES[kind][which] ?? PACES[kind][USUAL];
  return { kind, turn, bank };
}

export function paceText(pace: Pace): string {
  return t(`ui-pace-${pace.kind}-of`, { turn: spanText(pace.turn), bank: spanText(pace.bank) });
}

export function levelText(level: string | null): string {
  const id = `ui-level-${level ?? "normal"}`;
  return has(id) ? t(id) : (level ?? "");
}

/** What everybody should know before the game: how much time there is, and what happens at zero. */
export function beforehand(pace: Pace | null, leavers: Leavers): string[] {
  const time = pace
    ? t(`ui-room-${pace.kind}`, { turn: spanText(pace.turn), bank: spanText(pace.bank) })
    : t("ui-room-no-clock");
  const left = t(pace ? "ui-room-leavers-clock" : "ui-room-leavers", { level: levelText(leavers.level) });
  return [time, leavers.offer ? `${left} ${t("ui-room-offers")}` : left];
}
