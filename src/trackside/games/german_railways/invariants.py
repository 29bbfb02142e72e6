"""What is true of every position: pieces, incomes, networks, connections."""

from __future__ import annotations

from mypy_extensions import i64

from trackside.games.german_railways.components import CODES, COMPANIES, MWB, SHARES
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
from trackside.games.german_railways.state import NONE, Table, neighbours, network_of
from trackside.kit.bits import BIT, count


def check(table: Table) -> None:
    """Raises AssertionError and names what is broken."""
    _check_course(table)
    for seat in range(table.players):
        assert table.cash[seat] >= 0, f"seat {seat} has less than nothing"
    for company in range(COMPANIES):
        _check_shares(table, company)
        _check_network(table, company)
        _check_links(table, company)
    for place in range(table.facts.places):
        if not table.facts.city[place]:
            name = table.facts.ids[place]
            assert count(i64(table.here[place])) <= 1, f"two locomotives on {name} (GR-75)"


def _check_course(table: Table) -> None:
    """The phase fits the fields that it uses."""
    phase, players = table.phase, table.players
    for name in ("banker", "turn", "opener", "leader"):
        assert getattr(table, name) < players, f"{name} is no seat"
    for mask in (table.proposed, table.agreed):
        assert mask < BIT[players], "a mask names a seat that is not there"
    asks = phase in (NAMING, BIDDING, CHOOSING, BUILDING, VOTING)
    assert asks == (table.turn != NONE), "somebody acts, or chance does"
    before = phase in (BANKER, NAMING)
    assert (table.banker == NONE) == before, "the banker is named first (GR-17)"
    assert (table.lot != NONE) == (phase == BIDDING), "an auction has a company"
    assert (table.builder != NONE) == (phase == BUILDING), "a build has a company"
    assert (table.end != NONE) == (phase == OVER)
    assert table.end < len(REASONS)
    first = before or phase == BIDDING
    assert table.initial == COMPANIES or first, "initial auctions come first"
    assert table.drawn <= players
    assert table.used <= players
    _check_order(table)


def _check_order(table: Table) -> None:
    phase = table.phase
    if phase == DRAWING:
        assert sum(int(tokens) for tokens in table.bag) > 0, "nothing to draw (GR-45)"
        assert table.drawn < table.players
    if table.initial == COMPANIES and phase in (BIDDING, CHOOSING, BUILDING):
        assert table.drawn == table.players
        assert table.used < table.players
        assert table.order[table.used] < table.players, "the order names seats"
        if phase != BIDDING:
            assert table.turn == table.order[table.used], "the owner of the token acts (GR-53)"
    for place in range(table.drawn):
        assert 0 <= table.order[place] < table.players, "the order names seats"
    if phase == BIDDING:
        assert table.opener != NONE
        assert (table.leader == NONE) == (table.high == 0)
        assert table.leader == NONE or table.cash[table.leader] >= table.high, "GR-20"
    if phase == BUILDING:
        assert 0 < table.laid_count <= 4, "a build has placed something (GR-64)"
        for step in range(table.laid_count):
            assert 0 <= table.laid[step] < table.facts.places


def _check_shares(table: Table, company: i64) -> None:
    held = sum(int(table.shares[seat * COMPANIES + company]) for seat in range(table.players))
    assert held == table.sold[company] <= SHARES, f"{CODES[company]}: shares are lost (GR-1)"
    for seat in range(table.players):
        assert table.shares[seat * COMPANIES + company] >= 0, "a share cannot be owed"
    started = 1 if table.initial > company else 0
    assert held >= started, f"{CODES[company]}: its first share is sold (GR-32)"


def _check_network(table: Table, company: i64) -> None:
    facts, code = table.facts, CODES[company]
    network = network_of(table, company)
    everywhere = [p for p in range(facts.places) if i64(table.here[p]) & BIT[company]]
    assert sorted(network) == everywhere, f"{code}: its network is not one piece (GR-65)"
    assert table.left[company] >= 0, f"{code}: locomotives below nothing"
    assert table.treasury[company] >= 0, f"{code}: money below nothing"
    total = len(network) + table.left[company]
    assert total == facts.locomotives[company], f"{code}: locomotives are lost (GR-2)"
    approach = sum(facts.approach[place] for place in network)
    used = 1 if table.approached & BIT[company] else 0
    assert approach == used, f"{code}: one approach hex at most (GR-79)"
    _check_touch(table, company, network)
    incomes = [int(facts.income[place]) for place in network]
    expected = sum(incomes) + (max(incomes) if company == MWB else 0)
    assert table.income[company] == expected, f"{code}: income {expected} expected (GR-88)"
    if company == MWB:
        assert table.best_city == max(incomes), "the best city of MWB (GR-128)"


def _check_touch(table: Table, company: i64, network: list[int]) -> None:
    beside = {near for place in network for near in neighbours(table, place)}
    touched = {p for p in range(table.facts.places) if i64(table.touch[p]) & BIT[company]}
    assert touched == beside, f"{CODES[company]}: its neighbours are not noted"
    rim, expected = list(table.rims[company]), list(rims.rim_of(table, company))
    assert rim == expected, f"{CODES[company]}: its rim is not {expected}"


def _check_links(table: Table, company: i64) -> None:
    """Connected is who shares a city (GR-91)."""
    shared: i64 = 0
    for place in range(table.facts.places):
        if i64(table.here[place]) & BIT[company]:
            shared |= i64(table.here[place])
    code = CODES[company]
    assert table.links[company] == shared & ~BIT[company], f"{code}: connections (GR-91)"
    for other in range(COMPANIES):
        met = table.met[company * COMPANIES + other]
        linked = table.links[company] & BIT[other] != 0
        assert (met != NONE) == linked, f"{code}: where it met {CODES[other]}"
        assert met < table.facts.places
        assert met == table.met[other * COMPANIES + company]
