/** Drawing a way along neighbouring items with the pointer held down. */

export interface Stroke {
  /** Whether a drag that begins here draws; elsewhere it moves the board. */
  from: (id: string) => boolean;
  near: (id: string) => string[];
  /** The way so far, its first item included. */
  draw: (way: string[]) => void;
  done: (way: string[]) => void;
  /** Given up: a second finger, Escape, or no way at all. */
  drop: () => void;
  /** What the way costs so far, shown beside the pointer. */
  text: string;
}

const FARTHEST = 10;

/** The way grows to this item, or goes back to it; a quick pointer leaves gaps, which are bridged. */
export function extended(way: string[], to: string, near: (id: string) => string[]): string[] {
  const at = way.indexOf(to);
  if (at >= 0) return way.slice(0, at + 1);
  return [...way, ...bridge(way, to, near)];
}

/** The shortest chain of neighbours from the end of the way, without touching it; empty when there is none. */
function bridge(way: string[], to: string, near: (id: string) => string[]): string[] {
  const came = new Map<string, string>();
  const used = new Set(way);
  let rim = [way.at(-1)!];
  for (let step = 0; step < FARTHEST && rim.length > 0; step += 1) {
    const next: string[] = [];
    for (const id of rim) {
      for (const other of near(id)) {
        if (used.has(other)) continue;
        used.add(other);
        came.set(other, id);
        next.push(other);
      }
    }
    if (came.has(to)) return chain(came, to);
    rim = next;
  }
  return [];
}

function chain(came: Map<string, string>, to: string): string[] {
  const found = [to];
  for (let at = came.get(to); at !== undefined && came.has(at); at = came.get(at)) found.unshift(at);
  return found;
}
