/** The rule that tells what an event does. */
export const RULE: Record<string, string> = {
  "party-congress": "CR-148",
  "rail-tax": "CR-153",
  strike: "CR-155",
  flood: "CR-157",
  "new-year": "CR-161",
  "black-dragon": "CR-163",
  derailment: "CR-164",
  "snow-manchuria": "CR-165",
  "heavy-snow": "CR-166",
  "storm-at-sea": "CR-167",
  "wind-storm": "CR-168",
  "sand-storm": "CR-169",
  earthquake: "CR-172",
  "desert-rains": "CR-175",
};
