/** An auction in one line: who bought at which price, after how many bids. */
import { auctionsOf, type Folding } from "../../table/state/folds";
import { t } from "../../i18n/i18n.svelte";
import type { GameEvent } from "../../api/types";

const BIDDING = new Set(["auction-opens", "bids", "passes-bidding", "passes-automatically"]);
const SALE = new Set(["share-sold", "share-for-nothing", "share-unsold"]);

export const auctions: Folding = {
  parts: auctionsOf(BIDDING, SALE),
  line: (entries, table) => {
    const events = entries.filter((entry) => !entry.undone).flatMap((entry) => entry.events);
    const sale = events.findLastIndex((event) => SALE.has(event.key));
    if (sale < 0) return "";
    const text = (event: GameEvent) => table.eventText(event);
    const count = events.filter((event) => event.key === "bids").length;
    const after = events.slice(sale + 1).filter((event) => !BIDDING.has(event.key));
    return [t("gr-ui-auction", { text: text(events[sale]!), count }), ...after.map(text)].join(" ");
  },
};
