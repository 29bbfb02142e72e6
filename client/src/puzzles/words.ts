/** What the pages say about a puzzle. */
import { prefixOf } from "../api/games.svelte";
import { own, t } from "../i18n/i18n.svelte";
import type { Puzzle } from "../api/types";

/** A game may name its themes in its own words. */
export function themeName(puzzle: Puzzle): string {
  return t(own(prefixOf(puzzle.game), `ui-puzzle-theme-${puzzle.theme}`));
}

export function difficultyName(puzzle: Puzzle): string {
  return t(`ui-puzzle-difficulty-${puzzle.difficulty}`);
}
