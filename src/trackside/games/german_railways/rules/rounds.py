"""Rounds, the bag, the end test and the vote (GR-38 to GR-54, GR-108 to GR-121, GR-148, GR-149)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.core.errors import Refusal
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.phases import CHOOSING, DRAWING, VOTING
from trackside.games.german_railways.rules import auction, proof, track
from trackside.games.german_railways.scoring import AGREED, CONNECTED, DEAD, STALEMATE, finish
from trackside.games.german_railways.state import NONE, Table
from trackside.kit.bits import BIT, count
from trackside.kit.positions import tell

IDLE_ROUNDS: Final[i64] = 3  # after which a vote is held, GR-120
IDLE_CAP: Final[i64] = 12  # GR-120, as an option
CONNECTIONS: Final[i64] = 2  # GR-109


def start(table: Table) -> None:
    """The start of a round, in the order of GR-149."""
    table.round += 1
    if is_connected(table):
        finish(table, CONNECTED)
    elif is_dead(table):
        finish(table, DEAD)
    elif table.idle_cap and table.idle >= IDLE_CAP:
        finish(table, STALEMATE)
    else:
        _start_vote(table)


def is_connected(table: Table) -> bool:
    """Every company has two direct connections (GR-109)."""
    return all(count(table.links[company]) >= CONNECTIONS for company in range(COMPANIES))


def is_dead(table: Table) -> bool:
    """Nothing but passing would be possible (GR-121)."""
    if auction.is_any_unsold(table):
        for seat in range(table.players):
            if table.cash[seat] > 0:
                return False
    return not any(track.can_place(table, company) for company in range(COMPANIES))


# --- the vote


def _start_vote(table: Table) -> None:
    """Asked only after a proposal, when the proof holds or nothing happens (GR-114)."""
    table.proved = proof.has_become_impossible(table)
    if not table.proposed and not table.proved and table.idle < IDLE_ROUNDS:
        fill_bag(table)
        return
    table.phase = VOTING
    table.agreed = table.proposed
    if table.events is not None:
        tell(table, "vote-opens", "GR-114", -2, {"why": why_vote(table), "idle": int(table.idle)})
    _ask_voter(table, table.banker)


def why_vote(table: Table) -> str:
    """Tell what speaks for the end: the proof, idle rounds, or no more than a proposal."""
    if table.proved:
        return "proved"
    return "idle" if table.idle >= IDLE_ROUNDS else "proposed"


def _ask_voter(table: Table, seat: i64) -> None:
    """Ask in seat order from the banker on; who proposed is not asked (GR-115)."""
    if count(table.agreed) == table.players:
        finish(table, AGREED)
        return
    while table.agreed & BIT[seat]:
        seat = seat + 1 if seat + 1 < table.players else 0
    table.turn = seat


def vote(table: Table, seat: i64, yes: bool) -> None:
    if table.events is not None:
        tell(table, "votes", "GR-115", int(seat), {"answer": "yes" if yes else "no"})
    if yes:
        table.agreed |= BIT[seat]
        _ask_voter(table, seat)
    else:
        fill_bag(table)


def refuse_propose(table: Table, seat: i64) -> Refusal | None:
    if table.phase != CHOOSING:
        return Refusal("GR-148", "propose-before-acting")
    if table.proposed & BIT[seat]:
        return Refusal("GR-148", "already-proposed")
    return None


def propose(table: Table, seat: i64) -> None:
    table.proposed |= BIT[seat]
    tell(table, "proposes-end", "GR-148", int(seat))


# --- the bag


def player_income(table: Table, seat: i64) -> i64:
    total: i64 = 0
    for company in range(COMPANIES):
        total += table.shares[seat * COMPANIES + company] * table.income[company]
    return total


def rank(table: Table, seat: i64) -> i64:
    """1 for the highest income; equal incomes share a rank, the next one is one more (GR-43)."""
    return _rank_among(player_incomes(table), seat)


def player_incomes(table: Table) -> vec[i64]:
    return vec[i64]([player_income(table, seat) for seat in range(table.players)])


def _rank_among(incomes: vec[i64], seat: i64) -> i64:
    place: i64 = 1
    for other in range(len(incomes)):
        if incomes[other] > incomes[seat] and _is_first_of_its_kind(incomes, other):
            place += 1
    return place


def _is_first_of_its_kind(incomes: vec[i64], seat: i64) -> bool:
    return all(incomes[other] != incomes[seat] for other in range(seat))


def fill_bag(table: Table) -> None:
    """Each seat as many tokens as its rank (GR-44), or one (GR-52); then chance draws."""
    table.phase = DRAWING
    table.turn = NONE
    table.proposed = 0
    table.agreed = 0
    table.drawn = 0
    table.used = 0
    incomes = player_incomes(table)
    for seat in range(table.players):
        table.bag[seat] = 1 if table.simple_order else _rank_among(incomes, seat)
        table.order[seat] = NONE
    if table.events is not None:
        bag = [int(tokens) for tokens in table.bag]
        earned = [int(income) for income in incomes]
        params = {"round": int(table.round), "bag": bag, "incomes": earned}
        tell(table, "round-starts", "GR-44", -2, params)


def draw(table: Table, seat: i64) -> None:
    """One token; after as many as there are players the first one acts (GR-45, GR-46)."""
    table.bag[seat] -= 1
    table.order[table.drawn] = seat
    table.drawn += 1
    if table.events is not None:
        tell(table, "token-drawn", "GR-45", int(seat), {"place": int(table.drawn)})
    if table.drawn == table.players:
        _return_tokens(table)
        _next_token(table)


def _return_tokens(table: Table) -> None:
    """Undrawn tokens go back to their owners (GR-49)."""
    for seat in range(table.players):
        table.bag[seat] = 0


def _next_token(table: Table) -> None:
    table.phase = CHOOSING
    table.turn = table.order[table.used]


def pass_action(table: Table, seat: i64) -> None:
    tell(table, "passes", "GR-54", int(seat))
    end_action(table)


def end_action(table: Table) -> None:
    """The token leaves the order track (GR-40); after the last one a new round (GR-41, GR-42)."""
    table.used += 1
    if table.used < table.players:
        _next_token(table)
    else:
        _end_round(table)


def _end_round(table: Table) -> None:
    table.idle = 0 if table.progress else table.idle + 1
    table.progress = False
    start(table)
