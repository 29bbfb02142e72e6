/** The keys of the table page. Buttons name theirs with data-key; data-main is Enter. */
import { goRegion } from "../shell/regions";
import { go } from "../shell/router.svelte";
import type { Table } from "../table/state/table.svelte";

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

/** As if the key had been pressed there; true when it was used. It bubbles: Svelte listens at the root. */
function passOn(target: HTMLElement, key: string, shiftKey = false): boolean {
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
}

function nudge(key: string): boolean {
  const field = stepper();
  if (!field) return false;
  passOn(field, key);
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
  go(table.pathTo(move), true);
  return true;
}

/** Keys of the board work wherever one is; only the one that goes to a place takes the focus there. */
function onBoard(event: KeyboardEvent, key = event.key): boolean {
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (key.toLowerCase() === "n") board?.focus({ preventScroll: true });
  return board !== null && passOn(board, key, event.shiftKey);
}

/** F6 is no letter: it works where letters are switched off, and in a field. */
export function pressRegion(event: KeyboardEvent): boolean {
  if (event.key !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return false;
  if (goRegion(event.shiftKey ? -1 : 1)) event.preventDefault();
  return true;
}

export function press(event: KeyboardEvent, table: Table, handlers: Handlers): void {
  if (!event.isTrusted) return; // passed on by ourselves, and not used
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
  if (key === "+" || key === "=") return nudge("ArrowUp") || onBoard(event, "z");
  if (key === "-") return nudge("ArrowDown") || onBoard(event, "x");
  if (key === "[") return step(table, -1);
  if (key === "]") return step(table, 1);
  if (key === "Home") return step(table, -table.version);
  if (key === "End") return step(table, table.version);
  if (/^[a-z0-9 ]$/i.test(key) && !(key === " " && onButton) && click(`[data-key="${key.toLowerCase()}"]`)) return true;
  if (/^[1-9]$/.test(key) && type(key)) return true; // no number begins with 0: that fits the board
  if (key === "k" || key === "K") return (handlers.keys(), true);
  if (key === "h" || key === "H") return (handlers.drawer(), true);
  return /^[nzx0]$/i.test(key) && onBoard(event);
}
