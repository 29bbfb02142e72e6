"""The rim of each network: the places beside it that are open to its company (GR-65 to GR-79).

Kept in the position, for every list of placements begins with it."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT


def find(table: Table) -> None:
    """All rims, from the networks."""
    for company in range(COMPANIES):
        table.rims[company] = rim_of(table, company)


def rim_of(table: Table, company: i64) -> vec[i64]:
    """Give the rim of one company, from its network."""
    rim = vec[i64]()
    for place in range(table.facts.places):
        if i64(table.touch[place]) & BIT[company] and is_open(table, company, place):
            rim = append(rim, place)
    return rim


def is_open(table: Table, company: i64, place: i64) -> bool:
    """Tell whether there is no locomotive of its own (GR-67); no other one outside cities (GR-75);
    no second approach hex (GR-79)."""
    facts, here = table.facts, i64(table.here[place])
    if here & BIT[company]:
        return False
    if facts.city[place] != 0:
        return True
    return here == 0 and (facts.approach[place] == 0 or table.approached & BIT[company] == 0)


def grow(table: Table, company: i64, where: i64, new: vec[i64]) -> None:
    """The company has taken a place of its rim; `new` places lie beside its network now, sorted."""
    approach = table.facts.approach
    used = approach[where] != 0
    old = table.rims[company]
    rim = vec[i64](capacity=len(old) + len(new))
    at: i64 = 0
    index: i64 = 0
    while index < len(old) or at < len(new):
        if index == len(old) or (at < len(new) and new[at] < old[index]):
            place = new[at]
            at += 1
        else:
            place = old[index]
            index += 1
        if place != where and not (used and approach[place] != 0):
            rim = append(rim, place)
    table.rims[company] = rim


def close(table: Table, where: i64, beside: i64) -> None:
    """A place outside cities is taken: those whose networks lie beside it lose it (GR-75)."""
    for company in range(COMPANIES):
        if beside & BIT[company]:
            _drop(table, company, where)


def _drop(table: Table, company: i64, where: i64) -> None:
    old = table.rims[company]
    rim = vec[i64](capacity=len(old))
    for place in old:
        if place != where:
            rim = append(rim, place)
    table.rims[company] = rim
