/** The games that the server has: asked for once, and there for every part of a page. */
import { get } from "./http";
import type { Game } from "./types";

class Known {
  list = $state.raw<Game[]>([]);
}
const known = new Known();
let once: Promise<Game[]> | null = null;

export function games(): Promise<Game[]> {
  once ??= get<{ games: Game[] }>("/api/games").then((answer) => (known.list = answer.games));
  once.catch(() => (once = null));
  return once;
}

/** Nothing as long as the games have not come, or for one that the server does not have. */
export function gameOf(slug: string | undefined): Game | undefined {
  return known.list.find((game) => game.slug === slug);
}

export function titleOf(slug: string | undefined): string {
  return gameOf(slug)?.title ?? "";
}

/** The beginning of its messages: "gr". */
export function prefixOf(slug: string | undefined): string {
  return gameOf(slug)?.prefix.toLowerCase() ?? "";
}

/** Where a rule stands; nothing for a rule of no game that is here. */
export function ruleLink(rule: string): string | undefined {
  const prefix = rule.split("-")[0];
  const owner = known.list.find((game) => game.prefix === prefix);
  return owner && `/rules/${owner.slug}#${rule}`;
}
