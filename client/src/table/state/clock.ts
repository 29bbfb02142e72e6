/** How a clock goes on between two messages, and how its time is written. */
import type { ClockFace, Pace } from "../../api/types";

export interface Left {
  /** Seconds of this turn, of the bank, and of both together. */
  turn: number;
  bank: number;
  all: number;
  /** Whether time counts just now: not in a pause, nor in somebody's night. */
  counts: boolean;
}

/** A clock that showed `face` at the moment `asOf`, at a later one; moments are the server's, in seconds. */
export function leftAt(face: ClockFace, pace: Pace, asOf: number, now: number): Left {
  // Who is not awaited has the whole time of the turn that comes.
  if (!face.running) return { turn: pace.turn, bank: face.bank, all: pace.turn + face.bank, counts: false };
  let counts = face.counts;
  let from = asOf;
  let gone = 0;
  for (const change of face.changes) {
    if (change > now) break;
    if (counts) gone += change - from;
    from = change;
    counts = !counts;
  }
  if (counts) gone += Math.max(0, now - from);
  const turn = Math.max(0, face.turn - gone);
  const bank = Math.max(0, face.bank - Math.max(0, gone - face.turn));
  return { turn, bank, all: turn + bank, counts };
}

/** The id of a message and its numbers, or plain figures: 2 d 4 h, 3 h 20 min, 9:32. */
export function figures(seconds: number): { id: string; first: number; second: number } {
  const whole = Math.max(0, Math.ceil(seconds));
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3_600);
  const minutes = Math.floor((whole % 3_600) / 60);
  if (days > 0) return { id: "ui-clock-days", first: days, second: hours };
  if (hours > 0) return { id: "ui-clock-hours", first: hours, second: minutes };
  return { id: "ui-clock-minutes", first: minutes, second: whole % 60 };
}

/** A round time in words: the largest unit that divides it. */
export function span(seconds: number): { id: string; count: number } {
  for (const [id, size] of [
    ["ui-span-days", 86_400],
    ["ui-span-hours", 3_600],
    ["ui-span-minutes", 60],
  ] as const)
    if (seconds >= size && seconds % size === 0 && !(id === "ui-span-days" && seconds === size))
      return { id, count: seconds / size };
  return { id: "ui-span-seconds", count: seconds };
}

/** Minutes of the day as a field of a form writes them: 07:30. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
