import type { GameModule } from "../types";
import Action from "./Action.svelte";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import { withPlaces } from "./places";
import Seats from "./Seats.svelte";
import Top from "./Top.svelte";

const BIG_DELIVERY = 40;

export const game: GameModule = {
  slug: "china-rails",
  unit: "M",
  Map,
  Action,
  Seats,
  Top,
  Finish,
  decides: { text: "cr-ui-short-5", rule: "CR-176" },
  words: (params, table) => (table.board ? withPlaces(params, table.board) : params),
  big: (entry) =>
    entry.events.some(
      (event) => event.key === "event" || (event.key === "deliver" && Number(event.params.payout) >= BIG_DELIVERY),
    ),
};
