/** Of theme.ts: the root element wears the chosen theme, palette and motion. */
declare function dress(choice?: { theme?: string; palette?: string; motion?: string }): void;
declare module "messages:*" {
  const text: string;
  export default text;
}
