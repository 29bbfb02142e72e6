/** How a board of mileposts is drawn by hand: land with its ways, cities, ports, waters between mileposts, cards. */
import { facesOf, groundOf, neighbours, type Lattice, type Spot } from "../../workshop/kit/cells";
import { boardThing, partField, textOf } from "../../workshop/kit/fields";
import { rowsOf, withFields } from "../../workshop/kit/patches";
import type { Board, Value } from "../../workshop/kit/board";
import type { Workshop } from "../../workshop/kit/types";
import { SHEETS } from "./editing/cards";
import { drawing } from "./editing/drawing";
import { cityAt, clearMilepost, move, paint, portAt, removeMilepost, setField } from "./editing/land";
import { cellOfId, cellOfPost, type Edge, lattice, postAt, posts, STEP, two, WATERS } from "./editing/mileposts";
import { things } from "./editing/things";
import { BY_NAME, TOOLS } from "./editing/tools";

export const workshop: Workshop = {
  sizes: [
    { key: "rows", name: "ws-size-rows", least: 8, most: 70, value: 24 },
    { key: "cols", name: "ws-size-cols", least: 8, most: 56, value: 26 },
  ],
  blank: (size, shipped) => {
    const board: Board = { ...shipped, id: "own", name: "" };
    for (const key of [
      "mileposts",
      "edges",
      "also",
      "waters",
      "seas",
      "deserts",
      "regions",
      "cities",
      "ports",
      "events",
      "demands",
    ])
      board[key] = [];
    delete board["lattice"];
    const area: Lattice = { rows: size["rows"]!, cols: size["cols"]!, step: STEP, shifted: 1 };
    const id = ([row, col]: Spot) => `r${two(row)}c${two(col)}`;
    for (let row = 0; row < area.rows; row += 1)
      for (let col = 0; col < area.cols; col += 1) {
        (board["mileposts"] as Value[]).push({ id: id([row, col]), row, col, kind: "clear", terrain: "clear" });
        for (const [r, c] of neighbours(area, [row, col]))
          if (r > row || (r === row && c > col))
            (board["edges"] as Value[]).push([id([row, col]), id([r, c]), null, null]);
      }
    return board;
  },
  ground: (board) => {
    const cities = new Set(rowsOf(board, "cities").map((city) => textOf(city, "milepost")));
    const all = posts(board);
    return groundOf(lattice(board), (cell) => cities.has(textOf(all.get(cell), "id")));
  },
  faces: (board) => facesOf(lattice(board)),
  drawing,
  tools: TOOLS,
  sheets: SHEETS,
  things,
  facts: (board) => [
    boardThing(board),
    {
      id: "prices",
      name: "cr-ws-prices",
      fields: ["clear", "desert", "mountain", "alpine", "small", "medium", "major", "container-port", "ferry-port"].map(
        (key) => partField(board, "prices", key, `cr-ws-price-${key}`, "number", { least: 0, most: 8 }),
      ),
    },
    {
      id: "surcharges",
      name: "cr-ws-surcharges",
      fields: WATERS.map((key) =>
        partField(board, "surcharges", key, `cr-ws-water-${key}`, "number", { least: 0, most: 8 }),
      ),
    },
  ],
  cellOf: (board, table, index, spot) => {
    const row = rowsOf(board, table)[index];
    if (table === "mileposts" && row) return cellOfPost(row);
    if (table === "edges" && row) return cellOfId(board, String((row as unknown as Edge)[0])) || null;
    return spot && spot.kind === "cell" ? cellOfId(board, spot.id) || null : null;
  },
  sentence: (board, cell) => {
    const id = textOf(posts(board).get(cell), "id");
    const city = id ? rowsOf(board, "cities")[cityAt(board, id)] : undefined;
    return city ? `${textOf(city, "name")}. ${id}` : id || cell;
  },
  lift: (board, cell) => {
    const post = postAt(board, cell);
    return post ? withFields(post, { id: undefined, row: undefined, col: undefined, source: undefined }) : null;
  },
  lay: (draft, cell, copy) => {
    clearMilepost(draft, cell);
    paint(draft, cell, textOf(copy, "terrain") || "clear");
    for (const [key] of BY_NAME) setField(draft, cell, key, textOf(copy, key) || undefined);
  },
  clear: (draft, cell) => {
    const id = textOf(postAt(draft.board, cell), "id");
    if (portAt(draft.board, id) >= 0 || cityAt(draft.board, id) >= 0) clearMilepost(draft, cell);
    else removeMilepost(draft, cell);
  },
  move,
};
