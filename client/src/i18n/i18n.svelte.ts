/** Messages in the reader's language, from the Fluent files that the server uses too. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { inWords, named as seatsNamed, type Params } from "./params";
import { getText } from "../api/http";
import { games } from "../api/games.svelte";
import { change, settings } from "../device/settings.svelte";

export type Loader = () => Promise<{ default: string }>;

const SHARED: Record<string, Loader> = {
  en: () => import("messages:en"),
  fr: () => import("messages:fr"),
  de: () => import("messages:de"),
  it: () => import("messages:it"),
};
export const LANGUAGE_NAMES: Record<string, string> = { en: "English", fr: "Français", de: "Deutsch", it: "Italiano" };

class Messages {
  language = $state("en");
  /** Counts up when messages arrive, so that every text on the page is written again. */
  stamp = $state(0);
  bundle: FluentBundle | null = null;
  /** The games whose words were asked for, and when they are there. */
  slugs = new Map<string, Promise<void>>();
  /** Words that only some pages need, by language. */
  more = new Set<Record<string, Loader>>();
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
    if (short in SHARED) return short;
  }
  return "en";
}

export async function setLanguage(wanted: string): Promise<void> {
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  await add(bundle, async () => (await SHARED[wanted]!()).default);
  await Promise.all([
    ...[...messages.slugs.keys()].map((slug) => add(bundle, () => ofGame(slug, wanted))),
    ...[...messages.more].map((words) => add(bundle, async () => (await words[wanted]!()).default)),
  ]);
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

/** The messages of a game, on top of the shared ones; its prefix, which names them, comes along. */
export async function needGame(slug: string): Promise<void> {
  await games().catch(() => undefined);
  if (!messages.bundle) return;
  if (!messages.slugs.has(slug)) messages.slugs.set(slug, addGame(messages.bundle, slug));
  await messages.slugs.get(slug); // who asks second waits as well
}

async function addGame(bundle: FluentBundle, slug: string): Promise<void> {
  await add(bundle, () => ofGame(slug, messages.language)).catch(() => messages.slugs.delete(slug));
  messages.stamp += 1;
}

/** The words of a page that is loaded when it is asked for. */
export async function needWords(words: Record<string, Loader>): Promise<void> {
  if (messages.more.has(words) || !messages.bundle) return;
  messages.more.add(words);
  await add(messages.bundle, async () => (await words[messages.language]!()).default);
  messages.stamp += 1;
}

/** Every game's words lie beside the game, so the server has them, also of games from elsewhere. */
function ofGame(slug: string, wanted: string): Promise<string> {
  return getText(`/api/games/${slug}/messages/${wanted}`);
}

async function add(bundle: FluentBundle, load: () => Promise<string>): Promise<void> {
  messages.pending += 1;
  try {
    bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
  } finally {
    messages.pending -= 1;
  }
}

function pattern(id: string) {
  const [name, attribute] = id.split(".") as [string, string | undefined];
  const message = messages.bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] : message?.value;
}

/** The game's own message if it has one, else that of all games: "rl-ui-wins", "ui-wins". */
export function own(prefix: string, id: string): string {
  return has(`${prefix}-${id}`) ? `${prefix}-${id}` : id;
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
