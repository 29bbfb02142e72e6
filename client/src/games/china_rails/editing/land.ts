/** Changes of land, cities and ports. The milepost shows what lies there. */
import { cellId, neighbours, spotOf } from "../../../workshop/kit/cells";
import { freeId, listOf, textOf } from "../../../workshop/kit/fields";
import { rowsOf, type Draft } from "../../../workshop/kit/patches";
import type { Board, Row } from "../../../workshop/kit/board";
import { at, type Edge, edgesOf, LIMIT, postAt, STEP, TERRAINS, two } from "./mileposts";

export function paint(draft: Draft, cell: string, terrain: string): void {
  const found = at(draft.board, cell);
  if (found < 0) {
    addMilepost(draft, cell, terrain);
    return;
  }
  const post = draft.rows("mileposts")[found]!;
  const plain = TERRAINS.some((each) => each === post["kind"]);
  const desert = terrain === "desert" ? post["desert"] : undefined;
  draft.change("mileposts", found, { terrain, desert, ...(plain ? { kind: terrain } : {}) });
}
/** A new milepost, with ways to all of its neighbours. */
function addMilepost(draft: Draft, cell: string, terrain: string): void {
  const [row, col] = spotOf(cell);
  const id = `r${two(row)}c${two(col)}`;
  draft.add("mileposts", { id, row, col, kind: terrain, terrain });
  for (const spot of neighbours({ rows: LIMIT, cols: LIMIT, step: STEP, shifted: 1 }, [row, col])) {
    const other = postAt(draft.board, cellId(spot));
    if (other) draft.add("edges", [id, textOf(other, "id"), null, null]);
  }
}
export function removeMilepost(draft: Draft, cell: string): void {
  const post = postAt(draft.board, cell);
  if (!post) return;
  clearMilepost(draft, cell);
  const id = post["id"];
  draft.removeAll("edges", (edge) => (edge as unknown as Edge)[0] === id || (edge as unknown as Edge)[1] === id);
  draft.removeAll("also", (edge) => (edge as unknown as Edge)[0] === id || (edge as unknown as Edge)[1] === id);
  draft.removeAll("mileposts", (each) => each === post || each["id"] === id);
}
export function setField(draft: Draft, cell: string, key: string, value: string | undefined): void {
  const found = at(draft.board, cell);
  if (found >= 0) draft.change("mileposts", found, { [key]: value });
}

function aroundPost(board: Board, id: string): string[] {
  return edgesOf(board).flatMap((edge) => (edge[0] === id ? [edge[1]] : edge[1] === id ? [edge[0]] : []));
}
function setKind(draft: Draft, id: string, kind: string | null): void {
  const found = draft.index("mileposts", "id", id);
  const post = draft.rows("mileposts")[found];
  if (post) draft.change("mileposts", found, { kind: kind ?? post["terrain"] ?? "clear" });
}
export function cityAt(board: Board, id: string): number {
  return rowsOf(board, "cities").findIndex((city) => city?.["milepost"] === id || listOf(city, "outer").includes(id));
}
export function portAt(board: Board, id: string): number {
  return rowsOf(board, "ports").findIndex((port) => port?.["milepost"] === id);
}
/** The milepost shows what lies there, and a major city takes all that is around it. */
export function placeCity(draft: Draft, city: number): void {
  const row = draft.rows("cities")[city]!;
  const id = textOf(row, "milepost");
  const rank = textOf(row, "class");
  for (const old of listOf(row, "outer")) setKind(draft, String(old), portKind(draft.board, String(old)));
  if (!id) return;
  setKind(draft, id, rank === "major" ? "major-centre" : rank);
  const outer = rank === "major" ? aroundPost(draft.board, id) : undefined;
  draft.change("cities", city, { outer });
  for (const each of outer ?? []) setKind(draft, each, portKind(draft.board, each) ?? "major-outer");
}
function portKind(board: Board, id: string): string | null {
  const port = rowsOf(board, "ports")[portAt(board, id)];
  return port ? `${textOf(port, "kind")}-port` : null;
}
export function addCity(draft: Draft, cell: string, rank: string): void {
  if (!postAt(draft.board, cell)) addMilepost(draft, cell, "clear");
  const id = textOf(postAt(draft.board, cell), "id");
  const found = cityAt(draft.board, id);
  if (found >= 0 && draft.rows("cities")[found]!["milepost"] !== id) return; // on the ground of another
  if (found >= 0) draft.change("cities", found, { class: rank });
  else {
    const name = freeId(draft.rows("cities"), "city-");
    draft.add("cities", { id: name, name, class: rank, milepost: id, loads: [] });
  }
  placeCity(draft, found >= 0 ? found : draft.rows("cities").length - 1);
}
export function addPort(draft: Draft, cell: string, kind: string): void {
  const post = postAt(draft.board, cell);
  if (!post || portAt(draft.board, textOf(post, "id")) >= 0) return;
  const id = freeId(draft.rows("ports"), "port-");
  const owners = kind === "ferry" ? 2 : null;
  const other: Row = kind === "ferry" ? { other: "" } : {};
  draft.add("ports", { id, name: id, kind, price: 4, owners, milepost: textOf(post, "id"), ...other });
  const city = draft.rows("cities")[cityAt(draft.board, textOf(post, "id"))];
  if (city) draft.change("ports", draft.rows("ports").length - 1, { city: city["id"] });
  else setKind(draft, textOf(post, "id"), `${kind}-port`);
}
/** Removes what lies on a milepost; the land stays. */
export function clearMilepost(draft: Draft, cell: string): void {
  const id = textOf(postAt(draft.board, cell), "id");
  const port = portAt(draft.board, id);
  if (port >= 0) {
    draft.remove("ports", port);
    setKind(draft, id, cityAt(draft.board, id) >= 0 ? "major-outer" : null);
  }
  const found = cityAt(draft.board, id);
  const city = draft.rows("cities")[found];
  if (!city || city["milepost"] !== id) return;
  for (const old of [id, ...listOf(city, "outer").map(String)]) setKind(draft, old, portKind(draft.board, old));
  draft.remove("cities", found);
}
export function move(draft: Draft, from: string, to: string): boolean {
  const [one, other] = [textOf(postAt(draft.board, from), "id"), textOf(postAt(draft.board, to), "id")];
  const [city, port] = [cityAt(draft.board, one), portAt(draft.board, one)];
  if (!one || !other || one === other || portAt(draft.board, other) >= 0) return false;
  if (port >= 0) {
    draft.change("ports", port, { milepost: other });
    setKind(draft, one, city >= 0 ? "major-outer" : null);
    setKind(draft, other, portKind(draft.board, other));
    return true;
  }
  const taken = cityAt(draft.board, other);
  if (city < 0 || draft.rows("cities")[city]!["milepost"] !== one || (taken >= 0 && taken !== city)) return false;
  setKind(draft, one, null);
  draft.change("cities", city, { milepost: other });
  placeCity(draft, city);
  return true;
}
