"""A cache of what was computed for nets of tracks: the positions of a search share most of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.volldampf.evaluate.promises import (
    TOP,
    Net,
    fresh_promises,
    net_of,
    promises_with,
)
from trackside.games.volldampf.components import Facts
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.state import Table

MOST_NETS: Final = 2048  # that are remembered
NUMBERS: Final = (1 << 40) - 1
UNKNOWN: Final = -1
BRIEF_BITS: Final = 12
BRIEF: Final = (1 << BRIEF_BITS) - 1


@final
class Highlights:
    """The best promises to one seat over a net and the goods that lie there, and what they would
    be with one track more."""

    net: Net
    best: vec[i64]  # see `fresh_promises`
    brief: i64
    with_track: vec[i64]  # by link: the brief, or UNKNOWN


@final
class NetCache:
    """Hold what was computed for one net of tracks."""

    facts: Facts
    players: i64  # a step over another's track costs a part of a space by their number
    owner: vec[i64]
    promises: dict[int, vec[i64]]  # by seat and links: all of them
    tops: dict[int, int]  # by seat: see `top_promises`
    highlights: dict[int, Highlights]  # by seat, for the goods of the last question


# The nets that were asked about lately, by a number that is hardly ever that of two.
NETS: Final[dict[int, NetCache]] = {}


def promises(table: Table, seat: i64, most: i64) -> vec[i64]:
    """Return, by city * 4 + colour, the best net gain for a seat, NEVER where there is none."""
    found = _cache_of(table).promises
    key = int(seat * 8 + most)
    known = found.get(key)
    if known is None:
        known = fresh_promises(table, net_of(table, seat, most, 0, True), most)
        found[key] = known
    return known


def top_promises(table: Table, seat: i64, most: i64) -> int:
    """Return the three best promises together, of goods that there are or could be."""
    tops = _cache_of(table).tops
    key = int(seat)
    if key not in tops:
        tops[key] = _three_best(promises(table, seat, most), table.facts.cities * 4)
    return tops[key]


def _three_best(promised: vec[i64], slots: i64) -> int:
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for slot in range(slots):
        value = promised[slot]
        if value > first:
            first, second, third = value, first, second
        elif value > second:
            second, third = value, second
        elif value > third:
            third = value
    return int(first + second + third)


# --- highlights ---


def highlights(
    table: Table, seat: i64, before: Highlights | None = None, link: i64 = 0
) -> Highlights:
    """Return the highlights of the tracks as they lie; faster with those before the link was
    built."""
    by_seat = _cache_of(table).highlights
    known = by_seat.get(int(seat))
    if known is not None and _has_goods(known.net, table):
        return known
    new = Highlights()
    new.net = net_of(table, seat, MOST_LINKS)
    new.net.goods = table.goods[:]
    if before is None:
        new.best = fresh_promises(table, new.net, MOST_LINKS)
    else:
        new.best = promises_with(table, seat, link, MOST_LINKS, before.net, before.best)
    new.brief = _brief(new.best, new.net.slots)
    new.with_track = vec[i64]([UNKNOWN] * table.facts.links)
    by_seat[int(seat)] = new
    return new


def brief_with(table: Table, seat: i64, link: i64, high: Highlights) -> i64:
    """Return the brief if the seat had a track there too."""
    if high.with_track[link] == UNKNOWN:
        best = promises_with(table, seat, link, MOST_LINKS, high.net, high.best)
        high.with_track[link] = _brief(best, high.net.slots)
    return high.with_track[link]


def _brief(best: vec[i64], slots: i64) -> i64:
    """Return all that prospects ask of highlights, in one number: the three best promises together,
    and the two best of goods on the board."""
    brief = _promise(best, slots) + _promise(best, slots + 1) + _promise(best, slots + 2)
    brief = brief << BRIEF_BITS | _promise(best, slots + TOP + 1)
    return brief << BRIEF_BITS | _promise(best, slots + TOP)


def _promise(best: vec[i64], at: i64) -> i64:
    slot = best[at]
    return best[slot] if slot >= 0 else 0


def best_here(brief: i64) -> i64:
    """Return the best promise of a good on the board."""
    return brief & BRIEF


def second_here(brief: i64) -> i64:
    """Return the second best promise of a good on the board."""
    return brief >> BRIEF_BITS & BRIEF


def best_anywhere(brief: i64) -> i64:
    """Return the three best of goods that there could be, together."""
    return brief >> 2 * BRIEF_BITS


def _has_goods(net: Net, table: Table) -> bool:
    """Tell whether goods lie where they lay; how many does not matter."""
    return all((net.goods[slot] > 0) == (table.goods[slot] > 0) for slot in range(net.slots))


# --- nets ---


def _cache_of(table: Table) -> NetCache:
    """Find the cache of these tracks, or begin one."""
    number = int(_number(table))
    known = NETS.get(number)
    if known is not None and _has_tracks(known, table):
        return known
    if len(NETS) >= MOST_NETS:
        NETS.clear()
    new = NetCache()
    new.facts = table.facts
    new.players = table.players
    new.owner = table.owner[:]
    new.promises = {}
    new.tops = {}
    new.highlights = {}
    NETS[number] = new
    return new


def _number(table: Table) -> i64:
    number = table.players
    for link in range(table.facts.links):
        number = (number * 8191 + table.owner[link] + 1) & NUMBERS
    return number


def _has_tracks(cache: NetCache, table: Table) -> bool:
    if cache.facts is not table.facts or cache.players != table.players:
        return False
    return all(cache.owner[link] == table.owner[link] for link in range(table.facts.links))
