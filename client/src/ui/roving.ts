/** One stop for the Tab key in a row of buttons, and arrows within it, as toolbars and tabs have it. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(row: HTMLElement): () => void {
  const buttons = () => [...row.querySelectorAll<HTMLButtonElement>("button")];
  function settle(): void {
    const all = buttons();
    const on = all.find((each) => each.matches("[aria-pressed=true], [aria-selected=true]")) ?? all[0];
    for (const each of all) each.tabIndex = each === on ? 0 : -1;
  }
  function keys(event: KeyboardEvent): void {
    const all = buttons();
    const at = all.indexOf(event.target as HTMLButtonElement);
    const step = STEPS[event.key];
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = step ? at + step : event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : null;
    if (to === null) return;
    const next = all[(to + all.length) % all.length]!;
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
    event.preventDefault();
    event.stopPropagation();
  }
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(row, { subtree: true, childList: true, attributeFilter: ["aria-pressed", "aria-selected"] });
  row.addEventListener("keydown", keys);
  return () => {
    changes.disconnect();
    row.removeEventListener("keydown", keys);
  };
}
