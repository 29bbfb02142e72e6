/** Companies and the geometry of the hex board; the rules live on the server. */
import type { Coat } from "../../board/coats";
import { polygon } from "../../board/hexes";
import type { Art, Box, Item } from "../../board/types";
import type { BoardHex, GermanBoard } from "./view";

export const CODES = ["PO", "NME", "KSS", "KBS", "MWB", "GBS", "CME", "BHE"];
export const LETTER: Record<string, string> = {
  PO: "P",
  NME: "N",
  KSS: "S",
  KBS: "B",
  MWB: "M",
  GBS: "G",
  CME: "C",
  BHE: "H",
};
export const DASH: Record<string, string> = {
  PO: "none",
  NME: "9 3",
  KSS: "2 3",
  KBS: "100 0",
  MWB: "12 3 3 3",
  GBS: "6 3",
  CME: "3 3",
  BHE: "14 4",
};

export function fill(code: string): string {
  return `var(--co-${code.toLowerCase()})`;
}
export function ink(code: string): string {
  return `var(--co-${code.toLowerCase()}-ink)`;
}

export interface Hex {
  id: string;
  place: string;
  x: number;
  y: number;
  terrain: string;
  city: string;
}

/** A place is one hex, or the three of Berlin. */
export interface Place {
  id: string;
  x: number;
  y: number;
  hexes: Hex[];
  terrain: string;
  city: string;
  modern: string;
  income: number;
  home: string;
}

export interface Geometry {
  u: number;
  hexes: Hex[];
  places: Map<string, Place>;
  items: Item[];
  frame: Box;
}

const ROW = Math.sqrt(3) / 2;

function centre(hex: BoardHex): [number, number] {
  return [hex.col + (hex.row % 2 === 0 ? 0.5 : 0), ROW * hex.row];
}

export function geometry(board: GermanBoard, art: Art | null): Geometry {
  const u = art?.fit ?? 45.6;
  const homes = new Map(board.companies.map((company) => [company.home, company.id]));
  const hexes: Hex[] = board.hexes.map((hex) => {
    const [x, y] = centre(hex);
    return { id: hex.id, place: hex.place, x: x * u, y: y * u, terrain: hex.terrain, city: hex.city ?? "" };
  });
  const places = new Map<string, Place>();
  for (const [id, members] of Map.groupBy(hexes, (hex) => hex.place)) {
    const data = board.hexes.find((hex) => hex.place === id)!;
    const xs = members.reduce((sum, hex) => sum + hex.x, 0) / members.length;
    const ys = members.reduce((sum, hex) => sum + hex.y, 0) / members.length;
    const home = members.map((hex) => homes.get(hex.id)).find(Boolean) ?? homes.get(id) ?? "";
    places.set(id, {
      id,
      x: xs,
      y: ys,
      hexes: members,
      terrain: data.terrain,
      city: data.city ?? "",
      modern: data.modern ?? "",
      income: data.income ?? 0,
      home,
    });
  }
  const items = [...places.values()].map((place) => ({
    id: place.id,
    x: place.x,
    y: place.y,
    r: (place.hexes.length > 1 ? 0.98 : 0.56) * u,
    major: place.city !== "",
  }));
  const margin = 1.05 * u;
  const frame = art
    ? { x0: art.frame[0] * u, y0: art.frame[1] * u, x1: art.frame[2] * u, y1: art.frame[3] * u }
    : {
        x0: -margin,
        y0: -margin,
        x1: Math.max(...hexes.map((h) => h.x)) + margin,
        y1: Math.max(...hexes.map((h) => h.y)) + margin,
      };
  return { u, hexes, places, items, frame };
}

/** Which places touch each other. */
export function touching(geo: Geometry): Map<string, string[]> {
  const near = new Map<string, Set<string>>([...geo.places.keys()].map((id) => [id, new Set()]));
  for (const a of geo.hexes)
    for (const b of geo.hexes)
      if (a.place !== b.place && Math.hypot(a.x - b.x, a.y - b.y) < 1.1 * geo.u) near.get(a.place)!.add(b.place);
  return new Map([...near].map(([id, others]) => [id, [...others]]));
}

const TERRAINS = ["plain", "hill", "mountain", "approach"] as const;

/** The fields by their terrain, as paint for the land, whose units are `fit` of the board's. */
export function fields({ hexes, u }: { hexes: Hex[]; u: number }, fit: number): Coat[] {
  return TERRAINS.map((terrain) => ({
    paths: [
      hexes
        .filter((hex) => hex.terrain === terrain)
        .map(({ x, y }) => polygon({ x: x / fit, y: y / fit }, u / fit, 1, 4))
        .join(""),
    ],
    fill: terrain === "mountain" ? "--mount" : `--${terrain}`,
    alpha: terrain === "plain" ? 0.72 : 0.78,
  }));
}

/** Makes fixed pseudo-random offsets for a hex, so that marks do not repeat. */
export function jitter(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  };
}

/** Hills, peaks and approach dots, as paths: arcs, peaks, shaded sides, dots. */
export function marks(
  hexes: Hex[],
  u: number,
): { arcs: string; peaks: string; shades: string; dots: [number, number][] } {
  let arcs = "";
  let peaks = "";
  let shades = "";
  const dots: [number, number][] = [];
  const k = u / 46;
  hexes.forEach((hex, index) => {
    const noise = jitter(index + 7);
    const rimOnly: [number, number][] = [
      [-14, -9],
      [14, -10],
    ];
    const all: [number, number][] = [
      [-11, -10],
      [10, -9],
      [-12, 9],
      [11, 10],
      [0, 15],
    ];
    const spots = hex.city ? rimOnly : hex.terrain === "hill" ? all.slice(0, 4) : all;
    if (hex.terrain === "approach") {
      for (const a of [-14, -7, 0, 7, 14])
        for (const b of [-14, -7, 0, 7, 14])
          if (Math.abs(a) + Math.abs(b) < 24) dots.push([hex.x + a * k, hex.y + b * k]);
    }
    if (hex.terrain !== "hill" && hex.terrain !== "mountain") return;
    for (const [dx, dy] of spots) {
      const x = hex.x + (dx + noise() * 4) * k;
      const y = hex.y + (dy + noise() * 3) * k;
      if (hex.terrain === "hill") {
        const q = (4.2 + noise() * 1.2) * k;
        arcs += `M${(x - q).toFixed(1)},${y.toFixed(1)}q${q.toFixed(1)},${(-q * 1.25).toFixed(1)} ${(2 * q).toFixed(1)},0`;
      } else {
        const q = (4.6 + noise() * 1.6) * k;
        const top = (y - q * 1.25).toFixed(1);
        shades += `M${x.toFixed(1)},${top}l${q.toFixed(1)},${(q * 1.5).toFixed(1)}h${(-q * 0.75).toFixed(1)}z`;
        peaks += `M${(x - q).toFixed(1)},${(y + q * 0.25).toFixed(1)}L${x.toFixed(1)},${top}L${(x + q).toFixed(1)},${(y + q * 0.25).toFixed(1)}`;
      }
    }
  });
  return { arcs, peaks, shades, dots };
}
