/** How far somebody is in the lessons of each game: kept on this device. */
import type { LessonMark } from "../api/types";

const KEY = "trackside.lessons";

interface Progress {
  /** Lessons that were played to their end. */
  done: string[];
  /** The one that was left, and where. */
  lesson: string;
  mark: LessonMark | null;
}
const NONE: Progress = { done: [], lesson: "", mark: null };

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

class Learning {
  all = $state.raw(stored());
}
const learning = new Learning();

export function progress(slug: string): Progress {
  return { ...NONE, ...learning.all[slug] };
}

function keep(slug: string, now: Progress): void {
  learning.all = { ...learning.all, [slug]: now };
  try {
    localStorage.setItem(KEY, JSON.stringify(learning.all));
  } catch {
    // Nothing is kept here; the progress lasts as long as the page.
  }
}

export function keepMark(slug: string, lesson: string, mark: LessonMark, finished: boolean): void {
  const { done } = progress(slug);
  if (!finished) keep(slug, { done, lesson, mark });
  else keep(slug, { done: [...done.filter((each) => each !== lesson), lesson], lesson: "", mark: null });
}

/** Where a lesson was left; null begins it. */
export function markOf(slug: string, lesson: string): LessonMark | null {
  const now = progress(slug);
  return now.lesson === lesson ? now.mark : null;
}
