/** Companies, faces of the dice and ends of the line, with their colours. */
export const COMPANIES = ["red", "yellow", "purple", "blue", "green"] as const;
export const FACES = ["straight", "curve", "joker", "transport"] as const;
export type Face = (typeof FACES)[number];
export type End = "N" | "S";
export const ENDS: End[] = ["N", "S"];
export const END_COLOUR: Record<End, string> = { N: "var(--accent)", S: "var(--ink)" };
export const SHORT: Record<string, string> = {
  red: "BT",
  yellow: "IH",
  purple: "WX",
  blue: "ÜF",
  green: "ET",
  white: "",
};
const TOKEN: Record<string, string> = { red: "bt", yellow: "ih", purple: "wx", blue: "uf", green: "et" };

export function fill(company: string): string {
  return TOKEN[company] ? `var(--dice-${TOKEN[company]})` : "var(--ink2)";
}
export function ink(company: string): string {
  return `var(--dice-${TOKEN[company]}-ink)`;
}
