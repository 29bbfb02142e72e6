/** Of theme.ts: gives the root element the chosen theme, palette and motion. */
declare function applyTheme(choice?: { theme?: string; palette?: string; motion?: string }): void;
declare module "messages:*" {
  const text: string;
  export default text;
}
