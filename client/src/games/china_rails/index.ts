import type { GameModule } from "../../table/state/module";
import Action from "./Action.svelte";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import { placeAt, withPlaces } from "./places";
import Seats from "./Seats.svelte";
import Top from "./Top.svelte";
import { workOf } from "./state.svelte";
import { turns } from "./turns";
import { boardOf, eventsOf, viewOf } from "./view";

const BIG_DELIVERY = 40;

export const game: GameModule = {
  unit: "M",
  Map,
  Action,
  Seats,
  Top,
  Finish,
  decides: { text: "cr-ui-short-5", rule: "CR-176" },
  fold: turns,
  secret: (table) => viewOf(table)?.seats.some((seat) => seat.cash === null) ?? true,
  words: (params, table) => {
    const board = boardOf(table);
    return board ? withPlaces(params, board) : params;
  },
  tells: new Set([
    "build",
    "ferry",
    "link",
    "upgrade",
    "fee",
    "load",
    "deliver",
    "borrow",
    "repay",
    "event",
    "event-over",
    "tax",
    "erased",
    "turn-lost",
    "load-lost",
    "shelter",
    "congress-arrival",
    "lost-turn",
    "qualified",
    "tie",
    "round",
  ]),
  shortcuts: [
    ["M", "ui-key-move"],
    ["B", "ui-key-build"],
    ["U", "ui-key-upgrade"],
    ["+ −", "ui-key-number"],
    ["D", "ui-key-done"],
  ],
  spell: (form, table) => {
    const board = boardOf(table);
    const place = board && placeAt(board, String(form.milepost ?? form.to))?.name;
    return place ? { ...form, place } : form;
  },
  suggest: (table, steps, shown) => workOf(table).suggest(steps.slice(0, shown)),
  big: (entry) =>
    eventsOf([entry], "event").length > 0 ||
    eventsOf([entry], "deliver").some((event) => event.params.payout >= BIG_DELIVERY),
};
