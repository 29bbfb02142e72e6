/** The keys of the table page (LAYOUT section 6). Buttons name theirs with data-key; data-main is Enter. */
import { go } from "./router.svelte";
import type { Table } from "./table.svelte";

interface Handlers {
  keys: () => void;
  drawer: () => void;
}

function inField(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return Boolean(element?.closest("input, select, textarea, [contenteditable]"));
}

function click(selector: string, within: ParentNode = document): boolean {
  const button = [...within.querySelectorAll<HTMLButtonElement>(selector)].find(
    (each) => !each.disabled && each.offsetParent !== null,
  );
  button?.click();
  return Boolean(button);
}

function stepper(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>("input[data-stepper]");
}

function nudge(key: string): boolean {
  const field = stepper();
  if (!field) return false;
  field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: false, cancelable: true }));
  return true;
}

/** A digit begins a number: the field takes over from there. */
function type(digit: string): boolean {
  const field = stepper();
  if (!field) return false;
  field.focus();
  field.value = digit;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}

function step(table: Table, by: number): boolean {
  if (!table.hasPast) return false;
  const move = Math.max(0, table.shownVersion + by);
  go(move >= table.version ? `/t/${table.id}` : `/t/${table.id}/${move}`, true);
  return true;
}

function board(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-board]");
}

export function press(event: KeyboardEvent, table: Table, handlers: Handlers): void {
  const undo = event.key === "Backspace" || ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z");
  if (inField(event.target)) {
    const field = event.target as HTMLElement;
    // Enter in a number presses the button of its own panel, and only what that button says.
    if (event.key === "Enter" && !event.repeat && field.matches("[data-stepper]"))
      click("[data-main]", field.closest(".panel") ?? document);
    return;
  }
  if (undo) {
    event.preventDefault();
    void table.undo();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (used(event, table, handlers)) event.preventDefault();
}

function used(event: KeyboardEvent, table: Table, handlers: Handlers): boolean {
  const key = event.key;
  const onButton = (event.target as Element | null)?.closest("button, a, [role=tab]");
  if (key === "Enter") return !onButton && click("[data-main]");
  if (key === "+" || key === "=") return nudge("ArrowUp");
  if (key === "-") return nudge("ArrowDown");
  if (key === "[") return step(table, -1);
  if (key === "]") return step(table, 1);
  if (key === "Home") return step(table, -table.version);
  if (key === "End") return step(table, table.version);
  if (/^[a-z0-9 ]$/i.test(key) && !(key === " " && onButton) && click(`[data-key="${key.toLowerCase()}"]`)) return true;
  if (/^[0-9]$/.test(key) && type(key)) return true;
  if (key === "k" || key === "K") return (handlers.keys(), true);
  if (key === "h" || key === "H") return (handlers.drawer(), true);
  if (["z", "Z", "x", "X", "0"].includes(key)) {
    const target = board();
    target?.focus();
    target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: false }));
    return Boolean(target);
  }
  return false;
}
