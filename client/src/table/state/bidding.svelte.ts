import { untrack } from "svelte";
import type { Offer } from "../../api/types";

export type BidOffer = Offer<{ do: "bid"; amount: number }>;

/** The bid that the reader puts together from the bids on offer. */
export class Bidding<Bid extends BidOffer = BidOffer> {
  amount = $state(1);
  private readonly offers: () => Bid[];
  private readonly next: () => number;

  /** `next` is the least bid while nothing is offered. */
  constructor(offers: () => Bid[], next: () => number = () => 0) {
    this.offers = offers;
    this.next = next;
    // A new least bid is where the reader begins again.
    $effect(() => {
      const { least } = this;
      untrack(() => (this.amount = least));
    });
  }
  least = $derived.by(() => this.offers()[0]?.do.amount ?? this.next());
  most = $derived.by(() => this.offers().at(-1)?.do.amount ?? this.least);
  /** The offer of this amount. */
  bid = $derived.by(() => this.offers().find((offer) => offer.do.amount === this.amount));
}
