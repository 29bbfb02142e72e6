/** What people read of a choice: a name from the board, or a message. */
import { t } from "../i18n/i18n.svelte";
import type { Choice } from "./kit/types";

export function say(choice: Choice): string {
  return choice.text || (choice.name ? t(choice.name, choice.with) : choice.id);
}
