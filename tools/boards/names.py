"""Names of waters and lands, in four languages, and overrides of place names by hand.

Positions are longitude and latitude; the angle is in degrees, clockwise; the size is in pixels
at the fit size.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Caption:
    kind: str  # sea, river, land, desert, range
    lon: float
    lat: float
    size: float
    angle: float
    spacing: float
    en: str
    fr: str = ""
    de: str = ""
    it: str = ""

    def name(self) -> dict[str, str]:
        return {
            "en": self.en,
            "fr": self.fr or self.en,
            "de": self.de or self.en,
            "it": self.it or self.en,
        }


def sea(lon: float, lat: float, size: float, angle: float, *names: str) -> Caption:
    return Caption("sea", lon, lat, size, angle, 2, *names)


def river(lon: float, lat: float, angle: float, *names: str) -> Caption:
    return Caption("river", lon, lat, 11, angle, 0.5, *names)


def land(lon: float, lat: float, size: float, *names: str, angle: float = 0) -> Caption:
    return Caption("land", lon, lat, size, angle, 3, *names)


NORTH_SEA = ("North Sea", "Mer du Nord", "Nordsee", "Mare del Nord")
BALTIC = ("Baltic Sea", "Mer Baltique", "Ostsee", "Mar Baltico")
ELBE = ("Elbe", "Elbe", "Elbe", "Elba")
VISTULA = ("Vistula", "Vistule", "Weichsel", "Vistola")
DANUBE = ("Danube", "Danube", "Donau", "Danubio")
RHINE = ("Rhine", "Rhin", "Rhein", "Reno")
DENMARK = ("Denmark", "Danemark", "Dänemark", "Danimarca")
SWEDEN = ("Sweden", "Suède", "Schweden", "Svezia")
FRANCE = ("France", "France", "Frankreich", "Francia")
SWITZERLAND = ("Switzerland", "Suisse", "Schweiz", "Svizzera")
NETHERLANDS = ("Netherlands", "Pays-Bas", "Niederlande", "Paesi Bassi")
BELGIUM = ("Belgium", "Belgique", "Belgien", "Belgio")
POLAND = ("Poland", "Pologne", "Polen", "Polonia")
AUSTRIA = ("Austria", "Autriche", "Österreich", "Austria")

CAPTIONS: dict[str, tuple[Caption, ...]] = {
    "german_railways": (
        sea(7.0, 54.72, 23, 0, *NORTH_SEA),
        sea(15.3, 54.72, 23, -8, *BALTIC),
        land(14.9, 49.75, 19, "Bohemia", "Bohême", "Böhmen", "Boemia"),
        land(19.6, 51.75, 16, "Russian Poland", "Pologne russe", "Russisch-Polen", "Polonia russa"),
        land(15.6, 48.35, 18, "Austria", "Autriche", "Österreich", "Austria"),
        land(6.3, 52.95, 13, "Holland", "Hollande", "Holland", "Olanda", angle=-90),
        land(6.35, 48.45, 14, *FRANCE, angle=-90),
        river(9.15, 53.98, 40, *ELBE),
        river(14.72, 52.72, -62, "Oder", "Oder", "Oder", "Oder"),
        river(18.9, 53.75, -70, *VISTULA),
        river(9.22, 52.72, -75, "Weser"),
        river(13.75, 48.62, 12, *DANUBE),
        river(7.88, 49.06, -52, *RHINE),
    ),
    "volldampf": (
        sea(5.4, 54.55, 26, 0, *NORTH_SEA),
        sea(16.6, 55.25, 26, -8, *BALTIC),
        land(9.2, 55.72, 16, *DENMARK),
        land(13.95, 55.72, 13, *SWEDEN),
        land(6.0, 52.62, 12, *NETHERLANDS),
        land(4.75, 50.28, 13, *BELGIUM),
        land(4.4, 47.9, 18, *FRANCE),
        land(7.0, 46.97, 13, *SWITZERLAND),
        land(14.6, 47.5, 17, *AUSTRIA),
        land(
            14.9,
            49.45,
            15,
            "Czechoslovakia",
            "Tchécoslovaquie",
            "Tschechoslowakei",
            "Cecoslovacchia",
        ),
        land(19.6, 51.3, 19, *POLAND),
        land(
            20.3, 54.05, 12, "East Prussia", "Prusse-Orientale", "Ostpreußen", "Prussia Orientale"
        ),
        river(12.15, 53.03, 22, *ELBE),
        river(14.66, 52.68, -70, "Oder"),
        river(18.75, 53.55, -65, *VISTULA),
        river(13.05, 48.8, 24, *DANUBE),
    ),
    "railroad_dice": (
        sea(6.9, 54.75, 24, 0, *NORTH_SEA),
        sea(14.45, 54.93, 19, 0, *BALTIC),
        land(5.95, 53.0, 13, *NETHERLANDS, angle=-90),
        land(15.12, 52.9, 15, *POLAND, angle=90),
        land(14.3, 49.8, 17, "Czechia", "Tchéquie", "Tschechien", "Cechia"),
        land(13.9, 47.55, 15, *AUSTRIA),
        land(8.95, 47.22, 13, *SWITZERLAND),
        land(6.5, 48.45, 16, *FRANCE),
    ),
    "china_rails": (
        sea(123.9, 35.6, 19, -20, "Yellow Sea", "Mer Jaune", "Gelbes Meer", "Mar Giallo"),
        sea(
            125.6,
            28.9,
            19,
            -24,
            "East China Sea",
            "Mer de Chine orientale",
            "Ostchinesisches Meer",
            "Mar Cinese Orientale",
        ),
        sea(
            117.2,
            19.9,
            20,
            -4,
            "South China Sea",
            "Mer de Chine méridionale",
            "Südchinesisches Meer",
            "Mar Cinese Meridionale",
        ),
        sea(119.6, 38.75, 11, 20, "Bohai"),
        sea(
            131.9,
            39.7,
            14,
            -22,
            "Sea of Japan",
            "Mer du Japon",
            "Japanisches Meer",
            "Mar del Giappone",
        ),
        sea(
            92.1,
            18.9,
            12,
            8,
            "Bay of Bengal",
            "Golfe du Bengale",
            "Golf von Bengalen",
            "Golfo del Bengala",
        ),
        land(103.5, 46.4, 21, "Mongolia", "Mongolie", "Mongolei", "Mongolia"),
        land(80.5, 25.4, 18, "India", "Inde", "Indien", "India", angle=10),
        land(127.4, 37.3, 13, "Korea", "Corée", "Korea", "Corea", angle=-14),
        land(104.5, 53.4, 20, "Siberia", "Sibérie", "Sibirien", "Siberia"),
        land(77.0, 48.6, 17, "Kazakhstan", "Kazakhstan", "Kasachstan", "Kazakistan", angle=16),
        land(96.3, 21.6, 14, "Burma", "Birmanie", "Birma", "Birmania", angle=70),
        land(84.0, 28.3, 12, "Nepal", "Népal", "Nepal", "Nepal", angle=24),
        Caption("desert", 82.9, 38.95, 14, 10, 2, "Taklamakan"),
        Caption("desert", 87.3, 45.35, 11, 12, 1, "Gurbantunggut"),
        Caption("desert", 103.2, 41.15, 14, 0, 5, "Gobi"),
        Caption("desert", 109.0, 38.7, 11, -4, 1, "Ordos"),
        Caption(
            "range",
            87.6,
            33.0,
            19,
            15,
            4,
            "Tibetan Plateau",
            "Plateau du Tibet",
            "Hochland von Tibet",
            "Altopiano del Tibet",
        ),
        Caption(
            "range", 125.7, 49.4, 14, -14, 2, "Manchuria", "Mandchourie", "Mandschurei", "Manciuria"
        ),
        river(110.35, 36.9, -84, "Huang He"),
        river(101.2, 26.05, 8, "Yangtze", "Yangtsé", "Jangtse", "Yangtze"),
        river(110.8, 23.72, 4, "Xi Jiang"),
        river(94.3, 29.85, -4, "Yarlung Tsangpo"),
        river(131.6, 47.75, -32, "Heilong Jiang"),
    ),
}

# Names in two lines.
BROKEN = {
    "Frankfurt am Main": ["Frankfurt", "am Main"],
    "Frankfurt (Oder)": ["Frankfurt", "(Oder)"],
    "Garmisch-Partenkirchen": ["Garmisch-", "Partenkirchen"],
}

# By hand, in pixels at the fit size: neighbours that would touch move apart.
NUDGES: dict[str, dict[str, tuple[float, float]]] = {
    "german_railways": {
        "Schneidemühl": (-7, 0),
        "Bromberg": (7, 0),
        "Hannover": (-5, 0),
        "Braunschweig": (7, 0),
        "Dortmund": (3, 0),
        "Duisburg": (-3, 0),
        "Düsseldorf": (-4, 0),
        "Mühlhausen": (-1, 0),
        "Oldenburg": (-3, 0),
        "Bremen": (2, 0),
    },
    "volldampf": {},
    "railroad_dice": {},
    "china_rails": {},
}

# By hand: the candidates (below, right, left, above, corners) that a name may use.
SIDES: dict[str, dict[str, tuple[int, ...]]] = {
    "german_railways": {},
    "volldampf": {},
    "railroad_dice": {},
    "china_rails": {},
}
