/**
 * Paints the land of a board into tiles of pixels, a few in each frame. To paint a whole map takes many frames on a
 * device without a graphics card; tiles that are finished are only moved and stretched, which costs nothing.
 *
 * From below: the whole board, coarse; the tiles of the present zoom; those of the zoom before, stretched, until the
 * present ones are there.
 */
import type { Size } from "./camera";
import type { Coat, Painting } from "./coats";
import { common, seen, tilesOf, type Tile } from "./tiles";
import type { Box, Camera } from "./types";

const SIDE = 384; // pixels of the device
const SEAM = 1; // pixel by which tiles overlap: stretched, their edges would show
const COARSE = 900; // pixels of the coarse picture's longer side
const MARGIN = 96; // pixels round what is seen that are painted when all that is seen is there
const FAR = 900; // pixels from what is seen; tiles beyond are given back
const RIM = 24; // board pixels round the art: water lines are broad
const SLOW = 34; // milliseconds of a frame: two of a screen's
const MOST = 6; // tiles in a frame

/** What a coat looks like here and now. */
interface Brush {
  coat: Coat;
  paths: Path2D[];
  within: Path2D | null;
}
/** A painting with the colours of the day. */
export interface Dressed {
  painting: Painting;
  colours: (token: string) => string;
  relief: ImageBitmap | null;
}

/** The colours that an element wears now, each asked for once. */
export function coloursOf(element: Element): Dressed["colours"] {
  const [style, known] = [getComputedStyle(element), new Map<string, string>()];
  return (token) => {
    const found = known.get(token) ?? style.getPropertyValue(token).trim();
    known.set(token, found);
    return found;
  };
}

const fetched = new Map<string, Promise<ImageBitmap>>();
/** The shading of hills, fetched and unpacked once. */
export function reliefOf(address: string): Promise<ImageBitmap> {
  const found = fetched.get(address) ?? unpacked(address);
  fetched.set(address, found);
  return found;
}
async function unpacked(address: string): Promise<ImageBitmap> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return createImageBitmap(picture);
}

class Level {
  readonly box = document.createElement("div");
  readonly tiles = new Map<string, HTMLCanvasElement>();
  readonly scale = devicePixelRatio;
  readonly side = SIDE / this.scale;
  private readonly land: Box;

  constructor(
    readonly made: Camera,
    extent: Box,
  ) {
    this.box.className = "level";
    const { k, x, y } = made;
    this.land = { x0: extent.x0 * k + x, y0: extent.y0 * k + y, x1: extent.x1 * k + x, y1: extent.y1 * k + y };
  }

  place(now: Camera): void {
    const stretch = now.k / this.made.k;
    const [x, y] = [now.x - this.made.x * stretch, now.y - this.made.y * stretch];
    // Whole pixels keep lines sharp, and on the lines of the pieces above.
    this.box.style.transform =
      stretch === 1 ? `translate(${Math.round(x)}px,${Math.round(y)}px)` : `translate(${x}px,${y}px) scale(${stretch})`;
  }
  missing(now: Camera, size: Size, margin: number): Tile[] {
    const box = common(seen(this.made, now, size, margin), this.land);
    return tilesOf(box, this.side).filter(([column, row]) => !this.tiles.has(`${column} ${row}`));
  }
  all(): Tile[] {
    return tilesOf(this.land, this.side).filter(([column, row]) => !this.tiles.has(`${column} ${row}`));
  }
  /** An empty tile in its place. */
  lay([column, row]: Tile): HTMLCanvasElement {
    const tile = document.createElement("canvas");
    tile.width = tile.height = SIDE + SEAM;
    tile.style.left = `${column * this.side}px`;
    tile.style.top = `${row * this.side}px`;
    tile.style.width = tile.style.height = `${(SIDE + SEAM) / this.scale}px`;
    this.tiles.set(`${column} ${row}`, tile);
    this.box.append(tile);
    return tile;
  }
  /** Gives back what lies far away. */
  trim(now: Camera, size: Size): void {
    const near = new Set(tilesOf(seen(this.made, now, size, FAR), this.side).map((tile) => tile.join(" ")));
    for (const [id, tile] of this.tiles)
      if (!near.has(id)) {
        tile.remove();
        this.tiles.delete(id);
      }
  }
}

export class Land {
  private brushes: { under: Brush[]; over: Brush[] } = { under: [], over: [] };
  private dressed: Dressed | null = null;
  private coarse: Level | null = null;
  private present: Level | null = null;
  private before: Level | null = null;
  private now: Camera = { k: 1, x: 0, y: 0 };
  private size: Size = { w: 0, h: 0 };
  private zooming = false;
  private frame = 0;
  private last = 0;
  private pace = 2;

  constructor(private readonly box: HTMLElement) {}

  /** Another painting, or other colours. `keep` shows what is there until the new one is. */
  dress(dressed: Dressed, keep: boolean): void {
    if (this.dressed?.painting !== dressed.painting)
      this.brushes = {
        under: dressed.painting.coats.map(brush),
        over: dressed.painting.over.map(brush),
      };
    this.dressed = dressed;
    const made = this.present?.made;
    if (keep && this.present) this.retire();
    else this.clear();
    this.coarse?.box.remove();
    this.coarse = this.overview(dressed.painting);
    this.box.prepend(this.coarse.box);
    for (const tile of this.coarse.all()) this.paint(this.coarse, tile);
    this.present = made ? this.level(made) : null;
    this.work();
  }

