/** The picture beneath the grid: it comes from this disk, stays in this browser and is never sent. */
import type { Box } from "../board/types";
import { dropPicture, keepPicture, pictureOf } from "./keeping";
import { fitted, laid, type Corners, type Pair, type Point } from "./tracing";

export const PAIRS = 3;

export class Tracing {
  url = $state<string | null>(null);
  width = $state(0);
  height = $state(0);
  corners = $state.raw<Corners>(laid({ x0: 0, y0: 0, x1: 1, y1: 1 }, 1, 1));
  opacity = $state(0.7);
  shown = $state(true);
  /** Its corners can be taken hold of. */
  adjusting = $state(false);
  /** Places of the picture and their cells, as far as they are pointed at; null when nobody fits. */
  pairs = $state.raw<Pair[] | null>(null);
  private half = $state.raw<Point | null>(null);
  private picture: Blob | null = null;
  private timer = 0;

  constructor(private key: string) {}

  get fitting(): boolean {
    return this.pairs !== null;
  }
  /** The next press means a point of the picture, and not a cell. */
  get pointing(): boolean {
    return this.fitting && this.half === null;
  }
  get step(): number {
    return (this.pairs?.length ?? 0) * 2 + (this.half ? 1 : 0);
  }

  async resume(): Promise<void> {
    const kept = await pictureOf(this.key);
    if (!kept) return;
    await this.open(kept.picture);
    [this.corners, this.opacity, this.shown] = [kept.corners, kept.opacity, kept.shown];
  }
  /** False if it is no picture. */
  async lay(picture: Blob, frame: Box): Promise<boolean> {
    if (!(await this.open(picture))) return false;
    this.corners = laid(frame, this.width, this.height);
    this.shown = this.adjusting = true;
    this.keepSoon();
    return true;
  }
  private async open(picture: Blob): Promise<boolean> {
    const url = URL.createObjectURL(picture);
    const image = new Image();
    image.src = url;
    try {
      await image.decode();
    } catch {
      URL.revokeObjectURL(url);
      return false;
    }
    this.forget();
    [this.picture, this.url, this.width, this.height] = [picture, url, image.naturalWidth, image.naturalHeight];
    return true;
  }
  change(corners: Corners): void {
    this.corners = corners;
    this.keepSoon();
  }
  look(opacity: number, shown: boolean): void {
    [this.opacity, this.shown] = [opacity, shown];
    this.keepSoon();
  }

  fit(): void {
    this.pairs = [];
    this.half = null;
    this.adjusting = false;
  }
  drop(): void {
    this.pairs = null;
    this.half = null;
  }
  /** By turns a point of the picture and the cell that it belongs to; after three pairs it lies there. */
  point(at: Point): void {
    if (!this.pairs) return;
    if (!this.half) {
      this.half = at;
      return;
    }
    const pairs = [...this.pairs, { from: this.half, to: at }];
    this.half = null;
    this.pairs = pairs.length < PAIRS ? pairs : null;
    const corners = pairs.length < PAIRS ? null : fitted(this.corners, pairs);
    if (corners) this.change(corners);
  }

  /** The board has another name now, and the picture goes along. */
  async moveTo(key: string): Promise<void> {
    const old = this.key;
    this.key = key;
    await this.keep();
    if (old !== key) await dropPicture(old);
  }
  remove(): void {
    this.forget();
    this.drop();
    void dropPicture(this.key);
  }
  private forget(): void {
    if (this.url) URL.revokeObjectURL(this.url);
    this.url = this.picture = null;
  }
  /** While a corner is dragged not with every step, but soon: whoever goes on dragging waits no longer. */
  private keepSoon(): void {
    this.timer ||= window.setTimeout(() => this.keepNow(), 150);
  }
  private keepNow(): void {
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = 0;
    void this.keep();
  }
  private async keep(): Promise<void> {
    const { picture, corners, opacity, shown } = this;
    if (picture) await keepPicture(this.key, { picture, corners, opacity, shown });
  }
  close(): void {
    this.keepNow();
    this.forget();
  }
}
