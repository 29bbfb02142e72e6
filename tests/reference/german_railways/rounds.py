"""The round: the tests at its start, the vote, the bag, the tokens (GR-38 to GR-52, GR-114)."""

from __future__ import annotations

from reference.german_railways import end, income
from reference.german_railways.position import Position, clockwise

IDLE_VOTE = 3  # rounds (GR-120)


def start(position: Position) -> None:
    """GR-149: the ends in their order, then the vote, then the bag."""
    position.ended_by = end.rule_that_ends(position)
    if position.ended_by:
        position.phase = "over"
    elif vote_is_due(position):
        open_vote(position)
    else:
        fill_bag(position)


def vote_is_due(position: Position) -> bool:
    """GR-114, GR-116, GR-120; a proof that holds once holds for good."""
    position.proved = position.proved or end.is_proved_impossible(position)
    return bool(position.proposed) or position.proved or position.idle >= IDLE_VOTE


def open_vote(position: Position) -> None:
    """GR-115: from the banker on; who proposed it has said yes."""
    assert position.banker is not None
    seats = clockwise(position, position.banker)
    position.phase = "voting"
    position.voters = [seat for seat in seats if seat not in position.proposed]
    close_vote_if_all_agree(position)


def vote(position: Position, yes: bool) -> None:
    """GR-115: the first no closes the vote."""
    position.voters = position.voters[1:] if yes else []
    if yes:
        close_vote_if_all_agree(position)
    else:
        fill_bag(position)


def close_vote_if_all_agree(position: Position) -> None:
    """GR-111."""
    if not position.voters:
        position.phase, position.ended_by = "over", "GR-111"


def fill_bag(position: Position) -> None:
    """GR-43, GR-44: by income, equal incomes alike; GR-52: one token each."""
    incomes = [income.of_player(position, seat) for seat in range(position.players)]
    ranking = sorted(set(incomes), reverse=True)
    simple = position.options["turn-order"] == "simple"
    position.bag = [1 if simple else ranking.index(each) + 1 for each in incomes]
    position.order, position.used = [], 0
    position.proposed, position.progress = set(), False
    position.phase = "drawing"


def draw(position: Position, seat: int) -> None:
    """GR-45, GR-46: as many tokens as players; GR-49: the rest goes back."""
    position.bag[seat] -= 1
    position.order.append(seat)
    if len(position.order) == position.players:
        position.bag = [0] * position.players
        position.phase = "choosing"


def token_is_used(position: Position) -> None:
    """GR-40 to GR-42: the next token, or the next round."""
    position.used += 1
    if position.used < len(position.order):
        position.phase = "choosing"
        return
    position.idle = 0 if position.progress else position.idle + 1
    start(position)
