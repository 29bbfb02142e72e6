/** The sheet of a phone: three heights, by its button, by pulling its bar, or by a swipe over it. */
const SIZES = ["peek", "half", "full"] as const;
type Size = (typeof SIZES)[number];

const PULL = 24; // pixels of the bar that count as meant
const SWIPE = 56;
const FAR = 220; // a pull as long as this passes two heights

export class Sheet {
  size = $state<Size>("half");
  /** Follows the finger while the bar is pulled. */
  height = $state<number | null>(null);
  /** The finger has been answered: the click that may follow is none of its own. */
  private answered = false;
  private timer = 0;

  /** By the button's click: from the keyboard, or where no finger was answered. */
  press(): void {
    if (!this.answered) this.next();
    this.answered = false;
  }
  private next(): void {
    this.size = SIZES[(SIZES.indexOf(this.size) + 1) % SIZES.length]!;
  }
  private step(by: number): void {
    this.size = SIZES[Math.min(SIZES.length - 1, Math.max(0, SIZES.indexOf(this.size) + by))]!;
  }

  attach = (sheet: HTMLElement): (() => void) => {
    const bar = sheet.querySelector<HTMLElement>(".grab")!;
    const body = sheet.querySelector<HTMLElement>(".sheet-body")!;
    const stop = [this.pull(bar, sheet), this.swipe(body)];
    return () => stop.forEach((each) => each());
  };

  private pull(bar: HTMLElement, sheet: HTMLElement): () => void {
    let from: number | null = null;
    let high = 0;
    const down = (event: PointerEvent) => {
      from = event.clientY;
      high = sheet.clientHeight;
      this.answered = false;
      bar.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (from === null || (this.height === null && Math.abs(event.clientY - from) < 6)) return;
      this.height = Math.max(40, high + from - event.clientY);
    };
    const up = (event: PointerEvent) => {
      if (from === null) return;
      const way = from - event.clientY;
      from = null;
      this.height = null;
      if (event.type !== "pointerup" || event.button !== 0) return;
      if (Math.abs(way) < PULL) this.next();
      else this.step(Math.sign(way) * (Math.abs(way) > FAR ? 2 : 1));
      this.answered = true; // Chromium does not always send a click after a tap, so none is awaited
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => (this.answered = false), 300);
    };
    return listen(bar, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up });
  }

  /** Over the content a swipe counts only where it does not scroll. */
  private swipe(body: HTMLElement): () => void {
    let from: { x: number; y: number; top: boolean; bottom: boolean } | null = null;
    const down = (event: TouchEvent) => {
      const touch = event.touches[0];
      const still = event.touches.length === 1 && !(event.target as Element).closest("input, select, [data-no-swipe]");
      const top = body.scrollTop <= 0;
      const bottom = body.scrollTop + body.clientHeight >= body.scrollHeight - 1;
      from = touch && still ? { x: touch.clientX, y: touch.clientY, top, bottom } : null;
    };
    const up = (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      if (!from || !touch) return;
      const way = from.y - touch.clientY;
      const steep = Math.abs(way) > SWIPE && Math.abs(way) > 2 * Math.abs(touch.clientX - from.x);
      if (steep && (way < 0 ? from.top : from.bottom || this.size !== "full")) this.step(Math.sign(way));
      from = null;
    };
    return listen(body, { touchstart: down, touchend: up });
  }
}

function listen(target: HTMLElement, handlers: Record<string, (event: never) => void>): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [name, handler] of all) target.addEventListener(name, handler, { passive: true });
  return () => all.forEach(([name, handler]) => target.removeEventListener(name, handler));
}
