import type { GameModule } from "../types";
import Action from "./Action.svelte";
import Finish from "./Finish.svelte";
import Map from "./Map.svelte";
import More from "./More.svelte";
import Seats from "./Seats.svelte";
import Supply from "./Supply.svelte";
import Top from "./Top.svelte";
import { t } from "../../lib/i18n.svelte";

export const game: GameModule = {
  slug: "volldampf",
  unit: "Mk",
  Map,
  Action,
  Seats,
  More,
  Top,
  Finish,
  decides: { text: "vd-ui-decides", rule: "VD-185" },
  tab: { name: "vd-ui-supply", Panel: Supply },
  hint: (table) => {
    const pass = table.view?.auction ? table.offers.find((offer) => offer.do.do === "pass") : undefined;
    return pass ? t("vd-ui-pass-pays", { card: Number(pass.info.card ?? 0), cost: Number(pass.info.pays ?? 0) }) : "";
  },
  big: (entry) => entry.events.some((event) => event.key === "deliver" && Number(event.params.links) >= 6),
};
