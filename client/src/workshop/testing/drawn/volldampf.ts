import { Draft } from "../../kit/patches";
import type { Board } from "../../kit/board";
import type { Bench } from "../bench";
import { numbers, table, texts } from "../rows";

/** A small board from a blank sheet, with the tools alone, or the largest that a file allows. */
export function draw({ shop, standard, tool, paste }: Bench, large: boolean): Board {
  const draft = new Draft({ ...shop.blank({}, standard), name: "Ring" });
  const [many, steps] = large ? [40, [1, 2, 3]] : [16, [1, 2, 3, 4]];
  const kinds = [
    ["blue", "german"],
    ["violet", "german"],
    ["red", "foreign"],
    ["yellow", "foreign"],
  ] as const;
  for (let i = 0; i < many; i += 1) {
    const [colour, country] = kinds[i % 4]!;
    tool(draft, "city", [`at:${48 + (i % 4)}:${6 + Math.floor(i / 4)}`], { colour, country });
  }
  const cities = texts(draft.rows("cities"), "id").map((id) => `city:${id}`);
  const colours = texts(table(standard, "route_cards"), "colour");
  let n = 0;
  for (let i = 0; i < many; i += 1)
    for (const step of steps)
      tool(draft, "link", [cities[i]!, cities[(i + step) % many]!], { colour: colours[n++ % 6]! });
  const names = texts(draft.rows("cities"), "name");
  const goods = (i: number) => [`G${i + 1}`, ...[0, 5, 9].map((step) => names[(i + step) % many]!)];
  paste(draft, "goods_cards", numbers(18, goods));
  return draft.board;
}
