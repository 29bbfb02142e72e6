"""A position of German Railways in numbers, for the learned values: the table, each company, each
seat.

All numbers are about as large as 1. `tools/train/german_railways/values.py` writes the same rows
down and learns from them what shares will still bring and who will win.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.german_railways.evaluate.shares import missing_connections
from trackside.bots.german_railways.evaluate.ways import Reach, reach_of
from trackside.games.german_railways.components import COMPANIES, SHARES
from trackside.games.german_railways.phases import CHOOSING, DRAWING
from trackside.games.german_railways.rules import dividends, track
from trackside.games.german_railways.state import Table
from trackside.kit.bits import BIT, count, zeros

GLOBALS: Final[i64] = 19  # numbers about the table
OF_COMPANY: Final[i64] = 21  # about each company
OF_SEAT: Final[i64] = 10  # about each seat
CREDIT: Final[i64] = 10  # thalers beyond the treasury that a next connection may cost
THALERS: Final = 50.0  # the unit of cash, of what shares will bring, and of leads


@final
class Position:
    """`common`, then `companies` and `seats` one after the other."""

    common: vec[float]
    companies: vec[float]
    seats: vec[float]
    linkers: i64  # companies that can make a new connection with one build
    meets: vec[i64]  # by company: those with whom its treasury or theirs pays a connection
    meets_later: vec[i64]  # ... with some credit


def position_of(table: Table) -> Position:
    """Write this table down in numbers."""
    found = Position()
    found.common = vec[float]([0.0] * GLOBALS)
    found.companies = vec[float]([0.0] * (COMPANIES * OF_COMPANY))
    found.seats = vec[float]([0.0] * (table.players * OF_SEAT))
    found.linkers = 0
    found.meets = zeros(COMPANIES)
    found.meets_later = zeros(COMPANIES)
    for company in range(COMPANIES):
        _write_company(table, company, found)
    _write_common(table, found)
    _write_hopes(table, found)
    _write_seats(table, found)
    return found


def _write_common(table: Table, found: Position) -> None:
    row = found.common
    treasuries: i64 = 0
    unsold: i64 = 0
    locked: i64 = 0
    incomes: i64 = 0
    linked: i64 = 0
    for company in range(COMPANIES):
        treasuries += table.treasury[company]
        unsold += SHARES - table.sold[company]
        locked += 1 if table.sold[company] < 2 else 0
        incomes += table.income[company]
        linked += count(table.links[company])
    cash: i64 = 0
    for seat in range(table.players):
        cash += table.cash[seat]
    row[table.players - 3] = 1.0
    row[3] = missing_connections(table) / 16.0
    row[4] = float(treasuries) / 100.0
    row[5] = float(cash) / (THALERS * float(table.players))
    row[6] = float(unsold) / 24.0
    row[7] = float(locked) / 8.0
    row[8] = float(table.initial) / 8.0
    row[9] = float(table.round) / 20.0
    row[10] = float(min(table.idle, 4)) / 3.0
    row[11] = 1.0 if table.proved else 0.0
    row[12] = float(found.linkers) / 8.0
    row[13] = float(incomes) / 60.0
    row[14] = float(linked) / 32.0
    row[15] = float(table.players - table.used) / 5.0 if table.phase == CHOOSING else 0.0


def _write_hopes(table: Table, found: Position) -> None:
    """Write who can still come to two connections (GR-109) with the money there is. Without it a
    company needs a sale; one whose shares are all sold is stuck, and soon the game is over
    (GR-118). So when third shares may be offered (GR-56), who buys the last one of a poor company
    for little ends the game."""
    stuck: i64 = 0
    poor: i64 = 0
    hopeless: i64 = 0
    for company in range(COMPANIES):
        hope = count(table.links[company] | found.meets[company])
        at = company * OF_COMPANY
        found.companies[at + 18] = float(min(hope, 4)) / 4.0
        if hope < 2 and table.sold[company] == SHARES:
            found.companies[at + 19] = 1.0
            stuck += 1
        elif hope < 2:
            poor += 1
            if count(table.links[company] | found.meets_later[company]) < 2:
                found.companies[at + 20] = 1.0
                hopeless += 1
    found.common[16] = float(stuck) / 2.0
    found.common[17] = float(poor) / 4.0
    found.common[18] = 1.0 if hopeless > 0 and found.common[7] == 0.0 else 0.0


def _write_company(table: Table, company: i64, found: Position) -> None:
    facts = table.facts
    row = found.companies
    at = company * OF_COMPANY
    links = count(table.links[company])
    holders: i64 = 0
    most: i64 = 0
    for seat in range(table.players):
        held = table.shares[seat * COMPANIES + company]
        holders += 1 if held else 0
        most = max(most, held)
    row[at] = float(table.income[company]) / 10.0
    row[at + 1] = float(table.treasury[company]) / 20.0
    row[at + 2] = float(table.left[company]) / 12.0
    row[at + 3] = float(table.sold[company]) / 3.0
    row[at + 4] = float(links) / 3.0
    row[at + 5] = float(max(0, 2 - links)) / 2.0
    row[at + 6] = 1.0 if dividends.per_share(table, company, -1) > 0 else 0.0
    row[at + 7] = 1.0 if company < table.initial else 0.0
    row[at + 8] = float(holders) / 3.0
    row[at + 9] = float(most) / 3.0
    row[at + 10] = 1.0 if i64(table.here[facts.berlin]) & BIT[company] else 0.0
    row[at + 11] = 1.0 if i64(table.here[facts.hamburg]) & BIT[company] else 0.0
    _write_ways(table, company, reach_of(table, company, CREDIT), found, at + 12)
    if holders and row[at + 14] > 0.0:
        found.linkers += 1


def _write_ways(table: Table, company: i64, ways: Reach, found: Position, at: i64) -> None:
    """Write what it can still reach: the next connection, partners, cities and their income."""
    facts = table.facts
    row = found.companies
    money = track.budget(table, company)
    treasury = table.treasury[company]
    build = track.MOST_LAID[company]
    next_cost: i64 = 30
    next_steps: i64 = 9
    at_once = 0.0
    partners: i64 = 0
    later: i64 = 0
    gains: i64 = 0
    best: i64 = 0
    for place in range(facts.places):
        steps = ways.steps[place]
        if steps > 0 and facts.city[place]:
            cost = ways.cost[place]
            new = i64(table.here[place]) & ~table.links[company] & ~BIT[company]
            if new and cost + steps < next_cost + next_steps:
                next_cost = cost
                next_steps = steps
            later |= new
            if cost <= treasury:
                gain = track.income_gained(table, company, place)
                gains += gain
                partners |= new
                if steps <= build and cost <= money:
                    best = max(best, gain)
                    if new:
                        at_once = 1.0
    _note_meetings(company, partners, found.meets)
    _note_meetings(company, later, found.meets_later)
    row[at] = float(next_cost) / 20.0
    row[at + 1] = float(next_steps) / 6.0
    row[at + 2] = at_once
    row[at + 3] = float(count(partners)) / 4.0
    row[at + 4] = float(gains) / 10.0
    row[at + 5] = float(best) / 5.0


def _note_meetings(company: i64, partners: i64, meets: vec[i64]) -> None:
    meets[company] |= partners
    for other in range(COMPANIES):
        if partners & BIT[other]:
            meets[other] |= BIT[company]


def _write_seats(table: Table, found: Position) -> None:
    row = found.seats
    for seat in range(table.players):
        at = seat * OF_SEAT
        row[at] = float(table.cash[seat]) / THALERS
        row[at + 1] = float(dividends.amount_for(table, seat, -1)) / 20.0
        row[at + 2] = _turns_soon(table, seat)
        row[at + 3] = 1.0 if table.phase == CHOOSING and table.turn == seat else 0.0
        _write_holdings(table, seat, found, at + 4)
    for seat in range(table.players):
        at = seat * OF_SEAT
        for other in range(table.players):
            if other != seat:
                beside = other * OF_SEAT
                row[at + 7] = max(row[at + 7], row[beside])  # the richest of the others
                row[at + 8] = max(row[at + 8], row[beside + 1])
                row[at + 9] = max(row[at + 9], row[beside + 6])


def _turns_soon(table: Table, seat: i64) -> float:
    """Count the turns that the seat still has in this round, or may expect from the bag."""
    turns: i64 = 0
    at: i64 = 0
    if table.phase == DRAWING and table.drawn == 0:
        while at < table.players:
            turns += table.bag[at]
            at += 1
        return 0.5 * float(table.players * table.bag[seat]) / float(max(1, turns))
    if table.phase == CHOOSING:
        for at in range(table.used, table.players):
            turns += 1 if table.order[at] == seat else 0
    return 0.5 * float(turns)


def _write_holdings(table: Table, seat: i64, found: Position, at: i64) -> None:
    """Write shares, companies, and how much more than the others the best connection at hand
    pays."""
    row = found.seats
    shares: i64 = 0
    kinds: i64 = 0
    lead = 0.0
    for company in range(COMPANIES):
        held = table.shares[seat * COMPANIES + company]
        if held:
            shares += held
            kinds += 1
            if found.companies[company * OF_COMPANY + 14] > 0.0:
                lead = max(lead, _lead(table, seat, company))
    row[at] = float(shares) / 8.0
    row[at + 1] = float(kinds) / 8.0
    row[at + 2] = lead / 20.0


def _lead(table: Table, seat: i64, builder: i64) -> float:
    """Return what a dividend phase by this company pays to the seat more than to the others."""
    others: i64 = 0
    for other in range(table.players):
        if other != seat:
            others += dividends.amount_for(table, other, builder)
    own = dividends.amount_for(table, seat, builder)
    return float(own) - float(others) / float(table.players - 1)
