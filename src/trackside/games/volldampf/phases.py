"""The sequence of play (VD-53): its steps as numbers, and the phases that they belong to."""

from __future__ import annotations

from typing import Final

from trackside.games.volldampf.state import Table
from trackside.kit.phases import Phase

# What is due now, in `Table.stage`. Chance first, then both players in secret, then one seat.
START: Final = 0
DRAW_GOOD: Final = 1
DRAW_GOODS_CARD: Final = 2
DRAW_ROUTE: Final = 3
DRAW_EXTRA: Final = 4
DRAW_ACTION: Final = 5
DRAW_FROM_HAND: Final = 6
SECRET_LOAN: Final = 7
SECRET_BID: Final = 8
LOAN: Final = 9
ALLES_NEU: Final = 10
REGROUP: Final = 11
BID: Final = 12
GROUP: Final = 13
BUILD: Final = 14
TRANSPORT: Final = 15
PLACE_EXTRA: Final = 16
SABOTAGE: Final = 17
ROUTE: Final = 18
SUBVENTION: Final = 19
ROB: Final = 20
PLACE_PLANNED: Final = 21
OVER: Final = 22

# A part is done. Nobody sees these: rules/rounds.py opens what follows before the action ends.
GOODS_OUT: Final = 23
ROUTES_OUT: Final = 24
LOANS_TAKEN: Final = 25
GROUPS_SETTLED: Final = 26
ORDER_SETTLED: Final = 27
GROUPS_TAKEN: Final = 28
TRACKS_BUILT: Final = 29
TRANSPORT_DONE: Final = 30
LAPS_DONE: Final = 31
SUBVENTION_ASKED: Final = 32
THIRDS_DONE: Final = 33
CARDS_AWARDED: Final = 34

SEQUENCE: Final = (
    Phase("setup", "VD-27", "chance", "start player, first goods", then=("goods",)),
    Phase("goods", "VD-57", "chance", "goods cards, goods out of the bag", then=("routes",)),
    Phase("routes", "VD-63", "chance", "groups of route cards", then=("loans",)),
    Phase(
        "loans",
        "VD-66",
        "one seat",  # several seats with two players (VD-172)
        "take loans or none",
        then=("alles-neu", "auction"),
    ),
    Phase("alles-neu", "VD-74", "one seat", "form the groups anew, or not", then=("auction",)),
    Phase(
        "auction",
        "VD-79",
        "one seat",  # several seats with two players (VD-174)
        "bid for the turn order, or pass",
        then=("groups",),
    ),
    Phase("groups", "VD-97", "one seat", "choose a group", then=("building",)),
    Phase("building", "VD-100", "one seat", "build a track, or drop a card", then=("transport",)),
    Phase(
        "transport",
        "VD-111",
        "one seat",
        "carry a good, or give up; twice, with Subvention a third time",
        then=("subvention", "award", "goods", "over"),  # goods: no action card is left (VD-147)
    ),
    Phase(
        "subvention",
        "VD-169",
        "one seat",
        "take a third transport, or not",
        then=("transport", "award", "goods", "over"),
    ),
    Phase("award", "VD-140", "chance", "action cards, from the deck or a hand", then=("goods",)),
    Phase("over", "VD-184", "nobody", "the score", then=()),
)
NAMES: Final = tuple(phase.name for phase in SEQUENCE)

# The phase of each step; all others belong to the transport.
STEPS: Final = {
    START: "setup",
    DRAW_GOOD: "goods",
    DRAW_GOODS_CARD: "goods",
    DRAW_ROUTE: "routes",
    SECRET_LOAN: "loans",
    LOAN: "loans",
    ALLES_NEU: "alles-neu",
    REGROUP: "alles-neu",
    SECRET_BID: "auction",
    BID: "auction",
    GROUP: "groups",
    BUILD: "building",
    SUBVENTION: "subvention",
    DRAW_ACTION: "award",
    DRAW_FROM_HAND: "award",
    ROB: "award",
    OVER: "over",
}


def phase_of(table: Table) -> str:
    """Give the phase that the table is in; Neue Planung does not leave the one that it is played
    in."""
    stage = table.back if table.stage == PLACE_PLANNED else table.stage
    if table.round == 0:
        return "setup"
    return STEPS.get(int(stage), "transport")
