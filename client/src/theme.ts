/** Runs before anything is drawn, so that no page flashes in the wrong colours: the theme, palette, motion and text size of this device. */
interface Appearance {
  theme?: string;
  palette?: string;
  motion?: string;
  text?: string;
}

function chosen(): Appearance {
  try {
    return JSON.parse(localStorage.getItem("trackside.settings") ?? "{}") as Appearance;
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const contrast = matchMedia("(prefers-contrast: more)");

/** "auto" follows the system: more contrast if that was asked for, else dark or light. */
const applyTheme = (choice: Appearance = chosen()): void => {
  const root = document.documentElement;
  const system = contrast.matches ? "contrast" : dark.matches ? "dark" : "light";
  root.dataset.theme = choice.theme && choice.theme !== "auto" ? choice.theme : system;
  root.dataset.palette = choice.palette ?? "calm";
  root.dataset.motion = choice.motion ?? "auto";
  root.dataset.text = choice.text ?? "normal";
};

applyTheme();
Object.assign(globalThis, { applyTheme });
for (const media of [dark, contrast]) media.addEventListener("change", () => applyTheme());

export {};
