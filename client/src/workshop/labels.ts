/** Where names go on the map that is drawn: where they touch neither a piece nor each other.
 * The same rules as for a board on the table (`pictures/placing.py`), anew after every change. */
import type { Drawing, NameOnMap } from "./kit/types";

export interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
export interface PlacedName {
  name: NameOnMap;
  lines: string[];
  /** Of the first baseline. */
  x: number;
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
  rect: Rect;
}
type Spot = Pick<PlacedName, "x" | "y" | "anchor">;

const NARROW = "iljtfrI.,'’()-/ |";
const WIDE = "mwMWÆ@%";
const LINE = 0.95; // from one line to the next, in sizes
const MOST = 13; // letters before a name is broken in two
const LONGEST = 26; // letters of a line
const RATHER = [0, 1, 1.5, 1, 2, 2, 2, 2]; // below, right, left, above, then the corners
const ROUNDS = 2;

/** Roboto Condensed, good to a few per cent. */
export function widthOf(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of text) {
    const large = letter !== letter.toLowerCase();
    const east = letter > "\u2e80"; // as wide as high
    ems += NARROW.includes(letter) ? 0.26 : WIDE.includes(letter) ? 0.78 : east ? 1 : large ? 0.58 : 0.475;
  }
  return ems * size * (bold ? 1.05 : 1);
}

/** A long name in two lines, broken where they are most alike in length. */
export function inLines(text: string): string[] {
  const letters = [...text];
  const breaks = letters.flatMap((letter, i) => (" -".includes(letter) && i > 2 && i < letters.length - 3 ? [i] : []));
  if (letters.length <= MOST || breaks.length === 0) return [cut(text)];
  const far = (i: number) => Math.abs(letters.length / 2 - i);
  const at = breaks.reduce((best, i) => (far(i) < far(best) ? i : best));
  return [letters.slice(0, at + 1), letters.slice(at + 1)].map((line) => cut(line.join("").trim()));
}
function cut(line: string): string {
  const letters = [...line];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : line;
}

function spots(name: NameOnMap, lines: number, size: number): Spot[] {
  const { x, y, room } = name;
  const more = (lines - 1) * size * LINE;
  const gap = size * 0.28;
  const middle = y + size * 0.35 - more / 2;
  const [below, above] = [y + room + size * 0.92, y - room - size * 0.3 - more];
  const aside = room * 0.8 + gap;
  return [
    { x, y: below, anchor: "middle" },
    { x: x + room + gap, y: middle, anchor: "start" },
    { x: x - room - gap, y: middle, anchor: "end" },
    { x, y: above, anchor: "middle" },
    { x: x + aside, y: below - size * 0.3, anchor: "start" },
    { x: x - aside, y: below - size * 0.3, anchor: "end" },
    { x: x + aside, y: above + size * 0.2, anchor: "start" },
    { x: x - aside, y: above + size * 0.2, anchor: "end" },
  ];
}
function covered(spot: Spot, lines: string[], size: number, bold: boolean): Rect {
  const wide = Math.max(...lines.map((line) => widthOf(line, size, bold)));
  const x0 = spot.x - (spot.anchor === "middle" ? wide / 2 : spot.anchor === "end" ? wide : 0);
  const y1 = spot.y + (lines.length - 1) * size * LINE + size * 0.24;
  return { x0: x0 - 1, y0: spot.y - size * 0.8, x1: x0 + wide + 1, y1 };
}
export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const along = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return across > 0 && along > 0 ? across * along : 0;
}
/** Liang-Barsky. */
function crosses([x1, y1, x2, y2]: number[], rect: Rect): boolean {
  const [dx, dy] = [x2! - x1!, y2! - y1!];
  let [start, end] = [0, 1];
  const sides = [-dx, x1! - rect.x0, dx, rect.x1 - x1!, -dy, y1! - rect.y0, dy, rect.y1 - y1!];
  for (let i = 0; i < 8; i += 2) {
    const [step, room] = [sides[i]!, sides[i + 1]!];
    if (step === 0 && room < 0) return false;
    if (step < 0) start = Math.max(start, room / step);
    else if (step > 0) end = Math.min(end, room / step);
  }
  return start <= end;
}
function cost(rect: Rect, taken: Rect[], lines: number[][]): number {
  let total = 0;
  for (const each of taken) {
    const area = overlap(rect, each);
    if (area > 0) total += 4 + area * 0.15;
  }
  for (const line of lines) if (crosses(line, rect)) total += 1.2;
  return total;
}

/** Larger names first; then each may move once more. Seen from afar (`grow` above 1 makes the letters larger on
 * the map), small names are left out, and those for which there is no room. */
export function placedNames(drawing: Drawing, grow: number, far: boolean): PlacedName[] {
  const marks = drawing.marks
    .filter((mark) => mark.shape !== "none")
    .map(({ x, y, r }): Rect => ({ x0: x - r, y0: y - r, x1: x + r, y1: y + r }));
  const shown = drawing.names.filter((name) => name.text && !(far && name.minor));
  const order = [...shown].sort((a, b) => b.size - a.size || Number(b.bold ?? false) - Number(a.bold ?? false));
  const placed = new Map<NameOnMap, PlacedName>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of order) {
      placed.delete(name);
      const others = [...placed.values()].map((each) => each.rect);
      placed.set(name, best(name, name.size * grow, [...marks, ...others], drawing.lines ?? []));
    }
  const found = [...placed.values()];
  return grow > 1 ? withRoom(found) : found;
}
function best(name: NameOnMap, size: number, taken: Rect[], lines: number[][]): PlacedName {
  const words = inLines(name.text);
  const bold = name.bold ?? false;
  let [found, least]: [PlacedName | null, number] = [null, Infinity];
  spots(name, words.length, size).forEach((spot, i) => {
    const rect = covered(spot, words, size, bold);
    const price = RATHER[i]! + cost(rect, taken, lines);
    if (price < least) [found, least] = [{ name, lines: words, size, ...spot, rect }, price];
  });
  return found!;
}
function withRoom(names: PlacedName[]): PlacedName[] {
  const kept: PlacedName[] = [];
  for (const each of names) if (kept.every((other) => overlap(each.rect, other.rect) === 0)) kept.push(each);
  return kept;
}
