declare const LANGUAGES: string[];
/** Of theme.ts: the root element wears the chosen theme, palette and motion. */
declare function dress(choice?: { theme?: string; palette?: string; motion?: string }): void;
declare module "messages:*" {
  const text: string;
  export default text;
}
/** The games whose pages are shipped, by slug; build.mjs finds them. */
declare module "games:shipped" {
  export const modules: Record<string, () => Promise<{ game: import("./table/state/module").GameModule }>>;
  export const posters: Record<string, import("svelte").Component>;
  /** How boards of the game are drawn by hand, for those that say it. */
  export const workshops: Record<string, () => Promise<{ workshop: import("./workshop/kit/types").Workshop }>>;
}
