import { t } from "../../i18n/i18n.svelte";
import type { GameModule } from "../../table/state/module";
import Action from "./Action.svelte";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import More from "./More.svelte";
import Seats from "./Seats.svelte";
import { placeOf } from "./places";
import { choiceOf } from "./state.svelte";
import Top from "./Top.svelte";
import { boardOf, viewOf } from "./view";

export const game: GameModule = {
  unit: "",
  Map,
  Action,
  Seats,
  More,
  Top,
  Finish,
  hint: (table) => {
    const ending = viewOf(table)?.ending;
    if (!ending) return "";
    const { fewest_stations_left: left, bank, dead_ends: dead } = ending;
    return t("rd-ui-ending-line", { left, bank, dead: dead.length });
  },
  decides: { text: "rd-ui-decides", rule: "RD-130" },
  secret: () => false, // RD-15
  words: (params, table) => {
    const board = boardOf(table);
    return typeof params.square === "string" && board
      ? { ...params, square: placeOf(params.square, board, Boolean(params.place)) }
      : params;
  },
  tells: new Set([
    "track-laid",
    "station-built",
    "station-abroad",
    "sector-cleared",
    "sector-connected",
    "passengers-carried",
    "director",
    "director-replaced",
    "transport",
    "year-ended",
    "bank-short",
    "game-over",
  ]),
  shortcuts: [
    ["1–6", "ui-key-die"],
    ["R", "ui-key-turn"],
    ["E", "ui-key-end"],
    ["I", "ui-key-income"],
    ["W", "ui-key-roll"],
    ["D", "ui-key-done"],
  ],
  suggest: (table, steps) => choiceOf(table).suggest(steps[0]?.do ?? {}),
  big: (entry) => entry.events.some((event) => event.key === "sector-cleared"),
};
