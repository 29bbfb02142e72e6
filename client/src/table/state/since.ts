/** What the others did since the reader's last own move, in a few lines. */
import type { Entry, GameEvent } from "../../api/types";

export interface Line {
  event: GameEvent;
  /** The moves that it tells: one, or several of a kind in a row. */
  first: number;
  last: number;
  count: number;
}

/** `tells` are the events that matter; without it all of them do. */
export function sinceMine(log: Entry[], seat: number, tells?: ReadonlySet<string>): Line[] {
  const standing = log.filter((entry) => !entry.undone && entry.undo_to === null);
  const mine = standing.findLastIndex((entry) => entry.seat === seat);
  if (mine < 0) return [];
  return linesOf(standing.slice(mine + 1), tells);
}

/** The events that matter, one line each; what somebody does several times in a row is one line. */
export function linesOf(entries: Entry[], tells?: ReadonlySet<string>): Line[] {
  const lines: Line[] = [];
  let seat: number | null = null;
  let first = 0;
  for (const entry of entries) {
    if (entry.seat !== seat) {
      first = entry.version;
      seat = entry.seat;
    }
    for (const event of entry.events) if (!tells || tells.has(event.key)) add(lines, event, first, entry.version);
  }
  return lines;
}

function add(lines: Line[], event: GameEvent, first: number, last: number): void {
  const before = lines.at(-1);
  const again = before && before.event.key === event.key && before.event.seat === event.seat && before.last < last;
  if (again && before.first === first) lines[lines.length - 1] = { event, first, last, count: before.count + 1 };
  else lines.push({ event, first, last, count: 1 });
}
