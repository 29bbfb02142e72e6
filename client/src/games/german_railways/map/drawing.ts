/** Hexes drawn over one after the other with the pointer held down. */
import { Follower, type Stroke } from "../../../board/stroke";
import { t } from "../../../i18n/i18n.svelte";
import type { MapModel } from "./model.svelte";

export class Drawing {
  private readonly map: MapModel;
  private readonly follower: Follower;
  /** The network when the line began: what is new begins there, or at the first open hex. */
  private begun: string[] = [];

  constructor(map: MapModel) {
    this.map = map;
    this.follower = new Follower(
      (id) => this.planNext(id),
      (count) => map.table.unplan(count),
    );
  }

  private async planNext(id: string): Promise<boolean> {
    const { table } = this.map;
    await table.settled();
    const { choice } = this.map;
    const [offer, more] = choice.at(id);
    if (!offer || more) return false;
    choice.company = offer.do.company;
    return table.planAll([offer]);
  }

  get stroke(): Stroke {
    const { map, follower } = this;
    const { table } = map;
    const hexes = table.steps.length;
    return {
      from: (id) => this.mayBegin(id),
      near: (id) => map.neighbours.get(id) ?? [],
      draw: (way) => {
        table.closeAnswer();
        table.refusedAt = null;
        void follower.follow(way.filter((id) => !this.begun.includes(id)));
      },
      done: () => void follower.end(),
      drop: () => void follower.follow([]).then(() => follower.end()),
      text: hexes > 0 ? `${t("gr-ui-hexes", { count: hexes })} · ${table.preview?.cost ?? 0} T` : "",
    };
  }
  private mayBegin(id: string): boolean {
    const { choice, openPlaces, own } = this.map;
    if (openPlaces.length === 0) return false;
    this.begun = [...own];
    return own.has(id) || choice.at(id).length === 1;
  }
}
