/** Parameters as messages take them; the same as in `trackside/messages.py`, and a test holds the two together. */

export type Params = Record<string, unknown>;
export type Words = Record<string, string | number>;

export function inWords(params: Params, language: string): Words {
  const out: Words = {};
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === "number" || typeof value === "string") out[name] = value;
    else if (Array.isArray(value)) out[name] = joined(value.map(word), language);
    else if (typeof value === "boolean") out[name] = value ? "yes" : "no";
    else if (value === null || value === undefined) out[name] = "";
  }
  return out;
}

/** What a company pays is told in short: "PO 6". */
function word(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const { company, amount } = value as { company?: string; amount?: number };
  return `${company} ${amount}`;
}

/** "Ada, Ben and Cleo". */
export function joined(words: string[], language: string): string {
  return new Intl.ListFormat(language === "en" ? "en-GB" : language, { type: "conjunction" }).format(words);
}

/** Seats in parameters become names: seat -> $name, X_seat -> $X, X_seats -> $X. */
export function named(params: Params, names: string[], language: string, seat?: number): Params {
  const name = (value: unknown): string => names[Number(value)] ?? "";
  const out: Params = { ...params };
  if (seat !== undefined && seat >= 0) out.name = name(seat);
  for (const [key, value] of Object.entries(params)) {
    if (key === "seat") out.name = name(value);
    else if (key === "seats" && Array.isArray(value)) out.names = joined(value.map(name), language);
    else if (key.endsWith("_seat")) out[key.slice(0, -5)] = value === "hidden" ? "hidden" : name(value);
    else if (key.endsWith("_seats") && Array.isArray(value)) out[key.slice(0, -6)] = joined(value.map(name), language);
  }
  return out;
}
