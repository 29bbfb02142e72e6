/** What lies at a milepost, and what can be said of it. */
import { entries, rowField, textOf, words } from "../../../workshop/kit/fields";
import { rowsOf } from "../../../workshop/kit/patches";
import type { Board } from "../../../workshop/kit/board";
import type { Field, Thing } from "../../../workshop/kit/types";
import { cityAt, clearMilepost, paint, placeCity, portAt, removeMilepost } from "./land";
import { at, cellOfId, PLACES, TERRAINS } from "./mileposts";
import { BY_NAME } from "./tools";

export function things(board: Board, cell: string): Thing[] {
  const found = at(board, cell);
  const post = rowsOf(board, "mileposts")[found];
  if (!post) return [];
  const id = textOf(post, "id");
  const [city, port] = [cityAt(board, id), portAt(board, id)];
  const named = (key: string, table: string): Field => ({
    ...rowField(board, "mileposts", found, key, `cr-ws-${key}`, "choice", {
      choices: entries(table)(board),
      optional: true,
    }),
  });
  const land: Thing = {
    id: "milepost",
    name: "cr-ws-milepost",
    label: id,
    fields: [
      {
        ...rowField(board, "mileposts", found, "terrain", "cr-ws-terrain", "choice", {
          choices: words("cr-ws-terrain", TERRAINS),
        }),
        set: (draft, value) => paint(draft, cell, String(value)),
      },
      ...BY_NAME.map(([key, table]) => named(key, table)),
    ],
    remove: (draft) => removeMilepost(draft, cell),
  };
  return [...(city >= 0 ? [cityThing(board, city)] : []), ...(port >= 0 ? [portThing(board, port, cell)] : []), land];
}
function cityThing(board: Board, at: number): Thing {
  const field = (key: string, name: string, kind: Field["kind"], more = {}) =>
    rowField(board, "cities", at, key, name, kind, more);
  const classes = words("cr-ws-class", PLACES);
  return {
    id: "city",
    name: "cr-ws-city",
    label: textOf(rowsOf(board, "cities")[at], "name"),
    fields: [
      field("name", "ws-name", "text"),
      {
        ...field("class", "cr-ws-class", "choice", { choices: classes }),
        set: (draft, value) => {
          draft.change("cities", at, { class: value });
          placeCity(draft, at);
        },
      },
      field("loads", "cr-ws-loads", "many", { choices: entries("loads")(board) }),
    ],
    remove: (draft) => clearMilepost(draft, cellOfId(draft.board, textOf(draft.rows("cities")[at], "milepost"))),
  };
}
function portThing(board: Board, at: number, cell: string): Thing {
  const port = rowsOf(board, "ports")[at]!;
  const field = (key: string, name: string, kind: Field["kind"], more = {}) =>
    rowField(board, "ports", at, key, name, kind, more);
  const small = rowsOf(board, "cities").filter((city) => city?.["class"] === "small");
  const ends = small.map((city) => ({ id: textOf(city, "id"), text: textOf(city, "name") }));
  return {
    id: "port",
    name: "cr-ws-port",
    label: textOf(port, "name"),
    fields: [
      field("name", "ws-name", "text"),
      field("price", "cr-ws-price", "number", { least: 0, most: 20 }),
      {
        ...field("owners", "cr-ws-owners", "choice", { choices: [{ id: "2", text: "2" }], optional: true }),
        value: port["owners"] === null ? undefined : String(port["owners"] ?? ""),
        set: (draft, value) => draft.change("ports", at, { owners: value === "2" ? 2 : null }),
      },
      ...(port["kind"] === "ferry" ? [field("other", "cr-ws-other", "choice", { choices: ends })] : []),
    ],
    remove: (draft) => clearMilepost(draft, cell),
  };
}
