/** The name of a guest who has not told one: kept on this device, so that it stays the same. */
import { t } from "../i18n/i18n.svelte";

const KEY = "trackside.name";

export function guestName(): string {
  try {
    return localStorage.getItem(KEY) || t("ui-guest");
  } catch {
    return t("ui-guest");
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Nothing is kept in this browser; the server still knows the name.
  }
}
