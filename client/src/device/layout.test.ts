import { expect, test, vi } from "vitest";

vi.stubGlobal("innerWidth", 1440);
vi.stubGlobal("innerHeight", 900);
vi.stubGlobal("addEventListener", () => undefined);
const { layoutOf } = await import("./layout.svelte");

test.each([
  [1440, 900, "desk"],
  [1100, 560, "desk"],
  [1024, 768, "tablet"],
  [820, 1180, "drawer"],
  [844, 390, "low"],
  [683, 384, "low"], // a desk at 200 %
  [390, 844, "phone"],
  [700, 800, "phone"],
])("a window of %d by %d has its layout", (width, height, layout) => {
  expect(layoutOf(width, height)).toBe(layout);
});
