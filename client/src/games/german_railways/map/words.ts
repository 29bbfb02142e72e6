/** What is said of a place: its name, its terrain and income, what a build costs there, and who is there. */
import { t } from "../../../i18n/i18n.svelte";
import type { Place } from "../facts";
import type { BuildOffer } from "../view";
import type { MapModel } from "./model.svelte";

type Line = [string, string];

export function titleOf(place: Place): string {
  return place.city ? place.city + (place.modern ? ` (${place.modern})` : "") : place.id;
}

function terrainOf(place: Place): string {
  return t(`gr-ui-terrain-${place.terrain}`);
}

export function kindOf(place: Place): string {
  const income = place.city ? t("gr-ui-city-income", { count: place.income }) : "";
  return [place.city ? place.hexes[0]!.id : "", terrainOf(place), income].filter(Boolean).join(" · ");
}

export function priceLines({ board, choice, view }: MapModel, place: Place): Line[] {
  const offers = choice.at(place.id);
  if (offers.length > 1) return offers.map((offer) => [offer.do.company, `${offer.cost} T`]);
  if (offers.length === 1) return offerLines(place, offers[0]!);
  const base: Line = [terrainOf(place), `${board?.terrains[place.terrain] ?? 0} T`];
  const surcharge = view?.surcharges[place.id];
  return surcharge ? [base, [t("gr-ui-companies-there"), `+${surcharge} T`]] : [base];
}

function offerLines(place: Place, { cost, info }: BuildOffer): Line[] {
  const lines: Line[] = [[terrainOf(place), `${info.terrain} T`]];
  if (info.surcharge) lines.push([t("gr-ui-companies-there"), `+${info.surcharge} T`]);
  if (info.power) lines.push([t("gr-ui-power"), `${info.power > 0 ? "+" : "−"}${Math.abs(info.power)} T`]);
  if (info.income) lines.push([t("gr-ui-income-gain"), `+${info.income}`]);
  for (const other of info.connects) lines.push([t("gr-ui-new-link"), other]);
  return [...lines, [t("gr-ui-price"), `${cost} T`]];
}

/** The companies at a place. */
export function companiesAt({ view }: MapModel, place: Place): string[] {
  return view?.board[place.id] ?? [];
}

export function noteOf(map: MapModel, place: Place): string {
  const companies = companiesAt(map, place);
  return companies.length ? t("gr-ui-here", { companies }) : "";
}

/** All of it as one text, for readers who do not see the map. */
export function sentenceOf(map: MapModel, id: string): string {
  const place = map.geo?.places.get(id);
  if (!place) return id;
  const offers = map.choice.at(id);
  const open = offers.length
    ? t("gr-ui-open-for", { companies: offers.map((offer) => offer.do.company), cost: offers[0]!.cost ?? 0 })
    : "";
  return [titleOf(place), kindOf(place), noteOf(map, place) || t("gr-ui-empty"), open].filter(Boolean).join(". ");
}
