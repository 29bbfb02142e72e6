/** A board from a stranger: whatever its file holds, the bench gets tables of entries. */
import type { Board, Value } from "./kit/board";

type Kind = "entry" | "list" | "other";
function kindOf(value: Value | undefined): Kind {
  if (Array.isArray(value)) return "list";
  return typeof value === "object" && value !== null ? "entry" : "other";
}

/** No table of any game holds more. */
const MOST = 12_000;

/** The board with tables like those of the shipped one: what is no entry of a table is left out. What stands in an
 * entry stays as it is; the check speaks of it. */
export function readable(found: Board, like: Board): Board {
  const made = { ...found };
  for (const [table, rows] of Object.entries(like)) {
    if (!Array.isArray(rows) || kindOf(rows[0]) === "other" || found[table] === undefined) continue;
    const wanted = kindOf(rows[0]);
    const given = found[table];
    made[table] = Array.isArray(given) ? given.filter((row) => kindOf(row) === wanted).slice(0, MOST) : [];
  }
  return made;
}
