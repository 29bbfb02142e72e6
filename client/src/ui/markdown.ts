/** Enough Markdown for the rules: headings, lists, tables, code; every bold rule ID becomes a target. */

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "text" | "item" | "code"; text: string }
  | { kind: "rule"; id: string; body: string; text: string }
  | { kind: "table"; head: string[]; rows: string[][]; text: string };

const RULE = /^[-*] \*\*([A-Z]{2}-\d+)\*\*\s*(.*)$/;

function cells(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

export function blocks(source: string): Block[] {
  const out: Block[] = [];
  const lines = source.split(/\r?\n/);
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i]!;
    const heading = /^(#{1,4}) (.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (!line.trim() || /^-{3,}$/.test(line)) continue;
    if (heading) out.push({ kind: "heading", level: heading[1]!.length, text: heading[2]!, id: slug(heading[2]!) });
    else if (line.startsWith("```")) {
      const from = (i += 1);
      while (i < lines.length && !lines[i]!.startsWith("```")) i += 1;
      out.push({ kind: "code", text: lines.slice(from, i).join("\n") });
    } else if (line.startsWith("|")) {
      const from = i;
      while (i + 1 < lines.length && lines[i + 1]!.startsWith("|")) i += 1;
      const all = lines.slice(from, i + 1);
      out.push({ kind: "table", head: cells(all[0]!), rows: all.slice(2).map(cells), text: all.join(" ") });
    } else if (rule) out.push({ kind: "rule", id: rule[1]!, body: rule[2]!, text: `${rule[1]} ${rule[2]}` });
    else if (/^\s*[-*] /.test(line)) out.push({ kind: "item", text: line.replace(/^\s*[-*] /, "") });
    else out.push({ kind: "text", text: line });
  }
  return out;
}

/** Sections for who writes or tests the program: engine, data, sources. Players need not read them. */
const NOTES = /engine|computer players|as tests|source marks|this digest/i;
const PREAMBLE = /^(How to read this file|Purpose:|Sources:)/;

/** Only what a player needs: rules, terms, rulings. The rule in the address is always there. */
export function forPlayers(list: Block[], wanted: string): Block[] {
  const parts: Block[][] = [[]];
  for (const block of list) {
    if (block.kind === "heading" && block.level === 2) parts.push([]);
    parts.at(-1)!.push(block);
  }
  const aside = (part: Block[]) =>
    part[0]?.kind === "heading" &&
    NOTES.test(part[0].text) &&
    !part.some((block) => "id" in block && block.id === wanted);
  return parts
    .filter((part) => !aside(part))
    .flat()
    .filter((block) => block.kind !== "text" || !PREAMBLE.test(block.text));
}

export interface Piece {
  kind: "plain" | "bold" | "italic" | "code" | "rule" | "source";
  text: string;
}

/** Some digests put the source into round brackets: "(fr; RULING, see OQ-4)". */
const MARK = /\s*\(((?:fr|en|RULING|sunsite|keirat|gamebox|mobius|brooks|superfred)\b[^()]*(?:\([^()]*\)[^()]*)*)\)$/;

/** Bold, italic, code, rule IDs as links, and where a rule comes from, in brackets at the end. */
export function inline(text: string): Piece[] {
  const source = /\s*\[([^[\]]+)\]$/.exec(text) ?? MARK.exec(text);
  const out = prose(text.slice(0, source ? source.index : text.length));
  if (source) out.push({ kind: "source", text: source[1]! });
  return out;
}

/** Bold, italic, code and rule IDs of a running text. */
export function prose(text: string): Piece[] {
  const out: Piece[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b((?:GR|VD|RD|CR)-\d+)\b/g;
  let last = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > last) out.push({ kind: "plain", text: text.slice(last, match.index) });
    if (match[1]) out.push({ kind: "bold", text: match[1] });
    else if (match[2]) out.push({ kind: "italic", text: match[2] });
    else if (match[3]) out.push({ kind: "code", text: match[3] });
    else out.push({ kind: "rule", text: match[4]! });
    last = match.index + match[0].length;
  }
  if (last < text.length) out.push({ kind: "plain", text: text.slice(last) });
  return out;
}
