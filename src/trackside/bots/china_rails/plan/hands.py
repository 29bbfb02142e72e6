"""Tables as they might become: with other cards in hand, or when a plan is done.

For looking ahead with one's own seat in mind; what the others do meanwhile is left out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from trackside.bots.china_rails.plan.beam import TripPlan
from trackside.games.china_rails.components import MOST_LOADS
from trackside.games.china_rails.phases import OPERATE
from trackside.games.china_rails.rules import movement
from trackside.games.china_rails.state import HAND, IN_HAND, IN_PILE, NONE, NORMAL, Table, add_touch
from trackside.kit.bits import BIT

FEW_CARDS: Final = 12  # in the pile: it will soon be shuffled anew


def to_be_drawn(table: Table) -> list[int]:
    """Return the demand cards of the pile; all that are in no hand, once few are left in it."""
    cards = range(int(table.facts.cards))
    pile = [card for card in cards if i64(table.card_at[card]) == IN_PILE]
    if len(pile) >= FEW_CARDS:
        return pile
    return [card for card in cards if i64(table.card_at[card]) != IN_HAND]


def with_cards(table: Table, seat: int, cards: list[int]) -> Table:
    """Return the same table with another hand."""
    new = Table()
    table.copy_to(new)
    _take(new, seat, cards)
    return new


def table_after(table: Table, seat: int, plan: TripPlan, drawn: list[int]) -> Table:
    """Return the table when the plan is done and drawn cards have replaced those that it served."""
    held = [int(card) for card in table.hand[seat * int(HAND) : (seat + 1) * int(HAND)]]
    kept = [card for card in held if card not in plan.served]
    new = with_cards(table, seat, kept + drawn[: len(held) - len(kept)])
    for edge, _ in plan.trip.edges:
        _lay(new, seat, edge)
    for port in plan.trip.ports:
        new.links[port] = new.links[port] | BIT[seat]
    new.cash[seat] = max(int(table.cash[seat]) + plan.trip.payout - plan.trip.cost, 0)
    new.at[seat] = plan.at
    new.came_by[seat] = NONE
    aboard = sorted([load + 1 for load in plan.aboard], reverse=True)
    for slot in range(int(MOST_LOADS)):
        new.cargo[seat * int(MOST_LOADS) + slot] = aboard[slot] if slot < len(aboard) else 0
    new.stage = NORMAL
    new.phase = OPERATE
    new.turn = seat
    new.points = movement.rate(new, seat)
    new.spent = 0
    new.upgraded = False
    return new


def _take(table: Table, seat: int, cards: list[int]) -> None:
    for slot, card in enumerate(sorted(cards)):
        table.hand[seat * int(HAND) + slot] = card


def _lay(table: Table, seat: int, edge: int) -> None:
    facts = table.facts
    table.owner[edge] = u8(seat + 1)
    for m in (facts.edge_a[edge], facts.edge_b[edge]):
        add_touch(table, seat, m)
        if m == facts.ferry_a or m == facts.ferry_b:  # CR-72
            table.ferry |= BIT[seat]
