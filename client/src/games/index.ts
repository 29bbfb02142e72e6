/** One chunk per game, loaded when a table of that game is opened. */
import { modules } from "./shipped";
import type { GameModule } from "../table/state/module";

/** The game's own module; a game that has none is played with the plain one. */
export async function loadGame(slug: string): Promise<GameModule> {
  const load = modules[slug];
  return load ? load() : (await import("./plain")).game;
}
