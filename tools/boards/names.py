"""Names of waters and lands in four languages, as captions of a map.

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
