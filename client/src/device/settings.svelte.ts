/** What a reader chose for this device: kept in local storage, applied to the root element. */

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Palette = "calm" | "vivid" | "grey";
export type Pace = "now" | "readable" | "slow";
export type TextSize = "normal" | "large" | "largest";
export type Motion = "auto" | "full" | "less";

const KEY = "trackside.settings";
const DEFAULTS = {
  language: "",
  theme: "auto" as Theme,
  palette: "calm" as Palette,
  motion: "auto" as Motion,
  text: "normal" as TextSize,
  /** How fast the moves of bots are shown. */
  pace: "readable" as Pace,
  keys: true,
  sound: false,
  level: "normal",
  game: "",
  /** Layers of the boards that are not drawn. */
  hidden: [] as string[],
  /** Games of which the reader has seen the short introduction. */
  seen: [] as string[],
};
export type Settings = typeof DEFAULTS;

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(stored());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the choice lasts for this visit.
  }
  applySettings();
}

/** The root element wears them; `theme.ts` has done it once before the first drawing. */
export function applySettings(): void {
  applyTheme(settings);
}

export function lessMotion(): boolean {
  if (settings.motion !== "auto") return settings.motion === "less";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
