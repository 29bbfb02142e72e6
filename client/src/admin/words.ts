/** The words of the administrators' page come with it, so that nobody else loads them. */
export const WORDS = {
  en: () => import("messages:en/admin"),
  fr: () => import("messages:fr/admin"),
  de: () => import("messages:de/admin"),
  it: () => import("messages:it/admin"),
};
