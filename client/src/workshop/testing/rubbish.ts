/** Texts that somebody might paste and that are no table. */
export const RUBBISH: Record<string, string> = {
  "many lines": "x\n".repeat(10_000),
  "many columns": ("y\t".repeat(300) + "\n").repeat(20),
  script: "<script>alert(1)</script>\t<img src=x onerror=alert(1)>\t=cmd()\n",
  "empty lines": "\r\n".repeat(400),
  quotes: '"open\tand\nnever closed'.repeat(50),
  "letters for numbers": "a\tb\tc\td\te\tf\tg\n",
  huge: "z".repeat(5_000_000),
  nothing: "",
};
