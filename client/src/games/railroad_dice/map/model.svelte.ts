/** What the parts of a picture of the board share: squares, ends, what may be chosen, what is about to be placed. */
import type { ArtLabel, LabelPlace } from "../../../board/types";
import { TableMap, type Shown } from "../../../table/state/map";
import { SHORT } from "../pieces";
import { geometry, towards, type Square } from "../facts";
import { choiceOf } from "../state.svelte";
import { boardOf, viewOf } from "../view";

interface FieldShown extends Shown {
  /** Close up on the chosen end. */
  lens: boolean;
  /** Nothing can be chosen on it. */
  quiet: boolean;
}

/** Every name of this board stands at a place of its own, and has one more for the lens. */
export type Label = ArtLabel & { at: [number, number]; near: LabelPlace };

export class MapModel extends TableMap<FieldShown> {
  get lens(): boolean {
    return this.shown().lens;
  }
  get quiet(): boolean {
    return this.shown().quiet;
  }
  choice = $derived.by(() => choiceOf(this.table));
  board = $derived.by(() => boardOf(this.table)!);
  view = $derived.by(() => viewOf(this.table)!);
  geo = $derived.by(() => geometry(this.board, this.table.art));
  labels = $derived.by(() => (this.table.art?.labels ?? []) as Label[]);
  ends = $derived.by(() => this.view.ends);
  /** The square where the chosen end lies. */
  endSquare = $derived.by(() => this.ends[this.choice.end].square);
  /** The squares that may be chosen. */
  targets = $derived.by(() => (this.quiet ? [] : this.choice.targets));
  /** The placement as chosen, not yet sent. */
  placement = $derived.by(() => (this.quiet ? null : this.choice.placement));
  /** Squares that somebody else's move has just changed. */
  fresh = $derived.by(
    () =>
      new Set(
        this.table.fresh.flatMap((entry) =>
          entry.events.map((event) => String(event.params.square ?? "")).filter(Boolean),
        ),
      ),
  );
  /** The company that a panel points at. */
  litCompany = $derived.by(() => (this.table.lit && this.table.lit in SHORT ? this.table.lit : null));
  /** The place from which the keyboard sets out. */
  start = $derived.by(() => this.choice.square ?? this.targets[0] ?? this.endSquare ?? null);

  /** The side of the chosen end behind which the square lies; null where they do not touch. */
  sideTowards(square: Square): string | null {
    const from = this.geo.squares.get(this.endSquare ?? "");
    return from ? towards(from, square) : null;
  }
}
