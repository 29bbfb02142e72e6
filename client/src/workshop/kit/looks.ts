/** How tools look that mean the same in every game. */
import type { Mark } from "./types";

export const TAKES_AWAY: Mark = {
  x: 0,
  y: 0,
  r: 0.8,
  shape: "diamond",
  fill: "var(--no-soft)",
  stroke: "var(--no)",
  text: "×",
  ink: "var(--no)",
};
