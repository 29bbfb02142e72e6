/** What the parts of the map share: the geometry of the board, whose track lies where, and what may be chosen. */
import type { ArtLabel } from "../../../board/types";
import { TableMap } from "../../../table/state/map";
import { arcs, geometry } from "../facts";
import { litDemand, workOf } from "../state.svelte";
import { boardOf, offersTo, stepsTo, eventsOf, viewOf } from "../view";
import { edgesBySeat, type SeaLink } from "./track";
import { trainsOf } from "./trains";
import { zonesOf } from "./zones";

export class MapModel extends TableMap {
  work = $derived.by(() => workOf(this.table));
  board = $derived.by(() => boardOf(this.table));
  view = $derived.by(() => viewOf(this.table));
  geo = $derived.by(() => (this.board && this.table.art ? geometry(this.board, this.table.art) : null));
  links: SeaLink[] = $derived.by(() => (this.geo ? arcs(this.geo) : []));
  labels: Map<string, ArtLabel> = $derived.by(
    () => new Map((this.table.art?.labels ?? []).map((label) => [label.id, label])),
  );
  own = $derived.by(() => (this.table.seat === null ? null : (this.view?.seats[this.table.seat] ?? null)));

  // ---- what is pointed at in a panel --------------------------------------------------------------
  demand = $derived.by(() => litDemand(this.table));
  /** A panel points at another seat. */
  isFaded(seat: number): boolean {
    return this.litSeat !== null && this.litSeat !== seat;
  }

  // ---- track and trains ---------------------------------------------------------------------------
  track = $derived.by(() => this.view?.board.track ?? {});
  bySeat = $derived.by(() => edgesBySeat(this.view));
  trains = $derived.by(() => trainsOf(this));
  zones = $derived.by(() => zonesOf(this));
  /** Where the train went that somebody else has just moved. */
  freshMoves = $derived.by(() => eventsOf(this.table.fresh, "move").map((event) => event.params.milepost));
  /** A way is track to be built, and not a drive. */
  laying = $derived.by(() => this.view?.phase === "build" || this.work.pencil.active);

  // ---- the plan -----------------------------------------------------------------------------------
  moves = $derived.by(() => stepsTo(this.table, "move").map((step) => step.do.milepost));
  builds = $derived.by(() => stepsTo(this.table, "build"));
  /** Where the planned drive or track ends. */
  end = $derived.by(
    () => this.moves.at(-1) ?? (this.builds.length > 0 ? this.builds[this.builds.length - 1]!.do.to : null),
  );
  /** The way to the place under the pointer. */
  pointed = $derived.by(() => (!this.small && this.work.travels ? this.work.way : null));

  // ---- what may be chosen -------------------------------------------------------------------------
  places = $derived.by(() =>
    this.table.myTurn && !this.small
      ? offersTo(this.table, "place", "shelter", "move", "cross").map((offer) => offer.at.milepost)
      : [],
  );
  private startCity = $derived.by(() =>
    this.work.start === null ? null : (this.geo?.cities.get(this.work.start) ?? null),
  );
  /** Mileposts to which track may be laid. */
  buildable = $derived.by(() => {
    if (!this.table.myTurn || this.small) return [];
    const offers = this.work.offersTo("build").filter((offer) => this.startCity?.outer.includes(offer.do.from) ?? true);
    return [...new Set(offers.map((offer) => offer.at.milepost))];
  });
  /** Where the track starts that is proposed or pointed at. */
  startAt = $derived.by(() => {
    if (!this.laying || this.small || this.work.stroke.length > 0) return null;
    const pointed = this.pointed?.steps[0]?.from ?? null;
    return pointed ?? this.startCity?.milepost ?? (this.work.proposal ? this.work.proposal.from : null);
  });
  open = $derived.by(() => [...this.places, ...this.buildable]);
  /** The place from which the keyboard sets out. */
  start = $derived.by(
    () =>
      (this.view?.turn.choosing.length ? this.places[0] : null) ??
      this.own?.at ??
      this.freshMoves.at(-1) ??
      this.bySeat[this.table.seat ?? 0]?.[0]?.split("-")[0] ??
      (this.geo?.cities.get("beijing") ?? this.geo?.cities.values().next().value)?.milepost ??
      null,
  );
}
