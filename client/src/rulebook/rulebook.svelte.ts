/** The rulebooks in the reader's language, and the one that lies open beside a table. */
import { ApiError, get } from "../api/http";
import { language } from "../i18n/i18n.svelte";
import type { BookChapter, BookParagraph, BookPart, Rulebook } from "../api/types";

const books = new Map<string, Promise<Rulebook | null>>();

/** Nothing for a game that has its digest alone; a book that did not come is asked for again. */
export function rulebook(slug: string, wanted: string): Promise<Rulebook | null> {
  const key = `${slug}/${wanted}`;
  const found = books.get(key) ?? ask(slug, wanted);
  books.set(key, found);
  found.catch(() => books.delete(key));
  return found;
}

async function ask(slug: string, wanted: string): Promise<Rulebook | null> {
  try {
    return await get<Rulebook>(`/api/games/${slug}/rulebook?lang=${wanted}`);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

export function pictureOf(slug: string, name: string, theme: string): string {
  return `/api/games/${slug}/rulebook/${name}?theme=${theme}&lang=${language()}`;
}

/** A paragraph with the pictures that follow it, and its chapter. */
export interface Found {
  chapter: BookChapter;
  id: string;
  parts: BookPart[];
}

/** The paragraph that tells this rule, or has this id. */
export function paragraphOf(book: Rulebook, name: string): Found | null {
  for (const chapter of book.chapters) {
    const told = paragraphs(chapter.parts).find((part) => part.id === name || part.rules.includes(name));
    if (!told) continue;
    const after = chapter.parts.slice(chapter.parts.indexOf(told) + 1);
    const end = after.findIndex((part) => part.kind !== "picture");
    return { chapter, id: told.id, parts: [told, ...(end < 0 ? after : after.slice(0, end))] };
  }
  return null;
}

export function paragraphs(parts: BookPart[]): BookParagraph[] {
  return parts.filter((part) => part.kind === "paragraph");
}

/** Lower case and without accents, so that "felder" finds "Felder" and "prete" finds "prête". */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Everything that a part says, without the signs for bold and italics. */
function words(part: BookPart): string {
  if (part.kind === "heading") return part.title;
  if (part.kind === "picture") return `${part.caption} ${part.alternative}`;
  const pieces = part.text.map((piece) => {
    if (piece.kind === "words") return piece.text;
    return (piece.kind === "list" ? piece.items : [...piece.head, ...piece.rows.flat()]).join(" ");
  });
  return [...part.rules, ...pieces].join(" ").replaceAll("*", "");
}

/** How a part answers a search: by its own words, by a statement of its rules, or not. */
function answers(book: Rulebook, part: BookPart, wanted: string): "words" | "letter" | null {
  const asked = folded(wanted).split(/\s+/).filter(Boolean);
  const holds = (text: string) => asked.every((each) => folded(text).includes(each));
  if (part.kind === "heading") return null;
  if (holds(words(part))) return "words";
  if (part.kind === "picture") return null;
  return part.rules.some((rule) => holds(`${rule} ${book.statements[rule] ?? ""}`)) ? "letter" : null;
}

/** What of these parts answers a search, and the ids of paragraphs that only their rules answer for. */
export function search(book: Rulebook, parts: BookPart[], wanted: string): { parts: BookPart[]; letters: string[] } {
  const told = parts.filter((part) => answers(book, part, wanted) !== null);
  const letters = paragraphs(told).filter((part) => answers(book, part, wanted) === "letter");
  return { parts: told, letters: letters.map((part) => part.id) };
}

class Beside {
  /** The game and the rule or paragraph; an empty `at` is the list of chapters. */
  open = $state.raw<{ slug: string; at: string } | null>(null);
}
const beside = new Beside();
let opener: HTMLElement | null = null;

export function besideNow(): { slug: string; at: string } | null {
  return beside.open;
}

export function openBeside(slug: string, at: string): void {
  if (!beside.open && document.activeElement instanceof HTMLElement) opener = document.activeElement;
  beside.open = { slug, at };
}

/** Whoever opened it gets the keyboard back. */
export function closeBeside(): void {
  if (!beside.open) return;
  beside.open = null;
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}
