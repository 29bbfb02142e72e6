/** Which browser it was, by what it says of itself. */

export interface Browser {
  browser: string;
  system: string;
}

// The order matters: most of them also call themselves Chrome, Safari or Linux.
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Empty where it says nothing that we know. */
export function browserOf(about: string): Browser {
  const first = (known: [RegExp, string][]) => known.find(([sign]) => sign.test(about))?.[1] ?? "";
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
