/** What a row speaks of is lit while the pointer is on it: when the pointer goes there, not when the row does. */
import type { Attachment } from "svelte/attachments";

let at = { x: -1, y: -1 };
let moved = false;
/** A browser tells of a pointer at rest, too, when the page has changed under it. */
addEventListener(
  "pointermove",
  (event) => {
    moved = event.screenX !== at.x || event.screenY !== at.y;
    at = { x: event.screenX, y: event.screenY };
  },
  { capture: true, passive: true },
);

/** `on` when the pointer or the focus comes, `off` when it goes or the row is taken away. */
export function lights(on: () => void, off: () => void): Attachment<HTMLElement> {
  return (row) => {
    let lit = false;
    const light = () => {
      if (!lit) on();
      lit = true;
    };
    const move = (event: PointerEvent) => {
      if (moved && event.pointerType === "mouse") light();
    };
    const dark = () => {
      if (lit) off();
      lit = false;
    };
    const byKeys = () => {
      if (row.querySelector(":focus-visible") || row.matches(":focus-visible")) light();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === "Escape") dark();
    };
    row.addEventListener("pointermove", move);
    row.addEventListener("pointerleave", dark);
    row.addEventListener("focusin", byKeys);
    row.addEventListener("focusout", dark);
    addEventListener("keydown", escape);
    return () => {
      // Not now: the row goes while the page is being written, and nothing may change meanwhile.
      queueMicrotask(dark);
      row.removeEventListener("pointermove", move);
      row.removeEventListener("pointerleave", dark);
      row.removeEventListener("focusin", byKeys);
      row.removeEventListener("focusout", dark);
      removeEventListener("keydown", escape);
    };
  };
}
