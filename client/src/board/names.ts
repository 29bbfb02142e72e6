/** Finding a place by its name, with or without accents and umlauts. */
import { everyName } from "../i18n/places";
import type { Item } from "./types";

export interface Named {
  id: string;
  name: string;
  /** What else can be said of it, to tell two of the same name apart. */
  more: string;
  major: boolean;
}

const MOST = 8;

/** Every place once per name; the sentence of an item begins with its name. */
export function namesOf(items: Item[], sentence: (id: string) => string): Named[] {
  const found = new Map<string, Named>();
  for (const item of items) {
    const [name = item.id, more = ""] = sentence(item.id).split(". ");
    const known = found.get(name);
    if (!known || (!known.major && item.major))
      found.set(name, { id: item.id, name, more, major: Boolean(item.major) });
  }
  return [...found.values()];
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
}
/** Koeln is Köln, too. */
function spelled(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
}

/** Names that begin with the words, then names with a word that does, then names that hold them. */
export function matches(names: Named[], words: string): Named[] {
  const wanted = words.trim();
  if (!wanted) return [];
  const ranked = names.map((each) => ({
    each,
    rank: Math.min(...everyName(each.name).map((name) => near(name, wanted))) + (each.major ? 0 : 0.5),
  }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank || a.each.name.localeCompare(b.each.name))
    .slice(0, MOST)
    .map(({ each }) => each);
}

function near(name: string, wanted: string): number {
  return Math.min(rank(bare(name), bare(wanted)), rank(spelled(name), spelled(wanted)));
}

function rank(name: string, wanted: string): number {
  if (name === wanted) return -1;
  if (name.startsWith(wanted)) return 0;
  if (name.split(/[\s(\-–/]+/).some((word) => word.startsWith(wanted))) return 1;
  return name.includes(wanted) ? 2 : 9;
}
