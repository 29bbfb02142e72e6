/** Cities have the names that the reader's language has for them. */
import { expect, test } from "vitest";
import { boardIn, cityName, everyName, labelIn, paramsIn } from "./places";
import source from "./places.ts?raw";

interface Named {
  name?: string;
  city?: string;
}
const boards = import.meta.glob<{ cities?: Named[]; hexes?: Named[] }>(
  "../../../src/trackside/games/*/data/standard.json",
  { eager: true, import: "default" },
);
const onBoards = new Set(
  Object.values(boards)
    .flatMap(({ cities = [], hexes = [] }) => [...cities, ...hexes])
    .map(({ name, city }) => String(name || city)),
);

test.each([
  ["en", { Köln: "Cologne", Warschau: "Warsaw", Kopenhagen: "Copenhagen", Paris: "Paris" }],
  ["de", { Beijing: "Peking", "Hong Kong": "Hongkong", Köln: "Köln" }],
  ["fr", { Brüssel: "Bruxelles", Warschau: "Varsovie", Beijing: "Pékin", Aachen: "Aix-la-Chapelle" }],
  ["it", { München: "Monaco", Köln: "Colonia", Beijing: "Pechino", Paris: "Parigi" }],
])("known names are used in %s", (language, known) => {
  for (const [name, said] of Object.entries(known)) expect(cityName(name, language)).toBe(said);
});

test("every name is one of a board, and no two cities become one", () => {
  expect(onBoards.size).toBeGreaterThan(100);
  for (const language of ["en", "de", "fr", "it"])
    expect(new Set([...onBoards].map((name) => cityName(name, language))).size).toBe(onBoards.size);
  const keys = [...source.matchAll(/^ {4}(?:"([^"]+)"|([\p{L}\p{N}_]+)): "/gmu)].map(
    ([, quoted, plain]) => quoted ?? plain!,
  );
  expect(keys.length).toBeGreaterThan(50);
  expect(keys.filter((key) => !onBoards.has(key))).toEqual([]);
});

test("a city is found by each of its names", () => {
  expect(everyName("Cologne")).toEqual(expect.arrayContaining(["Köln", "Cologne", "Colonia"]));
  expect(everyName("Kiel")).toEqual(["Kiel"]);
});

test("a board keeps its ids, and links have both names", () => {
  const hex = { id: "L1", place: "Köln", city: "Köln", inside: [{ id: "Wien", name: "Wien" }] };
  const inside = [{ id: "Wien", name: "Vienne" }];
  expect(boardIn(hex, "fr")).toEqual({ id: "L1", place: "Köln", city: "Cologne", inside });
  const params = { link: "Köln–Prag", cities: ["Wien", "Berlin"], cost: 3 };
  expect(paramsIn(params, "it")).toEqual({ link: "Colonia–Praga", cities: ["Vienna", "Berlino"], cost: 3 });
});

test("labels keep their lines and capitals", () => {
  expect(labelIn(["BEIJING"], "fr")).toEqual(["PÉKIN"]);
  expect(labelIn(["Frankfurt", "am Main"], "it")).toEqual(["Francoforte", "sul Meno"]);
  expect(labelIn(["Kiel"], "fr")).toEqual(["Kiel"]);
});
