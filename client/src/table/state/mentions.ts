/** Names of places and rules in what somebody says, so that they can be shown. */
export interface Place {
  id: string;
  /** All that it is called, in the reader's language, the board's and others. */
  names: string[];
}

export interface Piece {
  kind: "text" | "place" | "rule";
  text: string;
  /** Of a place. */
  id?: string;
}

const RULE = "[A-Z]{2,3}-\\d{1,3}[a-z]?";

function bare(text: string): string {
  return text.replaceAll("ß", "ss").normalize("NFD").replaceAll(/\p{M}/gu, "");
}
/** Koeln is Köln, too. */
function spelled(text: string): string {
  const plain: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue", ß: "ss" };
  return text.replaceAll(/[äöüÄÖÜß]/g, (letter) => plain[letter]!);
}
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Every way to write a place; "Frankfurt (Main)" is also called Frankfurt, if no other place is. */
function spellings(places: Place[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, id: string): void => {
    for (const each of [name, bare(name), spelled(name)]) {
      const known = each.toLowerCase();
      if (each.length > 2 && !found.has(known)) found.set(known, id);
    }
  };
  for (const place of places) for (const name of place.names) add(name, place.id);
  for (const place of places) for (const name of place.names) add(name.split(" (")[0]!, place.id);
  return found;
}

/** What was said, in pieces. A place is written with a capital: in German one eats (essen) also far from Essen. */
export class Mentions {
  private readonly ids: Map<string, string>;
  private readonly pattern: RegExp;

  constructor(places: Place[]) {
    this.ids = spellings(places);
    const names = [...this.ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
    const any = [RULE, ...names].join("|");
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, "giu");
  }

  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    let at = 0;
    for (const match of text.matchAll(this.pattern)) {
      const piece = this.piece(match[0]);
      if (!piece) continue;
      if (match.index > at) found.push({ kind: "text", text: text.slice(at, match.index) });
      found.push(piece);
      at = match.index + match[0].length;
    }
    if (at < text.length) found.push({ kind: "text", text: text.slice(at) });
    return found;
  }

  private piece(text: string): Piece | null {
    const id = this.ids.get(text.toLowerCase());
    if (id !== undefined) return /^\p{Lu}/u.test(text) ? { kind: "place", text, id } : null;
    return { kind: "rule", text: text.replace(/^[a-z]+/i, (prefix) => prefix.toUpperCase()) };
  }
}
