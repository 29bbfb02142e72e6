/** The server's time, once a second, as long as somebody looks at a clock. */
import { figures, span } from "./clock";
import { language, t } from "../../i18n/i18n.svelte";

class Ticker {
  now = $state(Date.now() / 1000);
  /** How far the server's clock is ahead of this device's. A message that was kept on its way lags behind: the
      largest difference that was seen is the best known. */
  private ahead = -Infinity;
  private watchers = 0;
  private timer = 0;

  /** A message says what time it was when it was made. */
  hear(server: number): void {
    this.ahead = Math.max(this.ahead, server - Date.now() / 1000);
    this.tick();
  }
  private tick(): void {
    this.now = Date.now() / 1000 + (Number.isFinite(this.ahead) ? this.ahead : 0);
  }
  /** Ticks until the function that it gives is called. */
  watch(): () => void {
    if (this.watchers++ === 0) this.timer = window.setInterval(() => this.tick(), 1000);
    this.tick();
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }
}
export const ticker = new Ticker();

/** 9:32, 3 h 20 min, 2 d 4 h. */
export function timeText(seconds: number): string {
  const { id, first, second } = figures(seconds);
  if (id === "ui-clock-days" && second === 0) return t("ui-span-days", { count: first });
  return t(id, { first, second: id === "ui-clock-minutes" ? String(second).padStart(2, "0") : second });
}

/** 30 s, 24 h, 3 days. */
export function spanText(seconds: number): string {
  const { id, count } = span(seconds);
  return t(id, { count });
}

/** The moment as a person says it: the time alone on the same day. */
export function momentText(seconds: number): string {
  const at = new Date(seconds * 1000);
  const today = at.toDateString() === new Date().toDateString();
  const day = today ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  return at.toLocaleString(language(), { ...day, hour: "2-digit", minute: "2-digit" });
}
