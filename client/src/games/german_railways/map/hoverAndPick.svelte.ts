/** Hovering over a place asks about it; a press plans a build there, asks which company builds, or asks the server why not. */
import { t } from "../../../i18n/i18n.svelte";
import { paged } from "../../../device/layout.svelte";
import type { Place } from "../facts";
import type { Question } from "../view";
import type { MapModel } from "./model.svelte";
import { kindOf, noteOf, priceLines, titleOf } from "./words";

type Near = { x: number; y: number; r: number };

export class HoverAndPick {
  private readonly map: MapModel;
  /** A hex that several companies may take: after the press the reader is asked which. */
  choosing = $state.raw<{ place: string; companies: string[] } | null>(null);

  constructor(map: MapModel) {
    this.map = map;
  }

  hover(id: string | null, near: Near): void {
    const { table, geo } = this.map;
    table.refusedAt = null;
    const place = id === null ? null : geo?.places.get(id);
    if (place) this.explain(place, near);
    else table.leaveAnswer();
  }
  private explain(place: Place, near: Near): void {
    const { map } = this;
    const { table } = map;
    const action = this.question(place);
    const headline = action ? t("gr-ui-cannot-build", { company: action.company, place: place.city || place.id }) : "";
    const [title, kind, lines] = [titleOf(place), kindOf(place), priceLines(map, place)];
    void table.explain({ near, title, kind, lines, note: noteOf(map, place), action, headline }).then(() => {
      if (table.verdict.state === "refused" && table.answer?.title === title) table.refusedAt = place.id;
    });
  }

  async pick(id: string, near: Near): Promise<void> {
    const { geo, pencil, table } = this.map;
    const place = geo?.places.get(id);
    if (!place) return;
    if (pencil.draws) {
      table.closeAnswer();
      pencil.toggle(id);
      return;
    }
    await table.settled();
    const { choice } = this.map;
    const offers = choice.at(id);
    if (offers.length === 1) {
      table.closeAnswer();
      choice.company = offers[0]!.do.company;
      await table.plan(offers[0]!);
      return;
    }
    if (offers.length > 1) {
      this.choosing = { place: id, companies: offers.map((offer) => offer.do.company) };
      return;
    }
    const action = this.question(place);
    // A finger cannot hover: a tap on a place that is closed, or out of turn, asks what it is.
    if (!action || paged()) this.hover(id, near);
    else await table.tryAnyway(action, id);
  }
  /** Answers which company builds on the hex that was pressed. */
  choose(company: string): void {
    const { choosing } = this;
    const { choice, table } = this.map;
    const offer = choosing && choice.at(choosing.place).find((each) => each.do.company === company);
    this.choosing = null;
    if (!offer) return;
    choice.company = company;
    void table.plan(offer);
  }

  /** Which build to ask about: of the company in hand, or of the first of which the reader holds a share. */
  private question(place: Place): Question | null {
    const { choice, table, view } = this.map;
    if (!table.myTurn || !["choosing", "building"].includes(view?.phase ?? "")) return null;
    const offered = choice.at(place.id)[0];
    if (offered) return offered.do;
    const shares = Object.entries(view?.seats[table.seat!]?.shares ?? {});
    const company = choice.active ?? shares.find(([, n]) => n > 0)?.[0];
    return company ? { do: "build", company, hex: place.id } : null;
  }
}
