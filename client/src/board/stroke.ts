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
  /** Goes where the pointer goes, as a brush does: coming back takes nothing back. */
  wanders?: boolean;
}

export function wander(way: string[], to: string): string[] {
  return way.includes(to) ? way : [...way, to];
}

const FARTHEST = 10;

/** The way grows to this item, or goes back to it; a quick pointer leaves gaps, which are bridged. */
export function extend(way: string[], to: string, near: (id: string) => string[]): string[] {
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

/** For boards where each item reached is a step of its own: keeps the plan in line with the way drawn. */
export class Follower {
  private laid: string[] = [];
  private wanted: string[] | null = null;
  private busy = false;

  constructor(
    private plan: (id: string) => Promise<boolean>,
    private unplan: (count: number) => Promise<void>,
  ) {}

  /** Plans what is new and takes back what the pointer has left; stops at what may not be. */
  async follow(way: string[]): Promise<void> {
    this.wanted = way;
    if (this.busy) return;
    this.busy = true;
    for (let to = this.take(); to; to = this.take()) await this.go(to);
    this.busy = false;
  }
  /** What is planned stays; the next stroke begins anew. */
  async end(): Promise<void> {
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 20));
    this.laid = [];
  }
  private take(): string[] | null {
    const to = this.wanted;
    this.wanted = null;
    return to;
  }
  private async go(to: string[]): Promise<void> {
    const odd = this.laid.findIndex((id, i) => to[i] !== id);
    const same = odd < 0 ? this.laid.length : odd;
    if (same < this.laid.length) await this.unplan(this.laid.length - same);
    this.laid = this.laid.slice(0, same);
    for (const id of to.slice(same)) {
      if (this.wanted || !(await this.plan(id))) return;
      this.laid.push(id);
    }
  }
}
