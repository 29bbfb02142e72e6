/** Pointers on a board: one pushes it or draws, two pinch it, and one that does neither taps. */
import { hit } from "./camera";
import { Drawing } from "./drawing.svelte";
import { Magnifier } from "./magnifier.svelte";
import type { Stroke } from "./stroke";
import type { Item } from "./types";
import type { Spot, Viewport } from "./viewport.svelte";

const LONG = 450; // milliseconds of a long press

export interface Near extends Spot {
  r: number;
}
/** What gestures ask of their board, and what they tell it. */
interface Host {
  readonly box: HTMLElement;
  readonly items: Item[];
  readonly find?: (x: number, y: number) => Item | null;
  readonly stroke: Stroke | null;
  /** A pointer has come down: on the board itself, or on a tool that lies on it. */
  touched(board: boolean): void;
  focused(item: Item): void;
  picked(item: Item, near: Near): void;
  hovered(id: string | null, near: Near): void;
}

export class Gestures {
  dragging = $state(false);
  hover = $state<string | null>(null);
  readonly drawing: Drawing;
  readonly magnifier: Magnifier;
  private readonly pointers = new Map<number, Spot>();
  /** Where and when the first pointer went down. */
  private began = { x: 0, y: 0, time: 0 };
  private pressed = false;
  private hoverTimer = 0;
  private pressTimer = 0;

  constructor(
    private readonly view: Viewport,
    private readonly host: Host,
  ) {
    const under = (at: Spot) => this.under(at);
    this.drawing = new Drawing(view, {
      get items() {
        return host.items;
      },
      get stroke() {
        return host.stroke;
      },
      under,
    });
    this.magnifier = new Magnifier(view);
  }

  // ---- hovering ---------------------------------------------------------------------------------

  inspect(of: Item | null): void {
    this.host.hovered(of?.id ?? null, of ? this.near(of) : { x: 0, y: 0, r: 0 });
  }
  /** Only what the pointer or the focus rests on answers. */
  hoverSoon(of: () => Item | null, wait: number): void {
    this.cancelHover();
    this.hoverTimer = window.setTimeout(() => this.inspect(of()), wait);
  }
  private cancelHover(): void {
    clearTimeout(this.hoverTimer);
  }
  near(of: Item): Near {
    const at = this.host.box.getBoundingClientRect();
    const s = this.view.screen(of);
    return { x: at.left + s.x, y: at.top + s.y, r: of.r * this.view.camera.k };
  }
  private local(event: MouseEvent): Spot {
    const at = this.host.box.getBoundingClientRect();
    return { x: event.clientX - at.left, y: event.clientY - at.top };
  }
  private under(at: Spot): Item | null {
    const { x, y } = this.view.onBoard(at);
    return this.host.find ? this.host.find(x, y) : hit(this.host.items, x, y);
  }

  // ---- pointers ---------------------------------------------------------------------------------

  wheel = (event: WheelEvent): void => {
    if ((event.target as Element).closest("[data-find]")) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016));
    this.view.zoom(this.view.camera, factor, this.local(event));
  };
  down = (event: PointerEvent): void => {
    const onBoard = event.button <= 0 && !(event.target as Element).closest("[data-inset]");
    this.host.touched(onBoard);
    if (!onBoard) return;
    const { pointers, magnifier, drawing } = this;
    this.cancelHover();
    const at = this.local(event);
    this.host.box.setPointerCapture(event.pointerId); // also over a popover that lies in the way
    pointers.set(event.pointerId, at);
    if (pointers.size === 1) this.began = { ...at, time: event.timeStamp };
    this.pressed = false;
    magnifier.aiming = magnifier.aim !== null && pointers.size === 1 && magnifier.isOn(at);
    if (pointers.size > 1) drawing.drop();
    else if (!magnifier.aiming) drawing.begin(at, event.target as Element);
    clearTimeout(this.pressTimer);
    if (event.pointerType !== "mouse") this.pressTimer = window.setTimeout(() => this.hold(at), LONG);
  };
  private hold(at: Spot): void {
    this.pressed = true;
    this.inspect(this.under(at));
  }
  move = (event: PointerEvent): void => {
    const at = this.local(event);
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.point(at, event);
      return;
    }
    if (
      !this.dragging &&
      Math.hypot(at.x - this.began.x, at.y - this.began.y) > (event.pointerType === "mouse" ? 5 : 9)
    )
      this.beginDrag();
    if (!this.dragging) return;
    this.drag(event.pointerId, before, at);
    this.pointers.set(event.pointerId, at);
  };
  private beginDrag(): void {
    this.dragging = true;
    if (this.drawing.drawn) this.inspect(null);
    clearTimeout(this.pressTimer);
    this.cancelHover();
  }
  private drag(id: number, before: Spot, at: Spot): void {
    const { pointers, view } = this;
    const other = [...pointers].find(([each]) => each !== id)?.[1];
    if (this.magnifier.aiming && !other) this.aimAt(this.under(at));
    else if (this.drawing.drawn) this.drawing.follow(at);
    else if (other) {
      const [now, then] = [at, before].map((spot) => Math.hypot(spot.x - other.x, spot.y - other.y));
      const { camera } = view;
      const shifted = { ...camera, x: camera.x + (at.x - before.x) / 2, y: camera.y + (at.y - before.y) / 2 };
      view.zoom(shifted, now! / Math.max(1, then!), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    } else view.set({ ...view.camera, x: view.camera.x + at.x - before.x, y: view.camera.y + at.y - before.y });
  }
  private aimAt(found: Item | null): void {
    if (this.magnifier.take(found)) this.host.focused(found!);
  }
  up = (event: PointerEvent): void => {
    if (!this.pointers.delete(event.pointerId)) return;
    clearTimeout(this.pressTimer);
    if (this.pointers.size > 0) return;
    const was = this.dragging;
    this.dragging = false;
    this.magnifier.aiming = false;
    this.drawing.end(was && event.type === "pointerup");
    // A busy page may hear of the finger only after the time of a long press: what counts is when it was lifted.
    if (!was && (!this.pressed || event.timeStamp - this.began.time < LONG))
      this.tap(this.local(event), event.pointerType);
  };
  private tap(at: Spot, kind: string): void {
    const { magnifier } = this;
    const found = magnifier.isOn(at) ? magnifier.aim : this.under(at);
    if (!found) {
      magnifier.aim = null;
      this.inspect(null);
      return;
    }
    this.host.focused(found);
    if (magnifier.aims(found, at, kind)) return;
    magnifier.aim = null;
    this.cancelHover();
    this.host.picked(found, this.near(found));
  }
  private point(at: Spot, event: PointerEvent): void {
    const found = (event.target as Element).closest("[data-inset]") ? null : this.under(at);
    if (found?.id === this.hover) return;
    this.hover = found?.id ?? null;
    this.hoverSoon(() => found, found ? 250 : 150);
  }
  leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return; // a finger that is lifted has not gone elsewhere
    this.hover = null;
    this.hoverSoon(() => null, 150);
  };

  close(): void {
    this.cancelHover();
    clearTimeout(this.pressTimer);
  }
}
