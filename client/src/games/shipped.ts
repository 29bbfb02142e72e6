/** The games whose pages are shipped, by slug: each folder says in `slug.ts` which game it is for, and nothing lists them. */
import type { Component } from "svelte";
import type { GameModule } from "../table/state/module";
import type { Workshop } from "../workshop/kit/types";

const slugs = import.meta.glob<string>("./*/slug.ts", { eager: true, import: "slug" });

function bySlug<T>(files: Record<string, T>): Record<string, T> {
  const found = Object.entries(files).map(([path, what]) => [slugs[path.replace(/[^/]+$/, "slug.ts")], what] as const);
  return Object.fromEntries(found.filter(([slug]) => slug));
}

/** A chunk each. */
export const modules = bySlug(import.meta.glob<GameModule>("./*/index.ts", { import: "game" }));
export const posters = bySlug(import.meta.glob<Component>("./*/Poster.svelte", { eager: true, import: "default" }));
/** How boards of the game are drawn by hand, for those that say it. */
export const workshops = bySlug(import.meta.glob<Workshop>("./*/workshop.ts", { import: "workshop" }));
