/** The live message of a table, and how its ids are said in words. */
import { prefixOf } from "../../api/games.svelte";
import { has, language, named, t } from "../../i18n/i18n.svelte";
import { paramsIn } from "../../i18n/places";
import type { Json, Offer, Refusal, StateMessage } from "../../api/types";

export class Wording {
  readonly id: string;
  message = $state.raw<StateMessage | null>(null);
  /** How the game's module says the ids in a log line or a refusal. */
  words = $state.raw<(params: Json) => Json>((params) => params);

  constructor(id: string) {
    this.id = id;
  }

  get seat(): number | null {
    return this.message?.seat ?? null;
  }
  get names(): string[] {
    return this.message?.seats.map((seat) => seat.name) ?? [];
  }
  get slug(): string {
    return this.message?.game ?? "";
  }
  get prefix(): string {
    return prefixOf(this.slug) || "core";
  }
  /** The reader's seat is held by a bot, for now or for good. */
  get botPlays(): boolean {
    return this.message?.seats[this.message.seat ?? -1]?.held ?? false;
  }
  get version(): number {
    return this.message?.version ?? 0;
  }

  eventText(event: { key: string; seat: number; params: Json }): string {
    return this.worded(`${this.prefix}-ev-${event.key}`, event.params, event.seat);
  }
  refusalText(refusal: Refusal): string {
    if (!has(refusal.message)) return refusal.text;
    return this.worded(refusal.message, refusal.params ?? {});
  }
  /** Ids become names; about a place that has none, the message for what lies near. */
  worded(id: string, told: Json, seat?: number): string {
    const params = this.words(paramsIn(told, language()));
    return t(params.near && has(`${id}-near`) ? `${id}-near` : id, named(params, this.names, seat));
  }
  /** The label of an action; its structured form gives the parameters. */
  label(offer: Offer): string {
    const id = `${this.prefix}-do-${String(offer.do.do)}`;
    if (!has(id)) return offer.text;
    const params = paramsIn({ ...offer.info, cost: offer.cost ?? 0, ...offer.do }, language());
    return t(id, named(params, this.names));
  }
}
