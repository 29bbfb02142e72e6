/** What the parts of the map share: the hexes, what the plan and others have built, and what may be chosen. */
import type { ArtLabel } from "../../../board/types";
import { pencilOf } from "../../../table/state/pencil.svelte";
import { TableMap } from "../../../table/state/map";
import { CODES, geometry, touching } from "../facts";
import { choiceOf } from "../state.svelte";
import { boardOf, stepsTo, eventsOf, viewOf } from "../view";
import { middleOf } from "./shapes";

const HEX = 45.6; // the width of a hex, in pixels, for which the pieces are drawn

export class MapModel extends TableMap {
  choice = $derived.by(() => choiceOf(this.table));
  pencil = $derived.by(() => pencilOf(this.table));
  board = $derived.by(() => boardOf(this.table));
  view = $derived.by(() => viewOf(this.table));
  geo = $derived.by(() => (this.board ? geometry(this.board, this.table.art) : null));
  /** The size of pieces on these hexes. */
  scale = $derived.by(() => (this.geo?.u ?? HEX) / HEX);
  labels: Map<string, ArtLabel> = $derived.by(
    () => new Map((this.table.art?.labels ?? []).map((label) => [label.id, label])),
  );
  neighbours: Map<string, string[]> = $derived.by(() => (this.geo ? touching(this.geo) : new Map()));

  companies = $derived.by(() => this.view?.companies ?? []);
  planned = $derived.by(() => new Set(stepsTo(this.table, "build").map((step) => step.do.hex)));
  /** Hexes where somebody else has just built. */
  fresh = $derived.by(() => new Set(eventsOf(this.table.fresh, "places").map((event) => event.params.hex)));
  openPlaces = $derived.by(() =>
    this.table.myTurn && !this.small ? [...new Set(this.choice.open.map((offer) => offer.at.hex))] : [],
  );
  /** The network of the company that is to build. */
  own = $derived.by(() => new Set(this.companies.find((company) => company.id === this.choice.active)?.network ?? []));
  /** Pencil lines join marks that touch. */
  pencilLines = $derived.by(() =>
    this.pencil.marks.flatMap((a, i) =>
      this.pencil.marks
        .slice(i + 1)
        .filter((b) => this.neighbours.get(a)?.includes(b))
        .map((b): [string, string] => [a, b]),
    ),
  );
  /** The place from which the keyboard sets out. */
  start = $derived.by(() => middleOf(this.geo, this.openPlaces) ?? [...this.fresh][0] ?? "Berlin");

  // ---- what is pointed at in a panel --------------------------------------------------------------
  /** One that builds fades no other: to meet them is its aim. */
  private litCompany = $derived.by(() => (this.table.lit && CODES.includes(this.table.lit) ? this.table.lit : null));
  isFaded(company: string): boolean {
    if (this.litSeat !== null) return !this.view?.seats[this.litSeat]?.shares[company];
    return this.litCompany !== null && this.litCompany !== company;
  }
}
