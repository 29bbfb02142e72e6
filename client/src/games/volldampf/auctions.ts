/** The bidding for the order of play in one line: who pays what. */
import { auctionsOf, type Folding } from "../../table/state/folds";
import { t } from "../../i18n/i18n.svelte";
import { eventsOf } from "./view";

const BIDDING = new Set(["bid-chosen", "bid", "pass", "bids-level", "turn-card"]);

export const auctions: Folding = {
  parts: auctionsOf(BIDDING),
  line: (entries, table) => {
    const cards = eventsOf(
      entries.filter((entry) => !entry.undone),
      "turn-card",
    );
    if (cards.length < table.names.length) return "";
    const order = cards.toSorted((a, b) => a.params.card - b.params.card);
    return t("vd-ui-auction", { parts: order.map(({ seat, params }) => `${table.names[seat] ?? ""} ${params.paid}`) });
  },
};
