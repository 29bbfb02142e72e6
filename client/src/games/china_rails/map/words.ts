/** What is said of a milepost: its name, its kind, its prices, and who is there. */
import { t } from "../../../i18n/i18n.svelte";
import type { Port, Post } from "../facts";
import { placeAt } from "../places";
import { priceOf } from "../state.svelte";
import type { ChinaBoard, Step, Way } from "../view";
import type { MapModel } from "./model.svelte";
import { ownersOf, trackOwnersAt } from "./track";

/** The name of a price, and the price. */
type Line = [string, string];

export function titleOf(post: Post): string {
  if (post.city && (post.city.milepost === post.id || post.city.kind === "major")) return post.city.name;
  return post.port ? post.port.name : t(`cr-ui-kind-${post.terrain}`);
}

export function kindOf(post: Post, board: ChinaBoard | null): string {
  const what = post.city ? t(`cr-ui-city-${post.city.kind}`) : post.port ? t(`cr-ui-port-${post.port.kind}`) : "";
  if (what || post.terrain === "taiwan" || !board) return what;
  return t("cr-ui-near", { place: placeAt(board, post.id)?.name ?? "" });
}

export function linesOf(map: MapModel, post: Post, way: Way | null): Line[] {
  const known = [...demandLines(map, post), ...(post.port ? portLines(map, post.port) : [])];
  if (way && way.steps.length > 0) return [...known, ...wayLines(map, way)];
  if (post.terrain === "taiwan") return known;
  return [...known, [t("cr-ui-milepost-price"), `${milepostPrice(post, map.board)} M`]];
}

/** The loads of a city, and what the reader's demand cards promise there. */
function demandLines({ own }: MapModel, { city }: Post): Line[] {
  const loads = (city?.loads ?? []).map((load) => t("cr-load-name", { load }));
  const wanted = (own?.hand ?? []).flatMap((card) => card.demands.filter((each) => each.city === city?.id));
  return [
    ...(loads.length > 0 ? [[t("cr-ui-supplies"), loads.join(", ")] satisfies Line] : []),
    ...wanted.map((each): Line => [t("cr-ui-wants", { load: each.load }), `${each.payout} M`]),
  ];
}

function portLines({ table, view }: MapModel, port: Port): Line[] {
  const price: Line = [t(port.kind === "ferry" ? "cr-ui-ferry-price" : "cr-ui-link-price"), `${port.price} M`];
  const owners = ownersOf(view, port);
  if (owners.length === 0) return [price];
  return [price, [t("cr-ui-owners"), owners.map((seat) => table.names[seat]).join(", ")]];
}

function wayLines(map: MapModel, { from, steps }: Way): Line[] {
  const turn = steps.at(-1)!.turn;
  const lines = map.laying ? trackLines(map.board, from, steps, turn) : driveLines(steps);
  return turn > 1 ? [...lines, [t("cr-ui-arrives"), t("cr-ui-turn-n", { turn })]] : lines;
}

function trackLines(board: ChinaBoard | null, from: string | null, steps: Step[], turn: number): Line[] {
  const lines: Line[] = [
    [t("cr-ui-starts"), beginningOf(board, from)],
    [t("cr-ui-segments"), String(steps.length)],
    [t("cr-ui-price"), `${priceOf(steps)} M`],
  ];
  if (turn === 1) return lines;
  return [...lines, [t("cr-ui-this-turn"), `${priceOf(steps.filter((step) => step.turn === 1))} M`]];
}

function driveLines(steps: Step[]): Line[] {
  const fees = priceOf(steps);
  return [
    [t("cr-ui-steps"), String(steps.length)],
    [t("cr-ui-fees"), fees > 0 ? `${fees} M` : t("cr-ui-no-fee")],
  ];
}

function beginningOf(board: ChinaBoard | null, from: string | null): string {
  const place = board && from ? placeAt(board, from) : null;
  return place ? (place.inside ? place.name : t("cr-ui-near", { place: place.name })) : "";
}

function milepostPrice(post: Post, board: ChinaBoard | null): number {
  const prices = board?.prices ?? {};
  const kind = post.city ? post.city.kind : post.port ? `${post.port.kind}-port` : post.terrain;
  return prices[kind] ?? prices[post.terrain] ?? 0;
}

/** Whose trains stand there, and whose track touches it. */
export function noteOf(map: MapModel, post: Post): string {
  const here = map.trains.filter((train) => train.at === post.id).map((train) => map.table.names[train.seat] ?? "");
  const owners = trackOwnersAt(map, post.id);
  return [
    here.length ? t("cr-ui-trains-here", { names: here }) : "",
    owners.length ? t("cr-ui-track-of", { names: owners }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** All of it as one text, for readers who do not see the map. */
export function sentenceOf(map: MapModel, id: string): string {
  const post = map.geo?.posts.get(id);
  if (!post) return id;
  const way = map.work.way?.to === id ? map.work.way : null;
  const facts = linesOf(map, post, way).map(([name, value]) => `${name} ${value}`);
  const open = map.open.includes(id) ? t("cr-ui-open-here") : "";
  return [titleOf(post), kindOf(post, map.board), ...facts, noteOf(map, post), open].filter(Boolean).join(". ");
}
