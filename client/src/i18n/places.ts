/** Cities in the reader's language, where it has a name of its own; boards, logs and the search all ask here.
 * The keys are the names on the boards, which stay where a language has none. */
type Names = Record<string, string>;

const EXONYMS: Record<string, Names> = {
  en: {
    Brüssel: "Brussels",
    Hannover: "Hanover",
    Kopenhagen: "Copenhagen",
    Köln: "Cologne",
    München: "Munich",
    Nürnberg: "Nuremberg",
    Prag: "Prague",
    Straßburg: "Strasbourg",
    Warschau: "Warsaw",
    Wien: "Vienna",
    Zürich: "Zurich",
  },
  de: {
    Beijing: "Peking",
    Guangzhou: "Kanton",
    "Hong Kong": "Hongkong",
    Kashgar: "Kaschgar",
    Nanjing: "Nanking",
    Taipei: "Taipeh",
    Urumqi: "Ürümqi",
  },
  fr: {
    Aachen: "Aix-la-Chapelle",
    Augsburg: "Augsbourg",
    Beijing: "Pékin",
    Bremen: "Brême",
    Brüssel: "Bruxelles",
    Danzig: "Dantzig",
    Dresden: "Dresde",
    Duisburg: "Duisbourg",
    "Frankfurt (Main)": "Francfort (Main)",
    "Frankfurt (Oder)": "Francfort (Oder)",
    "Frankfurt am Main": "Francfort-sur-le-Main",
    Freiburg: "Fribourg",
    Guangzhou: "Canton",
    Hamburg: "Hambourg",
    Hannover: "Hanovre",
    Kashgar: "Kachgar",
    Koblenz: "Coblence",
    Konstanz: "Constance",
    Kopenhagen: "Copenhague",
    Köln: "Cologne",
    Lhasa: "Lhassa",
    London: "Londres",
    Magdeburg: "Magdebourg",
    Mainz: "Mayence",
    München: "Munich",
    Nanjing: "Nankin",
    Nürnberg: "Nuremberg",
    Prag: "Prague",
    Regensburg: "Ratisbonne",
    Saarbrücken: "Sarrebruck",
    Straßburg: "Strasbourg",
    Trier: "Trèves",
    Warschau: "Varsovie",
    Wien: "Vienne",
    Würzburg: "Wurtzbourg",
    Zürich: "Zurich",
  },
  it: {
    Aachen: "Aquisgrana",
    Augsburg: "Augusta",
    Bamberg: "Bamberga",
    Beijing: "Pechino",
    Berlin: "Berlino",
    Bremen: "Brema",
    Breslau: "Breslavia",
    Brüssel: "Bruxelles",
    Danzig: "Danzica",
    Dresden: "Dresda",
    "Frankfurt (Main)": "Francoforte (Meno)",
    "Frankfurt (Oder)": "Francoforte (Oder)",
    "Frankfurt am Main": "Francoforte sul Meno",
    Freiburg: "Friburgo",
    Guangzhou: "Canton",
    Göttingen: "Gottinga",
    Hamburg: "Amburgo",
    Koblenz: "Coblenza",
    Konstanz: "Costanza",
    Kopenhagen: "Copenaghen",
    Köln: "Colonia",
    Leipzig: "Lipsia",
    London: "Londra",
    Lübeck: "Lubecca",
    Magdeburg: "Magdeburgo",
    Mainz: "Magonza",
    München: "Monaco",
    Nanjing: "Nanchino",
    Nürnberg: "Norimberga",
    Paris: "Parigi",
    Passau: "Passavia",
    Prag: "Praga",
    Regensburg: "Ratisbona",
    Stettin: "Stettino",
    Straßburg: "Strasburgo",
    Stuttgart: "Stoccarda",
    Trier: "Treviri",
    Warschau: "Varsavia",
    Wien: "Vienna",
    Zürich: "Zurigo",
  },
};

/** "Köln" in French is "Cologne"; a link, "Köln–Wien", has two of them. */
export function cityName(name: string, language: string): string {
  const known = EXONYMS[language];
  if (!known) return name;
  return name
    .split("–")
    .map((each) => known[each] ?? each)
    .join("–");
}

/** All that a city is called anywhere, so that the search finds it by each of its names. */
export function everyName(name: string): string[] {
  const all = Object.values(EXONYMS);
  const own = all.flatMap((known) => Object.keys(known).filter((key) => key === name || known[key] === name))[0];
  return own ? [...new Set([name, own, ...all.map((known) => known[own] ?? own)])] : [name];
}

/** A board with its cities called so: what has a `name` or a `city` that is one of theirs. Ids stay. */
export function boardIn<T>(board: T, language: string): T {
  if (Array.isArray(board)) return board.map((each: unknown) => boardIn(each, language)) as T;
  if (typeof board !== "object" || board === null) return board;
  const named = Object.entries(board).map(([key, value]) => [
    key,
    (key === "name" || key === "city") && typeof value === "string"
      ? cityName(value, language)
      : boardIn(value as unknown, language),
  ]);
  return Object.fromEntries(named) as T;
}

/** The lines of a name on the map, in as many lines, and in capitals where the map has them. */
export function labelIn(lines: string[], language: string): string[] {
  const text = lines.join(" ");
  const capitals = text === text.toUpperCase();
  const plain = Object.keys(EXONYMS[language] ?? {}).find((name) => (capitals ? name.toUpperCase() : name) === text);
  if (!plain) return lines;
  const name = cityName(plain, language);
  const shown = capitals ? name.toUpperCase() : name;
  const [first = shown, ...rest] = shown.split(" ");
  return lines.length > 1 && rest.length > 0 ? [first, rest.join(" ")] : [shown];
}

/** Parameters of a message as the engine gives them, with the cities in them called so. */
export function paramsIn(params: Record<string, unknown>, language: string): Record<string, unknown> {
  const word = (value: unknown) => (typeof value === "string" ? cityName(value, language) : value);
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, Array.isArray(value) ? value.map(word) : word(value)]),
  );
}
