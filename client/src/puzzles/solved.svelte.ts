/** Which puzzles were solved, and which were only shown: kept on this device. */
const KEY = "trackside.puzzles";
export type Mark = "solved" | "shown";

function stored(): Record<string, Mark> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Mark>;
  } catch {
    return {};
  }
}

class Solved {
  marks = $state.raw(stored());
}
const solved = new Solved();

export function markOf(id: string): Mark | null {
  return solved.marks[id] ?? null;
}

/** What was shown once can no longer be solved. */
export function keepMark(id: string, mark: Mark): void {
  if (solved.marks[id]) return;
  solved.marks = { ...solved.marks, [id]: mark };
  try {
    localStorage.setItem(KEY, JSON.stringify(solved.marks));
  } catch {
    // Nothing is kept here; the marks last as long as the page.
  }
}
