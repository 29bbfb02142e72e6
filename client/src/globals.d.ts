declare const LANGUAGES: string[];
declare module "messages:*" {
  const text: string;
  export default text;
}
