"""The first state, for n players and these options (RD-26 to RD-32, RD-134 to RD-139)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from trackside.core.boards import Board
from trackside.core.contract import Event
from trackside.core.options import OptionValue
from trackside.games.railroad_dice.components import (
    ALL_SIDES,
    BIT,
    COMPANIES,
    DICE,
    EXTENDED_DICE,
    FACES,
    JOKER,
    NORTH,
    SECTORS,
    SOUTH,
    SQUARES,
    START_JOKERS,
    VARIANT_STARTS,
    facts_of,
)
from trackside.games.railroad_dice.rules.years import begin_year
from trackside.games.railroad_dice.state import (
    DRAW_FIRST,
    DRAW_STARTS,
    NO_SEAT,
    NOT_ENDED,
    Setting,
    Table,
)


def make_setting(players: int, options: dict[str, OptionValue], board: Board) -> Setting:
    setting = Setting()
    setting.board = board
    setting.facts = facts_of(board)
    setting.options = options
    setting.players = players
    setting.dice = EXTENDED_DICE if options["extended-game"] is True else DICE
    literal = 1 if options["station-supply"] == "literal" else 0
    setting.supply = vec[i64]([int(count) - literal for count in setting.facts.supply])
    setting.joker_income = options["dismissed-income"] is True
    setting.water = int(options["water-surcharge"])
    setting.least_to_leave = int(options["min-dice-to-leave"])
    return setting


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def lay_out(table: Table, setting: Setting) -> None:
    """Everything but what chance decides."""
    players = setting.players
    table.setting = setting
    table.events = None
    table.year = 1
    table.first = table.turn = 0
    table.turns_left = players
    table.income_taken = table.rolled = False
    table.rolling = table.rivers_paid = table.rewarded = 0
    table.bank = setting.dice - players * START_JOKERS
    table.hidden = zeros(players)
    table.front = zeros(players * FACES)
    for seat in range(players):
        table.front[seat * FACES + JOKER] = START_JOKERS
    table.dismissed = vec[u8]([0] * players)
    table.waiting = zeros(COMPANIES)
    table.carried = zeros(players * COMPANIES)
    table.director = vec[i64]([NO_SEAT] * COMPANIES)
    table.built = zeros(COMPANIES)
    table.on_square = vec[u8]([0] * SQUARES)
    table.city_built = zeros(len(setting.facts.cities))
    table.sector_dice = zeros(SECTORS)
    table.sector_stations = zeros(SECTORS)
    table.countries_used = 0
    table.start_squares = zeros(0)
    table.end_square = zeros(2)
    table.end_open = zeros(2)
    table.end_abroad = vec[u8]([0, 0])
    table.end_reason = NOT_ENDED
    place_starts(table, str(setting.options["start-squares"]))


def place_starts(table: Table, choice: str) -> None:
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
    table.bank -= 1
    table.end_square[0] = table.end_square[1] = start
    table.end_open[0], table.end_open[1] = BIT[NORTH], BIT[SOUTH]


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


def start_outcomes(table: Table) -> list[int]:
    """The southern square is drawn first, then the northern one (RD-135)."""
    return [0, 1] if len(table.start_squares) == 0 else [2, 3]


def draw_start(table: Table, number: i64) -> None:
    starts = table.setting.facts.variant_starts
    if table.events is not None:
        params = {"place": VARIANT_STARTS[number]}
        table.events.append(Event("start-square", "RD-135", params=params))
    if len(table.start_squares) == 0:
        table.start_squares = vec[i64]([starts[number]])
        return
    south: i64 = 0 if table.start_squares[0] == starts[0] else 1
    place_markers(table, south, number)
    table.phase = DRAW_FIRST


def draw_first_player(table: Table, seat: i64) -> None:
    if table.events is not None:
        table.events.append(Event("first-player", "RD-32", seat))
    begin_year(table, seat)
