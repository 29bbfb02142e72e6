/** A way drawn along items with the pointer held down. */
import { lessMotion } from "../device/settings.svelte";
import { extend, wander, type Stroke } from "./stroke";
import type { Item } from "./types";
import type { Spot, Viewport } from "./viewport.svelte";

const EDGE = 26; // pixels from the rim where the board comes to meet the pointer

interface Host {
  readonly items: Item[];
  readonly stroke: Stroke | null;
  under(at: Spot): Item | null;
}
/** The way so far, where the pointer is, and how far beside its item it took hold. */
interface Drawn extends Spot {
  way: string[];
  dx: number;
  dy: number;
}

export class Drawing {
  drawn = $state.raw<Drawn | null>(null);

  constructor(
    private readonly view: Viewport,
    private readonly host: Host,
  ) {}

  /** A piece with data-handle is taken where it is seen; its item may lie beside it. */
  begin(at: Spot, target: Element): void {
    this.drawn = null;
    const { stroke, items } = this.host;
    if (!stroke) return;
    const below = this.host.under(at);
    const own = below && stroke.from(below.id) ? below : null;
    const held = own ? null : target.closest("[data-handle]")?.getAttribute("data-handle");
    const handle = held && stroke.from(held) ? items.find((each) => each.id === held) : undefined;
    const found = own ?? handle;
    if (!found) return;
    const s = this.view.screen(found);
    this.drawn = { way: [found.id], ...at, dx: handle ? s.x - at.x : 0, dy: handle ? s.y - at.y : 0 };
  }
  /** Follows the pointer from where it was: a quick hand skips no item that it has crossed. */
  follow(at: Spot): void {
    const { stroke } = this.host;
    if (!this.drawn || !stroke) return;
    const { x, y, dx, dy } = this.drawn;
    const samples = Math.min(200, Math.max(1, Math.ceil(Math.hypot(at.x - x, at.y - y) / 4)));
    let way = this.drawn.way;
    for (let i = 1; i <= samples; i += 1) {
      const point = { x: x + dx + ((at.x - x) * i) / samples, y: y + dy + ((at.y - y) * i) / samples };
      way = this.extend(way, point, stroke);
    }
    if (way.length !== this.drawn.way.length || way.at(-1) !== this.drawn.way.at(-1)) {
      stroke.draw(way);
      if (!lessMotion()) navigator.vibrate?.(8);
    }
    this.drawn = { way, x: at.x, y: at.y, dx, dy };
    this.view.halt();
    const { w, h } = this.view;
    if (at.x < EDGE || at.y < EDGE || at.x > w - EDGE || at.y > h - EDGE) this.view.nextFrame(() => this.comeNearer());
  }
  private extend(way: string[], point: Spot, stroke: Stroke): string[] {
    const found = this.host.under(point);
    if (!found || found.id === way.at(-1)) return way;
    const s = this.view.screen(found);
    if (Math.hypot(s.x - point.x, s.y - point.y) > found.r * this.view.camera.k * 0.8) return way;
    return stroke.wanders ? wander(way, found.id) : extend(way, found.id, stroke.near);
  }
  private comeNearer(): void {
    const { drawn, view } = this;
    if (!drawn) return;
    const before = view.camera;
    const dx = drawn.x < EDGE ? 7 : drawn.x > view.w - EDGE ? -7 : 0;
    const dy = drawn.y < EDGE ? 7 : drawn.y > view.h - EDGE ? -7 : 0;
    view.set({ ...before, x: before.x + dx, y: before.y + dy });
    if (view.camera.x !== before.x || view.camera.y !== before.y) this.follow(drawn);
  }
  end(finished: boolean): void {
    const way = this.drawn?.way ?? [];
    this.drawn = null;
    if (finished && way.length > 1) this.host.stroke?.done(way);
    else if (way.length > 1) this.host.stroke?.drop();
  }
  drop(): void {
    if (this.drawn && this.drawn.way.length > 1) this.host.stroke?.drop();
    this.drawn = null;
  }
}
