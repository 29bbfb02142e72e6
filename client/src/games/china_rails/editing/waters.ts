/** Waters between mileposts. */
import { cellId, crossed } from "../../../workshop/kit/cells";
import { freeId, textOf } from "../../../workshop/kit/fields";
import type { Draft } from "../../../workshop/kit/patches";
import { edgesOf, lattice, postAt } from "./mileposts";

/** Lets a water cross every way that the stroke crosses. */
export function crossWater(draft: Draft, way: string[], kind: string | null, water: string | null): void {
  const area = lattice(draft.board);
  for (let i = 1; i < way.length; i += 1) {
    const [a, b] = crossed(area, way[i - 1]!, way[i]!).map((spot) => textOf(postAt(draft.board, cellId(spot)), "id"));
    const found = edgesOf(draft.board).findIndex(
      (edge) => (edge[0] === a && edge[1] === b) || (edge[0] === b && edge[1] === a),
    );
    const edge = edgesOf(draft.board)[found];
    if (edge) draft.set("edges", found, [edge[0], edge[1], kind, kind === null ? null : water]);
  }
}
export const NEW = "+";
export function waterOf(draft: Draft, chosen: string, kind: string): string {
  const waters = draft.rows("waters");
  if (waters.some((water) => water["id"] === chosen)) return chosen;
  const id = freeId(waters, `${kind}-`);
  draft.add("waters", { id, name: id, kind });
  return id;
}
