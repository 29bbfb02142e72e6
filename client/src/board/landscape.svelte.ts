/** The land below a board's drawing: painted into the element that it is given, in the colours of the theme. */
import { settings } from "../device/settings.svelte";
import { theme } from "../device/theme.svelte";
import type { Painting } from "./coats";
import { coloursOf, Land, reliefOf } from "./land";
import type { Viewport } from "./viewport.svelte";

export class Landscape {
  element = $state.raw<HTMLDivElement | null>(null);
  private readonly painter = $derived(this.element ? new Land(this.element) : null);
  /** The address of the relief, unless the reader has hidden it. */
  readonly relief = $derived.by(() => {
    const relief = this.painting()?.relief;
    return relief && !settings.hidden.includes("relief") ? relief.address : null;
  });
  private lastTheme = "";

  constructor(
    view: Viewport,
    private readonly painting: () => Painting | null,
  ) {
    $effect(() => this.paint());
    $effect(() => {
      view.painter = this.painter;
      this.painter?.look(view.camera, view.still, view.size, view.stretching);
    });
    $effect(() => () => this.painter?.close());
  }

  private paint(): (() => void) | undefined {
    const { element, painter, relief } = this;
    const painting = this.painting();
    if (!painting || !painter || !element) return undefined;
    const colours = coloursOf(element);
    const keep = this.lastTheme === theme();
    this.lastTheme = theme();
    let wanted = true;
    painter.dress({ painting, colours, relief: null }, keep);
    if (relief && Number(colours("--shade-a")) > 0)
      reliefOf(relief).then(
        (shades) => wanted && painter.dress({ painting, colours, relief: shades }, true),
        () => undefined, // a land without shading is a land
      );
    return () => (wanted = false);
  }
}
