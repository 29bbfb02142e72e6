"""What is true of every position: pieces, incomes, networks, connections.

Asked after each action of a million games, so it counts without making lists.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.games.german_railways.components import CODES, COMPANIES, MWB, SHARES, Facts
from trackside.games.german_railways.phases import (
    BANKER,
    BIDDING,
    BUILDING,
    CHOOSING,
    DRAWING,
    NAMING,
    OVER,
    VOTING,
)
from trackside.games.german_railways.rules import rims
from trackside.games.german_railways.scoring import REASONS
from trackside.games.german_railways.state import NONE, Table
from trackside.kit.bits import BIT, total


def check(table: Table) -> None:
    """Raise AssertionError and name what is broken."""
    _check_course(table)
    for seat in range(table.players):
        assert table.cash[seat] >= 0, f"seat {seat} has less than nothing"
    _check_places(table)
    lifted = table.here[:]
    for company in range(COMPANIES):
        _check_shares(table, company)
        _check_pieces(table, company)
        _check_one_piece(table, company, lifted)
        _check_rim(table, company)
        _check_links(table, company)
    _check_bare(table, lifted)


def _check_course(table: Table) -> None:
    """The phase fits the fields that it uses."""
    phase, players = table.phase, table.players
    assert table.banker < players, "banker is no seat"
    assert table.turn < players, "turn is no seat"
    assert table.opener < players, "opener is no seat"
    assert table.leader < players, "leader is no seat"
    assert table.proposed < BIT[players], "a mask names a seat that is not there"
    assert table.agreed < BIT[players], "a mask names a seat that is not there"
    building = phase == BUILDING
    asks = building or phase in (NAMING, BIDDING, CHOOSING, VOTING)
    assert asks == (table.turn != NONE), "somebody acts, or chance does"
    before = phase in (BANKER, NAMING)
    assert (table.banker == NONE) == before, "the banker is named first (GR-17)"
    assert (table.lot != NONE) == (phase == BIDDING), "an auction has a company"
    assert (table.builder != NONE) == building, "a build has a company"
    assert (table.end != NONE) == (phase == OVER)
    assert table.end < len(REASONS)
    first = before or phase == BIDDING
    assert table.initial == COMPANIES or first, "initial auctions come first"
    assert table.drawn <= players
    assert table.used <= players
    _check_order(table)
    if phase == BIDDING:
        _check_auction(table)
    if building:
        _check_build(table)


def _check_order(table: Table) -> None:
    phase, players = table.phase, table.players
    if phase == DRAWING:
        assert total(table.bag) > 0, "nothing to draw (GR-45)"
        assert table.drawn < players
    if table.initial == COMPANIES and (phase in (BIDDING, CHOOSING, BUILDING)):
        assert table.drawn == players
        assert table.used < players
        owner = table.order[table.used]
        assert phase == BIDDING or table.turn == owner, "the owner of the token acts (GR-53)"
    for place in range(table.drawn):
        assert 0 <= table.order[place] < players, "the order names seats"


def _check_auction(table: Table) -> None:
    assert table.opener != NONE
    assert (table.leader == NONE) == (table.high == 0)
    assert table.leader == NONE or table.cash[table.leader] >= table.high, "GR-20"


def _check_build(table: Table) -> None:
    assert 0 < table.laid_count <= 4, "a build has placed something (GR-64)"
    for step in range(table.laid_count):
        assert 0 <= table.laid[step] < table.facts.places


def _check_shares(table: Table, company: i64) -> None:
    held: i64 = 0
    for seat in range(table.players):
        shares = table.shares[seat * COMPANIES + company]
        assert shares >= 0, "a share cannot be owed"
        held += shares
    assert held == table.sold[company] <= SHARES, f"{CODES[company]}: shares are lost (GR-1)"
    started: i64 = 1 if table.initial > company else 0
    assert held >= started, f"{CODES[company]}: its first share is sold (GR-32)"


def _check_places(table: Table) -> None:
    """One locomotive outside cities, and who has one beside the place."""
    facts, here, touch = table.facts, table.here, table.touch
    first, near, city = facts.first_near, facts.near, facts.city
    for place in range(facts.places):
        on = i64(here[place])
        assert city[place] or not on & (on - 1), f"two locomotives on {facts.ids[place]} (GR-75)"
        beside: i64 = 0
        for at in range(first[place], first[place + 1]):
            beside |= i64(here[near[at]])
        assert i64(touch[place]) == beside, f"the neighbours of {facts.ids[place]} are not noted"


def _check_pieces(table: Table, company: i64) -> None:
    """Locomotives, income and connections, counted from the places of the company."""
    facts, here, bit, code = table.facts, table.here, BIT[company], CODES[company]
    pieces: i64 = 0
    income: i64 = 0
    best: i64 = 0
    approached: i64 = 0
    shared: i64 = 0
    for place in range(facts.places):
        on = i64(here[place])
        if on & bit:
            pieces += 1
            earned = facts.income[place]
            income += earned
            best = max(best, earned)
            approached += i64(facts.approach[place])
            shared |= on
    assert table.left[company] >= 0, f"{code}: locomotives below nothing"
    assert table.treasury[company] >= 0, f"{code}: money below nothing"
    owned = pieces + table.left[company]
    assert owned == facts.locomotives[company], f"{code}: locomotives are lost (GR-2)"
    used: i64 = 1 if table.approached & bit else 0
    assert approached == used, f"{code}: one approach hex at most (GR-79)"
    expected = income + best if company == MWB else income
    assert table.income[company] == expected, f"{code}: income {expected} expected (GR-88)"
    assert company != MWB or table.best_city == best, "the best city of MWB (GR-128)"
    assert table.links[company] == shared & ~bit, f"{code}: connections (GR-91)"


def _check_one_piece(table: Table, company: i64, lifted: vec[u8]) -> None:
    """Take up what hangs together with the home of the company."""
    home = table.facts.home[company]
    if i64(lifted[home]) & BIT[company]:
        _lift(table.facts, lifted, home, BIT[company])


def _lift(facts: Facts, lifted: vec[u8], place: i64, bit: i64) -> None:
    lifted[place] = u8(i64(lifted[place]) & ~bit)
    for at in range(facts.first_near[place], facts.first_near[place + 1]):
        beside = facts.near[at]
        if i64(lifted[beside]) & bit:
            _lift(facts, lifted, beside, bit)


def _check_bare(table: Table, lifted: vec[u8]) -> None:
    """Once every network has been taken up from its home, no locomotive is left."""
    for place in range(table.facts.places):
        assert not lifted[place], f"{table.facts.ids[place]}: no network is in two pieces (GR-65)"


def _check_rim(table: Table, company: i64) -> None:
    """The rim that is kept is the one that the places give, in their order."""
    rim, bit, touch, places = table.rims[company], BIT[company], table.touch, table.facts.places
    found: i64 = 0
    for place in range(places):
        if i64(touch[place]) & bit and rims.is_open(table, company, place):
            same = found < len(rim) and rim[found] == place
            assert same, f"{CODES[company]}: {table.facts.ids[place]} is missing in its rim"
            found += 1
    assert found == len(rim), f"{CODES[company]}: its rim is too long"


def _check_links(table: Table, company: i64) -> None:
    """Connected is who has met somewhere (GR-91)."""
    links, met, code = table.links[company], table.met, CODES[company]
    for other in range(COMPANIES):
        where = met[company * COMPANIES + other]
        linked = links & BIT[other] != 0
        assert (where != NONE) == linked, f"{code}: where it met {CODES[other]}"
        assert where < table.facts.places
        assert where == met[other * COMPANIES + company]
