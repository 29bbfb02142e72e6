"""The first position (CR-17 to CR-19)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.options import Options
from trackside.games.china_rails.components import FREIGHT, MOST_LOADS, Facts
from trackside.games.china_rails.phases import DEAL, OPENING
from trackside.games.china_rails.scoring import FIRST_VICTORY_SUM, NOT_OVER
from trackside.games.china_rails.state import HAND, NONE, Table

START_CASH: Final = 60  # CR-18


def lay_out(table: Table, facts: Facts, players: int, options: Options) -> None:
    table.facts = facts
    table.events = None
    table.players = players
    table.express = bool(options["express-trains"])
    table.mercy = bool(options["mercy-loan"])
    table.open_cash = bool(options["open-cash"])
    table.time_limit = int(options["time-limit"])
    table.round_cap = int(options["round-cap"])
    _lay_out_sequence(table)
    _lay_out_seats(table, players)
    _lay_out_turn(table)
    _lay_out_board(table, facts)


def _lay_out_sequence(table: Table) -> None:
    table.phase = DEAL
    table.stage = OPENING
    table.round = 0
    table.first = 0
    table.step = 0
    table.turn = 0
    table.dealt = 0
    table.tied = 0
    table.drawing = False
    table.choices = vec[i64]()
    table.shelters = vec[i64]()
    table.reason = NOT_OVER
    table.places = vec[i64]()


def _lay_out_seats(table: Table, players: int) -> None:
    table.cash = vec[i64]([START_CASH] * players)
    table.train = vec[i64]([FREIGHT] * players)
    table.at = vec[i64]([NONE] * players)
    table.came_by = vec[i64]([NONE] * players)
    table.stood = vec[i64]([NONE] * players)
    table.loan = vec[i64]([0] * players)
    table.cargo = vec[i64]([0] * (players * int(MOST_LOADS)))
    table.hand = vec[i64]([NONE] * (players * int(HAND)))
    table.ferry = 0
    table.lost = 0
    table.shaken = 0
    table.congress = 0
    table.qualified = 0


def _lay_out_turn(table: Table) -> None:
    table.points = 0
    table.halved = False
    table.moved = False
    table.acted = False
    table.placed = False
    table.container = 0
    table.paid = 0
    table.spent = 0
    table.exits = 0
    table.upgraded = False
    table.rest_lost = False
    table.discarded = False


def _lay_out_board(table: Table, facts: Facts) -> None:
    table.owner = vec[u8]([0] * int(facts.edges))
    table.touch = facts.no_zone[:]
    table.near = facts.no_zone[:]
    table.links = vec[i64]([0] * len(facts.port_ids))
    table.right_edge = vec[i64]()
    table.right_seat = vec[i64]()
    table.tray = facts.chips[:]
    table.card_at = vec[u8]([0] * int(facts.cards + facts.events))
    table.pile = facts.cards + facts.events
    table.event_left = vec[i64]([0] * int(facts.events))
    table.event_by = vec[i64]([NONE] * int(facts.events))
    table.zone = facts.no_zone
    table.flooded = 0
    table.rains = False
    table.cash_is_open = table.open_cash
    table.victory_sum = FIRST_VICTORY_SUM
