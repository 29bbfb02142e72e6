/** How a table is laid out in its window:
 *   phone   the board, a sheet below it, the rest as pages
 *   low     a phone on its side, or a desk at 200 %: the board has the whole height, pages stand beside it
 *   drawer  an upright tablet: what to press below the board, the rest in a drawer over it
 *   tablet  the board and a narrow column
 *   desk    the board and a column, with insets on the board
 */
export type Layout = "phone" | "low" | "drawer" | "tablet" | "desk";

const LOW = 560; // pixels of height under which a bar above and one below leave too little between them
const LOW_AND_WIDE = 480;

export function layoutOf(width: number, height: number): Layout {
  if (width >= 560 && width > height && height < (width < 1100 ? LOW : LOW_AND_WIDE)) return "low";
  if (width < 720) return "phone";
  if (width >= 1100) return "desk";
  return width > height ? "tablet" : "drawer";
}

class Page {
  layout = $state<Layout>(layoutOf(innerWidth, innerHeight));
}
const page = new Page();
addEventListener("resize", () => (page.layout = layoutOf(innerWidth, innerHeight)));

export function layout(): Layout {
  return page.layout;
}
/** One thing at a time: the players, the log and the charts are pages of their own. */
export function paged(): boolean {
  return page.layout === "phone" || page.layout === "low";
}
/** A column beside the board holds everything. */
export function columned(): boolean {
  return page.layout === "desk" || page.layout === "tablet";
}
