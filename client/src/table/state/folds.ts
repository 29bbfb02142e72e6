/** Entries of the log that stand behind one line: a turn, an auction. The line unfolds, and replay can step by it. */
import type { Table } from "./table.svelte";
import type { Entry } from "../../api/types";

/** How a game folds its log. */
export interface Folding {
  /** For each entry the turn or auction that it belongs to; neighbours with the same one fold, null stands alone. */
  parts: (entries: Entry[]) => (number | string | null)[];
  /** What happened in them, in one line; empty leaves them unfolded. */
  line: (entries: Entry[], table: Table) => string;
  /** Whether the folds are turns, so that replay steps by them. */
  turns?: boolean;
}

/** Entries that belong together, in their order; `part` is null for one that stands alone. */
export interface Fold {
  part: number | string | null;
  entries: Entry[];
}

export function foldsOf(entries: Entry[], folding: Folding | undefined): Fold[] {
  const parts = folding?.parts(entries) ?? [];
  const folds: Fold[] = [];
  entries.forEach((entry, i) => {
    const part = parts[i] ?? null;
    const last = folds.at(-1);
    if (part !== null && last?.part === part) last.entries.push(entry);
    else folds.push({ part, entries: [entry] });
  });
  return folds;
}

/** The entries numbered by turn, each turn up to and with the entry that ends it. */
export function turnsEndedBy(ends: (entry: Entry) => boolean): Folding["parts"] {
  return (entries) => {
    let turn = 0;
    return entries.map((entry) => {
      const own = turn;
      if (!entry.undone && ends(entry)) turn += 1;
      return own;
    });
  };
}

/** Each auction with all its bids, up to and with the entry that ends it; entries without a word do not part it. */
export function auctionsOf(bidding: ReadonlySet<string>, ends: ReadonlySet<string> = new Set()): Folding["parts"] {
  return (entries) => {
    let auction = 0;
    let own: number | null = null;
    return entries.map((entry) => {
      const keys = entry.events.map((event) => event.key);
      const over = keys.some((key) => ends.has(key));
      if (keys.length > 0) own = over || keys.some((key) => bidding.has(key)) ? auction : null;
      const part = own;
      if (over && !entry.undone) {
        auction += 1;
        own = null;
      }
      return part;
    });
  };
}

/** The position after the next fold, or before the one that is shown; the ends of the game where there is none. */
export function stepFrom(at: number, forward: boolean, folds: Fold[], version: number): number {
  const stops = folds.map((fold) => fold.entries.at(-1)!.version);
  return forward ? (stops.find((stop) => stop > at) ?? version) : (stops.findLast((stop) => stop < at) ?? 0);
}
