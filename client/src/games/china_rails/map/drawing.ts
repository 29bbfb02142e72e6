/** Ways drawn by hand over the map. */
import type { Stroke } from "../../../board/stroke";
import { t } from "../../../i18n/i18n.svelte";
import { priceOf } from "../state.svelte";
import type { Step } from "../view";
import type { MapModel } from "./model.svelte";
import { majorMileposts } from "./track";

export function strokeOf(map: MapModel): Stroke {
  const { table, work } = map;
  const majors = majorMileposts(map.geo);
  const ownTrack = (map.bySeat[table.seat ?? -1] ?? []).flatMap((edge) => edge.split("-"));
  const network = new Set([...majors, ...ownTrack]);
  return {
    from: (id) => work.mayDraw(id, (each) => network.has(each)),
    near: (id) => neighbours(map, majors, id),
    draw: (way) => {
      table.closeAnswer();
      table.refusedAt = null;
      work.draw(way);
    },
    done: (way) => void trace(map, way),
    drop: () => work.leave(),
    text: work.stroke.length > 1 ? priceText(map, work.way?.steps ?? []) : "",
  };
}

/** Track is laid to any milepost next door; a train follows track. */
function neighbours({ geo, laying, track }: MapModel, majors: Set<string>, id: string): string[] {
  const near = geo?.near.get(id) ?? [];
  if (laying) return near;
  return near.filter(
    (other) => `${id}-${other}` in track || `${other}-${id}` in track || (majors.has(id) && majors.has(other)),
  );
}

async function trace({ table, work }: MapModel, way: string[]): Promise<void> {
  table.refuse(null);
  await table.settled();
  await work.trace(way);
}

function priceText(map: MapModel, steps: Step[]): string {
  const cost = priceOf(steps);
  const turn = steps.at(-1)?.turn ?? 1;
  const what = map.laying
    ? t("cr-ui-drawn-track", { count: steps.length, cost })
    : t("cr-ui-drawn-way", { count: steps.length }) + (cost > 0 ? ` · ${t("cr-ui-fee-of", { cost })}` : "");
  return turn > 1 ? `${what} · ${t("cr-ui-turn-n", { turn })}` : what;
}
