/** Messages in the reader's language, from the Fluent files that the server uses too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { inWords, named as seatsNamed, type Params } from "./params";
import { change, settings } from "./settings.svelte";

type Loader = () => Promise<{ default: string }>;

const SHARED: Record<string, Loader> = {
  en: () => import("messages:en/shared"),
  fr: () => import("messages:fr/shared"),
  de: () => import("messages:de/shared"),
  it: () => import("messages:it/shared"),
};
const GAMES: Record<string, Record<string, Loader>> = {
  "german-railways": {
    en: () => import("messages:en/german_railways"),
    fr: () => import("messages:fr/german_railways"),
    de: () => import("messages:de/german_railways"),
    it: () => import("messages:it/german_railways"),
  },
  volldampf: {
    en: () => import("messages:en/volldampf"),
    fr: () => import("messages:fr/volldampf"),
    de: () => import("messages:de/volldampf"),
    it: () => import("messages:it/volldampf"),
  },
  "railroad-dice-germany": {
    en: () => import("messages:en/railroad_dice"),
    fr: () => import("messages:fr/railroad_dice"),
    de: () => import("messages:de/railroad_dice"),
    it: () => import("messages:it/railroad_dice"),
  },
  "china-rails": {
    en: () => import("messages:en/china_rails"),
    fr: () => import("messages:fr/china_rails"),
    de: () => import("messages:de/china_rails"),
    it: () => import("messages:it/china_rails"),
  },
};
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" };

class Messages {
  language = $state("en");
  /** Counts up when messages arrive, so that every text on the page is written again. */
  stamp = $state(0);
  bundle: FluentBundle | null = null;
  slugs = new Set<string>();
  /** Files on their way: a text asked for too early is no missing text. */
  pending = 0;
}
const messages = new Messages();
/** Keys without a message, for the test of completeness. */
const missing = new Set<string>();

export function language(): string {
  return messages.language;
}

/** The first of the reader's languages that we speak. */
export function negotiate(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const short = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(short)) return short;
  }
  return "en";
}

export async function setLanguage(wanted: string): Promise<void> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  await add(bundle, SHARED[wanted]);
  for (const slug of messages.slugs) await add(bundle, GAMES[slug]?.[wanted]);
  messages.bundle = bundle;
  messages.language = wanted;
  messages.stamp += 1;
  document.documentElement.lang = wanted;
}

export async function chooseLanguage(wanted: string): Promise<void> {
  await setLanguage(wanted);
  change({ language: wanted });
}

export async function startLanguage(): Promise<void> {
  await setLanguage(settings.language || negotiate(navigator.languages));
}

/** The messages of a game, on top of the shared ones. */
export async function needGame(slug: string): Promise<void> {
  if (messages.slugs.has(slug) || !messages.bundle) return;
  messages.slugs.add(slug);
  await add(messages.bundle, GAMES[slug]?.[messages.language]);
  messages.stamp += 1;
}

async function add(bundle: FluentBundle, load: Loader | undefined): Promise<void> {
  if (!load) return;
  messages.pending += 1;
  try {
    const text = (await load()).default;
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  } finally {
    messages.pending -= 1;
  }
}

function pattern(id: string) {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = messages.bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

export function has(id: string): boolean {
  void messages.stamp;
  return Boolean(pattern(id));
}

/** The sentence for this id; an id without a sentence is shown as it is, and remembered. */
export function t(id: string, params: Params = {}): string {
  void messages.stamp;
  const found = pattern(id);
  if (!found || !messages.bundle) {
    if (messages.bundle) note(id);
    return id;
  }
  const errors: Error[] = [];
  const text = messages.bundle.formatPattern(found, inWords(params, messages.language), errors);
  if (errors.length > 0) note(`${id}: ${errors[0]?.message}`);
  return text;
}

function note(id: string): void {
  if (messages.pending > 0) return;
  missing.add(id);
  document.documentElement.dataset.missing = [...missing].sort().join(" | ");
}

export function named(params: Params, names: string[], seat?: number): Params {
  return seatsNamed(params, names, messages.language, seat);
}

export function number(value: number): string {
  return new Intl.NumberFormat(messages.language).format(value).replace("-", "−");
}

/** "5 minutes ago", "yesterday". */
export function since(iso: string | number): string {
  const seconds = (Date.now() - new Date(iso).getTime()) / 1000;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  const format = new Intl.RelativeTimeFormat(messages.language, { numeric: "auto" });
  for (const [unit, size] of steps) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(-Math.max(0, Math.floor(seconds)), "second");
}
