/** What the workshop says: loaded with it, not before. */
import type { Loader } from "../i18n/i18n.svelte";

export const WORDS: Record<string, Loader> = {
  en: () => import("messages:en/workshop"),
  fr: () => import("messages:fr/workshop"),
  de: () => import("messages:de/workshop"),
  it: () => import("messages:it/workshop"),
};
