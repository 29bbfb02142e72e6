/** A text that stands for several alike in a row says how many. */
export function repeated(text: string, count: number): string {
  return count > 1 ? `${text} (${count}×)` : text;
}
