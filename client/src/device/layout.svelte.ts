/** How the table is laid out now; which layouts there are is told in `layouts.ts`. */
import { layoutOf, type Layout } from "./layouts";

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