  /** Looks with one camera at what is drawn for another. While the zoom changes nothing is begun. */
  look(now: Camera, made: Camera, size: Size, zooming: boolean): void {
    [this.now, this.size] = [now, size];
    const fresh = this.present?.made !== made || this.present.scale !== devicePixelRatio;
    if (fresh && this.dressed && size.w && !(zooming && this.present)) {
      this.retire();
      this.present = this.level(made);
    }
    this.coarse?.place(now);
    this.before?.place(now);
    this.present?.place(now);
    this.zooming = zooming;
    this.work();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
  }

  private level(made: Camera): Level {
    const level = new Level(made, extentOf(this.dressed!.painting));
    this.coarse!.box.after(level.box);
    level.place(this.now);
    delete this.box.dataset.painted;
    return level;
  }
  private overview(painting: Painting): Level {
    const extent = extentOf(painting);
    const longer = Math.max(extent.x1 - extent.x0, extent.y1 - extent.y0);
    const level = new Level({ k: COARSE / devicePixelRatio / longer, x: 0, y: 0 }, extent);
    level.place(this.now);
    return level;
  }
  /** The present level stays in sight, stretched, while the next is painted; half a level is no use. */
  private retire(): void {
    if (this.present && (this.present.missing(this.now, this.size, 0).length === 0 || !this.before)) {
      this.before?.box.remove();
      this.before = this.present;
      this.box.append(this.before.box);
    } else this.present?.box.remove();
    this.present = null;
  }
  private clear(): void {
    for (const level of [this.before, this.present]) level?.box.remove();
    this.before = this.present = null;
  }

  private work(): void {
    if (this.frame === 0) this.frame = requestAnimationFrame((time) => this.tick(time));
  }
  /** As many tiles as the device paints without missing a frame. */
  private tick(time: number): void {
    this.frame = 0;
    this.pace = time - this.last > SLOW ? 1 : Math.min(MOST, this.pace + 1);
    this.last = time;
    const tasks = this.tasks();
    for (const [level, tile] of tasks.slice(0, this.pace)) this.paint(level, tile);
    if (tasks.length > 0) this.work();
  }
  private tasks(): [Level, Tile][] {
    if (!this.dressed || !this.present || !this.coarse || this.zooming) return [];
    const { present, coarse, now, size } = this;
    const sharp = present.missing(now, size, 0).map((tile): [Level, Tile] => [present, tile]);
    if (sharp.length === 0) this.settle();
    return [
      ...coarse.all().map((tile): [Level, Tile] => [coarse, tile]),
      ...sharp,
      ...(sharp.length === 0 ? present.missing(now, size, MARGIN).map((tile): [Level, Tile] => [present, tile]) : []),
    ];
  }
  /** All that is seen is sharp. */
  private settle(): void {
    this.before?.box.remove();
    this.before = null;
    this.present!.trim(this.now, this.size);
    this.box.dataset.painted = String(this.present!.made.k);
  }

  private paint(level: Level, tile: Tile): void {
    const { painting, colours, relief } = this.dressed!;
    const pen = level.lay(tile).getContext("2d", { alpha: false });
    if (!pen) return;
    pen.fillStyle = colours("--sea");
    pen.fillRect(0, 0, SIDE + SEAM, SIDE + SEAM);
    const k = level.scale * level.made.k * painting.fit;
    const [x, y] = [level.made.x * level.scale - tile[0] * SIDE, level.made.y * level.scale - tile[1] * SIDE];
    pen.setTransform(k, 0, 0, k, x, y);
    pen.lineJoin = pen.lineCap = "round";
    for (const each of this.brushes.under) spread(pen, each, colours);
    if (relief && painting.relief) {
      const [x0, y0, x1, y1] = painting.relief.box;
      pen.globalAlpha = Number(colours("--shade-a"));
      pen.drawImage(relief, x0, y0, x1 - x0, y1 - y0);
    }
    for (const each of this.brushes.over) spread(pen, each, colours);
  }
}

function extentOf({ extent, fit }: Painting): Box {
  const [x0, y0, x1, y1] = extent;
  return { x0: x0 * fit - RIM, y0: y0 * fit - RIM, x1: x1 * fit + RIM, y1: y1 * fit + RIM };
}

function brush(coat: Coat): Brush {
  return {
    coat,
    paths: coat.paths.map((path) => new Path2D(path)),
    within: coat.within ? new Path2D(coat.within) : null,
  };
}

function spread(pen: CanvasRenderingContext2D, { coat, paths, within }: Brush, colours: Dressed["colours"]): void {
  pen.save();
  if (within) pen.clip(within, "evenodd");
  pen.globalAlpha = coat.alpha ?? 1;
  if (coat.fill) {
    pen.fillStyle = colours(coat.fill);
    for (const path of paths) pen.fill(path);
  }
  if (coat.stroke) {
    pen.strokeStyle = colours(coat.stroke);
    pen.lineWidth = coat.width ?? 1;
    pen.setLineDash(coat.dash ?? []);
    for (const path of paths) pen.stroke(path);
  }
  pen.restore();
}
