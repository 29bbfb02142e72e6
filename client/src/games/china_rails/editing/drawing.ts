/** The board as it is drawn in the workshop. */
import { cellId, hexagon, middle, neighbours, spotOf } from "../../../workshop/kit/cells";
import { listOf, textOf } from "../../../workshop/kit/fields";
import { rowsOf } from "../../../workshop/kit/patches";
import type { Board } from "../../../workshop/kit/board";
import type { Drawing } from "../../../workshop/kit/types";
import { edgesOf, FILLS, lattice, posts, spotOfPost, STEP } from "./mileposts";
import { cityLook } from "./tools";

export function drawing(board: Board): Drawing {
  const made: Drawing = { paths: [], marks: [], names: [] };
  const area = lattice(board);
  const all = rowsOf(board, "mileposts");
  const at = new Map(all.map((post) => [textOf(post, "id"), middle(area, spotOfPost(post))]));
  const grounds = new Map<string, string>();
  const [dots, peaks, snow] = [[] as string[], [] as string[], [] as string[]];
  for (const post of all) {
    const { x, y } = at.get(textOf(post, "id"))!;
    const terrain = textOf(post, "terrain") || textOf(post, "kind");
    grounds.set(terrain, (grounds.get(terrain) ?? "") + hexagon(x, y, STEP / Math.sqrt(3) + 0.3));
    const kind = textOf(post, "kind");
    if (kind === "mountain") peaks.push(`M${x - 4},${y + 3}l4,-7l4,7Z`);
    else if (kind === "alpine") snow.push(`M${x - 4},${y + 3}l4,-7l4,7Z`);
    else if (kind === "clear" || kind === "desert") dots.push(`M${x},${y}h0.01`);
  }
  for (const [terrain, d] of grounds) made.paths.push({ d, fill: FILLS[terrain] ?? "var(--land)", ground: true });
  made.paths.push(...coasts(board, at), ...gaps(board, at), ...rivers(board, at));
  made.paths.push({ d: dots.join(""), stroke: "var(--terr-ink)", width: 3 });
  made.paths.push({ d: peaks.join(""), fill: "none", stroke: "var(--terr-ink)", width: 1.2 });
  made.paths.push({ d: snow.join(""), fill: "var(--terr-ink)" });
  for (const city of rowsOf(board, "cities")) {
    const spot = at.get(textOf(city, "milepost"));
    if (!spot) continue;
    const rank = textOf(city, "class");
    const shape = cityLook(rank);
    for (const outer of listOf(city, "outer")) {
      const place = at.get(String(outer));
      if (place) made.marks.push({ ...place, r: 5, shape: "disc", fill: "var(--major)" });
    }
    made.marks.push({ ...spot, shape: "disc", fill: "", ...shape, r: (shape.r ?? 0.6) * 11 });
    made.names.push({
      ...spot,
      room: rank === "major" ? 10 : 7,
      text: textOf(city, "name"),
      size: rank === "major" ? 13 : 10,
      bold: rank !== "small",
      minor: rank === "small",
    });
  }
  for (const port of rowsOf(board, "ports")) {
    const spot = at.get(textOf(port, "milepost"));
    if (spot)
      made.marks.push({
        ...spot,
        r: 8,
        shape: "diamond",
        fill: "var(--zone)",
        stroke: "var(--zone-line)",
        text: String(port["price"] ?? ""),
        ink: "var(--zone-line)",
      });
  }
  return made;
}
type Places = Map<string, { x: number; y: number }>;
/** A short line across every way that a water crosses. */
function rivers(board: Board, at: Places) {
  const lines = new Map<string, string>();
  for (const edge of edgesOf(board)) {
    const [a, b] = [at.get(edge[0]), at.get(edge[1])];
    if (!a || !b || !edge[2]) continue;
    const [x, y, dx, dy] = [(a.x + b.x) / 2, (a.y + b.y) / 2, (b.y - a.y) / 3.2, (a.x - b.x) / 3.2];
    lines.set(
      edge[2],
      `${lines.get(edge[2]) ?? ""}M${(x - dx).toFixed(1)},${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`,
    );
  }
  return [...lines].map(([kind, d]) => ({
    d,
    stroke: kind.startsWith("dry") ? "var(--dry-river)" : kind === "river" ? "var(--river)" : "var(--sea-ink)",
    width: kind === "river" ? 3 : 4.5,
    ...(kind.startsWith("dry") ? { dash: "3 3" } : {}),
  }));
}
/** Mileposts of a coast, dotted in the colour of the sea. */
function coasts(board: Board, at: Places) {
  const d = rowsOf(board, "mileposts")
    .filter((post) => post && "coast" in post)
    .map((post) => {
      const { x, y } = at.get(textOf(post, "id"))!;
      return `M${x - 8},${y + 7}h16`;
    });
  return [{ d: d.join(""), stroke: "var(--coast)", width: 1.5 }];
}
/** Neighbours without a way between them: nobody builds there. */
function gaps(board: Board, at: Places) {
  const joined = new Set(edgesOf(board).flatMap((edge) => [`${edge[0]}|${edge[1]}`, `${edge[1]}|${edge[0]}`]));
  const byCell = posts(board);
  const area = lattice(board);
  let d = "";
  for (const [cell, post] of byCell)
    for (const spot of neighbours(area, spotOf(cell))) {
      const other = byCell.get(cellId(spot));
      const [a, b] = [textOf(post, "id"), textOf(other, "id")];
      if (!other || a > b || joined.has(`${a}|${b}`)) continue;
      const [p, q] = [at.get(a)!, at.get(b)!];
      d += `M${((p.x + q.x) / 2 - 3).toFixed(1)},${((p.y + q.y) / 2 - 3).toFixed(1)}l6,6m0,-6l-6,6`;
    }
  return [{ d, stroke: "var(--no)", width: 1.2 }];
}
