import { Draft } from "../../kit/patches";
import type { Board } from "../../kit/board";
import type { Bench } from "../bench";
import { numbers } from "../rows";

/** A small board from a blank sheet, with the tools alone; every board has all squares. */
export function draw({ shop, standard, tool, field }: Bench): Board {
  const draft = new Draft({ ...shop.blank({}, standard), name: "Squares" });
  tool(
    draft,
    "sea",
    numbers(28, (i) => `41:${i}`),
  );
  ["kiel", "sassnitz", "rosenheim", "saarbruecken"].forEach((id, i) => {
    const cell = `0:${3 + 7 * i}`;
    tool(draft, "abroad", [cell], { country: "PL" });
    tool(draft, "variant", [cell], { id });
  });
  const colours = ["red", "yellow", "purple", "blue", "green"];
  for (let i = 0; i < 10; i += 1) {
    const [row, col] = [8 + 7 * Math.floor(i / 4), 1 + 7 * (i % 4)];
    const way = colours.map((_, k) => `${row}:${col + k}`);
    tool(draft, "city", [way[0]!], { station: colours[0]!, cost: "5" });
    for (let k = 1; k < 5; k += 1) tool(draft, "join", [way[0]!, way[k]!], { station: colours[k]! });
    field(draft, way[0]!, "name", `City ${i}`);
  }
  tool(draft, "river", ["30:2", "31:2", "31:3"], { river: "+" });
  tool(draft, "river", ["31:3", "32:3"], { river: "river-1" });
  return draft.board;
}
