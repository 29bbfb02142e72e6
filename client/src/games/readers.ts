/** Reads a table with the types of a game. What the server sends gets its types here, and nowhere else is it cast. */
import type { Table } from "../table/state/table.svelte";
import type { Entry, GameEvent, Offer, View } from "../api/types";

/** `Offers` has the offer of each verb, `Events` the parameters of each event that a panel reads. */
export function makeReaders<GameView extends View, Board, Offers, Events>() {
  const verbs = <Verb extends keyof Offers & string>(offers: Offer[], wanted: readonly Verb[]): Offers[Verb][] =>
    offers.filter((offer) => wanted.includes(offer.do.do as Verb)) as Offers[Verb][];
  return {
    viewOf: (table: Table) => table.view as GameView | null,
    /** As the server holds it: without the steps that are only planned. */
    liveViewOf: (table: Table) => (table.message?.view ?? null) as GameView | null,
    boardOf: (table: Table) => table.board as Board | null,
    offersTo: <Verb extends keyof Offers & string>(table: Table, ...wanted: Verb[]) => verbs(table.offers, wanted),
    /** What the server offers, whatever is planned. */
    liveOffersTo: <Verb extends keyof Offers & string>(table: Table, ...wanted: Verb[]) =>
      verbs(table.message?.offers ?? [], wanted),
    offerTo: <Verb extends keyof Offers & string>(table: Table, verb: Verb): Offers[Verb] | undefined =>
      verbs(table.offers, [verb])[0],
    stepsTo: <Verb extends keyof Offers & string>(table: Table, ...wanted: Verb[]) => verbs(table.steps, wanted),
    eventsOf: <Key extends keyof Events & string>(entries: Entry[], key: Key) =>
      entries.flatMap((entry) => entry.events).filter((event) => event.key === key) as (Omit<GameEvent, "params"> & {
        params: Events[Key];
      })[],
  };
}
