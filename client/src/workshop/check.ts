/** What the server says of a board that is being drawn. */
import type { Spot } from "./kit/types";

export interface Problem {
  path: (string | number)[];
  table: string;
  name: string;
  spot: Spot | null;
  rule: string;
  key: string;
  where: string;
  text: string;
}
export interface Count {
  label: string;
  key: string;
  have: number;
  least: number;
  most: number | null;
  fits: boolean;
}
export interface Report {
  game: string;
  fit: boolean;
  more: boolean;
  problems: Problem[];
  counts: Count[];
}

/** "12", "12 of 18", "12 of 8 to 60": how much there is of what the rules want. */
export function wanted({ least, most }: Count): string {
  if (most === null) return least > 0 ? `≥ ${least}` : "";
  return least === most ? String(least) : `${least}–${most}`;
}
