/** What of a board is in sight: where its camera stands, how it glides, and for which camera the picture was drawn. */
import { untrack } from "svelte";
import { lessMotion } from "../device/settings.svelte";
import { around, centred, fit, keepInView, zoomed } from "./camera";
import type { Land } from "./land";
import type { Box, Camera, Item } from "./types";

export interface Spot {
  x: number;
  y: number;
}
/** What a viewport asks of its board. */
interface Shown {
  readonly frame: Box;
  /** Board pixels of one cell. */
  readonly cell: number;
  readonly items: Item[];
  /** Where a phone looks first. */
  readonly start: string | null;
  readonly small: boolean;
}

export class Viewport {
  w = $state(0);
  h = $state(0);
  camera = $state.raw<Camera>({ k: 1, x: 0, y: 0 });
  /** The camera that the drawing was made for: while a wheel or two fingers zoom, the finished picture is
   * stretched, and drawn anew when they rest; a map that is only pushed aside is not drawn again at all.
   * Drawing a whole map takes longer than a frame. */
  still = $state.raw<Camera>({ k: 1, x: 0, y: 0 });
  stretching = false;
  painter: Land | null = null;
  private placed = false;
  private stillTimer = 0;
  private paintId = 0;
  private frameId = 0;

  /** How much larger than at fit size pieces and lines are drawn. */
  readonly ps = $derived(this.still.k > 1 ? this.still.k ** -0.5 : 1);
  readonly ls = $derived(this.still.k > 1 ? this.still.k ** -0.3 : 1);
  private readonly stretch = $derived(this.camera.k / this.still.k);
  /** What the finished picture is moved by; whole pixels keep its lines sharp. */
  readonly shift = $derived.by(() => {
    const { camera, still, stretch } = this;
    const [x, y] = [camera.x - still.x * stretch, camera.y - still.y * stretch];
    return stretch === 1
      ? `translate(${Math.round(x)}px,${Math.round(y)}px)`
      : `translate(${x}px,${y}px) scale(${stretch})`;
  });
  private readonly fitK = $derived.by(() => (this.w && this.h ? fit(this.of.frame, this.size).k : 1));

  /** Made while its board is: it follows the board's size and its own camera. */
  constructor(private readonly of: Shown) {
    $effect(() => {
      if (!this.w || !this.h) return;
      void this.of.frame;
      untrack(() => {
        if (!this.placed) this.place();
        else this.set(this.camera);
      });
    });
    $effect(() => {
      const now = this.camera;
      untrack(() => this.follow(now));
    });
  }

  get size(): { w: number; h: number } {
    return { w: this.w, h: this.h };
  }
  get middle(): Spot {
    return { x: this.w / 2, y: this.h / 2 };
  }
  /** The zoom step, by the size of a cell on the screen. */
  get step(): "far" | "fit" | "near" {
    const { cell } = this.of;
    const size = cell * this.still.k;
    if (size < 32) return "far";
    return size > cell * 1.5 && size > 52 ? "near" : "fit";
  }

  screen(of: Spot): Spot {
    return { x: of.x * this.camera.k + this.camera.x, y: of.y * this.camera.k + this.camera.y };
  }
  onBoard(at: Spot): Spot {
    return { x: (at.x - this.camera.x) / this.camera.k, y: (at.y - this.camera.y) / this.camera.k };
  }
  inSight(of: Item, margin: number): boolean {
    const at = this.screen(of);
    return at.x >= margin && at.y >= margin && at.x <= this.w - margin && at.y <= this.h - margin;
  }
  /** The camera that shows the board point in the middle. */
  private over(at: Spot, k: number): Camera {
    return keepInView(centred(at.x, at.y, k, this.middle), this.of.frame, this.size);
  }

  // ---- where the camera stands ------------------------------------------------------------------

  set(camera: Camera): void {
    this.camera = keepInView(camera, this.of.frame, this.size);
  }
  /** The picture is stretched until the zoom rests. */
  zoom(camera: Camera, factor: number, at: Spot): void {
    this.stretching = true;
    this.set(zoomed(camera, factor, at, this.fitK));
  }
  private place(): void {
    this.placed = true;
    const { frame, cell, items, start, small } = this.of;
    const whole = fit(frame, this.size);
    const at = items.find((each) => each.id === start);
    if (!small && this.w < 560 && whole.k * cell < 30) {
      const [x, y] = [at?.x ?? (frame.x0 + frame.x1) / 2, at?.y ?? (frame.y0 + frame.y1) / 2];
      this.camera = this.over({ x, y }, 58 / cell);
    } else this.camera = whole;
  }

  reset(): void {
    this.glide(fit(this.of.frame, this.size));
  }
  zoomBy(factor: number, at = this.middle): void {
    this.glide(keepInView(zoomed(this.camera, factor, at, this.fitK), this.of.frame, this.size));
  }
  /** Brings an item into the middle when it is not in sight. */
  show(item: Item): void {
    if (!this.inSight(item, 40)) this.glide(this.over(item, this.camera.k));
  }
  /** Brings an item into the middle in any case, with cells of so many pixels at least. */
  centre(item: Item, size = 0): void {
    if (this.w) this.glide(this.over(item, Math.max(this.camera.k, size / this.of.cell)));
  }
  /** All of these in view, with cells no larger than so many pixels. */
  embrace(items: Item[], largest: number): void {
    this.glide(keepInView(around(items, this.of.cell, largest, this.size), this.of.frame, this.size));
  }

  private glide(to: Camera): void {
    this.halt();
    if (lessMotion()) {
      this.stretching = false;
      this.camera = to;
      return;
    }
    const from = this.camera;
    const began = performance.now();
    this.stretching = true;
    const tick = (now: number) => {
      const p = Math.max(0, Math.min(1, (now - began) / 180)); // a frame may have begun before
      const e = 1 - (1 - p) ** 3;
      this.camera = {
        k: from.k + (to.k - from.k) * e,
        x: from.x + (to.x - from.x) * e,
        y: from.y + (to.y - from.y) * e,
      };
      if (p < 1) this.nextFrame(tick);
    };
    this.nextFrame(tick);
  }
  halt(): void {
    cancelAnimationFrame(this.frameId);
  }
  nextFrame(work: (now: number) => void): void {
    this.frameId = requestAnimationFrame(work);
  }

  // ---- for which camera the picture is drawn ----------------------------------------------------

  private follow(now: Camera): void {
    clearTimeout(this.stillTimer);
    cancelAnimationFrame(this.paintId);
    const ratio = now.k / this.still.k;
    if (ratio !== 1 && (!this.stretching || ratio > 1.8 || ratio < 0.6)) this.still = now;
    if (this.stretching) this.afterPaint(() => (this.stillTimer = window.setTimeout(() => this.rest(), 110)));
  }
  /** A slow device is given the time to show the stretched picture before it draws anew. */
  private afterPaint(work: () => void): void {
    this.paintId = requestAnimationFrame(() => (this.paintId = requestAnimationFrame(work)));
  }
  private rest(): void {
    this.stretching = false;
    this.still = this.camera;
    this.painter?.look(this.camera, this.still, this.size, false);
  }

  close(): void {
    this.halt();
    clearTimeout(this.stillTimer);
    cancelAnimationFrame(this.paintId);
  }
}
