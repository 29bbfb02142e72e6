/** The tools with which the board is drawn. */
import { entries, words } from "../../../workshop/kit/fields";
import { TAKES_AWAY } from "../../../workshop/kit/looks";
import type { Board } from "../../../workshop/kit/board";
import type { Choice, Mark, Tool } from "../../../workshop/kit/types";
import { addCity, addPort, paint, removeMilepost, setField } from "./land";
import { FILLS, PLACES, PORTS, TERRAINS, WATERS } from "./mileposts";
import { crossWater, NEW, waterOf } from "./waters";

export const waters = (board: Board): Choice[] => [{ id: NEW, name: "cr-ws-water-new" }, ...entries("waters")(board)];
const none = (of: (board: Board) => Choice[]) => (board: Board) => [...of(board), { id: "", name: "cr-ws-none" }];
export const BY_NAME = [
  ["coast", "seas", "f"],
  ["region", "regions", "i"],
  ["desert", "deserts", "o"],
] as const;
const look = (more: Partial<Mark>): Mark => ({ x: 0, y: 0, r: 0.8, shape: "disc", fill: "none", ...more });
export const TOOLS: Tool[] = [
  ...TERRAINS.map((terrain, i): Tool => ({
    id: terrain,
    name: `cr-ws-terrain-${terrain}`,
    key: "qwer"[i]!,
    look: look({ r: 1, shape: "hexagon", fill: FILLS[terrain]!, stroke: "var(--hexline)" }),
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => paint(draft, cell, terrain)),
  })),
  {
    id: "sea",
    name: "cr-ws-tool-sea",
    key: "d",
    look: look({ r: 1, shape: "hexagon", fill: "var(--sea)", stroke: "var(--coast)" }),
    how: "paint",
    apply: (draft, way) => way.forEach((cell) => removeMilepost(draft, cell)),
  },
  ...PLACES.map((rank, i): Tool => ({
    id: rank,
    name: `cr-ws-class-${rank}`,
    key: "tyu"[i]!,
    look: look(cityLook(rank)),
    how: "place",
    apply: (draft, way) => way.forEach((cell) => addCity(draft, cell, rank)),
  })),
  {
    id: "port",
    name: "cr-ws-tool-port",
    key: "p",
    look: look({ shape: "diamond", fill: "var(--zone)", stroke: "var(--zone-line)" }),
    how: "place",
    options: [{ key: "kind", name: "cr-ws-kind", choices: () => words("cr-ws-port", PORTS) }],
    apply: (draft, way, { kind = "container" }) => way.forEach((cell) => addPort(draft, cell, kind)),
  },
  {
    id: "water",
    name: "cr-ws-tool-water",
    key: "a",
    look: look({ r: 0.85, shape: "bar", fill: "var(--river)" }),
    how: "line",
    faces: true,
    options: [
      { key: "water", name: "cr-ws-water", choices: waters },
      { key: "kind", name: "cr-ws-kind", choices: () => words("cr-ws-water", WATERS) },
    ],
    apply: (draft, way, { water = NEW, kind = "river" }) => {
      if (way.length > 1) crossWater(draft, way, kind, waterOf(draft, water, kind));
    },
  },
  {
    id: "dry",
    name: "cr-ws-tool-dry",
    key: "b",
    look: TAKES_AWAY,
    how: "line",
    faces: true,
    apply: (draft, way) => crossWater(draft, way, null, null),
  },
  ...BY_NAME.map(([key, table, letter]): Tool => ({
    id: `of-${key}`,
    name: `cr-ws-tool-${key}`,
    key: letter,
    look: look({
      r: 0.85,
      shape: "square",
      fill: key === "desert" ? "var(--desert)" : "var(--zone)",
      text: key[0]!.toUpperCase(),
      ink: key === "desert" ? "var(--terr-ink)" : "var(--zone-line)",
    }),
    how: "paint",
    options: [{ key, name: `cr-ws-${key}`, choices: none(entries(table)) }],
    apply: (draft, way, chosen) => way.forEach((cell) => setField(draft, cell, key, chosen[key] || undefined)),
  })),
];
export function cityLook(rank: string): Partial<Mark> {
  if (rank === "major") return { r: 0.85, shape: "hexagon", fill: "var(--major)", stroke: "var(--cityline)" };
  if (rank === "medium") return { r: 0.7, shape: "square", fill: "var(--city)", stroke: "var(--cityline)" };
  return { r: 0.55, shape: "disc", fill: "var(--city)", stroke: "var(--cityline)" };
}
