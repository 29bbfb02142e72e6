import type { GameModule } from "../../table/state/module";
import Action from "./Action.svelte";
import { auctions } from "./auctions";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import More from "./More.svelte";
import Seats from "./Seats.svelte";
import Top from "./Top.svelte";
import { viewOf } from "./view";

export const game: GameModule = {
  unit: "T",
  Map,
  Action,
  Seats,
  More,
  Top,
  Finish,
  decides: { text: "gr-ui-short-1", rule: "GR-112" },
  secret: (table) => viewOf(table)?.seats.some((seat) => seat.cash === null) ?? true,
  fold: auctions,
  tells: new Set([
    "share-sold",
    "share-for-nothing",
    "share-unsold",
    "build-ends",
    "meets",
    "dividends",
    "receives-dividends",
    "bhe-pays-nothing",
    "proposes-end",
    "vote-opens",
    "votes",
    "round-starts",
    "game-ends",
  ]),
  shortcuts: [
    ["B", "ui-key-build"],
    ["S", "ui-key-share"],
    ["1–8", "ui-key-company"],
    ["+ −", "ui-key-number"],
    ["D", "ui-key-done"],
    ["P", "ui-key-pass"],
  ],
  suggest: (table, steps) => {
    const other = steps.findIndex((step) => step.do.do !== "build");
    return table.planAll(other < 0 ? steps : steps.slice(0, other));
  },
  big: (entry) => entry.events.some((event) => event.key === "dividends"),
};
