/** Which game a rule ID belongs to, and where its text stands. */

export const PREFIX: Record<string, string> = {
  "german-railways": "gr",
  volldampf: "vd",
  "railroad-dice-germany": "rd",
  "china-rails": "cr",
};

/** Titles are the same in every language. */
export const TITLE: Record<string, string> = {
  "german-railways": "German Railways",
  volldampf: "Volldampf",
  "railroad-dice-germany": "RailRoad Dice Germany",
  "china-rails": "China Rails",
};

export function slugOfRule(rule: string): string {
  const prefix = rule.split("-")[0]?.toLowerCase() ?? "";
  return Object.keys(PREFIX).find((slug) => PREFIX[slug] === prefix) ?? "german-railways";
}

export function ruleLink(rule: string): string {
  return `/rules/${slugOfRule(rule)}#${rule}`;
}
