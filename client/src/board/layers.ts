/** Layers that a reader may hide, and how a board's drawing marks them. */
export const LAYERS = {
  relief: "[data-relief]",
  names: ".label:not(.price, .count, .scaled), .water",
  networks: ".network",
} as const;

export type Layer = keyof typeof LAYERS;
