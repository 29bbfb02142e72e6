/** What is said of a link, a city or a good: its name, its kind, its prices and goals. */
import { t } from "../../../i18n/i18n.svelte";
import type { Table } from "../../../table/state/table.svelte";
import { nameOf, shares, type City, type Cube, type Link } from "../facts";
import { routeOf } from "../regions";
import type { DeclareOffer } from "../view";
import type { MapModel } from "./model.svelte";

const MOST_GOALS = 6;
type Line = [string, string];

export function titleOf(map: MapModel, id: string): string {
  const { link, city, cube } = map.elementOf(id);
  if (link) return nameOf(link);
  if (cube) return t("vd-ui-good-in", { colour: cube.colour, city: cube.city.name });
  return city?.name ?? id;
}

export function kindOf(map: MapModel, id: string): string {
  const { link, city, cube } = map.elementOf(id);
  if (link) return routeOf(map.table, link.colour);
  if (cube) return cube.count > 1 ? `× ${cube.count}` : "";
  return city ? t("vd-ui-city-kind", { colour: city.colour, foreign: city.foreign }) : "";
}

export function linesOf(map: MapModel, id: string): Line[] {
  const { link, city, cube } = map.elementOf(id);
  if (link) return [linkLine(map, link)];
  return cube ? goalLines(map, cube) : goodsLines(map, city);
}

function linkLine({ links, owners, table }: MapModel, link: Link): Line {
  const owner = owners[link.id];
  if (owner !== undefined) return [t("vd-ui-track-of"), table.names[owner] ?? ""];
  return [t("vd-ui-cost"), `${links.get(link.id)?.cost ?? link.cost} Mk`];
}

function goalLines({ geo, table, takes }: MapModel, cube: Cube): Line[] {
  const goals = (takes.get(cube.id.slice(2)) as DeclareOffer | undefined)?.info.destinations ?? [];
  return goals
    .slice(0, MOST_GOALS)
    .map((goal) => [geo?.cities.get(goal.city)?.name ?? "", splitText(table, goal.splits[0] ?? "")]);
}

function splitText(table: Table, split: string): string {
  return shares(split)
    .map((n, seat) => (n > 0 ? `${table.names[seat]} +${n}` : ""))
    .filter(Boolean)
    .join(", ");
}

function goodsLines({ goods }: MapModel, city: City | undefined): Line[] {
  const here = goods[city?.id ?? ""] ?? [];
  return [...new Set(here)].map((colour) => [
    t("vd-ui-good", { colour }),
    String(here.filter((each) => each === colour).length),
  ]);
}

export function headlineOf(map: MapModel, id: string): string {
  const { link } = map.elementOf(id);
  if (link && !map.tracing) return t("vd-ui-cannot-build", { link: nameOf(link) });
  return t("vd-ui-cannot", { what: titleOf(map, id) });
}

/** All of it as one text, for readers who do not see the map. */
export function sentenceOf(map: MapModel, id: string): string {
  const open = map.open.includes(id) ? t("vd-ui-open") : "";
  const lines = linesOf(map, id).map((line) => line.join(" "));
  return [titleOf(map, id), kindOf(map, id), ...lines, open].filter(Boolean).join(". ");
}
