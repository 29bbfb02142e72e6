/** The benches of all games that have a workshop, by folder, and the words of all pages. */
import type { Board } from "../kit/board";
import type { Workshop } from "../kit/types";
import { benchOf, type Bench } from "./bench";

const shops = import.meta.glob<Workshop>("../../games/*/workshop.ts", { eager: true, import: "workshop" });
const standards = import.meta.glob<Board>("../../../../src/trackside/games/*/data/standard.json", {
  eager: true,
  import: "default",
});
const draws = import.meta.glob<(bench: Bench, large: boolean) => Board>("./drawn/*.ts", {
  eager: true,
  import: "draw",
});
const messages = import.meta.glob<string>(
  ["../../../../locales/*/*.ftl", "../../../../src/trackside/games/*/locales/*/*.ftl"],
  { eager: true, import: "default", query: "?raw" },
);

function part(path: string, after: string): string {
  const names = path.split("/");
  return names[names.lastIndexOf(after) + 1]!;
}
const boards = new Map(Object.entries(standards).map(([path, board]) => [part(path, "games"), board]));

export const BENCHES: [string, Bench][] = Object.entries(shops).map(([path, shop]) => {
  const folder = part(path, "games");
  return [folder, benchOf(shop, boards.get(folder)!)];
});

/** All messages of a language, one file after the other. */
export function wordsIn(language: string): string {
  const found = Object.entries(messages).filter(([path]) => part(path, "locales") === language);
  return found.map(([, text]) => `\n${text}`).join("\n");
}
/** A small board of the game, drawn from a blank sheet. */
export function drawn(folder: string, bench: Bench): Board {
  return draws[`./drawn/${folder}.ts`]!(bench, false);
}
export const LANGUAGES = ["en", "fr", "de", "it"];
