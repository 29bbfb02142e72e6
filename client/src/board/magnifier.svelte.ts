/** A finger is wider than a small cell: the first tap comes closer and shows a crosshair, the second chooses. */
import { lessMotion } from "../device/settings.svelte";
import type { Item } from "./types";
import type { Spot, Viewport } from "./viewport.svelte";

const LEAST = 36; // pixels that a finger hits by itself

export class Magnifier {
  /** Where the crosshair is. */
  aim = $state.raw<Item | null>(null);
  /** The crosshair is being pulled. */
  aiming = false;

  constructor(private readonly view: Viewport) {}

  isOn(at: Spot): boolean {
    if (!this.aim) return false;
    const s = this.view.screen(this.aim);
    return Math.hypot(at.x - s.x, at.y - s.y) <= Math.max(26, this.aim.r * this.view.camera.k);
  }
  /** The crosshair goes on to another item, with a light tick where the device can. */
  take(found: Item | null): boolean {
    if (!found || found.id === this.aim?.id) return false;
    this.aim = found;
    if (!lessMotion()) navigator.vibrate?.(8);
    return true;
  }
  /** True when the tap has only aimed. */
  aims(found: Item, at: Spot, kind: string): boolean {
    if (kind !== "touch" || found.id === this.aim?.id || found.r * 2 * this.view.camera.k >= LEAST) return false;
    if (!this.aim) this.view.zoomBy(2, at);
    this.aim = found;
    return true;
  }
}
