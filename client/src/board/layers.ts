/** Layers that a reader may hide, and how a board's drawing marks them. */
export const LAYERS = {
  relief: ".relief",
  names: ".lab:not(.price, .count, .sc), .water",
  networks: ".net",
} as const;

export type Layer = keyof typeof LAYERS;
