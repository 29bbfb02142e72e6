/** At how many tables it is the reader's turn: in the title of the tab, on its icon and, if wanted, to be heard. */
import { SvelteSet } from "svelte/reactivity";
import { lobby, whoami } from "../api/http";
import { route } from "./router.svelte";
import { settings } from "../device/settings.svelte";
import type { Summary } from "../api/types";

const LOOK = 60_000; // milliseconds between two looks at the other tables, where no list is on the page
const page = $state({ title: "Trackside" });
const tables = new SvelteSet<string>();
/** The first list says what waited before; nobody is called for that. */
let listed = false;

/** What the page is called; how many tables wait is put before it. */
export function setTitle(title: string): void {
  page.title = title;
}

export function noteTables(mine: Summary[]): void {
  const waiting = mine.filter((table) => table.your_turn).map((table) => table.table);
  const fresh = waiting.some((id) => !tables.has(id));
  for (const id of tables) if (!waiting.includes(id)) tables.delete(id);
  for (const id of waiting) tables.add(id);
  if (fresh && listed) call();
  listed = true;
}

/** The table on the page tells for itself, at once. */
export function noteTable(id: string, waits: boolean): void {
  if (waits === tables.has(id)) return;
  if (!waits) tables.delete(id);
  else {
    tables.add(id);
    call();
  }
}

export function shownTitle(title: string, count: number): string {
  return count > 0 ? `(${count}) ${title}` : title;
}

/** For the whole page, as long as it is open. */
export function startWaiting(): void {
  $effect(() => {
    document.title = shownTitle(page.title, tables.size);
    const mark = tables.size > 0 ? "/mark-waiting.svg" : "/mark.svg";
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", mark);
    if ("setAppBadge" in navigator) void navigator.setAppBadge(tables.size).catch(() => undefined);
  });
  $effect(() => {
    const timer = setInterval(() => void look(), LOOK);
    return () => clearInterval(timer);
  });
}

/** The lobby looks itself; a stranger has no tables. */
async function look(): Promise<void> {
  if (route().page === "lobby" || !(await whoami().catch(() => null))?.user) return;
  await lobby()
    .then((found) => noteTables(found.mine))
    .catch(() => undefined);
}

function call(): void {
  if (settings.sound && !document.hasFocus()) void chime().catch(() => undefined);
}

/** Two short tones, like a signal box. */
async function chime(): Promise<void> {
  const sound = new AudioContext();
  const gain = sound.createGain();
  gain.connect(sound.destination);
  gain.gain.setValueAtTime(0.12, sound.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.7);
  for (const [tone, after] of [
    [660, 0],
    [880, 0.16],
  ] as const) {
    const bell = sound.createOscillator();
    bell.frequency.value = tone;
    bell.connect(gain);
    bell.start(sound.currentTime + after);
    bell.stop(sound.currentTime + 0.7);
  }
  await new Promise((done) => setTimeout(done, 900));
  await sound.close();
}
