/** One board on the workbench: what it is now, what was done, what is chosen, what the server says of it. */
import { untrack } from "svelte";
import { ApiError, ensureSession, freshKey, post, put } from "../api/http";
import { guestName } from "../shell/guest";
import { language, t } from "../i18n/i18n.svelte";
import { whyNot } from "../i18n/refusals";
import { extend } from "../board/stroke";
import { alike, around } from "./kit/cells";
import type { Problem, Report } from "./check";
import { draftOf, dropDraft, keepDraft, type Kept } from "./keeping";
import { done, Draft, redone, undone, type History } from "./kit/patches";
import type { Board, Row } from "./kit/board";
import type { Chosen, Tool, Workshop } from "./kit/types";

const PAUSE = 600; // milliseconds after a change before the server is asked
const AGAIN = 1500;
/** The brush that paints all that hangs together and is alike. */
export const FILL = 3;
export const BRUSHES = [0, 1, 2, FILL];

interface Clip {
  anchor: string;
  cells: { cell: string; copy: Row }[];
}

export class Editor {
  board = $state.raw<Board>({});
  history = $state.raw<History>({ past: [], future: [] });
  /** While the pointer draws: the board as it would be. */
  preview = $state.raw<Board | null>(null);
  tool = $state("select");
  options = $state<Record<string, Chosen>>({});
  /** How far a brush reaches beyond its cell. */
  brush = $state(0);
  selected = $state.raw<string[]>([]);
  cursor = $state<string | null>(null);
  /** Where a line goes on from. */
  from = $state<string | null>(null);
  view = $state("map");
  report = $state.raw<Report | null>(null);
  checking = $state(false);
  /** The server could not be asked. */
  silent = $state(false);
  /** Why it does not even read the board: too large, say. */
  unread = $state("");
  clip = $state.raw<Clip | null>(null);
  /** The board on the server, if it lies there. */
  id = $state<string | null>(null);
  version = $state<number | null>(null);
  changed = $state(false);
  /** Another tab has taken this board: it is drawn there, and nothing is kept here. */
  elsewhere = $state(false);

  readonly shown = $derived(this.preview ?? this.board);
  readonly ground = $derived.by(() => this.workshop.ground(this.shown));
  readonly faces = $derived.by(() => this.workshop.faces?.(this.board) ?? null);
  readonly drawing = $derived.by(() => this.workshop.drawing(this.shown));
  readonly problems = $derived.by(() => (this.report?.problems ?? []).map((each) => this.located(each)));

  private timer = 0;
  private busy = false;
  private keeping = false;
  private unkept = false;
  private saveKey = freshKey();
  /** The first save was sent before; what came of it is not known. */
  private sent = false;
  private underWay: Promise<void> | null = null;
  private readonly tab = freshKey();
  private readonly others = "BroadcastChannel" in globalThis ? new BroadcastChannel("trackside.workshop") : null;

  constructor(
    readonly slug: string,
    readonly workshop: Workshop,
    /** Of the draft in this browser. */
    public key: string,
  ) {
    this.others?.addEventListener("message", ({ data }: MessageEvent<{ key: string; tab: string }>) => {
      if (data.key === this.key && data.tab !== this.tab) this.elsewhere = true;
    });
  }

  // ---- where it comes from ------------------------------------------------------------------------

  begin(board: Board, id: string | null = null, version: number | null = null): void {
    this.board = board;
    this.history = { past: [], future: [] };
    [this.id, this.version, this.changed] = [id, version, false];
    this.selected = [];
    this.view = "map";
    this.newKey();
    this.afterChange();
    this.claim();
  }
  async resume(): Promise<Kept | undefined> {
    return draftOf(this.key);
  }
  take(kept: Kept): void {
    this.board = kept.board;
    this.history = kept.history;
    [this.id, this.version, this.changed] = [kept.id, kept.version, kept.changed];
    this.newKey(kept.saveKey);
    this.checkSoon();
    this.claim();
  }
  private newKey(known?: string): void {
    this.saveKey = known ?? freshKey();
    this.sent = known !== undefined;
  }
  /** The tab that opened a draft last draws on it: two would overwrite each other's. */
  private claim(): void {
    this.others?.postMessage({ key: this.key, tab: this.tab });
  }

  // ---- changes ------------------------------------------------------------------------------------

