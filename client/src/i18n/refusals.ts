/** Why a request was refused, as a sentence. */
import { ApiError } from "../api/http";
import { has, t } from "./i18n.svelte";

export function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const refusal = error.refusal;
  if (refusal) return has(refusal.message) ? t(refusal.message, refusal.params ?? {}) : refusal.text;
  return t(error.status === 0 ? "ui-offline-short" : "ui-server-trouble");
}
