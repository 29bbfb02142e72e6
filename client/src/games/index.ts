/** One chunk per game, loaded when a table of that game is opened. */
import type { GameModule } from "./types";

const LOADERS: Record<string, () => Promise<{ game: GameModule }>> = {
  "german-railways": () => import("./german_railways/index"),
  volldampf: () => import("./volldampf/index"),
  "railroad-dice-germany": () => import("./railroad_dice/index"),
  "china-rails": () => import("./china_rails/index"),
};

export async function loadGame(slug: string): Promise<GameModule> {
  const load = LOADERS[slug];
  if (!load) throw new Error(`there is no module for ${slug}`);
  return (await load()).game;
}
