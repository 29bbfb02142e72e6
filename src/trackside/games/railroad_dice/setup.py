"""The first state, for n players and these options (RD-26 to RD-32, RD-134 to RD-139)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.options import OptionValue
from trackside.games.railroad_dice.components import (
    ALL_SIDES,
    DICE,
    EXTENDED_DICE,
    FACES,
    JOKER,
    NORTH,
    SOUTH,
    START_JOKERS,
    VARIANT_STARTS,
    Facts,
)
from trackside.games.railroad_dice.dump import blank
from trackside.games.railroad_dice.phases import DRAW_FIRST, DRAW_STARTS
from trackside.games.railroad_dice.rules.years import begin_year
from trackside.games.railroad_dice.state import UNKNOWN, Table
from trackside.kit.bits import BIT
from trackside.kit.positions import tell


def set_up(table: Table, facts: Facts, players: int, options: dict[str, OptionValue]) -> None:
    """Everything but what chance decides."""
    blank(table, facts, players)
    set_options(table, options)
    table.year = 1
    table.turns_left = players
    table.bank = table.setting.dice - players * START_JOKERS
    for seat in range(players):
        table.front[seat * FACES + JOKER] = START_JOKERS
    place_starts(table, str(options["start-squares"]))


def set_options(table: Table, options: dict[str, OptionValue]) -> None:
    """What the options say, for the whole game."""
    setting = table.setting
    setting.options = options
    setting.dice = EXTENDED_DICE if options["extended-game"] is True else DICE
    literal = 1 if options["station-supply"] == "literal" else 0
    setting.supply = vec[i64]([int(count) - literal for count in setting.facts.supply])
    setting.joker_income = options["dismissed-income"] is True
    setting.water = int(options["water-surcharge"])
    setting.least_to_leave = int(options["min-dice-to-leave"])
    setting.free_ends = options["dead-ends"] == "free"


def place_starts(table: Table, choice: str) -> None:
    """The start die, the chosen start squares, or a draw of them."""
    table.phase = DRAW_FIRST
    if choice == "frankfurt":
        place_start_die(table)
    elif choice == "random":
        table.phase = DRAW_STARTS
    else:
        first, second = choice.split("-")
        place_markers(table, VARIANT_STARTS.index(first), VARIANT_STARTS.index(second))


def place_start_die(table: Table) -> None:
    """A straight from north to south, taken from the dice (RD-28 to RD-30)."""
    start = table.setting.facts.start
    table.on_square[start] = u8(BIT[NORTH] + BIT[SOUTH])
    table.sector_dice[table.setting.facts.sector[start]] += 1
    table.changes += 1
    table.changed = start
    table.bank -= 1
    table.end_square[0] = table.end_square[1] = start
    table.end_open[0], table.end_open[1] = BIT[NORTH], BIT[SOUTH]
    table.openings = UNKNOWN


def place_markers(table: Table, one: i64, other: i64) -> None:
    """Two start markers, which are no dice (RD-136, RD-149); the later in the list is end N."""
    starts = table.setting.facts.variant_starts
    squares = [starts[other], starts[one]]
    if one == 0 and other == 1:  # both in the south: Saarbrücken is the northern one
        squares = [starts[one], starts[other]]
    table.start_squares = vec[i64](squares)
    for end in range(2):
        table.end_square[end] = squares[end]
        table.end_open[end] = ALL_SIDES
        table.end_abroad[end] = 1
    table.openings = UNKNOWN


def start_outcomes(table: Table) -> list[int]:
    """The southern square is drawn first, then the northern one (RD-135)."""
    return [0, 1] if len(table.start_squares) == 0 else [2, 3]


def draw_start(table: Table, number: i64) -> None:
    """One of the two start squares; the second lets the game begin."""
    starts = table.setting.facts.variant_starts
    if table.events is not None:
        params = {"place": VARIANT_STARTS[number]}
        tell(table, "start-square", "RD-135", params=params)
    if len(table.start_squares) == 0:
        table.start_squares = vec[i64]([starts[number]])
        return
    south: i64 = 0 if table.start_squares[0] == starts[0] else 1
    place_markers(table, south, number)
    table.phase = DRAW_FIRST


def draw_first_player(table: Table, seat: i64) -> None:
    """The marker goes to that seat (RD-32)."""
    tell(table, "first-player", "RD-32", seat)
    begin_year(table, seat)
