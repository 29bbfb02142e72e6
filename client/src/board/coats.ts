/** What the land of a board is painted with, from the sea upwards. Never changes during a game. */
import { pieces } from "./shore";
import type { Art } from "./types";

/** Paths in the units of the art, painted in one way. Colours are names of tokens. */
export interface Coat {
  paths: string[];
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
  alpha?: number;
  /** Painted only inside this path, by the even-odd rule. */
  within?: string;
}

/** The shading of hills: a picture, and where it lies. */
export interface Relief {
  address: string;
  box: Art["extent"];
}

/** A picture of a board's land; `coats` lie under the relief, `over` above it. */
export interface Painting {
  fit: number;
  extent: Art["extent"];
  coats: Coat[];
  relief: Relief | null;
  over: Coat[];
}

interface Wishes {
  home?: boolean;
  deserts?: boolean;
  over?: Coat[];
}

export function paintingOf(art: Art, slug: string, { home = false, deserts = false, over = [] }: Wishes): Painting {
  const coats = [...sea(art), ...land(art), ...(home && art.home ? homeland(art) : [])];
  if (deserts) coats.push({ paths: art.deserts.map((desert) => desert.path), fill: "--desert", alpha: 0.85 });
  const relief = art.relief ? { address: `/api/games/${slug}/relief`, box: art.relief.box } : null;
  return { fit: art.fit, extent: art.extent, coats, relief, over };
}

const lands = (art: Art): string[] => art.land.map((land) => land.path);

/** Printed water lines from the outside in: colour, width, and how far apart the points of the shore may lie. */
function sea(art: Art): Coat[] {
  const u = 1 / art.fit;
  const shore = lands(art).join("") + art.home;
  const lines = [
    ["--sea1", 22, 5],
    ["--sea2", 10, 2.5],
    ["--coast", 1.6, 0],
  ] as const;
  return lines.map(([stroke, width, least]) => ({ paths: pieces(shore, least * u), stroke, width: width * u }));
}

function land(art: Art): Coat[] {
  const all = lands(art).join("") + art.home;
  return [
    { paths: [all], fill: "--foreign" },
    { paths: pieces(all, 0), stroke: "--border", width: 0.6 / art.fit },
  ];
}

function homeland(art: Art): Coat[] {
  const u = 1 / art.fit;
  return [
    { paths: [art.home], fill: "--land" },
    { paths: [art.home], stroke: "--frontier-band", width: 16 * u, alpha: 0.18, within: art.home },
    { paths: pieces(art.home, 0), stroke: "--frontier", width: 0.9 * u },
  ];
}

/** Lays a haze over what is drawn below it, so that what matters is read easily: more of it abroad. */
export function veil(art: Art): Coat[] {
  const [x0, y0, x1, y1] = art.extent;
  const abroad = `M${x0 - 40},${y0 - 40}H${x1 + 40}V${y1 + 40}H${x0 - 40}Z${art.home}`;
  return [
    { paths: [lands(art).join("")], fill: "--foreign", alpha: 0.66, within: abroad },
    { paths: [art.home], fill: "--land", alpha: 0.34 },
  ];
}

/** Lakes, rivers and the coast once more, above the terrain. */
export function waters(art: Art): Coat[] {
  const u = 1 / art.fit;
  return [
    { paths: [art.coast], stroke: "--coast", width: u, alpha: 0.55 },
    { paths: [art.lakes], fill: "--lake", stroke: "--coast", width: 0.5 * u },
    ...art.rivers.map((river) => ({
      paths: [river.path],
      stroke: river.dry ? "--dry-river" : "--river",
      dash: river.dry ? [5 * u, 3 * u] : [],
      width: (river.rank <= 1 ? 2 : river.rank === 2 ? 1.5 : 1.1) * u,
      alpha: 0.8,
    })),
  ];
}
