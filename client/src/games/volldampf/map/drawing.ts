/** A route traced along the links with the pointer held down. */
import { Follower, type Stroke } from "../../../board/stroke";
import { t } from "../../../i18n/i18n.svelte";
import type { MapModel } from "./model.svelte";

export function followerOf(map: MapModel): Follower {
  const planNext = async (id: string) => {
    await map.table.settled();
    const offer = map.cities.get(id.slice(2));
    return offer !== undefined && map.table.planAll([offer]);
  };
  return new Follower(planNext, (count) => map.table.unplan(count));
}

export function strokeOf(map: MapModel, follower: Follower): Stroke {
  const { path, table, transport } = map;
  return {
    from: (id) => map.tracing && map.links.size > 0 && id === map.head,
    near: (id) => map.neighbours.get(id) ?? [],
    draw: (way) => {
      table.closeAnswer();
      table.refusedAt = null;
      void follower.follow(way.slice(1));
    },
    done: () => void follower.end(),
    drop: () => void follower.follow([]).then(() => follower.end()),
    text: path.length > 0 ? t("vd-ui-links-used", { count: path.length, most: transport?.most ?? 0 }) : "",
  };
}
