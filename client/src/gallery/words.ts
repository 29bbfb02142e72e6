/** What the gallery says: loaded with it, not before. */
import type { Loader } from "../i18n/i18n.svelte";

export const WORDS: Record<string, Loader> = {
  en: () => import("messages:en/gallery"),
  fr: () => import("messages:fr/gallery"),
  de: () => import("messages:de/gallery"),
  it: () => import("messages:it/gallery"),
};
