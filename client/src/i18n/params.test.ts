/** The pages and Python give the same parameters to the same messages: `tests/params.json` holds both to it. */
import { describe, expect, test } from "vitest";
import known from "../../../tests/params.json";
import { inWords, named, type Params } from "./params";

describe.each(["en", "fr", "de", "it"] as const)("in %s", (language) => {
  test.each(known.cases)("$params", ({ params, said }) => {
    expect(inWords(named(params as Params, known.names, language), language)).toEqual(said[language]);
  });
});
