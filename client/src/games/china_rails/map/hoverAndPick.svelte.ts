/** Hovering over a milepost asks about it; a press goes there, builds there, or asks the server why not. */
import { t } from "../../../i18n/i18n.svelte";
import { layout } from "../../../device/layout.svelte";
import type { Json } from "../../../api/types";
import type { Post } from "../facts";
import { offersTo } from "../view";
import type { MapModel } from "./model.svelte";
import { trackOwnersAt } from "./track";
import { kindOf, linesOf, noteOf, titleOf } from "./words";

type Near = { x: number; y: number; r: number };

const DOUBLE_CLICK = 350; // milliseconds

export class HoverAndPick {
  private readonly map: MapModel;
  private presses: Promise<void> = Promise.resolve();
  private latest = { id: "", at: 0 };

  constructor(map: MapModel) {
    this.map = map;
    // Who gave up a plan may well choose the same place at once.
    $effect(() => {
      if (map.table.steps.length === 0) this.latest = { id: "", at: 0 };
    });
  }

  async hover(id: string | null, near: Near): Promise<void> {
    const { table, work, geo } = this.map;
    table.refusedAt = null;
    const post = id === null ? null : geo?.posts.get(id);
    if (post) return this.explain(post, near);
    table.leaveAnswer();
    void work.point(null);
  }
  private async explain(post: Post, near: Near): Promise<void> {
    const { map } = this;
    const { table, work } = map;
    const offered = this.offerAt(post.id);
    const way = offered && offered.do.do !== "move" ? null : await work.point(post.id);
    const leads = Boolean(way && way.steps.length > 0);
    const action = offered ? offered.do : leads ? null : this.question(post);
    const nowhere = work.travels && !leads && !action && !map.laying && map.own?.at !== post.id;
    const text = [noteOf(map, post), nowhere ? t("cr-ui-no-way") : ""].filter(Boolean).join(" ");
    const title = titleOf(post);
    const headline = t(map.view?.phase === "build" ? "cr-ui-cannot-build" : "cr-ui-cannot-go", { place: title });
    const lines = linesOf(map, post, way);
    const answer = { near, title, kind: kindOf(post, map.board), lines, note: text, action, headline };
    await table.explain(answer);
    if (table.verdict.state === "refused" && table.answer === answer) table.refusedAt = post.id;
  }

  /** Presses wait for one another and none is lost; the second of a double click is none. */
  pick(id: string, near: Near): void {
    const post = this.map.geo?.posts.get(id);
    const again = id === this.latest.id && performance.now() - this.latest.at < DOUBLE_CLICK;
    this.latest = { id, at: performance.now() };
    if (!post || again) return;
    const done = this.presses.then(() => this.map.table.settled()).then(() => this.choose(post, near));
    this.presses = done.catch(() => undefined);
  }
  private async choose(post: Post, near: Near): Promise<void> {
    const { table, work, laying, own } = this.map;
    const offered = this.offerAt(post.id);
    table.refuse(null);
    table.refusedAt = null;
    if (offered && offered.do.do !== "move") {
      table.closeAnswer();
      await table.planAll([offered]);
      work.added(1);
      return;
    }
    if (work.travels && own?.at === post.id && !laying) {
      void this.hover(post.id, near);
      return;
    }
    if (await this.leadsTo(post)) {
      table.closeAnswer();
      return;
    }
    if (!table.myTurn || layout() === "phone") void this.hover(post.id, near);
    if (table.myTurn) await this.refuse(post);
  }
  /** Plans a way there, or lets new track start there. */
  private async leadsTo(post: Post): Promise<boolean> {
    const { work } = this.map;
    if (!work.travels) return false;
    if (await work.go(post.id)) return true;
    // No track is missing to a major city, or there is none yet: the next one starts there.
    return this.map.laying && post.city?.kind === "major" && work.begin(post.city.id);
  }
  /** No way leads there: the server says so of the step that it would be. */
  private async refuse(post: Post): Promise<void> {
    const { table, work, view } = this.map;
    const drives = work.travels && view?.phase === "operate" && post.terrain !== "taiwan";
    const action = this.question(post) ?? (drives ? { do: "move", milepost: post.id } : null);
    if (!action) return;
    const [refusal] = await table.whyNot([action]);
    table.refuse(refusal ?? null);
    table.refusedAt = refusal ? post.id : null;
  }

  private offerAt(id: string) {
    return offersTo(this.map.table, "place", "shelter", "cross", "move").find((offer) => offer.at.milepost === id);
  }
  /** What to ask the server about a place that no way leads to. */
  private question(post: Post): Json | null {
    const { table, view, own, geo } = this.map;
    if (!table.myTurn || !view || post.terrain === "taiwan") return null;
    if (view.phase === "operate" && view.turn.choosing.length > 0) return { do: "shelter", milepost: post.id };
    if (view.phase === "operate" && own?.at === null) return { do: "place", milepost: post.id };
    const near = geo?.near.get(post.id) ?? [];
    if (view.phase === "operate") return own?.at && near.includes(own.at) ? { do: "move", milepost: post.id } : null;
    if (view.phase !== "build") return null;
    const from =
      near.find((id) => trackOwnersAt(this.map, id).includes(table.names[table.seat!] ?? "")) ??
      near.find((id) => geo!.posts.get(id)?.city?.kind === "major") ??
      near[0];
    return from ? { do: "build", from, to: post.id } : null;
  }
}
