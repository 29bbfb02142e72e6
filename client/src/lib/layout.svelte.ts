/** How wide the page is: phone, drawer or desk (LAYOUT section 1). */

export type Layout = "phone" | "drawer" | "desk";

function measure(): Layout {
  if (innerWidth < 720 && innerHeight > innerWidth * 0.9) return "phone";
  if (innerWidth < 720) return innerWidth < 560 ? "phone" : "desk";
  return innerWidth < 1100 ? "drawer" : "desk";
}

class Page {
  layout = $state<Layout>(measure());
}
const page = new Page();
addEventListener("resize", () => (page.layout = measure()));

export function layout(): Layout {
  return page.layout;
}
