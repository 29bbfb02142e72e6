"""Bidding, initial auctions, offering a share (GR-18 to GR-37, GR-55 to GR-61)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.german_railways.actions import BID, MOST_BID, PASS
from trackside.games.german_railways.components import CODES, COMPANIES, SHARES
from trackside.games.german_railways.phases import BIDDING
from trackside.games.german_railways.rules import proof, rounds
from trackside.games.german_railways.state import NONE, PASSED, SILENT, Table
from trackside.kit.codes import Codes
from trackside.kit.positions import tell

OPENING_BID: Final[i64] = 1  # GR-18


def name_banker(table: Table, seat: i64) -> None:
    """The banker opens the first auction (GR-17, GR-33)."""
    table.banker = seat
    tell(table, "banker", "GR-17", int(seat))
    open_initial(table, seat)


def open_initial(table: Table, opener: i64) -> None:
    """The next initial auction (GR-32), or the first round when all are over (GR-37)."""
    if table.initial == COMPANIES:
        rounds.start(table)
    else:
        open_auction(table, table.initial, opener)


def open_auction(table: Table, company: i64, opener: i64) -> None:
    table.phase = BIDDING
    table.lot = company
    table.opener = opener
    table.leader = NONE
    table.high = 0
    for seat in range(table.players):
        table.word[seat] = SILENT
    if table.events is not None:
        rule = "GR-32" if table.initial < COMPANIES else "GR-58"
        tell(table, "auction-opens", rule, int(opener), {"company": CODES[company]})
    _ask(table, opener)


def _ask(table: Table, seat: i64) -> None:
    """Ask the next seat that has not passed; pass for those who cannot bid (GR-26)."""
    while not _is_closed(table):
        if table.word[seat] != PASSED:
            # With hidden cash an automatic pass would tell the others how much the seat has.
            if table.hidden_cash or table.cash[seat] > table.high:
                table.turn = seat
                return
            table.word[seat] = PASSED
            if table.events is not None:
                tell(table, "passes-automatically", "GR-26", int(seat), _lot(table))
        seat = seat + 1 if seat + 1 < table.players else 0
    _close(table)


def _is_closed(table: Table) -> bool:
    """All have passed, or all but the leader (GR-24)."""
    for seat in range(table.players):
        if table.word[seat] != PASSED and seat != table.leader:
            return False
    return True


def _lot(table: Table) -> dict[str, object]:
    return {"company": CODES[table.lot], "high": int(table.high)}


def _close(table: Table) -> None:
    initial = table.initial < COMPANIES
    winner = table.leader
    if winner == NONE and initial:
        winner = table.opener  # for nothing, GR-35
    if winner == NONE:
        if table.events is not None:
            tell(table, "share-unsold", "GR-59", -2, {"company": CODES[table.lot]})
    else:
        _sell(table, winner)
    table.lot = NONE
    if initial:
        table.initial += 1
        open_initial(table, winner)  # GR-34, GR-36
    else:
        rounds.end_action(table)


def _sell(table: Table, seat: i64) -> None:
    """The price goes into the treasury of the company (GR-27)."""
    company = table.lot
    table.cash[seat] -= table.high
    table.treasury[company] += table.high
    table.shares[seat * COMPANIES + company] += 1
    table.sold[company] += 1
    if table.sold[company] == SHARES:
        proof.doubt_walker(table, company)  # from now on its money is bounded
    if table.initial == COMPANIES:  # the initial auctions are no round
        table.progress = True
    if table.events is not None:
        params: dict[str, object] = {"company": CODES[company], "price": int(table.high)}
        params["income"] = int(table.income[company])
        params["treasury"] = int(table.treasury[company])
        if table.leader == NONE:
            tell(table, "share-for-nothing", "GR-35", int(seat), params)
        else:
            tell(table, "share-sold", "GR-27", int(seat), params)


# --- bids


def refuse_bid(table: Table, seat: i64, amount: i64) -> Refusal | None:
    if amount < OPENING_BID:
        return Refusal("GR-18", "bid-below-minimum", least=int(table.high) + 1)
    if amount <= table.high:
        return Refusal("GR-19", "bid-too-low", least=int(table.high) + 1)
    if amount > table.cash[seat]:
        return Refusal("GR-20", "bid-above-cash", cash=int(table.cash[seat]))
    return None


def legal_bids(table: Table, seat: i64, found: Codes) -> None:
    """Pass, and every bid above the highest up to the cash (GR-143)."""
    found.add(PASS)
    most = table.cash[seat] if table.cash[seat] < MOST_BID else MOST_BID
    for amount in range(table.high + 1, most + 1):
        found.add(BID + amount)


def bid(table: Table, seat: i64, amount: i64) -> None:
    table.high = amount
    table.leader = seat
    table.word[seat] = amount
    if table.events is not None:
        params = {"company": CODES[table.lot], "amount": int(amount)}
        tell(table, "bids", "GR-21", int(seat), params)
    _ask(table, seat + 1 if seat + 1 < table.players else 0)


def pass_bid(table: Table, seat: i64) -> None:
    table.word[seat] = PASSED
    if table.events is not None:
        tell(table, "passes-bidding", "GR-22", int(seat), _lot(table))
    _ask(table, seat + 1 if seat + 1 < table.players else 0)


# --- offering a share


def all_seconds_sold(table: Table) -> bool:
    return companies_below_two(table) == 0


def companies_below_two(table: Table) -> i64:
    total: i64 = 0
    for company in range(COMPANIES):
        if table.sold[company] < 2:
            total += 1
    return total


def is_any_unsold(table: Table) -> bool:
    return any(table.sold[company] < SHARES for company in range(COMPANIES))


def may_offer(table: Table, company: i64, thirds: bool) -> bool:
    """`thirds`: two shares of every company are sold (GR-56)."""
    return table.sold[company] < 2 or (thirds and table.sold[company] < SHARES)


def refuse_offer(table: Table, company: i64) -> Refusal | None:
    if not is_any_unsold(table):
        return Refusal("GR-61", "no-share-left-at-all")
    if table.sold[company] == SHARES:
        return Refusal("GR-55", "no-share-left", company=CODES[company])
    missing = companies_below_two(table)
    if missing and table.sold[company] >= 2:
        return Refusal("GR-56", "third-share-too-early", company=CODES[company], count=int(missing))
    return None
