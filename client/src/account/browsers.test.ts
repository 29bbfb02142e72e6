/** Which browser a session is. */
import { expect, test } from "vitest";
import { browserOf } from "./browsers";

const chrome = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 ${rest}`;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1";

test.each([
  [chrome("X11; Linux x86_64", "Safari/537.36"), "Chrome", "Linux"],
  [chrome("Windows NT 10.0; Win64", "Safari/537.36 Edg/131.0"), "Edge", "Windows"],
  [chrome("Linux; Android 14", "Mobile Safari/537.36"), "Chrome", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15) Firefox/132.0", "Firefox", "macOS"],
  [`${IPHONE} Mobile/15E148 Safari/604.1`, "Safari", "iPhone"],
  ["Python-urllib/3.12", "", ""],
])("a browser is known by what it says: %s", (about, browser, system) => {
  expect(browserOf(about)).toEqual({ browser, system });
});
