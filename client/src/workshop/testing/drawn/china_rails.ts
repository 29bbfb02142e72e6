import { Draft } from "../../kit/patches";
import type { Board } from "../../kit/board";
import type { Bench } from "../bench";
import { numbers, table, texts } from "../rows";

/** A small board from a blank sheet, with the tools alone, or the largest that a file allows. */
export function draw({ shop, standard, tool, field, paste }: Bench, large: boolean): Board {
  const size = large ? { rows: 70, cols: 56 } : { rows: 13, cols: 15 };
  const draft = new Draft({ ...shop.blank(size, standard), name: "Plain" });
  const majors = ["2:2", "2:9", "9:2", "9:9"];
  const small = ["5:5", "5:12"];
  tool(draft, "mountain", ["6:5", "6:6"]);
  tool(draft, "sea", ["0:14", "1:14"]);
  for (const cell of majors) tool(draft, "major", [cell]);
  for (const cell of small) tool(draft, "small", [cell]);
  tool(draft, "port", ["6:13"], { kind: "container" });
  tool(draft, "water", ["4:4:d", "4:4:u", "4:5:d"], { water: "+", kind: "river" });
  const cities = texts(draft.rows("cities"), "id");
  const loads = table(standard, "loads");
  [...majors, ...small].forEach((cell, i) => field(draft, cell, "loads", [loads[i]!.id!]));
  const line = (i: number, k: number) => [cities[(i + k) % 6]!, loads[(i + k + 1) % 6]!.name as string, 9 + k];
  paste(
    draft,
    "demands",
    numbers(24, (i) => [i + 1, ...line(i, 0), ...line(i, 1), ...line(i, 2)]),
  );
  return draft.board;
}
