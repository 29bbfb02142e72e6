/** Steps in a row that read alike are told once, with how often. */
export interface Run {
  text: string;
  times: number;
}

/** The first `most` of them, and how many steps are left out. */
export function runsOf(texts: string[], most: number): { runs: Run[]; left: number } {
  const runs: Run[] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.text === text) last.times++;
    else runs.push({ text, times: 1 });
  }
  const left = runs.slice(most).reduce((sum, run) => sum + run.times, 0);
  return { runs: runs.slice(0, most), left };
}
