import { Draft } from "../../kit/patches";
import type { Board } from "../../kit/board";
import type { Bench } from "../bench";
import { table, texts } from "../rows";

/** A small board from a blank sheet, with the tools alone, or the largest that a file allows. */
export function draw({ shop, standard, tool, field, fact }: Bench, large: boolean): Board {
  const size = large ? { rows: 40, cols: 25 } : { rows: 4, cols: 6 };
  const draft = new Draft({ ...shop.blank(size, standard), name: "Small" });
  tool(draft, "hill", ["1:1", "1:2"]);
  tool(draft, "sea", ["3:5"]);
  texts(table(standard, "companies"), "id").forEach((company, i) => {
    const cell = `${i % 4}:${Math.floor(i / 4) * 3}`;
    tool(draft, "city", [cell]);
    field(draft, cell, "city", `City ${company}`);
    tool(draft, "home", [cell], { company });
  });
  tool(draft, "join", ["0:0", "0:1"]);
  fact(draft, "link-0", "A0");
  fact(draft, "link-1", "B3");
  return draft.board;
}
