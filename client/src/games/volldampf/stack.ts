/** Discs over a line of values: each over its own, and on top of those that it would cover. */

export interface Standing {
  seat: number;
  x: number;
  /** How many lie under it. */
  level: number;
}

/** `places`: where each seat's value is; `width` of a disc. The lowest come first: they are painted first. */
export function stacked(places: number[], width: number): Standing[] {
  const found: Standing[] = [];
  const order = places.map((x, seat) => ({ x, seat })).toSorted((a, b) => a.x - b.x || a.seat - b.seat);
  for (const { x, seat } of order) {
    const taken = new Set(found.filter((other) => x - other.x < width).map((other) => other.level));
    let level = 0;
    while (taken.has(level)) level += 1;
    found.push({ seat, x, level });
  }
  return found.toSorted((a, b) => a.level - b.level);
}

/** How far one lies above the other: a pile of all of them is no higher than `most`. */
export function liftOf(players: number, wanted: number, most: number): number {
  return Math.min(wanted, most / Math.max(1, players - 1));
}
