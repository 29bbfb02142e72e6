"""Games of the engine that the reference plays along, action by action."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from itertools import product
from random import Random
from typing import Any

from reference.german_railways import board, compare, table
from reference.german_railways.position import Position
from trackside import games
from trackside.bots import levels
from trackside.core.contract import CHANCE, State
from trackside.core.errors import IllegalAction
from trackside.core.options import OptionValue, complete
from trackside.core.players import Bot, Observer

SLUG = "german-railways"
MOST_ACTIONS = 3000
Choose = Callable[[State, int], int]


@dataclass
class Case:
    """One game: at which table, and how its seats decide."""

    players: int
    options: dict[str, OptionValue]
    seed: int
    bots: tuple[str, ...] = ()  # levels by seat; without: seats with a temperament
    odd_words: int = 3  # actions at random per position, of which the refusals are compared


@dataclass
class Played:
    """How far a game came, and the first differences."""

    actions: int = 0
    refusals: int = 0
    ended_by: str = ""
    paid: int = 0  # dividend phases
    proved: bool = False
    record: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)


@cache
def board_data() -> dict[str, Any]:
    file = resources.files("trackside.games.german_railways") / "data" / "standard.json"
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


@cache
def reference_board() -> board.Board:
    return board.read(board_data())


def play(case: Case) -> Played:
    """Plays until the end or the first difference."""
    game, rng, played = games.get(SLUG), Random(case.seed), Played()
    options = complete(game.meta.options, case.options)
    engine = game.new(case.players, options)
    mine = table.new(board_data(), case.players, dict(options))
    choose = chooser(case, engine, rng)
    played.differences = compare.differences(mine, engine)
    while (acting := engine.to_act()) and not played.differences:
        if played.actions == MOST_ACTIONS:
            break
        if found := compare_refusals(case, mine, engine, rng, played):
            played.differences = found
            break
        code = choose(engine, acting[0])
        text = engine.notation(code)
        wealth = sum(mine.cash)
        engine.apply(acting[0], code)
        table.apply(mine, text)
        played.record.append(f"{'*' if acting[0] == CHANCE else acting[0]} {text}")
        played.actions += 1
        played.paid += text == "done" and sum(mine.cash) > wealth
        played.differences = compare.differences(mine, engine)
    played.ended_by, played.proved = mine.ended_by, mine.proved
    return played


def compare_refusals(
    case: Case, mine: Position, engine: State, rng: Random, played: Played
) -> list[str]:
    """Actions at random: what forbids them must be as "Which rule refuses" has it."""
    (seat,) = engine.to_act()
    if seat == CHANCE:
        return []
    found = []
    for _ in range(case.odd_words):
        text = some_words(mine, rng)
        its = rule_of(engine, seat, engine.read(text))
        played.refusals += its is not None
        if (rule := table.refuse(mine, text)) != its:
            found.append(f"'{text}' refused: rules {rule}, engine {its}")
    return found


def some_words(mine: Position, rng: Random) -> str:
    """An action of any kind, mostly near what is going on."""
    company, place = rng.choice(mine.board.companies), rng.choice(list(mine.board.cost))
    if rng.random() < 0.5:
        near = [at for each in mine.network[company] for at in mine.board.neighbours[each]]
        place = rng.choice(near)
    return rng.choice(
        (
            f"build {company} {place}",
            f"build {company} {place}",
            f"auction {company}",
            f"bid {rng.randrange(1, 60)}",
            rng.choice(("pass", "done", "propose end", "vote yes", "draw 0", "banker 1")),
        )
    )


def rule_of(engine: State, seat: int, code: int) -> str | None:
    try:
        refusal = engine.refuse(seat, code)
    except IllegalAction as error:
        refusal = error.refusal
    return refusal.rule if refusal else None


# Who decides


def chooser(case: Case, engine: State, rng: Random) -> Choose:
    if not case.bots:
        return temperament(rng)
    bots: list[Bot] = [levels.make(SLUG, level, rng.randrange(2**31)) for level in case.bots]

    def choose(state: State, seat: int) -> int:
        if seat == CHANCE:
            return by_chance(state, rng)
        return bots[seat].choose(Observer(state, seat))

    return choose


def by_chance(state: State, rng: Random) -> int:
    codes, weights = zip(*state.chance(), strict=True)
    code: int = rng.choices(codes, weights)[0]
    return code


def temperament(rng: Random) -> Choose:
    """Random actions of the kinds that this game likes: passive, building, thrifty, quarrelsome."""
    liking = {
        "build": rng.choice((1, 8, 40)),
        "done": rng.choice((0.2, 1, 4)),
        "pass": rng.choice((0.3, 2, 30)),
        "auction": rng.choice((0.3, 2, 8)),
        "propose": rng.choice((0.01, 0.2, 2)),
        "bid": rng.choice((1, 3)),
        "vote": 1,
        "banker": 1,
    }
    likes_cities = rng.choice((0, 0.5, 0.9))
    boldness, says_no = rng.choice((1, 3, 40)), rng.choice((0.02, 0.5, 0.97))

    def choose(state: State, seat: int) -> int:
        if seat == CHANCE:
            return by_chance(state, rng)
        kinds: dict[str, list[int]] = {}
        for code in state.legal(seat):
            kinds.setdefault(state.notation(code).split(" ")[0], []).append(code)
        kind = rng.choices(list(kinds), [liking[each] for each in kinds])[0]
        codes = kinds[kind]
        if kind == "bid":
            return rng.choice(codes[:boldness])
        if kind == "build" and rng.random() < likes_cities:
            codes = towards_cities(state, codes)
        if kind == "vote":
            return codes[[state.notation(code) for code in codes].index(answer())]
        return rng.choice(codes)

    def answer() -> str:
        return "vote no" if rng.random() < says_no else "vote yes"

    return choose


def towards_cities(state: State, codes: list[int]) -> list[int]:
    """The builds into a city where another company is, else into a city, else all of them."""
    city = reference_board().city
    here = state.view(None)["board"]
    places = {code: state.notation(code).split(" ")[2] for code in codes}
    cities = [code for code in codes if places[code] in city]
    return [code for code in cities if here.get(places[code])] or cities or codes


# Which games


def every_table() -> list[tuple[int, dict[str, OptionValue]]]:
    """All player counts with all options."""
    meta = games.get(SLUG).meta
    choices: list[tuple[OptionValue, ...]] = [o.choices or (False, True) for o in meta.options]
    keys = [option.key for option in meta.options]
    counts = range(meta.least_players, meta.most_players + 1)
    return [
        (count, dict(zip(keys, row, strict=True))) for count in counts for row in product(*choices)
    ]


def cases(seed: int, bots: float) -> Iterator[Case]:
    """Without end: every table in turn; this share of the games is played by bots."""
    rng = Random(seed)
    while True:
        tables = every_table()
        rng.shuffle(tables)
        for players, options in tables:
            case = Case(players, options, rng.randrange(2**31))
            if rng.random() < bots:
                case.bots = tuple(rng.choice(("random", "easy", "normal")) for _ in range(players))
            yield case
