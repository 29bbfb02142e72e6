/** The regions of a table, what to do first and the bar at the top last: F6 goes to the next, Shift+F6 back. */
const ORDER = ["do", "board", "panels", "log", "history", "pages", "top"];
/** Where one arrives in a region; in one without such a place, at the region itself. */
const FIRST = "#turn-line, [data-board], [role=tab][aria-selected=true], input[type=range], [aria-current=page]";

function regions(): HTMLElement[] {
  return ORDER.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`[data-region="${name}"]`)]).filter(
    (region) => region.getClientRects().length > 0,
  );
}
function regionOf(element: Element | null): HTMLElement | null {
  return element?.closest<HTMLElement>("[data-region]") ?? null;
}
function enter(region: HTMLElement): void {
  const places = [...region.querySelectorAll<HTMLElement>(FIRST)];
  // Regions may lie in one another: the log among the panels.
  const place = places.find((each) => regionOf(each) === region && each.getClientRects().length > 0);
  if (!place) region.tabIndex = -1;
  (place ?? region).focus({ preventScroll: place?.id === "turn-line" });
}

export function toBoard(): void {
  document.querySelector<HTMLElement>("[data-board]")?.focus();
}
/** From nowhere it begins with what to do. */
export function goRegion(by: 1 | -1): boolean {
  const all = regions();
  if (all.length === 0 || document.querySelector("dialog[open]")) return false;
  const here = regionOf(document.activeElement);
  const at = here ? all.indexOf(here) : by > 0 ? -1 : 0;
  enter(all[(at + by + all.length) % all.length]!);
  return true;
}