  /** Does it as one step that can be taken back; false if nothing changed. */
  edit(work: (draft: Draft) => void): boolean {
    const draft = new Draft(this.board);
    work(draft);
    this.preview = null;
    if (draft.patch.length === 0) return false;
    this.board = draft.board;
    this.history = done(this.history, draft.patch);
    this.changed = true;
    this.afterChange();
    return true;
  }
  undo(): void {
    if (this.history.past.length === 0) return;
    [this.board, this.history] = undone(this.board, this.history);
    this.changed = true;
    this.afterChange();
  }
  redo(): void {
    if (this.history.future.length === 0) return;
    [this.board, this.history] = redone(this.board, this.history);
    this.changed = true;
    this.afterChange();
  }
  private afterChange(): void {
    this.preview = null;
    this.checkSoon();
    void this.keepNow();
  }
  /** At once, so that whoever closes the page loses nothing; what changes meanwhile goes after it. */
  private async keepNow(): Promise<void> {
    this.unkept = true;
    if (this.keeping) return;
    this.keeping = true;
    while (this.unkept) {
      this.unkept = false;
      await this.keep();
    }
    this.keeping = false;
  }
  async keep(): Promise<void> {
    const { board, history, id, version, changed, saveKey } = this;
    if (!this.elsewhere) await keepDraft(this.key, { board, history, id, version, changed, saveKey });
  }

  // ---- tools --------------------------------------------------------------------------------------

  get current(): Tool | null {
    return this.workshop.tools.find((tool) => tool.id === this.tool) ?? null;
  }
  pickTool(id: string): void {
    this.tool = id;
    this.from = null;
    this.preview = null;
    this.view = "map";
  }
  /** What is chosen for a tool: the first of each, until somebody says. */
  chosenFor(tool: Tool): Chosen {
    const said = this.options[tool.id] ?? {};
    return Object.fromEntries(
      (tool.options ?? []).map((option) => {
        const ids = option.choices(this.board).map((choice) => choice.id);
        const wish = said[option.key];
        return [option.key, wish !== undefined && ids.includes(wish) ? wish : (ids[0] ?? "")];
      }),
    );
  }
  private apply(draft: Draft, tool: Tool, way: string[]): void {
    tool.apply(draft, tool.how === "paint" ? this.brushed(way) : way, this.chosenFor(tool));
  }
  private brushed(way: string[]): string[] {
    const { near } = this.ground;
    if (this.brush === FILL) {
      const look = (cell: string) => JSON.stringify(this.workshop.lift(this.board, cell));
      return alike(near, way[0]!, look);
    }
    return this.brush > 0 ? [...new Set(way.flatMap((cell) => around(near, cell, this.brush)))] : way;
  }
  /** All chosen cells at once. */
  fill(tool: Tool): void {
    this.edit((draft) => tool.apply(draft, this.selected, this.chosenFor(tool)));
  }
  try(tool: Tool, way: string[]): void {
    const draft = new Draft(this.board);
    this.apply(draft, tool, way);
    this.preview = draft.board;
  }
  use(tool: Tool, way: string[]): void {
    const last = way.at(-1)!;
    const at = this.ground.items.find((item) => item.id === last) ?? this.placeOf(last);
    this.edit((draft) => this.apply(draft, tool, way));
    if (tool.how === "place" && at) this.selected = [untrack(() => this.ground.find(at.x, at.y))?.id ?? last];
  }
  private placeOf(cell: string): { x: number; y: number } | null {
    return cell === this.found?.id ? this.found : null;
  }
  /** What the pointer found last; free places are not listed among the items. */
  found: { id: string; x: number; y: number } | null = null;

  /** One press: a line goes on from the last one. */
  press(cell: string): void {
    const tool = this.current;
    if (this.tool === "area") this.corner(cell);
    else if (!tool) this.selected = [cell];
    else if (tool.how !== "line") this.use(tool, [cell]);
    else this.lineTo(tool, cell);
  }
  /** One corner of an area, then the other. */
  private corner(cell: string): void {
    const from = this.from;
    this.selected = from === null ? [cell] : this.between(from, cell);
    this.from = from === null ? cell : null;
  }
  private lineTo(tool: Tool, cell: string): void {
    const near = (tool.faces ? this.faces : this.ground)!.near;
    const from = this.from;
    this.from = cell === from ? null : cell;
    if (from === null || cell === from) return;
    const way = extend([from], cell, near);
    if (way.length > 1) this.use(tool, way);
  }

  // ---- chosen cells -------------------------------------------------------------------------------

