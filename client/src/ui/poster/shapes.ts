/** Shapes that several posters use, as paths on a sheet of 300 x 360 units. */

/** A line of hills from edge to edge. */
export function ridge(y: number, swing: number, phase: number): string {
  let d = `M0,360L0,${(y + swing * Math.sin(phase)).toFixed(0)}`;
  for (let i = 1; i <= 24; i += 1) {
    const a = i * 0.275;
    d += `L${i * 12.5},${(y + swing * Math.sin(phase + a) + swing * 0.4 * Math.sin(phase * 2 + a * 2)).toFixed(1)}`;
  }
  return `${d}L300,360Z`;
}

/** Mountains, from peak to valley to peak. */
export function range(peaks: [number, number][]): string {
  let d = `M0,300L${peaks[0]![0]},${peaks[0]![1]}`;
  for (let i = 1; i < peaks.length; i += 1) {
    const [a, b] = peaks[i - 1]!;
    const [c, e] = peaks[i]!;
    d += `C${a + 14},${b} ${c - 14},${e} ${c},${e}`;
  }
  return `${d}L300,300Z`;
}

export type Puff = [x: number, y: number, r: number];

/** Clouds of smoke that grow as they drift away. */
export function puffs(x: number, y: number, n: number, dx: number, dy: number, r: number, grow: number): Puff[] {
  return Array.from({ length: n }, (_, i) => [x + i * dx + (i % 2 ? 5 : -5), y + i * dy, r + i * grow]);
}