  /** All cells in the rectangle of two. */
  between(one: string, two: string): string[] {
    const items = this.ground.items;
    const [a, b] = [one, two].map((id) => items.find((item) => item.id === id) ?? this.placeOf(id));
    if (!a || !b) return [];
    const [x0, x1, y0, y1] = [Math.min(a.x, b.x), Math.max(a.x, b.x), Math.min(a.y, b.y), Math.max(a.y, b.y)];
    return items
      .filter(({ x, y }) => x >= x0 - 0.6 && x <= x1 + 0.6 && y >= y0 - 0.6 && y <= y1 + 0.6)
      .map((item) => item.id);
  }
  copy(): void {
    const cells = this.selected.flatMap((cell) => {
      const copy = this.workshop.lift(this.board, cell);
      return copy ? [{ cell, copy }] : [];
    });
    if (cells.length > 0) this.clip = { anchor: cells[0]!.cell, cells };
  }
  paste(): void {
    const [clip, to] = [this.clip, this.cursor ?? this.selected[0]];
    if (!clip || !to) return;
    const laid: string[] = [];
    this.edit((draft) => {
      for (const { cell, copy } of clip.cells) {
        const target = this.ground.shifted(cell, clip.anchor, to);
        if (target === null) continue;
        this.workshop.lay(draft, target, copy);
        laid.push(target);
      }
    });
    this.selected = laid;
  }
  clear(): void {
    this.edit((draft) => this.selected.forEach((cell) => this.workshop.clear(draft, cell)));
  }
  move(from: string, to: string, commit: boolean): void {
    const draft = new Draft(this.board);
    const moved = this.workshop.move(draft, from, to);
    if (!commit) this.preview = moved ? draft.board : null;
    else if (moved && this.edit((other) => this.workshop.move(other, from, to))) {
      const found = this.found;
      this.selected = [(found && untrack(() => this.ground.find(found.x, found.y))?.id) ?? to];
    } else this.preview = null;
  }

  // ---- the check ----------------------------------------------------------------------------------

  checkSoon(): void {
    clearTimeout(this.timer);
    this.checking = true;
    this.timer = window.setTimeout(() => void this.check(), PAUSE);
  }
  private async check(): Promise<void> {
    if (this.busy) return void (this.timer = window.setTimeout(() => void this.check(), 200));
    this.busy = true;
    const asked = this.board;
    try {
      await ensureSession(guestName());
      this.report = await post<Report>(`/api/boards/check?lang=${language()}`, { game: this.slug, board: asked });
      this.silent = false;
      this.unread = "";
    } catch (error) {
      this.checkFailed(error instanceof ApiError ? error : null);
    } finally {
      this.busy = false;
      if (asked === this.board) this.checking = false;
    }
  }
  /** What is wrong with the board itself stays wrong until it is changed; all else is tried again. */
  private checkFailed(error: ApiError | null): void {
    this.unread = error && [400, 413].includes(error.status) ? (error.refusal ? whyNot(error) : t("ws-unread")) : "";
    this.silent = !this.unread && error?.status !== 429;
    if (this.unread) this.report = null;
    clearTimeout(this.timer);
    if (!this.unread) this.timer = window.setTimeout(() => void this.check(), AGAIN * (this.silent ? 4 : 1));
  }
  private located(problem: Problem): Problem & { cell: string | null } {
    const index = typeof problem.path[1] === "number" ? problem.path[1] : -1;
    return { ...problem, cell: this.workshop.cellOf(this.board, problem.table, index, problem.spot) };
  }

  // ---- the server ---------------------------------------------------------------------------------

  get name(): string {
    return typeof this.board["name"] === "string" ? this.board["name"] : "";
  }
  /** Kept on the server as a new board, or as the next version of its own; who presses twice saves once. */
  save(): Promise<void> {
    this.underWay ??= this.send().finally(() => (this.underWay = null));
    return this.underWay;
  }
  private async send(): Promise<void> {
    await ensureSession(guestName());
    const asked = this.board;
    const name = this.name || t("ws-unnamed");
    // A first save whose answer got lost may have kept an older state: the newest goes after it.
    const again = this.id !== null || this.sent;
    if (this.id === null) {
      this.sent = true;
      const body = { game: this.slug, name, board: asked, key: this.saveKey };
      const answer = await post<{ id: string; version: number }>("/api/workshop/boards", body);
      [this.id, this.version] = [answer.id, answer.version];
    }
    if (again) {
      const path = `/api/workshop/boards/${this.id}`;
      const answer = await put<{ version: number }>(path, { name, board: asked, version: this.version });
      this.version = answer.version;
    }
    this.changed = asked !== this.board;
    await this.moveTo(`${this.slug}/${this.id}`);
  }
  /** The draft of a board that is kept bears its name, and the next blank sheet is blank. */
  private async moveTo(key: string): Promise<void> {
    const old = this.key;
    this.key = key;
    await this.keep();
    if (old === key) return;
    await dropDraft(old);
    this.claim();
  }
  /** The next save keeps it beside the board that it began with. */
  part(): void {
    this.id = this.version = null;
    this.changed = true;
    this.newKey();
  }
  close(): void {
    clearTimeout(this.timer);
    void this.keep();
    this.others?.close();
  }
}
